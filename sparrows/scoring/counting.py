"""Readings are weighed by the judge: where it is compiled, that is quickest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sparrows.memory import Memory
from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading
from sparrows.scoring.absorption import those_that_count
from sparrows.scoring.judge import Judge, Program
from sparrows.scoring.outcome import Outcome
from sparrows.scoring.pattern import Line
from sparrows.scoring.verdict import WHOLE

if TYPE_CHECKING:
    from sparrows.scoring.scoring import Scoring

MOST_OUTCOMES = 8192


class Counting:
    """The rows of a rulebook, judged as numbers; only what they come to is remembered."""

    def __init__(self, scoring: Scoring, program: Program) -> None:
        self._scoring = scoring
        self._program = program
        self._idle: list[Judge] = []  # as many as have ever been at work at once
        self._places = {row.id: place for place, row in enumerate(scoring.patterns)}
        self._lines: dict[tuple[int, int], Line] = {}
        self._outcomes: Memory[bytes, Outcome] = Memory(MOST_OUTCOMES)

    def best(self, hand: Hand) -> tuple[Reading | None, Outcome | None]:
        """The reading of the greatest rank, and what it comes to."""
        judge = self._idle.pop() if self._idle else Judge(self._program)
        reading, rows = judge.choose(hand, self._scoring.readers(hand), self._count, self._rank)
        self._idle.append(judge)
        if reading is None:
            return None, None
        return reading, self._outcomes.get(rows) or self._work_out(rows)

    def _rank(self, rows: bytes) -> tuple[object, ...]:
        return (self._outcomes.get(rows) or self._work_out(rows)).rank

    def _work_out(self, rows: bytes) -> Outcome:
        """What these rows come to, two bytes each: its place and how many times."""
        lines = [self._line(rows[at], rows[at + 1]) for at in range(0, len(rows), 2)]
        outcome = self._outcomes[rows] = self._scoring.outcome_of(lines)
        return outcome

    def _line(self, place: int, times: int) -> Line:
        """A row that counts so many times, wherever it lies."""
        line = self._lines.get((place, times))
        if line is None:
            line = self._lines[place, times] = Line(self._scoring.patterns[place], WHOLE * times)
        return line

    def _count(self, reading: Reading) -> bytes:
        """The rows that count, each asked for itself."""
        counting = those_that_count(self._scoring.judge(reading))
        return bytes(
            number for line in counting for number in (self._places[line.pattern.id], line.count)
        )
