"""A score: the verdict on a hand, and everything that can be asked of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sparrows.complaint import Complaint, refuse_other
from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading
from sparrows.scoring.outcome import Outcome
from sparrows.scoring.pattern import Absorbed, Line, Pattern
from sparrows.scoring.verdict import Missing

if TYPE_CHECKING:
    from sparrows.scoring.scoring import Scoring, Total


class Explained(NamedTuple):
    """The patterns of a reading: those that count, and those that were met but do not."""

    lines: tuple[Line, ...]
    absorbed: tuple[Absorbed, ...]


class Why(NamedTuple):
    """What became of one pattern: it counts, it was absorbed, or something is missing."""

    pattern: Pattern
    line: Line | None = None
    absorbed: Absorbed | None = None
    missing: Missing | None = None

    @property
    def counts(self) -> bool:
        return self.line is not None


class Considered(NamedTuple):
    """A reading that was weighed, and what it came to."""

    reading: Reading
    value: int
    patterns: dict[str, int]


class Score:
    """What a hand is worth under a rulebook, by which patterns, and why.

    The value is there at once; explanations are worked out when they are asked for.
    """

    __slots__ = ("_chosen", "_explained", "_scoring", "hand", "outcome", "reason")

    _scoring: Scoring
    _chosen: Reading | int | None  # a number among all readings of the hand
    _explained: Explained | None
    hand: Hand
    outcome: Outcome | None
    reason: Missing | None  # why the hand does not win

    @property
    def win(self) -> bool:
        return self.reason is None

    @property
    def reading(self) -> Reading | None:
        """How the hand was read; nothing where it could not be."""
        if isinstance(self._chosen, int):
            self._chosen = self._scoring.reading_at(self.hand, self._chosen)
        return self._chosen

    @property
    def value(self) -> int:
        """The value of the hand after any limit, before payment; 0 where it does not win."""
        return self.outcome.value if self.outcome is not None and self.win else 0

    @property
    def patterns(self) -> dict[str, int]:
        """Every pattern that counts, and how many times."""
        if self.outcome is None or self.reason is not None:
            return {}
        if self.outcome.listed:
            return self._scoring.patterns_listed(self.hand, self.outcome)
        return self.outcome.counts.copy()

    @property
    def total(self) -> Total | None:
        """How the value came out of the lines; nothing where there is none."""
        if self.outcome is None or not self.win:
            return None
        return self.outcome.total

    def _explain(self) -> Explained:
        if self._explained is None:
            if self.reading is None or self.outcome is None or not self.win:
                self._explained = Explained((), ())
            else:
                self._explained = self._scoring.explain_whole(self.reading, self.outcome)
        return self._explained

    @property
    def lines(self) -> tuple[Line, ...]:
        """The patterns that count: how often, on which groups, for what, by which clause."""
        return self._explain().lines

    @property
    def absorbed(self) -> tuple[Absorbed, ...]:
        """The patterns that were met but do not count, each with what took its place."""
        return self._explain().absorbed

    @property
    def readings(self) -> tuple[Considered, ...]:
        """The readings that were weighed, dearest first."""
        weighed = sorted(
            self._scoring.readings(self.hand), key=lambda pair: pair[1].rank, reverse=True
        )
        return tuple(
            Considered(reading, outcome.value, outcome.patterns) for reading, outcome in weighed
        )

    def why(self, pattern: str) -> Why:
        """Why a pattern of the rulebook counts, or what is missing for it."""
        refuse_other(str, pattern)
        row = self._scoring.by_id.get(pattern)
        if row is None:
            raise Complaint("{pattern!r} is no pattern of this rulebook", pattern=pattern)
        for line in self.lines:
            if line.pattern.id == pattern:
                return Why(row, line=line)
        for lost in self.absorbed:
            if lost.pattern.id == pattern:
                return Why(row, absorbed=lost)
        if self.reading is None:
            assert self.reason is not None
            return Why(row, missing=self.reason)
        lacks = self._scoring.missing(row, self.reading)
        return Why(row, missing=self.reason if lacks is None else lacks)

    def __repr__(self) -> str:
        if not self.win:
            return f"<Score no win: {self.reason}>"
        return f"<Score {self.value}: {self.patterns}>"


def scored(
    scoring: Scoring,
    hand: Hand,
    chosen: Reading | int | None,
    outcome: Outcome | None,
    reason: Missing | None,
) -> Score:
    """What was found of a hand, as a score: quicker than to call the class."""
    score = Score.__new__(Score)
    score._scoring, score.hand, score._chosen = scoring, hand, chosen
    score.outcome, score.reason, score._explained = outcome, reason, None
    return score


def score_of_best(
    scoring: Scoring, hand: Hand, chosen: Reading | int | None, outcome: Outcome | None
) -> Score:
    """The score of a hand of which this is the best reading; one without any is incomplete."""
    reason = Missing("incomplete") if outcome is None else outcome.reason
    return scored(scoring, hand, chosen, outcome, reason)
