"""What a hand shows at a glance: a number a suit, remembered by its key, and the four added.

It holds three small counts, which say how far the hand is at least from a shape without sets.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sparrows.readings.splits import BySuit, ranks_of
from sparrows.tiles import kinds_of

# How many kinds are there once or three times; how many kinds of terminals and honours; how many
# kinds, of which those of one suit are three apart.
ODD, ORPHAN, APART = 1, 1 << 5, 1 << 10
COUNT = 31

HONOURS = 3


class Glances(BySuit[int]):
    """By the key of a suit, what it shows."""

    def find(self, key: int) -> int:
        upper, lower = divmod(key, 5**5)
        odd, held = half(lower)
        more_odd, more_held = half(upper)
        held |= more_held << 5
        kinds = honours(held) if self.suit == HONOURS else numbers(held)
        return (odd + more_odd) * ODD + kinds


@cache
def half(key: int) -> tuple[int, int]:
    """Of five ranks, how many have an odd number of tiles, and which have any, as bits."""
    ranks = ranks_of(key, 5)
    held = sum(1 << rank for rank, number in enumerate(ranks) if number)
    return ranks.count(1) + ranks.count(3), held


def honours(held: int) -> int:
    """What kinds of honours add."""
    return held.bit_count() * (ORPHAN + APART)


@cache
def numbers(held: int) -> int:
    """What kinds of a suit add, as many of them three apart as can be."""
    found = (held & 1) * ORPHAN + (held >> 8) * ORPHAN
    free = 0
    for rank in kinds_of(held):
        if rank >= free:
            found += APART
            free = rank + 3
    return found


GLANCES = tuple(Glances(suit) for suit in range(4))


def glance(keys: Sequence[int]) -> int:
    """What standing tiles show, by the keys of their suits."""
    m, p, s, z = keys
    return GLANCES[0][m] + GLANCES[1][p] + GLANCES[2][s] + GLANCES[3][z]


def from_pairs(seen: int) -> int:
    """How far thirteen tiles are at least from waiting for seven pairs."""
    return (seen & COUNT) // 2


def from_orphans(seen: int) -> int:
    """How far thirteen tiles are at least from waiting for thirteen orphans."""
    kinds = seen // ORPHAN & COUNT
    return 12 - kinds if kinds < 12 else 0


def from_chaos(seen: int) -> int:
    """How far thirteen tiles are at least from waiting for a chaotic hand."""
    return 13 - (seen // APART & COUNT)
