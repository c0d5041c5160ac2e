"""Every clause is named by a row, an option, a case or a test, or has its reason in the docs."""

from __future__ import annotations

import re

import msgspec
import pytest

from sparrows.rulebooks import folder, rulebook
from sparrows.rulebooks.choices import clause_of
from sparrows.testing.clauses import named_by
from tests.case_files import load_cases
from tests.clauses import NAMES, ROOT, clauses_of, named_in_tests

# `table` binds people at a physical table only: an engine cannot break it.
ETIQUETTE = "table"
KINDS = {
    "setup",
    "play",
    "claim",
    "win",
    "pattern",
    "score",
    "settle",
    "match",
    "penalty",
    "option",
    ETIQUETTE,
}
REASONS = ROOT / "docs" / "engine-clauses.md"


def named(name: str) -> set[str]:
    declared = [case for case in load_cases("declared") if case["rules"] == name]
    return named_by(name, (*load_cases(name), *declared)) | named_in_tests()


def excused() -> set[str]:
    """The clauses that have a reason of their own for being left out."""
    text = REASONS.read_text(encoding="utf-8")
    return set(re.findall(r"^\| ([A-Z]{2,3}-[\d.]+) \|", text, re.MULTILINE))


@pytest.mark.parametrize("name", NAMES)
def test_no_clause_is_left_over(name: str) -> None:
    known = clauses_of(name)
    assert set(known.values()) <= KINDS
    left = {clause for clause, kind in known.items() if kind != ETIQUETTE} - named(name)
    assert sorted(left - excused()) == []


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_named_exists(name: str) -> None:
    known = set(clauses_of(name))
    prefix = rulebook(name).prefix + "-"
    assert {clause for clause in named(name) if clause.startswith(prefix)} <= known


def test_nothing_is_excused_that_is_named() -> None:
    everything = set().union(*(named(name) for name in NAMES))
    assert not excused() & everything


@pytest.mark.parametrize("name", NAMES)
def test_every_option_has_its_clause(name: str) -> None:
    for field in msgspec.structs.fields(folder(name).OPTIONS):
        assert clause_of(field.type), field.name
