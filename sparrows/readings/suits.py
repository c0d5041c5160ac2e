"""Every way to cut one suit into chows, pungs and at most one pair, and what would let it be cut.

With jokers every group holds at least one real tile of the suit; what a rulebook allows
beyond that (a pair of two jokers) is added by the shape.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, TypeVar

from sparrows.memory import SelfFilling
from sparrows.tiles import BIT, WEIGHT, WHOLE_HAND, Tile

# (lowest tiles of chows, kinds of pungs, pair + 1 or 0 where the suit has no pair)
Split = tuple[tuple[Tile, ...], tuple[Tile, ...], int]

MOST_KEYS = 4096  # of a suit, in each memory: some thousand deals have as many
T = TypeVar("T")


class BySuit(SelfFilling[int, T]):
    """By the key of a suit, what was found out about it; a new key is looked at when it comes."""

    def __init__(self, suit: int, most: int = MOST_KEYS) -> None:
        super().__init__(most)
        self.suit = suit


class WildSplit(NamedTuple):
    """A split that uses jokers."""

    chows: tuple[Tile, ...]
    pungs: tuple[Tile, ...]
    pair: int
    jokers: int

    @property
    def size(self) -> int:
        return 3 * len(self.chows) + 3 * len(self.pungs) + 2 * (self.pair > 0)

    def with_chow(self, tile: Tile, jokers: int) -> WildSplit:
        chows = tuple(sorted((tile, *self.chows)))
        return WildSplit(chows, self.pungs, self.pair, self.jokers + jokers)

    def with_pung(self, tile: Tile, jokers: int) -> WildSplit:
        pungs = tuple(sorted((tile, *self.pungs)))
        return WildSplit(self.chows, pungs, self.pair, self.jokers + jokers)

    def with_pair(self, tile: Tile, jokers: int) -> WildSplit:
        return WildSplit(self.chows, self.pungs, tile + 1, self.jokers + jokers)


NOTHING = WildSplit((), (), 0, 0)


def ranks_of(key: int, length: int) -> list[int]:
    """The digits of a key: how many tiles of each rank."""
    upper, lower = divmod(key, 5**5)
    return [*_five_ranks(lower), *_five_ranks(upper)][:length]


@cache
def _five_ranks(key: int) -> tuple[int, ...]:
    return tuple(key // 5**rank % 5 for rank in range(5))


class SuitSplits(BySuit[tuple[Split, ...]]):
    """The splits of one suit by key."""

    def __init__(self, suit: int) -> None:
        super().__init__(suit)
        self.first = suit * 9
        self.length = 9 if suit < 3 else 7

    def find(self, key: int) -> tuple[Split, ...]:
        ranks = ranks_of(key, self.length)
        return () if sum(ranks) % 3 == 1 else tuple(dict.fromkeys(self._cut(ranks, 0, 0)))

    def _cut(self, ranks: list[int], rank: int, pair: int) -> Iterator[Split]:
        while rank < self.length and not ranks[rank]:
            rank += 1
        if rank == self.length:
            yield (), (), pair
            return
        tile = self.first + rank
        if ranks[rank] >= 3:
            ranks[rank] -= 3
            for chows, pungs, eyes in self._cut(ranks, rank, pair):
                yield chows, (tile, *pungs), eyes
            ranks[rank] += 3
        if ranks[rank] >= 2 and not pair:
            ranks[rank] -= 2
            yield from self._cut(ranks, rank, tile + 1)
            ranks[rank] += 2
        if self.length == 9 and rank < 7 and ranks[rank + 1] and ranks[rank + 2]:
            for step in range(3):
                ranks[rank + step] -= 1
            for chows, pungs, eyes in self._cut(ranks, rank, pair):
                yield (tile, *chows), pungs, eyes
            for step in range(3):
                ranks[rank + step] += 1


class WildSuit(SelfFilling[tuple[int, int], T]):
    """By the key of a suit and the jokers at most, what was found out about cutting it.

    The lowest tile goes into one group; what is left is a smaller key, remembered too.
    """

    def __init__(self, suit: int, most: int) -> None:
        super().__init__(most)
        self.first = suit * 9
        self.length = 9 if suit < 3 else 7

    def _same(
        self, ranks: list[int], rank: int, size: int, jokers: int
    ) -> Iterator[tuple[int, int]]:
        """A pung or pair of this rank: (what it takes off the key, jokers used)."""
        for real in range(1, min(size, ranks[rank]) + 1):
            if size - real <= jokers:
                yield real * 5**rank, size - real

    def _chows(self, ranks: list[int], rank: int, jokers: int) -> Iterator[tuple[int, int, int]]:
        """Chows with this rank: (lowest rank, what they take off the key, jokers used)."""
        if self.length < 9:
            return
        for low in range(max(0, rank - 2), min(6, rank) + 1):
            # Ranks below the lowest tile are not there, so jokers stand for them.
            above = [place for place in range(low, low + 3) if place > rank and ranks[place]]
            for choice in range(1 << len(above)):
                real = [place for bit, place in enumerate(above) if choice >> bit & 1]
                if 2 - len(real) <= jokers:
                    taken = 5**rank + sum(5**place for place in real)
                    yield low, taken, 2 - len(real)


class WildSuitSplits(WildSuit[tuple[WildSplit, ...]]):
    """The splits of one suit by key and by how many jokers they may use at most."""

    def find(self, wanted: tuple[int, int]) -> tuple[WildSplit, ...]:
        key, jokers = wanted
        if not key:
            return (NOTHING,)
        found: dict[WildSplit, None] = {}
        ranks = ranks_of(key, self.length)
        lowest = next(rank for rank, count in enumerate(ranks) if count)
        tile = self.first + lowest
        for taken, used in self._same(ranks, lowest, 3, jokers):
            for split in self[key - taken, jokers - used]:
                found[split.with_pung(tile, used)] = None
        for taken, used in self._same(ranks, lowest, 2, jokers):
            for split in self[key - taken, jokers - used]:
                if not split.pair:
                    found[split.with_pair(tile, used)] = None
        for low, taken, used in self._chows(ranks, lowest, jokers):
            for split in self[key - taken, jokers - used]:
                found[split.with_chow(self.first + low, used)] = None
        return tuple(split for split in found if split.size <= WHOLE_HAND)


SPLITS = tuple(SuitSplits(suit) for suit in range(4))
WILD_SPLITS = tuple(WildSuitSplits(suit, MOST_KEYS // 2) for suit in range(4))


class Completing(BySuit[int]):
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
NO_TILES: Ways = frozenset({(0, 0)})


class WaysOfSuit(WildSuit[Ways]):
    """The ways to cut one suit with so many jokers at most, each group with a real tile."""

    def find(self, wanted: tuple[int, int]) -> Ways:
        key, jokers = wanted
        if not key:
            return NO_TILES
        found: set[tuple[int, int]] = set()
        ranks = ranks_of(key, self.length)
        lowest = next(rank for rank, count in enumerate(ranks) if count)
        sets = [*self._same(ranks, lowest, 3, jokers)]
        sets += [(taken, used) for _, taken, used in self._chows(ranks, lowest, jokers)]
        for taken, used in sets:
            found.update((pair, used + more) for pair, more in self[key - taken, jokers - used])
        for taken, used in self._same(ranks, lowest, 2, jokers):
            rest = self[key - taken, jokers - used]
            found.update((1, used + more) for pair, more in rest if not pair)
        most = WHOLE_HAND - sum(ranks)
        return _same_ways(frozenset(way for way in found if way[1] <= most))


@cache
def _same_ways(found: Ways) -> Ways:
    """One object for all that are equal, as many suits have the same ways."""
    return found


WAYS = tuple(WaysOfSuit(suit, 2 * MOST_KEYS) for suit in range(4))


def combined(some: Ways, more: Ways, jokers: int) -> Ways:
    """Both at once, with one pair and so many jokers at most."""
    return frozenset(
        (pair + eyes, used + also)
        for pair, used in some
        for eyes, also in more
        if pair + eyes <= 1 and used + also <= jokers
    )
