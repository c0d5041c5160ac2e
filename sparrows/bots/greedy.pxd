# Types for greedy.py where it is compiled.
cimport cython

from sparrows.play.moves cimport discards_of
from sparrows.play.table cimport Place, Table
from sparrows.readings.standing cimport Standing

# What is imported here is no Python name here.
cdef int JOKER, KINDS
cdef tuple DISCARDS, SUIT_MASKS, WEIGHT
cdef str CLAIM, ROB, TURN

cdef class Aims:
    cdef public object barred
    cdef public unsigned long long kinds
    cdef public object parts
    cdef public tuple refusing
    cdef public tuple shapes
    cdef public bint standard

@cython.locals(place=Place)
cpdef greedy_choice(bot, rules, Aims aims, Table view, seat, list offers)

@cython.locals(
    choices=list, best=list, most=cython.int, size=cython.int, at=cython.int, bits=cython.int,
    number=cython.int,
)
cpdef int best_discard(
    Aims aims, Table view, Place place, unsigned long long allowed, chance
) except -1

@cython.locals(standing=Standing, shapes=tuple, kinds=cython.ulonglong, barred=cython.ulonglong)
cpdef list weighed(Aims aims, Table view, Place place, unsigned long long allowed)

@cython.locals(
    m=cython.int, p=cython.int, s=cython.int, z=cython.int, keys=list, tile=cython.int,
    barred=cython.ulonglong, whole=cython.ulonglong,
)
cpdef list own_keys(Aims aims, Place place, tuple without=*)

@cython.locals(far=cython.int, rest=Standing, tile=cython.int)
cpdef int distance_without(Aims aims, Place place, tuple gone, int sets) except? -2

@cython.locals(sets=cython.int, least=cython.int, far=cython.int)
cpdef nearer(Aims aims, Place place, list offers)
