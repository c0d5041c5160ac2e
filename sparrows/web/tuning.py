"""Tuning of the interpreter, so that players do not notice its pauses."""

from __future__ import annotations

import gc
import sys

# Most of what a decision makes is gone before anybody has to look at it, and what stays until the
# end of a deal leaves nothing in circles. So everything is looked at once while it is young, a few
# milliseconds' worth at a time, and then with all that the tables hold, which takes a quarter of a
# second.
NEVER = 1_000_000
THRESHOLDS = (1_000, NEVER, NEVER)
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
