"""Clauses of red that no worked case names."""

from __future__ import annotations

import pytest

from sparrows import Call, FinishedDeal, rulebook
from sparrows.play.settlement import Foul
from sparrows.rulebooks.red import PRESETS
from sparrows.scoring.scoring import Scoring
from sparrows.scoring.waits import waits_of
from sparrows.tiles import parse, parse_one
from tests.case_files import hand_cases, printed_places
from tests.clauses import clause
from tests.rulebooks.hands import hand, score

RED = rulebook("red")
IDLE = "258p"


@clause("RED-8.2", "RED-8.3")
def test_pungs_of_suits_and_honours_and_a_pair_apart() -> None:
    assert score("red", "222m 777z 123p 456s 9s", "9s").patterns == {"honour-pung": 1}
    assert not score("red", "222m 777z 123p 456s 9s", "8s").win


@clause("RED-8.5")
def test_a_chaotic_hand_has_no_melds() -> None:
    assert score("red", "147m 258p 369s 1234z", "5z").patterns == {"chaotic-hand": 1}
    assert not score("red", "369s 1234567z", "8m", "111m").win


@clause("RED-8.7")
def test_a_hand_one_tile_short_is_ready() -> None:
    found = waits_of(RED.scoring.score, hand("123m 456p 789s 111z 5m"), RED.tiles.kinds)
    assert list(found) == [parse_one("5m")]


@clause("RED-8.8", "RED-8.10")
def test_where_the_last_tile_came_from_changes_no_value() -> None:
    drawn = score("red", "123m 456p 789s 111z 5m", "5m", self_draw=True)
    taken = score("red", "123m 456p 789s 111z 5m", "5m")
    laid = score("red", "456p 789s 111z 5m", "5m", "123m")
    assert drawn.patterns == taken.patterns == laid.patterns


@clause("RED-10.2")
def test_the_value_is_the_sum_of_points_times_count() -> None:
    found = score("red", "112233m 112233p 9s", "9s")
    assert found.value == sum(line.count * line.pattern.value for line in found.lines) == 39


@clause("RED-10.6")
@pytest.mark.parametrize("jokers", [False, True])
def test_fans_that_never_meet(jokers: bool) -> None:
    rules = rulebook("red", jokers=jokers)
    for case in hand_cases("red"):
        found = case["expect"].get("patterns", {})
        if found and case["options"].get("jokers", False) == jokers:
            assert rules.tally(found).patterns == found, case["id"]
    with pytest.raises(ValueError, match="no hand has both all-chows and honour-pung"):
        rules.tally({"honour-pung": 1, "all-chows": 1})
    with pytest.raises(ValueError, match="chaotic-hand"):
        rules.tally({"chaotic-hand": 1, "full-flush": 1})
    if jokers:
        assert rules.tally({"lower-five": 1, "upper-five": 1}).win
    else:
        with pytest.raises(ValueError, match="lower-five and upper-five"):
            rules.tally({"lower-five": 1, "upper-five": 1})


@clause("RED-11.7")
def test_a_settlement_names_value_winner_and_discarder() -> None:
    hands = {seat: hand(IDLE) for seat in range(4)}
    hands[1] = hand("111m 444m 888m 777z 9p", "9p", seat="S")
    settled = RED.settle(FinishedDeal(hands, (Call((1,), parse_one("9p"), 3),)))
    (payment,) = settled.payments
    assert (payment.payer, payment.receiver, payment.points) == (3, 1, 47)
    assert settled.delta["N"] == -47
    assert settled.scores[1].value == 47


@clause("RED-13.5", "RED-13.6", "RED-13.9", "RED-13.14")
@pytest.mark.parametrize("foul", ["wrong-count", "wrong-set"])
def test_a_dead_hand_cannot_win(foul: str) -> None:
    hands = {seat: hand(IDLE) for seat in range(4)}
    hands[1] = hand("111m 444m 888m 777z 9p", "9p", seat="S")
    deal = FinishedDeal(hands, (Foul(1, foul), Call((1,), parse_one("9p"), 3)))
    assert RED.settle(deal).delta == {"E": 9, "S": -27, "W": 9, "N": 9}


@clause("RED-13.12")
@pytest.mark.parametrize("foul", ["looking", "pace", "misnaming"])
def test_a_warning_costs_nothing(foul: str) -> None:
    hands = {seat: hand(IDLE) for seat in range(4)}
    hands[1] = hand("111m 444m 888m 777z 9p", "9p", seat="S")
    deal = FinishedDeal(hands, (Foul(1, foul), Call((1,), parse_one("9p"), 3)))
    assert RED.settle(deal).delta == {"E": 0, "S": 47, "W": 0, "N": -47}


def test_the_printed_examples_and_figures_are_cases() -> None:
    footnotes = {"footnote 9", "footnote 10", "footnote 12"}
    fans = {f"fan {number}" for number in range(1, 19)}
    payments = {f"payments {number}" for number in range(1, 6)}
    figures = {"scoring 3", "scoring 4", "scoring 5", "penalties 1", "last tile 4"}
    assert printed_places("red") >= footnotes | fans | payments | figures


@clause("RED-9.11")
def test_the_chaotic_hand_of_the_last_footnote_waits_for_five_kinds() -> None:
    found = waits_of(RED.scoring.score, hand("147m 69p 258s 23467z"), RED.tiles.kinds)
    assert list(found) == list(parse("123p 15z"))


@clause("RED-14.14", "RED-14.15", "RED-14.16", "RED-14.17")
def test_presets() -> None:
    rules = {preset.id: rulebook("red", preset=preset.id) for preset in PRESETS}
    assert rules["jokers"].tiles.jokers
    assert len(rules["jokers"].tiles.bonus) == 8
    assert rules["two"].seats == (0, 2)
    assert rules["three"].seats == (0, 1, 2)
    chaotic = hand("147m 258p 369s 1234z", "5z")
    assert (RED.score(chaotic).value, rules["footnote"].score(chaotic).value) == (12, 3)


@clause("RED-14.12")
def test_what_only_a_physical_table_agrees_on_is_no_option() -> None:
    for name in ("wall", "river", "sticks"):
        with pytest.raises(ValueError, match="options"):
            rulebook("red", **{name: True})


def test_four_flowers_need_jokers() -> None:
    with pytest.raises(ValueError, match="jokers"):
        rulebook("red", flowers=4)
    assert isinstance(rulebook("red", flowers=4, jokers=True).scoring, Scoring)


@clause("RED-1.2")
def test_a_deal_with_more_tiles_than_the_set_holds_is_refused() -> None:
    hands = {seat: hand("11m") for seat in range(4)}
    with pytest.raises(ValueError, match="8 tiles 1m on the table"):
        RED.settle(FinishedDeal(hands))
