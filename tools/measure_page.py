"""Measures the page as a phone far from the next mast meets it; fails where a limit is passed.

Slow 4G and a processor four times slower, by the browser's own emulation. The clocks are real: on
a busy machine the median of several visits tells more than one.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, expect, sync_playwright

from tests.browser.conftest import QUIET, chromium
from tests.browser.measures import Measures
from tests.browser.player import OPEN, Player
from tests.browser.scenes import HAND
from tests.browser.site import Server, build
from tests.browser.visitor import Visitor

SLOW_4G = {"latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SLOWER = 4  # times
PHONE = (390, 844)
PACE = 0.4  # seconds that a bot thinks, as at a real table
DISCARDS = 10  # of one's own, while long tasks are watched
SETTLED = 2000  # milliseconds
NO_LIMIT = float("inf")


class Visit(NamedTuple):
    """What a visit took, or may take."""

    paint: float = NO_LIMIT  # milliseconds until the largest thing is painted
    shift: float = 0.05
    weight: float = NO_LIMIT  # bytes
    task: float = NO_LIMIT  # milliseconds, the longest in play


LIMITS = {
    "home": Visit(paint=2500, weight=150_000),
    "table": Visit(paint=3000, weight=220_000, task=200),
    "calculator": Visit(),
    "rules": Visit(),
    "scores": Visit(weight=200_000),
}
ADDRESSES = {"home": "/", "calculator": HAND, "rules": "/rules/sichuan", "scores": "/scores"}


def far_away(visitor: Visitor) -> CDPSession:
    """Gives the visitor a poor connection."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {"offline": False, **SLOW_4G})
    return session


def visited(browser: Browser, url: str, place: str) -> Visit:
    """One visit with an empty cache; at a table some turns are played."""
    host = Visitor(browser, url)
    address = ADDRESSES.get(place) or f"/t/{host.open_table('popular', aids=True)}"
    visitor = Visitor(browser, url, size=PHONE, touch=True, motion=True, state=host.state())
    host.leave()
    measures = Measures(visitor.page)
    far_away(visitor).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    visitor.go(address)
    if place == "table":
        expect(visitor.page.locator(OPEN)).to_be_visible()
    visitor.page.wait_for_timeout(SETTLED)
    paint, weight = measures.paint, measures.weight
    task = longest_in_play(visitor, measures) if place == "table" else 0.0
    found = Visit(paint, measures.shift, weight, task)
    visitor.leave()
    return found


def longest_in_play(visitor: Visitor, measures: Measures) -> float:
    """The longest task while tiles are discarded."""
    measures.forget_tasks()
    player = Player(visitor.page)
    player.play(stop=lambda: player.turns >= DISCARDS)
    return measures.longest_task


def medians(visits: list[Visit]) -> Visit:
    return Visit(*(statistics.median(column) for column in zip(*visits, strict=True)))


def row(name: str, visit: Visit) -> str:
    paint, shift, weight, task = visit
    cells = (f"{paint:.0f} ms", f"{shift:.3f}", f"{weight / 1000:.0f} KB", f"{task:.0f} ms")
    return name.ljust(22) + "".join(
        ("–" if cell.startswith("inf") else cell).rjust(12) for cell in cells
    )


def told(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def measured(browser: Browser, url: str, times: int) -> bool:
    """Tells of every page what it takes and may take; whether all keep within their limits."""
    told("".ljust(22) + "".join(name.rjust(12) for name in ("paint", "shift", "weight", "task")))
    passed = True
    for place, limits in LIMITS.items():
        found = medians([visited(browser, url, place) for _ in range(times)])
        holds = all(value <= most for value, most in zip(found, limits, strict=True))
        told(row(place if holds else f"{place}: too much", found))
        told(row("  at most", limits))
        passed = passed and holds
    busy, cores = os.getloadavg()[0], os.cpu_count() or 1
    if busy > cores:
        told(f"The machine is busy, {busy:.0f} processes for {cores} cores: its clocks say little.")
    return passed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=3, help="visits to each page")
    times: int = parser.parse_args().times
    build()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), PACE)
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        try:
            return 0 if measured(browser, server.url, times) else 1
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    sys.exit(main())
