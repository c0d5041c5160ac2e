"""Deals are the same in both builds: events, views, offers, copies and complaints."""

from __future__ import annotations

import pytest

from sparrows.builds import COMPILED, build
from tests.conftest import SOAK
from tests.plain import plain_lines
from tests.play.told import answers

SEED, DEALS = 13, 60 * SOAK


@pytest.mark.skipif(build() != COMPILED, reason="no module is compiled here")
def test_deals_are_told_alike() -> None:
    with plain_lines("tests.play.told", SEED, DEALS) as plain:
        for mine, its in zip(answers(SEED, DEALS), plain, strict=True):
            assert f"{mine}\n" == its
