"""Scoring: a rulebook's shapes and rows, and the one way they are applied to a hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from sparrows.memory import Memory
from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading
from sparrows.readings.shapes.shape import Shape, Shapes
from sparrows.scoring.absorption import place_matters, those_lost, those_that_count
from sparrows.scoring.objections import Objection
from sparrows.scoring.pattern import Absorbed, Line, Pattern
from sparrows.scoring.remembering import (
    MOST_REMEMBERED,
    Answer,
    hand_key,
    judges_for,
    reading_key,
)
from sparrows.scoring.score import Explained, Score
from sparrows.scoring.verdict import Missing


class Total(NamedTuple):
    """What a reading is worth, and how it ranks among others: the greatest rank is chosen."""

    value: int
    rank: tuple[object, ...]
    base: int = 0  # points that are there before any pattern
    bound: str = ""  # why the value is not the sum: "limit", "limit-hand", "dearest", "least"


class Outcome(NamedTuple):
    """What a reading comes to."""

    value: int
    rank: tuple[object, ...]
    lines: tuple[Line, ...]  # of a hand that shows the same; `explain` has this hand's own

    @property
    def patterns(self) -> dict[str, int]:
        return {line.pattern.id: line.count for line in self.lines}


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
        judges = judges_for(self.patterns)
        of_hand = tuple(each for each in judges if each.of_hand)
        of_reading = tuple(each for each in judges if not each.of_hand)
        self._judges = of_hand + of_reading
        # The same three things of each judge, side by side: looked up for every reading.
        self._at_hand = tuple(
            (hand_key(each.facets), each.answers.get, each.learn) for each in of_hand
        )
        self._at_reading = tuple(
            (reading_key(each.facets), each.answers.get, each.learn) for each in of_reading
        )
        self._outcomes: Memory[tuple[Answer, ...], Outcome] = Memory(MOST_REMEMBERED)
        self._known_outcome = self._outcomes.get

    def score(self, hand: Hand) -> Score:
        """What the hand is worth, read in the way that pays most."""
        for objection in self.objections:
            reason = objection(hand)
            if reason is not None:
                return Score(self, hand, None, None, reason)
        best: Outcome | None = None
        chosen: Reading | None = None
        fixed: tuple[Answer, ...] = ()  # what is the same in all readings
        at_reading, known_outcome = self._at_reading, self._known_outcome
        for read in self._open_readers if hand.melds else self._readers:
            for reading in read(hand):
                if not fixed:
                    for key_in, known, learn in self._at_hand:
                        key = key_in(hand)
                        fixed += (known(key) or learn(key, reading),)
                found = fixed
                for key_at, known, learn in at_reading:
                    key = key_at(reading)
                    found += (known(key) or learn(key, reading),)
                outcome = known_outcome(found) or self._work_out(reading, found)
                if best is None or outcome.rank > best.rank:
                    best, chosen = outcome, reading
        if best is None:
            return Score(self, hand, None, None, Missing("incomplete"))
        too_little = None if self.minimum is None else self.minimum(best.lines)
        return Score(self, hand, chosen, best, too_little)

    def readings(self, hand: Hand) -> Iterator[tuple[Reading, Outcome]]:
        """Every reading of the hand, with what it comes to."""
        for shape in self.shapes:
            for reading in shape.readings(hand):
                lines = self._counting(self._judge(reading))
                total = self.total(lines)
                yield reading, Outcome(total.value, total.rank, tuple(lines))

    def _work_out(self, reading: Reading, answers: tuple[Answer, ...]) -> Outcome:
        """What these answers come to; remembered, unless it matters on which sets each lies."""
        seen = [answer.lines for answer in answers]
        alike = not place_matters(seen)
        met = self._in_order(chain.from_iterable(seen)) if alike else self._judge(reading)
        lines = self._counting(met)
        total = self.total(lines)
        outcome = Outcome(total.value, total.rank, tuple(lines))
        if alike:
            self._outcomes[answers] = outcome
        return outcome

    def _judge(self, reading: Reading) -> list[Line]:
        """All patterns that this reading has, where they lie in this very hand."""
        return self._in_order(line for judge in self._judges for line in judge.judge(reading))

    def _in_order(self, lines: Iterable[Line]) -> list[Line]:
        """Lines in the order of the rulebook's table."""
        return sorted(lines, key=lambda line: self._order[line.pattern.id])

    def _counting(self, met: list[Line]) -> list[Line]:
        """Those of the lines that were met that count."""
        counting = those_that_count(met)
        return counting if self.finish is None else self._in_order(self.finish(counting)[0])

    def explain(self, reading: Reading) -> Explained:
        """All patterns of a reading, where they lie, and what became of each."""
        met = self._judge(reading)
        counting = those_that_count(met)
        lost = those_lost(met, counting)
        if self.finish is not None:
            counting, more = self.finish(counting)
            lost += more
        return Explained(tuple(self._in_order(counting)), tuple(lost))

    def lists_every_reading(self, outcome: Outcome) -> bool:
        """Whether this outcome has a row that is listed from every reading of the hand."""
        return any(line.pattern.unit == self.gathers for line in outcome.lines)

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
