"""Watches the event loop: every time that it stands still is measured, and the cause is found."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import FrameType

from sparrows.web.measures import STALLS

STALL = 0.02  # seconds that all tables may wait for one thing
LOOP_BEAT = 0.01  # between two looks
FRAMES = 8  # that a cause names, the innermost first
OURS = str(Path(__file__).parents[1])
IDLE_CALLS = ("select", "poll")  # where a loop is that has nothing to do: then the machine was busy
BUSY = "the machine was busy"
NOTHING_RAN = "nothing else could run either"

log = logging.getLogger("sparrows.web")


class Watchdog:
    """A heart in the loop and a thread that listens to it; for the loop that begins it."""

    def __init__(self) -> None:
        self.stalls = 0  # that the loop was to blame for
        self.longest = 0.0  # of those, in seconds
        self.starved = 0  # times that the machine did not let us run
        self.beat = 0.0
        self._waited = 0.0
        self._waiting: SchedulerWait | None = None
        self._cause = ""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = 0
        self._timer: asyncio.TimerHandle | None = None
        self._watching = threading.Lock()  # held until nobody has to listen any more

    def begin(self) -> None:
        """Begins to watch the loop that runs here."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.get_ident()
        self._waiting = SchedulerWait()
        self.beat, self._waited = time.monotonic(), self._waiting.seconds()
        self._timer = self._loop.call_later(LOOP_BEAT, self._tick)
        self._watching.acquire()
        threading.Thread(target=self._listen, name="sparrows-watchdog", daemon=True).start()

    def end(self) -> None:
        """Watches no longer."""
        if self._watching.locked():
            self._watching.release()
        if self._timer is not None:
            self._timer.cancel()
        if self._waiting is not None:
            self._waiting.end()

    def _tick(self) -> None:
        assert self._waiting is not None
        now, waited = time.monotonic(), self._waiting.seconds()
        late, starved = now - self.beat - LOOP_BEAT, waited - self._waited
        cause, self._cause = self._cause, ""
        self.beat, self._waited = now, waited
        if late > STALL:
            self._note(late, BUSY if late - starved < STALL else cause or NOTHING_RAN)
        assert self._loop is not None
        self._timer = self._loop.call_later(LOOP_BEAT, self._tick)

    def _note(self, seconds: float, cause: str) -> None:
        if cause == BUSY:
            self.starved += 1
            log.debug("the loop waited %.0f ms: %s", seconds * 1000, cause)
            return
        self.stalls += 1
        self.longest = max(self.longest, seconds)
        STALLS.observe(seconds)
        log.warning("the loop stood still for %.0f ms: %s", seconds * 1000, cause)

    def _listen(self) -> None:
        # It sleeps until the heart would be late; an early look costs every table a little.
        while not self._watching.acquire(
            timeout=max(self.beat + LOOP_BEAT + STALL - time.monotonic(), LOOP_BEAT)
        ):
            if not self._cause and time.monotonic() - self.beat > LOOP_BEAT + STALL:
                self._cause = self._seen()

    def _seen(self) -> str:
        """What the loop does at this moment."""
        frame = sys._current_frames().get(self._thread)
        frames = list(frames_from(frame))
        if not frames or is_idle(frames[0]):
            return BUSY
        ours = [each for each in frames[1:] if each.f_code.co_filename.startswith(OURS)]
        return " < ".join(named(each) for each in (frames[0], *ours)[:FRAMES])


class SchedulerWait:
    """Seconds that this thread could have run but others did, where the system says so."""

    def __init__(self) -> None:
        self.file: int | None = None
        with suppress(OSError):
            self.file = os.open("/proc/thread-self/schedstat", os.O_RDONLY)

    def seconds(self) -> float:
        """So far."""
        # A hundred times a second: the short way.
        return 0.0 if self.file is None else int(os.pread(self.file, 100, 0).split()[1]) / 1e9

    def end(self) -> None:
        if self.file is not None:
            os.close(self.file)
            self.file = None


def is_idle(frame: FrameType) -> bool:
    """Whether a loop that is there has nothing to do; uvloop has no frames of its own."""
    code = frame.f_code
    return code.co_name in IDLE_CALLS or code.co_filename == asyncio.runners.__file__


def frames_from(frame: FrameType | None) -> Iterator[FrameType]:
    while frame is not None:
        yield frame
        frame = frame.f_back


def named(frame: FrameType) -> str:
    """Where a frame is, in a few words."""
    code = frame.f_code
    return f"{code.co_name} ({Path(code.co_filename).name}:{frame.f_lineno})"
