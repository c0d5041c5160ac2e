"""Scoring: a rulebook's shapes and rows, and the one way they are applied to a hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from sparrows import builds
from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading
from sparrows.readings.shapes.shape import Shape, Shapes
from sparrows.scoring.absorption import those_lost, those_that_count
from sparrows.scoring.counting import Counting
from sparrows.scoring.objections import Objection
from sparrows.scoring.outcome import Outcome
from sparrows.scoring.pattern import Absorbed, Line, Pattern
from sparrows.scoring.program import program_of
from sparrows.scoring.remembering import Remembering
from sparrows.scoring.score import Explained, Score
from sparrows.scoring.verdict import Missing


class Total(NamedTuple):
    """What a reading is worth, and how it ranks among others: the greatest rank is chosen."""

    value: int
    rank: tuple[object, ...]
    base: int = 0  # points that are there before any pattern
    bound: str = ""  # why the value is not the sum: "limit", "limit-hand", "dearest", "least"


# Says why this outcome is too little to win with, or nothing.
Minimum = Callable[[Sequence[Line]], Missing | None]
# The last word on the lines of a reading that count: which of them do, and what others are lost to.
Finish = Callable[[list[Line]], tuple[list[Line], list[Absorbed]]]


class Scoring:
    """How a rulebook counts a hand."""

    def __init__(
        self,
        shapes: Iterable[Shape],
        patterns: Iterable[Pattern],
        total: Callable[[Sequence[Line]], Total],
        *,
        objections: Iterable[Objection],  # `no_whole_hand` of those who win, as a rule
        minimum: Minimum | None = None,
        finish: Finish | None = None,
        gathers: str = "",
    ) -> None:
        self.shapes = Shapes(shapes)
        # How a hand is read, with melds and without.
        self._readers = tuple(shape.readings for shape in self.shapes)
        self._open_readers = tuple(shape.readings for shape in self.shapes if shape.most_melds)
        self.patterns = tuple(patterns)
        self.by_id = {pattern.id: pattern for pattern in self.patterns}
        self._order = {pattern.id: place for place, pattern in enumerate(self.patterns)}
        self.total = total
        self.objections = tuple(objections)
        self.minimum = minimum
        self.finish = finish
        self.gathers = gathers  # rows of this unit are listed from every reading of the hand

    @cached_property
    def _weighing(self) -> Counting | Remembering:
        """How readings are weighed, got ready when the first hand comes."""
        program = program_of(self.patterns) if builds.build() == builds.COMPILED else None
        return Remembering(self) if program is None else Counting(self, program)

    def score(self, hand: Hand) -> Score:
        """What the hand is worth, read in the way that pays most."""
        for objection in self.objections:
            reason = objection(hand)
            if reason is not None:
                return Score(self, hand, None, None, reason)
        chosen, best = self._weighing.best(hand)
        if best is None:
            return Score(self, hand, None, None, Missing("incomplete"))
        too_little = None if self.minimum is None else self.minimum(best.lines)
        return Score(self, hand, chosen, best, too_little)

    def readers(self, hand: Hand) -> tuple[Callable[[Hand], Iterable[Reading]], ...]:
        """How a hand is read, shape by shape."""
        return self._open_readers if hand.melds else self._readers

    def readings(self, hand: Hand) -> Iterator[tuple[Reading, Outcome]]:
        """Every reading of the hand, with what it comes to."""
        for shape in self.shapes:
            for reading in shape.readings(hand):
                yield reading, self.outcome_of(those_that_count(self.judge(reading)))

    def outcome_of(self, counting: list[Line]) -> Outcome:
        """What these lines, which count beside each other, come to."""
        if self.finish is not None:
            counting = self.in_order(self.finish(counting)[0])
        return Outcome(counting, self.total)

    def judge(self, reading: Reading) -> list[Line]:
        """All patterns that this reading has, where they lie in this very hand."""
        met = ((row, row.condition.found(reading)) for row in self.patterns)
        return [Line(row, found) for row, found in met if found]

    def in_order(self, lines: Iterable[Line]) -> list[Line]:
        """Lines in the order of the rulebook's table."""
        return sorted(lines, key=lambda line: self._order[line.pattern.id])

    def explain(self, reading: Reading) -> Explained:
        """All patterns of a reading, where they lie, and what became of each."""
        met = self.judge(reading)
        counting = those_that_count(met)
        lost = those_lost(met, counting)
        if self.finish is not None:
            counting, more = self.finish(counting)
            lost += more
        return Explained(tuple(self.in_order(counting)), tuple(lost))

    def lists_every_reading(self, outcome: Outcome) -> bool:
        """Whether this outcome has a row that is listed from every reading of the hand."""
        return self.gathers != "" and any(
            line.pattern.unit == self.gathers for line in outcome.lines
        )

    def explain_whole(self, reading: Reading, outcome: Outcome) -> Explained:
        """As `explain`, with the rows that are listed from every reading of the hand."""
        explained = self.explain(reading)
        if not self.lists_every_reading(outcome):
            return explained
        lines = {line.pattern.id: line for line in explained.lines}
        for other, also in self.readings(reading.hand):
            if self.lists_every_reading(also):
                for line in self.explain(other).lines:
                    lines.setdefault(line.pattern.id, line)
        return Explained(tuple(lines.values()), explained.absorbed)

    def missing(self, pattern: Pattern, reading: Reading) -> Missing | None:
        """What this reading lacks for a pattern; nothing if it has it."""
        condition = pattern.condition
        return None if condition.found(reading) else condition.missing(reading)
