# Types for offers.py where it is compiled.
cimport cython

from sparrows.play.table cimport Place, Table

# What is imported or used here alone is no Python name here.
cdef int KINDS, JOKER
cdef int WAIT, FOUR, FOURTH, SPECIAL, JOKERS, NEXT
cdef tuple ALIKE, BIT, RUNS
cdef str TURN

cdef class Sieve:
    cdef public int needed
    cdef public tuple by_held
    cdef public bint asks_all

@cython.locals(place=Place, first=cython.int)
cpdef list offers_of(rules, Table table, int seat)

@cython.locals(sieve=Sieve, held=cython.int, drawn=cython.int, moves=tuple)
cpdef list turn_offers(rules, Table table, Place place)

@cython.locals(
    sieve=Sieve, place=Place, held=cython.int, tile=cython.int, alike=cython.int, run=cython.int,
    found=dict, places=dict,
)
cpdef dict claims(rules, Table table, tuple seats, int first)

@cython.locals(sieve=Sieve, found=list)
cpdef list claim_offers(rules, Table table, Place place, int held)

@cython.locals(found=list)
cpdef list options_of(moves, rules, Table table, Place place)
