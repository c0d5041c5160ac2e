# Types for moves.py where it is compiled.
cimport cython

cpdef list discards_of(unsigned long long kinds)

cpdef bint holds(list counts, tuple tiles)
