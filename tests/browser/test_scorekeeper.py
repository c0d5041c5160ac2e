"""The scorekeeper on a small phone: a match in few taps, fouls, undo, corrections, bad input."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sparrows.testing.installing import installed
from tests.browser.checks import keep_picture, overflow, raw_ids, violations
from tests.browser.conftest import Visit
from tests.browser.site import ROOT, Server, build
from tests.browser.test_offline_sheet import ENTRIES
from tests.browser.visitor import Visitor

PHONE = (360, 640)
NAMES = ("Anna", "Boris", "Clementine", "Dmitri")
LEAST_KEY = 47.5

# Keys and fields in sight that a thumb would miss, and words that are cut without being whole
# somewhere: names are shortened, and stand whole in a title.
SMALL = """(least) => [...document.querySelectorAll(
        'main button, main input:not([type=checkbox]), main select, main summary')]
    .filter((node) => node.checkVisibility() && !node.closest('.palette, .hand, .options'))
    .map((node) => [node.innerText || node.ariaLabel, node.getBoundingClientRect()])
    .filter(([, box]) => box.height < least)
    .map(([words, box]) => `${words}: ${box.height}`)"""
CUT = """() => {
    const isShortened = (node) =>
        getComputedStyle(node).textOverflow === 'ellipsis' && !!node.closest('[title]')
    return [...document.querySelectorAll('main *')]
    .filter((node) => node.checkVisibility() && !node.closest('svg, .spoken'))
    .filter((node) => getComputedStyle(node).overflow !== 'visible' || node.matches('button'))
    .filter((node) => node.scrollWidth > node.clientWidth + 1 && !isShortened(node))
    .map((node) => node.outerHTML.slice(0, 120))
}"""
# Whether who pays whom, and the key that books it, can be read and tapped as the page stands.
IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].map((node) => {
    const box = node.getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return box.top >= 0 && box.bottom <= innerHeight && node.contains(top)
})"""


class Scribe:
    """Somebody who keeps the score on a phone, and counts taps."""

    def __init__(self, visitor: Visitor, rules: str, **started: object) -> None:
        self.visitor, self.page, self.taps = visitor, visitor.page, 0
        visitor.go("/scores")
        self.page.locator("form select").first.select_option(rules)
        names: Any = started.get("names", NAMES)
        for at, name in enumerate(names):
            self.page.locator("form ol input").nth(at).fill(name)
        if started.get("totals"):
            self.page.locator("form > details > summary").click()
            self.page.locator("form input[type=checkbox]").first.check()
        self.page.locator("[data-action='start-sheet']").click()
        expect(self.page.locator("main header")).to_be_visible()

    def tap(self, selector: str) -> None:
        self.page.locator(selector).click()
        self.taps += 1

    def player(self, player: int) -> None:
        self.tap(f".table [data-player='{player}']")

    def key(self, words: str, at: int = 0) -> None:
        """A key of the entry by its words."""
        card = self.page.locator("section.card:has([data-action='book'], [data-action='replace'])")
        card.get_by_role("button", name=words, exact=True).nth(at).click()
        self.taps += 1

    def worth(self, player: int, value: int) -> None:
        """What a loser's hand is worth."""
        asked = self.page.get_by_role("group", name=f"What is {NAMES[player]}'s hand worth?")
        asked.get_by_role("button", name=str(value), exact=True).click()
        self.taps += 1

    def reopen(self, player: int) -> None:
        """What a hand is worth is asked again."""
        self.page.locator(f"[data-answer='{player}']").click()
        self.taps += 1

    def book(self) -> None:
        self.tap("[data-action='book']")

    def won(self, winner: int, giver: str, value: int) -> None:
        """The common case: winner, from whom, value, booked."""
        self.player(winner)
        self.key(giver)
        self.key(str(value))
        self.book()

    def line(self, number: int) -> Any:
        return self.page.locator(f"[data-line='{number}']")

    def points(self, player: int) -> Any:
        return self.page.locator(f".table [data-player='{player}'] .points")

    def kept(self) -> list[dict[str, Any]]:
        """The entries that this phone has stored."""
        return list(self.page.evaluate(ENTRIES))


@pytest.fixture
def scribe(visit: Visit) -> Any:
    def begin(rules: str, *, language: str = "en", forgives: str = "", **more: object) -> Scribe:
        visitor = visit(size=PHONE, touch=True, language=language, forgives=forgives)
        return Scribe(visitor, rules, **more)

    return begin


@pytest.fixture
def with_hong_kong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server where a rulebook of others is installed."""
    home = ROOT / "examples" / "hong-kong"
    with installed(tmp_path, home / "pyproject.toml"):
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(tmp_path), str(home))))
    build()
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


def is_well(page: Page, language: str, name: str) -> None:
    """Nothing is cut off, too small to tap, unreadable or left in ids."""
    keep_picture(page, f"scorekeeper-{name}-{language}")
    assert overflow(page) <= 0
    assert page.evaluate(SMALL, LEAST_KEY) == []
    assert page.evaluate(CUT) == []
    assert raw_ids(page, language) == []
    assert violations(page) == []


@pytest.mark.parametrize("rules", ["red", "popular", "zung-jung"])
def test_four_taps_a_deal(scribe: Any, rules: str) -> None:
    """Winner, from whom, value, book: a round of four deals, and its end."""
    at = scribe(rules)
    wins = ((1, "Anna"), (2, "the wall"), (3, "Boris"), (0, "Dmitri"))
    for number, (winner, giver) in enumerate(wins):
        at.taps = 0
        at.won(winner, giver, {"red": 9, "popular": 8, "zung-jung": 10}[rules])
        expect(at.line(number + 1)).to_be_visible()
        assert at.taps == 4
    told = [at.points(player).inner_text() for player in range(4)]
    assert sum(int(re.findall(r"-?\d+", each)[0]) for each in told) == 0
    at.page.locator("[data-action='end']").click()
    at.page.locator("[data-why='time']").click()
    expect(at.page.locator(".result li")).to_have_count(4)
    at.page.locator("[data-action='agreed']").first.click()
    expect(at.page.locator("[data-action='agreed'][aria-pressed='true']")).to_have_count(1)


def test_a_rulebook_of_others(visit: Visit, with_hong_kong: Server) -> None:
    """The page has no line about it: the server settles it, in the same four taps."""
    at = Scribe(visit(with_hong_kong, size=PHONE, touch=True), "hong-kong")
    at.player(1)
    at.key("Anna")
    value = at.page.get_by_role("group", name="What is Boris's hand worth?").get_by_role("button")
    said = int(value.nth(2).inner_text())
    value.nth(2).click()
    gains = at.page.locator(".brief strong")
    expect(gains.nth(1)).to_have_text(re.compile(r"\+\d+"))
    assert sum(int(gain) for gain in gains.all_inner_texts()) == 0
    is_well(at.page, "en", "hong-kong")
    at.book()
    expect(at.line(1)).to_contain_text(f"Boris ← Anna · {said}")
    at.tap("[data-action='nobody']")
    at.book()
    expect(at.line(2)).to_be_visible()


def test_classical_asks_losers_too(scribe: Any) -> None:
    """Winner, value, each loser's hand that is worth something, book: six taps at most."""
    at = scribe("classical")
    at.player(1)
    at.key("30")
    for player, value in ((0, 8), (2, 4), (3, 2)):
        at.worth(player, value)
    at.book()
    expect(at.line(1)).to_contain_text("30")
    assert at.taps == 6


def test_three_taps_an_event_in_sichuan(scribe: Any) -> None:
    at = scribe("sichuan")
    at.tap("[data-action='kong']")
    at.key("Anna")
    at.key("concealed")
    expect(at.page.locator("section[aria-label='In this deal so far'] ol li")).to_have_count(1)
    for winner, giver in ((1, "Anna"), (2, "Anna")):
        at.taps = 0
        at.player(winner)
        at.key(giver)
        at.key("2")
        assert at.taps == 3
        expect(at.page.locator(f".table [data-player='{winner}']")).to_be_disabled()
        expect(at.page.locator(f".table [data-player='{winner}']")).to_contain_text("has won")
    at.player(3)
    at.key("the wall")
    at.key("4")
    expect(at.line(1)).to_be_visible()  # three have won: the deal has closed itself
    expect(at.page.locator(".centre")).to_contain_text("2")


def test_a_foul_kills_a_hand_and_a_clause_opens(scribe: Any) -> None:
    at = scribe("popular")
    page = at.page
    at.tap("[data-action='foul']")
    at.key("Boris")
    page.locator(".keys button", has_text="false win").click()
    page.get_by_role("button", name="not ready", exact=True).click()
    gains = page.locator(".brief strong")
    expect(gains).to_have_text(["+20", "-60", "+20", "+20"])
    page.locator("[data-clause='POP-17.3']").first.click()
    expect(page.locator("dialog[open]")).to_contain_text("false win", ignore_case=True)
    page.keyboard.press("Escape")
    at.book()
    dead = page.locator(".table [data-player='1']")
    expect(dead).to_contain_text("dead hand")
    expect(dead).to_be_disabled()
    at.won(2, "Boris", 8)
    expect(at.line(1)).to_contain_text("false win")
    expect(at.points(1)).to_contain_text("-68")
    expect(dead).to_be_enabled()  # the deal is over


def test_a_warning_is_noted_and_the_hand_goes_on(scribe: Any) -> None:
    at = scribe("red")
    page = at.page
    at.tap("[data-action='foul']")
    at.key("Boris")
    page.locator(".keys button", has_text="disturbing the pace").click()
    at.book()
    expect(page.locator("section[aria-label='In this deal so far']")).to_contain_text(
        "Boris: disturbing the pace"
    )
    expect(page.locator(".table [data-player='1']")).to_be_enabled()
    at.won(1, "Anna", 9)
    expect(at.line(1)).to_contain_text("Boris: disturbing the pace; Boris ← Anna · 9")
    expect(at.points(1)).to_contain_text("9")


def test_undo_at_once_and_later_together(scribe: Any) -> None:
    at = scribe("red")
    page = at.page
    at.won(1, "Anna", 9)
    expect(at.line(1)).to_be_visible()
    page.locator("[data-action='undo']").click()
    expect(at.line(1)).to_have_count(0)
    at.won(1, "Anna", 12)
    expect(at.line(1)).to_be_visible()
    page.clock.install()
    page.clock.fast_forward(61_000)
    page.locator("[data-action='undo']").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("[data-action='agree']")).to_be_disabled()
    for name in ("Anna", "Dmitri"):
        dialog.get_by_role("button", name=name, exact=True).click()
    dialog.locator("[data-action='agree']").press("Enter")
    expect(at.line(1)).to_have_count(0)
    kinds = [entry["body"]["type"] for entry in at.kept()]
    assert kinds == ["started", "deal", "undo", "deal", "undo"]
    assert at.kept()[-1]["body"]["agreed"] == [0, 3]


def test_the_first_of_several_deals_is_corrected(scribe: Any) -> None:
    """Classical: East had not won after all, so who deals, and who pays double, changes later."""
    at = scribe("classical")
    page = at.page
    for winner in (0, 1, 2):
        at.player(winner)
        at.key("30")
        at.book()
        expect(at.line(winner + 1)).to_be_visible()
    at.line(1).click()
    page.locator("dialog[open] [data-action='correct']").click()
    page.locator(".what").get_by_role("button", name="Clementine", exact=True).click()
    at.reopen(2)
    page.locator("section.card").get_by_role("button", name="40", exact=True).first.click()
    expect(page.locator("[data-deal='1'] s")).to_contain_text("Anna ← the wall · 30")
    expect(page.locator("[data-deal='2']")).to_contain_text("dealer Boris")
    expect(page.locator("[data-action='replace']")).to_be_disabled()
    page.locator(".reason input").fill("It was Clementine")
    page.locator("[data-action='replace']").click()
    expect(at.line(1).locator("s")).to_be_visible()
    expect(at.line(1)).to_contain_text("Clementine ← the wall · 40")
    at.line(1).click()
    history = page.locator("dialog[open] ol")
    expect(history).to_contain_text("Why: It was Clementine")
    expect(history.locator("s")).to_be_visible()
    page.locator("dialog[open] button[aria-label='The next deal']").click()
    expect(page.locator("dialog[open] h2").first).to_have_text("Deal 2")
    page.keyboard.press("Escape")
    page.locator("[data-action='undo']").click()
    expect(at.line(1)).to_contain_text("Anna ← the wall · 30")
    assert [entry["body"]["type"] for entry in at.kept()][-2:] == ["correction", "undo"]


def test_seats_are_corrected(scribe: Any) -> None:
    at = scribe("zung-jung")
    page = at.page
    at.won(1, "Anna", 10)
    expect(at.line(1)).to_be_visible()
    page.locator("[data-action='seats']").click()
    page.get_by_role("button", name="Clementine one place down").click()
    page.locator(".reason input").fill("They had swapped")
    page.locator("[data-action='reseat']").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    at.won(1, "Anna", 10)
    expect(page.locator(".table .mark", has_text="dealer")).to_be_visible()
    expect(page.locator(".table [data-player='3']")).to_contain_text("dealer")


def test_patterns_in_place_of_a_value(scribe: Any) -> None:
    """The phone counts them by itself."""
    at = scribe("zung-jung")
    page = at.page
    page.route(re.compile(r"/api/sheet\b"), lambda route: route.abort())
    at.player(1)
    at.key("the wall")
    at.key("40")
    at.reopen(1)
    at.key("Patterns")
    for pattern in ("half-flush", "full-flush"):
        page.get_by_role("searchbox").fill(pattern)
        page.locator(f"[data-name='{pattern}']").click()
    counted = page.locator(".counted")
    expect(counted).to_contain_text("Counted from the patterns: 80")
    expect(counted).to_contain_text("40 was said before")
    expect(page.locator(".worth")).to_contain_text("Not counted beside the others: Mixed one-suit")
    at.book()
    expect(at.points(1)).to_contain_text("240")


def test_tiles_in_place_of_a_value(scribe: Any) -> None:
    at = scribe("zung-jung")
    page = at.page
    at.player(1)
    at.key("the wall")
    at.key("Tiles")
    page.locator(".notation input").fill("123456789m 55p [777z]")
    expect(page.locator(".counted")).to_contain_text(re.compile(r"Counted from the tiles: \d+"))
    at.book()
    at.line(1).click()
    expect(page.locator("dialog[open]")).to_contain_text("123456789m 55p [777z]")


def test_bad_input_gets_one_sentence_and_stores_nothing(scribe: Any) -> None:
    at = scribe("popular", forgives=r"status of 4\d\d")
    page = at.page
    at.player(1)
    at.key("Anna")
    page.get_by_placeholder("another value").fill("-3")
    expect(page.get_by_role("alert")).to_contain_text("no hand can be worth -3")
    expect(page.locator("[data-action='book']")).to_be_disabled()
    at.key("Cancel")
    at.player(1)
    at.key("Anna")
    page.locator("summary", has_text="Several called it").click()
    others = page.get_by_role("group", name="Also called the tile").get_by_role("button")
    for name in ("Clementine", "Dmitri"):
        others.filter(has_text=name).click()
    expect(page.locator(".note")).to_contain_text("Boris has the tile. (POP-6.11)")
    others.filter(has_text="Anna").click()  # who gave it: all four would have won
    expect(page.get_by_role("alert")).to_contain_text("Anna gave the tile and cannot win")
    at.key("8")
    expect(page.locator("[data-action='book']")).to_be_disabled()
    others.filter(has_text="Anna").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("[data-action='book']")).to_be_enabled()
    at.key("Cancel")
    assert [entry["body"]["type"] for entry in at.kept()] == ["started"]
    at.won(1, "Anna", 8)
    expect(at.line(1)).to_be_visible()
    page.locator("summary", has_text="Count sticks").click()
    for player, sticks in enumerate((792, 808, 800, 801)):
        page.locator(f".share label:has-text('{NAMES[player]}') input").fill(str(sticks))
    told = page.locator(".share [role='status']").last
    expect(told).to_contain_text("All sticks together must make 3,200, not 3,201.")
    expect(told).to_contain_text("Dmitri has 1 more than the sheet says.")
    assert len(at.kept()) == 2


def test_totals_only(scribe: Any) -> None:
    at = scribe("red", totals=True, forgives=r"status of 4\d\d")
    page = at.page
    fields = page.locator("section.card input")
    for place, points in enumerate((30, -10, -10, -11)):
        fields.nth(place).fill(str(points))
    page.locator("[data-action='totals']").click()
    expect(page.get_by_role("alert")).to_contain_text("must make 0, not -1")
    assert len(at.kept()) == 1
    fields.nth(3).fill("-10")
    page.locator("[data-action='totals']").click()
    expect(page.locator(".result li").first).to_contain_text("Anna")


def test_a_sheet_is_shared_as_link_table_and_picture(scribe: Any, visit: Visit) -> None:
    at = scribe("red")
    page = at.page
    at.won(1, "Anna", 9)
    expect(at.line(1)).to_be_visible()
    page.evaluate("""() => {
        delete Navigator.prototype.share
        delete Navigator.prototype.canShare
        navigator.clipboard.writeText = async (text) => { window.copied = text }
    }""")
    page.locator("[data-action='link']").click()
    expect(page.locator(".share > p[role='status']")).to_contain_text("copied")
    link = page.evaluate("window.copied")
    with page.expect_download() as table:
        page.locator("[data-action='csv']").click()
    assert "Boris ← Anna · 9" in table.value.path().read_text(encoding="utf-8-sig")
    with page.expect_download() as picture:
        page.locator(".share [data-action='share']").click()
    assert picture.value.suggested_filename.endswith(".png")
    friend = visit(size=PHONE, touch=True)
    friend.go(link.removeprefix(friend.url))
    expect(friend.page.locator("[data-line='1']")).to_contain_text("Boris ← Anna · 9")
    expect(friend.page.locator("[data-action='undo']")).to_have_count(0)
    friend.page.locator("[data-action='keep']").click()
    expect(friend.page.locator("[data-action='undo']")).to_be_visible()


def test_seats_by_dice(visit: Visit) -> None:
    visitor = visit(size=PHONE, touch=True)
    visitor.go("/scores")
    page = visitor.page
    for at, name in enumerate(NAMES):
        page.locator("form ol input").nth(at).fill(name)
    page.get_by_role("button", name="by dice").click()
    expect(page.locator("[data-action='start-sheet']")).to_be_disabled()
    for name, thrown in zip(NAMES, (6, 9, 6, 10), strict=True):
        page.get_by_label(f"What {name} threw").fill(str(thrown))
    page.get_by_role("button", name="Take these throws").click()
    expect(page.locator("form p[role='status']")).to_contain_text("Anna, Clementine throw again")
    for name, thrown in (("Anna", 8), ("Clementine", 11)):
        page.get_by_label(f"What {name} threw").fill(str(thrown))
    page.get_by_role("button", name="Take these throws").click()
    page.locator("[data-action='start-sheet']").click()
    expect(page.locator(".table [data-player='3']")).to_contain_text("dealer")


@pytest.mark.parametrize("rules", ["red", "zung-jung", "classical"])
def test_a_preview_is_read_without_scrolling(scribe: Any, rules: str) -> None:
    """Who pays whom, what all have then and the key that books it stand in sight."""
    at = scribe(rules)
    page = at.page
    at.player(1)
    if rules != "classical":
        at.key("the wall" if rules == "red" else "Anna")
    at.key("24" if rules == "red" else "40")
    paid = page.get_by_role("list", name="Who pays whom").first.locator("li")
    expect(paid).to_have_count(3)
    for selector in (".brief li", "[data-action='book']"):
        assert all(page.evaluate(IN_SIGHT, selector)), selector
    shown = ".card ul.short li" if rules == "classical" else ".card ul:not(.short, .brief) li"
    assert page.evaluate(IN_SIGHT, shown) == [True] * 3


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_losers_stand_in_sight(scribe: Any, language: str) -> None:
    """Classical: what three losers have is told without scrolling, whatever they are called."""
    long = ("Wolfeschlegelsteinhausen", "Maximiliano Fernández", "Clementine-Antoinette", "Ян")
    at = scribe("classical", language=language, names=long)
    page = at.page
    at.player(1)
    at.key("30")
    expect(page.locator(".dense")).to_have_count(3)
    for part in (".dense strong", ".dense button", ".dense input", "[data-action='book']"):
        assert all(page.evaluate(IN_SIGHT, part)), part
    is_well(page, language, "losers")


def test_a_slide_from_a_name_to_a_value(scribe: Any) -> None:
    """Winner and value in one gesture; let go elsewhere it means nothing, and taps work on."""
    at = scribe("red")
    page = at.page

    def slide(player: int, to: str) -> None:
        box = page.locator(f".table [data-player='{player}']").bounding_box()
        assert box
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(box["x"] + 20, box["y"] + 60, steps=4)
        end = page.locator(to).bounding_box()
        assert end
        page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
        keep_picture(page, f"scorekeeper-slide-{player}")
        page.mouse.up()

    slide(3, "main header h1")
    expect(page.locator("[data-action='book']")).to_have_count(0)
    slide(1, ".values [data-value='12']")
    expect(page.locator("[data-answer='1']")).to_contain_text("12")
    at.key("Anna")
    at.book()
    expect(at.line(1)).to_contain_text("Boris ← Anna · 12")
    at.won(2, "Anna", 9)
    expect(at.line(2)).to_contain_text("Clementine ← Anna · 9")


def test_three_gestures_in_sichuan(scribe: Any) -> None:
    """Where the value is said first, from whom it came books the win."""
    at = scribe("sichuan")
    at.player(1)
    at.key("2")
    at.key("Anna")
    expect(at.page.locator(".table [data-player='1']")).to_contain_text("has won")


def test_a_value_that_is_frequent_here_gets_a_key(scribe: Any) -> None:
    at = scribe("red")
    for number in (1, 2):
        at.player(1)
        at.key("Anna")
        at.page.get_by_placeholder("another value").fill("33")
        at.page.get_by_placeholder("another value").blur()
        at.book()
        expect(at.line(number)).to_be_visible()
    at.won(1, "Anna", 33)
    expect(at.line(3)).to_contain_text("Boris ← Anna · 33")


def test_long_names_are_shortened(scribe: Any) -> None:
    long = ("Wolfeschlegelsteinhausen", "Maximiliano Fernández", "Clementine-Antoinette", "Ян")
    at = scribe("red", names=long)
    page = at.page
    is_well(page, "en", "long-table")
    at.player(1)
    page.get_by_role("button", name=long[0], exact=True).click()
    is_well(page, "en", "long-entry")
    at.key("9")
    expect(page.locator(f".brief [title='{long[0]}']")).to_be_visible()
    is_well(page, "en", "long-preview")
    at.book()
    at.line(1).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    is_well(page, "en", "long-deal")
    page.keyboard.press("Escape")
    lines = page.locator(".line .points > span")
    assert max(lines.evaluate_all("all => all.map((each) => each.clientHeight)")) < 30  # one line
    is_well(page, "en", "long-sheet")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_screen_on_a_small_phone(scribe: Any, visit: Visit, language: str) -> None:
    at = scribe("zung-jung", language=language)
    page = at.page
    is_well(page, language, "table")
    at.player(2)
    page.locator("section.card .keys button").first.click()
    page.get_by_role("button", name="45", exact=True).click()
    expect(page.locator(".brief")).to_be_visible()
    is_well(page, language, "entry")
    at.book()
    expect(at.line(1)).to_be_visible()
    is_well(page, language, "sheet")
    at.line(1).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    is_well(page, language, "deal")
    page.keyboard.press("Escape")
    at.tap("[data-action='foul']")
    page.locator("section.card .keys button").first.click()
    is_well(page, language, "foul")
    page.locator(".end button").first.click()
    page.locator("[data-action='end']").click()
    page.locator("[data-why='time']").click()
    expect(page.locator(".result")).to_be_visible()
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    is_well(page, language, "end")
    at.visitor.go("/scores")
    page.locator("form > details > summary").click()
    is_well(page, language, "start")
