"""Words for the tiles of the whole hand, and for its shape."""

from __future__ import annotations

from sparrows.readings.reading import IDLE, REGULAR, SEVEN_PAIRS, Reading
from sparrows.scoring import asking
from sparrows.scoring.asking import Test
from sparrows.scoring.verdict import WHOLE, Found, Missing
from sparrows.scoring.vocabulary import facets as facet
from sparrows.scoring.vocabulary.condition import NOWHERE, Condition, Facets, Word
from sparrows.scoring.vocabulary.kinds import Kinds, as_mask, family
from sparrows.tiles import BIT, HONOURS, NUMBERS, SUIT_MASKS, kinds_of


class OfShape(Word, frozen=True):
    """The hand is read in one of these shapes."""

    wanted: tuple[str, ...]

    @property
    def facets(self) -> Facets:
        return (facet.SHAPE,)

    @property
    def tests(self) -> tuple[Test, ...] | None:
        return asking.one_of_values(asking.SHAPE_IS, self.wanted)

    def found(self, reading: Reading) -> Found:
        return WHOLE if reading.shape in self.wanted else NOWHERE

    def missing(self, reading: Reading) -> Missing:
        return Missing("other-shape", shape=reading.shape, wanted=self.wanted)


def shape(*names: str) -> Condition:
    """A hand that is read in one of these shapes."""
    return OfShape(names)


# Four sets and a pair, or seven pairs, or what a loser has of these.
SETS_OR_PAIRS = shape(REGULAR, SEVEN_PAIRS, IDLE)


class Only(Word, frozen=True):
    """No tile of the hand lies outside these kinds."""

    kinds: int

    @property
    def facets(self) -> Facets:
        return (facet.KINDS,)

    @property
    def tests(self) -> tuple[Test, ...]:
        return (Test(asking.WITHIN, asking.KINDS, self.kinds),)

    def found(self, reading: Reading) -> Found:
        return NOWHERE if reading.kinds & ~self.kinds else WHOLE

    def missing(self, reading: Reading) -> Missing:
        return Missing("tiles-outside", tiles=tuple(kinds_of(reading.kinds & ~self.kinds)))


def only(kinds: Kinds) -> Condition:
    """Tiles of these kinds alone."""
    return Only(as_mask(kinds))


class Some(Word, frozen=True):
    """Tiles of each of these families."""

    families: tuple[int, ...]

    @property
    def facets(self) -> Facets:
        return (facet.KINDS,)

    @property
    def tests(self) -> tuple[Test, ...]:
        return tuple(Test(asking.SOME, asking.KINDS, kinds) for kinds in self.families)

    def found(self, reading: Reading) -> Found:
        for kinds in self.families:
            if not reading.kinds & kinds:
                return NOWHERE
        return WHOLE

    def missing(self, reading: Reading) -> Missing:
        absent = next(kinds for kinds in self.families if not reading.kinds & kinds)
        return Missing("no-tiles-of", what=family(absent))


def some(*families: Kinds) -> Condition:
    """At least one tile of each of these families."""
    return Some(tuple(as_mask(kinds) for kinds in families))


class Suits(Word, frozen=True):
    """Tiles of so many suits."""

    numbers: tuple[int, ...]

    @property
    def facets(self) -> Facets:
        return (facet.KINDS,)

    @property
    def tests(self) -> tuple[Test, ...]:
        return (Test(asking.SUITS, asking.KINDS, sum(BIT[number] for number in self.numbers)),)

    def found(self, reading: Reading) -> Found:
        return WHOLE if suits_in(reading.kinds) in self.numbers else NOWHERE

    def missing(self, reading: Reading) -> Missing:
        if self.numbers == (0, 1, 2):
            return Missing("all-suits")
        return Missing("suits", have=suits_in(reading.kinds), need=max(self.numbers))


def suits_in(kinds: int) -> int:
    """How many suits there are among these kinds."""
    return sum([1 for suit in SUIT_MASKS if kinds & suit])


def suits(*numbers: int) -> Condition:
    """Tiles of so many suits, honours aside."""
    return Suits(numbers)


class HonourKinds(Word, frozen=True):
    """So many kinds of honours."""

    number: int

    @property
    def facets(self) -> Facets:
        return (facet.KINDS,)

    @property
    def tests(self) -> tuple[Test, ...]:
        return (Test(asking.EXACTLY, asking.KINDS, HONOURS, self.number),)

    def found(self, reading: Reading) -> Found:
        return WHOLE if (reading.kinds & HONOURS).bit_count() == self.number else NOWHERE

    def missing(self, reading: Reading) -> Missing:
        have = (reading.kinds & HONOURS).bit_count()
        return Missing("not-so-many", what="honours", have=have, need=self.number)


def honour_kinds(number: int) -> Condition:
    """Just so many kinds of winds and dragons."""
    return HonourKinds(number)


FULL_FLUSH = SETS_OR_PAIRS & suits(1) & only(NUMBERS)
HALF_FLUSH = SETS_OR_PAIRS & suits(1) & some(HONOURS)
