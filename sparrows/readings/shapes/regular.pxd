# Types for regular.py where it is compiled.
cimport cython

from sparrows.readings.gates cimport nine_gates
from sparrows.readings.groups cimport all_of
from sparrows.readings.hand cimport Hand

cdef tuple SPLITS

@cython.locals(
    sets=cython.int, pair=cython.int,
    chows_m=tuple, chows_p=tuple, chows_s=tuple, chows=tuple,
    pungs_m=tuple, pungs_p=tuple, pungs_s=tuple, pungs_z=tuple, pungs=tuple,
    pair_m=cython.int, pair_p=cython.int, pair_s=cython.int, pair_z=cython.int,
    bamboos=tuple, honours=tuple, found=list,
)
cdef list read_regular(Hand hand, bint placed)

@cython.locals(concealed=tuple)
cdef object reading_of(Hand hand, tuple chows, tuple pungs, int pair, str won, bint gates)

@cython.locals(found=list)
cdef list places(object winning, tuple chows, tuple pungs, int pair)
