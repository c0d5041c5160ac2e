"""The tiles that bring a hand nearer to ready, for every discard.

All draws of a suit are looked up by one `bytes.translate`: the bytes are the descriptions that
the suit would have with each of them, and the table says what the whole hand would then lack.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from sparrows.complaint import Complaint, refuse_other
from sparrows.readings.aim import SETS, Aim, towards_orphans, towards_pairs, where
from sparrows.readings.distance import irregular_distance, irregular_summary
from sparrows.readings.splits import BySuit, ranks_of
from sparrows.readings.tables import (
    FINAL,
    HONOURED,
    HONOURS,
    PAIR,
    SUIT,
)
from sparrows.tiles import ALL_KINDS, BIT, KINDS, WEIGHT, Tile, Tiles

NO_TILE = 255  # there is no fifth of a kind
NO_DRAW = bytes([NO_TILE] * 9)
DESCRIBED = (SUIT, SUIT, SUIT, HONOURS)
LENGTH = (9, 9, 9, 7)
HIGHEST_FIRST = tuple(WEIGHT[length - 1 :: -1] for length in LENGTH)


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A discard, the distance after it, and the kinds that would then bring the hand nearer."""

    discard: Tile
    distance: int
    useful: int


class Unseen:
    """What a player has not seen of the four tiles of each kind."""

    def __init__(self, tiles: Tiles, visible: Iterable[Tile] = ()) -> None:
        """Beside his own tiles, those that lie open elsewhere are `visible`."""
        left = [4] * KINDS
        for tile in (*tiles, *visible):
            if tile < KINDS:
                left[tile] -= 1
        # The kinds of which at least one is left, at least two, and so on.
        self._layers = tuple(
            sum(BIT[tile] for tile in range(KINDS) if left[tile] >= least)
            for least in range(1, max(left) + 1)
        )

    def left(self, kinds: int) -> int:
        """How many tiles of these kinds are left."""
        return sum((layer & kinds).bit_count() for layer in self._layers)


class Draws(BySuit[bytes]):
    """By the key of a suit, its descriptions with one tile more, the highest rank first."""

    def find(self, key: int) -> bytes:
        described, weights = DESCRIBED[self.suit], HIGHEST_FIRST[self.suit]
        upper, lower = divmod(key, 5**5)
        if has_four(lower) or has_four(upper):
            return bytes(
                [described[key + each] if key // each % 5 < 4 else NO_TILE for each in weights]
            )
        return bytes([described[key + each] for each in weights])


@cache
def has_four(ranks: int) -> bool:
    """Whether all four tiles of any of five ranks are there."""
    return 4 in ranks_of(ranks, 5)


DRAWS = tuple(Draws(suit) for suit in range(4))


class Suit(NamedTuple):
    """What there is to know of a suit before a discard."""

    # Each tile in it, and without that tile its description and its draws.
    discards: tuple[tuple[Tile, int, bytes], ...]
    summary: int  # see `irregular_summary`
    once: int  # the kinds that are there once,
    twice: int
    more: int


class Suits(BySuit[Suit]):
    """By the key of a suit, what there is to know of it."""

    def find(self, key: int) -> Suit:
        first, described, draws = 9 * self.suit, DESCRIBED[self.suit], DRAWS[self.suit]
        ranks = ranks_of(key, LENGTH[self.suit])
        rests = {rank: key - WEIGHT[rank] for rank, number in enumerate(ranks) if number}
        return Suit(
            tuple((first + rank, described[rest], draws[rest]) for rank, rest in rests.items()),
            irregular_summary(ranks),
            where(ranks, 1) << first,
            where(ranks, 2) << first,
            where(ranks, 3, 4) << first,
        )


SUITS = tuple(Suits(suit) for suit in range(4))


def padded(row: Sequence[int]) -> bytes:
    """A table for `bytes.translate`; where there is no tile it keeps saying so."""
    return bytes(row).ljust(256, b"\xff")


# By a number of lacking tiles: the table that marks what lacks one less, as binary digits.
NEARER = (b"0" * 256, *(b"0" * lack + b"1" + b"0" * (255 - lack) for lack in range(20)))


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
        self.paired = [padded(row) for row in PAIR]
        self.honours = [padded(row) for row in HONOURED]
        self.third = [padded(row) for row in zip(*HONOURED, strict=True)]

    def lack(self, described: Sequence[int]) -> int:
        """What suits of these descriptions lack."""
        m, p, s, z = described
        return self.final[PAIR[m][p]][HONOURED[s][z]] + 1

    def after_draws(self, described: Sequence[int], draws: Sequence[bytes]) -> bytes:
        """What they lack after each of the draws, the highest tile first."""
        m, p, s, z = described
        of_m, of_p, of_s, of_z = draws
        first = of_p.translate(self.paired[m]) + of_m.translate(self.paired[p])
        second = of_z.translate(self.honours[s]) + of_s.translate(self.third[z])
        return second.translate(self.of_second[PAIR[m][p]]) + first.translate(
            self.of_first[HONOURED[s][z]]
        )

    def after_changes(self, described: Sequence[int], changes: Sequence[bytes]) -> bytes:
        """What they lack if one suit has another description, for several of each, in order."""
        m, p, s, z = described
        of_m, of_p, of_s, of_z = changes
        first = of_m.translate(self.paired[p]) + of_p.translate(self.paired[m])
        second = of_s.translate(self.third[z]) + of_z.translate(self.honours[s])
        return first.translate(self.of_first[HONOURED[s][z]]) + second.translate(
            self.of_second[PAIR[m][p]]
        )

    def tables(self, m: int, p: int, s: int, z: int) -> tuple[bytes, bytes, bytes, bytes]:
        """What the hand lacks by the description of each suit, the others being as they are."""
        of_first, of_second = self.of_first[HONOURED[s][z]], self.of_second[PAIR[m][p]]
        return (
            self.paired[p].translate(of_first),
            self.paired[m].translate(of_first),
            self.third[z].translate(of_second),
            self.honours[s].translate(of_second),
        )

    def aim(self, described: Sequence[int], draws: Sequence[bytes]) -> tuple[int, int]:
        """What suits of these descriptions lack, and which of the draws are useful."""
        lack = self.lack(described)
        return lack, int(self.after_draws(described, draws).translate(NEARER[lack]), 2)


@cache
def look_up(sets: int) -> LookUp:
    """The tables for so many sets, made once."""
    return LookUp(sets)


def regular_aim(keys: Sequence[int], sets: int = SETS) -> Aim:
    """What standing tiles lack for so many sets and a pair."""
    tables = look_up(sets)
    described = [table[key] for table, key in zip(DESCRIBED, keys, strict=True)]
    draws = [table[key] for table, key in zip(DRAWS, keys, strict=True)]
    return Aim(*tables.aim(described, draws))


def useful_tiles(tiles: Tiles, sets: int = SETS, *, standard: bool = True) -> list[Choice]:
    """For each different discard: the distance after it, and the kinds that are then useful.

    Where nothing is melded, seven pairs and thirteen orphans are aimed at too, unless `standard`
    is false.
    """
    refuse_other(Tiles, tiles)
    refuse_other(int, sets)
    if tiles.size != 3 * sets + 2 or tiles.jokers:
        raise Complaint(
            "{needed} tiles without jokers are needed, not {tiles!r}",
            needed=3 * sets + 2,
            tiles=str(tiles),
        )
    known = look_up(sets)
    a, b, c, d = tiles.keys
    suits = SUITS[0][a], SUITS[1][b], SUITS[2][c], SUITS[3][d]
    described = [SUIT[a], SUIT[b], SUIT[c], HONOURS[d]]
    draws = [DRAWS[0][a], DRAWS[1][b], DRAWS[2][c], DRAWS[3][d]]
    found: list[Choice] = []
    for suit, table in enumerate(known.tables(*described)):
        whole = described[suit], draws[suit]
        draws[suit] = NO_DRAW  # looked up for each discard
        # Often several discards leave a suit with the same description.
        others: dict[int, tuple[int, int]] = {}
        for tile, description, own in suits[suit].discards:
            aim = others.get(description)
            if aim is None:
                described[suit] = description
                aim = others[description] = known.aim(described, draws)
            lack, useful = aim
            nearer = int(own.translate(table).translate(NEARER[lack]), 2)
            found.append(Choice(tile, lack - 1, useful | nearer << 9 * suit))
        described[suit], draws[suit] = whole
    if standard and sets == SETS:
        return _with_irregular(suits, found)
    return found


def _with_irregular(suits: tuple[Suit, ...], regular: list[Choice]) -> list[Choice]:
    """The choices, seven pairs and thirteen orphans regarded too."""
    m, p, s, z = suits
    summary = m.summary + p.summary + s.summary + z.summary
    near = irregular_distance(summary)
    if near > regular[0].distance + 1:  # the others are not farther than that
        return regular
    once = m.once | p.once | s.once | z.once
    twice = m.twice | p.twice | s.twice | z.twice
    more = m.more | p.more | s.more | z.more
    return [
        choice if choice.distance < near else _regarding(choice, once, twice, more)
        for choice in regular
    ]


def _regarding(choice: Choice, once: int, twice: int, more: int) -> Choice:
    """A choice, with the kinds that are there once, twice and more often before it."""
    gone = BIT[choice.discard]
    once, doubled = once & ~gone | twice & gone, twice & ~gone | more
    kinds = once | doubled
    lack, useful = choice.distance + 1, choice.useful
    for aim in (
        towards_pairs(doubled.bit_count(), once, ALL_KINDS & ~kinds),
        towards_orphans(kinds, doubled),
    ):
        if aim.lack < lack:
            lack, useful = aim.lack, aim.useful
        elif aim.lack == lack:
            useful |= aim.useful
    return Choice(choice.discard, lack - 1, useful)
