"""Readings are weighed by the judge: where it is compiled, that is quickest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sparrows.memory import Memory
from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading
from sparrows.scoring.absorption import those_that_count
from sparrows.scoring.chooser import Chooser, Reader
from sparrows.scoring.outcome import Outcome, Outcomes
from sparrows.scoring.pattern import Line
from sparrows.scoring.score import Score, score_of_best
from sparrows.scoring.verdict import WHOLE
from sparrows.scoring.words import Program

if TYPE_CHECKING:
    from sparrows.scoring.scoring import Scoring

MOST_OUTCOMES = 8192


class Counting(Outcomes):
    """The rows of a rulebook, judged as numbers; only what they come to is remembered."""

    def __init__(self, scoring: Scoring, program: Program) -> None:
        self._scoring = scoring
        self._program = program
        # How a hand is read, with melds and without.
        self._readers = tuple([Reader(shape) for shape in scoring.shapes])
        self._open_readers = tuple([Reader(shape) for shape in scoring.shapes if shape.most_melds])
        self._idle: Chooser | None = None  # who comes while it is at work brings another
        self._places = {row.id: place for place, row in enumerate(scoring.patterns)}
        # By the place of a row, its name, and its line for so many times.
        self._ids = [row.id for row in scoring.patterns]
        self._lines: list[dict[int, Line]] = [{} for _ in scoring.patterns]
        self._outcomes: Memory[bytes, Outcome] = Memory(MOST_OUTCOMES)
        self._known = self._outcomes.get

    def score(self, hand: Hand) -> Score:
        """What the hand is worth by its reading of the greatest rank."""
        judge = self._judge()
        chosen: Reading | int | None
        chosen = judge.choose(hand, self._open_readers if hand.melded else self._readers, self)
        outcome = judge.outcome
        if outcome is None:
            chosen = None
        elif judge.chosen_reading is not None:
            chosen = judge.chosen_reading
        self._idle = judge
        return score_of_best(self._scoring, hand, chosen, outcome)

    def best(self, hand: Hand) -> tuple[Reading | int | None, Outcome | None]:
        """That reading, or its number, and what it comes to."""
        score = self.score(hand)
        return score._chosen, score.outcome

    def outcomes(self, hand: Hand) -> list[Outcome]:
        """What each reading of a hand comes to."""
        found = []
        judge = self._judge()
        judge.start(hand)
        for reader in self._open_readers if hand.melds else self._readers:
            for reading in reader.read(hand):
                rows = judge.count(reading)
                found.append(self.outcome(self.rows_of(reading) if rows is None else rows))
        self._idle = judge
        return found

    def _judge(self) -> Chooser:
        """One that nobody else has."""
        judge, self._idle = self._idle, None
        return Chooser(self._program) if judge is None else judge

    def outcome(self, rows: bytes) -> Outcome:
        outcome = self._known(rows)
        if outcome is None:
            lines = []
            counts = {}
            for at in range(0, len(rows), 2):
                lines.append(self._line(rows[at], rows[at + 1]))
                counts[self._ids[rows[at]]] = rows[at + 1]
            outcome = self._outcomes[rows] = self._scoring.outcome_of(lines, counts)
        return outcome

    def _line(self, place: int, times: int) -> Line:
        """A row that counts so many times, wherever it lies."""
        known = self._lines[place]
        line = known.get(times)
        if line is None:
            line = known[times] = Line(self._scoring.patterns[place], WHOLE * times)
        return line

    def rows_of(self, reading: Reading) -> bytes:
        counting = those_that_count(self._scoring.judge(reading))
        found = []
        for line in counting:
            found += [self._places[line.pattern.id], line.count]
        return bytes(found)

    def reading_at(self, hand: Hand, number: int) -> Reading:
        return self._scoring.reading_at(hand, number)
