"""Two people talk at a table: phrases in each one's language, who is muted, and texts."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.checks import raw_ids, violations
from tests.browser.conftest import Visit
from tests.browser.player import OPEN
from tests.browser.visitor import Visitor

PHONE = (390, 844)
OPENER = ".doors [data-action='talk']"
PANEL = "dialog#talk:popover-open"
SMALL = """all => all.filter((one) => one.offsetWidth < 44 || one.offsetHeight < 44)
    .map((one) => one.outerHTML.slice(0, 80))"""
Two = tuple[Visitor, Visitor]


def together(visit: Visit, *, size: tuple[int, int] = (1280, 720), **wishes: Any) -> Two:
    """Anna, who reads English, and Boris, who reads Russian, in the middle of a deal."""
    anna, boris = visit(), visit(language="ru", size=size, touch=size == PHONE)
    places = [{"kind": "me"}, {"kind": "friend"}, *[{"kind": "bot", "bot": "random"}] * 2]
    body = {"rules": "zung-jung", "name": "Anna", "players": places, **wishes}
    opened = anna.post("/api/tables", body)
    table = opened["table"]["id"]
    invitation = opened["invitation"]
    boris.post(f"/api/tables/{table}/sit", {"name": "Boris", "invitation": invitation})
    anna.post(f"/api/tables/{table}/start")
    for each in (anna, boris):
        each.go(f"/t/{table}")
        expect(each.page.locator(OPENER)).to_be_visible()
    return anna, boris


def speak(page: Page, phrase: str) -> None:
    page.locator(OPENER).click()
    page.locator(f"{PANEL} [data-phrase='{phrase}']").click()
    expect(page.locator(PANEL)).to_have_count(0)


def bubble(page: Page, name: str) -> Locator:
    """What hangs from the plate of this player."""
    return page.locator(".plate", has=page.locator(".name", has_text=name)).locator(".bubble")


def log(page: Page) -> Locator:
    """What a screen reader is told."""
    return page.locator("[data-talk='log'] p")


def mute(page: Page, who: str, *, on: bool) -> None:
    """By the menu."""
    page.keyboard.press("m")
    page.locator(f"dialog[open] [data-mute='{who}']").set_checked(on)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_phrase_is_read_in_each_ones_language(visit: Visit) -> None:
    anna, boris = together(visit)
    speak(anna.page, "good-luck")
    for page, words in ((anna.page, "Good luck!"), (boris.page, "Удачи!")):
        expect(bubble(page, "Anna")).to_have_text(words)
        expect(bubble(page, "Boris")).to_have_count(0)
        expect(log(page)).to_have_text([f"Anna: {words}"])
    speak(boris.page, "laugh")
    expect(bubble(anna.page, "Boris").locator("svg")).to_be_visible()
    expect(log(anna.page).last).to_have_text("Boris: Laughter")
    expect(log(boris.page).last).to_have_text("Boris: Смех")
    assert not raw_ids(boris.page, "ru")


def test_somebody_muted_is_not_heard_until_they_may_be_again(visit: Visit) -> None:
    anna, boris = together(visit)
    badge = anna.page.locator(".plate [data-muted]")
    mute(anna.page, "1", on=True)
    expect(badge).to_have_count(1)
    expect(anna.page.locator(".plate:has([data-muted])")).to_contain_text("Boris")
    anna.page.reload()
    expect(badge).to_have_count(1)
    speak(boris.page, "sorry")
    speak(anna.page, "bye")  # comes after it
    expect(log(boris.page)).to_have_count(2)
    expect(log(anna.page)).to_have_text(["Anna: Goodbye!"])
    expect(bubble(anna.page, "Boris")).to_have_count(0)

    mute(anna.page, "1", on=False)
    expect(badge).to_have_count(0)
    speak(boris.page, "thanks")
    expect(bubble(anna.page, "Boris")).to_have_text("Thank you!")

    mute(anna.page, "all", on=True)
    expect(bubble(anna.page, "Boris")).to_have_count(0)
    expect(log(anna.page)).to_have_text(["Anna: Goodbye!"])
    expect(badge).to_have_count(1)  # bots say nothing


def test_the_keyboard_alone(visit: Visit) -> None:
    anna, boris = together(visit)
    page = anna.page
    page.locator(OPEN).wait_for()
    asked = page.locator("main.play").get_attribute("data-asked")
    page.keyboard.press("t")
    expect(page.locator(f"{PANEL} [name='text']")).to_have_count(0)  # nobody agreed to texts
    page.keyboard.press("d")  # discards nothing here
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_have_count(0)
    page.locator(OPENER).focus()
    for _ in range(5):
        page.keyboard.press("t")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator(OPENER)).to_be_focused()  # where it was before
    expect(log(boris.page).first).to_have_text("Anna: Сердечко")
    expect(page.locator("[data-note='note']")).to_contain_text("wait a moment")
    assert page.locator("main.play").get_attribute("data-asked") == asked
    expect(page.locator(OPEN)).to_be_visible()


def test_friends_write_where_they_agreed_on_it(visit: Visit) -> None:
    anna, boris = together(visit, size=PHONE, free_text=True)
    page = anna.page
    speak(page, "hello")
    page.keyboard.press("t")
    page.keyboard.type("<b>https://example.org</b>")
    page.keyboard.press("Enter")
    field = page.locator(f"{PANEL} input[name='text']")
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    expect(bubble(boris.page, "Anna")).to_have_text("<b>https://example.org</b>")
    expect(log(boris.page)).to_have_text(["Anna: Привет!", "Anna: <b>https://example.org</b>"])
    assert boris.page.locator(".bubble a, .bubble b, [data-talk] a").count() == 0
    field.fill("one\u202etwo")
    field.press("Enter")
    expect(page.locator("[data-note='note']")).to_contain_text("200")
    expect(field).to_have_value("one\u202etwo")  # to be mended
    on_a_phone(boris.page)
    expect(log(page).last).to_have_text("Boris: Wow!")
    expect(log(page)).to_have_count(3)


def on_a_phone(page: Page) -> None:
    """The picker is within the screen, fit for a thumb, and fit to be read."""
    page.locator(OPENER).tap()
    panel = page.locator(PANEL)
    expect(panel.locator("[data-phrase='like']")).to_be_focused()  # no field: no keyboard comes up
    panel.locator("summary").tap()
    assert panel.locator("button, input[name=text], summary, label").evaluate_all(SMALL) == []
    box = panel.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]
    stones = [stone.bounding_box() for stone in page.locator("[data-stone]").all()]
    hand = min(stone["y"] for stone in stones if stone)
    assert box["y"] >= 0 and box["y"] + box["height"] <= hand
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert not violations(page)
    assert not raw_ids(page, "ru")
    panel.locator("[data-phrase='wow']").tap()


def test_the_host_agrees_to_texts_for_a_table_of_friends_alone(visit: Visit) -> None:
    anna, boris = visit(), visit(language="ru")
    page = anna.page
    anna.go("/")
    page.locator(".book:has(input[value='zung-jung'])").click()
    page.get_by_role("textbox").first.fill("Anna")
    page.locator("summary").first.click()
    switch = page.locator("input[name='free-text']")
    expect(switch).not_to_be_checked()
    places = page.locator(".seat select")
    places.nth(1).select_option("open")
    expect(switch).to_have_count(0)
    places.nth(1).select_option("random")
    switch.check()
    page.locator("[data-action='open-table']").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-note='free-text']")).to_be_visible()
    boris.go(page.locator("#invitation").input_value().removeprefix(boris.url))
    expect(boris.page.locator("[data-note='free-text']")).to_contain_text("писать")


def test_among_bots_there_is_nobody_to_talk_to(visit: Visit) -> None:
    alone = visit()
    alone.open_table("zung-jung", players="me random random random")
    alone.page.locator(OPEN).wait_for()
    expect(alone.page.locator(OPENER)).to_have_count(0)
    alone.page.keyboard.press("t")
    expect(alone.page.locator(PANEL)).to_have_count(0)
