"""What a newcomer waits for: the import, and the largest wheel."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from bench.effort import Effort
from bench.figure import MB, MS, Figure, Target

TIMES = 10
IMPORT, WHEEL = Target(40), Target(4)
WHEELS = Path(__file__).parent.parent / "dist"


def seconds(code: str, times: int) -> float:
    """Of a fresh interpreter that runs this, the best of so many."""

    def run() -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    return min(run() for _ in range(times))


def import_figures(effort: Effort) -> list[Figure]:
    """The net cost of an import, that of a bare interpreter taken off."""
    times = effort.number(TIMES)
    bare = seconds("pass", times)
    found = []
    for package, target in (("sparrows", IMPORT), ("mahjong.hand_calculating.hand", None)):
        net = max(seconds(f"import {package}", times) - bare, 0.0) * 1000
        found.append(Figure(f"import {package}", net, MS, 1 / bare, target=target))
    return found


def wheel_figures() -> list[Figure]:
    """The largest that was built, if any was."""
    sizes = [wheel.stat().st_size / 1e6 for wheel in WHEELS.glob("*.whl")]
    return [Figure("largest wheel", max(sizes), MB, target=WHEEL)] if sizes else []


def figures(effort: Effort) -> list[Figure]:
    return [*import_figures(effort), *wheel_figures()]
