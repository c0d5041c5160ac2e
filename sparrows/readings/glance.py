"""What a hand shows at a glance: a number a suit, remembered by its key, and the four added.

It holds three small counts, which say how far the hand is at least from a shape without sets.
"""

from __future__ import annotations

from collections.abc import Sequence

from sparrows.readings.splits import MOST_REMEMBERED, ranks_of

# How many kinds are there once or three times; how many kinds of terminals and honours; how many
# kinds, of which those of one suit are three apart.
ODD, ORPHAN, APART = 1, 1 << 5, 1 << 10
COUNT = 31

HONOURS = 3


class Glances(dict[int, int]):
    """By the key of a suit, what it shows."""

    def __init__(self, suit: int) -> None:
        super().__init__()
        self.suit = suit

    def __missing__(self, key: int) -> int:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        ranks = ranks_of(key, 9)
        odd = ranks.count(1) + ranks.count(3)
        if self.suit == HONOURS:
            kinds = 9 - ranks.count(0)
            self[key] = odd * ODD + kinds * (ORPHAN + APART)
        else:
            orphans = (ranks[0] > 0) + (ranks[8] > 0)
            self[key] = odd * ODD + orphans * ORPHAN + apart(ranks) * APART
        return self[key]


def apart(ranks: Sequence[int]) -> int:
    """How many of these ranks can be chosen so that they are three apart."""
    number, free = 0, 0
    for rank, copies in enumerate(ranks):
        if copies and rank >= free:
            number += 1
            free = rank + 3
    return number


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
    return 12 - (seen // ORPHAN & COUNT)


def from_chaos(seen: int) -> int:
    """How far thirteen tiles are at least from waiting for a chaotic hand."""
    return 13 - (seen // APART & COUNT)
