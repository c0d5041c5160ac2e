"""`make bench`: every measure in one process; the table is kept in bench/RESULTS.md."""

from __future__ import annotations

import platform
import subprocess
import sys
import time

from rich.console import Console
from rich.table import Table

from bench import distance, play, results, scoring
from bench.timing import Row, speeds

IMPORT_MS = 60


def floor() -> float:
    """Calls of an empty function a second: under 28 million the machine was busy."""
    hands = list(range(5000))

    def empty(_: int) -> int:
        return 0

    def work() -> int:
        for hand in hands:
            empty(hand)
        return len(hands)

    return speeds({"floor": work})["floor"]


def import_row() -> Row:
    """The net cost of `import sparrows` in a fresh interpreter, best of ten."""

    def run(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    bare = min(run("pass") for _ in range(10))
    ours = min(run("import sparrows") for _ in range(10))
    net = (ours - bare) * 1000
    return Row("import sparrows", f"{net:.0f} ms", "", f"≤ {IMPORT_MS} ms", net <= IMPORT_MS)


NOTES = (
    "## Where a figure falls short",
    "",
    "- Scoring with melds: PyMahjongGB has less to cut there, while we make as many look-ups (one",
    "  for each memory) as for a concealed hand. Readings as plain tuples, or compiling `scoring`",
    "  and `readings`, would lift it; the rows stay as they are.",
    "- Random deals of popular: they are a fifth longer than the peer's (92 discards, not 76), and",
    "  some fifty times in each a hand's distance from ready is measured, in seven shapes beside",
    "  the regular one, as a player may be able to declare it.",
    "- Greedy deals: two fifths of the time go into the bots (`readings/discards.py` weighs some",
    "  five discards a turn), as much into the engine with scoring and settlement, an eighth into",
    "  four views, each folded from what its player saw, the rest into setup.",
    "- The ratios of deals move by a tenth from run to run on a shared machine.",
)


def main() -> None:
    started = floor()
    rows = [*distance.rows(), *scoring.rows(), *play.rows(), import_row()]
    table = Table(title=f"Sparrows beside its peers (floor {started / 1e6:.0f} M/s)")
    for column in ("measure", "ours", "ratio", "target", ""):
        table.add_column(column)
    for row in rows:
        table.add_row(row.measure, row.ours, row.ratio, row.target, "✓" if row.holds else "below")
    Console(width=120).print(table)
    write(rows, started)


def write(rows: list[Row], started: float) -> None:
    lines = [
        "# Speed beside the peers",
        "",
        "Written by `make bench`: operations per CPU second, best of the rounds, all in one",
        "process and round-robin, so that the ratios hold even on a busy machine.",
        f"Python {platform.python_version()}, {time.strftime('%Y-%m-%d')}; an empty function",
        f"called in the same loop: {started / 1e6:.1f} M/s (under 28 the machine was busy).",
        "",
        *results.table(rows),
        "",
        *NOTES,
    ]
    results.write(speed=lines)


if __name__ == "__main__":
    main()
