"""Six windows, from a small phone to a large screen: nothing overflows or covers the hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.checks import hidden, keep_picture, overflow
from tests.browser.conftest import Visit
from tests.browser.player import OPEN
from tests.browser.scenes import PLACES, Scenes

WINDOWS = ((360, 640), (640, 360), (390, 844), (768, 1024), (1280, 800), (1920, 1080))
PHONE = 480  # the shorter side of a phone is less
LEAST_TILE = 24.0

WIDTHS = "nodes => nodes.map(node => node.getBoundingClientRect().width)"


@pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_window(visit: Visit, scenes: Scenes, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=min(size) < PHONE, state=scenes.state)
    page = visitor.page
    for place in PLACES:
        scenes.show(visitor, place)
        keep_picture(page, f"{place}-{size[0]}x{size[1]}")
        assert overflow(page) <= 0, place
        if place in ("table", "claim"):
            assert_playable(page)
        if place in ("result", "standings"):
            assert not hidden(page, "dialog[open] footer button, dialog[open] .close")


@pytest.mark.parametrize("rules", ["red", "sichuan", "classical", "zung-jung"])
def test_table_on_a_phone(visit: Visit, scenes: Scenes, rules: str) -> None:
    table = scenes.table(rules)
    for size in ((360, 640), (640, 360)):
        visitor = visit(size=size, touch=True, state=scenes.state)
        visitor.go(f"/t/{table}")
        visitor.page.locator(OPEN).wait_for()
        keep_picture(visitor.page, f"table-{rules}-{size[0]}x{size[1]}")
        assert overflow(visitor.page) <= 0
        assert_playable(visitor.page)


def assert_playable(page: Page) -> None:
    """The hand and everything that can be pressed is wholly seen."""
    assert not hidden(page, "[data-stone]")
    assert not hidden(page, "main.play button, main.play header a")
    widths = page.locator("[data-stone]").evaluate_all(WIDTHS)
    assert min(widths) >= LEAST_TILE
