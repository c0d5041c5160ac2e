# Types for score.py where it is compiled.
from sparrows.readings.hand cimport Hand
from sparrows.scoring.outcome cimport Outcome

cdef class Score:
    cdef object _scoring, _chosen, _explained
    cdef readonly Hand hand
    cdef readonly Outcome outcome
    cdef readonly object reason
