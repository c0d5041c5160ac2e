"""Scripted deals of sichuan: kongs, what they pay, and how they are robbed or given back."""

from __future__ import annotations

from typing import Any

import pytest

from sparrows.play.events import (
    KongAdded,
    KongConcealed,
    KongRobbed,
    Paid,
)
from sparrows.readings.groups import PUNG
from sparrows.rulebooks.sichuan.void import VoidShown
from sparrows.tiles import parse_one
from tests.clauses import clause
from tests.play.rigged import ScriptedDeal, run_on
from tests.play.test_sichuan import begin


@clause("SBR-6.1", "SBR-6.6", "SBR-6.9", "SBR-6.12", "SBR-6.13", "SBR-11.6", "SBR-4.15")
def test_concealed_kongs_are_shown_paid_and_replaced() -> None:
    deal = begin("2222m 3333m 5555m 9p", draws="9p 8p 6p 6p")
    events = deal.plays("E concealed-kong 2m")
    assert events[0] == KongConcealed(0, 1)
    assert events[0].seen_by(3) == events[0]
    assert deal.gains() == [6, -2, -2, -2]
    assert deal.table.drawn == parse_one("9p")
    deal.plays("E concealed-kong 3m")  # its fourth tile was not the one just taken
    assert deal.gains() == [12, -4, -4, -4]
    assert deal.table.drawn == parse_one("8p")
    deal.plays("E concealed-kong 5m")
    assert deal.may("E") == {"discard"}
    assert len(deal.place("E").melds) == 3


def with_pung(draws: str, south: str = "55p") -> ScriptedDeal:
    """South has melded 5p, of East's discard; West waits for 5p or 8p."""
    deal = begin("5p", f"99m {south} 9p", "111222333s 67p 99s", voids="ssmm", draws=draws)
    deal.plays("E discard 5p, W pass, S pung, S discard 9p")
    return deal


@clause("SBR-6.3", "SBR-6.4", "SBR-11.4", "SBR-5.14", "SBR-6.10")
def test_an_added_kong_with_the_tile_just_drawn_is_promoted() -> None:
    deal = with_pung("9s 6s 8s 5p 3m")
    deal.plays("W discard 9s, N discard 6s, E discard 8s")
    assert deal.table.turn == 1
    events = deal.plays("S added-kong 5p")
    assert events[0] == KongAdded(1, parse_one("5p"), "promoted")
    assert deal.waiting_for() == [2]
    assert deal.may("W") == {"win", "pass"}
    assert deal.gains() == [0, 0, 0, 0]
    deal.plays("W pass")
    assert deal.gains() == [-1, 3, -1, -1]  # paid once nobody robs it
    assert deal.table.drawn == parse_one("3m")
    assert deal.place("W").note.passed == {2}  # passing a kong up is passing a win up


@clause("SBR-6.10", "SBR-6.11", "SBR-11.9", "SBR-4.10", "SBR-9.8")
def test_a_robbed_kong_does_not_come_about() -> None:
    deal = with_pung("9s 6s 8s 5p 3m")
    deal.plays("W discard 9s, N discard 6s, E discard 8s, S added-kong 5p")
    events = deal.plays("W win")
    assert KongRobbed(1, parse_one("5p")) in events
    assert deal.place("S").melds[0].kind == PUNG
    assert deal.gains() == [0, -2, 2, 0]
    assert deal.table.turn == 3
    assert deal.place("S").standing.size == 10
    assert deal.ledger.next_dealer == 2


def with_two_robbers(**options: Any) -> ScriptedDeal:
    """South adds to a pung of 5p what West and North wait for."""
    deal = begin(
        "5p",
        "99m 55p 9p",
        "111222333s 67p 99s",
        "444666777s 46p 88s",
        voids="ssmm",
        draws="9s 5s 8s 5p",
        **options,
    )
    deal.plays("E discard 5p, W pass, N pass, S pung, S discard 9p")
    deal.plays("W discard 9s, N discard 5s, E discard 8s, N pass, S added-kong 5p")
    return deal


@clause("SBR-6.10", "SBR-4.10", "SBR-13.3")
def test_several_may_rob_one_kong() -> None:
    deal = with_two_robbers()
    deal.plays("W win, N win")
    assert deal.gains() == [0, -4, 2, 2]
    assert deal.table.turn == 0  # after North, who sits furthest from South
    assert deal.ledger.next_dealer == 1


@clause("SBR-11.9", "SBR-5.12", "SBR-15.7")
@pytest.mark.parametrize("shown", ["at-end", "at-once"])
def test_a_kong_that_only_one_robs_is_not_paid_in_its_record_either(shown: str) -> None:
    deal = with_two_robbers(reveal_winners=shown)
    deal.plays("W win, N pass")
    assert deal.gains() == [0, -2, 2, 0]
    run_on(deal)  # and what its log tells is worth as much
    assert deal.over


@clause("SBR-11.9", "SBR-3.12")
def test_who_robs_a_kong_before_his_first_discard_shows_his_void_suit_first() -> None:
    deal = begin(
        "5p",
        "99m 55p 9p",
        "111222333s 67p 99s",
        "99p",
        voids="ssmm",
        draws="8s 5p",
        passed_win="off",
    )
    deal.plays("E discard 5p, W pass, S pung, S discard 9p, N pung, N discard 1p, E discard 8s")
    events = deal.plays("S added-kong 5p, W win")
    kinds = [type(event) for event in events]
    assert kinds.index(KongAdded) < kinds.index(VoidShown) < kinds.index(KongRobbed)
    assert deal.gains() == [0, -2, 2, 0]
    run_on(deal)  # and what its log tells is worth as much


@clause("SBR-6.4", "SBR-11.5")
def test_an_added_kong_with_a_tile_held_before_is_delayed() -> None:
    deal = with_pung("9s 6s 8s 8s 7m", "555p")
    deal.plays("W discard 9s, N discard 6s, E discard 8s")
    assert "added-kong" in deal.may("S")
    events = deal.plays("S added-kong 5p, W pass")
    assert KongAdded(1, parse_one("5p"), "delayed") in events
    assert deal.gains() == [0, 0, 0, 0]


@clause("SBR-4.6")
def test_no_kong_and_no_win_in_the_turn_of_a_pung() -> None:
    deal = begin("5p", "555p 8888m", voids="ssmm")
    deal.plays("E discard 5p, S pung")
    assert deal.may("S") == {"discard"}


@clause("SBR-11.12", "SBR-11.13", "SBR-9.7")
def test_a_kong_is_given_back_when_its_discard_is_won_on() -> None:
    deal = begin("9p", "999p 4p", "111222333s 88s 23p", voids="ssmm", draws="9m")
    deal.plays("E discard 9p, S kong")
    assert deal.gains() == [-2, 2, 0, 0]
    deal.plays("S discard 4p, W win")
    assert deal.gains() == [0, -2, 2, 0]


@clause("SBR-11.12", "SBR-6.9")
def test_of_several_kongs_only_the_last_is_given_back() -> None:
    deal = begin("8888m 9999m 4p", "123456777m 11p 23p", draws="9p 9p", voids="sspm")
    deal.plays("E concealed-kong 8m, E concealed-kong 9m, E discard 4p, S win")
    assert deal.gains() == [6 - 2, -2 + 2, -2, -2]


@clause("SBR-6.7")
def test_four_alike_need_not_be_a_kong() -> None:
    deal = begin("9999m 8p", draws="4s")
    assert deal.may("E") == {"concealed-kong", "discard"}
    deal.plays("E discard 8p")
    assert deal.place("E").standing.counts[8] == 4


def test_a_copy_keeps_the_kongs_that_may_be_given_back() -> None:
    deal = begin("9999m")
    deal.plays("E concealed-kong 9m")
    twin = deal.copy()
    run_on(twin)
    run_on(deal)
    assert twin.log == deal.log
    assert twin.gains() == deal.gains()
    assert deal.happened(Paid)
