"""Lenses: patterns that look at the same facets, judged together and remembered.

A condition sees nothing but the facets that its parameters name. So what it answers can be
remembered by their values, and a hand that shows the same facet again is not judged again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter, itemgetter
from typing import Any

from sparrows.complaint import Complaint
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

    __slots__ = ("_by_signature", "_picks", "facets", "key", "parts", "patterns")

    def __init__(self, facets: tuple[str, ...], own: dict[str, Facet]) -> None:
        self.facets = tuple(sorted(facets, key=own.__contains__))  # the rulebook's own come last
        self.patterns: list[Pattern] = []
        self.key = getter(self.facets, own)
        self.parts: dict[Any, Part] = {}
        self._picks: list[Callable[[Any], tuple[Any, ...]]] = []  # a pattern's facets out of ours
        self._by_signature: dict[Any, Part] = {}

    def add(self, pattern: Pattern) -> None:
        self.patterns.append(pattern)
        places = [self.facets.index(facet) for facet in pattern.facets]
        # A slice, for `itemgetter` makes no tuple of a single item.
        alone = slice(places[0], places[0] + 1)
        self._picks.append(itemgetter(*places) if len(places) > 1 else itemgetter(alone))

    def ask(self, pattern: Pattern, values: Any) -> Verdict:
        """What the pattern's condition says of these values of the facets."""
        seen = values if len(self.facets) > 1 else (values,)
        pick = self._picks[self.patterns.index(pattern)]
        return pattern.condition(*pick(seen))

    def judge(self, values: Any) -> list[Line]:
        """All patterns of this lens that hold for these values of its facets."""
        lines = []
        seen = values if len(self.facets) > 1 else (values,)
        for pattern, pick in zip(self.patterns, self._picks, strict=True):
            verdict = pattern.condition(*pick(seen))
            if not isinstance(verdict, Missing):
                lines.append(Line(pattern, verdict))
        return lines

    def learn(self, values: Any) -> Part:
        """What these values show, worked out and remembered."""
        lines = self.judge(values)
        signature: object = ()
        if lines:
            counting, _ = resolve(lines) if len(lines) > 1 else (lines, ())
            # Sights that differ only in tiles come to the same: so many of each, so many absorbed.
            signature = (
                tuple((line.pattern.id, line.count) for line in counting),
                tuple((line.pattern.id, line.count) for line in lines),
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
    mine = []
    for facet in facets:
        if facet in _OF_READING:
            paths.append(facet)
        elif facet in own:
            mine.append(own[facet])
        elif facet in _OF_HAND:
            paths.append(facet if of_hand else f"hand.{facet}")
        else:
            raise Complaint("no facet of a reading is called {facet!r}", facet=facet)
    if not mine:
        return attrgetter(*paths)
    if len(facets) == 1:
        return mine[0]
    if not of_hand:
        raise Complaint(
            "a facet of the rulebook's own goes with facets of the hand: {facets}", facets=facets
        )
    if len(paths) < 2 or len(mine) > 1:
        readers = [attrgetter(path) for path in paths] + mine
        return lambda hand: tuple([read(hand) for read in readers])
    plain, one = attrgetter(*paths), mine[0]
    return lambda hand: (*plain(hand), one(hand))


def is_of_hand(lens: Lens) -> bool:
    """Whether this lens needs no reading, and so is asked once a hand."""
    return not any(facet in _OF_READING for facet in lens.facets)


def _glances(patterns: Iterable[Pattern], own: dict[str, Facet]) -> list[tuple[str, ...]]:
    """What patterns without a reading look at: flowers and the rulebook's own facets apart."""
    found: dict[object, dict[str, None]] = {}
    for pattern in patterns:
        facets = pattern.facets
        if not any(facet in _OF_READING for facet in facets):
            kind = "flowers" in facets, *(facet for facet in facets if facet in own)
            found.setdefault(kind, {}).update(dict.fromkeys(facets))
    return [tuple(facets) for facets in found.values()]


def lenses_for(
    patterns: Iterable[Pattern],
    own: dict[str, Facet],
    apart: Iterable[tuple[str, ...]] = (),
) -> tuple[Lens, ...]:
    """The fewest lenses that these patterns need: one that sees more serves for less too.

    Those `apart` come first: what they see comes again more often than the whole. What needs no
    reading is seen at one glance.
    """
    patterns = tuple(patterns)
    lenses = [Lens(facets, own) for facets in (*apart, *_glances(patterns, own))]
    for pattern in sorted(patterns, key=lambda pattern: -len(pattern.facets)):
        if _home(lenses, pattern) is None:
            lenses.append(Lens(pattern.facets, own))
    for pattern in patterns:
        home = _home(lenses, pattern)
        assert home is not None
        home.add(pattern)
    return tuple(lens for lens in lenses if lens.patterns)


def _home(lenses: list[Lens], pattern: Pattern) -> Lens | None:
    """The first lens that sees all that the pattern looks at, and no reading in vain."""
    facets = set(pattern.facets)
    at_reading = bool(facets & _OF_READING)
    for lens in lenses:
        if facets <= set(lens.facets) and at_reading != is_of_hand(lens):
            return lens
    return None
