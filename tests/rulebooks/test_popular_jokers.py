"""Popular: what jokers may be, what is malformed, and what a wrong number of tiles costs."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from sparrows import Call, FinishedDeal, Score, rulebook
from sparrows.play.settlement import Foul, Happening
from sparrows.readings.hand import Hand
from sparrows.readings.shapes.knitted import HonoursAndKnitted, KnittedStraight
from sparrows.readings.shapes.orphans import ThirteenOrphans
from sparrows.readings.shapes.pairs import SevenPairs
from sparrows.readings.shapes.regular import Regular
from sparrows.readings.wild import WildRule
from sparrows.rulebooks.cases import judge
from sparrows.rulebooks.popular.jokers import indicator
from sparrows.rulebooks.popular.options import PopularOptions
from sparrows.tiles import KINDS, parse_one, show
from tests.clauses import clause
from tests.rulebooks.hands import hand, score

FOUR_ALIKE = WildRule(pair_of_jokers=True, most_alike=4)
POPULAR = rulebook("popular")


def with_jokers(standing: str, winning: str, *melds: str, wild: str, **how: Any) -> Score:
    return score("popular", standing, winning, *melds, wild=parse_one(wild), **how)


@clause("POP-9.2", "POP-9.3")
@pytest.mark.parametrize(
    ("shown", "up", "down"),
    [("1m", "2m", "9m"), ("9s", "1s", "8s"), ("4z", "1z", "3z"), ("7z", "6z", "5z")],
)
def test_the_indicator_points_to_a_neighbour(shown: str, up: str, down: str) -> None:
    assert indicator(PopularOptions(), parse_one(up)) == parse_one(shown)
    assert indicator(PopularOptions(joker_direction="down"), parse_one(down)) == parse_one(shown)


@clause("POP-9.13")
def test_jokers_in_irregular_hands() -> None:
    wild = parse_one("9m")
    orphans = hand("1m 19p 19s 1234567z J", "1z", wild=wild)
    assert [show(each.pairs) for each in ThirteenOrphans(FOUR_ALIKE).readings(orphans)] == ["1z"]
    assert ThirteenOrphans().readings(orphans) == []
    pairs = hand("1133m 5577p 22s JJJ", "J", wild=wild, self_draw=True)
    assert all(len(each.pairs) == 7 for each in SevenPairs(wild=FOUR_ALIKE).readings(pairs))
    assert SevenPairs().readings(pairs) == []
    third = hand("147m 258p 55z 333z JJ", "J", wild=wild, self_draw=True)
    (straight,) = {each.singles for each in KnittedStraight(FOUR_ALIKE).readings(third)}
    assert show(straight) == "147m 258p 369s"
    assert KnittedStraight().readings(third) == []
    assert HonoursAndKnitted().readings(hand("147m 258p 3s 12345z J", "6z", wild=wild)) == []


@clause("POP-9.11", "POP-9.13")
def test_the_set_beside_a_knitted_straight_has_a_real_tile() -> None:
    # 1m may change places with a joker of the straight; no tile of 5z is there to begin with.
    beside = hand("147m 258p 36s 44z JJJ", "J", wild=parse_one("9p"), self_draw=True)
    sets = {
        show(group.tiles)
        for reading in KnittedStraight(FOUR_ALIKE).readings(beside)
        for group in reading.groups
        if group.kind in ("chow", "pung")
    }
    assert {"111m", "123m", "666s"} <= sets
    assert not {"222m", "555z"} & sets


@clause("POP-13.10", "POP-13.73", "POP-14.12")
def test_two_pairs_of_jokers_are_tried_where_they_matter() -> None:
    shifted = with_jokers("2233445588p JJJ", "J", wild="1z", self_draw=True)
    assert any("seven-shifted-pairs" in each.patterns for each in shifted.readings)
    again = with_jokers("11m 4477p 22s 55z JJJ", "J", wild="6z", self_draw=True)
    assert 2 in [each.patterns.get("tile-hog") for each in again.readings]
    every = SevenPairs(wild=FOUR_ALIKE)
    free = list(every._free_pairs([2] * 5 + [0] * (KINDS - 5), 2, 4))
    assert len(free) < len(list(combinations_with_replacement(range(KINDS), 2)))
    assert list(every._free_pairs([0] * KINDS, 0, 4)) == [()]


@clause("POP-13.8")
def test_nine_gates_with_a_winning_joker() -> None:
    assert with_jokers("1112345678999m", "J", wild="1z", self_draw=True).patterns["nine-gates"]
    four = with_jokers("11123467899m JJ", "J", wild="1z", self_draw=True)
    assert four.patterns["nine-gates"] == 1
    assert (
        "nine-gates" not in with_jokers("1112345678889m", "J", wild="1z", self_draw=True).patterns
    )


def test_a_win_as_dealt_has_no_winning_tile() -> None:
    dealt = Regular(places=True, wild=FOUR_ALIKE, dealt=lambda hand: "heaven" in hand.situation)
    won = hand("123m 456p 789s 22p 5z J", "5z", wild=parse_one("9m"), situation=["heaven"])
    assert {each.won for each in dealt.readings(won)} == {""}


@clause("POP-9.14")
def test_a_pair_of_jokers_keeps_within_four() -> None:
    waiting = hand("555m 678p 234s 11z JJ", "J", wild=parse_one("9m"), self_draw=True)
    readings = Regular(places=True, wild=FOUR_ALIKE).readings(waiting)
    assert readings
    assert all(sum(tile == 4 for g in each.groups for tile in g.tiles) <= 4 for each in readings)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"concealed": "123m 456p 789s J2p 55z"}, "no joker"),
        ({"wild": "1f"}, "no playing tile"),
        ({"wild": "1m"}, "written J"),
        ({"wild": "2z", "concealed": "111z 123m 456p 789s 5z", "winning": "1z"}, "indicator"),
        ({"options": {"jokers": True}}, "wild"),
        ({"melds": [{"kind": "pung", "tiles": "7sJ8s"}], "wild": "9m"}, "melds"),
    ],
)
def test_malformed_hands_of_a_joker_game(change: dict[str, Any], message: str) -> None:
    case = {
        "rules": "popular",
        "type": "hand",
        "options": {},
        "concealed": "123m 456p 789s 22p 55z",
        "melds": [],
        "winning": "2p",
        "self_draw": True,
        "flowers": "",
        "seat": "E",
        "round": "E",
        "situation": [],
    }
    with pytest.raises(ValueError, match=message):
        judge(case | change)


@clause("POP-7.11", "POP-13.53")
def test_a_robbery_that_cannot_be_is_ignored() -> None:
    robbed: dict[str, Any] = {"situation": ["robbing-kong", "last-discard"]}
    assert "robbing-kong" in score("popular", "57s 789m 44z 234m 666p", "6s", **robbed).patterns
    assert "last-discard" not in score("popular", "57s 789m 44z 234m 666p", "6s", **robbed).patterns
    held = score("popular", "57s 66s 789m 234m 666p", "6s", **robbed)
    assert "robbing-kong" not in held.patterns
    assert "last-discard" in held.patterns
    indicated = with_jokers("45s 789m 44z 234m 666p", "6s", wild="7s", **robbed)
    missing = indicated.why("robbing-kong").missing
    assert missing is not None
    assert missing.code == "no-fourth-tile"


def deal(**calls: Hand) -> dict[int, Hand]:
    hands = {
        "E": hand("1366m 4489p 16s 226z"),
        "S": hand("237m 1p 2347s 12367z", seat="S"),
        "W": hand("258m 348p 3679s 234z", seat="W"),
        "N": hand("359m 5589p 577s 446z", seat="N"),
    }
    return {"ESWN".index(seat): each for seat, each in (hands | calls).items()}


@clause("POP-17.10", "POP-17.9")
def test_a_wrong_number_of_tiles_is_a_dead_hand() -> None:
    short = hand("123m 456p 789s 77z", "5z", seat="S")
    settled = POPULAR.settle(FinishedDeal(deal(S=short), (Call((1,), parse_one("5z"), 0),)))
    assert not any(settled.delta.values())


@pytest.mark.parametrize(
    "outcome",
    [
        (Call((1,), 4, 0), Call((2,), 5, 0)),
        (Call((1, 1), 4, 0),),
        (Call((1,), 4, None),),
        (Foul(1, "false-win"),),
        (Foul(1, "smiling"),),
    ],
)
def test_malformed_deals(outcome: tuple[Happening, ...]) -> None:
    hands = deal(S=hand("237m 1p 2347s 12367z", "5m", seat="S"))
    with pytest.raises(ValueError, match=r"outcome|foul"):
        POPULAR.settle(FinishedDeal(hands, outcome))


def test_two_cannot_win_from_the_wall_nor_five_tiles_lie_there() -> None:
    drawn = {
        "S": hand("237m 1p 2347s 12367z", "5m", seat="S", self_draw=True),
        "W": hand("258m 348p 3679s 234z", "5m", seat="W", self_draw=True),
    }
    with pytest.raises(ValueError, match="only one player"):
        POPULAR.settle(FinishedDeal(deal(**drawn), (Call((1, 2), 4),)))
    with pytest.raises(ValueError, match="too many"):
        POPULAR.settle(FinishedDeal(deal(S=hand("6666m 1p 2347s 1237z", seat="S"))))
