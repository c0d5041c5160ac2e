"""What a table offers beside the plain course of a deal."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.checks import violations
from tests.browser.conftest import Visit
from tests.browser.player import OPEN, STONE, Player
from tests.browser.seated import Seated, beside_a_friend

OWN_TURN = f"{OPEN}:has({STONE})"


def hand(page: Page) -> list[str]:
    tiles = page.locator("[data-stone]")
    return sorted(tiles.evaluate_all("nodes => nodes.map(node => node.dataset.tile)"))


def own_discards(page: Page) -> Locator:
    """What the log tells of one's own discards, claimed ones too."""
    return page.locator(".log p").filter(has_text="First discards ")


def test_a_tile_is_dragged_to_the_pond(visit: Visit) -> None:
    page = begun(visit)
    stone = page.locator(STONE).first
    box = stone.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] - 2 * box["height"], steps=6)
    page.mouse.up()
    expect(own_discards(page)).to_have_count(1)


def test_a_discard_is_taken_back(visit: Visit) -> None:
    page = begun(visit)
    player = Player(page, claims=False, wins=False)
    before = hand(page)
    player.decide()
    assert not player.wait()
    expect(own_discards(page)).to_have_count(1)
    page.locator("[data-action='undo']").click()
    expect(page.locator("[data-note='note']")).to_be_visible()
    page.locator(OWN_TURN).wait_for()
    expect(own_discards(page)).to_have_count(0)
    assert hand(page) == before


def test_keen_stays_beside_the_own_choice(visit: Visit) -> None:
    page = beside_a_friend(visit, aids=True)
    learning, advised = page.locator("main.play .learn"), page.locator("[data-stone].advised")
    page.locator(OWN_TURN).wait_for()
    expect(learning).to_have_count(0)
    page.keyboard.press("l")
    expect(learning).to_contain_text("from ready")
    expect(learning).to_contain_text("our strongest bot")
    expect(advised).to_have_count(0)
    expect(learning.locator("table")).to_have_count(0)
    page.locator("[data-action='hint']").click()
    expect(advised.first).to_be_visible()
    expect(learning).to_contain_text("Keen would")
    page.locator(f"{STONE}:not(.advised)").first.click()
    expect(learning).to_contain_text("Keen would")
    expect(learning).to_contain_text("You")


def test_a_key_shows_the_best_tile_while_the_panel_is_closed(visit: Visit) -> None:
    page = beside_a_friend(visit, aids=True)
    page.locator(OWN_TURN).wait_for()
    page.keyboard.press("h")
    expect(page.locator("[data-stone].advised").first).to_be_visible()
    expect(page.locator("main.play .learn")).to_have_count(0)


def test_rules_beside_the_table_have_the_patterns_in_reach_first(visit: Visit) -> None:
    page = beside_a_friend(visit, aids=True)
    page.locator(OWN_TURN).wait_for()
    page.keyboard.press("l")
    hinted = page.locator(".hints li")
    expect(hinted.first).to_contain_text(re.compile(r"\w"))
    near = hinted.all_inner_texts()
    page.locator("[data-tab='rules']").click()
    headings = page.locator("[data-part='near'] h3 a")
    expect(headings.first).to_be_visible()
    assert headings.all_inner_texts()[: len(near)] == near
    expect(page.locator("[data-part='rest'] [data-pattern]").first).to_be_attached()
    expect(page.locator("[data-action='skip-opening']")).to_have_count(0)
    assert not violations(page)

    pattern = page.locator("[data-part='rest'] [data-pattern]").first
    name = pattern.locator("h3 a").inner_text()
    pattern.get_by_role("button").click()
    expect(page.locator("[data-part='watched'] h3 a")).to_have_text(name)
    page.locator("[data-tab='hints']").click()
    expect(page.locator(".hints .watched")).to_contain_text(name)


def test_rules_are_beside_a_table_without_hints(visit: Visit) -> None:
    page = beside_a_friend(visit)
    page.locator(OWN_TURN).wait_for()
    page.keyboard.press("h")
    page.locator("[data-action='learn']").click()
    expect(page.locator("[data-part='rest'] [data-pattern]").first).to_be_attached()
    expect(page.locator("[data-tab='hints']")).to_have_count(0)
    expect(page.locator(".advised")).to_have_count(0)


def on_touch(visit: Visit, **settings: bool) -> Page:
    """A phone at a table where the first discard is asked for."""
    visitor = visit(touch=True, size=(390, 844))
    visitor.go("/")
    visitor.page.evaluate("kept => localStorage.setItem('settings', kept)", json.dumps(settings))
    visitor.open_table("zung-jung", name="First", players="me random random random")
    visitor.page.locator(OWN_TURN).wait_for()
    return visitor.page


def test_on_touch_the_second_tap_discards(visit: Visit) -> None:
    page = on_touch(visit)
    first, second = page.locator(STONE).first, page.locator(STONE).nth(4)
    for stone in (first, second, first):
        stone.tap()
        expect(stone).to_contain_class("chosen")
        expect(page.locator("[data-stone].chosen")).to_have_count(1)
        name = stone.get_attribute("aria-label")
        expect(page.locator(".offers .prompt")).to_have_text(f"{name}: tap again to discard it")
    expect(own_discards(page)).to_have_count(0)
    first.tap()
    expect(own_discards(page)).to_have_count(1)


def test_one_tap_where_wished(visit: Visit) -> None:
    page = on_touch(visit, twoTaps=False)
    page.locator(STONE).first.tap()
    expect(own_discards(page)).to_have_count(1)


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    player, spectator = Seated(visit, "First", public=True), visit()
    player.page.locator(OWN_TURN).wait_for()
    spectator.go("/")
    spectator.page.locator(f"a[href='/t/{player.table}']").click()
    expect(spectator.page.locator(".felt .tile.back")).to_have_count(53)
    expect(spectator.page.locator("[data-stone]")).to_have_count(0)
    expect(spectator.page.locator(".offers")).to_have_count(0)


def begun(visit: Visit) -> Page:
    """A table where the first discard is asked for."""
    page = Seated(visit, "First").page
    page.locator(OWN_TURN).wait_for()
    return page
