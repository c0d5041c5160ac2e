"""Hands that are declared ready, void suits, wins and wrong calls, all by the mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.seated import Seated


def test_an_original_call(visit: Visit) -> None:
    me = Seated(visit, "Original call")
    me.offers("original-call", "pass")
    me.press("original-call")
    expect(me.plate("S")).to_contain_text("original call")
    assert me.free() == {"9p"}
    me.throw("9p")
    expect(me.plate("S")).to_contain_text("original call")


def test_east_calls_with_the_first_discard(visit: Visit) -> None:
    me = Seated(visit, "East calls")
    me.offers("declare-toggle")
    me.offer("declare-toggle").click()
    assert me.free() == {"9p"}
    me.throw("9p")
    expect(me.plate("E")).to_contain_text("original call")


def test_ready_is_declared_with_a_discard(visit: Visit) -> None:
    me = Seated(visit, "Ready")
    me.offers("declare-toggle")
    assert len(me.free()) > 1
    me.offer("declare-toggle").click()
    assert me.free() == {"1z"}
    me.throw("1z")
    expect(me.plate("S")).to_contain_text("ready")
    expect(me.stone("1s")).to_be_visible()
    assert me.free() == {"1s"}
    me.throw("1s")
    me.press("win")
    me.sees_result()


@pytest.mark.parametrize(
    ("language", "words"), [("en", "heavenly ready"), ("ru", "небесная просящая")]
)
def test_heavenly_ready(visit: Visit, language: str, words: str) -> None:
    me = Seated(visit, "Heavenly ready", language=language)
    me.offers("declare", "pass")
    me.press("declare")
    expect(me.plate("S")).to_contain_text(words)


def test_east_is_heavenly_ready_with_a_discard(visit: Visit) -> None:
    me = Seated(visit, "Heavenly East")
    me.offers("declare-toggle")
    me.offer("declare-toggle").click()
    me.throw("1z")
    expect(me.plate("E")).to_contain_text("heavenly ready")


def test_a_void_suit_that_one_has_no_tile_of(visit: Visit) -> None:
    me = Seated(visit, "Void card")
    me.offers("void-card")
    expect(me.offer("void-card")).to_contain_text("bamboos")
    me.press("void-card")
    expect(me.plate("E").locator("[data-mark='void']")).to_contain_text("bamboos")
    assert len(me.free()) == 12
    me.throw("1m")


def test_a_tile_set_aside_chooses_the_void_suit(visit: Visit) -> None:
    me = Seated(visit, "Void suit")
    expect(me.page.locator(".offers .prompt")).to_contain_text("void suit")
    me.throw("9p")
    expect(me.plate("E").locator("[data-mark='void']")).to_contain_text("dots")
    for seat in "SWN":
        expect(me.plate(seat).locator("[data-mark='void']")).to_have_count(0)
    assert me.free() == {"9p"}
    me.throw("9p")
    for seat in "SWN":
        expect(me.plate(seat).locator("[data-mark='void']")).to_be_visible()
    me.come_to_turn()
    assert {"2p", "5p", "8p"} <= me.free() < {f"{rank}p" for rank in range(1, 10)}


def test_another_suit_before_the_void_one_is_fined(visit: Visit) -> None:
    me = Seated(visit, "Fined")
    me.throw("9p")
    me.throw("9p")
    me.come_to_turn()
    assert {"1m", "2p", "1s"} <= me.free()
    me.throw("1m")
    fine = re.compile("^Fined .*a discard of another suit")  # others may be fined as well
    expect(me.log.filter(has_text=fine)).to_have_count(1)
    expect(me.points("E")).to_have_text("-8")


def test_a_winner_has_left_the_deal(visit: Visit) -> None:
    me = Seated(visit, "Winner leaves")
    me.press("void-card")
    expect(me.plate("S")).to_contain_text("won")
    me.come_to_turn()
    me.throw("1s")
    me.come_to_turn()
    expect(me.side("S").locator(".pond [data-tile]")).to_have_count(0)
    expect(me.side("N").locator(".pond [data-tile]")).to_have_count(1)


def test_one_who_has_won_looks_on(visit: Visit) -> None:
    me = Seated(visit, "I leave")
    me.press("void-card")
    me.offers("win", "pass")
    me.press("win")
    expect(me.plate("S")).to_contain_text("won")
    me.sees_result()


@pytest.mark.parametrize(("language", "words"), [("en", "won"), ("ru", "выигрыш")])
def test_three_win_on_one_discard(visit: Visit, language: str, words: str) -> None:
    me = Seated(visit, "Three winners", language=language)
    me.press("void-card")
    me.press("win")
    me.sees_result()
    expect(me.page.locator("dialog[open] section.winner")).to_have_count(3)
    for seat in "SWN":
        expect(me.plate(seat)).to_contain_text(words)


def test_of_two_winners_the_farther_has_the_tile(visit: Visit) -> None:
    me = Seated(visit, "The farther wins")
    me.press("win")
    me.sees_result()
    expect(me.page.locator("dialog[open] section.winner h3")).to_contain_text("North")
    expect(me.plate("S")).not_to_contain_text("won")


@pytest.mark.parametrize(("rules", "points"), [("red", "-27"), ("popular", "-60")])
def test_a_false_win_in_turn_kills_the_hand(visit: Visit, rules: str, points: str) -> None:
    me, watcher = Seated(visit, f"False win, {rules}", public=True), visit()
    watcher.go(f"/t/{me.table}")
    seen = watcher.page.locator(".side.bottom .standing .tile:not(.back)")
    expect(seen).to_have_count(0)
    me.offers("win")
    me.press("win")
    expect(me.plate("E")).to_contain_text("dead hand")
    expect(me.points("E")).to_have_text(points)
    expect(me.log.filter(has_text="and it is none: the hand is dead")).to_have_count(1)
    # All see the hand once, until its owner goes on, who can call no more.
    expect(seen).to_have_count(14)
    me.offers()
    me.throw("1m")
    expect(seen).to_have_count(0)
    expect(watcher.page.locator(".plate[data-seat='0']")).to_contain_text("dead hand")


@pytest.mark.parametrize("rules", ["classical", "zung-jung"])
@pytest.mark.parametrize(("language", "words"), [("en", "dead hand"), ("ru", "рука мертва")])
def test_a_false_win_on_a_discard_is_paid_for(
    visit: Visit, rules: str, language: str, words: str
) -> None:
    me = Seated(visit, f"False win, {rules}", language=language)
    me.offers("win", "pass")
    me.press("win")
    expect(me.plate("S")).to_contain_text(words)
    expect(me.points("S")).to_have_text("-75")
    expect(me.points("E")).to_have_text("25")
