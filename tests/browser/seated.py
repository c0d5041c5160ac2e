"""A person at a table with a rigged deal: what they press, and what they see lying there."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from sparrows.tiles import SEATS
from tests.browser.conftest import Visit
from tests.browser.player import OPEN, RESULT, STONE
from tests.browser.rigged_deals import DEALS
from tests.browser.visitor import Visitor

# Players have names at a table, so nobody is called by a wind.
BY_SEAT = re.compile(r"^\s*(?:(East|South|West|North) pays|(Восток|Юг|Запад|Север) платит)\b")
LYING = """meld => [...meld.querySelectorAll('.tile')].map((tile) =>
    (tile.classList.contains('back') ? 'back' : tile.dataset.tile)
    + (tile.parentElement.dataset.from ? ` from ${tile.parentElement.dataset.from}` : '')
    + (tile.classList.contains('wild') ? ' wild' : '')).join(', ')"""
FREE = """nodes => nodes.filter((node) => node.ariaDisabled === 'false')
    .map((node) => node.querySelector('.tile').dataset.tile)"""


class Seated:
    """Somebody who opened a table by the name of a rigged deal."""

    def __init__(
        self, visit: Visit, deal: str, *, language: str = "en", public: bool = False
    ) -> None:
        rigged = DEALS[deal]
        self.visitor: Visitor = visit(language=language)
        self.page = self.visitor.page
        self.table = self.visitor.open_table(
            rigged.rules,
            name=deal,
            players="me random random random",
            options=rigged.options,
            public=public,
        )
        self.me = rigged.me
        self.language = language
        self.mine = self.page.locator(".row .mine .meld")
        self.log = self.page.locator(".log p")

    def side(self, seat: str) -> Locator:
        """Somebody's side of the table."""
        turns = (SEATS.index(seat) - SEATS.index(self.me)) % 4
        return self.page.locator(f".felt .side.{('bottom', 'right', 'top', 'left')[turns]}")

    def plate(self, seat: str) -> Locator:
        """What somebody's plate says beside their name."""
        return self.page.locator(f".plate[data-seat='{SEATS.index(seat)}'] .badges")

    def points(self, seat: str) -> Locator:
        return self.page.locator(f".plate[data-seat='{SEATS.index(seat)}'] .points")

    def offer(self, action: str, tiles: str = "") -> Locator:
        """The button of an action, with these very tiles on it."""
        buttons = self.page.locator(f".offers [data-action='{action}']")
        for place, tile in enumerate(tiles.split(), 1):
            shown = f".tiles > :nth-child({place})[data-tile='{tile}']"
            buttons = buttons.and_(self.page.locator(f".offers button:has({shown})"))
        return buttons

    def press(self, action: str, tiles: str = "") -> None:
        """Answers by a button."""
        self.answer(self.offer(action, tiles))

    def answer(self, by: Locator) -> None:
        play = self.page.locator("main.play")
        expect(by).to_be_visible()
        asked = play.get_attribute("data-asked")
        by.click()
        self.page.locator(f"main.play:not([data-asked='{asked}'][data-question='open'])").wait_for()

    def offers(self, *actions: str) -> None:
        """Sees that these buttons are there and no others."""
        self.page.locator(OPEN).wait_for()
        buttons = self.page.locator(".offers button[data-action]")
        expect(buttons).to_have_count(len(actions))
        assert buttons.evaluate_all("all => all.map(one => one.dataset.action)") == [*actions]

    def stone(self, tile: str) -> Locator:
        return self.page.locator(f"[data-stone]:has([data-tile='{tile}'])").last

    def throw(self, tile: str) -> None:
        """Presses a tile of the hand."""
        stone = self.stone(tile)
        expect(stone).to_have_attribute("aria-disabled", "false")
        self.answer(stone)

    def free(self) -> set[str]:
        """The tiles that may be pressed now."""
        self.page.locator(OPEN).wait_for()
        return set(self.page.locator("[data-stone]").evaluate_all(FREE))

    def come_to_turn(self) -> None:
        """Lets everything go until a tile is to be discarded."""
        self.page.locator(OPEN).wait_for()
        while not self.page.locator(STONE).count():
            self.press("pass")
            self.page.locator(OPEN).wait_for()

    def sees_result(self) -> None:
        """The result has the arithmetic of every hand that won, and each payment in words."""
        result = self.page.locator("dialog[open]")
        self.page.locator(RESULT).wait_for()
        sees_result(self.visitor, result, self.table, self.language)


def beside_a_friend(visit: Visit, **wishes: Any) -> Page:
    """A table whose host begins, and where a friend takes their time over everything."""
    host, friend = visit(), visit()
    table = host.open_table("zung-jung", name="First", players="me open open open", **wishes)
    friend.post(f"/api/tables/{table}/sit", {"name": "Boris"})
    host.post(f"/api/tables/{table}/start")
    host.page.locator(OPEN).wait_for()
    return host.page


def sees_result(visitor: Visitor, result: Locator, table: str, language: str = "en") -> Any:
    """What the server says of the first deal is all in the dialog; it is given back."""
    found = visitor.get(f"/api/tables/{table}/deals/0/result?lang={language}")
    for hand in (hand for hand in found["hands"] if hand["won"]):
        expect(result).to_contain_text(hand["won"]["worth"])
        for line in hand["won"]["lines"]:
            expect(result.locator(".lines", has_text=line["name"]).first).to_be_visible()
    lines = result.locator(".payments li")
    expect(lines).to_have_count(len(found["payments"]))
    for line, paid in zip(lines.all(), found["payments"], strict=True):
        expect(line).to_contain_text(f"({paid['payment']['clause']}).")
        expect(line).not_to_have_text(BY_SEAT)
    return found


def lies(meld: Locator, tiles: str) -> None:
    """Sees a set lying so, with an arrow to the giver's side: `5p from left, 5p, 5p`."""
    expect(meld.locator(".tile")).to_have_count(len(tiles.split(", ")))
    assert meld.evaluate(LYING) == tiles
