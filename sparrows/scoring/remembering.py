"""What rows answered before, by the values of the facets that they look at.

A condition sees nothing but its facets. So a hand that shows the same facets again need not be
judged again: it is the chows, the pungs, the kinds that come again, not whole hands.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from operator import attrgetter

from sparrows.memory import Memory
from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading
from sparrows.scoring.absorption import resolve
from sparrows.scoring.pattern import Line, Pattern
from sparrows.scoring.vocabulary import facets as facet
from sparrows.scoring.vocabulary.condition import Facets
from sparrows.scoring.vocabulary.facets import Facet

MOST_REMEMBERED = 8192
MOST_ANSWERS = 1024  # that differ


class Answer:
    """What rows answered; equal answers are one object, so they are compared by identity."""

    __slots__ = ("lines",)

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self.lines = lines


class Judge:
    """Rows that look at some of the same facets, and what they answered so far."""

    __slots__ = ("_by_signature", "answers", "facets", "of_hand", "rows")

    def __init__(self, facets: Facets) -> None:
        self.facets = facets
        self.rows: list[Pattern] = []
        self.of_hand = all(facet.of_hand for facet in facets)  # asked once for each hand
        self.answers: Memory[Hashable, Answer] = Memory(MOST_REMEMBERED)
        self._by_signature: Memory[Hashable, Answer] = Memory(MOST_ANSWERS)

    def serves(self, row: Pattern) -> bool:
        """Whether it sees all that a row looks at, and asks for no reading without need."""
        of_hand = all(facet.of_hand for facet in row.condition.facets)
        return of_hand == self.of_hand and set(row.condition.facets) <= set(self.facets)

    def judge(self, reading: Reading) -> list[Line]:
        """The rows that a reading has, and where each lies."""
        lines = []
        for row in self.rows:
            found = row.condition.found(reading)
            if found:
                lines.append(Line(row, found))
        return lines

    def learn(self, key: Hashable, reading: Reading) -> Answer:
        """What a reading with this key shows, worked out and remembered."""
        lines = self.judge(reading)
        signature: Hashable = ()
        if lines:
            counting, _ = resolve(lines) if len(lines) > 1 else (lines, ())
            # What differs only in tiles comes to the same: so many of each, so many absorbed.
            signature = (
                tuple([(line.pattern.id, line.count) for line in counting]),
                tuple([(line.pattern.id, line.count) for line in lines]),
            )
        answer = self._by_signature.get(signature)
        if answer is None:
            answer = self._by_signature[signature] = Answer(tuple(lines))
        self.answers[key] = answer
        return answer


def hand_key(facets: Facets) -> Callable[[Hand], Hashable]:
    """A function that reads facets of a hand, whatever its reading, as one key."""
    paths = [facet.path.removeprefix("hand.") for facet in facets if facet.path]
    worked_out = [facet.worked_out for facet in facets if facet.worked_out is not None]
    if paths and not worked_out:
        return attrgetter(*paths)
    if len(worked_out) == 1:
        one = worked_out[0]
        if not paths:
            return one
        plain = attrgetter(*paths)
        return lambda hand: (plain(hand), one(hand))
    readers: list[Callable[[Hand], Hashable]] = [*map(attrgetter, paths), *worked_out]
    return lambda hand: tuple([read(hand) for read in readers])


def reading_key(facets: Facets) -> Callable[[Reading], Hashable]:
    """A function that reads these facets of a reading as one key."""
    if all(facet.path for facet in facets):
        return attrgetter(*(facet.path for facet in facets))
    readers = [facet.read for facet in facets]
    return lambda reading: tuple([read(reading) for read in readers])


def judges_for(rows: tuple[Pattern, ...], together: Iterable[Facets] = ()) -> tuple[Judge, ...]:
    """As few judges as serve these rows: one that sees more serves for less too.

    Facets that are said to go together come first; what needs no reading is seen at one glance.
    """
    judges = [Judge(facets) for facets in (*together, *_glances(rows))]
    for row in sorted(rows, key=lambda row: -len(row.condition.facets)):
        if not any(judge.serves(row) for judge in judges):
            judges.append(Judge(row.condition.facets))
    for row in rows:
        next(judge for judge in judges if judge.serves(row)).rows.append(row)
    return tuple(judge for judge in judges if judge.rows)


def _glances(rows: Iterable[Pattern]) -> list[Facets]:
    """What rows without a reading look at: flowers apart, and what alone is worked out."""
    found: dict[Hashable, dict[Facet[object], None]] = {}
    for row in rows:
        facets = row.condition.facets
        if all(facet.of_hand for facet in facets):
            alone = len(facets) == 1 and not facets[0].path
            kind = facet.FLOWERS in facets, facets if alone else ()
            found.setdefault(kind, {}).update(dict.fromkeys(facets))
    return [tuple(facets) for facets in found.values()]
