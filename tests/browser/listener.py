"""Plays at a table by what a screen reader has of it: roles, names, and what is read out."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page

from tests.browser.player import DEAL

BUTTON = re.compile(r"""- '?button "(?P<name>[^"]*)"(?P<states>(?: \[[^]]*\])*)""")
MOMENT = 50  # milliseconds
FOCUSED = "() => document.activeElement?.closest('[role=group]')?.ariaLabel ?? ''"


def buttons(part: Locator) -> list[str]:
    """The names of the buttons that may be pressed, in the order of the tree."""
    found = BUTTON.finditer(part.aria_snapshot()) if part.count() else ()
    return [each["name"] for each in found if "disabled" not in each["states"]]


class Listener:
    """Somebody who hears the page and has a keyboard; nothing is looked up by its looks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.get_by_role("group", name="Your hand", exact=True)
        self.choice = page.get_by_role("group", name="Your choice", exact=True)
        self.result = page.get_by_role("dialog")
        self.discards: list[str] = []
        self.heard: list[str] = []  # what was announced when something was to be decided

    def announced(self) -> str:
        return self.page.get_by_role("main").get_by_role("status").first.inner_text()

    def log(self) -> str:
        return self.page.get_by_role("log", name="What happened").inner_text()

    def play(self) -> None:
        """Plays until the dialog with the result has the focus."""
        until = time.monotonic() + DEAL
        while not self.result.count():
            assert time.monotonic() < until, "the deal does not come to an end"
            said = self.announced()
            if said:
                self.decide(said)
            self.page.wait_for_timeout(MOMENT)

    def decide(self, said: str) -> None:
        offers, tiles = buttons(self.choice), buttons(self.hand)
        if said != self.announced():
            return  # it was over while it was read
        wanted = next((each for each in offers if each.startswith(("Win", "Pass"))), "")
        self.heard.append(said)
        if wanted:
            self.press(self.choice.get_by_role("button", name=wanted, exact=True))
        elif tiles:
            self.discard(tiles[-1])
        elif offers:
            self.press(self.choice.get_by_role("button", name=offers[0], exact=True))

    def press(self, button: Locator) -> None:
        """By the keyboard: a reader brings the focus there, and presses."""
        before = self.log()
        button.last.focus()
        self.page.keyboard.press("Enter")
        self.goes_on(before)

    def discard(self, tile: str) -> None:
        self.press(self.hand.get_by_role("button", name=tile, exact=True))
        self.discards.append(tile.removesuffix(", just drawn"))

    def goes_on(self, before: str) -> None:
        """Waits until something new is told, or the result."""
        until = time.monotonic() + DEAL
        while self.log() == before and not self.result.count():
            assert time.monotonic() < until, "nothing is told after an answer"
            self.page.wait_for_timeout(MOMENT)
