"""The watchdog notices what holds up the loop, and nothing else."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from types import FrameType

import pytest

from sparrows.web.measures import STALLS
from sparrows.web.watchdog import LOOP_BEAT, STALL, Watchdog, is_idle

LONG = 0.6  # more than a busy machine takes from a loop that could go on


def hold_up() -> None:
    time.sleep(LONG)


async def watched(watchdog: Watchdog, *, held_up: bool) -> None:
    watchdog.begin()
    await asyncio.sleep(3 * LOOP_BEAT)
    if held_up:
        hold_up()
    else:
        await asyncio.to_thread(hold_up)
    await asyncio.sleep(3 * LOOP_BEAT)
    watchdog.end()


def idle_frame(runner: asyncio.Runner) -> FrameType:
    """The innermost frame of a loop that has nothing to do."""
    waiting = threading.Thread(target=runner.run, args=(asyncio.sleep(1.0),))
    waiting.start()
    time.sleep(0.25)
    frame = sys._current_frames()[waiting.ident or 0]
    waiting.join()
    runner.close()
    return frame


def test_a_loop_that_has_nothing_to_do_is_not_to_blame() -> None:
    assert is_idle(idle_frame(asyncio.Runner()))
    assert not is_idle(sys._getframe())


def test_nor_is_the_faster_one() -> None:
    uvloop = pytest.importorskip("uvloop")
    assert is_idle(idle_frame(asyncio.Runner(loop_factory=uvloop.new_event_loop)))


def test_a_stall_is_measured_and_its_cause_is_named(caplog: pytest.LogCaptureFixture) -> None:
    watchdog, measured = Watchdog(), STALLS.count
    with caplog.at_level(logging.WARNING, "sparrows.web"):
        asyncio.run(watched(watchdog, held_up=True))
    assert watchdog.stalls >= 1
    assert STALLS.count - measured == watchdog.stalls
    assert watchdog.longest > LONG - LOOP_BEAT - STALL
    assert any("hold_up (test_watchdog.py:" in record.getMessage() for record in caplog.records)


def test_what_is_done_elsewhere_is_no_stall(caplog: pytest.LogCaptureFixture) -> None:
    watchdog = Watchdog()
    with caplog.at_level(logging.WARNING, "sparrows.web"):
        asyncio.run(watched(watchdog, held_up=False))
    assert watchdog.longest < LONG - LOOP_BEAT - STALL
    assert not any("hold_up" in record.getMessage() for record in caplog.records)


def test_a_watchdog_that_has_ended_watches_no_longer() -> None:
    async def work() -> int:
        watchdog = Watchdog()
        await watched(watchdog, held_up=False)
        before = watchdog.stalls
        hold_up()
        await asyncio.sleep(3 * LOOP_BEAT)
        return watchdog.stalls - before

    assert asyncio.run(work()) == 0
