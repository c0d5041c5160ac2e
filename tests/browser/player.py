"""Plays at a table as a person does: by clicking what the page offers, or by the keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

OPEN = "main.play[data-question='open']"
RESULT = "dialog[open] footer"
NEXT = "dialog[open] [data-action='ready']"
OFFER = ".offers [data-action]"
STONE = "[data-stone][aria-disabled='false']"
CLICK = 5000  # milliseconds for what is offered to be pressed
DEAL = 150.0  # seconds that a deal may take on a busy machine

Stop = Callable[[], bool]


def never() -> bool:
    return False


class Player:
    """A person at the table; `claims` takes whatever is offered, `wins` a win too."""

    def __init__(self, page: Page, *, claims: bool = True, wins: bool = True) -> None:
        self.page = page
        self.claims = claims
        self.wins = wins
        self.decisions = 0
        self.turns = 0  # those where a tile was chosen

    def wait(self) -> bool:
        """Waits until something is asked or the deal is over; whether it is over."""
        self.page.locator(f"{OPEN}, {RESULT}").first.wait_for()
        return self.page.locator(RESULT).count() > 0

    def play(self, stop: Stop = never) -> bool:
        """Plays until the result is shown, or until it may stop; whether the deal is over."""
        until = time.monotonic() + DEAL
        while not self.wait():
            assert time.monotonic() < until, "the deal does not come to an end"
            if stop():
                return False
            self.decide()
        return True

    def decide(self) -> None:
        """Answers one question; where only a pass is left the page may be quicker."""
        asked = self.page.locator("main.play").get_attribute("data-asked")
        answered = self.page.locator(f"main.play:not([data-asked='{asked}'][data-question='open'])")
        try:
            self.choose()
        except TookTooLong:
            if not answered.count():
                raise
        answered.wait_for()
        self.decisions += 1

    def choose(self) -> None:
        button = self.button()
        if button is not None:
            button.click(timeout=CLICK)
        else:
            self.page.locator(STONE).last.click(timeout=CLICK)
            self.turns += 1

    def button(self) -> Locator | None:
        """The claim, win or pass that this player presses; nothing where a tile is to be chosen."""
        names = self.offered()
        wanted = [name for name in names if self.wants(name)]
        if not wanted and "pass" in names:
            wanted = ["pass"]
        if not wanted:
            return None
        return self.page.locator(f".offers [data-action='{wanted[0]}']").first

    def offered(self) -> list[str]:
        offers = self.page.locator(OFFER)
        return list(offers.evaluate_all("nodes => nodes.map(node => node.dataset.action)"))

    def wants(self, name: str) -> bool:
        if name in ("pass", "declare-toggle"):
            return False
        return self.wins if name == "win" else self.claims

    def discards(self) -> int:
        """How many tiles lie in all ponds."""
        return self.page.locator(".pond [data-tile]").count()

    def ready(self) -> None:
        """Goes on to the next deal."""
        self.page.locator(NEXT).click()
        expect(self.page.locator(RESULT)).to_have_count(0)
