# Types for playing.py where it is compiled.
cimport cython

from sparrows.play.deal cimport Deal

@cython.locals(offers=list)
cpdef Deal play_out(Deal deal, players)
