"""What readers set for themselves, on any page, and how one leaves a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.checks import keep_picture, overflow, violations
from tests.browser.conftest import Visit
from tests.browser.scenes import Scenes
from tests.browser.seated import beside_a_friend

PHONE, DESKTOP = (390, 844), (1280, 720)
DESIGNS = ("signed", "large", "traditional")
FELTS = {"green": "rgb(29, 74, 58)", "blue": "rgb(29, 63, 94)", "burgundy": "rgb(86, 38, 48)"}

CUT = """nodes => nodes.filter((node) => node.scrollWidth > node.clientWidth + 1)
    .map((node) => node.innerText)"""
HEARD = """() => {
    window.heard = []
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
        window.heard.push(Math.round(this.frequency.value))
        return start.apply(this, when)
    }
}"""


def settings(page: Page) -> Locator:
    """The settings, opened."""
    page.locator("[data-action='settings']").click()
    return page.locator("dialog[open]")


def face(page: Page, design: str) -> Locator:
    """Faces of this design outside the settings."""
    return page.locator(f"main .tile[data-design='{design}'] use[href*='/{design}-']")


def test_settings_on_every_page(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    expect(face(page, "signed").first).to_be_attached()
    dialog = settings(page)
    dialog.get_by_label("Traditional").check()
    dialog.get_by_label("Blue").check()
    dialog.get_by_label("Volume").fill("25")
    dialog.locator("[data-set='theme']").select_option("dark")
    dialog.get_by_role("button", name="Русский").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.keyboard.press("Escape")
    visitor.go("/rules/sichuan")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("body > * header").first).to_have_css("background-color", FELTS["blue"])
    expect(face(page, "traditional").first).to_be_attached()
    expect(page.locator("main .tile:not([data-design='traditional'])")).to_have_count(0)
    expect(settings(page).get_by_label("Громкость")).to_have_value("25")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_tables_and_tiles_can_be_seen_before_they_are_chosen(
    visit: Visit, scenes: Scenes, language: str, size: tuple[int, int]
) -> None:
    visitor = visit(language=language, size=size, touch=size == PHONE, state=scenes.state)
    page = visitor.page
    scenes.show(visitor, "table")
    page.keyboard.press("m")
    dialog = page.locator("dialog[open]")
    for theme in ("light", "dark"):
        dialog.locator("[data-set='theme']").select_option(theme)
        for design, (felt, cloth) in zip(DESIGNS, FELTS.items(), strict=True):
            choice = dialog.locator(f"label:has(input[value='{design}'])")
            expect(choice.locator(f"use[href*='/{design}-']")).to_have_count(6)
            choice.locator("input").check()
            table = dialog.locator(f"label:has(input[value='{felt}'])")
            expect(table).to_have_css("background-image", re.compile(re.escape(cloth)))
            table.locator("input").check()
            expect(dialog.locator(".chosen input:checked")).to_have_count(2)
            expect(face(page, design).first).to_be_attached()
            name = f"settings-{language}-{size[0]}-{theme}-{design}-{felt}"
            keep_picture(page, name)
            assert not violations(page), name
    assert overflow(page) <= 0
    assert not dialog.locator("label, button").evaluate_all(CUT)


def test_each_call_sounds_as_itself_unless_sound_is_off(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.evaluate(HEARD)
    dialog = settings(page)
    heard = {}
    for call in ("chow", "pung", "kong", "won", "turn"):
        dialog.locator(f"[data-sound='{call}']").click()
        page.wait_for_function("window.heard.length > 0")
        heard[call] = tuple(page.evaluate("window.heard.splice(0)"))
    assert len(set(heard.values())) == len(heard)
    dialog.get_by_label("Sound", exact=True).uncheck()
    expect(dialog.locator("[data-sound='chow']")).to_be_disabled()
    expect(dialog.get_by_label("Volume")).to_be_disabled()


def test_chosen_colours_go_before_the_system_s(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    theme = settings(page).locator("[data-set='theme']")
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
