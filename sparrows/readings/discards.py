"""What each discard leaves: how far the hand then is from ready, and which tiles are useful.

All draws of a suit are looked up by one `bytes.translate`: the bytes are the descriptions that
the suit would have with each of them, and the table says what the whole hand would then lack.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import compress
from operator import sub
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
from sparrows.readings.lack import TOO_FAR, Lack
from sparrows.readings.shapes.orphans import useful_orphans
from sparrows.readings.shapes.pairs import useful_pairs
from sparrows.readings.shapes.shape import KIND_PART, PAIR_PART
from sparrows.readings.standing import SETS, Standing, kinds_where
from sparrows.readings.suits import BySuit, ranks_of
from sparrows.readings.tables import BOTH, FINAL, HONOUR, HONOURED, SUIT, away
from sparrows.tiles import ALL_KINDS, BIT, KINDS, ORPHANS, WEIGHT, Tile, Tiles

NO_FIFTH = 255  # there is no fifth of a kind
DESCRIBED = (SUIT, SUIT, SUIT, HONOUR)
ALL_COPIES = (COPIES,) * KINDS

# For `bytes.translate`: as a binary digit, whether a count is at least 1, 2, 3 or 4.
AT_LEAST = [b"0" * least + b"1" * (256 - least) for least in range(1, COPIES + 1)]
# By a number of lacking tiles: for `bytes.translate`, the binary digits of what lacks one less.
NEARER = (b"0" * 256, *(b"0" * lack + b"1" + b"0" * (255 - lack) for lack in range(20)))


@quick
class TilesLeft:
    """How many tiles of each kind are left, to be asked of many kinds at once."""

    def __init__(self, counts: Sequence[int]) -> None:
        # The kinds of which at least one is left, at least two, and so on.
        highest_first = bytes(counts[KINDS - 1 :: -1])
        self._layers = [int(highest_first.translate(table), 2) for table in AT_LEAST]

    def number(self, kinds: int) -> int:
        """How many tiles are left of these kinds."""
        return sum([(kinds & layer).bit_count() for layer in self._layers])


def tiles_left(standing: Standing, shown: Sequence[int]) -> TilesLeft:
    """The tiles that are neither in the hand nor shown."""
    return TilesLeft(list(map(sub, map(sub, ALL_COPIES, standing.counts), shown)))


# The suits of a hand


class Draws(BySuit[int, bytes]):
    """By the key of a suit, its descriptions with one tile more, the highest rank first."""

    def find(self, key: int) -> bytes:
        described, ranks = DESCRIBED[self.suit], enumerate(ranks_of(key, self.length))
        more = [described[key + WEIGHT[rank]] if n < COPIES else NO_FIFTH for rank, n in ranks]
        return bytes(more[::-1])


class Suit(NamedTuple):
    """What there is to know of a suit before a discard."""

    tiles: tuple[Tile, ...]  # the different ones
    rests: bytes  # its descriptions without each of them, the last first
    summary: int  # see `irregular_summary`
    once: int  # the kinds that are there once, and twice
    twice: int


class SuitTables(BySuit[int, Suit]):
    """By the key of a suit, what there is to know of it."""

    def find(self, key: int) -> Suit:
        described, ranks = DESCRIBED[self.suit], ranks_of(key, self.length)
        tiles = tuple(self.first + rank for rank, number in enumerate(ranks) if number)
        rests = bytes([described[key - WEIGHT[tile]] for tile in reversed(tiles)])
        once, twice = (kinds_where(ranks, number) << self.first for number in (1, 2))
        return Suit(tiles, rests, irregular_summary(ranks), once, twice)


DRAWS = tuple(Draws(suit) for suit in range(4))
SUIT_TABLES = tuple(SuitTables(suit) for suit in range(4))


# The whole hand


def padded(row: Sequence[int]) -> bytes:
    """A table for `bytes.translate`; where there is no tile it keeps saying so."""
    return bytes(row).ljust(256, b"\xff")


class LookUp:
    """The tables of draws for a number of sets to make."""

    def __init__(self, sets: int) -> None:
        # What the hand lacks by the description of one half, the other one given,
        lacking = [[distance + 1 for distance in row] for row in FINAL[sets]]
        self.of_first = [padded(row) for row in zip(*lacking, strict=True)]
        self.of_second = [padded(row) for row in lacking]
        # and the description of a half by that of one suit, the other one given.
        self.paired = [padded(row) for row in BOTH]
        self.honours = [padded(row) for row in HONOURED]
        self.third = [padded(row) for row in zip(*HONOURED, strict=True)]

    def after_changes(self, described: Sequence[int], changes: Sequence[bytes]) -> bytes:
        """What suits of these descriptions lack with one of them changed by a draw or a discard.

        The highest tile comes first.
        """
        m, p, s, z = described
        of_m, of_p, of_s, of_z = changes
        first = of_p.translate(self.paired[m]) + of_m.translate(self.paired[p])
        second = of_z.translate(self.honours[s]) + of_s.translate(self.third[z])
        return second.translate(self.of_second[BOTH[m][p]]) + first.translate(
            self.of_first[HONOURED[s][z]]
        )

    def useful(self, described: Sequence[int], draws: Sequence[bytes], lack: int) -> int:
        """The draws that bring nearer what lacks so many tiles."""
        return int(self.after_changes(described, draws).translate(NEARER[lack]), 2)


look_up = cache(LookUp)  # made once for each number of sets


@quick
def lack_of_sets(keys: Sequence[int], sets: int = SETS) -> Lack:
    """What standing tiles lack for so many sets and a pair."""
    known, lack = look_up(sets), away(keys, sets) + 1
    described = [table[key] for table, key in zip(DESCRIBED, keys, strict=True)]
    draws = [table[key] for table, key in zip(DRAWS, keys, strict=True)]
    return Lack(lack, known.useful(described, draws, lack))


class DiscardChoice(msgspec.Struct, frozen=True, gc=False):
    """A discard, the distance after it, and the kinds that would then bring the hand nearer."""

    discard: Tile
    distance: int
    useful: int


# By a kind and how many of it are there, what a discard takes from the summary of the hand.
TAKEN_OFF = tuple(
    tuple(
        part * (1 + ORPHANS_AT * (ORPHANS >> tile & 1)) for part in (0, KIND_PART, PAIR_PART, 0, 0)
    )
    for tile in range(KINDS)
)


class IrregularDiscards:
    """A hand before a discard, on its way to seven different pairs or thirteen orphans."""

    def __init__(self, tiles: Standing, held: Tiles, summary: int, once: int, twice: int) -> None:
        self.once, self.twice, self.more = once, twice, tiles.kinds ^ once ^ twice
        # By the discard, the summary after it, and what is then lacking.
        self.after = {tile: summary - TAKEN_OFF[tile][tiles.counts[tile]] for tile in held}
        known = {each: irregular_distance(each) + 1 for each in set(self.after.values())}
        self.lacks = [known[each] for each in self.after.values()]

    def useful(self, tile: Tile, lack: int) -> int:
        """The kinds that bring it nearer after a discard, if it then lacks so few."""
        gone, summary = BIT[tile], self.after[tile]
        once, doubled = self.once & ~gone | self.twice & gone, self.twice & ~gone | self.more
        kinds, found = once | doubled, 0
        if TO_SEVEN_PAIRS[summary & 255] + 1 == lack:
            found = useful_pairs((summary & 255) // KIND_PART, once, ALL_KINDS & ~kinds)
        if TO_THIRTEEN_ORPHANS[summary >> 8] + 1 == lack:
            found |= useful_orphans(kinds, doubled, ORPHANS)
        return found


class BeforeDiscard:
    """A hand before a discard; `standard` lets it become seven pairs or thirteen orphans too."""

    def __init__(self, tiles: Standing, *, standard: bool) -> None:
        m, p, s, z = self.keys = tiles.keys
        self.known = look_up(tiles.sets)
        self.described = [SUIT[m], SUIT[p], SUIT[s], HONOUR[z]]
        self.draws = [DRAWS[0][m], DRAWS[1][p], DRAWS[2][s], DRAWS[3][z]]
        tiles_m, rests_m, in_m, once_m, twice_m = SUIT_TABLES[0][m]
        tiles_p, rests_p, in_p, once_p, twice_p = SUIT_TABLES[1][p]
        tiles_s, rests_s, in_s, once_s, twice_s = SUIT_TABLES[2][s]
        tiles_z, rests_z, in_z, once_z, twice_z = SUIT_TABLES[3][z]
        rests = rests_m, rests_p, rests_s, rests_z
        self.tiles = tiles_m + tiles_p + tiles_s + tiles_z
        self.lacks = self.known.after_changes(self.described, rests)[::-1]  # after each of these
        self.irregular: IrregularDiscards | None = None
        summary = in_m + in_p + in_s + in_z
        if standard and tiles.sets == SETS and irregular_distance(summary) < max(self.lacks):
            once, twice = once_m | once_p | once_s | once_z, twice_m | twice_p | twice_s | twice_z
            self.irregular = IrregularDiscards(tiles, self.tiles, summary, once, twice)
            self.lacks = bytes(map(min, self.lacks, self.irregular.lacks))

    def useful(self, tile: Tile, lack: int) -> int:
        """The kinds that bring the hand nearer after a discard, when it lacks so many."""
        suit = tile // 9
        rest, described, draws = self.keys[suit] - WEIGHT[tile], self.described[:], self.draws[:]
        described[suit], draws[suit] = DESCRIBED[suit][rest], DRAWS[suit][rest]
        found = self.known.useful(described, draws, lack)
        return found if self.irregular is None else found | self.irregular.useful(tile, lack)

    def within(self, most: int) -> list[DiscardChoice]:
        """Those after which no more than this is lacking."""
        return [
            DiscardChoice(tile, lack - 1, self.useful(tile, lack))
            for tile, lack in zip(self.tiles, self.lacks, strict=True)
            if lack <= most
        ]


@quick
def useful_tiles(tiles: Standing, *, standard: bool = True) -> list[DiscardChoice]:
    """For each different discard: the distance after it, and the kinds that are then useful.

    Where nothing is melded, seven pairs and thirteen orphans are aimed at too, unless `standard`
    is false; the shapes of a rulebook are what `outlook` counts.
    """
    refuse_other(Standing, tiles)
    refuse_other(int, tiles.sets)
    if tiles.size != 3 * tiles.sets + 2 or tiles.jokers:
        raise Complaint(
            "{needed} tiles without jokers are needed, not {tiles!r}",
            needed=3 * tiles.sets + 2,
            tiles=str(tiles),
        )
    return BeforeDiscard(tiles, standard=standard).within(TOO_FAR)


@quick
def discards_within(tiles: Standing, distance: int) -> list[DiscardChoice]:
    """The discards that leave sets and a pair no farther than this, and what is then useful."""
    return BeforeDiscard(tiles, standard=False).within(distance + 1)


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
    discards = BeforeDiscard(standing, standard=standard)
    tiles, lacks = discards.tiles, discards.lacks
    if standing.kinds & ~allowed:
        may = [allowed >> tile & 1 for tile in tiles]
        tiles, lacks = tuple(compress(tiles, may)), bytes(compress(lacks, may))
    least = min(lacks)
    nearest = [tile for tile, lack in zip(tiles, lacks, strict=True) if lack == least]
    if len(nearest) == 1:
        return [(nearest[0], 0)]
    left = tiles_left(standing, shown)
    return [(tile, left.number(discards.useful(tile, least) & kinds)) for tile in nearest]
