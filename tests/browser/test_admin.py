"""The admin page in the browser: who comes in, and what those who play see of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import violations
from tests.browser.conftest import Visit
from tests.browser.measures import Measures
from tests.browser.site import Server, build

SECRET = "correct horse battery"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server whose admin page has a secret."""
    monkeypatch.setenv("SPARROWS_ADMIN_SECRET", SECRET)
    build()
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


def enter(page: Page) -> None:
    page.locator("input[type=password]").fill(SECRET)
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=mode]")).to_be_visible()


def test_whoever_runs_the_server_tells_all_and_closes_a_table(visit: Visit, house: Server) -> None:
    player, admin = visit(house), visit(house, language="ru", size=(390, 844), touch=True)
    player.open_table("red", public=True)
    admin.go("/admin")
    page = admin.page
    expect(page.locator("input[type=password]")).to_be_visible()
    assert not violations(page)
    enter(page)
    expect(page.locator("[data-action=close]")).to_have_count(1)
    assert not violations(page)
    page.locator("input[maxlength]").fill("At ten the server is restarted")
    page.keyboard.press("Enter")
    for seen in (player.page, page):
        if seen is page:
            admin.go("/")
        note = seen.locator("[data-note=announcement]")
        expect(note).to_contain_text("At ten the server is restarted")
        assert not violations(seen)
        note.locator("button").click()
        expect(note).to_have_count(0)
    admin.go("/admin")
    page.locator("[data-action=mode]").click()
    expect(page.locator("section", has=page.locator("[data-action=mode]"))).to_contain_text(
        "Новые столы не открываются"
    )
    page.locator("[data-action=close]").click()
    page.locator("[data-action=sure]").click()
    expect(player.page.locator("[data-note=refused]")).to_contain_text("closed")
    page.locator("[data-action=leave]").click()
    expect(page.locator("input[type=password]")).to_be_visible()


def test_those_who_play_do_not_load_it(visit: Visit, house: Server) -> None:
    visitor = visit(house)
    measures = Measures(visitor.page)
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    assert measures.loaded
    assert not [url for url in measures.loaded if "/Admin-" in url]
    visitor.go("/admin")
    expect(visitor.page.locator("input[type=password]")).to_be_visible()
    assert [url for url in measures.loaded if "/Admin-" in url]
