"""What a table tells and what it keeps covered, as its players see it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import OPEN, RESULT, Player
from tests.browser.seated import Seated, lies

PHONE = {"width": 390, "height": 844}
WIN = ".offers [data-action='win']"
INSIDE = """node => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
}"""


def sees_notice(page: Page, notice: str, words: str) -> None:
    """Sees the words of a notice, wholly on a phone's screen too."""
    shown = page.locator(f"[data-notice='{notice}']")
    expect(shown).to_contain_text(words)
    assert shown.evaluate(INSIDE)


# What the rules make of the table


@pytest.mark.parametrize(
    ("language", "words", "mark"),
    [("en", "you pay for all", "dangerous"), ("ru", "вы платите за всех", "опасно")],
)
def test_a_tile_that_feeds_is_marked(visit: Visit, language: str, words: str, mark: str) -> None:
    me = Seated(visit, "Feeding", language=language)
    me.page.set_viewport_size(PHONE)
    for tile in ("1m", "2m", "3m"):
        me.come_to_turn()
        expect(me.page.locator("[data-mark]")).to_have_count(0)
        me.throw(tile)
    me.come_to_turn()
    sees_notice(me.page, "feeds-suit", words)
    marked = me.page.locator("[data-mark='danger']")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("aria-label", re.compile(mark))
    expect(marked.locator("[data-tile='6m']")).to_be_visible()


def test_who_is_responsible_is_told_before_a_win(visit: Visit) -> None:
    me = Seated(visit, "Responsible")
    me.page.set_viewport_size(PHONE)
    me.throw("2z")
    me.page.locator(WIN).wait_for()
    first = me.page.locator("main.play").get_attribute("data-asked")
    me.press("pass")
    me.page.locator(f"{OPEN}:not([data-asked='{first}'])").wait_for()
    me.page.locator(WIN).wait_for()
    sees_notice(me.page, "win-responsible", "400 points: Finch is responsible")


def test_what_a_passed_win_bars_is_told(visit: Visit) -> None:
    me = Seated(visit, "Passed win")
    me.page.set_viewport_size(PHONE)
    me.press("void-card")
    me.throw("8s")
    me.page.locator(WIN).wait_for()
    sees_notice(me.page, "passing-bars-different", "If you pass, you cannot win for 1 point")


# How tiles lie


def test_sichuan_shows_concealed_kongs_and_no_round(visit: Visit) -> None:
    me = Seated(visit, "Sichuan kong")
    me.page.locator(OPEN).wait_for()
    me.answer(me.stone("1p"))
    lies(me.side("E").locator(".rail .meld"), "5p, 5p, 5p, 5p")
    expect(me.page.locator(".centre .round")).to_have_text("Deal 1 of 16")


@pytest.mark.parametrize("river", ["zones", "lines", "free"])
def test_discards_lie_as_was_agreed(visit: Visit, river: str) -> None:
    visitor = visit()
    bots = "me random random random"
    visitor.open_table("popular", players=bots, options={"river": river})
    player = Player(visitor.page, claims=False, wins=False)
    assert not player.play(lambda: player.discards() >= 9)
    ponds = visitor.page.locator("ol.pond")
    sizes = ponds.evaluate_all("all => all.map(one => one.children.length)")
    askew = visitor.page.locator("ol.pond li[style*='rotate']")
    expect(askew).to_have_count(sum(sizes) if river == "free" else 0)
    if river == "lines":
        assert sorted(sizes, reverse=True) == [6, min(6, sum(sizes) - 6), *later(sum(sizes) - 12)]
    if river == "zones":
        assert max(sizes) < 6


def later(tiles: int) -> list[int]:
    """What lies before the third and fourth player of one line."""
    return [max(0, min(6, tiles)), max(0, min(6, tiles - 6))]


def test_with_hidden_discards_the_log_names_the_latest_only(visit: Visit) -> None:
    me = Seated(visit, "Hidden log")
    for tile in ("1m", "2m"):
        me.come_to_turn()
        me.throw(tile)
    me.come_to_turn()
    expect(me.log.filter(has_text=re.compile("^Hidden log discards (?!a tile)"))).to_have_count(0)
    expect(me.log.filter(has_text="turned over").first).to_be_visible()
    open_tiles = ".pond .tile:not(.back)"
    expect(me.page.locator(open_tiles)).to_have_count(1)


# The beginning and the end


def test_seats_and_dice_are_shown_at_the_start_and_can_be_skipped(visit: Visit) -> None:
    me = Seated(visit, "Feeding")
    opening = me.page.locator("[data-action='skip-opening']")
    expect(opening).to_contain_text("Seats by dice")
    expect(opening).to_contain_text("the wall is broken on the side of")
    expect(opening.locator(".die").first).to_be_visible()
    opening.click()
    expect(opening).to_have_count(0)
    expect(me.log.first).to_contain_text("Seats by dice: East — Feeding (")
    expect(me.log.nth(1)).to_contain_text("the wall is broken on the side of")


@pytest.mark.parametrize("agreed", [True, False])
def test_losers_hands_are_seen_where_that_was_agreed(visit: Visit, agreed: bool) -> None:
    visitor = visit()
    bots = "me random random random"
    visitor.open_table("zung-jung", name="Two friends", players=bots, all_hands=agreed)
    player = Player(visitor.page, claims=False, wins=False)
    assert player.play()
    visitor.page.locator(RESULT).wait_for()
    backs = visitor.page.locator("dialog[open] section .tile.back")
    expect(backs).to_have_count(0 if agreed else 26)
    expect(visitor.page.locator(".felt .rail .tile.back")).to_have_count(0 if agreed else 26)


def test_a_host_says_whether_all_hands_are_shown(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.locator("summary", has_text="Set up a table").click()
    wish = page.locator("input[name='all-hands']")
    expect(wish).not_to_be_checked()
    for place in range(3):
        page.locator(".seat select").nth(place).select_option("keen")
    expect(wish).to_be_checked()
    page.locator(".seat select").first.select_option("friend")
    wish.check()
    page.locator("[data-action='open-table']").click()
    expect(page.locator(".agreed").first).to_contain_text("all hands are shown", ignore_case=True)
