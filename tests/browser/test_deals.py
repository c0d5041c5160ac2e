"""A whole deal of each rulebook, from the lobby to the result and on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.seated import sees_result

RULEBOOKS = ("red", "sichuan", "classical", "popular", "zung-jung")


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_deal_against_bots(visit: Visit, rules: str) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.locator(f".book:has(input[value='{rules}'])").click()
    page.locator("[data-action='play-now']").click()
    page.wait_for_url("**/t/*")
    player = Player(page)
    assert player.play()
    assert player.decisions

    result = page.locator("dialog[open]")
    table = page.url.rpartition("/")[2]
    found = sees_result(visitor, result, table)
    if any(hand["won"] for hand in found["hands"]):
        ask_why_not(player)

    player.ready()
    expect(page.locator(".centre .round")).to_contain_text("2")


def ask_why_not(player: Player) -> None:
    """Asks about the first pattern of the list, and gets a sentence."""
    why = player.page.locator("dialog[open] details:has(input[type='search'])")
    why.locator("summary").click()
    why.locator("button").first.click()
    expect(why.locator(".answer")).not_to_be_empty()
