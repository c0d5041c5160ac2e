"""Clauses of zung-jung that no worked case names, and what a settlement refuses."""

from __future__ import annotations

from typing import Any

import pytest

from sparrows import Call, FinishedDeal, Hand, rulebook
from sparrows.play.settlement import Foul, Happening
from sparrows.tiles import Tile, parse_one
from tests.clauses import clause
from tests.rulebooks.hands import hand, score

ZJ = rulebook("zung-jung")
IDLE = ""  # the hands of losers do not matter (ZJ-34.3)
LETTERS = "ESWN"
Discards = tuple[tuple[int, Tile], ...]


def table(**callers: Hand) -> dict[int, Hand]:
    """The four hands; a seat that is not named has nothing."""
    return {seat: callers.get(letter, hand(IDLE)) for seat, letter in enumerate(LETTERS)}


def dear(seat: str = "W", **how: Any) -> Hand:
    """Seventy points on 8s."""
    return hand("112233m 789p 79s 11p", "8s", seat=seat, **how)


def thrown(*discards: str) -> Discards:
    """`"W4z"`: West discards North winds."""
    return tuple((LETTERS.index(each[0]), parse_one(each[1:])) for each in discards)


def delta(hands: dict[int, Hand], *outcome: Happening, **rest: Any) -> dict[str, int]:
    options = rest.pop("options", {})
    settled = rulebook("zung-jung", **options).settle(FinishedDeal(hands, outcome, **rest))
    return settled.delta


ON_8S = Call((2,), parse_one("8s"), 1)


@clause("ZJ-27.7", "ZJ-30.1")
def test_only_the_winner_is_paid_and_a_robbed_tile_is_a_discard() -> None:
    drawn = Call((2,), parse_one("8s"))
    assert delta(table(W=dear(self_draw=True)), drawn) == {"E": -70, "S": -70, "W": 210, "N": -70}
    robbed = dear(situation=["robbing-kong"])
    assert delta(table(W=robbed), ON_8S) == {"E": -25, "S": -190, "W": 240, "N": -25}


@clause("ZJ-27.10")
def test_a_discard_beside_a_pung_leaves_it_concealed() -> None:
    free = score("zung-jung", "22234m 555p 678s 99s", "2m")
    assert free.patterns == {"concealed-hand": 1, "two-concealed-pungs": 1}
    assert [considered.value for considered in free.readings] == [10, 5]
    melded = score("zung-jung", "22m 555p 678s 99s", "2m", "234m")
    assert melded.patterns == {}


@clause("ZJ-28.2")
def test_of_a_series_only_the_dearest_counts() -> None:
    found = score("zung-jung", "111222333z 4z 555m", "4z", seat="E")
    assert "big-three-winds" not in found.patterns
    lost = {each.pattern.id: each.by.id for each in found.absorbed if each.why == "series"}
    assert lost["big-three-winds"] == lost["little-three-winds"] == "little-four-winds"
    assert lost["three-concealed-pungs"] == "four-concealed-pungs"


@clause("ZJ-28.10", "ZJ-34.2")
def test_among_equals_the_dear_pattern_is_shown_then_the_small_number() -> None:
    found = score("zung-jung", "11222333m 99p", "1m", "777z", self_draw=True)
    assert (found.value, found.patterns["three-identical-chows"]) == (170, 1)
    first, second, *_ = found.readings
    assert first.value == second.value == 170
    assert "three-consecutive-pungs" in second.patterns
    chicken = score("zung-jung", "345m 678p 23s 99s", "1s", "222z", seat="N")
    assert (chicken.win, chicken.value, chicken.patterns) == (True, 1, {})


@clause("ZJ-30.12")
def test_points_may_go_below_zero() -> None:
    nine = hand("1112345678999s", "5s", seat="S")
    low = delta(table(S=nine), Call((1,), parse_one("5s"), 0))
    assert low == {"E": -1390, "S": 1440, "W": -25, "N": -25}


@clause("ZJ-34.4", "ZJ-30.6")
def test_the_go_around_begins_with_the_winners_last_discard() -> None:
    won = table(W=dear())
    far = {"E": -25, "S": -160, "W": 210, "N": -25}
    assert delta(won, ON_8S) == far
    assert delta(won, ON_8S, discards=thrown("W8s", "W4z", "S8s")) == far
    assert delta(won, ON_8S, discards=thrown("E8s", "S8s"))["E"] == -160
    assert delta(won, ON_8S, discards=thrown("W8s", "N1z", "S8s"))["N"] == -70
    with pytest.raises(ValueError, match="discards"):
        delta(won, ON_8S, discards=thrown("W4z", "S7s"))
    with pytest.raises(ValueError, match="discards"):
        delta(won, ON_8S, discards=thrown("E1f", "S8s"))


@clause("ZJ-34.3")
@pytest.mark.parametrize(
    ("outcome", "place"),
    [
        ((ON_8S, Call((3,), parse_one("8s"), 0)), "same tile"),
        ((ON_8S, ON_8S), "same tile"),
        ((Call((2, 2), parse_one("8s"), 1),), "once"),
        ((Call((2,), parse_one("8s")),), "how"),
        ((Call((3,), parse_one("5m"), 1),), "how"),
    ],
)
def test_calls_that_cannot_be_are_refused(outcome: tuple[Happening, ...], place: str) -> None:
    with pytest.raises(ValueError, match=place):
        delta(table(W=dear(), N=dear("N")), *outcome)


@clause("ZJ-34.3", "ZJ-32.2", "ZJ-27.4", "ZJ-33.14")
def test_a_call_of_a_hand_under_the_minimum_is_a_false_win() -> None:
    chicken = hand("345m 678p 23s 99s", "1s", "222z", seat="N")
    call = Call((3,), parse_one("1s"), 0)
    assert delta(table(N=chicken), call)["N"] == 3
    wsom = {"preset": "wsom"}
    assert delta(table(N=chicken), call, options=wsom) == {"E": 25, "S": 25, "W": 25, "N": -75}
    drawn = hand("345m 678p 23s 99s", "1s", "222z", seat="N", self_draw=True)
    paid = delta(
        table(N=drawn), Call((3,), parse_one("1s")), options=wsom | {"false_win_penalty": 5}
    )
    assert paid == {"E": 5, "S": 5, "W": 5, "N": -15}


@clause("ZJ-34.3", "ZJ-32.9", "ZJ-23.6")
@pytest.mark.parametrize("interception", ["nearest", "furthest"])
def test_a_right_call_beside_a_wrong_one_wins(interception: str) -> None:
    """South's chicken hand is the nearest to East, North has nothing at all."""
    chicken = hand("345m 567p 79s 22s", "8s", "444z", seat="S")
    nothing = hand("147m 258p 36s 12356z", "8s", seat="N")
    call = Call((1, 2, 3), parse_one("8s"), 0)
    options = {"minimum": 5, "interception": interception}
    paid = delta(table(S=chicken, W=dear(), N=nothing), call, options=options)
    assert paid == {"E": 50 - 160, "S": 25 - 75 - 25, "W": 50 + 210, "N": 25 - 75 - 25}


@clause("ZJ-34.5", "ZJ-32.4", "ZJ-32.5", "ZJ-32.6", "ZJ-32.7")
def test_fouls_are_settled_one_by_one_and_a_dead_hand_cannot_win() -> None:
    fouls = (Foul(0, "false-win"), Foul(3, "false-win"), Foul(1, "wrong-count"))
    assert delta(table(), *fouls) == {"E": -50, "S": 50, "W": 50, "N": -50}
    assert delta(table(W=dear()), *fouls, ON_8S) == {"E": -75, "S": -110, "W": 260, "N": -75}
    with pytest.raises(ValueError, match="dead"):
        delta(table(W=dear()), Foul(2, "wrong-claim"), ON_8S)
    with pytest.raises(ValueError, match="foul"):
        delta(table(), Foul(2, "yawning"))


@clause("ZJ-33.6", "ZJ-28.5")
def test_bonus_values_may_be_lowered_but_not_raised() -> None:
    options = {"bonus_tiles": True, "bonus_tile_values": [0, 0, 0]}
    found = score(
        "zung-jung", "345m 678p 23s 99s", "1s", "222z", seat="N", flowers="1f", options=options
    )
    assert (found.value, found.patterns) == (1, {"non-seat-bonus-tile": 1})
    for values in ([3, 4, 10], [2, 4], [-1, 0, 0], "cheap"):
        with pytest.raises(ValueError, match="bonus_tile_values"):
            rulebook("zung-jung", bonus_tile_values=values)
    with pytest.raises(ValueError, match="1f"):
        score("zung-jung", "345m 678p 23s 99s", "1s", "222z", flowers="1f")


@clause("ZJ-33.13")
def test_what_should_not_be_changed_is_no_option() -> None:
    """What wins, the freedom of count and what is concealed are the same under every preset."""
    for preset in ("wsom", "uniform", "flowers"):
        rules = rulebook("zung-jung", preset=preset)
        found = rules.score(hand("11222333m 99p", "1m", "777z"))
        assert [each.value for each in found.readings] == [170, 145]
        assert not rules.score(hand("1112223334456z", "7z")).win


@clause("ZJ-9.0", "ZJ-9.1.2", "ZJ-29.2")
def test_situations_that_cannot_hold_are_ignored() -> None:
    both = score("zung-jung", "345m 678p 23s 99s", "1s", "222z", situation=["robbing-kong"])
    assert both.patterns == {"robbing-kong": 1}
    both = score(
        "zung-jung",
        "345m 678p 23s 99s",
        "1s",
        "222z",
        situation=["robbing-kong", "last-discard"],
    )
    assert both.patterns == {"robbing-kong": 1}
    pairs = score("zung-jung", "11m 44m 22p 77p 33s 55z 9s", "9s", situation=["robbing-kong"])
    assert pairs.patterns == {"seven-pairs": 1}


def test_why_a_pattern_does_not_count() -> None:
    found = score("zung-jung", "123m 789m 123p 999s 1z", "1z")
    codes = {
        "pure-lesser-terminals": "groups-without-terminal",
        "mixed-greater-terminals": "tiles-outside",
        "little-three-similar-pungs": "lacks-sets",
        "three-identical-chows": "lacks-sets",
        "one-kong": "too-few",
        "nine-gates": "not-nine-gates",
        "four-flowers": "lacks-tiles",
        "seat-bonus-tile": "no-own-flowers",
        "value-honour": "no-pung-of",
        "last-discard": "did-not-happen",
    }
    for pattern, code in codes.items():
        missing = found.why(pattern).missing
        assert missing is not None, pattern
        assert missing.code == code, pattern
