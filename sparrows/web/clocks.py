"""Time: how long an answer may take, and where the server's time comes from."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from math import ceil
from typing import Protocol

import msgspec


class Clock(msgspec.Struct, frozen=True):
    """Seconds for a move, a reserve for the deal, and the fixed time to claim a tile."""

    move: float
    reserve: float
    window: float


NO_CLOCK = "none"
CLOCKS: dict[str, Clock | None] = {
    NO_CLOCK: None,
    "relaxed": Clock(move=20, reserve=60, window=10),
    "normal": Clock(move=8, reserve=20, window=5),
    "fast": Clock(move=4, reserve=10, window=3),
}

# Seconds that a table holds still after a discard, whoever could claim it.
PAUSES = (0.5, 1.0, 2.0)
USUAL_PAUSE = 1.0
# How long a player may hold it where no clock limits a claim, and how often per deal.
LONGEST_HOLD = 10.0
MOST_HOLDS = 10
# Seconds between the end of the time for claims and what comes of it: however long storing takes,
# it does not show whether anything had to be stored.
GRACE = 0.1

AT_NO_TIME = float("inf")

# What is due within so many seconds is done at once, for all tables: whatever one table does by
# itself costs less in company.
TICK = 0.04


class Time(Protocol):
    """Where time comes from; tests have their own."""

    def now(self) -> float:
        """Seconds that servers have run with this database: they never go back or jump."""

    def go_on(self, ran: float) -> None:
        """An earlier server had come so far."""

    def date(self) -> datetime:
        """The date and time of day, UTC, for people to read: somebody may set it to anything."""

    async def wait(self, alarm: Alarm, until: float) -> None:
        """Until that moment, which may be `AT_NO_TIME`, or until the alarm wakes whoever waits."""


class Alarm:
    """Rings for one who waits: when something is due, or whenever it is told to.

    What is due may be done `at_once`, without waking anybody; that says when more will be due, or
    nothing where somebody has to be woken for it.
    """

    def __init__(self, at_once: Callable[[], float | None]) -> None:
        self.at_once = at_once
        self.woken = asyncio.Event()
        self.put_off: Callable[[Alarm, float], None] | None = None  # where somebody waits for it
        self.company: set[Alarm] = set()  # those that ring at the same tick

    def ring(self) -> None:
        if self.put_off is not None and not self.woken.is_set():
            due = self.at_once()
            if due is not None:
                self.company.discard(self)
                self.put_off(self, due)
                return
        self.woken.set()


class RealTime:
    """The time of this machine."""

    def __init__(self) -> None:
        self.zero = time.monotonic()
        self.ticks: dict[tuple[asyncio.AbstractEventLoop, int], set[Alarm]] = {}

    def now(self) -> float:
        return time.monotonic() - self.zero

    def go_on(self, ran: float) -> None:
        self.zero = time.monotonic() - ran

    def date(self) -> datetime:
        return datetime.now(UTC)

    async def wait(self, alarm: Alarm, until: float) -> None:
        alarm.put_off = self._put
        self._put(alarm, until)
        try:
            await alarm.woken.wait()
        finally:
            alarm.put_off = None
            alarm.company.discard(alarm)

    def _put(self, alarm: Alarm, until: float) -> None:
        if until == AT_NO_TIME:
            return
        loop = asyncio.get_running_loop()
        tick = loop, ceil((loop.time() + until - self.now()) / TICK)
        company = self.ticks.get(tick)
        if company is None:
            company = self.ticks[tick] = set()
            loop.call_at(tick[1] * TICK, self._ring, tick)
        company.add(alarm)
        alarm.company = company

    def _ring(self, tick: tuple[asyncio.AbstractEventLoop, int]) -> None:
        for alarm in tuple(self.ticks.pop(tick)):
            alarm.ring()


def date_text(date: datetime) -> str:
    """A date as the page and the store have it."""
    return date.isoformat(timespec="seconds").replace("+00:00", "Z")


class Timer:
    """The time of one question: first the move's, then the reserve of its player.

    It runs from the moment of the question, whoever is connected.
    """

    def __init__(self, clock: Clock | None, *, claim: bool, since: float, reserve: float) -> None:
        self.since = since
        self.limited = clock is not None
        self.move = 0.0 if clock is None else clock.window if claim else clock.move
        self.reserve = 0.0 if claim else reserve

    @property
    def deadline(self) -> float | None:
        return self.since + self.move + self.reserve if self.limited else None

    def resume(self, elapsed: float, now: float, least: float) -> None:
        """The question was put so long ago; there is still that much time, or all it ever had."""
        fresh = self.move + self.reserve
        self.since = now - elapsed
        self.move += max(elapsed + min(least, fresh) - fresh, 0.0)

    def seconds(self, now: float) -> float | None:
        """What is left before the reserve."""
        return max(self.move - (now - self.since), 0.0) if self.limited else None

    def reserve_left(self, now: float) -> float | None:
        """What is left of the reserve."""
        if not self.limited:
            return None
        return max(self.reserve - max(now - self.since - self.move, 0.0), 0.0)
