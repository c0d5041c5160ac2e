# Types for plans.py where it is compiled.
cimport cython

from sparrows.readings.standing cimport Standing

@cython.locals(counts=list, rest=list, tile=cython.int, number=cython.int)
cpdef list keys_without(Standing tiles, tuple strangers)

@cython.locals(
    counts=list, rest=list, tile=cython.int, number=cython.int, here=cython.int,
    missing=cython.int, useful=cython.ulonglong,
)
cpdef tuple taken_out(Standing tiles, tuple wanted)
