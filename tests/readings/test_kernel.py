"""The compiled twins answer as the plain functions do."""

from __future__ import annotations

import pytest

from sparrows.builds import COMPILED, build
from tests.conftest import SOAK
from tests.plain import plain_lines
from tests.readings.answers import answers

SEED, HANDS = 13, 3000 * SOAK


@pytest.mark.skipif(build() != COMPILED, reason="no module is compiled here")
def test_both_builds_answer_the_same() -> None:
    with plain_lines("tests.readings.answers", SEED, HANDS) as plain:
        for mine, its in zip(answers(SEED, HANDS), plain, strict=True):
            assert f"{mine}\n" == its
