"""The compiled twins answer as the plain functions do."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from sparrows.builds import COMPILED, build
from tests.conftest import SOAK
from tests.readings.answers import answers

SEED, HANDS = 13, 3000 * SOAK


@pytest.mark.skipif(build() != COMPILED, reason="no module is compiled here")
def test_both_builds_answer_the_same() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.readings.answers", str(SEED), str(HANDS)],
        env={**os.environ, "SPARROWS_PURE": "1"},
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as plain:
        assert plain.stdout is not None
        for mine, its in zip(answers(SEED, HANDS), plain.stdout, strict=True):
            assert f"{mine}\n" == its
    assert plain.returncode == 0
