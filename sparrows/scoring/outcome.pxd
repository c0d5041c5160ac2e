# Types for outcome.py where it is compiled.
cimport cython

@cython.final
@cython.no_gc
cdef class Outcome:
    cdef readonly tuple lines
    cdef readonly bint listed
    cdef readonly object reason
    cdef readonly dict counts
    cdef object _make_total, _rank, _total

    cpdef bint beats(self, Outcome other) except -1

cdef class Outcomes:
    cpdef Outcome outcome(self, bytes rows)
