"""Tuning of the interpreter, so that players do not notice its pauses."""

from __future__ import annotations

import gc
import sys

# Most of what a decision makes is gone before anybody has to look at it. With usual thresholds what
# stays until the end of a deal is looked through again and again, for a twentieth of a second, and
# every some seconds all that the tables hold, for a quarter; so few objects take milliseconds.
THRESHOLDS = (1_000, 2, 1_000_000)
WHOLE_COLLECTION = 600.0  # seconds between two looks at everything, which the above never brings
# While the server is busy the thread of the store waits so long for its turn, several times for
# each commit; five milliseconds is usual.
SWITCH_SECONDS = 0.0005


def shorten_pauses() -> None:
    """Called once everything is loaded, in a process that is a server and nothing else."""
    free_interpreter()
    gc.set_threshold(*THRESHOLDS)


def free_interpreter() -> None:
    """What is loaded by now is never looked at again, and threads take turns quickly."""
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(SWITCH_SECONDS)


async def collect_all() -> None:
    """What tables and connections that are gone have left in circles."""
    gc.collect()
