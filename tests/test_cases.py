"""Every worked case of the five rulebooks comes out as it says."""

from __future__ import annotations

import pytest

from sparrows.rulebooks.cases import judge
from tests.case_files import Case, load_cases
from tests.clauses import NAMES

ALL = [case for name in (*NAMES, "declared") for case in load_cases(name)]


@pytest.mark.parametrize("case", ALL, ids=lambda case: case["id"])
def test_case(case: Case) -> None:
    got = judge(case)
    wanted = dict(case["expect"])
    if "next_dealer" in case:
        wanted["next_dealer"] = case["next_dealer"]
    assert {key: got.get(key) for key in wanted} == wanted


def test_there_are_cases() -> None:
    assert len(ALL) >= 900
