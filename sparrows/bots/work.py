"""Work shared among processes: the results come in order, however many there are."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from sparrows.complaint import Complaint
from sparrows.play.rulebook import Options, Rulebook
from sparrows.rulebooks import rulebook_under

T = TypeVar("T")

LONGEST_CHUNK = 16  # numbers that a process is given in one message
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


def _do(numbers: range) -> list[Any]:
    return [_task(number, *_setting) for number in numbers]


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
    size = max(1, min(LONGEST_CHUNK, len(numbers) // (4 * jobs)))
    chunks = (numbers[start : start + size] for start in range(0, len(numbers), size))
    with get_context().Pool(jobs, _begin, (task, rules.id, rules.options, others)) as pool:
        # Only so many are asked for as keep all busy: results that wait for their turn take room.
        ahead = deque(
            pool.apply_async(_do, (chunk,)) for chunk in islice(chunks, CHUNKS_AHEAD * jobs)
        )
        while ahead:
            yield from ahead.popleft().get()
            ahead.extend(pool.apply_async(_do, (chunk,)) for chunk in islice(chunks, 1))
