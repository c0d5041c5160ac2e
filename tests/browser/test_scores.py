"""The scorekeeper at a real table, on the smallest phone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.checks import keep_picture, overflow, raw_ids, violations
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

PHONE = (360, 640)
NAMES = ("Анна", "Борис Петрович", "Вера", "Гриша")

SMALL = """() => [...document.querySelectorAll(
        'main button, main input:not([type=checkbox]), main select')]
    .filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < 47.5)
    .map((node) => node.outerHTML.slice(0, 120))"""


class Scribe:
    """Somebody who keeps the score on a phone, and how often they tapped."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page, self.taps = visitor, visitor.page, 0

    def start(self, rules: str) -> None:
        self.visitor.go("/scores")
        self.page.locator("form select").first.select_option(rules)
        for place, name in enumerate(NAMES):
            self.page.locator("ol input").nth(place).fill(name)
        self.page.locator("[data-action='start-sheet']").tap()
        expect(self.page.locator(".plate")).to_have_count(4)

    def tap(self, where: Locator | str) -> None:
        (self.page.locator(where) if isinstance(where, str) else where).tap()
        self.taps += 1

    def key(self, name: str, group: str) -> Locator:
        return self.page.get_by_role("group", name=group).get_by_role(
            "button", name=name, exact=True
        )

    def plate(self, player: int) -> Locator:
        return self.page.locator(".plate", has_text=NAMES[player])

    def points(self) -> list[int]:
        shown = [self.plate(player).locator(".points") for player in range(4)]
        return [int(each.evaluate("(node) => node.firstChild.data")) for each in shown]

    def kept(self) -> list[Any]:
        """The entries of the sheet, as the phone keeps them."""
        (sheet,) = json.loads(self.page.evaluate("() => localStorage.getItem('sheets')"))
        return list(sheet["entries"])


@pytest.fixture
def scribe(visit: Visit) -> Scribe:
    return Scribe(visit(language="ru", size=PHONE, touch=True))


def looks_right(page: Page) -> None:
    assert overflow(page) == 0
    assert page.evaluate(SMALL) == []
    assert not raw_ids(page, "ru")
    assert violations(page) == []


@pytest.mark.parametrize(
    ("rules", "value", "points"),
    [
        ("red", "12", [-12, 12, 0, 0]),
        ("popular", "8", [-8, 8, 0, 0]),
        ("zung-jung", "40", [-70, 120, -25, -25]),
    ],
)
def test_the_common_deal_takes_four_taps(
    scribe: Scribe, rules: str, value: str, points: list[int]
) -> None:
    scribe.start(rules)
    scribe.tap(scribe.plate(1))
    scribe.tap(scribe.key(NAMES[0], "С чьей кости"))
    scribe.tap(scribe.key(value, f"Сколько стоит рука: {NAMES[1]}"))
    book = scribe.page.locator("[data-action='book']")
    expect(book).to_be_enabled()
    looks_right(scribe.page)
    keep_picture(scribe.page, f"scores-{rules}")
    scribe.tap(book)
    expect(scribe.page.locator("[data-action='nobody']")).to_be_visible()
    assert scribe.taps == 4
    expect(scribe.page.locator("main details")).to_have_count(1)
    assert scribe.points() == points
    looks_right(scribe.page)


def test_classical_counts_the_losers_too(scribe: Scribe) -> None:
    scribe.start("classical")
    scribe.tap(scribe.plate(2))
    scribe.tap(scribe.key("30", f"Сколько стоит рука: {NAMES[2]}"))
    scribe.tap(scribe.key("8", f"Сколько стоит рука: {NAMES[3]}"))
    scribe.tap("[data-action='book']:enabled")
    expect(scribe.page.locator("main details")).to_have_count(1)
    assert scribe.taps == 4
    assert scribe.points() == [-76, -38, 120, -6]


def test_sichuan_is_booked_event_by_event(scribe: Scribe) -> None:
    scribe.start("sichuan")
    scribe.tap(scribe.plate(1))
    scribe.tap(scribe.key(NAMES[0], "С чьей кости"))
    scribe.tap(scribe.key("4", f"Сколько стоит рука: {NAMES[1]}"))
    expect(scribe.plate(1)).to_be_disabled()
    assert scribe.taps == 3
    scribe.tap("[data-action='kong']")
    scribe.tap(scribe.key(NAMES[2], "Кто"))
    scribe.tap(scribe.key("закрытый", "Вид конга"))
    expect(scribe.page.get_by_role("region", name="Пока в этой сдаче").locator("li")).to_have_count(
        3
    )
    looks_right(scribe.page)
    keep_picture(scribe.page, "scores-sichuan")


def test_what_was_booked_is_there_again_and_can_be_taken_back(scribe: Scribe) -> None:
    scribe.start("popular")
    scribe.tap(scribe.plate(1))
    scribe.tap(scribe.key("со стены", "С чьей кости"))
    scribe.tap(scribe.key("8", f"Сколько стоит рука: {NAMES[1]}"))
    scribe.tap("[data-action='book']:enabled")
    expect(scribe.page.locator("main details")).to_have_count(1)
    scribe.page.reload()
    expect(scribe.page.locator("main details")).to_have_count(1)
    assert scribe.points() == [-8, 24, -8, -8]
    scribe.tap("[data-action='undo']")
    expect(scribe.page.locator("main details")).to_have_count(0)
    assert scribe.points() == [0, 0, 0, 0]
    assert [entry["body"]["type"] for entry in scribe.kept()] == ["started", "deal", "undo"]


def test_an_older_deal_is_corrected(scribe: Scribe) -> None:
    scribe.start("red")
    for _ in range(2):
        scribe.tap("[data-action='nobody']")
        scribe.tap("[data-action='book']:enabled")
        expect(scribe.page.locator("[data-action='nobody']")).to_be_visible()
    expect(scribe.page.locator("main li details")).to_have_count(2)
    scribe.page.locator("main li details summary").last.tap()
    scribe.page.get_by_role("button", name="Исправить сдачу").last.tap()
    scribe.tap(scribe.plate(2))
    scribe.tap(scribe.key(NAMES[3], "С чьей кости"))
    scribe.tap(scribe.key("9", f"Сколько стоит рука: {NAMES[2]}"))
    scribe.page.get_by_label("Почему исправлено").fill("забыли записать")
    scribe.tap("[data-action='replace']:enabled")
    expect(scribe.plate(2).locator(".points")).to_contain_text("9")
    assert scribe.points() == [0, 0, 9, -9]
    correction = scribe.kept()[-1]["body"]
    assert (correction["type"], correction["reason"]) == ("correction", "забыли записать")
