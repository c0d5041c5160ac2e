"""The kinds that a winner waited for before the winning tile (CCL-12.26)."""

from __future__ import annotations

from collections.abc import Iterable

from sparrows.memory import SelfFilling
from sparrows.readings.hand import Hand
from sparrows.readings.shapes.shape import Shape, Shapes
from sparrows.readings.standing import Standing
from sparrows.readings.suits import ranks_of
from sparrows.tiles import BIT, KINDS, mask

Keys = tuple[int, int, int, int]

MOST_HANDS = 4096


class Waits(SelfFilling[Keys, int]):
    """For standing tiles before the win, by their keys, the mask of kinds that complete them."""

    def __init__(self, shapes: Iterable[Shape]) -> None:
        super().__init__(MOST_HANDS)
        self.shapes = Shapes(shapes)

    def find(self, keys: Keys) -> int:
        counts = [number for key in keys for number in ranks_of(key, 9)][:KINDS]
        tiles = Standing.from_counts(counts, sets=sum(counts) // 3)
        return self.shapes.waits(tiles)

    def of(self, hand: Hand) -> int:
        """The kinds waited for, without those of which the player had all four."""
        found = self[hand.before]
        if hand.fours or hand.kongs:
            assert hand.winning is not None
            own = mask((*hand.fours, *hand.kongs))
            found &= ~own | BIT[hand.winning]
        return found
