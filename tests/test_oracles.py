"""The package agrees with scorers that were written from the specifications alone."""

from __future__ import annotations

import json
import random
from importlib import import_module

import pytest

from sparrows.rulebooks import FOLDERS
from sparrows.rulebooks.cases import judge
from tests.conftest import SOAK

pytestmark = pytest.mark.no_cover  # see tests/conftest.py

CASES = 1500
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", FOLDERS)
def test_agrees_with_the_plain_scorer(name: str, part: int) -> None:
    oracle = import_module(f"tests.oracles.{FOLDERS[name]}")
    rng = random.Random(f"{name} {part} {SOAK}")
    for _ in range(CASES * SOAK // PARTS):
        case = oracle.random_case(rng)
        wanted = oracle.judge(case)
        got = judge(case)
        assert {key: got.get(key) for key in wanted} == wanted, json.dumps(case)
