"""Every worked case of the five rulebooks comes out as it says."""

from __future__ import annotations

import pytest

from sparrows.testing.cases import comes_out
from tests.case_files import Case, load_cases
from tests.clauses import NAMES

LEAST = 18  # cases of each file
FILES = (*NAMES, "declared")
ALL = [case for name in FILES for case in load_cases(name)]


@pytest.mark.parametrize("case", ALL, ids=lambda case: case["id"])
def test_case(case: Case) -> None:
    comes_out(case)


@pytest.mark.parametrize("name", FILES)
def test_there_are_cases(name: str) -> None:
    assert len(load_cases(name)) >= LEAST
