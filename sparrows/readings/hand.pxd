# Types for hand.py where it is compiled.
cimport cython

from sparrows.readings.groups cimport is_chow_start

cdef int FACES, JOKER, KINDS, MOST
cdef int[34] ADDED
cdef tuple ALONE, NO_TILES, NO_MELDS, NO_WORDS
cdef frozenset NOTHING_SAID

@cython.final
@cython.freelist(16)
@cython.no_gc
cdef class Hand:
    cdef public tuple standing
    cdef public object winning
    cdef public tuple melds
    cdef public object self_draw
    cdef public tuple flowers
    cdef public object seat
    cdef public object round
    cdef public frozenset situation
    cdef public object wild
    cdef public object facts
    cdef unsigned char[43] _held
    cdef int[4] _sums
    cdef public unsigned long long kinds
    cdef public int jokers
    cdef public tuple bonus
    cdef public int size
    cdef public tuple fours
    cdef public bint winning_alone
    cdef public int melded
    cdef public int open_melds
    cdef public tuple melded_chows
    cdef public tuple melded_pungs
    cdef public tuple kongs
    cdef public tuple concealed_kongs
    cdef public tuple open_kongs
    cdef public tuple joker_melds

    cdef bint _is_understood(self) except -1
    cdef bint _is_counted(self) except -1

    @cython.locals(
        everywhere="unsigned char[43]", tile=cython.Py_ssize_t, last=cython.Py_ssize_t
    )
    cdef inline bint _count(self) except -1

    @cython.locals(one=cython.ulonglong)
    cdef inline bint _stand(self, Py_ssize_t tile, unsigned char *everywhere) except -1

    @cython.locals(number=cython.int)
    cdef inline bint _put(self, Py_ssize_t tile, unsigned char *everywhere) except -1

    @cython.locals(tile=cython.Py_ssize_t, size=cython.Py_ssize_t)
    cdef inline bint _lay_melds(self, unsigned char *everywhere) except -1

    @cython.locals(
        one=cython.ulonglong, tile=cython.Py_ssize_t, place=cython.Py_ssize_t, fits=cython.bint
    )
    cdef inline bint _lay(
        self, object meld, Py_ssize_t low, Py_ssize_t step, Py_ssize_t size,
        unsigned char *everywhere,
    ) except -1

cdef tuple _with(tuple tiles, Py_ssize_t tile)
