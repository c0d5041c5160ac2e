"""A hand that wins by its flowers alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from sparrows.readings.hand import Hand
from sparrows.readings.lack import TOO_FAR, UNREACHABLE, Lack
from sparrows.readings.reading import Reading, irregular
from sparrows.readings.shapes.shape import Shape
from sparrows.readings.standing import SETS, Standing
from sparrows.tiles import BONUS, kinds_of

EIGHT_FLOWERS = "eight-flowers"
ALL_FLOWERS = len(BONUS)


@dataclass(frozen=True)
class EightFlowers(Shape):
    """All flowers and seasons, whatever the other tiles are (HK-4.3)."""

    name: ClassVar[str] = EIGHT_FLOWERS
    most_melds: ClassVar[int] = SETS

    def readings(self, hand: Hand) -> Iterable[Reading]:
        if hand.self_draw and len(hand.flowers) == ALL_FLOWERS:
            alone = (tile for tile in kinds_of(hand.kinds) for _ in range(hand.counts[tile]))
            yield irregular(hand, EIGHT_FLOWERS, singles=tuple(alone))

    def lack(self, tiles: Standing) -> Lack:
        """No standing tile brings it nearer."""
        return UNREACHABLE

    def at_least(self, tiles: Standing) -> int:
        return TOO_FAR
