# Types for chooser.py where it is compiled.
cimport cython

from sparrows.readings.hand cimport Hand
from sparrows.scoring.judge cimport Judge
from sparrows.scoring.outcome cimport Outcome, Outcomes
from sparrows.scoring.words cimport ones

cdef int CHOWS, CHOW_BITS, CHOW_NUMBER, CONCEALED_PUNGS, CUT_PAIR, CUT_PUNGS, EAST, FOURS, FOURTH_CHOWS, FOUR_SETS, GATES_IS
cdef int KINDS, MOST_CUTS, NINE, NUMBER_OF_KINDS, PAIR, PAIRS, PUNGS, PUNG_NUMBER, RANKS, SHAPE_IS, WHOLE_HAND
cdef int WON_IS
cdef long long ONE, CUT_CHOWS, EACH_CHOW
cdef dict SHAPES, WON_ON

cdef class Reader:
    cdef public object read
    cdef bint cuts, freely, places, dealt, even
    cdef int fewest_kinds, most_kinds, mask_number
    cdef long long[::1] masks
    @cython.locals(found=cython.bint, i=cython.int)
    cdef inline bint may_be_read(self, long long kinds, int number, bint odd) noexcept

cdef class Chooser(Judge):
    cdef long long[35] left
    cdef long long[33] cuts
    cdef long long[5] cut_number
    cdef bytes best
    cdef readonly Outcome outcome
    cdef readonly int chosen
    cdef readonly object chosen_reading
    cdef long long regular, won_anyhow, won_on_pung, won_on_pair, won_on_chow

    @cython.locals(reader=Reader, quick=cython.bint, odd=cython.bint, number=cython.int)
    cpdef int choose(self, Hand hand, tuple readers, Outcomes asked) except? -2
    @cython.locals(rows=bytes, outcome=Outcome)
    cdef inline int weigh(self) except -1
    @cython.locals(hand=Hand, odd=cython.int, tile=cython.int)
    cdef inline bint has_odd(self) except -1
    @cython.locals(hand=Hand, sets=cython.int, melded=cython.longlong, pungs_melded=cython.longlong, i=cython.int, j=cython.int,
                   k=cython.int, m=cython.longlong, p=cython.longlong, s=cython.longlong, z=cython.longlong,
                   chows=cython.longlong, pungs=cython.longlong, pair=cython.longlong)
    cdef inline void cut_hand(self, Reader reader) except *
    @cython.locals(hand=Hand, tile=cython.int, suit=cython.int, number=cython.int, pairs=cython.int, end=cython.int)
    cdef inline bint cut_suits(self) except -1
    @cython.locals(number=cython.int, rank=cython.int, step=cython.int)
    cdef inline void cut(self, int tile, int end, int suit, long long found) noexcept
    @cython.locals(number=cython.int, i=cython.int)
    cdef inline void keep(self, int suit, long long found) noexcept
    @cython.locals(found=cython.longlong, i=cython.int, tile=cython.int)
    cdef long long chow_numbers(self, tuple lowest) except? -1
    @cython.locals(one=cython.longlong, two=cython.longlong, four=cython.longlong)
    cdef inline int lay_sets(self, long long chows, long long pungs, long long pair) except -1
    cdef inline int weigh_won(self, long long concealed, long long won) except -1
    @cython.locals(hand=Hand, tile=cython.int, finished=cython.longlong)
    cdef inline int weigh_freely(self, long long pungs) except -1
    @cython.locals(tile=cython.int, bit=cython.longlong, rank=cython.int, place=cython.int, low=cython.int, high=cython.int)
    cdef inline void weigh_places(self, long long chows, long long pungs, long long pair) except *
