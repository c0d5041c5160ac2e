"""The calculator: tiles by click or notation, a link, rulebooks side by side."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit

PURE_STRAIGHT = "123456789m 55p [777z]"


def test_clicked_tiles_are_scored(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/calculator?rules=zung-jung")
    page = visitor.page
    for tile in ("1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m", "7z", "7z", "7z", "5p"):
        page.locator(f"[data-pick='{tile}']").click()
    verdict = page.locator("section[data-rules='zung-jung']")
    expect(verdict.locator(".wait [data-tile='5p']")).to_be_visible()
    page.locator("[data-pick='5p']").click()
    expect(verdict.locator(".worth")).to_contain_text("points")
    expect(verdict.locator(".lines")).to_contain_text("Nine-tile straight")


def test_a_pasted_hand_and_its_link(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/calculator?rules=zung-jung")
    page = visitor.page
    page.get_by_role("textbox").first.fill(PURE_STRAIGHT)
    worth = page.locator("section[data-rules='zung-jung'] .worth")
    expect(worth).to_be_visible()
    page.wait_for_url("**/calculator?*123456789m*")
    said = worth.inner_text()

    another = visit()
    another.go(page.url.removeprefix(visitor.url))
    expect(another.page.locator("section[data-rules='zung-jung'] .worth")).to_have_text(said)
    expect(another.page.get_by_role("textbox").first).to_have_value(PURE_STRAIGHT)


def test_rulebooks_side_by_side(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/calculator?rules=zung-jung")
    page = visitor.page
    page.get_by_role("textbox").first.fill(PURE_STRAIGHT)
    page.get_by_role("checkbox", name="Popular").check()
    first = page.locator("section[data-rules='zung-jung']")
    second = page.locator("section[data-rules='popular']")
    expect(first.locator(".worth")).to_be_visible()
    expect(second.locator(".worth")).to_be_visible()
    one, other = first.bounding_box(), second.bounding_box()
    assert one and other
    assert abs(one["y"] - other["y"]) < 2
    assert one["x"] + one["width"] <= other["x"]


def test_a_wrong_hand_gets_a_sentence(visit: Visit) -> None:
    visitor = visit(forgives=r"status of 4\d\d")
    visitor.go("/calculator?rules=zung-jung")
    page = visitor.page
    field = page.get_by_role("textbox").first
    field.fill("12x")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#hand-help")).to_contain_text("x")
    field.fill("11111m 22334455p 1s")
    expect(page.locator("section[data-rules='zung-jung'] [role='alert']")).not_to_be_empty()
    field.fill("19m 19p 19s 12345z 22m 3m")
    expect(page.locator("section[data-rules='zung-jung'] .reason")).not_to_be_empty()


def test_a_preset(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/calculator?rules=zung-jung&hand=345m+678p+99s+%5B222z%5D+23s+1s&seat=N")
    page = visitor.page
    verdict = page.locator("section[data-rules='zung-jung']")
    expect(verdict.locator(".worth")).to_have_text("1 point")
    page.locator(".more details > summary").click()
    page.locator(".preset select").select_option("wsom")
    expect(page.locator(".preset p")).to_contain_text("false win")
    expect(verdict.locator(".reason")).to_contain_text("5")
    page.wait_for_url("**preset.zung-jung=wsom*")


def test_four_jokers_are_a_concealed_kong(visit: Visit) -> None:
    visitor = visit(forgives=r"status of 4\d\d")
    visitor.go("/calculator?rules=popular")
    page = visitor.page
    field = page.get_by_role("textbox").first
    field.fill("234m 678s 45m 99s 6m")
    page.locator("input[value='concealed-kong']").check()
    page.locator("[data-pick='J']").click()
    expect(field).to_have_value("23445m 67899s 6m (JJJJ)")
    verdict = page.locator("section[data-rules='popular']")
    expect(verdict.locator("[role='alert']")).to_contain_text("wild")
    page.get_by_label("Wild tile").select_option("3p")
    expect(verdict.locator(".worth")).to_contain_text("91 points")
    expect(verdict.locator(".lines")).to_contain_text("Kong of jokers")


def test_why_not(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/calculator?rules=zung-jung")
    page = visitor.page
    page.get_by_role("textbox").first.fill(PURE_STRAIGHT)
    verdict = page.locator("section[data-rules='zung-jung']")
    verdict.locator("summary", has_text="Why not").click()
    verdict.get_by_role("searchbox").fill("all-pungs")
    verdict.locator(".found button").click()
    expect(verdict.locator(".answer")).not_to_be_empty()
    verdict.get_by_role("searchbox").fill("three-similar-chows")
    verdict.locator(".found button").click()
    expect(verdict.locator(".answer [data-tile]")).to_have_count(9)  # a set that is there, two not
    expect(verdict.locator(".answer")).not_to_have_text(re.compile(r"\d[mps]"))


def test_a_cheap_win_says_why(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/calculator?rules=red")
    visitor.page.get_by_role("textbox").first.fill("123m 777m 456p 78s 99s 9s")
    verdict = visitor.page.locator("section[data-rules='red']")
    expect(verdict.locator(".worth")).to_have_text("0 points")
    expect(verdict.locator(".arithmetic")).to_contain_text("The hand has no fan")


def test_it_begins_with_the_rulebook_used_last(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.open_table("sichuan")
    visitor.go("/calculator")
    expect(page.locator("section[data-rules]")).to_have_attribute("data-rules", "sichuan")
    page.get_by_role("checkbox", name="Red").check()
    page.get_by_role("checkbox", name="Sichuan").uncheck()
    visitor.go("/calculator")
    expect(page.locator("section[data-rules]")).to_have_attribute("data-rules", "red")
