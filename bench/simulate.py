"""`sparrows simulate` on one process and on two, by the clock on the wall."""

from __future__ import annotations

import subprocess
import sys
import time

from bench.effort import Effort
from bench.figure import PER_SECOND, Figure, ratio

DEALS = 20_000  # long enough that the start of a process does not tell
TWO_JOBS = ratio(1.8)
COMMAND = ("-m", "sparrows", "simulate", "--rules", "zung-jung", "--bots", "greedy", "--json")


def speed(deals: int, jobs: int) -> float:
    start = time.perf_counter()
    command = [sys.executable, *COMMAND, "--deals", str(deals), "--jobs", str(jobs)]
    subprocess.run(command, check=True, capture_output=True)
    return deals / (time.perf_counter() - start)


def figures(effort: Effort) -> list[Figure]:
    one, two = (speed(effort.number(DEALS), jobs) for jobs in (1, 2))
    return [
        Figure("simulate --jobs 2, greedy deals", two, PER_SECOND, one, "--jobs 1", TWO_JOBS),
    ]
