"""What a hand has for shapes without sets: a number per suit, remembered by its key.

The numbers of the four suits are added; in the sum each count has a field of its own. A field has
room for as much again, so that all counts can be compared with what is enough at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations

from sparrows.readings.suits import BySuit, ranks_of
from sparrows.tiles import kinds_of

FIELD, HALF = 6, 32
ONES = tuple(1 << FIELD * field for field in range(15))
PAIRS = ONES[0]  # four alike are two
ORPHANS = ONES[1]  # kinds of terminals and honours
APART = ONES[2]  # kinds of which those of one suit are three apart
KNITTED = sum(ONES[3:9])  # kinds of each of the six knitted straights,
HONOURED = sum(ONES[9:])  # and with them kinds of honours
MOST_AWAY = 13

HONOURS = 3
THIRDS = tuple(permutations(range(3)))  # which third of its ranks a straight has of each suit


class Bounds(BySuit[int]):
    """By the key of a suit, what it adds to these counts."""

    def find(self, key: int) -> int:
        upper, lower = divmod(key, 5**5)
        pairs, held = half(lower)
        more_pairs, more_held = half(upper)
        held |= more_held << 5
        kinds = honours(held) if self.suit == HONOURS else numbers(held, self.suit)
        return (pairs + more_pairs) * PAIRS + kinds


@cache
def half(key: int) -> tuple[int, int]:
    """Of five ranks, how many pairs they have, and which have any tile, as bits."""
    ranks = ranks_of(key, 5)
    held = sum(1 << rank for rank, number in enumerate(ranks) if number)
    return sum(number // 2 for number in ranks), held


def honours(held: int) -> int:
    """What kinds of honours add."""
    return held.bit_count() * (ORPHANS + APART + HONOURED)


@cache
def numbers(held: int, suit: int) -> int:
    """What kinds of a suit add, as many of them three apart as can be."""
    found = ((held & 1) + (held >> 8)) * ORPHANS
    free = 0
    for rank in kinds_of(held):
        for at, third in enumerate(THIRDS):
            if third[suit] == rank % 3:
                found += ONES[3 + at] + ONES[9 + at]
        if rank >= free:
            found += APART
            free = rank + 3
    return found


M, P, S, Z = (Bounds(suit) for suit in range(4))


def bounds(keys: Sequence[int]) -> int:
    """What standing tiles have, by the keys of their suits."""
    m, p, s, z = keys
    return M[m] + P[p] + S[s] + Z[z]


def nearer(away: int, counts: int, enough: int, fields: int) -> int:
    """How many more are needed until any of these fields has enough, if that is less than `away`.

    What is enough is given as what fills the field up to its half.
    """
    reached = counts + enough + (away - 1) * fields
    full = HALF * fields
    while away and reached & full:
        away -= 1
        reached -= fields
    return away
