"""Every clause that counting and settling reach is named by a row, a case or a test."""

from __future__ import annotations

import pytest

from sparrows.rulebooks import folder, rulebook
from tests.case_files import load_cases
from tests.clauses import NAMES, clauses_of, named_in_tests

# These kinds wait for the engine, the match and the scorekeeper; `table` binds people only.
WAITING = {"setup", "play", "claim", "match", "penalty", "table"}
REACHED = {"win", "pattern", "score", "settle", "option"}


def named(name: str) -> set[str]:
    rows = {row.clause for row in rulebook(name).patterns}
    options = set(folder(name).OPTION_CLAUSES.values())
    presets = {preset.clause for preset in folder(name).PRESETS}
    cases = {clause for case in load_cases(name) for clause in case["clauses"]}
    return rows | options | presets | cases | named_in_tests()


@pytest.mark.parametrize("name", NAMES)
def test_no_clause_is_left_over(name: str) -> None:
    known = clauses_of(name)
    assert set(known.values()) <= WAITING | REACHED
    left = sorted(
        clause for clause, kind in known.items() if kind in REACHED and clause not in named(name)
    )
    assert left == []


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_named_exists(name: str) -> None:
    known = set(clauses_of(name))
    prefix = rulebook(name).prefix + "-"
    assert {clause for clause in named(name) if clause.startswith(prefix)} <= known


@pytest.mark.parametrize("name", NAMES)
def test_every_option_has_its_clause(name: str) -> None:
    rules = folder(name)
    assert set(rules.OPTION_CLAUSES) == set(rules.OPTIONS.__struct_fields__)
