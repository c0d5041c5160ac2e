"""Friends at a table of their own: who is asked, and who holds the pause."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import OPEN, Player
from tests.browser.visitor import Visitor

HOLD = "[data-action='hold']"
PAUSE = 2.0  # the longest there is; a busy browser may still miss one
ATTEMPTS = 5


def seated(visit: Visit, **wishes: object) -> tuple[Visitor, Visitor]:
    """Two friends at a table with two bots."""
    anna, boris = visit(), visit(language="ru")
    table = anna.open_table("zung-jung", players="me open random random", **wishes)
    boris.go(f"/t/{table}")
    boris.page.get_by_role("textbox").fill("Boris")
    boris.page.locator("[data-action='sit']").click()
    expect(anna.page.locator("main")).to_contain_text("Boris")
    anna.page.locator("[data-action='start']").click()
    for each in (anna, boris):
        expect(each.page.locator("main.play")).to_be_visible()
    return anna, boris


def discard(friends: tuple[Visitor, Visitor]) -> tuple[Visitor, Visitor]:
    """Plays until one of the two has discarded a tile; who did, and the other one."""
    players = [Player(each.page, claims=False, wins=False) for each in friends]
    while True:
        for at, player in enumerate(players):
            if player.page.locator(OPEN).count():
                player.decide()
                if player.turns:
                    return friends[at], friends[1 - at]


def hold(friends: tuple[Visitor, Visitor]) -> tuple[Visitor, Visitor]:
    """Who discarded a tile and holds the pause by the key, and the other one."""
    for _ in range(ATTEMPTS):
        who, other = discard(friends)
        who.page.keyboard.press("w")
        try:
            expect(who.page.locator(f"{HOLD}[aria-pressed='true']")).to_be_visible(timeout=3000)
        except AssertionError:
            continue  # the pause was over before the key was pressed
        return who, other
    raise AssertionError("no pause was ever held")


def test_a_pause_is_held_by_the_key_and_let_go_by_the_button(visit: Visit) -> None:
    who, other = hold(seated(visit, pause=PAUSE))
    button = who.page.locator(HOLD)
    pond = who.page.locator(".pond [data-tile]")
    expect(pond).not_to_have_count(0)
    before = pond.count()
    if other.page.locator(OPEN).count():
        Player(other.page, claims=False, wins=False).decide()
    who.page.wait_for_timeout(2 * PAUSE * 1000)
    assert pond.count() == before, "the table waits"
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")


def test_a_strict_table_has_nothing_to_hold_and_asks_everybody(visit: Visit) -> None:
    friends = seated(visit, strict=True)
    _, other = discard(friends)
    expect(other.page.locator("[data-action='pass']")).to_be_visible()
    for each in friends:
        expect(each.page.locator(HOLD)).to_have_count(0)


def test_a_host_chooses_the_pause(visit: Visit) -> None:
    host = visit()
    page = host.page
    host.go("/")
    page.locator(".book:has(input[value='zung-jung'])").click()
    page.get_by_role("textbox").first.fill("Anna")
    page.locator("summary").first.click()
    asking = page.locator("select[name='asking']")
    expect(asking).to_have_value("1")
    asking.select_option("strict")
    page.locator("[data-action='open-table']").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main")).to_contain_text("everybody is asked")
    table = host.get(f"/api/tables/{page.url.rpartition('/')[2].partition('?')[0]}")["table"]
    assert table["strict"] is True
