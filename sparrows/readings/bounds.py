"""What a hand has for shapes without sets: a number per suit, remembered by its key.

The numbers of the four suits are added; in the sum each count has a field of its own. A field has
room for as much again, so that all counts can be compared with what is enough at once.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations

from sparrows.readings.suits import BySuit, ranks_of
from sparrows.tiles import kinds_of

FIELD, HALF = 6, 32  # bits, and what fills a field
ONES = tuple(1 << FIELD * field for field in range(15))
PAIR_FIELD = ONES[0]  # four alike are two
ORPHAN_FIELD = ONES[1]  # kinds of terminals and honours
APART_FIELD = ONES[2]  # kinds of which those of one suit are three apart
KNITTED_FIELDS = sum(ONES[3:9])  # kinds of each of the six knitted straights,
HONOURED_FIELDS = sum(ONES[9:])  # and with them kinds of honours
MOST_AWAY = 13

HONOUR_SUIT = 3
THIRDS = tuple(permutations(range(3)))  # which third of its ranks a straight has of each suit


class Bounds(BySuit[int]):
    """By the key of a suit, what it adds to these counts, or to the first few of them."""

    def __init__(self, suit: int, *, knitted: bool) -> None:
        super().__init__(suit)
        self.knitted = knitted

    def find(self, key: int) -> int:
        upper, lower = divmod(key, 5**5)
        pairs, held = half_suit(lower)
        more_pairs, more_held = half_suit(upper)
        held |= more_held << 5
        found = (pairs + more_pairs) * PAIR_FIELD
        if self.suit == HONOUR_SUIT:
            each = ORPHAN_FIELD + APART_FIELD + HONOURED_FIELDS * self.knitted
            return found + held.bit_count() * each
        return found + numbers(held) + (straights(held, self.suit) if self.knitted else 0)


@cache
def half_suit(key: int) -> tuple[int, int]:
    """Of five ranks, how many pairs they have, and which have any tile, as bits."""
    ranks = ranks_of(key, 5)
    held = sum(1 << rank for rank, number in enumerate(ranks) if number)
    return sum(number // 2 for number in ranks), held


@cache
def numbers(held: int) -> int:
    """What kinds of a suit add, as many of them three apart as can be."""
    found = ((held & 1) + (held >> 8)) * ORPHAN_FIELD
    free = 0
    for rank in kinds_of(held):
        if rank >= free:
            found += APART_FIELD
            free = rank + 3
    return found


@cache
def straights(held: int, suit: int) -> int:
    """What kinds of a suit add to each knitted straight."""
    found = 0
    for at, third in enumerate(THIRDS):
        ranks = 0b1001001 << third[suit]
        found += (held & ranks).bit_count() * (ONES[3 + at] + ONES[9 + at])
    return found


FEW_BOUNDS = tuple(Bounds(suit, knitted=False) for suit in range(4))
ALL_BOUNDS = tuple(Bounds(suit, knitted=True) for suit in range(4))


def tables_for(fields: int) -> tuple[Bounds, ...]:
    """The smaller tables where they have all of these fields: small numbers are added sooner."""
    return FEW_BOUNDS if fields < KNITTED_FIELDS else ALL_BOUNDS
