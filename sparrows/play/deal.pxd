# Types for deal.py where it is compiled.
cimport cython

from sparrows.play.events cimport fold_discard, fold_draw, show_to
from sparrows.play.offers cimport Sieve, claims, offers_of, turn_offers
from sparrows.play.table cimport Place, Table, Wall

# What is imported or used here alone is no Python name here.
cdef int FACES, FIRST_BONUS, HIDDEN, JOKER, KINDS, NEXT, NO_TILE
cdef tuple DISCARDED, DISCARDING, DISCARDS, DREW
cdef str CLAIM, KONG_TILE, OPENING, ROB, TURN, WALL

cpdef bint is_among(action, list offered)

cdef class Deal:
    cdef public Sieve _claim_sieve
    cdef public bint _covered
    cdef public object _crier
    cdef public object _herald
    cdef public bint _plain_discards
    cdef public Table _public
    cdef public dict _turn_moves
    cdef public Sieve _turn_sieve
    cdef public list _views
    cdef public dict answers
    cdef public dict asked
    cdef public int asked_at
    cdef public int back
    cdef public list decisions
    cdef public int front
    cdef public object ledger
    cdef public list log
    cdef public list loose
    cdef public bint over
    cdef public object parts
    cdef public object rules
    cdef public Table table
    cdef public list tiles

    cpdef list offers(self, seat)
    cpdef list waiting_for(self)
    @cython.locals(
        offered=list, start=cython.Py_ssize_t, in_turn=cython.bint, tile=cython.int,
        plain=cython.bint,
    )
    cpdef list act(self, seat, action)
    @cython.locals(view=Table, public=Table, own=Place)
    cpdef Table view(self, seat)
    cpdef happen(self, event)
    @cython.locals(public=Table, table=Table, view=Table, seat=cython.int)
    cdef _show(self)
    cpdef discard(self, int seat, int tile)
    @cython.locals(table=Table, public=Table)
    cpdef throw(self, int seat, int tile)
    @cython.locals(tile=cython.int, place=Place, table=Table)
    cpdef draw(self, int seat, str source=*)
    @cython.locals(after_kong=cython.bint, plain=cython.bint, table=Table, public=Table)
    cpdef take(self, int seat, int tile, str source, bint loose)
    cpdef int _take(self, str source) except? -1
    cpdef ask_turn(self, int seat)
    @cython.locals(table=Table)
    cpdef ask_claims(self)
    cpdef meld(self, int seat, meld, action)
    @cython.locals(table=Table)
    cpdef go_on(self)
    cpdef _resolve(self)
    @cython.locals(table=Table, takers=list, calls=list)
    cpdef _resolve_claims(self, dict asked, dict answers)
