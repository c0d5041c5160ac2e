# Types for score.py where it is compiled.
cimport cython

from sparrows.readings.hand cimport Hand
from sparrows.scoring.outcome cimport Outcome

@cython.final
@cython.freelist(16)
@cython.no_gc
cdef class Score:
    cdef object _scoring, _chosen, _explained
    cdef readonly Hand hand
    cdef readonly Outcome outcome
    cdef readonly object reason

@cython.locals(score=Score)
cpdef Score scored(scoring, Hand hand, chosen, Outcome outcome, reason)
cpdef Score score_of_best(scoring, Hand hand, chosen, Outcome outcome)
