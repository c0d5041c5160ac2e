"""Words for how the hand was won, and for what lies beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from sparrows.readings.reading import Reading
from sparrows.scoring import asking
from sparrows.scoring.asking import Test
from sparrows.scoring.verdict import WHOLE, Found, Missing
from sparrows.scoring.vocabulary import facets as facet
from sparrows.scoring.vocabulary.condition import NOWHERE, Condition, Facets, Word
from sparrows.scoring.vocabulary.facets import Facet
from sparrows.tiles import SEATS

T = TypeVar("T")

# What may happen at a win in any game of this family, and the tiles do not show; a rulebook with
# situations of its own names them beside these.
SITUATIONS = frozenset(
    (
        "last-draw",
        "last-discard",
        "kong-replacement",
        "kong-discard",
        "robbing-kong",
        "heaven",
        "earth",
        "human",
        "ready",
        "heavenly-ready",
        "last-of-kind",
    )
)


class WonIn(Word, frozen=True):
    """The hand was won in this situation."""

    situation: str

    @property
    def facets(self) -> Facets:
        return (facet.SITUATION,)

    @property
    def tests(self) -> tuple[Test, ...] | None:
        return asking.one_of_values(asking.SITUATION, (self.situation,))

    def found(self, reading: Reading) -> Found:
        return WHOLE if self.situation in reading.hand.situation else NOWHERE

    def missing(self, reading: Reading) -> Missing:
        return Missing("did-not-happen", what=self.situation)


def won(situation: str) -> Condition:
    """What is said to have happened at the win."""
    return WonIn(situation)


def situations_of(condition: Condition) -> set[str]:
    """All situations that a condition asks for."""
    own = {condition.situation} if isinstance(condition, WonIn) else set()
    return own.union(*(situations_of(part) for part in condition.parts))


class Fact(Word, Generic[T], frozen=True):
    """A facet has one of these values, or none of them."""

    facet: Facet[T]
    values: tuple[T, ...]
    wanted: bool
    code: str
    about: Callable[[T], dict[str, object]]

    @property
    def facets(self) -> Facets:
        return (self.facet,)

    @property
    def tests(self) -> tuple[Test, ...] | None:
        return asking.one_of_values(self.facet.word, self.values, wanted=self.wanted)

    def found(self, reading: Reading) -> Found:
        return WHOLE if (self.facet.read(reading) in self.values) == self.wanted else NOWHERE

    def missing(self, reading: Reading) -> Missing:
        return Missing(self.code, **self.about(self.facet.read(reading)))


def _nothing(_: object) -> dict[str, object]:
    return {}


def fact(
    of: Facet[T], *values: T, code: str, about: Callable[[T], dict[str, object]] = _nothing
) -> Condition:
    """A facet has one of these values; the code says that it has not."""
    return Fact(of, values, True, code, about)


def no_fact(
    of: Facet[T], *values: T, code: str, about: Callable[[T], dict[str, object]] = _nothing
) -> Condition:
    """A facet has none of these values; the code says that it has one."""
    return Fact(of, values, False, code, about)


def _number(number: int) -> dict[str, object]:
    return {"number": number}


def _seat(seat: int) -> dict[str, object]:
    return {"seat": SEATS[seat]}


FROM_WALL = fact(facet.SELF_DRAW, True, code="not-from-wall")
FROM_PLAYER = fact(facet.SELF_DRAW, False, code="not-from-player")
DEALER = fact(facet.SEAT, 0, code="other-seat", about=_seat)
NOT_DEALER = no_fact(facet.SEAT, 0, code="other-seat", about=_seat)
NOTHING_MELDED = fact(facet.MELDED, 0, code="melded", about=_number)
NOTHING_OPEN = fact(facet.OPEN_MELDS, 0, code="open-melds", about=_number)
WINNING_ALONE = fact(facet.WINNING_ALONE, True, code="winning-tile-not-alone")
NINE_GATES = fact(facet.NINE_GATES, True, code="not-nine-gates")
HAS_KONG = no_fact(facet.KONGS, (), code="no-kong")

LAST_DRAW = won("last-draw") & FROM_WALL
LAST_DISCARD = won("last-discard") & FROM_PLAYER
KONG_REPLACEMENT = won("kong-replacement") & FROM_WALL & HAS_KONG
ROBBING_KONG = won("robbing-kong") & FROM_PLAYER
HEAVEN = won("heaven") & FROM_WALL & DEALER & NOTHING_MELDED
EARTH = won("earth") & FROM_PLAYER & NOT_DEALER & NOTHING_MELDED


def exact(of: Facet[int], number: int, what: str) -> Condition:
    """Just so many of something."""
    return fact(of, number, code="not-so-many", about=lambda have: _so_many(what, have, number))


def _so_many(what: str, have: int, need: int) -> dict[str, object]:
    return {"what": what, "have": have, "need": need}
