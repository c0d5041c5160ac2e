"""Pages as a visitor meets them, a table in the middle of a deal among them."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Browser, StorageState, expect

from tests.browser.player import OPEN, Player
from tests.browser.visitor import Visitor

MANY_DISCARDS = 30
TRIES = 6  # deals, until one lasts so long
HAND = "/calculator?rules=zung-jung&hand=123456789m+55p+%5B777z%5D"


class Scene(NamedTuple):
    """A visitor's cookies and settings, and the table where his turn has come."""

    state: StorageState
    table: str
    replay: str


def long_deal(visitor: Visitor, rules: str, discards: int = MANY_DISCARDS) -> str:
    """A table with many discards and an own meld, its player asked to discard; its id."""
    table = visitor.open_table(rules, aids=True, public=True, players="me random random random")
    player = Player(visitor.page, wins=False)

    def enough() -> bool:
        melds = visitor.page.locator(".mine .meld").count()
        discarding = visitor.page.locator("[data-stone][aria-disabled='false']").count() > 0
        return discarding and melds > 0 and player.discards() >= discards

    for _ in range(TRIES):
        if not player.play(stop=enough):
            return table
        player.ready()
    raise AssertionError(f"no deal had {discards} discards")


def scene(browser: Browser, url: str, rules: str) -> Scene:
    """A table in the middle of a deal, and a finished deal to replay."""
    visitor = Visitor(browser, url)
    replay = visitor.open_table(rules, players="me greedy greedy greedy", name="Анна")
    player = Player(visitor.page)
    player.play()
    table = long_deal(visitor, rules)
    visitor.page.locator(OPEN).wait_for()
    made = Scene(visitor.state(), table, replay)
    visitor.leave()
    return made


def show(visitor: Visitor, place: str, scene: Scene) -> None:
    """Goes to a page by its short name, and waits until it shows what it has."""
    page = visitor.page
    visitor.go(PLACES[place].format(table=scene.table, replay=scene.replay))
    expect(page.locator(SHOWN[place]).first).to_be_visible()


PLACES = {
    "lobby": "/",
    "table": "/t/{table}",
    "result": "/t/{replay}",
    "calculator": HAND,
    "rulebooks": "/rules",
    "rules": "/rules/zung-jung",
    "replays": "/replays",
    "replay": "/replays/{replay}",
}
SHOWN = {
    "lobby": "[data-action='play-now']",
    "table": OPEN,
    "result": "dialog[open] table",
    "calculator": ".worth",
    "rulebooks": "main li h2",
    "rules": "article",
    "replays": "main h1",
    "replay": "main h1",
}
