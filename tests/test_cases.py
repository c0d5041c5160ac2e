"""Every worked case of the five rulebooks comes out as it says."""

from __future__ import annotations

import pytest

from sparrows.testing.cases import comes_out
from tests.case_files import Case, load_cases
from tests.clauses import NAMES

ALL = [case for name in (*NAMES, "declared") for case in load_cases(name)]


@pytest.mark.parametrize("case", ALL, ids=lambda case: case["id"])
def test_case(case: Case) -> None:
    comes_out(case)


def test_there_are_cases() -> None:
    assert len(ALL) >= 900
