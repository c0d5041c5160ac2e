"""What a newcomer waits for: the import, and the largest wheel."""

from __future__ import annotations

from bench.effort import Effort
from bench.figure import MB, MS, Figure, Target
from bench.processes import ROOT, cpu_seconds

TIMES = 10
# Our own names are loaded when they are first asked for, so the first line alone would flatter.
IMPORTS = {
    "import sparrows": Target(40),
    "from sparrows import Hand, rulebook": Target(40),
    "import mahjong.hand_calculating.hand": None,
}
WHEEL = Target(4)
WHEELS = ROOT / "dist"


def best(code: str, effort: Effort) -> float:
    """CPU seconds of a fresh interpreter that runs this, the fewest of several."""
    return min(cpu_seconds("-c", code) for _ in range(effort.number(TIMES)))


def import_figures(effort: Effort) -> list[Figure]:
    """The net cost of imports, that of a bare interpreter taken off."""
    bare = best("pass", effort)
    found = []
    for statement, target in IMPORTS.items():
        net = max(best(statement, effort) - bare, 0.0) * 1000
        found.append(Figure(statement, net, MS, 1 / bare, target=target))
    return found


def wheel_figures() -> list[Figure]:
    """The largest that was built, if any was."""
    sizes = [wheel.stat().st_size / 1e6 for wheel in WHEELS.glob("*.whl")]
    return [Figure("largest wheel", max(sizes), MB, target=WHEEL)] if sizes else []


def figures(effort: Effort) -> list[Figure]:
    return [*import_figures(effort), *wheel_figures()]
