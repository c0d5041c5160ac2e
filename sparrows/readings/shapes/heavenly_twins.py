"""Heavenly twins: seven pairs of one suit, or a pair of each wind and dragon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sparrows.readings.hand import Hand
from sparrows.readings.lack import UNREACHABLE, Lack, nearest
from sparrows.readings.reading import SEVEN_PAIRS, Reading
from sparrows.readings.shapes.pairs import SevenPairs, lack_of_pairs, pairs_in
from sparrows.readings.shapes.shape import Outline, Shape
from sparrows.readings.standing import SETS, Standing, kinds_where
from sparrows.tiles import EAST, HONOURS, KINDS


@dataclass(frozen=True)
class HeavenlyTwins(Shape):
    """Seven pairs that keep to one suit, or to honours without a repeat."""

    repeats: bool = True  # four alike in a suit are two pairs
    name: ClassVar[str] = SEVEN_PAIRS
    pace: ClassVar[float] = SevenPairs.pace
    counted: ClassVar[int] = SevenPairs.counted
    enough: ClassVar[int] = SevenPairs.enough
    outline: ClassVar[Outline] = SevenPairs.outline

    def readings(self, hand: Hand) -> list[Reading]:
        if hand.melds or hand.keys.count(0) != 3:
            return []
        if hand.keys[3] and hand.kinds != HONOURS:
            return []
        return SevenPairs(self.repeats).readings(hand)

    def lack(self, tiles: Standing) -> Lack:
        if tiles.sets < SETS:
            return UNREACHABLE
        honours = tiles.counts[EAST:KINDS]
        number = sum(max(2 - number, 0) for number in honours)
        lacks = [Lack(number, kinds_where(honours, 0, 1) << EAST)]
        for first in range(0, EAST, 9):
            pairs, singles, fresh = pairs_in(tiles.counts[first : first + 9], repeats=self.repeats)
            lacks.append(lack_of_pairs(pairs, singles << first, fresh << first))
        lack = nearest(lacks)
        return Lack(lack.number, lack.useful & tiles.free())

    @property
    def planned(self) -> SevenPairs:
        return SevenPairs().planned  # pairs come first; of which suit they are shows later
