"""Figures: three sets that belong together, such as a straight or the same chow in three suits.

Suits share their weights in the networks and see little of each other, so how near a hand is to a
figure across suits has to be told.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from itertools import permutations

import torch
from torch import Tensor

from sparrows.tiles import KINDS
from training.decisions import KONG_CONCEALED, MELDS

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

    def __init__(self, patterns: Container[str], device: str) -> None:
        figures: list[tuple[int, ...]] = []
        self.families: dict[str, tuple[Tensor, Tensor]] = {}
        for family, names in FAMILIES.items():
            of_family = _sets(family) if any(name in patterns for name in names) else []
            tiles = torch.zeros(len(of_family), KINDS, dtype=torch.int32)
            for row, sets in enumerate(of_family):
                tiles[row, [tile for each in sets for tile in _tiles(each)]] = 1
            first = len(figures)
            figures += of_family
            which = torch.arange(first, len(figures))
            self.families[family] = (tiles.to(device), which.to(device))
        # Without any figure there is one that nobody can have, so that nothing else has to ask.
        self.sets = torch.tensor(figures or [(SETS, SETS, SETS)], device=device)
        tiles = torch.zeros(SETS + 1, KINDS, dtype=torch.int32)
        for number in range(SETS):
            if number >= PUNGS or (number < 27 and number % 9 < 7):
                for tile in _tiles(number):
                    tiles[number, tile] += 1
        self.tiles = tiles.to(device)
        codes = torch.full((256,), SETS + 1)
        codes[:SETS] = torch.arange(SETS)
        for first in (MELDS["kong"], KONG_CONCEALED):
            codes[first : first + KINDS] = torch.arange(PUNGS, SETS)
        self.of_code = codes.to(device)

    def needed(self, melds: Tensor) -> tuple[Tensor, Tensor]:
        """The tiles that each figure needs beside the melds, given as codes, and how many more
        sets there would be to make: less than none if melds are in the way."""
        laid = self.of_code[melds]
        done = (laid[:, None, None, :] == self.sets[:, :, None]).any(3)  # (n, figures, 3)
        need = (self.tiles[self.sets] * ~done[..., None]).sum(2, dtype=torch.int32)
        others = 1 - (melds < 255).sum(1)[:, None] + done.sum(2)
        return need, others
