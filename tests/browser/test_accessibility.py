"""axe-core finds nothing serious, and every tile has a spoken name."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.checks import unnamed_tiles, violations
from tests.browser.conftest import Visit
from tests.browser.scenes import PLACES, Scenes
from tests.browser.seated import Seated


@pytest.mark.parametrize("place", PLACES)
def test_page(visit: Visit, scenes: Scenes, place: str) -> None:
    visitor = visit(state=scenes.state)
    scenes.show(visitor, place)
    for summary in visitor.page.locator("main summary, dialog[open] summary").all():
        if summary.is_visible():
            summary.click()
    assert not violations(visitor.page)
    assert not unnamed_tiles(visitor.page)


@pytest.mark.parametrize("key", ["?", "m"])
def test_dialog(visit: Visit, scenes: Scenes, key: str) -> None:
    visitor = visit(state=scenes.state)
    scenes.show(visitor, "table")
    visitor.page.keyboard.press(key)
    expect(visitor.page.locator("dialog[open]")).to_be_visible()
    assert not violations(visitor.page)


def test_dark_and_narrow(visit: Visit, scenes: Scenes) -> None:
    visitor = visit(state=scenes.state, size=(360, 640), touch=True)
    visitor.page.emulate_media(color_scheme="dark")
    for place in ("lobby", "table", "claim", "result", "calculator", "replay"):
        scenes.show(visitor, place)
        assert not violations(visitor.page), place


def test_waiting_room(visit: Visit) -> None:
    visitor, friend = visit(), visit()
    table = visitor.open_table("red", players="me open open open")
    friend.go(f"/t/{table}")
    assert not violations(visitor.page)
    assert not violations(friend.page)


def test_opening(visit: Visit) -> None:
    """The dice of a deal are a button, and what is read there is its name."""
    me = Seated(visit, "Feeding")
    opening = me.page.locator("[data-action='skip-opening']")
    expect(opening).to_have_accessible_name(re.compile("the wall is broken"))
    assert not violations(me.page)
