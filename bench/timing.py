"""Timing: rounds go round-robin over all cases, so that a noisy minute hits each of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

# Does some operations and returns how many.
Work = Callable[[], int]


def each(call: Callable[[Any], Any], arguments: Sequence[Any]) -> Work:
    """One operation an argument."""

    def work() -> int:
        for argument in arguments:
            call(argument)
        return len(arguments)

    return work


class Row(NamedTuple):
    """One line of the table: how fast, how that compares, and what was aimed at."""

    measure: str
    ours: str
    ratio: str
    target: str
    holds: bool


def speeds(cases: dict[str, Work], rounds: int = 5, least: float = 0.2) -> dict[str, float]:
    """Operations per CPU second of each case, the best of all rounds."""
    best = dict.fromkeys(cases, 0.0)
    for work in cases.values():
        work()
    for _ in range(rounds):
        for name, work in cases.items():
            done, start = 0, time.process_time()
            while (spent := time.process_time() - start) < least:
                done += work()
            best[name] = max(best[name], done / spent)
    return best


def ratio_row(measure: str, ours: float, peer: float, peer_name: str, target: float) -> Row:
    """A row that compares two speeds of one run."""
    ratio = ours / peer
    return Row(
        measure,
        f"{ours / 1000:,.1f} k/s",
        f"{ratio:.2f}× {peer_name}",
        f"≥ {target:g}×",
        ratio >= target,
    )
