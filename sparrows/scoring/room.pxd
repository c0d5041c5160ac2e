# Types for room.py where it is compiled.
cimport cython

cdef int AS_CHOW, AS_PUNG, AS_KONG, AS_PAIR, AS_SINGLE, GROUP_BITS, GROUP_MASK, ENDLESS

@cython.locals(ways=cython.int, singles=cython.bint, seen=cython.longlong, group=cython.int, need=cython.int, have=cython.int, nth=cython.int)
cpdef int room_for(long long place, long long other) noexcept
cdef bint has(long long place, int group) noexcept
@cython.locals(number=cython.int)
cdef int how_many(long long place, int group) noexcept
@cython.locals(number=cython.int, group=cython.int)
cdef int tiles_in(long long place, int tile) noexcept
