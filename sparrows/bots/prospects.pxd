# Types for prospects.py where it is compiled.
cimport cython

from sparrows.bots.chances cimport DealClock
from sparrows.bots.holding cimport Holding
from sparrows.readings.standing cimport Standing

@cython.locals(tile=cython.int, found=cython.int, most=cython.int, likely=cython.int)
cpdef int likeliest(unsigned long long useful, list counts, list left)

cdef class Prospects:
    cdef public object rules, view, place, facts, payoffs
    cdef public unsigned long long kinds
    cdef public list left, promises
    cdef public DealClock clock
    cdef public double relief, at_end
    cdef public tuple calls, every
    cdef object _unseen
    cdef dict _ready, _prospects
    cdef object _scores
    cdef tuple _beside

    cpdef double points(self, double value)

    @cython.locals(tiles=Standing, counts=list, last=cython.int, coming=cython.int)
    cpdef completed(self, plan, Holding hand)

    @cython.locals(surplus=cython.int, tile=cython.int)
    cpdef int _trim(self, plan, Holding hand, Standing tiles)

    cpdef best_score(self, Holding hand, int tile)

    cpdef score(self, Holding hand, int tile, str declare=*)

    cpdef _scored(self, Holding hand, int tile, str declared)

    cpdef int number(self, unsigned long long kinds)

    @cython.locals(
        number=cython.int, tile=cython.int, left=cython.int, most=cython.int,
        worth=cython.double, value=cython.double, chance=cython.double,
    )
    cpdef ready(self, Holding hand, unsigned long long waits, str plan, str declare)
