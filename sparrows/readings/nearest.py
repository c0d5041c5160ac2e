"""The discards that leave a hand nearest to ready, and how many useful tiles are left after each.

`useful` says as much of every discard, and takes longer.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from itertools import compress
from typing import NamedTuple

from sparrows.readings.aim import SETS, towards_orphans, towards_pairs, where
from sparrows.readings.distance import (
    ONE_KIND,
    ONE_PAIR,
    ORPHANS_AT,
    irregular_distance,
    irregular_summary,
)
from sparrows.readings.splits import MOST_REMEMBERED, ranks_of
from sparrows.readings.tables import HONOURS, SUIT
from sparrows.readings.useful import DESCRIBED, DRAWS, LENGTH, look_up
from sparrows.tiles import ALL_KINDS, BIT, KINDS, ORPHANS, WEIGHT, Tile

# A byte a kind, all in one number: counts, whose sum is the remainder by 255, or marks of all bits.
MARK = 255
# By a number of lacking tiles: the table that marks what lacks one less.
NEARER = (bytes(256), *(bytes(lack) + b"\xff" + bytes(255 - lack) for lack in range(20)))
BINARY = bytes(MARK * (digit == ord("1")) for digit in range(256))


def packed(counts: Sequence[int]) -> int:
    """Counts of the kinds, a byte each."""
    return int.from_bytes(bytes(counts[:KINDS]), "little")


def marked(kinds: int) -> int:
    """Kinds given as bits, a byte each."""
    return int.from_bytes(f"{kinds:b}".encode().translate(BINARY))


class Rests(NamedTuple):
    """What is left of a suit after each discard from it."""

    tiles: tuple[Tile, ...]
    keys: tuple[int, ...]
    described: bytes
    summary: int  # of the suit before a discard, see `irregular_summary`,
    less: tuple[int, ...]  # and what each discard takes from it
    once: int  # the kinds that are there once before a discard,
    twice: int
    more: int


class Half(NamedTuple):
    """What the lower or the upper ranks of a suit add to that."""

    tiles: tuple[Tile, ...]
    weights: tuple[int, ...]
    summary: int
    less: tuple[int, ...]
    once: int
    twice: int
    more: int


@cache
def half(suit: int, key: int, lowest: int) -> Half:
    """Five ranks of a suit, from this one on."""
    counts = [0] * lowest + ranks_of(key, 5)
    first = 9 * suit
    held = [rank for rank, number in enumerate(counts) if number]
    return Half(
        tuple(first + rank for rank in held),
        tuple(WEIGHT[rank] for rank in held),
        irregular_summary((*counts, *(0,) * LENGTH[suit])[: LENGTH[suit]]),
        tuple(taken_off(first + rank, counts[rank]) for rank in held),
        where(counts, 1) << first,
        where(counts, 2) << first,
        where(counts, 3, 4) << first,
    )


class SuitRests(dict[int, Rests]):
    """By the key of a suit, what its discards leave."""

    def __init__(self, suit: int) -> None:
        super().__init__()
        self.suit = suit

    def __missing__(self, key: int) -> Rests:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        upper, lower = divmod(key, 5**5)
        low, high = half(self.suit, lower, 0), half(self.suit, upper, 5)
        keys = [key - weight for weight in low.weights + high.weights]
        described = DESCRIBED[self.suit]
        found = self[key] = Rests(
            low.tiles + high.tiles,
            tuple(keys),
            bytes([described[rest] for rest in keys]),
            low.summary + high.summary,
            low.less + high.less,
            low.once | high.once,
            low.twice | high.twice,
            low.more | high.more,
        )
        return found


def taken_off(tile: Tile, copies: int) -> int:
    """What a discard from so many of a kind takes from the summary of its suit."""
    if copies > 2:
        return 0
    number = ONE_PAIR if copies == 2 else ONE_KIND
    return number * (1 + ORPHANS_AT * (ORPHANS >> tile & 1))


RESTS = tuple(SuitRests(suit) for suit in range(4))


class Discards:
    """The discards of a hand, by how far from ready they leave it.

    Where nothing is melded, seven pairs and thirteen orphans are aimed at too, if `standard`.
    """

    def __init__(
        self, keys: Sequence[int], sets: int, allowed: Collection[Tile], *, standard: bool
    ) -> None:
        m, p, s, z = self.keys = keys
        self.known = look_up(sets)
        self.described = [SUIT[m], SUIT[p], SUIT[s], HONOURS[z]]
        a, b, c, d = self.rests = RESTS[0][m], RESTS[1][p], RESTS[2][s], RESTS[3][z]
        changes = a.described, b.described, c.described, d.described
        lacks = self.known.after_changes(self.described, changes)
        tiles = a.tiles + b.tiles + c.tiles + d.tiles
        less = a.less + b.less + c.less + d.less
        if len(allowed) < len(tiles):
            may = [tile in allowed for tile in tiles]
            lacks = bytes(compress(lacks, may))
            tiles, less = tuple(compress(tiles, may)), tuple(compress(less, may))
        self.lack = least = min(lacks)
        self.irregular = False
        if standard and sets == SETS:
            summary = a.summary + b.summary + c.summary + d.summary
            if irregular_distance(summary) < least:
                others = [irregular_distance(summary - each) + 1 for each in less]
                lacks = bytes(map(min, lacks, others))
                self.irregular = True
                self.lack = least = min(lacks)
        # The discards that leave the hand nearest.
        self.nearest = [tile for tile, lack in zip(tiles, lacks, strict=True) if lack == least]

    def weighed(self, left: int) -> list[tuple[Tile, int]]:
        """These discards, and how many of the tiles that are left would be useful after each."""
        described, draws = self.described, [DRAWS[at][key] for at, key in enumerate(self.keys)]
        after_draws, nearer = self.known.after_draws, NEARER[self.lack]
        found = []
        for tile in self.nearest:
            suit = tile // 9
            rests, whole = self.rests[suit], (described[suit], draws[suit])
            at = rests.tiles.index(tile)
            described[suit], draws[suit] = rests.described[at], DRAWS[suit][rests.keys[at]]
            useful = int.from_bytes(after_draws(described, draws).translate(nearer))
            if self.irregular:
                useful = self._with_irregular(tile, useful, self.known.lack(described))
            found.append((tile, (useful & left) % MARK))
            described[suit], draws[suit] = whole
        return found

    def _with_irregular(self, tile: Tile, useful: int, lack: int) -> int:
        """What is useful, seven pairs and thirteen orphans regarded, if they are the nearest."""
        irregular = marked(self._irregular(tile))
        return useful | irregular if lack == self.lack else irregular

    def _irregular(self, tile: Tile) -> int:
        """The kinds that bring seven pairs or thirteen orphans nearer, if they are the nearest."""
        m, p, s, z = self.rests
        gone = BIT[tile]
        twice = m.twice | p.twice | s.twice | z.twice
        once = (m.once | p.once | s.once | z.once) & ~gone | twice & gone
        doubled = twice & ~gone | m.more | p.more | s.more | z.more
        kinds = once | doubled
        found = 0
        for aim in (
            towards_pairs(doubled.bit_count(), once, ALL_KINDS & ~kinds),
            towards_orphans(kinds, doubled),
        ):
            if aim.lack == self.lack:
                found |= aim.useful
        return found
