# Types for danger.py where it is compiled.
cimport cython

@cython.locals(found=cython.double, low=cython.int, high=cython.int, other=cython.int, weight=cython.double)
cpdef double serves(int tile, left, pond)

cdef class Suspect:
    cdef public double ready
    cdef dict _wants

    cpdef double wants(self, int tile)

cdef class Danger:
    cdef double _cost
    cdef bint _ends
    cdef list _others

    @cython.locals(chance=cython.double, other=Suspect)
    cpdef double of(self, int tile, double worth=*)
