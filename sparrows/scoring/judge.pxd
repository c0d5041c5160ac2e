# Types for judge.py where it is compiled.
cimport cython

cdef int SEAT_IS, ROUND_IS, OWN_WIND, ROUND_WIND, OWN_FLOWERS, SITUATION, SELF_DRAW_IS, WINNING_IS
cdef int WINNING_ALONE_IS, MELDED_IS, OPEN_MELDS_IS, JOKERS_IS, WILD_IS, NINE_GATES_IS, KONGS, CONCEALED_KONGS, OPEN_KONGS
cdef int FLOWERS, SHAPE_IS, CHOWS, FOURTH_CHOWS, CHOW_NUMBER, PUNGS, PUNG_NUMBER, CONCEALED_PUNGS, PAIR, PAIRS
cdef int KINDS, FOURS, WON_IS, GATES_IS, WORDS, NO_VALUE, CHOW_BITS, FORM, THERE, FOUR_GROUPS
cdef int WITHIN, SOME, NO, LEAST, COUNT, EXACTLY, SUITS, EACH, EACH_SET, EACH_WHOLE, ANOTHER, FIGURES
cdef int EACH_HAS, CALL
cdef int WITH_OWN_WIND, WITH_ROUND_WIND, WITH_KONGS, OWN_SEAT, OTHER_SEATS, FOUR_TIMES, IS_KONG, IS_CLOSED
cdef int AS_CHOW, AS_PUNG, AS_PAIR
cdef int NINE, RANKS, PLACE_BITS, PLACE_GROUP, MOST_GROUPS, ALL_GROUPS, PLACES, FOUR_SETS, FIRST_BONUS, EAST
cdef long long ONE
cdef object WHOLE
cdef dict SHAPES, SITUATIONS, WON_ON

cdef class Program:
    cdef readonly int rows
    cdef int fixed_number, free_number
    cdef long long[::1] code, starts, numbers, fixed, free, each, prices, series, absorbs_all, absorbers, lists, asks
    cdef tuple calls

cdef class Judge:
    cdef Program program
    cdef long long[::1] words, places, times, met, placed, there, champions
    cdef bytearray tally
    cdef int number
    cdef bint odd, odd_hand, fresh

    @cython.locals(best=bytes, rows=bytes)
    cpdef tuple choose(self, hand, tuple readers, rows_of, rank_of)
    @cython.locals(program=Program, seat=cython.int, wind=cython.int)
    cpdef begin(self, hand)
    @cython.locals(place=cython.longlong)
    cdef long long bit(self, value) except? -1
    @cython.locals(bits=cython.longlong, bit=cython.longlong, tile=cython.int, i=cython.int)
    cdef long long mask(self, tuple tiles) except? -1
    @cython.locals(program=Program, chows=cython.longlong, fourth=cython.longlong, number=cython.int, i=cython.int, tile=cython.int,
                   place=cython.int, lowest=tuple, pungs=tuple, pairs=tuple, pair=cython.int)
    cdef int read(self, reading) except -1
    @cython.locals(program=Program, i=cython.int, row=cython.int, number=cython.int)
    cpdef bytes count(self, reading)
    @cython.locals(program=Program, i=cython.int, row=cython.int, left=cython.int, end=cython.int)
    cdef bytes told(self, int number, reading)
    @cython.locals(program=Program, i=cython.int, row=cython.int, series=cython.int, rival=cython.int, worth=cython.longlong,
                   other=cython.longlong, lost=cython.bint, kept=cython.int)
    cdef bytes dearest(self, int end)
    @cython.locals(program=Program, times=cython.int, placed=cython.int, at=cython.int, op=cython.int, lies=cython.int,
                   found=cython.int)
    cdef int meets(self, int row, reading, int into) except -1
    @cython.locals(program=Program, op=cython.int, x=cython.longlong, a=cython.longlong, suits=cython.int,
                   found=cython.bint)
    cdef bint holds(self, int at) noexcept
    @cython.locals(program=Program, op=cython.int, x=cython.longlong, a=cython.longlong, b=cython.longlong,
                   found=cython.int, i=cython.int, number=cython.longlong)
    cdef int number_of(self, int at) noexcept
    cdef long long each_of(self, long long x, long long a, int b) noexcept
    @cython.locals(kongs=cython.longlong, hidden=cython.longlong, found=cython.longlong)
    cdef long long sets_of(self, long long a, int b) noexcept
    cdef int each_has(self, long long a, long long b) noexcept
    @cython.locals(program=Program, left=cython.longlong, i=cython.int, place=cython.int)
    cdef long long bases(self, int form) noexcept
    @cython.locals(found=cython.int, left=cython.longlong, _=cython.int)
    cdef int figures(self, int form, int number) noexcept
    @cython.locals(program=Program, found=cython.int, i=cython.int, place=cython.int, at=cython.int, first=cython.int, nth=cython.int, alike=cython.int)
    cdef int ways(self, int form, long long base) noexcept
    cdef int note(self, int into, long long place, int times) except -1
    @cython.locals(program=Program, op=cython.int, bits=cython.longlong)
    cdef int lay(self, int at, int into, int placed) except -1
    @cython.locals(left=cython.longlong, base=cython.longlong, _=cython.int)
    cdef int lay_figures(self, int form, int number, int into) except -1
    @cython.locals(program=Program, op=cython.int, x=cython.longlong, a=cython.longlong, b=cython.longlong, lies=cython.int,
                   left=cython.longlong, group=cython.longlong, i=cython.int)
    cdef int lay_each(self, int at, int into) except -1
    @cython.locals(place=cython.longlong, number=cython.int)
    cdef long long packed(self, long long left, int lies) noexcept
    @cython.locals(program=Program, found=cython.longlong, i=cython.int, place=cython.int, word=cython.int, at=cython.int, group=cython.int, chow=cython.int)
    cdef long long figure(self, int form, long long base) noexcept
    @cython.locals(found=cython.longlong, groups=cython.int, i=cython.int, place=cython.longlong, _=cython.int)
    cdef int join(self, int into) except -1
    @cython.locals(program=Program, first=cython.int, last=cython.int, absorbed=cython.bint, i=cython.int, j=cython.int,
                   other=cython.int, number=cython.int, left=cython.int)
    cdef int stays(self, int row, reading) except -1
    @cython.locals(room=cython.int, i=cython.int)
    cdef int inside(self, int at) noexcept

@cython.locals(number=cython.int)
cdef int ones(long long word) noexcept
cdef int bit_number(long long bit) noexcept
