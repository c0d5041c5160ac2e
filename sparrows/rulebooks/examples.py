"""Worked hands that show a rulebook's patterns: `examples.jsonl` in its folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from sparrows.rulebooks import folder
from sparrows.rulebooks.cases import read_line

FILE = "examples.jsonl"


@cache
def _cases(rules: str) -> tuple[dict[str, Any], ...]:
    home = folder(rules).__file__
    assert home is not None
    path = Path(home).with_name(FILE)
    return tuple(map(read_line, path.read_bytes().splitlines())) if path.exists() else ()


def examples(rules: str, pattern: str) -> tuple[dict[str, Any], ...]:
    """The worked hands in which this pattern counts, those with the fewest others first."""
    found = [case for case in _cases(rules) if pattern in case["expect"]["patterns"]]
    return tuple(sorted(found, key=lambda case: len(case["expect"]["patterns"])))
