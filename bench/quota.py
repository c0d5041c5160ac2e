"""A part of a core for each worker, to see what a second one carries on a machine that has no cores
left for the persons, the database and nginx."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

PERIOD = 10_000  # microseconds: short, so that whoever has used up its part waits for a moment only
ONE = Path("/sys/fs/cgroup/cpu")  # where the system has its groups for processor time alone
ALL = Path("/sys/fs/cgroup")


@contextlib.contextmanager
def limited(share: float | None) -> Iterator[Callable[[], None] | None]:
    """What a process does before it begins, so that it and its children get so much of a core."""
    if share is None:
        yield None
        return
    folder = (ONE if ONE.is_dir() else ALL) / f"sparrows-{os.getpid()}-{time.monotonic_ns()}"
    quota = int(PERIOD * share)
    try:
        folder.mkdir()
        if ONE.is_dir():
            (folder / "cpu.cfs_period_us").write_text(str(PERIOD))
            (folder / "cpu.cfs_quota_us").write_text(str(quota))
        else:
            (folder / "cpu.max").write_text(f"{quota} {PERIOD}")
    except OSError as error:
        raise SystemExit(f"the system lets nobody share out its cores here: {error}") from None
    try:
        yield lambda: _enter(folder)
    finally:
        _remove(folder)


def _enter(folder: Path) -> None:
    (folder / "cgroup.procs").write_text(str(os.getpid()))


def _remove(folder: Path) -> None:
    """Once the last process is gone, which may take a moment."""
    for _ in range(100):
        with contextlib.suppress(OSError):
            folder.rmdir()
            return
        time.sleep(0.05)
