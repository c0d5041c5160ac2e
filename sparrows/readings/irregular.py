"""Shapes that are not four sets and a pair, read from real tiles."""

from __future__ import annotations

import msgspec

from sparrows.readings.hand import Hand
from sparrows.readings.reading import NO_PAIR, SEVEN_PAIRS, THIRTEEN_ORPHANS, Reading
from sparrows.tiles import KINDS, ORPHANS, Tile, kinds_of


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
    name: str = SEVEN_PAIRS

    def readings(self, hand: Hand) -> list[Reading]:
        if hand.melds or hand.jokers:
            return []
        counts = hand.counts
        doubled = 2 * counts.count(4) if self.repeats else 0
        if counts.count(2) + doubled != 7:
            return []
        pairs = tuple(tile for tile in range(KINDS) for _ in range(counts[tile] // 2))
        return [irregular(hand, SEVEN_PAIRS, pairs=pairs)]


class ThirteenOrphans(msgspec.Struct, frozen=True):
    """One of each terminal and honour, and one of them twice; all standing."""

    name: str = THIRTEEN_ORPHANS

    def readings(self, hand: Hand) -> list[Reading]:
        if hand.kinds != ORPHANS or hand.melds or hand.jokers:
            return []
        doubled = hand.counts.find(2)
        if hand.size != 14 or doubled < 0:
            return []
        singles = tuple(tile for tile in kinds_of(ORPHANS) if tile != doubled)
        return [irregular(hand, THIRTEEN_ORPHANS, singles=singles, pairs=(doubled,))]
