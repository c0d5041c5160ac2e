"""Motion that is not wanted does not happen; names are words, never markup."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.player import Player
from tests.browser.scenes import never
from tests.browser.site import Server
from tests.browser.visitor import Visitor

MARKUP = "<img src=x onerror=f()>"  # short enough for a name

# Every animation is noted when it begins, however long a test takes to look.
NOTING = """() => {
    window.moved = 0
    const lasts = (each) => each.effect.getComputedTiming().activeDuration > 50
    const begin = Element.prototype.animate
    Element.prototype.animate = function (...how) {
        const begun = begin.apply(this, how)
        if (lasts(begun)) window.moved += 1
        return begun
    }
    const note = ({ target }) => (window.moved += target.getAnimations().filter(lasts).length)
    for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, note, true)
}"""


def moved(visitor: Visitor, turns: int) -> int:
    """How many animations began in so many turns."""
    visitor.page.add_init_script(f"({NOTING})()")
    visitor.open_table("zung-jung")
    player = Player(visitor.page, claims=False, wins=False)
    for _ in range(turns):
        assert not player.wait()
        player.decide()
    assert not player.wait()
    return int(visitor.page.evaluate("() => window.moved"))


def test_motion_is_reduced_on_demand(visit: Visit) -> None:
    assert moved(visit(), 4) == 0
    assert moved(visit(motion=True), 4) > 0


def test_a_name_is_never_markup(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.open_table("zung-jung", name=MARKUP, players="me open greedy greedy", public=True)
    guest.go("/")
    expect(guest.page.locator("main")).to_contain_text(MARKUP)
    guest.go(f"/t/{table}")
    expect(guest.page.locator("main")).to_contain_text(MARKUP)
    guest.page.get_by_role("textbox").fill(MARKUP)
    guest.page.locator("[data-action='sit']").click()
    expect(host.page.locator("main ul").first.get_by_text(MARKUP)).to_have_count(2)
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
