# Types for events.py where it is compiled.
cimport cython

from sparrows.play.table cimport Place, Table, Wall

# What is imported or used here alone is no Python name here.
cdef int HIDDEN, JOKER, NO_TILE
cdef tuple CLAIMS, THROWN
cdef str CLAIM, OVER, ROB, TURN, KONG

@cython.locals(wall=Wall)
cpdef fold_draw(Table table, Place place, int tile, bint after_kong=*, bint loose=*)

cpdef fold_dealt(Table table, Place place, tuple tiles)

@cython.locals(seat=cython.int, thrown=tuple, claims=tuple)
cpdef fold_discard(Table table, Place place, int tile)

cpdef show_to(Table table, seat, event)
