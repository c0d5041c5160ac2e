"""Workers, PostgreSQL and nginx are killed at random, and everybody plays on."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from tests.web.postgres import Cluster
from tests.web.sites import Site
from tests.web.test_kills import play_and_kill

KILLS = 6 * int(os.environ.get("SPARROWS_SOAK", "1"))


def test_whatever_dies_every_table_goes_on(
    postgres: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    longest = asyncio.run(play_and_kill(Site(postgres, tmp_path), KILLS))
    with capsys.disabled():
        print(f"\nafter each of {KILLS} kills all went on within {longest:.1f} s")
    assert longest < 20  # on a machine that has nothing else to do it is less than 5
