# Types for pairs.py where it is compiled.
cimport cython

from sparrows.readings.hand cimport Hand

@cython.locals(counts=bytes, doubled=cython.int)
cdef list read_pairs(Hand hand, bint repeats)
