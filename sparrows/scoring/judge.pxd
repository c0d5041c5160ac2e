# Types for judge.py where it is compiled.
cimport cython

from sparrows.readings.hand cimport Hand
from sparrows.scoring.glance cimport Glance
from sparrows.scoring.outcome cimport Outcomes
from sparrows.scoring.room cimport room_for
from sparrows.scoring.words cimport Program, bit_number

cdef int TEST, ALL_GROUPS, ANOTHER, AS_CHOW, AS_PAIR, AS_PUNG, CALL, CHOW_BITS, EACH, EACH_SET, EACH_WHOLE, FIGURES
cdef int FORM, FOUR_GROUPS, FOUR_TIMES, MOST_GROUPS, PAIR, PLACES, PLACE_BITS, PLACE_GROUP, PUNGS, THERE
cdef object WHOLE

cdef class Judge(Glance):
    cdef long long[::1] places, times, met, placed, there, champions, fixed_there, fixed_times
    cdef unsigned char[512] tally  # two for each of MOST_ROWS
    cdef int number, nth, there_number, fixed_number
    cdef bint fresh
    cdef Outcomes asked
    cdef object now

    cpdef start(self, Hand hand)
    cpdef bytes count(self, reading)
    @cython.locals(rows=bytes, i=cython.int, row=cython.int, number=cython.int, at=cython.int, times=cython.int)
    cdef bytes judged(self)
    @cython.locals(rows=bytes, i=cython.int, times=cython.int, row=cython.int)
    cdef inline int judge_fixed(self) except -1
    @cython.locals(program=Program, i=cython.int, row=cython.int, left=cython.int, end=cython.int)
    cdef inline bytes told(self, int number)
    @cython.locals(program=Program, i=cython.int, row=cython.int, series=cython.int, rival=cython.int, worth=cython.longlong,
                   other=cython.longlong, lost=cython.bint, kept=cython.int)
    cdef inline bytes dearest(self, int end)
    @cython.locals(program=Program, times=cython.int, placed=cython.int, op=cython.int, lies=cython.int,
                   found=cython.int)
    cdef inline int meets(self, int row, int at, int into) except -1
    cdef object reading(self)
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
    @cython.locals(program=Program, first=cython.int, absorbed=cython.bint, i=cython.int, j=cython.int,
                   other=cython.int, number=cython.int, left=cython.int)
    cdef inline int stays(self, int row) except -1
    @cython.locals(room=cython.int, i=cython.int)
    cdef int inside(self, int at) noexcept
