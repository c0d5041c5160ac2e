# Types for counted_freely.py where it is compiled.
from sparrows.readings.hand cimport Hand

cdef list freely_placed(Hand hand, list found)
