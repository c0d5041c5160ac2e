"""What a table offers beside the plain course of a deal."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import OPEN, STONE, Player
from tests.browser.visitor import Visitor

OWN_TURN = f"{OPEN}:has({STONE})"


def hand(page: Page) -> list[str]:
    tiles = page.locator("[data-stone]")
    return sorted(tiles.evaluate_all("nodes => nodes.map(node => node.dataset.tile)"))


def own_discards(page: Page) -> Locator:
    """What the log tells of one's own discards, claimed ones too."""
    return page.locator(".log p").filter(has_text=re.compile("^Anna: "))


def to_own_turn(page: Page) -> None:
    """Passes until a tile is to be discarded."""
    player = Player(page, claims=False, wins=False)
    assert not player.play(stop=lambda: not player.offered())
    page.locator(OWN_TURN).wait_for()


def test_a_tile_is_dragged_to_the_pond(visit: Visit) -> None:
    page = begun(visit).page
    stone = page.locator(STONE).first
    before = own_discards(page).count()
    box = stone.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] - 2 * box["height"], steps=6)
    page.mouse.up()
    expect(own_discards(page)).to_have_count(before + 1)


def test_a_discard_is_taken_back(visit: Visit) -> None:
    page = begun(visit).page
    player = Player(page, claims=False, wins=False)
    before = hand(page)
    player.decide()
    assert not player.wait()
    assert hand(page) != before
    page.locator("[data-action='undo']").click()
    expect(page.locator("[data-note='note']")).to_be_visible()
    page.locator(OWN_TURN).wait_for()
    assert hand(page) == before


def test_keen_stays_beside_the_own_choice(visit: Visit) -> None:
    page = begun(visit, aids=True).page
    advised = page.locator("[data-stone].advised")
    expect(advised.first).to_be_visible()
    learning = page.locator("main.play .learn")
    expect(learning).to_contain_text("Keen would")
    page.locator(f"{STONE}:not(.advised)").first.click()
    expect(learning).to_contain_text("Keen would")
    expect(learning).to_contain_text("You")


def test_two_taps_where_wished(visit: Visit) -> None:
    visitor = visit(touch=True, size=(390, 844))
    visitor.go("/")
    visitor.page.evaluate("() => localStorage.setItem('settings', '{\"confirm\": true}')")
    visitor.open_table("zung-jung")
    page = visitor.page
    to_own_turn_by_taps(page)
    stone = page.locator(STONE).first
    before = own_discards(page).count()
    stone.tap()
    chosen = page.locator("[data-stone].chosen")
    expect(chosen).to_have_count(1)
    assert own_discards(page).count() == before
    chosen.tap()
    expect(own_discards(page)).to_have_count(before + 1)


def to_own_turn_by_taps(page: Page) -> None:
    while True:
        page.locator(OPEN).wait_for()
        if page.locator(STONE).count():
            return
        page.locator(".offers [data-action='pass']").tap()


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    player, spectator = visit(), visit()
    table = player.open_table("zung-jung", public=True)
    to_own_turn(player.page)
    spectator.go("/")
    spectator.page.locator(f"a[href='/t/{table}']").click()
    backs = spectator.page.locator(".felt .tile.back")
    expect(backs.nth(51)).to_be_attached()
    expect(spectator.page.locator("[data-stone]")).to_have_count(0)
    expect(spectator.page.locator(".offers")).to_have_count(0)


def begun(visit: Visit, *, aids: bool = False) -> Visitor:
    """Somebody at a table, asked to discard."""
    visitor = visit()
    visitor.open_table("zung-jung", aids=aids)
    to_own_turn(visitor.page)
    return visitor
