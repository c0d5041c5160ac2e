"""What a hand has for shapes without sets: a number per suit, by the kinds of it that are there.

The numbers of the four suits are added; in the sum each count has a field of its own. A field has
room for as much again, so that all counts can be compared with what is enough at once. The upper
fields are a number of their own, so that both are small.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations

from sparrows.tiles import kinds_of

FIELD, HALF = 6, 32  # bits, and what fills a field
ONES = tuple(1 << FIELD * field for field in range(15))
PAIR_FIELD = ONES[0]  # four alike are two
ORPHAN_FIELD = ONES[1]  # kinds of terminals and honours
APART_FIELD = ONES[2]  # kinds of which those of one suit are three apart
KNITTED_FIELDS = sum(ONES[3:9])  # kinds of each of the six knitted straights,
HONOURED_FIELDS = sum(ONES[9:])  # and with them kinds of honours; the upper fields
UPPER = HONOURED_FIELDS & -HONOURED_FIELDS
MOST_AWAY = 13

THIRDS = tuple(permutations(range(3)))  # which third of its ranks a straight has of each suit


def numbers(held: int) -> int:
    """What kinds of a suit add, as many of them three apart as can be."""
    found = ((held & 1) + (held >> 8)) * ORPHAN_FIELD
    free = 0
    for rank in kinds_of(held):
        if rank >= free:
            found += APART_FIELD
            free = rank + 3
    return found


def straights(held: int, suit: int) -> int:
    """What kinds of a suit add to each knitted straight."""
    found = 0
    for at, third in enumerate(THIRDS):
        ranks = 0b1001001 << third[suit]
        found += (held & ranks).bit_count() * (ONES[3 + at] + ONES[9 + at])
    return found


@cache
def bound_tables(*, knitted: bool) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """By the kinds of a suit or of honours that are there, as bits, what they add.

    First the lower fields, then the upper ones; knitted straights only where one is asked for.
    """
    suits = [list(map(numbers, range(1 << 9))) for _ in range(3)]
    honour = ORPHAN_FIELD + APART_FIELD
    if knitted:
        honour += HONOURED_FIELDS
        for suit, found in enumerate(suits):
            found[:] = (more + straights(held, suit) for held, more in enumerate(found))
    tables = (*suits, [held.bit_count() * honour for held in range(1 << 7)])
    return (
        tuple(tuple(number % UPPER for number in table) for table in tables),
        tuple(tuple(number // UPPER for number in table) for table in tables),
    )
