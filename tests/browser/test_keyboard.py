"""A deal from the lobby on, and one in each rulebook, without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sparrows.rulebooks import RULEBOOKS
from tests.browser.conftest import Visit
from tests.browser.player import OPEN, RESULT, Player
from tests.browser.seated import Seated

# Until the next frame what had the focus in the dialog still has it.
CLOSE_AND_PRESS = """key => {
    document.querySelector('dialog[open]').close()
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}"""
FAR = 60  # times that the tab key may be pressed to come somewhere


def tab_to(page: Page, selector: str) -> None:
    """Presses the tab key until something of this kind has the focus."""
    for _ in range(FAR):
        page.keyboard.press("Tab")
        if page.evaluate("selector => !!document.activeElement?.matches(selector)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


class Typist(Player):
    """Plays by the keyboard alone."""

    def choose(self) -> None:
        names = self.offered()
        buttons = [name for name in names if name not in ("pass", "declare-toggle")]
        keyboard = self.page.keyboard
        if "win" in buttons:
            keyboard.press(str(buttons.index("win") + 1))
        elif self.claims and buttons:
            keyboard.press("1")
        elif "pass" in names:
            keyboard.press("Space")
        elif self.drawn():
            keyboard.press("d")
        else:
            self.choose_a_tile()

    def drawn(self) -> bool:
        return self.page.locator("[data-stone].apart[aria-disabled='false']").count() > 0

    def choose_a_tile(self) -> None:
        """Steps to the next tile that may go, and lets it go."""
        self.page.keyboard.press("ArrowLeft")
        expect(self.page.locator("[data-stone]:focus")).to_have_attribute("aria-disabled", "false")
        self.page.keyboard.press("Enter")


def test_a_deal_without_a_mouse(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    tab_to(page, "input[name='rules']")
    page.keyboard.press("ArrowDown")
    visitor.go("/")
    expect(page.locator("input[name='rules']:checked")).to_have_value("sichuan")
    tab_to(page, "[data-action='play-now']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")

    player = Typist(page)
    player.wait()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert not player.play(stop=lambda: not player.offered())
    player.choose_a_tile()

    assert player.play()
    expect(page.locator("[data-action='ready']")).to_be_focused()
    assert page.locator("dialog[open]").evaluate("dialog => dialog.scrollTop") == 0
    page.keyboard.press("Enter")
    expect(page.locator(RESULT)).to_have_count(0)


def test_a_key_is_heard_as_soon_as_a_dialog_is_closed(visit: Visit) -> None:
    page = Seated(visit, "First").page
    page.locator(OPEN).wait_for()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    page.evaluate(CLOSE_AND_PRESS, "m")
    expect(page.locator("dialog[open] [data-set]").first).to_be_visible()


@pytest.mark.parametrize("rules", [rules for rules in RULEBOOKS if rules != "sichuan"])
def test_a_deal_by_the_keyboard(visit: Visit, rules: str) -> None:
    visitor = visit()
    visitor.open_table(rules)
    player = Typist(visitor.page)
    assert player.play()
    assert player.turns + player.decisions > 3
    expect(visitor.page.locator("[data-action='ready']")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(RESULT)).to_have_count(0)
