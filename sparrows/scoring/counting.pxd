# Types for counting.py where it is compiled.
cimport cython

from sparrows.readings.hand cimport Hand
from sparrows.scoring.outcome cimport Outcome, Outcomes
from sparrows.scoring.chooser cimport Reader, Chooser
from sparrows.scoring.score cimport Score, score_of_best
from sparrows.scoring.words cimport Program

cdef class Counting(Outcomes):
    cdef object _scoring
    cdef Program _program
    cdef tuple _readers, _open_readers
    cdef list _lines, _ids
    cdef Chooser _idle
    cdef dict _places
    cdef object _outcomes, _known

    @cython.locals(judge=Chooser, outcome=Outcome)
    cpdef Score score(self, Hand hand)
    @cython.locals(score=Score)
    cpdef tuple best(self, Hand hand)
    @cython.locals(judge=Chooser, reader=Reader)
    cpdef list outcomes(self, Hand hand)
    @cython.locals(judge=Chooser)
    cdef Chooser _judge(self)
    @cython.locals(lines=list, counts=dict, at=cython.Py_ssize_t)
    cpdef Outcome outcome(self, bytes rows)
    @cython.locals(known=dict)
    cdef object _line(self, Py_ssize_t place, object times)
