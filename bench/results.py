"""bench/RESULTS.md: what `make bench` writes, and a section of the server's own."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bench.timing import Row

RESULTS = Path(__file__).parent / "RESULTS.md"
SERVER = "## The server under load"


def table(rows: Iterable[Row]) -> list[str]:
    """The rows in Markdown."""
    lines = ["| measure | ours | ratio | target | holds |", "| --- | --- | --- | --- | --- |"]
    for row in rows:
        holds = "yes" if row.holds else "**no**"
        lines.append(f"| {row.measure} | {row.ours} | {row.ratio} | {row.target} | {holds} |")
    return lines


def write(*, speed: list[str] | None = None, server: list[str] | None = None) -> None:
    """Write one part of the page; the other stays as it is."""
    before = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
    first, title, rest = before.partition(SERVER)
    first = first if speed is None else "\n".join(speed)
    second = title + rest if server is None else "\n".join([SERVER, "", *server])
    RESULTS.write_text(f"{first.strip()}\n\n{second.strip()}".strip() + "\n", encoding="utf-8")
