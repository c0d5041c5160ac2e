"""The calculator settles: one deal of each rulebook, by mouse, keyboard and link."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.checks import overflow, raw_ids, violations
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

PHONE = (390, 844)


def calculator(visitor: Visitor, rules: str, **query: str) -> Locator:
    """The verdict of a rulebook with its settlement open."""
    visitor.go(f"/calculator?{urlencode({'rules': rules, **query})}")
    verdict = visitor.page.locator(f"section[data-rules='{rules}']")
    summary = verdict.locator(".settle > summary")
    summary.focus()
    visitor.page.keyboard.press("Enter")
    return verdict.locator(".settle")


def expect_totals(settle: Locator, **points: int) -> None:
    rows = settle.locator("table tr")
    signed = [f"{seat}{'' if n == 0 else f'{n:+}'}" or seat for seat, n in points.items()]
    expect(rows).to_have_text([text if text[-1].isdigit() else f"{text}0" for text in signed])


def test_zung_jung(visit: Visit) -> None:
    settle = calculator(visit(), "zung-jung", hand="11222333m 99p [777z] 1m", seat="S")
    settle.get_by_label("From whom").select_option("West")
    expect_totals(settle, East=-25, South=510, West=-460, North=-25)
    expect(settle).to_contain_text("3 × 170 − 50 = 460")
    expect(settle).to_contain_text("ZJ-30.5")
    settle.get_by_label("Responsible").select_option("East")
    expect_totals(settle, East=-460, South=510, West=-25, North=-25)
    settle.get_by_label("Responsible").select_option("nobody")
    expect_totals(settle, East=-170, South=510, West=-170, North=-170)


def test_red_for_two_and_three_with_a_foul(visit: Visit) -> None:
    visitor = visit()
    settle = calculator(visitor, "red", hand="123123456789s 88s", seat="W", wall="1")
    settle.get_by_label("Players").select_option("2")
    expect_totals(settle, East=-112, West=112)
    settle.get_by_label("Players").select_option("3")
    settle.get_by_label("From whom").select_option("South")
    expect_totals(settle, East=0, South=-112, West=112)
    settle.get_by_role("button", name="Add a foul").click()
    settle.get_by_label("Who", exact=True).select_option("South")
    expect_totals(settle, East=9, South=-130, West=121)
    # The link says it all again.
    visitor.page.wait_for_url("**deal=*")
    another = visit()
    another.go(visitor.page.url.removeprefix(visitor.url))
    expect_totals(another.page.locator(".settle"), East=9, South=-130, West=121)


def test_classical_with_the_hands_of_the_losers(visit: Visit) -> None:
    hand = "45s 99s [555p] [123m] [678m] 6s"
    settle = calculator(visit(forgives=r"status of 4\d\d"), "classical", hand=hand, seat="S")
    settle.get_by_label("From whom").select_option("West")
    expect(settle).to_contain_text("Everybody's hand counts")
    expect(settle.get_by_role("alert")).to_have_count(0)
    for seat, tiles in (("East", "0"), ("West", "999m 269p 36s 56z 147s"), ("North", "2")):
        settle.get_by_label(seat, exact=True).fill(tiles)
    expect_totals(settle, East=-64, South=88, West=0, North=-24)
    expect(settle).to_contain_text("2 × (8 − 0) = 16")
    expect(settle.locator("section")).to_contain_text("Closed pung of terminals")
    why = settle.locator("details", has_text="Why not").last
    why.locator("summary").click()
    why.get_by_role("searchbox").fill("pair-dragons")
    why.locator(".found button").click()
    expect(why.locator(".answer")).to_contain_text("does not count")


def test_popular_with_a_false_win(visit: Visit) -> None:
    settle = calculator(visit(), "popular", hand="123s 789s 44p 56s [123s] 4s", seat="S")
    expect_totals(settle, East=-36, South=36, West=0, North=0)
    settle.get_by_role("button", name="Add a foul").click()
    settle.get_by_label("Who", exact=True).select_option("North")
    expect_totals(settle, East=-16, South=56, West=20, North=-60)
    settle.get_by_label("the hand was ready").check()
    expect_totals(settle, East=-26, South=46, West=10, North=-30)
    settle.get_by_role("button", name="remove entry 1").click()
    expect_totals(settle, East=-36, South=36, West=0, North=0)


def told_in_sichuan(settle: Locator) -> None:
    """Two wins, a kong that is given back, and the end of the wall."""
    hands = {
        "South": ("123456789s 67p 99p + 8p", "characters"),
        "West": ("113357m 2246899s", "dots"),
        "North": ("22446699m 11357s", "dots"),
    }
    for seat, (tiles, void) in hands.items():
        settle.get_by_label(seat, exact=True).fill(tiles)
        row = settle.locator(".other", has=settle.page.get_by_label(seat, exact=True))
        row.get_by_label("Void suit").select_option(void)
    settle.get_by_role("button", name="+ Kong").click()
    settle.get_by_role("button", name="+ Another win").click()
    settle.get_by_role("button", name="+ The wall ended").click()
    entries = settle.locator("ol > li")
    entries.nth(1).get_by_label("Who", exact=True).select_option("West")
    entries.nth(1).get_by_label("Tile").select_option("7m")
    entries.nth(2).get_by_label("Who", exact=True).select_option("South")
    entries.nth(2).get_by_label("From whom").select_option("North")
    settle.get_by_role("button", name="move entry 1 down").click()
    settle.get_by_role("button", name="move entry 2 down").click()


def test_sichuan_in_its_order(visit: Visit) -> None:
    hand, void = "123456789m 23p 55p 4p", "s"
    # While hands are being written the deal may not be settled yet, and the server says so.
    visitor = visit(forgives=r"status of 4\d\d")
    settle = calculator(visitor, "sichuan", hand=hand, wall="1", **{"fact.void": void})
    told_in_sichuan(settle)
    expect_totals(settle, East=4, South=1, West=-2, North=-3)
    expect(settle).to_contain_text("Next dealer: South")
    expect(settle).to_contain_text("SBR-12.7")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("rules", ["red", "sichuan", "classical", "popular", "zung-jung"])
def test_on_a_phone(visit: Visit, rules: str, language: str) -> None:
    visitor = visit(language=language, size=PHONE, touch=True, forgives=r"status of 4\d\d")
    settle = calculator(visitor, rules, hand="123m 456m 789m 55p 345p", wall="1")
    expect(settle.locator(".outcome")).not_to_be_empty()
    if rules == "sichuan":
        settle.locator(".add button").nth(0).click()
    else:
        settle.locator("fieldset > button").click()
    assert overflow(visitor.page) <= 0
    assert not raw_ids(visitor.page, language)
    assert not violations(visitor.page)
