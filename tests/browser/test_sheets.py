"""On phones the log, hints and rules are sheets that leave hand and offers free."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import hidden, overflow, violations
from tests.browser.conftest import Visit
from tests.browser.scenes import Scenes

SHEET = "[role='dialog'].sheet"
NEEDED = "[data-stone], .offers [data-action]"
UPRIGHT, SIDEWAYS = (390, 844), (844, 390)
HEIGHT = "node => node.getBoundingClientRect().height / innerHeight"


def opened(page: Page, what: str, title: str) -> None:
    """Opens a sheet, which has its name and leaves free what is needed for playing."""
    page.locator(f"[data-action='{what}']").click()
    sheet = page.locator(SHEET)
    expect(sheet).to_have_count(1)
    expect(sheet).to_have_attribute("aria-label", title)
    expect(sheet).to_be_focused()
    assert hidden(page, f"{SHEET} .close, {NEEDED}") == []
    assert overflow(page) <= 0


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])
def test_sheets_over_the_ponds(visit: Visit, scenes: Scenes, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=True, language="ru", state=scenes.state)
    scenes.show(visitor, "claim")
    page = visitor.page
    sheet = page.locator(SHEET)
    expect(sheet).to_have_count(0)

    opened(page, "log", "Что произошло")
    expect(sheet.locator("[role='log'] p").last).to_be_in_viewport()
    expect(page.locator("[role='log'][aria-label='Что произошло']")).to_have_count(1)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-action='log']")).to_be_focused()

    opened(page, "log", "Что произошло")
    page.evaluate("() => document.querySelector('[data-action=learn]').click()")
    expect(sheet).to_have_attribute("aria-label", "Подсказки")
    expect(sheet.locator("[data-action='hint']")).to_be_visible()
    sheet.locator("[data-action='hint']").click()
    expect(sheet.locator(".keen dl")).to_be_visible()
    if size == UPRIGHT:
        assert sheet.evaluate(HEIGHT) <= 0.451
    assert hidden(page, f"{SHEET} .close, {NEEDED}") == []
    assert violations(page) == []

    sheet.locator("[data-tab='rules']").click()
    expect(sheet.locator("[data-pattern]").first).to_be_visible()
    assert hidden(page, f"{SHEET} .close, {NEEDED}") == []
    assert violations(page) == []
    sheet.locator(".close").click()
    expect(sheet).to_have_count(0)


def test_a_sheet_is_pulled_away(visit: Visit, scenes: Scenes) -> None:
    visitor = visit(size=UPRIGHT, state=scenes.state)
    scenes.show(visitor, "claim")
    page = visitor.page
    opened(page, "log", "What happened")
    box = page.locator(f"{SHEET} header").bounding_box()
    assert box is not None
    for far, left in ((30, 1), (120, 0)):
        page.mouse.move(box["x"] + 200, box["y"] + 10)
        page.mouse.down()
        page.mouse.move(box["x"] + 200, box["y"] + 10 + far, steps=3)
        page.mouse.up()
        expect(page.locator(SHEET)).to_have_count(left)
    # A large window has room for the panels themselves.
    page.locator("[data-action='learn']").click()
    expect(page.locator(SHEET)).to_have_count(1)
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator("aside.learning")).to_be_visible()
    expect(page.locator(SHEET)).to_have_count(0)
