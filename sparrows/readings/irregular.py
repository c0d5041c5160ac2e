"""Shapes that are not four sets and a pair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

import msgspec

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
    name: str = SEVEN_PAIRS

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
        pairs = tuple(tile for tile in range(KINDS) for _ in range(counts[tile] // 2))
        return [irregular(hand, SEVEN_PAIRS, pairs=pairs)]

    def _wild_readings(self, hand: Hand, rule: WildRule) -> Iterator[Reading]:
        """Each odd tile is paired by a joker; jokers left over are pairs of any kind."""
        odd = [tile for tile in range(KINDS) if hand.counts[tile] % 2]
        spare = hand.jokers - len(odd)
        if spare < 0 or spare % 2 or hand.size != 14:
            return
        most = min(rule.most_alike, 4) if self.repeats else 2
        paired = [number + number % 2 for number in hand.counts]
        for free in combinations_with_replacement(range(KINDS), spare // 2):
            counts = paired[:]
            for tile in free:
                counts[tile] += 2
            if max(counts) <= most:
                pairs = tuple(tile for tile in range(KINDS) for _ in range(counts[tile] // 2))
                fours = tuple(tile for tile in range(KINDS) if counts[tile] == 4)
                yield irregular(hand, SEVEN_PAIRS, pairs=pairs, kinds=mask(pairs), fours=fours)


class ThirteenOrphans(msgspec.Struct, frozen=True):
    """One of each terminal and honour, and one of them twice; all standing."""

    wild: WildRule | None = None
    name: str = THIRTEEN_ORPHANS

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
