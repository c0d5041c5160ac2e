"""The six patterns of pocket."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

from sparrows.readings.hand import NO_FACTS, Asked, Facts, Hand
from sparrows.scoring.pattern import Line, Pattern
from sparrows.scoring.scoring import Total
from sparrows.scoring.verdict import Missing
from sparrows.scoring.vocabulary import (
    FROM_WALL,
    FULL_FLUSH,
    MOVED,
    chows,
    facets,
    no_fact,
    pungs,
    sets,
)
from sparrows.tiles import SUIT_MASKS, SUITS


class PocketFacts(Facts, frozen=True):
    """The suit that the player promised to win without, if any."""

    asked: ClassVar[Mapping[str, Asked]] = {"without": Asked(("p", "s"))}

    without: int | None = None

    @classmethod
    def read(cls, said: Mapping[str, str]) -> Self:
        return cls(SUITS.index(said["without"])) if "without" in said else cls()

    def told(self) -> dict[str, str]:
        return {} if self.without is None else {"without": SUITS[self.without]}


NO_PROMISE = (NO_FACTS, PocketFacts())


def promise_broken(hand: Hand) -> Missing | None:
    """No win with a tile of the suit that was promised to be left out (PKT-2.2)."""
    without = PocketFacts.of(hand).without
    broken = without is not None and hand.kinds & SUIT_MASKS[without]
    return Missing("promise-broken") if broken else None


PATTERNS = (
    Pattern("from-wall", 1, FROM_WALL, "PKT-3.1"),
    Pattern("twin-suits", 1, sets("123a 123b", MOVED), "PKT-3.2"),
    Pattern("all-chows", 2, chows(4), "PKT-3.3"),
    Pattern("all-pungs", 4, pungs(4), "PKT-3.4"),
    Pattern("full-flush", 6, FULL_FLUSH, "PKT-3.5"),
    # A hand that breaks its promise does not win.
    Pattern("promise-kept", 6, no_fact(facets.FACTS, *NO_PROMISE, code="no-promise"), "PKT-2.3"),
)


def total(lines: Sequence[Line]) -> Total:
    """One point for the win, and what its patterns add (PKT-3.6)."""
    value = 1 + sum(line.value for line in lines)
    return Total(value, (value,))
