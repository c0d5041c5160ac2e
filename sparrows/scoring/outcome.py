"""What a reading comes to: the rows that count, and their total when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading
from sparrows.scoring.pattern import Line
from sparrows.scoring.verdict import Missing

if TYPE_CHECKING:
    from sparrows.scoring.scoring import Total


class Outcome:
    """What a reading comes to."""

    __slots__ = ("_make_total", "_rank", "_total", "counts", "lines", "listed", "reason")

    def __init__(
        self,
        lines: Sequence[Line],
        make_total: Callable[[Sequence[Line]], Total],
        minimum: Callable[[Sequence[Line]], Missing | None] | None = None,
        gathers: str = "",
        counts: dict[str, int] | None = None,  # of these lines, where they are known
    ) -> None:
        self.lines = tuple(lines)  # of a hand that shows the same; `explain` has this hand's own
        if counts is None:
            counts = {line.pattern.id: line.count for line in self.lines}
        self.counts = counts
        # Whether there is a row that is listed from every reading of the hand.
        self.listed = gathers != "" and any(line.pattern.unit == gathers for line in self.lines)
        self._make_total = make_total
        self._total: Total | None = None
        self._rank: tuple[object, ...] | None = None
        # Why this is too little to win with, if it is.
        self.reason = None if minimum is None else minimum(self.lines)

    @property
    def total(self) -> Total:
        if self._total is None:
            self._total = self._make_total(self.lines)
        return self._total

    @property
    def value(self) -> int:
        return self.total.value

    @property
    def rank(self) -> tuple[object, ...]:
        if self._rank is None:
            self._rank = self.total.rank
        return self._rank

    def beats(self, other: Outcome) -> bool:
        """Whether it is of greater rank."""
        mine = self.rank if self._rank is None else self._rank
        return mine > (other.rank if other._rank is None else other._rank)

    @property
    def patterns(self) -> dict[str, int]:
        """Every pattern that counts, and how many times."""
        return self.counts.copy()


class Outcomes:
    """What the judge asks: what rows come to, and of readings what words cannot say."""

    def outcome(self, rows: bytes) -> Outcome:
        """What these rows come to, two bytes each: its place and how many times."""
        raise NotImplementedError

    def rows_of(self, reading: Reading) -> bytes:
        """The rows that count, each asked for itself."""
        raise NotImplementedError

    def reading_at(self, hand: Hand, number: int) -> Reading:
        """The reading of a hand that has this number."""
        raise NotImplementedError
