"""Discards as they lie on the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.seated import Seated


@pytest.mark.parametrize(("deal", "covered"), [("Hidden discards", 3), ("Open discards", 0)])
def test_discards_are_turned_over(visit: Visit, deal: str, covered: int) -> None:
    """With `discards_hidden` all but the latest."""
    me = Seated(visit, deal)
    me.throw("1z")
    me.come_to_turn()
    tiles = me.page.locator(".pond .tile")
    expect(tiles).to_have_count(4)
    expect(me.page.locator(".pond .tile.back")).to_have_count(covered)
