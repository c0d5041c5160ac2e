# Types for groups.py where it is compiled.
cpdef bint is_chow_start(Py_ssize_t tile)

cpdef tuple joined(tuple tiles, tuple more)
