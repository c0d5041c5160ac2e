"""Every set that can be made is made by the mouse, and lies there as it should."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.seated import Seated, lies


@pytest.mark.parametrize(
    ("language", "words"), [("en", "kong of five of dots"), ("ru", "объявляет конг: ")]
)
def test_a_kong_is_claimed(visit: Visit, language: str, words: str) -> None:
    me = Seated(visit, "Kong of a discard", language=language)
    me.offers("kong", "pung", "pass")
    me.press("kong", "5p 5p 5p 5p")
    lies(me.mine, "5p from left, 5p, 5p, 5p")
    expect(me.log.filter(has_text=words)).to_have_count(1)
    expect(me.side("E").locator(".pond [data-tile='5p']")).to_have_count(0)
    expect(me.stone("9s")).to_have_class(re.compile(r"\bapart\b"))


def test_a_fourth_tile_is_added_to_a_pung(visit: Visit) -> None:
    me = Seated(visit, "Fourth tile")
    me.throw("5z")
    me.offers("pung", "pass")
    me.press("pung", "5p 5p 5p")
    lies(me.mine, "5p, 5p, 5p from right")
    me.throw("6z")
    me.offers("added-kong")
    me.press("added-kong", "5p 5p 5p 5p")
    lies(me.mine, "5p, 5p, 5p, 5p from right")
    expect(me.log.filter(has_text="adds five of dots to a pung")).to_have_count(1)
    me.throw("9s")


@pytest.mark.parametrize(
    ("deal", "tiles"),
    [("Concealed kong", "back, 5p, 5p, back"), ("Open kong", "5p, 5p, 5p, 5p")],
)
def test_a_concealed_kong_lies_for_others(visit: Visit, deal: str, tiles: str) -> None:
    """As `concealed_kong_display` has it."""
    me, watcher = Seated(visit, deal, public=True), visit()
    watcher.go(f"/t/{me.table}")
    me.offers("concealed-kong")
    me.press("concealed-kong", "5p 5p 5p 5p")
    lies(me.mine, "5p, 5p, 5p, 5p")
    lies(watcher.page.locator(".side.bottom .rail .meld"), tiles)
    me.throw("9s")


def test_a_kong_is_robbed(visit: Visit) -> None:
    me = Seated(visit, "Robbed kong")
    me.offers("win", "pass")
    me.press("pass")
    me.throw("3z")
    me.offers("win", "pass")
    expect(me.log.filter(has_text="adds five of dots to a pung")).to_have_count(1)
    me.press("win")
    me.sees_result()
    expect(me.page.locator("dialog[open] .lines")).to_contain_text("Robbing a kong")
    me.page.get_by_role("button", name="Look at the table").click()
    lies(me.side("S").locator(".rail .meld"), "5p, 5p from top, 5p")


def test_a_chow_of_three(visit: Visit) -> None:
    me = Seated(visit, "Three chows")
    me.offers("chow", "chow", "chow", "pass")
    for tiles in ("3p 4p 5p", "4p 5p 6p", "5p 6p 7p"):
        button = me.offer("chow", tiles)
        expect(button).to_have_count(1)
        expect(button.locator(".marked")).to_have_attribute("data-tile", "5p")
    me.press("chow", "4p 5p 6p")
    lies(me.mine, "4p, 5p from left, 6p")
    me.throw("3p")
    lies(me.mine, "4p, 5p from left, 6p")


def test_a_joker_stands_in_a_chow(visit: Visit) -> None:
    me = Seated(visit, "Jokers")
    for tiles in ("J J 5p", "J 5p J", "5p J J", "3p J 5p", "4p 5p J"):
        expect(me.offer("chow", tiles)).to_have_count(1)
    # What the joker stands for is seen by where it lies: here it is 3p, not 6p.
    me.press("chow", "J 4p 5p")
    lies(me.mine, "J, 4p, 5p from left")
    assert "J" in me.free()
    me.throw("2m")


def test_a_kong_of_the_wild_kind(visit: Visit) -> None:
    me = Seated(visit, "Wild kind")
    expect(me.page.locator(".centre .wild > .tile")).to_have_attribute("data-tile", "3m")
    me.offers("win", "concealed-kong", "declare-toggle")
    assert "3m" not in me.free()
    me.press("concealed-kong", "3m 3m 3m 3m")
    lies(me.mine, "3m wild, 3m wild, 3m wild, 3m wild")
    me.throw("9s")


def test_a_flower_is_laid_open(visit: Visit) -> None:
    me = Seated(visit, "Flower")
    me.offers("replace-flower")
    me.press("replace-flower")
    expect(me.page.locator(".row .mine .bonus [data-tile='1f']")).to_be_visible()
    me.throw("9s")
