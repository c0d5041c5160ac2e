"""A shape: how a hand is read as it, what it lacks for it, and what it waits for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar

from sparrows.readings.bounds import HALF, MOST_AWAY, bounds, nearer
from sparrows.readings.hand import Hand
from sparrows.readings.lack import NEVER, Lack, nearest
from sparrows.readings.reading import Reading
from sparrows.readings.standing import SETS, Standing
from sparrows.tiles import BIT, JOKER


class Shape(ABC):
    """A form that a winning hand may have.

    What a hand waits for follows from what it lacks. A shape may answer quicker, but not otherwise.
    """

    name: ClassVar[str]
    melds: ClassVar[bool] = False  # whether it may have sets on the table

    @abstractmethod
    def readings(self, hand: Hand) -> Iterable[Reading]:
        """Every way to read the hand as this shape."""

    @abstractmethod
    def lack(self, tiles: Standing) -> Lack:
        """What standing tiles lack for it."""

    def waits(self, tiles: Standing) -> int:
        """The tiles that would complete it and can come, the joker perhaps among them."""
        lack = self.lack(tiles)
        found = lack.useful if lack.number == 1 else 0
        if tiles.jokers < tiles.room[JOKER] and self.lack(tiles.plus(JOKER)).number == 0:
            found |= BIT[JOKER]
        return found

    # The fields of `bounds` that say how far it is, and how many in any of them make a hand wait.
    counted: ClassVar[int] = 0
    enough: ClassVar[int] = 0

    def at_least(self, tiles: Standing) -> int:
        """How many tiles at least must be exchanged until the hand waits for anything.

        It holds for thirteen tiles, and for what is left of fourteen after any discard.
        """
        if not self.counted:
            return 0
        if tiles.sets < SETS:
            return NEVER
        counts = bounds(tiles.keys) + tiles.jokers * self.counted
        return nearer(MOST_AWAY, counts, (HALF - self.enough) * self.counted, self.counted)


class Shapes(tuple[Shape, ...]):
    """All shapes that win in a rulebook."""

    def __init__(self, shapes: Iterable[Shape]) -> None:
        self.names = frozenset(shape.name for shape in self)
        self._others = tuple(shape for shape in self if not shape.counted)
        enough: dict[int, int] = {}
        for shape in self:
            if shape.counted:
                enough[shape.counted] = min(shape.enough, enough.get(shape.counted, HALF))
        self._fields = sum(enough)
        self._enough = sum((HALF - number) * fields for fields, number in enough.items())

    def lack(self, tiles: Standing) -> Lack:
        """What tiles lack for the nearest of these shapes."""
        return nearest(shape.lack(tiles) for shape in self)

    def waits(self, tiles: Standing) -> int:
        """The tiles that complete a hand as any of these shapes."""
        found = 0
        for shape in self:
            if not shape.at_least(tiles):
                found |= shape.waits(tiles)
        return found

    def at_least(self, tiles: Standing) -> int:
        """How many tiles at least must be exchanged until a hand waits for any of these shapes."""
        away = MOST_AWAY
        for shape in self._others:
            far = shape.at_least(tiles)
            away = min(away, far)
        fields = self._fields
        if away and fields and tiles.sets == SETS:
            counts = bounds(tiles.keys) + tiles.counts[JOKER] * fields
            return nearer(away, counts, self._enough, fields)
        return away
