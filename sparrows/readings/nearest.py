"""The discards that leave a hand nearest to ready, and how many useful tiles are left after each.

`useful` says as much of every discard, and takes longer.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from itertools import compress
from typing import NamedTuple

from sparrows.readings.aim import SETS, where
from sparrows.readings.distance import (
    ONE_KIND,
    ONE_PAIR,
    ORPHANS_AT,
    SEVEN_PAIRS,
    THIRTEEN_ORPHANS,
    irregular_distance,
    irregular_summary,
)
from sparrows.readings.splits import BySuit, ranks_of
from sparrows.readings.tables import HONOURS, SUIT
from sparrows.readings.useful import DESCRIBED, DRAWS, LENGTH, look_up
from sparrows.tiles import ALL_KINDS, KINDS, ORPHANS, WEIGHT, Tile

# A byte a kind, all in one number: counts, whose sum is the remainder by 255, or marks of all bits.
MARK = 255
# By a number of lacking tiles: the table that marks what lacks one less.
NEARER = (bytes(256), *(bytes(lack) + b"\xff" + bytes(255 - lack) for lack in range(20)))
BINARY = bytes(MARK * (digit == ord("1")) for digit in range(256))


def packed(counts: Sequence[int]) -> int:
    """Counts of the kinds, a byte each."""
    return int.from_bytes(counts[:KINDS], "little")


def marked(kinds: int) -> int:
    """Kinds given as bits, a byte each."""
    return int.from_bytes(f"{kinds:b}".encode().translate(BINARY))


EVERY_KIND, EVERY_ORPHAN = marked(ALL_KINDS), marked(ORPHANS)
MARKS = tuple(MARK << 8 * tile for tile in range(KINDS))
FEWEST_KINDS = 7  # of seven pairs

# What each discard takes from the summary of a suit (see `irregular_summary`), and the kinds that
# are there once, twice and more often, marked.
Held = tuple[tuple[int, ...], int, int, int]
# What is left of a suit after each discard from it: the tiles to discard, the descriptions
# without them, the summary before, and what is held.
Rests = tuple[tuple[Tile, ...], bytes, int, Held]


class SuitRests(BySuit[Rests]):
    """By the key of a suit, what its discards leave."""

    def find(self, key: int) -> Rests:
        upper, lower = divmod(key, 5**5)
        low, high = half(self.suit, lower, 0), half(self.suit, upper, 5)
        described = DESCRIBED[self.suit]
        return (
            low.tiles + high.tiles,
            bytes([described[key - weight] for weight in low.weights + high.weights]),
            low.summary + high.summary,
            (
                low.less + high.less,
                low.once | high.once,
                low.twice | high.twice,
                low.more | high.more,
            ),
        )


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
        marked(where(counts, 1) << first),
        marked(where(counts, 2) << first),
        marked(where(counts, 3, 4) << first),
    )


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
        tiles_m, rests_m, summary_m, held_m = RESTS[0][m]
        tiles_p, rests_p, summary_p, held_p = RESTS[1][p]
        tiles_s, rests_s, summary_s, held_s = RESTS[2][s]
        tiles_z, rests_z, summary_z, held_z = RESTS[3][z]
        lacks = self.known.after_changes(self.described, (rests_m, rests_p, rests_s, rests_z))
        tiles = held = tiles_m + tiles_p + tiles_s + tiles_z
        if len(allowed) < len(tiles):
            may = [tile in allowed for tile in tiles]
            lacks = bytes(compress(lacks, may))
            tiles = tuple(compress(tiles, may))
        least = min(lacks)
        self.irregular: Irregular | None = None
        if standard and sets == SETS:
            summary = summary_m + summary_p + summary_s + summary_z
            if irregular_distance(summary) < least:
                suits = held_m, held_p, held_s, held_z
                self.irregular = Irregular(held, summary, suits)
                lacks = bytes(map(min, lacks, map(self.irregular.lacks.__getitem__, tiles)))
                least = min(lacks)
        self.lack = least
        # The discards that leave the hand nearest.
        self.nearest = list(compress(tiles, lacks.translate(NEARER[least + 1])))

    def weighed(self, left: int) -> list[tuple[Tile, int]]:
        """These discards, and how many of the tiles that are left would be useful after each."""
        keys, described, irregular = self.keys, self.described, self.irregular
        draws = [DRAWS[0][keys[0]], DRAWS[1][keys[1]], DRAWS[2][keys[2]], DRAWS[3][keys[3]]]
        after_draws, nearer = self.known.after_draws, NEARER[self.lack]
        found = []
        for tile in self.nearest:
            suit = tile // 9
            rest, whole = keys[suit] - WEIGHT[tile], (described[suit], draws[suit])
            described[suit], draws[suit] = DESCRIBED[suit][rest], DRAWS[suit][rest]
            useful = int.from_bytes(after_draws(described, draws).translate(nearer))
            if irregular is not None:
                useful |= irregular.useful(tile, self.lack)
            found.append((tile, (useful & left) % MARK))
            described[suit], draws[suit] = whole
        return found


class Irregular:
    """A hand on its way to seven pairs or thirteen orphans, after each of its discards."""

    def __init__(
        self, tiles: tuple[Tile, ...], summary: int, suits: tuple[Held, Held, Held, Held]
    ) -> None:
        (less_m, once_m, twice_m, more_m), (less_p, once_p, twice_p, more_p) = suits[:2]
        (less_s, once_s, twice_s, more_s), (less_z, once_z, twice_z, more_z) = suits[2:]
        self.once = once_m | once_p | once_s | once_z
        self.twice = twice_m | twice_p | twice_s | twice_z
        self.more = more_m | more_p | more_s | more_z
        # The summary of what each discard leaves, and what that lacks.
        after = [summary - less for less in less_m + less_p + less_s + less_z]
        lacks = {each: irregular_distance(each) + 1 for each in set(after)}
        self.after = dict(zip(tiles, after, strict=True))
        self.lacks = dict(zip(tiles, map(lacks.__getitem__, after), strict=True))

    def useful(self, tile: Tile, lack: int) -> int:
        """The kinds that bring it nearer, marked, if it then lacks so few."""
        gone, summary = MARKS[tile], self.after[tile]
        doubled = self.twice & ~gone | self.more
        found = 0
        if SEVEN_PAIRS[summary & 255] + 1 == lack:
            if summary & 255 < FEWEST_KINDS * ONE_KIND:
                found = EVERY_KIND & ~doubled
            else:
                found = self.once & ~gone | self.twice & gone
        if THIRTEEN_ORPHANS[summary >> 8] + 1 == lack:
            there = (self.once & ~gone | self.twice | self.more) if doubled & EVERY_ORPHAN else 0
            found |= EVERY_ORPHAN & ~there
        return found
