"""What each discard leaves: how far the hand then is from ready, and which tiles are useful.

All draws of a suit are looked up by one `bytes.translate`: the bytes are the descriptions that
the suit would have with each of them, and the table says what the whole hand would then lack.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import chain, compress
from typing import NamedTuple

import msgspec

from sparrows.complaint import Complaint, refuse_other
from sparrows.readings.distance import (
    ORPHANS_AT,
    TO_SEVEN_PAIRS,
    TO_THIRTEEN_ORPHANS,
    irregular_distance,
    irregular_summary,
)
from sparrows.readings.hand import COPIES
from sparrows.readings.kernel import quick
from sparrows.readings.lack import Lack
from sparrows.readings.shapes.orphans import useful_orphans
from sparrows.readings.shapes.pairs import useful_pairs
from sparrows.readings.shapes.shape import KIND_PART, PAIR_PART
from sparrows.readings.standing import SETS, Standing, kinds_where
from sparrows.readings.suits import BySuit, ranks_of
from sparrows.readings.tables import BOTH, FINAL, HONOUR, HONOURED, SUIT
from sparrows.tiles import ALL_KINDS, BIT, KINDS, ORPHANS, WEIGHT, Tile

NO_FIFTH = 255  # there is no fifth of a kind
NO_DRAW = bytes([NO_FIFTH] * 9)
DESCRIBED = (SUIT, SUIT, SUIT, HONOUR)
SUIT_LENGTHS = (9, 9, 9, 7)
MOST_HALVES = 2048  # of suits
HIGHEST_FIRST = tuple(WEIGHT[length - 1 :: -1] for length in SUIT_LENGTHS)

# A byte per kind, all in one number: counts, whose sum is the number modulo 255, or marks.
MARK = 255
BINARY = bytes(MARK * (digit == ord("1")) for digit in range(256))
DIGITS = b"0" * MARK + b"1"


def translates(one_less: bytes, other: bytes) -> tuple[bytes, ...]:
    """By a number of lacking tiles: the table that marks what lacks one less."""
    return (
        other * 256,
        *(other * lack + one_less + other * (255 - lack) for lack in range(20)),
    )


# As binary digits, and as bytes.
NEARER, NEARER_MARKED = translates(b"1", b"0"), translates(b"\xff", b"\0")


def packed(counts: Sequence[int]) -> int:
    """Counts of the kinds, a byte each."""
    return int.from_bytes(counts[:KINDS], "little")


def marked(kinds: int) -> int:
    """Kinds given as bits, a byte each."""
    return int.from_bytes(f"{kinds:b}".encode().translate(BINARY))


def unmarked(marks: int) -> int:
    """Kinds given a byte each, as bits."""
    return int(marks.to_bytes(KINDS).translate(DIGITS), 2)


ALL_COPIES = packed(bytes([COPIES] * KINDS))
EVERY_KIND, EVERY_ORPHAN = marked(ALL_KINDS), marked(ORPHANS)
MARKS = tuple(marked(BIT[tile]) for tile in range(KINDS))


@quick
class TilesLeft:
    """How many tiles of each kind are left, to be asked of many kinds at once."""

    def __init__(self, counts: Sequence[int]) -> None:
        self._packed = packed(counts)

    def number(self, kinds: int) -> int:
        """How many tiles are left of these kinds."""
        return (marked(kinds) & self._packed) % MARK


# The suits of a hand


class Draws(BySuit[bytes]):
    """By the key of a suit, its descriptions with one tile more, the highest rank first."""

    def find(self, key: int) -> bytes:
        described, weights = DESCRIBED[self.suit], HIGHEST_FIRST[self.suit]
        upper, lower = divmod(key, 5**5)
        if has_four(lower) or has_four(upper):
            return bytes(
                [described[key + each] if key // each % 5 < 4 else NO_FIFTH for each in weights]
            )
        return bytes([described[key + each] for each in weights])


@cache
def has_four(ranks: int) -> bool:
    """Whether all four tiles of any of five ranks are there."""
    return 4 in ranks_of(ranks, 5)


DRAWS = tuple(Draws(suit) for suit in range(4))


class Counted(NamedTuple):
    """What a suit, or some of its ranks, have for shapes without sets."""

    summary: int  # see `irregular_summary`
    less: tuple[int, ...]  # what each discard takes off it
    once: int  # the kinds that are there once, marked,
    twice: int
    more: int


class Suit(NamedTuple):
    """What there is to know of a suit, or of some of its ranks, before a discard."""

    tiles: tuple[Tile, ...]  # the different ones
    counted: Counted
    rests: bytes = b""  # the descriptions of the suit without each of the tiles, the last first


class SuitTables(BySuit[Suit]):
    """By the key of a suit, what there is to know of it."""

    def find(self, key: int) -> Suit:
        upper, lower = divmod(key, 5**5)
        low_tiles, low, _ = half_table(self.suit, lower, 0)
        high_tiles, high, _ = half_table(self.suit, upper, 5)
        described, tiles = DESCRIBED[self.suit], low_tiles + high_tiles
        counted = Counted(
            low.summary + high.summary,
            low.less + high.less,
            low.once | high.once,
            low.twice | high.twice,
            low.more | high.more,
        )
        rests = bytes([described[key - WEIGHT[tile]] for tile in reversed(tiles)])
        return Suit(tiles, counted, rests)


@lru_cache(maxsize=MOST_HALVES)
def half_table(suit: int, key: int, lowest: int) -> Suit:
    """Five ranks of a suit, from this one on."""
    counts = [0] * lowest + ranks_of(key, 5)
    first = 9 * suit
    held = [rank for rank, number in enumerate(counts) if number]
    counted = Counted(
        irregular_summary((*counts, *(0,) * SUIT_LENGTHS[suit])[: SUIT_LENGTHS[suit]]),
        tuple(taken_off(first + rank, counts[rank]) for rank in held),
        marked(kinds_where(counts, 1) << first),
        marked(kinds_where(counts, 2) << first),
        marked(kinds_where(counts, 3, 4) << first),
    )
    return Suit(tuple(first + rank for rank in held), counted)


def taken_off(tile: Tile, copies: int) -> int:
    """What a discard from so many of a kind takes from the summary of its suit."""
    if copies > 2:
        return 0
    number = PAIR_PART if copies == 2 else KIND_PART
    return number * (1 + ORPHANS_AT * (ORPHANS >> tile & 1))


SUIT_TABLES = tuple(SuitTables(suit) for suit in range(4))


# The whole hand


def padded(row: Sequence[int]) -> bytes:
    """A table for `bytes.translate`; where there is no tile it keeps saying so."""
    return bytes(row).ljust(256, b"\xff")


class LookUp:
    """The tables of draws for a number of sets to make."""

    def __init__(self, sets: int) -> None:
        self.final = FINAL[sets]
        # What the hand lacks by the description of one half, the other one given,
        self.of_first = [
            padded([away + 1 for away in row]) for row in zip(*self.final, strict=True)
        ]
        self.of_second = [padded([away + 1 for away in row]) for row in self.final]
        # and the description of a half by that of one suit, the other one given.
        self.paired = [padded(row) for row in BOTH]
        self.honours = [padded(row) for row in HONOURED]
        self.third = [padded(row) for row in zip(*HONOURED, strict=True)]

    def lack(self, described: Sequence[int]) -> int:
        """What suits of these descriptions lack."""
        m, p, s, z = described
        return self.final[BOTH[m][p]][HONOURED[s][z]] + 1

    def after_changes(self, described: Sequence[int], changes: Sequence[bytes]) -> bytes:
        """What they lack with one suit changed by a draw or a discard, the highest tile first."""
        m, p, s, z = described
        of_m, of_p, of_s, of_z = changes
        first = of_p.translate(self.paired[m]) + of_m.translate(self.paired[p])
        second = of_z.translate(self.honours[s]) + of_s.translate(self.third[z])
        return second.translate(self.of_second[BOTH[m][p]]) + first.translate(
            self.of_first[HONOURED[s][z]]
        )

    def tables(self, m: int, p: int, s: int, z: int) -> tuple[bytes, bytes, bytes, bytes]:
        """What the hand lacks by the description of each suit, the others being as they are."""
        of_first, of_second = self.of_first[HONOURED[s][z]], self.of_second[BOTH[m][p]]
        return (
            self.paired[p].translate(of_first),
            self.paired[m].translate(of_first),
            self.third[z].translate(of_second),
            self.honours[s].translate(of_second),
        )

    def after_discard(
        self, keys: Sequence[int], described: list[int], draws: list[bytes], tile: Tile
    ) -> bytes:
        """What the suits of these keys lack after a discard and each of the draws."""
        suit = tile // 9
        rest, whole = keys[suit] - WEIGHT[tile], (described[suit], draws[suit])
        described[suit], draws[suit] = DESCRIBED[suit][rest], DRAWS[suit][rest]
        found = self.after_changes(described, draws)
        described[suit], draws[suit] = whole
        return found

    def lack_and_useful(self, described: Sequence[int], draws: Sequence[bytes]) -> tuple[int, int]:
        """What suits of these descriptions lack, and which of the draws are useful."""
        lack = self.lack(described)
        return lack, int(self.after_changes(described, draws).translate(NEARER[lack]), 2)


@cache
def look_up(sets: int) -> LookUp:
    """The tables for so many sets, made once."""
    return LookUp(sets)


@quick
def lack_of_sets(keys: Sequence[int], sets: int = SETS) -> Lack:
    """What standing tiles lack for so many sets and a pair."""
    known = look_up(sets)
    described = [table[key] for table, key in zip(DESCRIBED, keys, strict=True)]
    draws = [table[key] for table, key in zip(DRAWS, keys, strict=True)]
    return Lack(*known.lack_and_useful(described, draws))


class Irregular:
    """A hand on its way to seven different pairs or thirteen orphans, and each of its discards."""

    def __init__(self, m: Counted, p: Counted, s: Counted, z: Counted) -> None:
        self.summary, self.less, self.once, self.twice, self.more = m
        for summary, less, once, twice, more in (p, s, z):
            self.summary += summary
            self.less += less
            self.once |= once
            self.twice |= twice
            self.more |= more

    def lacks(self, tiles: Iterable[Tile]) -> dict[Tile, int]:
        """What it lacks after each discard, of all its tiles."""
        after = [self.summary - less for less in self.less]
        lacks = {each: irregular_distance(each) + 1 for each in set(after)}
        self.after = dict(zip(tiles, after, strict=True))
        return {tile: lacks[summary] for tile, summary in self.after.items()}

    def useful(self, tile: Tile, lack: int) -> int:
        """The kinds that bring it nearer after a discard, marked, if it then lacks so few."""
        gone, summary = MARKS[tile], self.after[tile]
        once, doubled = self.once & ~gone | self.twice & gone, self.twice & ~gone | self.more
        kinds, found = once | doubled, 0
        if TO_SEVEN_PAIRS[summary & 255] + 1 == lack:
            found = useful_pairs((summary & 255) // KIND_PART, once, EVERY_KIND & ~kinds)
        if TO_THIRTEEN_ORPHANS[summary >> 8] + 1 == lack:
            found |= useful_orphans(kinds, doubled, EVERY_ORPHAN)
        return found


class DiscardChoice(msgspec.Struct, frozen=True, gc=False):
    """A discard, the distance after it, and the kinds that would then bring the hand nearer."""

    discard: Tile
    distance: int
    useful: int


@quick
def useful_tiles(tiles: Standing, *, standard: bool = True) -> list[DiscardChoice]:
    """For each different discard: the distance after it, and the kinds that are then useful.

    Where nothing is melded, seven pairs and thirteen orphans are aimed at too, unless `standard`
    is false; the shapes of a rulebook are what `outlook` counts.
    """
    refuse_other(Standing, tiles)
    sets = tiles.sets
    refuse_other(int, sets)
    if tiles.size != 3 * sets + 2 or tiles.jokers:
        raise Complaint(
            "{needed} tiles without jokers are needed, not {tiles!r}",
            needed=3 * sets + 2,
            tiles=str(tiles),
        )
    known, keys = look_up(sets), tiles.keys
    a, b, c, d = keys
    suits = SUIT_TABLES[0][a], SUIT_TABLES[1][b], SUIT_TABLES[2][c], SUIT_TABLES[3][d]
    described = [SUIT[a], SUIT[b], SUIT[c], HONOUR[d]]
    draws = [DRAWS[0][a], DRAWS[1][b], DRAWS[2][c], DRAWS[3][d]]
    found: list[DiscardChoice] = []
    for suit, table in enumerate(known.tables(*described)):
        tiles_there, _, rests = suits[suit]
        whole, drawn = (described[suit], draws[suit]), DRAWS[suit]
        draws[suit] = NO_DRAW  # looked up for each discard
        # Often several discards leave a suit with the same description.
        others: dict[int, tuple[int, int]] = {}
        for tile, description in zip(tiles_there, reversed(rests), strict=True):
            lacking = others.get(description)
            if lacking is None:
                described[suit] = description
                lacking = others[description] = known.lack_and_useful(described, draws)
            lack, useful = lacking
            own = drawn[keys[suit] - WEIGHT[tile]].translate(table)
            nearer = int(own.translate(NEARER[lack]), 2)
            found.append(DiscardChoice(tile, lack - 1, useful | nearer << 9 * suit))
        described[suit], draws[suit] = whole
    if standard and sets == SETS:
        return _with_irregular(Irregular(*(suit.counted for suit in suits)), found)
    return found


def _with_irregular(irregular: Irregular, regular: list[DiscardChoice]) -> list[DiscardChoice]:
    """The choices, with seven pairs and thirteen orphans taken into account."""
    near = irregular_distance(irregular.summary)
    if near > regular[0].distance + 1:  # the others are not farther than that
        return regular
    lacks = irregular.lacks(choice.discard for choice in regular)
    return [_nearer(irregular, choice, lacks[choice.discard]) for choice in regular]


def _nearer(irregular: Irregular, choice: DiscardChoice, lack: int) -> DiscardChoice:
    """A choice, or what the hand comes to as one of these shapes, or both if they are as near."""
    if lack > choice.distance + 1:
        return choice
    useful = unmarked(irregular.useful(choice.discard, lack))
    if lack == choice.distance + 1:
        useful |= choice.useful
    return DiscardChoice(choice.discard, lack - 1, useful)


@quick
def discards_within(tiles: Standing, distance: int) -> list[DiscardChoice]:
    """The discards that leave sets and a pair no farther than this, and what is then useful."""
    known, keys = look_up(tiles.sets), tiles.keys
    m, p, s, z = keys
    described = [SUIT[m], SUIT[p], SUIT[s], HONOUR[z]]
    draws = [DRAWS[0][m], DRAWS[1][p], DRAWS[2][s], DRAWS[3][z]]
    suits = SUIT_TABLES[0][m], SUIT_TABLES[1][p], SUIT_TABLES[2][s], SUIT_TABLES[3][z]
    lacks = known.after_changes(described, [suit.rests for suit in suits])[::-1]
    found = []
    for tile, lack in zip(chain.from_iterable(suit.tiles for suit in suits), lacks, strict=True):
        if lack <= distance + 1:
            after = known.after_discard(keys, described, draws, tile)
            found.append(DiscardChoice(tile, lack - 1, int(after.translate(NEARER[lack]), 2)))
    return found


class NearestDiscards:
    """The discards that leave a hand nearest to ready, of the kinds that are allowed."""

    def __init__(self, standing: Standing, allowed: int, *, standard: bool) -> None:
        m, p, s, z = self.keys = standing.keys
        self.known = look_up(standing.sets)
        self.described = [SUIT[m], SUIT[p], SUIT[s], HONOUR[z]]
        tiles_m, counted_m, rests_m = SUIT_TABLES[0][m]
        tiles_p, counted_p, rests_p = SUIT_TABLES[1][p]
        tiles_s, counted_s, rests_s = SUIT_TABLES[2][s]
        tiles_z, counted_z, rests_z = SUIT_TABLES[3][z]
        rests = rests_m, rests_p, rests_s, rests_z
        lacks = self.known.after_changes(self.described, rests)[::-1]
        tiles = held = tiles_m + tiles_p + tiles_s + tiles_z
        if standing.kinds & ~allowed:
            may = [allowed >> tile & 1 for tile in tiles]
            lacks = bytes(compress(lacks, may))
            tiles = tuple(compress(tiles, may))
        least = min(lacks)
        self.irregular: Irregular | None = None
        if standard and standing.sets == SETS:
            summary = counted_m[0] + counted_p[0] + counted_s[0] + counted_z[0]
            if irregular_distance(summary) < least:
                self.irregular = Irregular(counted_m, counted_p, counted_s, counted_z)
                after = self.irregular.lacks(held)
                lacks = bytes(map(min, lacks, map(after.__getitem__, tiles)))
                least = min(lacks)
        self.lack = least
        self.tiles = list(compress(tiles, lacks.translate(NEARER_MARKED[least + 1])))

    def weighed(self, left: int) -> list[tuple[Tile, int]]:
        """These discards, and how many of the tiles that are left would be useful after each."""
        keys, described, irregular = self.keys, self.described, self.irregular
        draws = [DRAWS[0][keys[0]], DRAWS[1][keys[1]], DRAWS[2][keys[2]], DRAWS[3][keys[3]]]
        after_discard, nearer = self.known.after_discard, NEARER_MARKED[self.lack]
        found = []
        for tile in self.tiles:
            lacks = after_discard(keys, described, draws, tile)
            useful = int.from_bytes(lacks.translate(nearer))
            if irregular is not None:
                useful |= irregular.useful(tile, self.lack)
            found.append((tile, (useful & left) % MARK))
        return found


def packed_left(standing: Standing, kinds: int, shown: Sequence[int]) -> int:
    """How many tiles of these kinds are neither in the hand nor shown, a byte per kind."""
    left = ALL_COPIES - packed(standing.counts) - packed(shown)
    return left if kinds == ALL_KINDS else left & marked(kinds)


@quick
def nearest_discards(
    standing: Standing, allowed: int, kinds: int, shown: Sequence[int], standard: bool
) -> list[tuple[Tile, int]]:
    """The discards that leave a hand nearest to ready, of the kinds that are allowed.

    With each of them: how many useful tiles, of the kinds with which the hand can win, are then
    neither in it nor shown. For one alone that is not counted. Where nothing is melded, seven pairs
    and thirteen orphans are aimed at too, if `standard`. `useful_tiles` says as much of every
    discard, and takes longer.
    """
    nearest = NearestDiscards(standing, allowed, standard=standard)
    if len(nearest.tiles) == 1:
        return [(nearest.tiles[0], 0)]
    return nearest.weighed(packed_left(standing, kinds, shown))
