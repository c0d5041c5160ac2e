"""Six windows, from a small phone to a large screen: nothing overflows, the hand is never covered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.checks import hidden, keep_picture, overflow
from tests.browser.conftest import Visit
from tests.browser.scenes import PLACES, Scene, scene, show
from tests.browser.site import Server

WINDOWS = ((360, 640), (640, 360), (390, 844), (768, 1024), (1280, 800), (1920, 1080))
PHONE = 480  # the shorter side of a phone is less
LEAST_TILE = 24.0

WIDTHS = "nodes => nodes.map(node => node.getBoundingClientRect().width)"


@pytest.fixture(scope="module")
def played(browser: Browser, server: Server) -> Iterator[Scene]:
    yield scene(browser, server.url, "popular")


@pytest.mark.parametrize("size", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_window(visit: Visit, played: Scene, size: tuple[int, int]) -> None:
    phone = min(size) < PHONE
    visitor = visit(size=size, touch=phone, state=played.state)
    page = visitor.page
    for place in PLACES:
        show(visitor, place, played)
        keep_picture(page, f"{place}-{size[0]}x{size[1]}")
        assert overflow(page) <= 0, place
        if place == "table":
            assert not hidden(page, "[data-stone]")
            assert not hidden(page, "main.play button, main.play a")
            widths = page.locator("[data-stone]").evaluate_all(WIDTHS)
            assert min(widths) >= LEAST_TILE
        if place == "result":
            assert not hidden(page, "dialog[open] [data-action='ready'], dialog[open] .close")
