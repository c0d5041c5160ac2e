"""What a reading comes to: the rows that count, and their total when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sparrows.scoring.pattern import Line
from sparrows.scoring.verdict import Missing

if TYPE_CHECKING:
    from sparrows.scoring.scoring import Total


class Outcome:
    """What a reading comes to."""

    __slots__ = ("_counts", "_make_total", "_minimum", "_reason", "_total", "lines", "listed")

    def __init__(
        self,
        lines: Sequence[Line],
        make_total: Callable[[Sequence[Line]], Total],
        minimum: Callable[[Sequence[Line]], Missing | None] | None = None,
        gathers: str = "",
    ) -> None:
        self.lines = tuple(lines)  # of a hand that shows the same; `explain` has this hand's own
        self._counts = {line.pattern.id: line.count for line in self.lines}
        # Whether there is a row that is listed from every reading of the hand.
        self.listed = gathers != "" and any(line.pattern.unit == gathers for line in self.lines)
        self._make_total = make_total
        self._total: Total | None = None
        self._minimum = minimum
        self._reason: Missing | None = None

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
        return self.total.rank

    @property
    def reason(self) -> Missing | None:
        """Why this is too little to win with, if it is."""
        if self._minimum is not None:
            self._reason = self._minimum(self.lines)
            self._minimum = None
        return self._reason

    @property
    def patterns(self) -> dict[str, int]:
        """Every pattern that counts, and how many times."""
        return self._counts.copy()
