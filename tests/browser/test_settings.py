"""What a reader sets for himself, on any page, and how one leaves a table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.seated import beside_a_friend

CORNERS = "use[href*='#c']"


def test_settings_on_every_page(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    expect(page.locator(CORNERS).first).to_be_attached()
    page.locator("[data-action='settings']").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Digits and letters").uncheck()
    dialog.locator("[data-set='theme']").select_option("dark")
    dialog.get_by_role("button", name="Русский").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.keyboard.press("Escape")
    visitor.go("/rules/sichuan")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("article .tile").first).to_be_attached()
    expect(page.locator(CORNERS)).to_have_count(0)


def test_chosen_colours_go_before_the_system_s(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.locator("[data-action='settings']").click()
    theme = page.locator("dialog[open] [data-set='theme']")
    day, night = "rgb(246, 244, 236)", "rgb(23, 27, 24)"
    for chosen, by_light, by_dark in (
        ("auto", day, night),
        ("light", day, day),
        ("dark", night, night),
    ):
        theme.select_option(chosen)
        page.emulate_media(color_scheme="light")
        expect(page.locator("body")).to_have_css("background-color", by_light)
        page.emulate_media(color_scheme="dark")
        expect(page.locator("body")).to_have_css("background-color", by_dark)


def test_leaving_a_running_match(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.open_table("zung-jung", players="me open greedy greedy")
    guest.go(f"/t/{table}")
    guest.page.get_by_role("textbox").fill("Boris")
    guest.page.locator("[data-action='sit']").click()
    host.page.locator("[data-action='start']").click()
    guest.page.locator("main.play").wait_for()

    guest.page.get_by_role("button", name="Settings").click()
    guest.page.locator("[data-action='leave']").click()
    guest.page.locator("[data-action='stay']").click()
    guest.page.locator("[data-action='leave']").click()
    guest.page.locator("[data-action='leave-surely']").click()
    expect(guest.page.locator("[data-action='play-now']")).to_be_visible()
    expect(host.page.locator(".plate", has_text="Boris")).to_contain_text("bot plays")

    guest.go(f"/t/{table}")
    guest.page.locator("[data-action='take-over']").click()
    expect(host.page.locator(".plate", has_text="Boris")).not_to_contain_text("bot plays")


def test_a_bot_plays_for_one_who_is_away(visit: Visit) -> None:
    page = beside_a_friend(visit)
    plate = page.locator(".plate", has_text="First")
    page.locator("[data-action='away']").click()
    expect(plate).to_contain_text("bot plays")
    expect(page.locator(".side.bottom .pond [data-tile]")).to_have_count(1)
    page.locator("[data-action='take-over']").click()
    expect(plate).not_to_contain_text("bot plays")


def test_leaving_alone_ends_the_match(visit: Visit) -> None:
    visitor = visit()
    table = visitor.open_table("zung-jung")
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.locator("[data-action='leave']").click()
    visitor.page.locator("[data-action='leave-surely']").click()
    expect(visitor.page.locator("[data-action='play-now']")).to_be_visible()
    assert visitor.get(f"/api/tables/{table}")["table"]["state"] == "over"
    visitor.go(f"/t/{table}")
    expect(visitor.page.locator("[data-note='left']")).to_be_visible()
    expect(visitor.page.locator("main.play[data-question='open']")).to_have_count(0)
    expect(visitor.page.locator("[data-action='take-over']")).to_have_count(0)
