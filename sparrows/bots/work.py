"""Work shared among processes: the results come in order, however many there are."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.pool import AsyncResult
from time import perf_counter
from typing import Any, TypeVar

from sparrows.complaint import Complaint
from sparrows.play.rulebook import Options, Rulebook
from sparrows.rulebooks import rulebook_under

T = TypeVar("T")

# What a process is given in one message: as many numbers as take about so long, and no more.
CHUNK_SECONDS, LONGEST_CHUNK = 0.1, 256
CHUNKS_AHEAD = 4  # for each process, before the first of them is answered

# The rulebook, and what else a task needs.
Setting = tuple[Rulebook, tuple[Any, ...]]

_task: Callable[..., Any]
_setting: tuple[Any, ...]


def _begin(task: Callable[..., Any], name: str, options: Options, others: tuple[Any, ...]) -> None:
    # An interrupt comes to all processes; the first one ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    global _task, _setting  # a process has one task, given when it starts
    _task, _setting = task, (rulebook_under(name, options), *others)


def _do(numbers: range) -> tuple[list[Any], float]:
    """The results, and how long they took."""
    start = perf_counter()
    return [_task(number, *_setting) for number in numbers], perf_counter() - start


def in_order(
    task: Callable[..., T], setting: Setting, numbers: range, jobs: int = 1
) -> Iterator[T]:
    """`task(number, rules, *others)` for each number, in as many processes."""
    if jobs < 1:
        raise Complaint("jobs: at least 1 process is needed, not {jobs}", jobs=jobs)
    rules, others = setting
    if jobs == 1:
        for number in numbers:
            yield task(number, rules, *others)
        return
    size = 1
    with get_context().Pool(jobs, _begin, (task, rules.id, rules.options, others)) as pool:
        # Only so many are asked for as keep all busy: results that wait for their turn take room.
        ahead: deque[AsyncResult[tuple[list[T], float]]] = deque()
        while numbers or ahead:
            while numbers and len(ahead) < CHUNKS_AHEAD * jobs:
                # Towards the end they are few, so that all processes end at the same time.
                some = max(1, min(size, len(numbers) // (2 * jobs)))
                ahead.append(pool.apply_async(_do, (numbers[:some],)))
                numbers = numbers[some:]
            found, seconds = ahead.popleft().get()
            size = min(LONGEST_CHUNK, 1 + int(len(found) * CHUNK_SECONDS / max(seconds, 1e-6)))
            yield from found
