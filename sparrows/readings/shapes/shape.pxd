# Types for shape.py where it is compiled.
cimport cython

from sparrows.readings.standing cimport Standing

# What is imported here is no Python name here.
cdef int JOKER

cdef class Bound:
    cdef public object fields
    cdef public object full
    cdef public tuple tables
    cdef public object rest
    cdef public tuple instead

    @cython.locals(m=tuple, p=tuple, s=tuple, z=tuple, kinds=cython.ulonglong)
    cpdef int at_least(self, Standing tiles, int most=*)
