"""Lenses: patterns that look at the same facets, judged together and remembered.

A condition sees nothing but the facets that its parameters name. So what it answers can be
remembered by their values, and a hand that shows the same facet again is not judged again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any

from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading
from sparrows.scoring.absorption import resolve
from sparrows.scoring.pattern import Line, Pattern
from sparrows.scoring.verdict import Missing, Verdict

MOST_REMEMBERED = 100_000

# A facet that only this rulebook knows, worked out from the hand.
Facet = Callable[[Hand], Any]

_OF_READING = frozenset(Reading.__struct_fields__)
_OF_HAND = frozenset(Hand.__slots__)


class Part:
    """What one lens saw; equal sights are one object, so they are compared by identity."""

    __slots__ = ("lines",)

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self.lines = lines


class Lens:
    """The patterns that look at some of the same facets, and what they answered so far."""

    __slots__ = ("_by_signature", "_exact", "facets", "key", "parts", "patterns")

    def __init__(self, facets: tuple[str, ...], own: dict[str, Facet]) -> None:
        self.facets = facets
        self.patterns: list[Pattern] = []
        self.key = getter(facets, own)
        self.parts: dict[Any, Part] = {}
        self._by_signature: dict[Any, Part] = {}
        self._exact: frozenset[str] = frozenset()

    def remember_exactly(self, patterns: Iterable[str]) -> None:
        """Patterns whose sets matter to another lens: they are told apart by where they lie."""
        self._exact = frozenset(patterns)

    def ask(self, pattern: Pattern, values: Any) -> Verdict:
        """What the pattern's condition says of these values of the facets."""
        known = dict(zip(self.facets, values if len(self.facets) > 1 else (values,), strict=True))
        return pattern.condition(*(known[facet] for facet in pattern.facets))

    def judge(self, values: Any) -> list[Line]:
        """All patterns of this lens that hold for these values of its facets."""
        lines = []
        for pattern in self.patterns:
            verdict = self.ask(pattern, values)
            if not isinstance(verdict, Missing):
                lines.append(Line(pattern, verdict))
        return lines

    def learn(self, values: Any) -> Part:
        """What these values show, worked out and remembered."""
        lines = self.judge(values)
        counting, _ = resolve(lines)
        # Sights that differ only in tiles come to the same: so many of each, so many absorbed.
        signature = (
            tuple((line.pattern.id, line.count) for line in counting),
            tuple(
                (line.pattern.id, line.found if line.pattern.id in self._exact else line.count)
                for line in lines
            ),
        )
        part = self._by_signature.get(signature)
        if part is None:
            part = self._by_signature[signature] = Part(tuple(lines))
        if len(self.parts) >= MOST_REMEMBERED:
            self.parts.clear()
        self.parts[values] = part
        return part


def getter(facets: tuple[str, ...], own: dict[str, Facet]) -> Callable[[Any], Any]:
    """What reads these facets off a reading, or off a hand where they are all the hand's."""
    of_hand = not any(facet in _OF_READING for facet in facets)
    paths = []
    for facet in facets:
        if facet in _OF_READING:
            paths.append(facet)
        elif facet in own:
            break
        elif facet in _OF_HAND:
            paths.append(facet if of_hand else f"hand.{facet}")
        else:
            raise ValueError(f"no facet of a reading is called {facet!r}")
    else:
        return attrgetter(*paths)
    if len(facets) == 1:
        return own[facets[0]]
    if not of_hand:
        raise ValueError(f"a facet of the rulebook's own goes with facets of the hand: {facets}")
    readers = [own.get(facet) or attrgetter(facet) for facet in facets]
    return lambda hand: tuple(read(hand) for read in readers)


def is_of_hand(lens: Lens) -> bool:
    """Whether this lens needs no reading, and so is asked once a hand."""
    return not any(facet in _OF_READING for facet in lens.facets)


def lenses_for(patterns: Iterable[Pattern], own: dict[str, Facet]) -> tuple[Lens, ...]:
    """The fewest lenses that these patterns need: one that sees more serves for less too."""
    patterns = tuple(patterns)
    lenses: list[Lens] = []
    for facets in sorted({pattern.facets for pattern in patterns}, key=len, reverse=True):
        at_reading = any(facet in _OF_READING for facet in facets)
        if not any(
            set(facets) <= set(lens.facets) and at_reading != is_of_hand(lens) for lens in lenses
        ):
            lenses.append(Lens(facets, own))
    home: dict[str, Lens] = {}
    for pattern in patterns:
        at_reading = any(facet in _OF_READING for facet in pattern.facets)
        fitting = [
            lens
            for lens in lenses
            if set(pattern.facets) <= set(lens.facets) and at_reading != is_of_hand(lens)
        ]
        lens = min(fitting, key=lambda lens: len(lens.facets))
        lens.patterns.append(pattern)
        home[pattern.id] = lens
    crossing = {
        name
        for pattern in patterns
        for other in pattern.absorbs
        if other in home and home[other] is not home[pattern.id]
        for name in (pattern.id, other)
    }
    for lens in lenses:
        lens.remember_exactly(crossing)
    return tuple(lenses)
