# Types for gates.py where it is compiled; who watches what is asked of a hand may stand in for it.
cpdef bint nine_gates(hand) except -1
