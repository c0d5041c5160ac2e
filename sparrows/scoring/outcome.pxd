# Types for outcome.py where it is compiled.
cdef class Outcome:
    cdef readonly tuple lines
    cdef readonly bint listed
    cdef dict _counts
    cdef object _make_total, _minimum, _reason, _total
