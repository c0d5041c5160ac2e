"""A shape: how a hand is read as it, what it lacks for it, and what it waits for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import ClassVar, NamedTuple

from sparrows.readings.bounds import (
    HALF,
    KNITTED_FIELDS,
    MOST_AWAY,
    PAIR_FIELD,
    UPPER,
    bound_tables,
)
from sparrows.readings.hand import Hand
from sparrows.readings.lack import TOO_FAR, UNREACHABLE, Lack, nearest
from sparrows.readings.reading import Reading
from sparrows.readings.standing import SETS, Standing
from sparrows.readings.tables import away
from sparrows.readings.wild import WildRule
from sparrows.tiles import BIT, JOKER, KINDS

PAIR_PART, KIND_PART = 1, 16  # in what a suit has for a summed shape


class Outline(NamedTuple):
    """What all hands without jokers have that are read as a shape: most others need not be read."""

    sets: bool = False  # four sets and a pair, read as `regular.py` does, and nothing else
    freely: bool = False  # and as `counted_freely.py` does
    fewest_kinds: int = 0
    most_kinds: int = KINDS
    even: bool = False  # of each kind an even number
    one_of: tuple[int, ...] = ()  # all kinds of one of these masks


class Shape(ABC):
    """A form that a winning hand may have.

    What a hand waits for follows from what it lacks. A shape may answer quicker, but not otherwise.
    """

    name: ClassVar[str]
    most_melds: ClassVar[int] = 0  # how many of its sets may lie on the table
    # For those who plan: how fast its later steps come, beside those of sets and a pair, and
    # whether it comes so seldom that nobody aims at it for the sake of speed.
    pace: ClassVar[float] = 0.55
    seldom: ClassVar[bool] = False
    # Whether a hand that is nearer to it lets pass what would bring sets and a pair nearer.
    refuses_claims: ClassVar[bool] = True
    needed: ClassVar[int] = 0  # kinds without which it cannot be made
    outline: ClassVar[Outline] = Outline()  # said beside `readings`, of what these find

    @abstractmethod
    def readings(self, hand: Hand) -> Iterable[Reading]:
        """Every way to read the hand as this shape."""

    @abstractmethod
    def lack(self, tiles: Standing) -> Lack:
        """What standing tiles lack for it."""

    @property
    def planned(self) -> Shape:
        """The form of it that one may plan, where another comes by luck alone."""
        return self

    def number(self, tiles: Standing) -> int:
        """How many tiles they lack for it; some shapes know that quicker than all of `lack`."""
        return self.lack(tiles).number

    def waits(self, tiles: Standing) -> int:
        """The tiles that would complete it and can come, the joker perhaps among them."""
        lack = self.lack(tiles)
        found = lack.useful if lack.number == 1 else 0
        if tiles.jokers < tiles.room[JOKER] and self.lack(tiles.plus(JOKER)).number == 0:
            found |= BIT[JOKER]
        return found

    # A bound that can be counted: in which fields of `bounds`, how many in any of them make a hand
    # wait, and how many sets that is instead of; the other sets and the pair are needed besides.
    counted: ClassVar[int] = 0
    enough: ClassVar[int] = 0
    instead: ClassVar[int] = SETS

    def at_least(self, tiles: Standing) -> int:
        """How many tiles at least must be exchanged until the hand waits for anything.

        It holds for thirteen tiles, and for what is left of fourteen after any discard.
        """
        if SETS - tiles.sets > self.most_melds:
            return TOO_FAR
        return bound_of(type(self)).at_least(tiles) if self.counted else 0


class SummedShape(Shape):
    """A shape without melds whose lack follows from a sum over the suits, so that it is quick."""

    wild: WildRule | None  # no jokers stand in it where nothing is said of them

    @abstractmethod
    def part(self, counts: Sequence[int]) -> int:
        """What a suit, the honours or a whole hand have for it; less than 256."""

    @abstractmethod
    def lacking(self, parts: int) -> int:
        """How many tiles a hand lacks, without jokers, whose parts come to this."""

    @abstractmethod
    def useful(self, tiles: Standing) -> int:
        """The kinds that bring tiles nearer of which nothing is melded."""

    def lack(self, tiles: Standing) -> Lack:
        if tiles.sets < SETS:
            return UNREACHABLE
        return Lack(self.number(tiles), self.useful(tiles) & tiles.free())

    def number(self, tiles: Standing) -> int:
        if tiles.sets < SETS:
            return TOO_FAR
        jokers = 0 if self.wild is None else tiles.jokers
        return self.lacking(self.part(tiles.packed())) - jokers


class Bound:
    """The fewest tiles that must be exchanged until a hand waits for one of some shapes."""

    def __init__(self, shapes: Iterable[Shape | type[Shape]]) -> None:
        enough: dict[int, int] = {}
        instead: dict[int, int] = {}
        for shape in shapes:
            enough[shape.counted] = min(shape.enough, enough.get(shape.counted, HALF))
            if shape.instead < SETS:
                instead[shape.counted] = shape.instead
        fields = sum(enough)
        rest = sum((HALF - number) * fields for fields, number in enough.items())
        self.lower, self.upper = bound_tables(knitted=fields >= KNITTED_FIELDS)
        self.fields, self.upper_fields = fields % UPPER, fields // UPPER
        self.rest, self.upper_rest = rest % UPPER, rest // UPPER
        self.instead = tuple(instead.items())

    def at_least(self, tiles: Standing, most: int = MOST_AWAY) -> int:
        """The number, if it is less than `most`."""
        fields, more, jokers = self.fields, self.upper_fields, tiles.counts[JOKER]
        full, full_above = HALF * fields, HALF * more
        steps = most - 1 + jokers
        reached = self.rest + steps * fields + tiles.pairs * PAIR_FIELD
        reached += added(self.lower, tiles.kinds)
        above = self.upper_rest + steps * more + added(self.upper, tiles.kinds) if more else 0
        if reached & full:
            for own, sets in self.instead:
                # The other sets and the pair lack at least what they lack of all tiles.
                lacking = away(tiles.keys, tiles.sets - sets) + 1
                reached -= lacking * own
        while most and (reached & full or above & full_above):
            most -= 1
            reached -= fields
            above -= more
        return most


def added(tables: tuple[tuple[int, ...], ...], kinds: int) -> int:
    """What these kinds add, by the tables of the suits."""
    m, p, s, z = tables
    in_m, in_p, in_s = m[kinds & 511], p[kinds >> 9 & 511], s[kinds >> 18 & 511]
    in_z = z[kinds >> 27]
    return in_m + in_p + in_s + in_z


def outline_of(shape: Shape) -> Outline:
    """The outline of a shape; of a class that reads otherwise and says none, nothing is known."""
    for kind in type(shape).__mro__:
        if "outline" in vars(kind):
            return shape.outline
        if "readings" in vars(kind):
            break
    return Outline()


@cache
def bound_of(shape: type[Shape]) -> Bound:
    """The bound of one shape alone."""
    return Bound((shape,))


class Shapes(tuple[Shape, ...]):
    """All shapes that win in a rulebook."""

    def __init__(self, shapes: Iterable[Shape]) -> None:
        self.names = frozenset(shape.name for shape in self)
        # By the sets still to make: how shapes with a way of their own say it, and the bound of
        # the others.
        self._by_sets: list[tuple[tuple[Callable[[Standing], int], ...], Bound | None]] = []
        for sets in range(SETS + 1):
            able = [shape for shape in self if SETS - sets <= shape.most_melds]
            counted = [shape for shape in able if shape.counted]
            others = tuple(shape.at_least for shape in able if not shape.counted)
            self._by_sets.append((others, Bound(counted) if counted else None))

    def lack(self, tiles: Standing) -> Lack:
        """What tiles lack for the nearest of these shapes."""
        return nearest(shape.lack(tiles) for shape in self)

    def fewest(self, tiles: Standing) -> int:
        """How many tiles thirteen lack for the nearest of these shapes, and nothing else of it."""
        found = TOO_FAR
        for shape in self:
            if shape.at_least(tiles) + 1 < found:
                found = min(shape.number(tiles), found)
        return found

    def waits(self, tiles: Standing) -> int:
        """The tiles that complete a hand as any of these shapes."""
        found = 0
        for shape in self:
            if not shape.at_least(tiles):
                found |= shape.waits(tiles)
        return found

    def at_least(self, tiles: Standing) -> int:
        """How many tiles at least must be exchanged until a hand waits for any of these shapes."""
        others, bound = self._by_sets[tiles.sets]
        far = MOST_AWAY
        for at_least in others:
            near = at_least(tiles)
            far = near if near < far else far
        return bound.at_least(tiles, far) if far and bound is not None else far
