# Types for scoring.py where it is compiled.
cimport cython

from sparrows.readings.hand cimport Hand
from sparrows.scoring.counting cimport Counting
from sparrows.scoring.objections cimport unusual
from sparrows.scoring.score cimport Score, scored, score_of_best

cdef class Scoring:
    cdef public object shapes, total, minimum, finish
    cdef public str gathers
    cdef public tuple patterns, objections
    cdef public dict by_id
    cdef tuple _readers, _open_readers, _subjects
    cdef dict _order
    cdef bint _ready
    cdef Counting _counting
    cdef object _remembering

    @cython.locals(has=cython.int, subject=cython.int, at=cython.Py_ssize_t)
    cpdef Score score(self, Hand hand)
