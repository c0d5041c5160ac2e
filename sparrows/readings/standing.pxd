# Types for standing.py where it is compiled. Who asks for the keys from outside gets a new list.
cimport cython

# What is imported here is no Python name here.
cdef int COPIES, FACES, JOKER, KINDS
cdef list LATEST_ROOM
cdef tuple BIT, WEIGHT

@cython.locals(tile=cython.int, left=list)
cpdef list room_beside(room, meld, int times)

@cython.locals(tile=cython.int, number=cython.int, found=list)
cpdef list listed_tiles(list counts)

cdef class Standing:
    cdef public list counts
    cdef public int[4] keys
    cdef public unsigned long long kinds
    cdef public int pairs
    cdef public int fours
    cdef public int size
    cdef public object sets
    cdef public object room

    @cython.locals(number=cython.int, counts=list, weight=cython.int, bit=cython.ulonglong)
    cpdef take(self, int tile)

    @cython.locals(number=cython.int, counts=list, weight=cython.int, bit=cython.ulonglong)
    cpdef give(self, int tile)

    @cython.locals(
        counts=list, kinds=cython.ulonglong, tile=cython.int, number=cython.int, pairs=cython.int,
        fours=cython.int,
        weight=cython.int, bit=cython.ulonglong,
    )
    cpdef take_all(self, tuple tiles)

    @cython.locals(latest=tuple)
    cpdef lay(self, meld, int times=*)

    @cython.locals(twin=Standing, m=cython.int, p=cython.int, s=cython.int, z=cython.int)
    cpdef copy(self)
