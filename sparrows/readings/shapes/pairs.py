"""Seven pairs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from typing import ClassVar

from sparrows.readings.bounds import PAIR_FIELD as PAIRS_SHOWN
from sparrows.readings.hand import Hand
from sparrows.readings.lack import Lack
from sparrows.readings.reading import SEVEN_PAIRS, Reading, irregular
from sparrows.readings.shapes.shape import KIND_PART, PAIR_PART, Outline, SummedShape
from sparrows.readings.standing import Standing, kinds_where
from sparrows.readings.wild import WildRule
from sparrows.tiles import KINDS, Tile, kinds_of, mask

SEVEN = 7


@dataclass(frozen=True)
class SevenPairs(SummedShape):
    """Seven pairs of standing tiles; with `repeats` four alike are two of them."""

    repeats: bool = True
    wild: WildRule | None = None
    sought: tuple[tuple[int, ...], ...] = ()  # patterns that want a tile of each of these masks
    name: ClassVar[str] = SEVEN_PAIRS
    pace: ClassVar[float] = 0.65
    counted: ClassVar[int] = PAIRS_SHOWN
    enough: ClassVar[int] = SEVEN - 1
    outline: ClassVar[Outline] = Outline(most_kinds=SEVEN, even=True)

    def readings(self, hand: Hand) -> list[Reading]:
        if hand.melds:
            return []
        if hand.jokers:
            return [] if self.wild is None else list(self._wild_readings(hand, self.wild))
        return read_pairs(hand, self.repeats)

    def _wild_readings(self, hand: Hand, rule: WildRule) -> Iterator[Reading]:
        """Each odd tile is paired by a joker; jokers left over are pairs of other kinds."""
        odd = sum(1 for number in hand.counts if number % 2)
        if hand.jokers < odd or hand.size != 14:
            return
        most = min(rule.most_alike, 4) if self.repeats else 2
        paired = [number + number % 2 for number in hand.counts]
        for free in self._free_pairs(paired, (hand.jokers - odd) // 2, most):
            counts = paired[:]
            for tile in free:
                counts[tile] += 2
            if max(counts) <= most:
                pairs = tuple([tile for tile in range(KINDS) for _ in range(counts[tile] // 2)])
                fours = tuple([tile for tile in range(KINDS) if counts[tile] == 4])
                yield irregular(hand, SEVEN_PAIRS, pairs=pairs, kinds=mask(pairs), fours=fours)

    def _free_pairs(self, paired: list[int], number: int, most: int) -> Iterator[tuple[Tile, ...]]:
        """What pairs of jokers may be: of two, new kinds both only where a pattern wants both.

        Elsewhere repeating a kind that is there already is never less: it keeps the tiles together.
        """
        there = [tile for tile in range(KINDS) if paired[tile]]
        again = [tile for tile in there if paired[tile] + 2 <= most]
        if number < 2 or not again:
            yield from combinations_with_replacement(range(KINDS), number)
            return
        if len(again) > 1:
            yield again[0], again[1]
        for tile in range(KINDS):
            if not paired[tile]:
                yield again[0], tile
        kinds = mask(there)
        for masks in self.sought:
            absent = [wanted for wanted in masks if not kinds & wanted]
            if len(absent) == 2:
                yield from product(kinds_of(absent[0]), kinds_of(absent[1]))

    def useful(self, tiles: Standing) -> int:
        pairs, singles, fresh = pairs_in(tiles.counts[:KINDS], repeats=self.repeats)
        return useful_pairs(pairs + singles.bit_count(), singles, fresh)

    def part(self, counts: Sequence[int]) -> int:
        kinds = len(counts) - counts.count(0)
        pairs = kinds - counts.count(1)
        if self.repeats:  # three alike are a pair and a kind that may be another
            doubled = counts.count(4)
            kinds += counts.count(3) + doubled
            pairs += doubled
        return pairs * PAIR_PART + kinds * KIND_PART

    def lacking(self, parts: int) -> int:
        return pairs_lacking(parts % KIND_PART, parts // KIND_PART)

    @property
    def planned(self) -> SevenPairs:
        return SevenPairs(repeats=False)


def read_pairs(hand: Hand, repeats: bool) -> list[Reading]:
    """The reading as seven pairs of a hand without jokers, if it has it."""
    counts = hand.counts
    doubled = 2 * counts.count(4) if repeats else 0
    if counts.count(2) + doubled != SEVEN or hand.kinds.bit_count() > SEVEN:
        return []
    pairs = [tile for tile in range(KINDS) for _ in range(counts[tile] // 2)]
    return [irregular(hand, SEVEN_PAIRS, pairs=tuple(pairs))]


def pairs_in(counts: Sequence[int], *, repeats: bool) -> tuple[int, int, int]:
    """How many pairs there are, the kinds that lack a tile for another, and the fresh kinds."""
    if repeats:
        number = counts.count(2) + counts.count(3) + 2 * counts.count(4)
        return number, kinds_where(counts, 1, 3), kinds_where(counts, 0, 2)
    singles, fresh = kinds_where(counts, 1), kinds_where(counts, 0)
    return len(counts) - (singles | fresh).bit_count(), singles, fresh


def pairs_lacking(pairs: int, kinds: int) -> int:
    """How many tiles are lacking, with so many pairs among so many kinds that may be pairs."""
    return SEVEN - pairs + max(SEVEN - kinds, 0)


def lack_of_pairs(pairs: int, singles: int, fresh: int) -> Lack:
    """Seven pairs, from some that are there and some kinds that lack one tile; if these are too
    few, a pair of a fresh kind lacks two.
    """
    kinds = pairs + singles.bit_count()
    return Lack(pairs_lacking(pairs, kinds), useful_pairs(kinds, singles, fresh))


def useful_pairs(kinds: int, singles: int, fresh: int) -> int:
    """Of so many kinds that may be pairs, those that lack a tile; if they are too few, others."""
    return singles if kinds >= SEVEN else singles | fresh
