"""A pattern: a condition, a price, a clause, and what it absorbs."""

from __future__ import annotations

import msgspec

from sparrows.scoring.verdict import Found
from sparrows.scoring.vocabulary.condition import Condition

POINTS, DOUBLES, LIMIT = "points", "doubles", "limit"
FANS = "fans"  # their sum is looked up in a table of points


class Pattern(msgspec.Struct, frozen=True, gc=False):
    """One row of a rulebook's table."""

    id: str
    value: int
    condition: Condition
    clause: str
    each: bool = False  # counts once for every occurrence, not once per hand
    absorbs: tuple[str, ...] = ()
    series: str = ""  # of a series only the dearest counts
    unit: str = POINTS

    def count(self, found: Found) -> int:
        return len(found) if self.each else 1

    def __hash__(self) -> int:
        return hash(self.id)


class Line(msgspec.Struct, frozen=True, gc=False):
    """A pattern that was met, and where it lies."""

    pattern: Pattern
    found: Found

    @property
    def count(self) -> int:
        return self.pattern.count(self.found)

    @property
    def value(self) -> int:
        return self.count * self.pattern.value


class Absorbed(msgspec.Struct, frozen=True, gc=False):
    """Occurrences of a pattern that were met and do not count, and what took their place."""

    pattern: Pattern
    found: Found
    by: Pattern
    why: str  # "absorbed" or "series"
