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


def hand_cases(name: str) -> tuple[Case, ...]:
    return tuple(case for case in load_cases(name) if case["type"] == "hand")


def deal_cases(name: str) -> tuple[Case, ...]:
    return tuple(case for case in load_cases(name) if case["type"] == "deal")
