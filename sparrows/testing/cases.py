"""Worked cases: hands and finished deals in a file, one per line, with the expected result."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sparrows.rulebooks.cases import judge, read_line

Case = dict[str, Any]


def read_cases(path: Path) -> tuple[Case, ...]:
    """All cases of a file."""
    lines = path.read_bytes().splitlines()
    return tuple(read_line(line) for line in lines if line.strip())


def comes_out(case: Case) -> None:
    """The case comes out as it says."""
    got, wanted = judge(case), dict(case["expect"])
    if "next_dealer" in case:
        wanted["next_dealer"] = case["next_dealer"]
    assert {key: got.get(key) for key in wanted} == wanted
