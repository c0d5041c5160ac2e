"""What was measured: a number, what it stands beside, and what it should be."""

from __future__ import annotations

from typing import NamedTuple

from bench.timing import Row

PER_SECOND, MS, KB, MB = "/s", "ms", "KB", "MB"
LESS_IS_BETTER = (MS, KB, MB)
TIMED = (PER_SECOND, MS)


class Target(NamedTuple):
    """What must hold, and what is aimed at."""

    must: float
    aim: float | None = None
    of_ratio: bool = False  # and not of the number itself


class Figure(NamedTuple):
    """One measure of one run."""

    measure: str
    value: float
    unit: str
    beside: float = 0.0  # operations per second, in the same rounds, of the peer or the yardstick
    peer: str = ""  # none: `beside` is the yardstick's, or nothing at all
    target: Target | None = None

    @property
    def key(self) -> tuple[str, str]:
        """What it is a measure of."""
        return self.measure, self.peer

    @property
    def ratio(self) -> float:
        return self.value / self.beside

    @property
    def holds(self) -> bool:
        return self.target is None or self._reaches(self.target, self.target.must)

    @property
    def aim_too(self) -> bool:
        """Whether it is as good as was aimed at."""
        target = self.target
        return target is not None and target.aim is not None and self._reaches(target, target.aim)

    def _reaches(self, target: Target, bound: float) -> bool:
        if target.of_ratio:
            return self.ratio >= bound
        return self.value <= bound if self.unit in LESS_IS_BETTER else self.value >= bound

    def better_than(self, other: Figure) -> float:
        """How many times as good as in another run, by what both runs stand beside."""
        better = self.value / other.value
        if self.unit in LESS_IS_BETTER:
            better = 1 / better
        if self.unit in TIMED and self.beside and other.beside:
            better *= other.beside / self.beside
        return better

    def row(self, other: Figure | None = None) -> Row:
        """As a line of the table, beside the same measure of another run."""
        return Row(
            self.measure,
            shown(self.value, self.unit),
            f"{self.ratio:.2f}× {self.peer}" if self.peer else "",
            "" if self.target is None else self._bounds(self.target),
            self.holds,
            self.aim_too,
            f"{self.better_than(other):.2f}×" if other else "",
        )

    def _bounds(self, target: Target) -> str:
        unit = "×" if target.of_ratio else f" {self.unit}"
        sign = "≤" if self.unit in LESS_IS_BETTER and not target.of_ratio else "≥"
        aim = f", aim {target.aim:,g}{unit}" if target.aim is not None else ""
        return f"{sign} {target.must:,g}{unit}{aim}"


def ratio(must: float, aim: float | None = None) -> Target:
    """A target of the ratio to a peer."""
    return Target(must, aim, of_ratio=True)


def shown(value: float, unit: str) -> str:
    """The number with as many digits as mean something."""
    if unit == PER_SECOND and value >= 100_000:
        return f"{value / 1000:,.0f} k{unit}"
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    return f"{value:,.{digits}f} {unit}"
