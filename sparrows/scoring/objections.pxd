# Types for objections.py where it is compiled.
cimport cython

from sparrows.readings.hand cimport Hand

cdef int NOT_WHOLE, MELDED_CHOWS, ANY_KONGS, ANY_JOKERS, SAID_FACTS, THREE_SUITS, ANYTHING, WHOLE_HAND
cdef unsigned long long CHARACTER_TILES, DOT_TILES, BAMBOO_TILES
cdef object NO_FACTS

@cython.locals(found=cython.int, kinds=cython.ulonglong)
cpdef int unusual(Hand hand) except -1
cpdef bint is_plain(Hand hand, unsigned long long kinds) except -1
