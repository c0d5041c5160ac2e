"""Scoring: a rulebook's shapes and rows, and the one way they are applied to a hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import NamedTuple

from sparrows import builds
from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading
from sparrows.readings.shapes.shape import Shape, Shapes
from sparrows.scoring.absorption import those_lost, those_that_count
from sparrows.scoring.counting import Counting
from sparrows.scoring.objections import Objection, subjects_of, unusual
from sparrows.scoring.outcome import Outcome
from sparrows.scoring.pattern import Absorbed, Line, Pattern
from sparrows.scoring.program import program_of
from sparrows.scoring.remembering import Remembering
from sparrows.scoring.score import Explained, Score, score_of_best, scored
from sparrows.scoring.verdict import Missing


class Total(NamedTuple):
    """What a reading is worth, and how it ranks among others: the greatest rank is chosen."""

    value: int
    rank: tuple[object, ...]
    base: int = 0  # points that are there before any pattern
    bound: str = ""  # why the value is not the sum: "limit", "limit-hand", "dearest", "least"


# Says why this outcome is too little to win with, or nothing.
Minimum = Callable[[Sequence[Line]], "Missing | None"]
# The last word on the lines of a reading that count: which of them do, and what others are lost to.
Finish = Callable[[list[Line]], tuple[list[Line], list[Absorbed]]]


class Scoring:
    """How a rulebook counts a hand."""

    def __init__(
        self,
        *,
        shapes: Iterable[Shape],
        patterns: Iterable[Pattern],
        total: Callable[[Sequence[Line]], Total],
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
        self._subjects = subjects_of(self.objections)
        self.minimum = minimum
        self.finish = finish
        self.gathers = gathers  # rows of this unit are listed from every reading of the hand
        self._ready = False
        self._counting: Counting | None = None  # how readings are weighed: the one
        self._remembering: Remembering | None = None  # or the other

    def _get_ready(self) -> None:
        """Decides how readings are weighed, when the first hand comes."""
        program = program_of(self.patterns) if builds.build() == builds.COMPILED else None
        if program is None:
            self._remembering = Remembering(self)
        else:
            self._counting = Counting(self, program)
        self._ready = True

    def score(self, hand: Hand) -> Score:
        """What the hand is worth, read in the way that pays most."""
        has = unusual(hand)
        for at in range(len(self._subjects)):
            subject: int = self._subjects[at]
            if subject & has:
                reason = self.objections[at](hand)
                if reason is not None:
                    return scored(self, hand, None, None, reason)
        if not self._ready:
            self._get_ready()
        if self._counting is not None:
            return self._counting.score(hand)
        assert self._remembering is not None
        return score_of_best(self, hand, *self._remembering.best(hand))

    def readers(self, hand: Hand) -> tuple[Callable[[Hand], Iterable[Reading]], ...]:
        """How a hand is read, shape by shape."""
        return self._open_readers if hand.melds else self._readers

    def reading_at(self, hand: Hand, number: int) -> Reading:
        """The reading that has this number among all readings of a hand."""
        found = chain.from_iterable(read(hand) for read in self.readers(hand))
        return next(islice(found, number, None))

    def readings(self, hand: Hand) -> Iterator[tuple[Reading, Outcome]]:
        """Every reading of the hand, with what it comes to."""
        for shape in self.shapes:
            for reading in shape.readings(hand):
                yield reading, self.outcome_of(those_that_count(self.judge(reading)))

    def outcome_of(self, counting: list[Line], counts: dict[str, int] | None = None) -> Outcome:
        """What these lines, which count beside each other and perhaps so often, come to."""
        if self.finish is not None:
            finished = self.finish(counting)[0]
            if finished is not counting:
                counting, counts = self.in_order(finished), None
        return Outcome(counting, self.total, self.minimum, self.gathers, counts)

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

    def patterns_listed(self, hand: Hand, outcome: Outcome) -> dict[str, int]:
        """The patterns of an outcome, with the rows that are listed from every reading."""
        found = outcome.patterns
        outcomes = (
            [also for _, also in self.readings(hand)]
            if self._counting is None
            else self._counting.outcomes(hand)
        )
        for also in outcomes:
            if also.listed:
                for name, times in also.patterns.items():
                    found.setdefault(name, times)
        return found

    def explain_whole(self, reading: Reading, outcome: Outcome) -> Explained:
        """As `explain`, with the rows that are listed from every reading of the hand."""
        explained = self.explain(reading)
        if not outcome.listed:
            return explained
        lines = {line.pattern.id: line for line in explained.lines}
        for other, also in self.readings(reading.hand):
            if also.listed:
                for line in self.explain(other).lines:
                    lines.setdefault(line.pattern.id, line)
        return Explained(tuple(lines.values()), explained.absorbed)

    def missing(self, pattern: Pattern, reading: Reading) -> Missing | None:
        """What this reading lacks for a pattern; nothing if it has it."""
        condition = pattern.condition
        return None if condition.found(reading) else condition.missing(reading)
