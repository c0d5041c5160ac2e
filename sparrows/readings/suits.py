"""Every way to cut one suit into chows, pungs and at most one pair, and what would let it be cut.

With jokers every group holds at least one real tile of the suit; what a rulebook allows
beyond that (a pair of two jokers) is added by the shape.
"""

from __future__ import annotations

from functools import cache

from sparrows.memory import Key, SelfFilling, Value, one_object
from sparrows.tiles import BIT, WEIGHT, WHOLE_HAND, Tile, Tiles

# (lowest tiles of chows, kinds of pungs, pair + 1 or 0 where the suit has no pair)
Split = tuple[tuple[Tile, ...], tuple[Tile, ...], int]
# The same, and how many jokers it uses.
WildSplit = tuple[tuple[Tile, ...], tuple[Tile, ...], int, int]

MOST_KEYS = 4096  # of a suit, in each memory: some thousand deals have as many


class BySuit(SelfFilling[Key, Value]):
    """By the key of a suit, what was found out about it; a new key is looked at when it comes.

    With jokers it is looked up by the key and by how many of them there are at most.
    """

    def __init__(self, suit: int, most: int = MOST_KEYS) -> None:
        super().__init__(most)
        self.suit = suit
        self.first = suit * 9
        self.length = 9 if suit < 3 else 7


def ranks_of(key: int, length: int) -> list[int]:
    """The digits of a key: how many tiles of each rank."""
    upper, lower = divmod(key, 5**5)
    return [*_five_ranks(lower), *_five_ranks(upper)][:length]


@cache
def _five_ranks(key: int) -> tuple[int, ...]:
    return tuple(key // 5**rank % 5 for rank in range(5))


class SuitSplits(BySuit[int, tuple[Split, ...]]):
    """The splits of one suit by key."""

    def find(self, key: int) -> tuple[Split, ...]:
        return splits_of(key, self.first, self.length)


def splits_of(key: int, first: Tile, length: int) -> tuple[Split, ...]:
    """The ways to cut a suit of which this is the first tile."""
    ranks = [0] * 9
    number = 0
    for rank in range(length):
        ranks[rank] = key % 5
        number += ranks[rank]
        key //= 5
    if number % 3 == 1:
        return ()
    found: list[Split] = []
    cut(ranks, 0, first, length, (), (), 0, found)
    return tuple(dict.fromkeys(found)) if len(found) > 1 else tuple(found)


def cut(
    ranks: list[int],
    rank: int,
    first: Tile,
    length: int,
    chows: Tiles,
    pungs: Tiles,
    pair: int,
    found: list[Split],
) -> None:
    """Adds the ways to cut the tiles from a rank on, beside the groups that are there already."""
    while rank < length and not ranks[rank]:
        rank += 1
    if rank == length:
        found.append((chows, pungs, pair))
        return
    tile, number = first + rank, ranks[rank]
    if number >= 3:
        ranks[rank] = number - 3
        cut(ranks, rank, first, length, chows, pungs + (tile,), pair, found)  # noqa: RUF005
    if number >= 2 and not pair:
        ranks[rank] = number - 2
        cut(ranks, rank, first, length, chows, pungs, tile + 1, found)
    ranks[rank] = number
    if length == 9 and rank < 7 and ranks[rank + 1] and ranks[rank + 2]:
        for step in range(3):
            ranks[rank + step] -= 1
        cut(ranks, rank, first, length, chows + (tile,), pungs, pair, found)  # noqa: RUF005
        for step in range(3):
            ranks[rank + step] += 1


@cache
def all_alike(rank: int, number: int, size: int, jokers: int) -> tuple[tuple[int, int], ...]:
    """A pung or pair with some of these tiles: (what it takes off the key, jokers used)."""
    return tuple(
        (real * 5**rank, size - real)
        for real in range(1, min(size, number) + 1)
        if size - real <= jokers
    )


def chows_from(ranks: list[int], rank: int, jokers: int) -> tuple[tuple[int, int, int], ...]:
    """Chows with this rank, the lowest there is: (lowest rank, off the key, jokers used)."""
    if len(ranks) < 9:
        return ()
    above = (rank < 8 and ranks[rank + 1] > 0, rank < 7 and ranks[rank + 2] > 0)
    return chows_with(rank, above, min(jokers, 2))


@cache
def chows_with(
    rank: int, above: tuple[bool, bool], jokers: int
) -> tuple[tuple[int, int, int], ...]:
    """Chows with a rank below which there is none, and perhaps tiles of the next two."""
    found = []
    for low in range(max(0, rank - 2), min(6, rank) + 1):
        there = [rank + step for step in (1, 2) if above[step - 1] and rank + step < low + 3]
        for choice in range(1 << len(there)):
            real = [place for bit, place in enumerate(there) if choice >> bit & 1]
            if 2 - len(real) <= jokers:
                taken = 5**rank + sum(5**place for place in real)
                found.append((low, taken, 2 - len(real)))
    return tuple(found)


class WildSuitSplits(BySuit[tuple[int, int], tuple[WildSplit, ...]]):
    """The splits of one suit by key and by how many jokers they may use at most.

    The lowest tile goes into one group; what is left is a smaller key, remembered too.
    """

    def find(self, wanted: tuple[int, int]) -> tuple[WildSplit, ...]:
        key, jokers = wanted
        if not key:
            return (((), (), 0, 0),)
        found: dict[WildSplit, None] = {}
        ranks = ranks_of(key, self.length)
        jokers = min(jokers, WHOLE_HAND - sum(ranks))
        lowest = next(rank for rank, count in enumerate(ranks) if count)
        tile, number = self.first + lowest, ranks[lowest]
        for taken, used in all_alike(lowest, number, 3, jokers):
            for chows, pungs, pair, more in self[key - taken, jokers - used]:
                found[chows, (tile, *pungs), pair, used + more] = None
        for taken, used in all_alike(lowest, number, 2, jokers):
            for chows, pungs, pair, more in self[key - taken, jokers - used]:
                if not pair:
                    found[chows, pungs, tile + 1, used + more] = None
        for low, taken, used in chows_from(ranks, lowest, jokers):
            first = self.first + low
            for chows, pungs, pair, more in self[key - taken, jokers - used]:
                # One with jokers below its lowest tile may begin lower.
                laid = (first, *chows)
                if chows and chows[0] < first:
                    laid = tuple(sorted(laid))
                found[laid, pungs, pair, used + more] = None
        return tuple(found)


SPLITS = tuple(SuitSplits(suit) for suit in range(4))
WILD_SPLITS = tuple(WildSuitSplits(suit, MOST_KEYS // 2) for suit in range(4))


class Completing(BySuit[int, int]):
    """For each key of one suit, the mask of tiles any of which lets it be cut completely."""

    def find(self, key: int) -> int:
        splits = SPLITS[self.suit]
        found = 0
        for rank, number in enumerate(ranks_of(key, splits.length)):
            tile = splits.first + rank
            if number < 4 and splits[key + WEIGHT[tile]]:
                found |= BIT[tile]
        return found


COMPLETING = tuple(Completing(suit) for suit in range(4))


# How a suit can be cut completely: whether it has the pair, and how many jokers it uses.
Ways = frozenset[tuple[int, int]]


class WaysOfSuit(BySuit[tuple[int, int], Ways]):
    """The ways to cut one suit with so many jokers at most, each group with a real tile."""

    def find(self, wanted: tuple[int, int]) -> Ways:
        key, jokers = wanted
        if not key:
            return frozenset({(0, 0)})
        found: set[tuple[int, int]] = set()
        ranks = ranks_of(key, self.length)
        lowest = next(rank for rank, count in enumerate(ranks) if count)
        sets = [*all_alike(lowest, ranks[lowest], 3, jokers)]
        sets += [(taken, used) for _, taken, used in chows_from(ranks, lowest, jokers)]
        for taken, used in sets:
            found.update((pair, used + more) for pair, more in self[key - taken, jokers - used])
        for taken, used in all_alike(lowest, ranks[lowest], 2, jokers):
            rest = self[key - taken, jokers - used]
            found.update((1, used + more) for pair, more in rest if not pair)
        most = WHOLE_HAND - sum(ranks)
        ways: Ways = one_object(frozenset(way for way in found if way[1] <= most))
        return ways


WAYS = tuple(WaysOfSuit(suit, 2 * MOST_KEYS) for suit in range(4))


def combined(some: Ways, more: Ways, jokers: int) -> Ways:
    """Both at once, with one pair and so many jokers at most."""
    return frozenset(
        (pair + eyes, used + also)
        for pair, used in some
        for eyes, also in more
        if pair + eyes <= 1 and used + also <= jokers
    )
