# Types for glance.py where it is compiled.
cimport cython

from sparrows.scoring.words cimport Program, HandWords, bit_number

cdef int CHOW_NUMBER, CONCEALED_KONGS, CONCEALED_PUNGS, COUNT, EACH, EACH_SET, EAST, FLOWERS, FOUR_SETS, GATES_IS, IS_KONG
cdef int FREE_LOOKS, JOKERS_IS, KINDS, KONGS, OPEN_KONGS, TO_FOUR, WILD_IS
cdef int MELDED_IS, NINE, NOT_THERE, NO_VALUE, OPEN_MELDS_IS, PAIR, PAIRS, PUNGS, PUNG_NUMBER, RANKS, SELF_DRAW_IS, SHAPE_IS
cdef int SITUATION, SOME, SUITS, SUITS_AND_HONOURS, TEST, THERE, WITHIN, WITH_OWN_WIND, WITH_ROUND_WIND
cdef long long ONE

cdef class Glance(HandWords):
    @cython.locals(program=Program, key=cython.int, rows=bytes)
    cdef bytes likely_fixed(self)
    @cython.locals(program=Program, chows=cython.int, pungs=cython.int, shape=cython.longlong, number=cython.int,
                   of_shape=list, key=cython.int, rows=bytes)
    cdef bytes likely_rows(self)
    @cython.locals(x=cython.longlong)
    cdef inline int families(self) noexcept
    @cython.locals(found=bytearray, i=cython.int, at=cython.int)
    cdef bytes those_possible(self, long long[::1] rows, bint of_hand)
    @cython.locals(program=Program, at=cython.int, first=cython.int, seen=cython.int, lies=cython.bint)
    cdef int first_open(self, int row, bint of_hand) noexcept
    @cython.locals(program=Program, op=cython.int, word=cython.int)
    cdef int glance(self, int at, bint of_hand) noexcept
    @cython.locals(there=cython.int, found=cython.longlong, i=cython.int)
    cdef long long kinds_possible(self) noexcept
    @cython.locals(program=Program, op=cython.int, a=cython.longlong, possible=cython.longlong, family=cython.longlong, i=cython.int)
    cdef int glance_at_kinds(self, int at) noexcept
    @cython.locals(program=Program, op=cython.int, word=cython.int, a=cython.longlong, b=cython.longlong)
    cdef int glance_at_groups(self, int at) noexcept
