"""Six windows, from a small phone to a large screen: nothing overflows or covers the hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sparrows.text import LANGUAGES
from tests.browser.checks import hidden, keep_picture, overflow, resize
from tests.browser.conftest import Visit
from tests.browser.player import OPEN
from tests.browser.scenes import PLACES, Scenes
from tests.browser.seated import Seated
from tests.browser.test_sizes import BELOW, OVERLAPS

PHONES = ((360, 640), (640, 360), (390, 844))
SCREENS = ((768, 1024), (1280, 800), (1920, 1080))
LEAST_TILE = 24.0

Size = tuple[int, int]

WIDTHS = "nodes => nodes.map(node => node.getBoundingClientRect().width)"


@pytest.mark.parametrize("sizes", [PHONES, SCREENS], ids=["phones", "screens"])
@pytest.mark.parametrize("place", PLACES)
def test_windows(visit: Visit, scenes: Scenes, place: str, sizes: tuple[Size, ...]) -> None:
    visitor = visit(size=sizes[0], touch=sizes == PHONES, state=scenes.state)
    page = visitor.page
    scenes.show(visitor, place)
    for size in sizes:
        resize(page, size)
        keep_picture(page, f"{place}-{size[0]}x{size[1]}")
        assert overflow(page) <= 0, size
        if place in ("table", "claim"):
            assert_playable(page)
        if place in ("result", "standings"):
            assert not hidden(page, "dialog[open] footer button, dialog[open] .close"), size


@pytest.mark.parametrize("rules", ["red", "sichuan", "classical", "zung-jung"])
def test_table_on_a_phone(visit: Visit, scenes: Scenes, rules: str) -> None:
    visitor = visit(size=PHONES[0], touch=True, state=scenes.state)
    page = visitor.page
    visitor.go(f"/t/{scenes.table(rules)}")
    page.locator(OPEN).wait_for()
    for size in PHONES[:2]:
        resize(page, size)
        keep_picture(page, f"table-{rules}-{size[0]}x{size[1]}")
        assert overflow(page) <= 0, size
        assert_playable(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deal", ["Void suit", "Void card", "Ready"])
def test_what_is_asked_is_seen_on_a_phone(visit: Visit, deal: str, language: str) -> None:
    """With a button beside it or without."""
    page = Seated(visit, deal, language=language).page
    page.locator(OPEN).wait_for()
    page.keyboard.press("Escape")  # no dice in the way
    for size in PHONES:
        resize(page, size)
        keep_picture(page, f"asked-{deal}-{language}-{size[0]}x{size[1]}")
        expect(page.locator(".offers .prompt")).to_be_visible()
        assert not hidden(page, ".offers .prompt"), size
        assert not page.evaluate(OVERLAPS, [".prompt", *BELOW]), size
        assert_playable(page)


def assert_playable(page: Page) -> None:
    """The hand and everything that can be pressed is wholly seen."""
    assert not hidden(page, "[data-stone]")
    assert not hidden(page, "main.play button, main.play header a")
    widths = page.locator("[data-stone]").evaluate_all(WIDTHS)
    assert min(widths) >= LEAST_TILE
