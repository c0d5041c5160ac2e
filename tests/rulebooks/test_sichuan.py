"""Clauses of sichuan that no worked case names."""

from __future__ import annotations

from collections import Counter

import pytest

from sparrows import FinishedDeal, rulebook
from sparrows.play.settlement import Call, Foul, KongDeclared, WallEnded
from sparrows.rulebooks.sichuan.void import SichuanFacts
from sparrows.tiles import SEATS, parse_one
from tests.case_files import printed_places
from tests.clauses import clause
from tests.rulebooks.hands import hand, score

SICHUAN = rulebook("sichuan")
FIVE_DOTS = parse_one("5p")


def idle() -> dict[int, object]:
    """Four hands that wait for nothing, without a tile of their void suit."""
    return {seat: hand(f"{seat + 6}m", facts=SichuanFacts(2)) for seat in range(4)}


@clause("SBR-8.6", "SBR-8.7")
def test_the_winning_tile_is_drawn_discarded_or_robbed() -> None:
    tiles, tile = "123456m 789p 23p 55p", "4p"
    assert score("sichuan", tiles, tile, self_draw=True).value == 1
    assert score("sichuan", tiles, tile).value == 1
    robbed = score("sichuan", tiles, tile, situation=["robbing-kong"])
    assert robbed.patterns == {"robbing-kong": 1}
    drawn = score("sichuan", tiles, tile, situation=["robbing-kong"], self_draw=True)
    assert drawn.patterns == {}


def test_the_printed_figures_are_cases() -> None:
    fans = {f"10.{number}" for number in range(1, 10)}
    kongs = {f"8.{number}" for number in range(1, 6)}
    wins = {f"9.{number}" for number in range(1, 6)}
    others = {"5.4", "6.1", "6.2", "6.3", "11.2", "11.3", "11.4"}
    assert printed_places("sichuan") >= fans | kongs | wins | others


@clause("SBR-15.8", "SBR-15.9")
@pytest.mark.parametrize(("preset", "values"), [("limit-8", (8, 8, 8)), ("limit-16", (8, 16, 16))])
def test_presets_of_the_limit(preset: str, values: tuple[int, ...]) -> None:
    fans_of_three_to_five = (
        hand("1111334455m 22p 9p", "9p"),
        hand("1122334455668m", "8m"),
        hand("1111334455668m", "8m"),
    )
    for rules, wanted in ((SICHUAN, (8, 8, 16)), (rulebook("sichuan", preset=preset), values)):
        assert tuple(rules.score(each).value for each in fans_of_three_to_five) == wanted


@clause("SBR-15.10")
def test_the_preset_in_which_pigs_pay() -> None:
    hands = idle()
    hands[0] = hand("123456m 789p 23p 55p", facts=SichuanFacts(2))
    hands[3] = hand("9s", facts=SichuanFacts(2))
    deal = FinishedDeal(hands, (WallEnded(),))  # type: ignore[arg-type]
    assert SICHUAN.settle(deal).delta == {"E": 2, "S": -1, "W": -1, "N": -16}
    paying = rulebook("sichuan", preset="pigs-pay")
    assert paying.settle(deal).delta == {"E": 3, "S": -1, "W": -1, "N": -17}


@clause("SBR-10.4")
def test_no_pattern_absorbs_another() -> None:
    assert all(not row.absorbs and not row.series for row in SICHUAN.patterns)


@clause("SBR-11.1", "SBR-11.16")
def test_points_change_hands_in_the_order_of_events() -> None:
    hands = idle()
    hands[1] = hand("123456m 789p 23p 55p", "4p", facts=SichuanFacts(2))
    settled = SICHUAN.settle(
        FinishedDeal(
            hands,  # type: ignore[arg-type]
            (KongDeclared(0, FIVE_DOTS, "concealed"), Call((1,), parse_one("4p"), 3), WallEnded()),
        )
    )
    clauses = [payment.clause for payment in settled.payments]
    assert clauses == ["SBR-11.6"] * 3 + ["SBR-11.7"] + ["SBR-12.7"] * 3


@clause("SBR-11.16")
@pytest.mark.parametrize(("dealer", "first"), [(0, 0), (1, 1), (2, 3), (3, 3)])
def test_winners_on_one_tile_are_paid_in_playing_order_from_the_dealer(
    dealer: int, first: int
) -> None:
    hands = idle()
    hands[0] = hand("123456789m 23p 55p", "4p", facts=SichuanFacts(2))
    hands[1] = hand("123456789s 23p 66p", "4p", facts=SichuanFacts(0))
    hands[3] = hand("111222333m 23p 77p", "4p", facts=SichuanFacts(2))
    settled = SICHUAN.settle(
        FinishedDeal(hands, (Call((3, 1, 0), parse_one("4p"), 2),), dealer=dealer)  # type: ignore[arg-type]
    )
    order = [seat % 4 for seat in range(first, first + 4) if seat % 4 != 2]
    assert [payment.receiver for payment in settled.payments] == order


@clause("SBR-11.14")
@pytest.mark.parametrize("dealer", range(4))
def test_the_dealer_pays_and_receives_like_everybody(dealer: int) -> None:
    hands = idle()
    hands[1] = hand("123456m 789p 23p 55p", "4p", facts=SichuanFacts(2), self_draw=True)
    deal = FinishedDeal(hands, (Call((1,), parse_one("4p")),), dealer=dealer)  # type: ignore[arg-type]
    assert SICHUAN.settle(deal).delta == {"E": -2, "S": 6, "W": -2, "N": -2}


@clause("SBR-11.15", "SBR-12.11")
def test_only_fines_go_to_nobody() -> None:
    hands = idle()
    hands[2] = hand("8m", facts=SichuanFacts(0))  # a pig, whatever they discarded
    events = (Foul(0, "void-discard"), KongDeclared(1, FIVE_DOTS, "promoted"), WallEnded())
    settled = SICHUAN.settle(FinishedDeal(hands, events))  # type: ignore[arg-type]
    fines = Counter(
        {SEATS[each.payer]: each.points for each in settled.payments if each.receiver is None}
    )
    assert fines == {"E": 8, "W": 16}
    assert sum(settled.delta.values()) == -24


@clause("SBR-14.4")
def test_a_melded_pung_of_the_void_suit_bars_the_win_and_makes_a_pig() -> None:
    assert not score("sichuan", "123456m 78m 55p", "9m", "999s", facts=SichuanFacts(2)).win
    hands = idle()
    hands[0] = hand("123456m 78m 55p", None, "999s", facts=SichuanFacts(2))
    settled = SICHUAN.settle(FinishedDeal(hands, (WallEnded(),)))  # type: ignore[arg-type]
    assert settled.delta["E"] == -16


@pytest.mark.parametrize(
    "events",
    [
        (WallEnded(), WallEnded()),
        (Call((1,), FIVE_DOTS, 0),),
        (KongDeclared(0, FIVE_DOTS, "claimed"),),
        (KongDeclared(0, FIVE_DOTS, "golden"),),
        (Foul(0, "sneezing"),),
        (Foul(0, "false-win"), KongDeclared(0, FIVE_DOTS, "concealed")),
    ],
)
def test_what_cannot_have_happened_is_refused(events: tuple[object, ...]) -> None:
    with pytest.raises(ValueError, match=r"outcome|foul"):
        SICHUAN.settle(FinishedDeal(idle(), events))  # type: ignore[arg-type]
