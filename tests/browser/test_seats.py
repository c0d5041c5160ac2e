"""Seats that change hands: strangers, late friends, another device, a rematch, one who left."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import OPEN, Player
from tests.browser.test_friends import play_on
from tests.browser.test_reconnect import table_of
from tests.browser.visitor import Visitor

PHONE = (390, 844)
SHORT = {"deals": 1}
SEATS = "fieldset.seats"  # those of the menu
MATCH_END = "dialog[open] [data-action='match-end']"
AGAIN = "dialog[open] [data-action='play-again']"


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Settings", exact=True).click()


def path_of(visitor: Visitor, address: str) -> str:
    return address.removeprefix(visitor.url)


@pytest.mark.parametrize(("language", "says"), [("en", "private table"), ("ru", "закрытый стол")])
def test_a_stranger_gets_one_sentence_and_a_way_home(
    visit: Visit, language: str, says: str
) -> None:
    host, stranger = visit(), visit(language=language, size=PHONE)
    table = host.open_table("red")
    stranger.go(f"/t/{table}")
    expect(stranger.page.locator("[data-note='private']")).to_contain_text(says)
    expect(stranger.page.locator("main.play")).to_have_count(0)
    stranger.page.locator("main a[href='/']").click()
    expect(stranger.page.locator(".book").first).to_be_visible()


def test_a_friend_comes_late(visit: Visit) -> None:
    anna, vera = visit(), visit(language="ru", size=PHONE)
    anna.open_table("red", options={"deals": 2})
    open_menu(anna.page)
    anna.page.locator("[data-action='invite-late']").click()
    link = anna.page.locator("#invitation")
    expect(link).to_have_value(re.compile(r"/t/[\w-]{16,}\?invitation=\w{24}$"))
    vera.go(path_of(vera, link.input_value()))
    vera.page.get_by_role("textbox").fill("Вера")
    vera.page.locator("[data-action='sit']").click()
    expect(vera.page.locator("[data-note='comes']")).to_be_visible()
    expect(anna.page.locator("[data-note='note']")).to_contain_text("Вера")
    expect(anna.page.locator(SEATS)).to_contain_text("Вера from the next deal on")
    anna.page.keyboard.press("Escape")

    player = Player(anna.page, claims=False)
    assert player.play()
    expect(vera.page.locator("main.play")).to_have_count(0)
    player.ready()
    expect(vera.page.locator("main.play")).to_be_visible()
    expect(anna.page.locator(".plate .name", has_text="Вера")).to_be_visible()
    play_on([player, Player(vera.page, claims=False)], until=lambda: has_discarded(vera.page))


def has_discarded(page: Page) -> bool:
    return page.locator(".bottom .pond [data-tile]").count() > 0


def test_a_seat_moves_to_another_device_in_mid_turn(visit: Visit) -> None:
    laptop, phone, thief = visit(), visit(size=PHONE), visit(forgives="403")
    laptop.open_table("zung-jung")
    player = Player(laptop.page, claims=False, wins=False)
    player.play(
        stop=lambda: player.turns == 2 and not laptop.page.locator(".offers button").count()
    )
    before = sorted(table_of(player))
    asked = laptop.page.locator("main.play").get_attribute("data-asked")
    assert not any("QrCode" in address for address in loaded(laptop.page)), (
        "it is loaded when needed"
    )

    open_menu(laptop.page)
    laptop.page.locator("[data-action='hand-over']").click()
    expect(laptop.page.get_by_role("img", name="QR code")).to_be_visible()
    link = laptop.page.locator("#seat-link").input_value()
    phone.go(path_of(phone, link))
    phone.page.locator("[data-action='take-over-here']").click()
    expect(laptop.page.locator("[data-note='refused']")).to_contain_text("another device")
    phone.page.locator(OPEN).wait_for()
    assert phone.page.locator("main.play").get_attribute("data-asked") == asked
    assert "#" not in phone.page.url
    moved = Player(phone.page, claims=False, wins=False)
    assert sorted(table_of(moved)) == before
    moved.play(stop=lambda: moved.turns == 1)

    thief.go(path_of(thief, link))
    thief.page.locator("[data-action='take-over-here']").click()
    expect(thief.page.get_by_role("alert")).to_contain_text("not valid any more")


def loaded(page: Page) -> list[str]:
    names = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return list(names)


def test_a_rematch_by_one_click_each(visit: Visit) -> None:
    anna, boris = visit(), visit(language="ru", size=PHONE)
    how = {"players": "me open random random", "options": SHORT, "pause": 0.5}
    table = anna.open_table("zung-jung", name="Two friends", **how)
    boris.post(f"/api/tables/{table}/sit", {"name": "Boris"})
    anna.post(f"/api/tables/{table}/start")
    boris.go(f"/t/{table}")
    players = [Player(each.page, claims=False) for each in (anna, boris)]
    play_on(players, until=lambda: all(each.page.locator(MATCH_END).count() for each in players))
    for each in players:
        each.page.locator(MATCH_END).click()

    anna.page.locator(AGAIN).click()
    expect(anna.page.locator("main.waiting")).to_contain_text("kept for Boris")
    expect(boris.page.locator(AGAIN)).to_have_text("Присоединиться: играют ещё")
    boris.page.locator(AGAIN).click()
    for each in (anna, boris):
        expect(each.page.locator("main.play")).to_be_visible()
        expect(each.page.locator("dialog[open]")).to_have_count(0)
    assert anna.page.url == boris.page.url != f"{anna.url}/t/{table}"
    again = anna.get(f"/api/tables/{anna.page.url.rpartition('/')[2]}")["table"]
    old = anna.get(f"/api/tables/{table}")["table"]
    for setting in ("rules", "options", "clock", "aids", "public", "all_hands"):
        assert again[setting] == old[setting]
    assert [each["name"] for each in again["players"]] == [each["name"] for each in old["players"]]


def test_the_host_frees_the_seat_of_one_who_left_and_lets_a_friend_play_at_once(
    visit: Visit,
) -> None:
    anna, boris, vera = visit(), visit(), visit()
    table = anna.open_table("red", players="me open greedy greedy")
    boris.post(f"/api/tables/{table}/sit", {"name": "Boris"})
    anna.post(f"/api/tables/{table}/start")
    anna.page.locator("main.play").wait_for()
    boris.post(f"/api/tables/{table}/leave")
    open_menu(anna.page)
    expect(anna.page.locator(SEATS)).to_contain_text("Boris has left.")
    anna.page.locator("[data-action='replace-friend']").click()
    expect(anna.page.locator(SEATS)).to_contain_text("Boris: a bot from the next deal on")
    link = anna.page.locator("#invitation")
    expect(link).to_be_visible()
    vera.go(path_of(vera, link.input_value()))
    vera.page.get_by_role("textbox").fill("Vera")
    vera.page.locator("[data-action='sit']").click()
    expect(anna.page.locator(SEATS)).to_contain_text("Boris: Vera from the next deal on")
    anna.page.locator("[data-action='admit']").click()
    expect(vera.page.locator("main.play")).to_be_visible()
    expect(vera.page.locator("[data-stone]")).not_to_have_count(0)
    expect(anna.page.locator(".plate .name", has_text="Vera")).to_be_visible()
