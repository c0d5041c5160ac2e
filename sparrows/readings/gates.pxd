# Types for gates.py where it is compiled.
from sparrows.readings.hand cimport Hand

cpdef bint nine_gates(Hand hand) except -1
