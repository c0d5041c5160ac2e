# Types for moves.py where it is compiled.
cimport cython

# What is imported or used here alone is no Python name here.
cdef tuple IN_M, IN_P, IN_S, IN_Z

cpdef list discards_of(unsigned long long kinds)

cpdef bint holds(list counts, tuple tiles)
