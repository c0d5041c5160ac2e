# Types for standing.py where it is compiled. Who asks for the keys from outside gets a new list.
cimport cython

cdef class Standing:
    cdef public list counts
    cdef public int[4] keys
    cdef public unsigned long long kinds
    cdef public int fours
    cdef public int size
    cdef public object sets
    cdef public object room

    @cython.locals(number=cython.int, counts=list)
    cpdef take(self, int tile)

    @cython.locals(number=cython.int, counts=list)
    cpdef give(self, int tile)

    @cython.locals(twin=Standing, m=cython.int, p=cython.int, s=cython.int, z=cython.int)
    cpdef copy(self)
