"""Conditions as data: each knows its facets, where it lies in a reading, and what is missing."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

import msgspec

from sparrows.readings.hand import Hand
from sparrows.readings.reading import NO_PAIR, Reading
from sparrows.scoring.asking import Test
from sparrows.scoring.verdict import WHOLE, Found, Missing
from sparrows.scoring.vocabulary.facets import Facet

NOWHERE: Found = ()
GROUPS = 5  # four sets and a pair: what lies on all of them lies on the whole hand

Facets = tuple[Facet[object], ...]


class Condition:
    """A word, or several of them joined; `a & b` asks for both, `a | b` for one of them."""

    __slots__ = ()

    @property
    @abstractmethod
    def facets(self) -> Facets:
        """All that it looks at."""

    @abstractmethod
    def found(self, reading: Reading) -> Found:
        """Where it lies, one entry for each time; none if it does not hold."""

    @abstractmethod
    def missing(self, reading: Reading) -> Missing:
        """What is missing in a reading for which it does not hold."""

    @property
    def tests(self) -> tuple[Test, ...] | None:
        """What the judge asks for it, all of which must hold; nothing if it must ask `found`."""
        return None

    @property
    def parts(self) -> tuple[Condition, ...]:
        """The conditions that it is made of."""
        return ()

    def __and__(self, other: Condition) -> Condition:
        return Both((*_joined(self), *_joined(other)))

    def __or__(self, other: Condition) -> Condition:
        return Either(self, other)


class Word(Condition, msgspec.Struct, frozen=True):
    """A condition that is what it was made from, and nothing else."""


def holds_for(condition: Condition, hand: Hand) -> bool:
    """Whether a condition that looks at the hand alone holds, however it is read."""
    return bool(condition.found(Reading(hand, "", (), (), NO_PAIR, (), "", 0, ())))


def _joined(condition: Condition) -> tuple[Condition, ...]:
    return condition.conditions if isinstance(condition, Both) else (condition,)


def all_facets(*conditions: Condition) -> Facets:
    return tuple(dict.fromkeys(facet for each in conditions for facet in each.facets))


class Compound(Word, frozen=True):
    """A condition made of others, which sees what they see."""

    @property
    def facets(self) -> Facets:
        return all_facets(*self.parts)


class Both(Compound, frozen=True):
    """All of these; the first that does not hold says what is missing."""

    conditions: tuple[Condition, ...]

    @property
    def parts(self) -> tuple[Condition, ...]:
        return self.conditions

    def found(self, reading: Reading) -> Found:
        lies = WHOLE
        for condition in self.conditions:
            found = condition.found(reading)
            if not found:
                return NOWHERE
            if found is not WHOLE:
                lies = found if lies is WHOLE else together(lies, found)
        return lies

    def missing(self, reading: Reading) -> Missing:
        first = next(each for each in self.conditions if not each.found(reading))
        return first.missing(reading)


def together(one: Found, other: Found) -> Found:
    """One occurrence, on all the groups of both."""
    groups = tuple(group for occurrence in (*one, *other) for group in occurrence)
    return WHOLE if len(groups) == GROUPS else (groups,)


class Either(Compound, frozen=True):
    """The one or the other; where neither holds, the second says what is missing."""

    one: Condition
    other: Condition

    @property
    def parts(self) -> tuple[Condition, ...]:
        return self.one, self.other

    def found(self, reading: Reading) -> Found:
        return self.one.found(reading) or self.other.found(reading)

    def missing(self, reading: Reading) -> Missing:
        return self.other.missing(reading)


class Where(Compound, frozen=True):
    """One condition where something holds, and another where it does not."""

    case: Condition
    then: Condition
    otherwise: Condition

    @property
    def parts(self) -> tuple[Condition, ...]:
        return self.case, self.then, self.otherwise

    def chosen(self, reading: Reading) -> Condition:
        return self.then if self.case.found(reading) else self.otherwise

    def found(self, reading: Reading) -> Found:
        return self.chosen(reading).found(reading)

    def missing(self, reading: Reading) -> Missing:
        return self.chosen(reading).missing(reading)


class Unless(Compound, frozen=True):
    """The opposite of a condition, and the code of what is said where that holds."""

    code: str
    condition: Condition

    @property
    def parts(self) -> tuple[Condition, ...]:
        return (self.condition,)

    def found(self, reading: Reading) -> Found:
        return NOWHERE if self.condition.found(reading) else WHOLE

    def missing(self, reading: Reading) -> Missing:
        return Missing(self.code)


class OfWholeHand(Compound, frozen=True):
    """A condition that speaks of the whole hand, though some of its parts name groups."""

    condition: Condition

    @property
    def parts(self) -> tuple[Condition, ...]:
        return (self.condition,)

    def found(self, reading: Reading) -> Found:
        return WHOLE if self.condition.found(reading) else NOWHERE

    def missing(self, reading: Reading) -> Missing:
        return self.condition.missing(reading)


class Computed(Word, frozen=True):
    """An odd condition, as a function of the reading that looks at nothing but these facets."""

    function: Callable[[Reading], Found | Missing]
    facets: Facets
    behind: Condition | None = None  # where this does not hold, the function need not be asked
    same: bool = False  # and where it does, nor: the function says what is missing

    def found(self, reading: Reading) -> Found:
        answer = self.function(reading)
        return NOWHERE if isinstance(answer, Missing) else answer

    def missing(self, reading: Reading) -> Missing:
        answer = self.function(reading)
        assert isinstance(answer, Missing)
        return answer


def where(case: Condition, then: Condition, otherwise: Condition) -> Condition:
    """`then` for hands of which the case holds, else `otherwise`."""
    return Where(case, then, otherwise)


def unless(code: str, condition: Condition) -> Condition:
    """Not this; where it holds after all, the code says so."""
    return Unless(code, condition)


def whole(condition: Condition) -> Condition:
    """The same, said of the whole hand and not of the groups that it names."""
    return OfWholeHand(condition)


def call(
    function: Callable[[Reading], Found | Missing],
    *facets: Facet[object],
    behind: Condition | None = None,
    same: Condition | None = None,
) -> Condition:
    """What a function says of these facets; put a cheap word in front of it.

    Or, where the function should say what is missing, name a word without which it cannot hold, or
    one that always holds where it does.
    """
    return Computed(function, facets, same or behind, same is not None)
