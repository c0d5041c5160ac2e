# Types for holding.py where it is compiled.
from sparrows.readings.standing cimport Standing

cdef class Holding:
    cdef public Standing tiles
    cdef public tuple melds
