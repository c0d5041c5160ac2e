# Types for shuffle.py where it is compiled.
cimport cython

# What is used here alone is no Python name here.
cdef int DRAWN_AT_ONCE
cdef tuple FAIR

cdef class Chance:
    cdef object _source
    cdef bytes _drawn
    cdef Py_ssize_t _at

    @cython.locals(fair=cython.int, number=cython.int)
    cpdef int below(self, int limit) except -1
    cpdef _draw_more(self)
    @cython.locals(limit=cython.int, other=cython.int)
    cpdef shuffle(self, list tiles)
