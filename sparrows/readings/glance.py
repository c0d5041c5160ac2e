"""What a hand shows at a glance: a number a suit, remembered by its key, and the four added.

Low bits are the kinds of which there are two or more, further up those that make a chow with two
others; then come three small counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sparrows.readings.splits import MOST_REMEMBERED, ranks_of
from sparrows.tiles import BIT, KINDS, ORPHANS

# A kind's bit stands so much higher where it is meant for a chow; jokers have bits below.
FOR_CHOW = 48
# How many kinds there are, how many of them once or three times, how many terminals and honours.
ONE_KIND, ONE_ODD, ONE_ORPHAN = 1 << 84, 1 << 89, 1 << 94
COUNT_KINDS, COUNT_ODD, COUNT_ORPHANS = 31 * ONE_KIND, 31 * ONE_ODD, 31 * ONE_ORPHAN

HONOURS = 3


class Glances(dict[int, int]):
    """By the key of a suit, what it shows."""

    def __init__(self, suit: int) -> None:
        super().__init__()
        self.suit = suit

    def __missing__(self, key: int) -> int:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        first = 9 * self.suit
        upper, lower = divmod(key, 5**5)
        held, alike, odd = (
            low | high << 5 for low, high in zip(half(lower), half(upper), strict=True)
        )
        orphans = held << first & ORPHANS
        self[key] = (
            alike << first
            | (0 if self.suit == HONOURS else chows(held)) << first + FOR_CHOW
            | held.bit_count() * ONE_KIND
            | odd.bit_count() * ONE_ODD
            | orphans.bit_count() * ONE_ORPHAN
        )
        return self[key]


@cache
def half(key: int) -> tuple[int, int, int]:
    """Of five ranks those that are there, those with two or more, those with an odd number."""
    ranks = list(enumerate(ranks_of(key, 5)))
    return (
        sum(BIT[rank] for rank, number in ranks if number),
        sum(BIT[rank] for rank, number in ranks if number > 1),
        sum(BIT[rank] for rank, number in ranks if number % 2),
    )


def chows(held: int) -> int:
    """The ranks that make a chow with two of these, as bits."""
    below, above = held << 1, held >> 1
    return (below & held << 2 | below & above | above & held >> 2) & 0x1FF


GLANCES = tuple(Glances(suit) for suit in range(4))
# What a discard is looked for by: its own bit, and that for a chow.
WITH_CHOW = (*(BIT[tile] | BIT[tile] << FOR_CHOW for tile in range(KINDS)), *BIT[KINDS:])


def glance(keys: Sequence[int]) -> int:
    """What standing tiles show, by the keys of their suits."""
    m, p, s, z = keys
    return GLANCES[0][m] + GLANCES[1][p] + GLANCES[2][s] + GLANCES[3][z]
