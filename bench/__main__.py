"""`make bench`: how fast Sparrows is, beside its peers; the table is kept in bench/RESULTS.md.

python -m bench                       # everything, and RESULTS.md is written
python -m bench scoring play          # some parts of it
python -m bench --save before.json    # for comparison with what comes later
python -m bench --beside before.json  # in how far each figure is better than it was
"""

from __future__ import annotations

import argparse
import platform
import subprocess
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import (
    distance,
    jokers,
    keen,
    lines,
    memory,
    peers,
    play,
    results,
    scoring,
    simulate,
    start,
)
from bench.effort import FULL, Effort
from bench.figure import Figure
from bench.runs import read, save
from bench.timing import Row, speeds, yardstick

PARTS = {
    "distance": distance.figures,
    "scoring": scoring.figures,
    "jokers": jokers.figures,
    "lines": lines.figures,
    "play": play.figures,
    "keen": keen.figures,
    "simulate": simulate.figures,
    "memory": memory.figures,
    "start": start.figures,
}
QUIET = 28e6  # calls of an empty function per second: with fewer the machine was busy


def core() -> str:
    """Which core runs, in the package's own words."""
    command = [sys.executable, "-m", "sparrows", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    return said.stdout.strip() if said.returncode == 0 else "sparrows, plain"


def measured(parts: list[str], effort: Effort) -> list[Figure]:
    found = []
    for part in parts:
        began = time.monotonic()
        found += PARTS[part](effort)
        print(f"{part}: {time.monotonic() - began:.0f} s", file=sys.stderr)
    return found


def show(rows: list[Row], title: str) -> None:
    table = Table(title=title)
    for column in ("measure", "ours", "ratio", "target", "holds", "beside before"):
        table.add_column(column)
    for row in rows:
        holds = results.verdict(row).strip("*")
        table.add_row(row.measure, row.ours, row.ratio, row.target, holds, row.before)
    Console(width=160).print(table)
    asked = [row for row in rows if row.target]
    print(f"{sum(row.holds for row in asked)} of {len(asked)} targets hold.")


def head(before: Path | None, floor: float) -> list[str]:
    """What a reader must know of the figures."""
    said = [
        "# Speed beside the peers",
        "",
        "Written by `make bench`: operations per CPU second of the process; cases take turns, so",
        "that ratios hold even on a busy machine. Hands were never seen before in their process",
        "and are counted from plain tiles, making the hand included, by the peers too; rows called",
        "warm ask for the same few hands again and again. Deals keep their log, and who is asked",
        "gets a view and offers; riichienv keeps no log unless that is said.",
        "",
        f"Measured: {core()}; Python {platform.python_version()}, {time.strftime('%Y-%m-%d')}.",
        f"An empty function is called {floor / 1e6:.1f} million times per second",
        f"(under {QUIET / 1e6:.0f} the machine was busy).",
    ]
    if missing := peers.missing():
        said.append(f"Not installed here, and so without rows: {', '.join(missing)}.")
    if before is not None:
        said.append(
            f"The last column: times as good as in `{before.stem}`, by the peers of each run."
        )
    return said


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--save", type=Path, metavar="FILE")
    parser.add_argument("--beside", type=Path, metavar="FILE")
    asked = parser.parse_args()
    if unknown := set(asked.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(unknown)}: {', '.join(PARTS)}")
    before = read(asked.beside) if asked.beside else {}
    floor = speeds({"floor": yardstick()}, FULL)["floor"]
    figures = measured(asked.parts or list(PARTS), FULL)
    if asked.save:
        save(asked.save, figures)
    rows = [figure.row(before.get(figure.key)) for figure in figures]
    show(rows, f"{core()} beside its peers (floor {floor / 1e6:.0f} M/s)")
    if not asked.parts:
        results.write(speed=[*head(asked.beside, floor), "", *results.table(rows)])


if __name__ == "__main__":
    main()
