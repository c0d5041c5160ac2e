"""Shapes that are not four sets and a pair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product

import msgspec

from sparrows.readings.aim import (
    SETS,
    UNREACHABLE,
    Aim,
    Held,
    towards_orphans,
    towards_pairs,
    where,
)
from sparrows.readings.hand import Hand
from sparrows.readings.reading import NO_PAIR, SEVEN_PAIRS, THIRTEEN_ORPHANS, Reading
from sparrows.readings.regular import WildRule
from sparrows.tiles import KINDS, ORPHANS, Tile, kinds_of, mask


def irregular(
    hand: Hand,
    shape: str,
    *,
    singles: tuple[Tile, ...] = (),
    pairs: tuple[Tile, ...] = (),
    kinds: int | None = None,
    fours: tuple[Tile, ...] | None = None,
) -> Reading:
    """A reading without sets."""
    return Reading(
        hand,
        shape,
        (),
        (),
        NO_PAIR,
        (),
        "",
        hand.kinds if kinds is None else kinds,
        hand.fours if fours is None else fours,
        pairs,
        singles,
    )


class SevenPairs(msgspec.Struct, frozen=True):
    """Seven pairs of standing tiles; with `repeats` four alike are two of them."""

    repeats: bool = True
    wild: WildRule | None = None  # no jokers stand in it where nothing is said of them
    sought: tuple[tuple[int, ...], ...] = ()  # patterns that want a tile of each of these masks
    name: str = SEVEN_PAIRS
    melds: bool = False  # whether it may have sets on the table

    def readings(self, hand: Hand) -> list[Reading]:
        if hand.melds:
            return []
        if hand.jokers:
            return [] if self.wild is None else list(self._wild_readings(hand, self.wild))
        if hand.kinds.bit_count() > 7:
            return []
        counts = hand.counts
        doubled = 2 * counts.count(4) if self.repeats else 0
        if counts.count(2) + doubled != 7:
            return []
        pairs = [tile for tile in kinds_of(hand.kinds) for _ in range(counts[tile] // 2)]
        return [irregular(hand, SEVEN_PAIRS, pairs=tuple(pairs))]

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

    def aim(self, held: Held) -> Aim:
        if held.sets < SETS:
            return UNREACHABLE
        aim = towards_pairs(*pairs_in(held.counts, repeats=self.repeats))
        return held.without_jokers(aim) if self.wild is None else held.with_jokers(aim)


def pairs_in(counts: Sequence[int], *, repeats: bool) -> tuple[int, int, int]:
    """How many pairs there are, the kinds that lack a tile for another, and the fresh kinds."""
    if repeats:
        pairs = sum(number // 2 for number in counts)
        return pairs, where(counts, 1, 3), where(counts, 0, 2)
    return sum(number > 1 for number in counts), where(counts, 1), where(counts, 0)


class ThirteenOrphans(msgspec.Struct, frozen=True):
    """One of each terminal and honour, and one of them twice; all standing."""

    wild: WildRule | None = None
    name: str = THIRTEEN_ORPHANS
    melds: bool = False  # whether it may have sets on the table

    def readings(self, hand: Hand) -> list[Reading]:
        if hand.jokers:
            return [] if self.wild is None else self._wild_readings(hand)
        if hand.kinds != ORPHANS or hand.melds:
            return []
        doubled = hand.counts.find(2)
        if hand.size != 14 or doubled < 0:
            return []
        singles = tuple(tile for tile in kinds_of(ORPHANS) if tile != doubled)
        return [irregular(hand, THIRTEEN_ORPHANS, singles=singles, pairs=(doubled,))]

    def _wild_readings(self, hand: Hand) -> list[Reading]:
        """Jokers are the kinds that are missing, and the doubled one where none is double yet."""
        counts = Counter(hand.counts)
        if hand.kinds & ~ORPHANS or hand.melds or hand.size != 14:
            return []
        if counts[2] > 1 or counts[3] or counts[4]:
            return []
        doubled = hand.counts.find(2) if counts[2] else next(kinds_of(ORPHANS))
        singles = tuple(tile for tile in kinds_of(ORPHANS) if tile != doubled)
        return [irregular(hand, THIRTEEN_ORPHANS, singles=singles, pairs=(doubled,), kinds=ORPHANS)]

    def aim(self, held: Held) -> Aim:
        if held.sets < SETS:
            return UNREACHABLE
        aim = towards_orphans(held.kinds, where(held.counts, 2, 3, 4))
        return held.without_jokers(aim) if self.wild is None else held.with_jokers(aim)
