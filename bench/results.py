"""bench/RESULTS.md: what `make bench` writes, what is said about it, and the server's section."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bench.timing import Row

RESULTS = Path(__file__).parent / "RESULTS.md"
CAUSES = "## Where a figure falls short"  # written by hand
SERVER = "## The server under load"


def table(rows: Iterable[Row]) -> list[str]:
    """The rows in Markdown; how they compare with before only where that is known."""
    rows = list(rows)
    compared = any(row.before for row in rows)
    titles = ["measure", "ours", "ratio", "target", "holds", *(["beside before"] * compared)]
    lines = [titles, ["---"] * len(titles)]
    for row in rows:
        cells = [row.measure, row.ours, row.ratio, row.target, verdict(row)]
        lines.append([*cells, *([row.before] * compared)])
    return [f"| {' | '.join(cells)} |" for cells in lines]


def verdict(row: Row) -> str:
    """Whether it holds; nothing where nothing was asked."""
    if not row.target:
        return ""
    if not row.holds:
        return "**no**"
    return "yes, the aim too" if row.aim_too else "yes"


def write(*, speed: list[str] | None = None, server: list[str] | None = None) -> None:
    """Write one part of the page; the others stay as they are."""
    before = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
    rest, title, of_server = before.partition(SERVER)
    of_speed, causes_title, causes = rest.partition(CAUSES)
    parts = (
        of_speed if speed is None else "\n".join(speed),
        causes_title + causes,
        title + of_server if server is None else "\n".join([SERVER, "", *server]),
    )
    text = "\n\n".join(part.strip() for part in parts if part.strip())
    RESULTS.write_text(text + "\n", encoding="utf-8")
