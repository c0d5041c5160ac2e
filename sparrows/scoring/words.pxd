# Types for words.py where it is compiled.
cimport cython

from sparrows.readings.gates cimport nine_gates
from sparrows.readings.hand cimport Hand

cdef int ANOTHER, CALL, CHOWS, CHOW_BITS, CHOW_NUMBER, CONCEALED_KONGS, CONCEALED_PUNGS, COUNT, EACH, EACH_HAS, EACH_SET, EACH_WHOLE
cdef int EAST, EXACTLY, FIGURES, FIRST_BONUS, FLOWERS, FORM, FOURS, FOURTH_CHOWS, FOUR_SETS, GATES_IS, IS_CLOSED
cdef int IS_KONG, JOKERS_IS, KINDS, KONGS, LEAST, MELDED_IS, NINE, NINE_GATES_IS, NO, NOT_THERE, NO_VALUE, NUMBER_OF_KINDS
cdef int CHOW_RANKS, PUNG_RANKS
cdef int OPEN_KONGS, OPEN_MELDS_IS, OTHER_SEATS, OWN_FLOWERS, OWN_SEAT, OWN_WIND, PAIR, PAIRS, PUNGS, PUNG_NUMBER, RANKS
cdef int ROUND_IS, ROUND_WIND, SEAT_IS, SELF_DRAW_IS, SHAPE_IS, SITUATION, SOME, SUITS, TEST, WILD_IS, WINNING_ALONE_IS, WINNING_IS
cdef int WITHIN, WITH_KONGS, WITH_OWN_WIND, WITH_ROUND_WIND, WON_IS, WORDS
cdef long long ONE
cdef unsigned long long EACH_SECOND, TWO_OF_FOUR, FOUR_OF_EIGHT, EACH_EIGHTH
cdef dict SHAPES, SITUATIONS, WON_ON

cdef class Program:
    cdef readonly int rows
    cdef int fixed_number, free_number
    cdef long long[::1] code, starts, numbers, fixed, free, each, prices, series, absorbs_all, asks
    cdef bytes absorbers
    cdef tuple calls
    cdef list fixed_rows, free_rows

cdef class HandWords:
    cdef Program program
    cdef long long[35] words  # and one more, as `zeros` has it
    cdef Hand hand
    cdef int winning
    cdef long long concealed_kongs
    cdef bint odd, odd_hand, ordinary

    @cython.locals(program=Program, seat=cython.int, wind=cython.int)
    cpdef begin(self, Hand hand)
    cdef int read_kongs(self, Hand hand) except -1
    cdef int read_situation(self, frozenset situation) except -1
    cdef long long bit_if_any(self, value) except? -1
    cdef inline long long bit(self, long long place) noexcept
    @cython.locals(bits=cython.longlong, bit=cython.longlong, tile=cython.int, i=cython.int)
    cdef long long mask(self, tuple tiles) except? -1
    cdef bint at_gates(self) except -1
    @cython.locals(program=Program, chows=cython.longlong, fourth=cython.longlong, number=cython.int, i=cython.int, tile=cython.int,
                   place=cython.int, lowest=tuple, pungs=tuple, pairs=tuple, pair=cython.int)
    cdef int read(self, reading) except -1
    @cython.locals(chows=cython.longlong, pungs=cython.longlong)
    cdef inline void see_ranks(self) noexcept
    @cython.locals(program=Program, end=cython.int, at=cython.int, op=cython.int, found=cython.int)
    cdef int next_open(self, bytes rows, int i) noexcept
    @cython.locals(program=Program, op=cython.int, x=cython.longlong, a=cython.longlong, suits=cython.int,
                   found=cython.bint)
    cdef inline bint holds(self, int at) noexcept
    @cython.locals(program=Program, op=cython.int, x=cython.longlong, a=cython.longlong, b=cython.longlong,
                   found=cython.int, i=cython.int, number=cython.longlong)
    cdef inline int number_of(self, int at) noexcept
    cdef inline long long each_of(self, long long x, long long a, int b) noexcept
    @cython.locals(kongs=cython.longlong, hidden=cython.longlong, found=cython.longlong)
    cdef inline long long sets_of(self, long long a, int b) noexcept
    cdef inline int each_has(self, long long a, long long b) noexcept
    @cython.locals(program=Program, left=cython.longlong, i=cython.int, place=cython.int)
    cdef inline long long bases(self, int form) noexcept
    @cython.locals(found=cython.int, left=cython.longlong, _=cython.int)
    cdef inline int figures(self, int form, int number) noexcept
    @cython.locals(program=Program, found=cython.int, i=cython.int, place=cython.int, at=cython.int, first=cython.int, nth=cython.int, alike=cython.int)
    cdef inline int ways(self, int form, long long base) noexcept

@cython.locals(kind=cython.int)
cdef int playing_kind(tile) except? -2
@cython.locals(left=cython.ulonglong)
cpdef int ones(long long word) noexcept
cpdef int bit_number(long long bit) noexcept
