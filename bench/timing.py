"""Timing: cases take turns, so that a noisy minute hits each of them."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bench.effort import Effort

ROUNDS = 5
SECONDS = 0.2  # each case in each round

# Does some operations and returns how many.
Work = Callable[[], int]


def each(call: Callable[[Any], Any], arguments: Sequence[Any]) -> Work:
    """One operation per argument."""

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
    aim_too: bool = False  # more than must hold
    before: str = ""  # how it compares with another state of the package


def speeds(cases: Mapping[str, Work], effort: Effort) -> dict[str, float]:
    """Operations per CPU second of each case, the best of all rounds: all is warm by then."""
    least = effort.seconds(SECONDS)
    best = dict.fromkeys(cases, 0.0)
    for work in cases.values():
        work()
    for _ in range(effort.number(ROUNDS)):
        for name, work in cases.items():
            done, start = 0, time.process_time()
            while (spent := time.process_time() - start) < least:
                done += work()
            best[name] = max(best[name], done / spent)
    return best


def speeds_once(stretches: Iterable[Mapping[str, Work]]) -> dict[str, float]:
    """Operations per CPU second of each case over all stretches; nothing is done a second time."""
    done: Counter[str] = Counter()
    spent: defaultdict[str, float] = defaultdict(float)
    for cases in stretches:
        for name, work in cases.items():
            start = time.process_time()
            number = work()
            spent[name] += time.process_time() - start
            done[name] += number
    return {name: done[name] / spent[name] for name in done}


def yardstick() -> Work:
    """Calls of an empty function: what measures without a peer are held against."""

    def empty(_: int) -> int:
        return 0

    return each(empty, range(5000))
