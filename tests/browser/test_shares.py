"""The people's own part in chance, from the waiting room to the check of the replay."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.rigged import FAIR
from tests.browser.visitor import Visitor

PHONE = (390, 844)
FELT, BOUND = ".felt", "code[data-bound]"
MATCH_END = "dialog[open] [data-action='match-end']"
AGAIN = "dialog[open] [data-action='play-again']"


def choose_one_deal(page: Page) -> None:
    """Of red, by the fairest host that there is."""
    page.locator(".book:has(input[value='red'])").click()
    page.locator("input[name='length']").first.check(force=True)
    page.get_by_role("textbox").first.fill(FAIR)


def opened_for_a_friend(anna: Visitor) -> str:
    """A table whose pauses are short, and the way for a friend to it."""
    page = anna.page
    anna.go("/")
    choose_one_deal(page)
    page.locator("summary").first.click()
    places = page.locator(".seat select")
    places.nth(0).select_option("friend")
    for number in range(1, places.count()):
        places.nth(number).select_option("random")
    page.locator("select[name='asking']").select_option("strict")
    page.locator("[data-action='open-table']").click()
    page.wait_for_url("**/t/*")
    return page.locator("#invitation").input_value()


def open_menu(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Settings|Настройки)$")).click()


def let_bots_play(page: Page) -> None:
    open_menu(page)
    page.locator("[data-action='menu-away']").click()


def come_to_the_end(page: Page) -> None:
    page.locator(MATCH_END).click()
    expect(page.locator(AGAIN)).to_be_visible()


def header_of(visitor: Visitor) -> Any:
    table = visitor.page.url.partition("/t/")[2].partition("?")[0]
    return visitor.get(f"/api/tables/{table}/record")["header"]


def test_friends_find_their_own_shares_in_the_match(visit: Visit) -> None:
    anna, boris = visit(), visit(language="ru", size=PHONE)
    invitation = opened_for_a_friend(anna)
    anna.page.locator("main details summary").click()
    commitment = anna.page.locator("code[data-bound='house']").inner_text()
    boris.go(invitation.removeprefix(boris.url))
    boris.page.get_by_role("textbox").fill("Boris")
    boris.page.locator("[data-action='sit']").click()
    boris.page.locator("main details summary").click()
    for each in (anna, boris):
        expect(each.page.locator(BOUND)).to_have_count(3)
    bound = anna.page.locator(BOUND).all_inner_texts()
    assert boris.page.locator(BOUND).all_inner_texts() == bound
    assert len({*bound}) == 3 and bound[0] == commitment

    anna.page.locator("[data-action='start']").click()
    for each in (anna, boris):
        expect(each.page.locator(FELT)).to_be_visible()
    header = header_of(anna)
    assert [share["hash"] for share in header["shares"]] == bound[1:]
    assert {share["value"] for share in header["shares"]} == {header["seed"]} == {None}

    for each in (anna, boris):
        let_bots_play(each.page)
    come_to_the_end(anna.page)
    header = header_of(anna)
    assert all(share["value"] for share in header["shares"]) and header["commitment"] == commitment
    words = {"en": "Your own share is in it", "ru": "Ваша доля здесь есть"}
    for each, language in ((anna, "en"), (boris, "ru")):
        page = each.page
        table = page.url.partition("/t/")[2].partition("?")[0]
        each.go(f"/replays/{table}")
        expect(page.locator("[data-part='in']")).to_contain_text(words[language])
        expect(page.locator("main .bad")).to_have_count(0)
    anna.page.get_by_role("button", name="Check").click()
    expect(anna.page.locator("[aria-live] .good")).to_contain_text("2 players have a share")


def test_alone_against_bots_one_has_a_share_now_and_again(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.page
    visitor.go("/")
    choose_one_deal(page)
    page.locator("[data-action='play-now']").click()
    expect(page.locator(FELT)).to_be_visible()
    first = header_of(visitor)["shares"]
    let_bots_play(page)
    come_to_the_end(page)
    page.locator(AGAIN).click()
    expect(page.locator(AGAIN)).to_have_count(0)
    expect(page.locator(FELT)).to_be_visible()
    second = header_of(visitor)["shares"]
    assert [share["player"] for share in (*first, *second)] == [0, 0]
    assert first[0]["hash"] != second[0]["hash"]
    open_menu(page)
    page.locator("dialog[open] .bound summary").click()
    expect(page.locator("code[data-bound='0']")).to_have_text(second[0]["hash"])
