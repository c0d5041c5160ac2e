# Types for shape.py where it is compiled.
cimport cython

from sparrows.readings.standing cimport Standing

# What is imported here is no Python name here.
cdef int HALF, JOKER, PAIR_FIELD

cdef class Bound:
    cdef public unsigned long long fields
    cdef public tuple instead
    cdef public tuple lower
    cdef public unsigned long long rest
    cdef public tuple upper
    cdef public unsigned long long upper_fields
    cdef public unsigned long long upper_rest

    @cython.locals(
        fields=cython.ulonglong, more=cython.ulonglong, full=cython.ulonglong,
        full_above=cython.ulonglong, reached=cython.ulonglong, above=cython.ulonglong,
        own=cython.ulonglong, lacking=cython.ulonglong, jokers=cython.int, steps=cython.int,
    )
    cpdef int at_least(self, Standing tiles, int most=*)

@cython.locals(
    m=tuple, p=tuple, s=tuple, z=tuple, in_m=cython.ulonglong, in_p=cython.ulonglong,
    in_s=cython.ulonglong, in_z=cython.ulonglong,
)
cdef unsigned long long added(tuple tables, unsigned long long kinds)
