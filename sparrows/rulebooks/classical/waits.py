"""The kinds that a winner waited for before the winning tile (CCL-12.26)."""

from __future__ import annotations

from collections.abc import Iterable

from sparrows.readings.hand import Hand
from sparrows.readings.shapes.shape import Shape, Shapes
from sparrows.readings.standing import Standing
from sparrows.readings.suits import MOST_REMEMBERED, ranks_of
from sparrows.tiles import BIT, KINDS, mask

Keys = tuple[int, int, int, int]


class Waits(dict[Keys, int]):
    """For standing tiles before the win, by their keys, the mask of kinds that complete them."""

    def __init__(self, shapes: Iterable[Shape]) -> None:
        super().__init__()
        self.shapes = Shapes(shapes)

    def __missing__(self, keys: Keys) -> int:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        counts = [number for key in keys for number in ranks_of(key, 9)][:KINDS]
        tiles = Standing.from_counts(counts, sets=sum(counts) // 3)
        found = self[keys] = self.shapes.waits(tiles)
        return found

    def of(self, hand: Hand) -> int:
        """The kinds waited for; one of which the player had all four is none of them."""
        found = self[hand.before]
        if hand.fours or hand.kongs:
            assert hand.winning is not None
            own = mask((*hand.fours, *hand.kongs))
            found &= ~own | BIT[hand.winning]
        return found
