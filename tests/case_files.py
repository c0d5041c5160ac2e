"""The worked cases, as they stand in `tests/cases`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

Case = dict[str, Any]
FOLDER = Path(__file__).parent / "cases"


@cache
def load_cases(name: str) -> tuple[Case, ...]:
    """All worked cases of a rulebook."""
    lines = (FOLDER / f"{name}.cases.jsonl").read_text(encoding="utf-8").splitlines()
    return tuple(json.loads(line) for line in lines if line.strip())


def printed_places(name: str) -> set[str]:
    """The places of a source whose examples and figures stand as cases."""
    notes = (case.get("note", "") for case in load_cases(name))
    found = (note.removeprefix("source: ") for note in notes if note.startswith("source: "))
    return {place for note in found for place in note.split("; ")[0].split(", ")}


def hand_cases(name: str) -> tuple[Case, ...]:
    return tuple(case for case in load_cases(name) if case["type"] == "hand")
