# Types for events.py where it is compiled.
cimport cython

from sparrows.play.table cimport Place, Table, Wall

# What is imported or used here alone is no Python name here.
cdef int HIDDEN, JOKER, NO_TILE
cdef tuple CLAIMS, THROWN
cdef str CLAIM, OVER, ROB, TURN, KONG

@cython.locals(place=Place, wall=Wall)
cpdef fold_draw(Table table, int seat, int tile, bint after_kong=*, bint loose=*)

@cython.locals(place=Place)
cpdef fold_discard(Table table, int seat, int tile)

@cython.locals(place=Place, tile=cython.int)
cpdef fold_claim(Table table, int seat, meld, int giver, tuple using)

cpdef show_to(Table table, seat, event)
