# Types for groups.py where it is compiled.
cpdef bint is_chow_start(Py_ssize_t tile) noexcept

cpdef tuple all_of(tuple tiles, tuple more)
