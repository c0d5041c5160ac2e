"""What a reading comes to: the rows that count, and their total when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sparrows.scoring.pattern import Line

if TYPE_CHECKING:
    from sparrows.scoring.scoring import Total


class Outcome:
    """What a reading comes to."""

    __slots__ = ("_counts", "_make_total", "_total", "lines")

    def __init__(
        self, lines: Sequence[Line], make_total: Callable[[Sequence[Line]], Total]
    ) -> None:
        self.lines = tuple(lines)  # of a hand that shows the same; `explain` has this hand's own
        self._counts = {line.pattern.id: line.count for line in self.lines}
        self._make_total = make_total
        self._total: Total | None = None

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
    def patterns(self) -> dict[str, int]:
        """Every pattern that counts, and how many times."""
        return self._counts.copy()
