# Types for suits.py where it is compiled.
cimport cython

@cython.locals(ranks="int[9]", number=cython.int, rank=cython.int)
cpdef tuple splits_of(int key, int first, int length)

@cython.locals(tile=cython.int, number=cython.int, step=cython.int)
cdef void cut(
    int *ranks, int rank, int first, int length, tuple chows, tuple pungs, int pair, list found
) except *
