# Types for claims.py where it is compiled.
cimport cython

from sparrows.play.table cimport Table

# What is imported here is no Python name here.
cdef str CLAIM, ROB

@cython.locals(table=Table, takers=list, calls=list)
cpdef resolve_claims(deal, dict asked, dict answers)
