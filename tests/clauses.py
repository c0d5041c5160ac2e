"""The clauses of the specifications, and how a test names those it holds."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sparrows.rulebooks import FOLDERS

ROOT = Path(__file__).parent.parent
_CLAUSE = re.compile(r"^(?:- )?([A-Z]{2,3}-[\d.]+) \[(\w+)\]", re.MULTILINE)


def clause(*ids: str) -> Callable[[Any], Any]:
    """Marks a test with the clauses that it shows to be kept."""
    return pytest.mark.clause(*ids)


def clauses_of(name: str) -> dict[str, str]:
    """Every clause of a specification with its kind."""
    text = (ROOT / "docs" / "rulebooks" / f"{name}.md").read_text(encoding="utf-8")
    return dict(_CLAUSE.findall(text))


def named_in_tests() -> set[str]:
    """The clauses that `@clause(…)` names anywhere in the tests."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for call in re.findall(r"@clause\(([^)]*)\)", path.read_text(encoding="utf-8")):
            found.update(re.findall(r'"([A-Z]{2,3}-[\d.]+)"', call))
    return found


NAMES = tuple(FOLDERS)
