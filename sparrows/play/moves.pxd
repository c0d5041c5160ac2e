# Types for moves.py where it is compiled.
cimport cython

from sparrows.play.table cimport Place, Table

# What is imported or used here alone is no Python name here.
cdef int JOKER
cdef tuple BIT, DISCARDS, IN_M, IN_P, IN_S, IN_Z

cpdef list discards_of(unsigned long long kinds)

@cython.locals(found=list)
cpdef list allowed_discards(unsigned long long allowed, Table table, Place place)

@cython.locals(counts=list, barred=cython.ulonglong)
cpdef list possible_claims(tuple claims, Place place)

cpdef bint holds(list counts, tuple tiles)
