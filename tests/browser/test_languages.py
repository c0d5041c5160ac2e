"""Russian and English, by the browser's wish or the reader's; no ids in place of words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.checks import raw_ids
from tests.browser.conftest import Visit
from tests.browser.scenes import PLACES, Scenes

LEAD = {"en": "Choose a rulebook", "ru": "Выберите"}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_words_everywhere(visit: Visit, scenes: Scenes, language: str) -> None:
    visitor = visit(state=scenes.state, language=language)
    page = visitor.page
    for place in PLACES:
        scenes.show(visitor, place)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert not raw_ids(page, language), place
    scenes.show(visitor, "lobby")
    for summary in page.locator("main summary").all():
        summary.click()
    assert not raw_ids(page, language)
    scenes.show(visitor, "table")
    for key in ("?", "m"):
        page.keyboard.press(key)
        expect(page.locator("dialog[open]")).to_be_visible()
        assert not raw_ids(page, language)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_browser_chooses_and_the_reader_switches(visit: Visit) -> None:
    visitor = visit(language="ru-RU")
    page = visitor.page
    visitor.go("/")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("main")).to_contain_text(LEAD["ru"])
    page.locator("header button[lang='en']").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("main")).to_contain_text(LEAD["en"])
    page.reload()
    expect(page.locator("main")).to_contain_text(LEAD["en"])
