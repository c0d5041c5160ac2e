"""Two browsers at one table, by an invitation link."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import DEAL, OPEN, RESULT, Player, Stop
from tests.browser.visitor import Visitor


def test_two_play_one_deal(visit: Visit) -> None:
    anna, boris = visit(), visit(language="ru")
    invitation = invite(anna)
    boris.go(invitation.removeprefix(boris.url))
    boris.page.get_by_role("textbox").fill("Boris")
    boris.page.locator("[data-action='sit']").click()
    expect(anna.page.locator("main")).to_contain_text("Boris")
    anna.page.locator("[data-action='start']").click()

    players = [Player(each.page, claims=False) for each in (anna, boris)]
    play_together(players)

    table = anna.get(f"/api/tables/{invitation.rpartition('/')[2].partition('?')[0]}")["table"]
    assert {"Two friends", "Boris"} <= {each["name"] for each in table["players"]}
    assert any(table["points"])
    assert shown_points(players[0]) == shown_points(players[1]) == sorted(table["points"])
    for each in players:
        each.page.locator("dialog[open] [data-action='ready']").click()
    for each in players:
        expect(each.page.locator(RESULT)).to_have_count(0)


def play_together(players: list[Player]) -> None:
    """Everybody discards three tiles, and answers what others discard."""
    play_on(players, lambda: all(each.page.locator(RESULT).count() for each in players))
    assert [each.turns for each in players] == [3, 3]


def play_on(players: list[Player], until: Stop) -> None:
    """Everybody answers what they are asked until something has come about."""
    end = time.monotonic() + DEAL
    while not until():
        assert time.monotonic() < end, "the deal does not come to an end"
        for each in players:
            if each.page.locator(OPEN).count():
                each.decide()


def invite(host: Visitor) -> str:
    """Opens a table with a place for a friend through the lobby; its invitation link."""
    page = host.page
    host.go("/")
    page.locator(".book:has(input[value='zung-jung'])").click()
    page.get_by_role("textbox").first.fill("Two friends")
    page.locator("summary").first.click()
    places = page.locator(".seat select")
    places.nth(0).select_option("friend")
    for number in range(1, places.count()):
        places.nth(number).select_option("random")
    page.locator("select[name='asking']").select_option("0.5")
    page.locator("[data-action='open-table']").click()
    page.wait_for_url("**/t/*")
    link = page.locator("#invitation")
    expect(link).to_have_value(re.compile(r"/t/[\w-]{16,}\?invitation=\w{24}$"))
    return link.input_value()


def shown_points(player: Player) -> list[int]:
    """The points of the match as the result shows them."""
    cells = player.page.locator("dialog[open] table td:last-child")
    expect(cells).to_have_count(4)
    return sorted(int(text) for text in cells.all_inner_texts())
