"""axe-core finds nothing serious, and every tile has a spoken name."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.checks import unnamed_tiles, violations
from tests.browser.conftest import Visit
from tests.browser.scenes import PLACES, Scene, scene, show
from tests.browser.site import Server


@pytest.fixture(scope="module")
def played(browser: Browser, server: Server) -> Scene:
    return scene(browser, server.url, "red")


@pytest.mark.parametrize("place", PLACES)
def test_page(visit: Visit, played: Scene, place: str) -> None:
    visitor = visit(state=played.state)
    show(visitor, place, played)
    for summary in visitor.page.locator("main summary, dialog[open] summary").all():
        if summary.is_visible():
            summary.click()
    assert not violations(visitor.page)
    assert not unnamed_tiles(visitor.page)


@pytest.mark.parametrize("key", ["?", "m"])
def test_dialog(visit: Visit, played: Scene, key: str) -> None:
    visitor = visit(state=played.state)
    show(visitor, "table", played)
    visitor.page.keyboard.press(key)
    expect(visitor.page.locator("dialog[open]")).to_be_visible()
    assert not violations(visitor.page)


def test_dark_and_narrow(visit: Visit, played: Scene) -> None:
    visitor = visit(state=played.state, size=(360, 640), touch=True)
    visitor.page.emulate_media(color_scheme="dark")
    for place in PLACES:
        show(visitor, place, played)
        assert not violations(visitor.page), place


def test_waiting_room(visit: Visit) -> None:
    visitor, friend = visit(), visit()
    table = visitor.open_table("red", players="me open open open")
    friend.go(f"/t/{table}")
    assert not violations(visitor.page)
    assert not violations(friend.page)
