# Types for wild.py where it is compiled.
cimport cython

from sparrows.readings.groups cimport all_of
from sparrows.readings.hand cimport Hand

@cython.locals(counts=list, tile=cython.Py_ssize_t)
cpdef list count_sets(tuple chows, tuple pungs)

@cython.locals(chows=tuple, pungs=tuple)
cdef void _read(Hand hand, object sets, list pairs, object places, list found) except *

cdef tuple _concealed(Hand hand, tuple pungs, str won)

@cython.locals(tile=cython.Py_ssize_t)
cdef bint _all_anchored(list standing, list counts, Py_ssize_t at=*) except -1
