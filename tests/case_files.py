"""The worked cases, as they stand in `tests/cases`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sparrows.testing.cases import Case, read_cases

FOLDER = Path(__file__).parent / "cases"


@cache
def load_cases(name: str) -> tuple[Case, ...]:
    """All worked cases of a rulebook."""
    file = FOLDER / f"{name}.cases.jsonl"
    # Tests are collected by these cases: where there are none, one test is to fail and not all.
    return read_cases(file) if file.exists() else ()


def printed_places(name: str) -> set[str]:
    """The places of a source whose examples and figures stand as cases."""
    notes = (case.get("note", "") for case in load_cases(name))
    found = (note.removeprefix("source: ") for note in notes if note.startswith("source: "))
    return {place for note in found for place in note.split("; ")[0].split(", ")}


def hand_cases(name: str) -> tuple[Case, ...]:
    return tuple(case for case in load_cases(name) if case["type"] == "hand")


def deal_cases(name: str) -> tuple[Case, ...]:
    return tuple(case for case in load_cases(name) if case["type"] == "deal")
