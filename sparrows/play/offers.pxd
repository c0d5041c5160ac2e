# Types for offers.py where it is compiled.
cimport cython

from sparrows.play.moves cimport discards_of
from sparrows.play.table cimport Place, Table
from sparrows.readings.standing cimport Standing

# What is imported or used here alone is no Python name here.
cdef int FIRST_BONUS, KINDS, JOKER
cdef int ALWAYS, FIRST_DISCARD, HOLDS_BONUS, NEAR_READY
cdef int WAIT, FOUR, FOURTH, FLOWER, JOKERS, NEXT
cdef tuple ALIKE, BIT, RUNS
cdef str TURN

cdef class Sieve:
    cdef public int needed
    cdef public tuple by_held
    cdef public bint asks_all
    cdef public bint asks_waits
    cdef public bint asks_looks
    cdef public bytes plain_unless

@cython.locals(place=Place, first=cython.int)
cpdef list offers_of(rules, Table table, int seat)

@cython.locals(held=cython.int)
cpdef list turn_offers(Sieve sieve, rules, Table table, Place place)

@cython.locals(held=cython.int, drawn=cython.int)
cpdef int held_in_turn(Sieve sieve, rules, Table table, Place place) except -1

@cython.locals(counts=list, tile=cython.int)
cpdef bint may_discard_any(Sieve sieve, int unless, rules, Table table, Place place) except -1

cpdef kinds_awaited(Sieve sieve, rules, Table table, Place place)

@cython.locals(drawn=cython.int, came=cython.bint, found=tuple)
cpdef work_out_waits(Sieve sieve, rules, Table table, Place place)

@cython.locals(
    standing=Standing, barred=cython.ulonglong, far=cython.int, number=cython.int, tile=cython.int
)
cpdef tuple look_at(rules, Place place)

cpdef bint may_get_ready(rules, Place place) except -1

@cython.locals(own=cython.bint, standing=Standing, tile=cython.int, looked=tuple)
cpdef list readying(rules, Place place, list discards)

@cython.locals(
    place=Place, held=cython.int, tile=cython.int, alike=cython.int, run=cython.int,
    asks_all=cython.bint, found=dict, sides=list, seat=cython.int, bit=cython.ulonglong,
)
cpdef dict claims(Sieve sieve, rules, Table table, tuple seats, int first)

@cython.locals(found=list)
cpdef list claim_offers(Sieve sieve, rules, Table table, Place place, int held)

@cython.locals(found=list)
cpdef list options_of(moves, rules, Table table, Place place)
