"""Motion that is not wanted does not happen; names are words, never markup."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.player import Player
from tests.browser.scenes import never
from tests.browser.site import Server

MARKUP = "<img src=x onerror=f()>"  # short enough for a name

MOVING = """() => document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().activeDuration > 50).length"""


def moved(player: Player, turns: int) -> int:
    """How many animations ran in so many turns."""
    seen = 0
    for _ in range(turns):
        if player.wait():
            break
        player.decide()
        seen += player.page.evaluate(MOVING)
    return seen


def test_motion_is_reduced_on_demand(visit: Visit) -> None:
    still, lively = visit(), visit(motion=True)
    for visitor in (still, lively):
        visitor.open_table("zung-jung")
    assert moved(Player(still.page, claims=False, wins=False), 5) == 0
    assert moved(Player(lively.page, claims=False, wins=False), 5) > 0


def test_a_name_is_never_markup(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.open_table("zung-jung", name=MARKUP, players="me open greedy greedy", public=True)
    guest.go("/")
    expect(guest.page.locator("main")).to_contain_text(MARKUP)
    guest.go(f"/t/{table}")
    expect(guest.page.locator("main")).to_contain_text(MARKUP)
    guest.page.get_by_role("textbox").fill(MARKUP)
    guest.page.locator("[data-action='sit']").click()
    expect(host.page.locator("main").get_by_text(MARKUP)).to_have_count(2)
    host.page.locator("[data-action='start']").click()
    for visitor in (host, guest):
        expect(visitor.page.locator("main.play")).to_contain_text(MARKUP)
        assert visitor.page.locator("img[src='x']").count() == 0


def test_a_name_in_result_and_replay(visit: Visit, server: Server) -> None:
    guest = Guest(server.url, MARKUP)
    table = guest.open("popular", options={"deals": 1})
    guest.play(table, never, wins=True)
    visitor = visit(state=guest.state())
    for path, shown in ((f"/t/{table}", "dialog[open]"), (f"/replays/{table}", "main")):
        visitor.go(path)
        expect(visitor.page.locator(shown)).to_contain_text(MARKUP)
        assert visitor.page.locator("img[src='x']").count() == 0
