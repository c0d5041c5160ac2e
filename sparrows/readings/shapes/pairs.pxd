# Types for pairs.py where it is compiled.
cimport cython

from sparrows.readings.hand cimport Hand

cdef int KINDS

@cython.locals(counts=bytes, doubled=cython.int, pairs=list)
cdef list read_pairs(Hand hand, bint repeats)
