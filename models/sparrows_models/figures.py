"""Figures: three sets that belong together, such as a straight or the same chow in three suits.

Suits share their weights in the networks and see little of each other, so how near a hand is to a
figure across suits has to be told.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from itertools import permutations

from sparrows.tiles import KINDS
from sparrows_models.arrays import Array, Arrays
from sparrows_models.decisions import KONG_CONCEALED, MELDS, NOTHING

# The patterns that make a family of figures worth a look.
FAMILIES = {
    "pure straight": ("pure-straight",),
    "mixed straight": ("mixed-straight",),
    "triple chow": ("mixed-triple-chow", "three-similar-chows"),
    "mixed shifted": ("mixed-shifted-chows",),
    "triple pung": ("triple-pung", "three-similar-pungs"),
    "three dragons": ("big-three-dragons", "little-three-dragons"),
}
DRAGONS = (31, 32, 33)
# Sets are numbered like the codes of melds: chows by their lowest tile, then pungs by theirs.
PUNGS = MELDS["pung"]
SETS = PUNGS + KINDS
NO_SET = SETS + 1  # what a meld is that no figure asks for


def _in_three_suits(ranks: tuple[int, int, int]) -> Iterator[tuple[int, ...]]:
    """These ranks in three suits, in every way."""
    for order in sorted(set(permutations(ranks))):
        yield tuple(9 * suit + rank for suit, rank in enumerate(order))


def _sets(family: str) -> list[tuple[int, ...]]:
    """The figures of a family, as three sets each."""
    if family == "pure straight":
        return [tuple(9 * suit + rank for rank in (0, 3, 6)) for suit in range(3)]
    if family == "mixed straight":
        return list(_in_three_suits((0, 3, 6)))
    if family == "triple chow":
        return [sets for rank in range(7) for sets in _in_three_suits((rank, rank, rank))]
    if family == "mixed shifted":
        return [sets for rank in range(5) for sets in _in_three_suits((rank, rank + 1, rank + 2))]
    if family == "triple pung":
        ranks = [sets for rank in range(9) for sets in _in_three_suits((rank, rank, rank))]
        return [tuple(PUNGS + tile for tile in sets) for sets in ranks]
    return [tuple(PUNGS + tile for tile in DRAGONS)]


def _tiles(number: int) -> list[int]:
    return [number, number + 1, number + 2] if number < PUNGS else [number - PUNGS] * 3


def _counts(number: int) -> list[int]:
    """How many of each kind a set has; nothing for a number that is no set."""
    is_set = PUNGS <= number < SETS or (number < 27 and number % 9 < 7)
    tiles = _tiles(number) if is_set else []
    return [tiles.count(tile) for tile in range(KINDS)]


def apart() -> list[list[int]]:
    """All sets of ranks, at least three apart, that no other rank fits into: a one for each."""
    every = [
        {rank for rank in range(9) if number >> rank & 1}
        for number in range(1 << 9)
        if not number & (number >> 1 | number >> 2)
    ]
    greatest = [ranks for ranks in every if not any(ranks < other for other in every)]
    return [[int(rank in ranks) for rank in range(9)] for ranks in greatest]


class Figures:
    """The figures that a rulebook scores."""

    def __init__(self, patterns: Container[str], arrays: Arrays) -> None:
        figures: list[tuple[int, ...]] = []
        # Of each family the tiles of its figures, a one for each, and where they stand among all.
        self.families: dict[str, tuple[Array, slice]] = {}
        for family, names in FAMILIES.items():
            of_family = _sets(family) if any(name in patterns for name in names) else []
            tiles = [{tile for each in sets for tile in _tiles(each)} for sets in of_family]
            ones = [[int(tile in each) for tile in range(KINDS)] for each in tiles]
            which = slice(len(figures), len(figures) + len(of_family))
            self.families[family] = (arrays.constant(ones, "int32"), which)
            figures += of_family
        # Without any figure there is one that nobody can have, so that nothing else has to ask.
        figures = figures or [(SETS, SETS, SETS)]
        self.sets = arrays.constant(figures, "int64")
        self.tiles = arrays.constant(
            [[_counts(number) for number in sets] for sets in figures], "int32"
        )
        codes = [*range(SETS), *[NO_SET] * (NOTHING + 1 - SETS)]
        for first in (MELDS["kong"], KONG_CONCEALED):
            codes[first : first + KINDS] = range(PUNGS, SETS)
        self.of_code = arrays.constant(codes, "int64")

    def needed(self, melds: Array) -> tuple[Array, Array]:
        """The tiles that each figure needs beside the melds, given as codes, and how many more
        sets there would be to make: less than none if melds are in the way."""
        laid = self.of_code[melds]
        done = (laid[:, None, None, :] == self.sets[:, :, None]).any(3)  # (n, figures, 3)
        need = sum(self.tiles[:, place] * ~done[:, :, place, None] for place in range(3))
        others = 1 - (melds < NOTHING).sum(1)[:, None] + done.sum(2)
        return need, others
