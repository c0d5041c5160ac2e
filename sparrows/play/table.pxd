# Types for table.py where it is compiled.
cimport cython

from sparrows.readings.standing cimport Standing

# What is imported here is no Python name here.
cdef int NO_TILE
cdef tuple BIT
cdef str PUNG

cdef class Place:
    cdef public int seat
    cdef public Standing standing
    cdef public list melds
    cdef public unsigned long long pungs
    cdef public list bonus
    cdef public list pond
    cdef public object declared
    cdef public int declared_at
    cdef public int dealt_last
    cdef public bint dead
    cdef public bint out
    cdef public object note
    cdef public bint hears_draw
    cdef public unsigned long long barred
    cdef public unsigned long long first
    cdef public object waits
    cdef public int far

    cpdef take(self, int tile)
    cpdef give(self, int tile)
    cpdef deal(self, tuple tiles)
    cpdef discard(self, int tile, int drawn)
    @cython.locals(tile=cython.int, standing=Standing)
    cpdef claim(self, meld, tuple using)
    cpdef lay(self, meld)
    cpdef _lay(self, meld)
    cpdef forget(self)

    @cython.locals(twin=Place)
    cpdef copy(self)

cdef class Wall:
    cdef public int left
    cdef public int kept
    cdef public int loose

cdef class Table:
    cdef public bint after_claim
    cdef public bint after_kong
    cdef public list apart
    cdef public object claim
    cdef public list claimed
    cdef public dict delta
    cdef public list discards
    cdef public int drawn
    cdef public dict order
    cdef public object phase
    cdef public dict places
    cdef public int round
    cdef public tuple seats
    cdef public bytearray shown
    cdef public list sides
    cdef public int turn
    cdef public Wall wall
    cdef public int wild

    @cython.locals(view=Table)
    cdef Table beside(self, Place own)
    @cython.locals(at=cython.int)
    cdef follow(self, Table public, Table table, Place own, bint covered)
    @cython.locals(twin=Table)
    cpdef copy(self)
