# Types for greedy.py where it is compiled.
cimport cython

from sparrows.play.moves cimport discards_of
from sparrows.play.table cimport Place, Table
from sparrows.readings.standing cimport Standing

# What is imported here is no Python name here.
cdef int JOKER, KINDS
cdef tuple DISCARDS, WEIGHT

@cython.locals(
    choices=list, best=list, most=cython.int, size=cython.int, at=cython.int, number=cython.int,
)
cpdef int best_discard(rules, Table view, Place place, unsigned long long allowed, chance) except -1

@cython.locals(standing=Standing, shapes=tuple, kinds=cython.ulonglong)
cpdef list weighed(rules, Table view, Place place, unsigned long long allowed)

@cython.locals(
    m=cython.int, p=cython.int, s=cython.int, z=cython.int, keys=list, tile=cython.int,
)
cpdef list own_keys(rules, Place place, without=*)

@cython.locals(far=cython.int, rest=Standing)
cpdef int distance_without(rules, Place place, tuple gone, int sets) except? -2

@cython.locals(sets=cython.int, least=cython.int, far=cython.int)
cpdef nearer(rules, Place place, list offers)
