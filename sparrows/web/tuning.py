"""Tuning of the interpreter, so that players do not notice its pauses."""

from __future__ import annotations

import gc
import sys

# A whole collection looks at everything that all tables hold, which takes a tenth of a second and
# more; most of what a decision makes is gone before anybody has to look at it.
THRESHOLDS = (50_000, 5, 50)
# While the server is busy the thread of the store waits so long for its turn, several times for
# each commit; five milliseconds is usual.
SWITCH_SECONDS = 0.0005


def shorten_pauses() -> None:
    """Called once everything is loaded, in a process that is a server and nothing else."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    sys.setswitchinterval(SWITCH_SECONDS)
