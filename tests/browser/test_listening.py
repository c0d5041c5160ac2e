"""Deals by the accessibility tree alone, and what a screen reader is told on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.listener import FOCUSED, Listener
from tests.browser.seated import Seated


@pytest.mark.parametrize("rules", ["sichuan", "popular"])
def test_a_deal_by_the_accessibility_tree(visit: Visit, rules: str) -> None:
    visitor = visit()
    page = visitor.page
    visitor.open_table(rules)
    me = Listener(page)
    me.play()
    assert len(me.discards) > 3
    assert all(said.startswith(("Your turn", "You may choose", "Choose")) for said in me.heard)
    told = me.log()
    assert all(f"Anna discards {tile}." in told for tile in me.discards[-2:])
    assert all(line.endswith(".") for line in told.splitlines() if line.strip())
    ready = me.result.get_by_role("button", name="Next deal")
    expect(ready).to_be_focused()
    page.keyboard.press("Enter")
    expect(me.result).to_have_count(0)


def test_the_focus_stays_in_the_hand(visit: Visit) -> None:
    me = Seated(visit, "First")
    keyboard = me.page.keyboard
    me.come_to_turn()
    keyboard.press("ArrowLeft")
    keyboard.press("Enter")
    own = me.page.get_by_role("list", name="Discards of First").get_by_role("listitem")
    expect(own).to_have_count(1)
    assert me.page.evaluate(FOCUSED) == "Your hand"
    for key in ("?", "m"):
        keyboard.press(key)
        expect(me.page.get_by_role("dialog")).to_be_visible()
        keyboard.press("Escape")
        expect(me.page.get_by_role("dialog")).to_have_count(0)
        assert me.page.evaluate(FOCUSED) == "Your hand"


def test_after_a_ready_call_the_arrows_find_what_may_go(visit: Visit) -> None:
    me = Seated(visit, "Ready")
    reader = Listener(me.page)
    keyboard = me.page.keyboard
    me.offers("declare-toggle")
    keyboard.press("r")
    keyboard.press("ArrowLeft")
    expect(reader.hand.get_by_role("button", name="East wind")).to_be_focused()
    keyboard.press("Enter")
    drawn = reader.hand.get_by_role("button", name="one of bamboos, just drawn")
    expect(drawn).to_be_enabled()
    keyboard.press("Shift+ArrowLeft")
    keyboard.press("Enter")
    expect(me.page.get_by_role("main").get_by_role("status").first).to_have_text(
        "Your hand is declared ready: only the tile just drawn may go."
    )
    expect(drawn).to_be_enabled()
    for _ in range(2):
        keyboard.press("ArrowRight")
        expect(drawn).to_be_focused()
    keyboard.press("Enter")
    expect(drawn).to_have_count(0)


def test_tiles_of_the_void_suit_go_first(visit: Visit) -> None:
    me = Seated(visit, "Void suit")
    me.throw("9p")
    me.throw("9p")
    me.come_to_turn()
    me.stone("1m").click(force=True)  # as a person may
    status = me.page.get_by_role("main").get_by_role("status").first
    expect(status).to_have_text("Tiles of your void suit go first: dots.")
    expect(me.page.locator(".offers .prompt")).to_have_text(
        "Tiles of your void suit go first: dots."
    )
