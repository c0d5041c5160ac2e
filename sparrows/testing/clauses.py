"""The clauses of a specification, and what names them: rows, options, presets, cases and tests."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sparrows.rulebooks import folder, rulebook
from sparrows.rulebooks.choices import clause_of
from sparrows.testing.cases import Case

_CLAUSE = re.compile(r"^(?:- )?([A-Z]{2,3}-[\d.]+) \[(\w+)\]", re.MULTILINE)


def clause(*ids: str) -> Callable[[Any], Any]:
    """Marks a test with the clauses that it shows to be kept."""
    return pytest.mark.clause(*ids)


def clauses_in(specification: str) -> dict[str, str]:
    """Every clause of a specification with its kind."""
    return dict(_CLAUSE.findall(specification))


def named_in(tests: Path) -> set[str]:
    """The clauses that `@clause(…)` names anywhere in the tests of a folder."""
    found: set[str] = set()
    for path in tests.rglob("test_*.py"):
        for call in re.findall(r"@clause\(([^)]*)\)", path.read_text(encoding="utf-8")):
            found.update(re.findall(r'"([A-Z]{2,3}-[\d.]+)"', call))
    return found


def named_by(name: str, cases: Iterable[Case]) -> set[str]:
    """The clauses that a rulebook's own rows, options and presets name, and its cases."""
    rows = {row.clause for row in rulebook(name).patterns}
    options = {clause_of(field.type) for field in msgspec.structs.fields(folder(name).OPTIONS)}
    presets = {preset.clause for preset in folder(name).PRESETS}
    return rows | options | presets | {each for case in cases for each in case["clauses"]}
