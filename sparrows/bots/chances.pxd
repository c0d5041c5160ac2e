# Types for chances.py where it is compiled.
cimport cython

@cython.locals(
    chance=cython.double, no_step=cython.double, ends=cython.double, then=cython.double,
    taken=cython.double,
)
cpdef _with_steps(double step, int distance, int end, int pace)

cdef class DealClock:
    cdef public int passed
    cdef public int turns
    cdef public int unseen
    cdef tuple _claimed

    @cython.locals(low=cython.int, exact=cython.double, below=cython.double, above=cython.double)
    cpdef double chance(self, int distance, double useful, double pace=*, double claims=*)

    @cython.locals(more=cython.double)
    cdef double _rate(self, int distance, double useful, double claims)
