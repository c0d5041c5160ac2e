"""Pages as a visitor meets them, with tables in the middle of a deal, at its end and after it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from playwright.sync_api import StorageState, expect

from tests.browser.guest import CLAIMS, Guest, Moment
from tests.browser.player import OPEN
from tests.browser.visitor import Visitor

MANY_DISCARDS = 30
HAND = "/calculator?rules=zung-jung&hand=123456789m+55p+%5B777z%5D"

PLACES = {
    "lobby": "/",
    "table": "/t/{table}",
    "claim": "/t/{claim}",
    "result": "/t/{result}",
    "standings": "/t/{over}",
    "calculator": HAND,
    "rulebooks": "/rules",
    "rules": "/rules/sichuan",
    "replays": "/replays",
    "replay": "/replays/{over}?step=40",
    "scores": "/scores",
}
SHOWN = {
    "lobby": "[data-action='play-now']",
    "table": OPEN,
    "claim": ".offers [data-action='pass']",
    "result": "dialog[open] table",
    "standings": "dialog[open] table",
    "calculator": ".worth",
    "rulebooks": "main li h2",
    "rules": "article",
    "replays": "main li h2",
    "replay": ".controls",
    "scores": "[data-action='start-sheet']",
}


def never(_moment: Moment) -> bool:
    return False


def many_discards(moment: Moment) -> bool:
    """Thirty tiles lie in the ponds, own melds before the player, and a discard is asked for."""
    lying = moment.count("discarded") - moment.count("melded")
    return "discard" in moment.offers() and lying >= MANY_DISCARDS and moment.own("melded") > 0


def claims(moment: Moment) -> bool:
    """A discard can be claimed."""
    return "pass" in moment.offers() and any(name in CLAIMS for name in moment.offers())


def won(moment: Moment) -> bool:
    return moment.count("won") > 0


class Scenes:
    """What one visitor has played at a server; made when it is first looked at."""

    def __init__(self, url: str) -> None:
        self.guest = Guest(url)
        self.tables: dict[str, str] = {}

    @property
    def state(self) -> StorageState:
        """The visitor's cookie; there is one as soon as something was played."""
        assert self.over
        return self.guest.state()

    def table(self, rules: str) -> str:
        """A table of this rulebook in the middle of a deal."""
        if rules not in self.tables:
            table = self.guest.open(rules, "me random random random", aids=True)
            assert self.guest.play(table, many_discards), "no deal had so many discards"
            self.tables[rules] = table
        return self.tables[rules]

    @cached_property
    def claim(self) -> str:
        table = self.guest.open("classical", aids=True)
        assert self.guest.play(table, claims), "nothing could be claimed"
        return table

    @cached_property
    def result(self) -> str:
        table = self.guest.open("zung-jung")
        assert self.guest.play(table, never, wins=True, between=won), "nobody ever won"
        return table

    @cached_property
    def over(self) -> str:
        table = self.guest.open("popular", options={"deals": 2})
        self.guest.play(table, never, wins=True)
        return table

    def address(self, place: str) -> str:
        address = PLACES[place]
        known: dict[str, Any] = {}
        if "{table}" in address:
            known["table"] = self.table("popular")
        for name in ("claim", "result", "over"):
            if f"{{{name}}}" in address:
                known[name] = getattr(self, name)
        return address.format(**known)

    def show(self, visitor: Visitor, place: str) -> None:
        """Takes the visitor to a page by its short name, until it shows what it has."""
        visitor.go(self.address(place))
        expect(visitor.page.locator(SHOWN[place]).first).to_be_visible()
