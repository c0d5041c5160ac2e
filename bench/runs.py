"""The figures of a run in a file, for another run to stand beside."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from bench.figure import Figure


def save(path: Path, figures: Iterable[Figure]) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(list(figures)), indent=1) + b"\n")


def read(path: Path) -> dict[tuple[str, str], Figure]:
    """By what each is a measure of."""
    figures = msgspec.json.decode(path.read_bytes(), type=list[Figure])
    return {figure.key: figure for figure in figures}
