"""Classical, played: the wall, turns, claims and kongs, on rigged walls."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sparrows import rulebook
from sparrows.play.actions import WIN, Action, IllegalAction
from sparrows.play.deal import Deal
from sparrows.play.events import Dealt, Drew, Ended, HandShown, KongRobbed, Started
from sparrows.play.match import Match
from sparrows.play.shuffle import seed_from, shuffled
from sparrows.play.table import HIDDEN
from sparrows.readings.groups import KONG, PUNG
from sparrows.rulebooks.classical.calling import CallingShown
from sparrows.rulebooks.classical.patterns import GREEN_TILES
from sparrows.tiles import HONOURS, KINDS, ORPHANS, SIMPLES, TERMINALS, mask, parse, parse_one
from tests.clauses import clause
from tests.play.rigged import ScriptedDeal, rigged

RULES = rulebook("classical")

# East may discard 5p: South can chow it, West pung it, North win with it.
EAST = "1199m 159p 19s 12345z"
SOUTH = "46p 123m 789m 2468s 6z"
WEST = "55p 234m 678s 28p 367z"
NORTH = "46p 345m 567m 234s 99p"


def claimed(south: str = SOUTH, west: str = WEST, **how: Any) -> ScriptedDeal:
    """North has made no original call, and East has discarded 5p."""
    deal = rigged("classical", EAST, south, west, NORTH, **how)
    deal.plays("N pass, E discard 5p")
    return deal


# The set, the seats, the wall


@clause("CCL-1.1", "CCL-1.2", "CCL-1.3", "CCL-1.4", "CCL-1.5", "CCL-1.6")
def test_four_tiles_of_34_kinds_and_nothing_else() -> None:
    tiles = Counter(shuffled(RULES, seed_from(1)))
    assert tiles == dict.fromkeys(range(KINDS), 4)
    assert tiles.total() == 136


@clause("CCL-1.7")
def test_what_the_tiles_are_called() -> None:
    assert mask(parse("19m 19p 19s")) == TERMINALS
    assert mask(parse("1234567z")) == HONOURS
    assert mask(range(KINDS)) == SIMPLES | ORPHANS
    assert GREEN_TILES == "23468s 6z"


@clause("CCL-2.1", "CCL-2.3")
def test_four_seats_in_order_of_play() -> None:
    deal = Deal(RULES, seed_from(1))
    assert RULES.seats == (0, 1, 2, 3)
    assert "players" not in RULES.options.__struct_fields__
    assert deal.table.order[0] == (1, 2, 3)
    assert deal.table.order[2] == (3, 0, 1)


@clause("CCL-2.2")
@pytest.mark.parametrize("number", range(20))
def test_the_highest_throw_is_east(number: int) -> None:
    match = Match(RULES, seed_from(number))
    *ties, last = match.throws
    assert set(match.throws[0]) == {0, 1, 2, 3}
    best = sum(last[match.dealer])
    assert all(sum(throw) < best for player, throw in last.items() if player != match.dealer)
    assert all(match.dealer in throws for throws in ties)
    assert [match.seat_of(player) for player in match.order_from(match.dealer)] == [0, 1, 2, 3]


@clause("CCL-2.4", "CCL-2.5")
def test_own_and_prevailing_wind() -> None:
    deal = Deal(RULES, seed_from(1), round_wind=2)
    hands = [RULES.parts.hand(RULES, deal.table, place) for place in deal.table.places.values()]
    assert [hand.seat for hand in hands[1:]] == [1, 2, 3]
    assert {hand.round for hand in hands} == {2}


@clause("CCL-3.1", "CCL-3.2", "CCL-3.3")
@pytest.mark.parametrize("throw", range(2, 13))
def test_the_first_throw_names_the_side_both_the_stacks(throw: int) -> None:
    first = (throw // 2, throw - throw // 2)
    side = "ESWN".index({1: "E", 2: "S", 3: "W", 0: "N"}[throw % 4])
    assert RULES.parts.broken([first, (3, 4)], RULES.seats) == (side, throw + 7)
    started = Deal(RULES, seed_from(throw)).log[0]
    assert isinstance(started, Started)
    assert len(started.dice) == 2
    assert started.stacks == sum(map(sum, started.dice))
    assert started.tiles == 4 * 17 * 2


@clause("CCL-3.4", "CCL-3.6", "CCL-3.7")
def test_what_is_left_after_the_deal() -> None:
    wall = Deal(RULES, seed_from(1)).table.wall
    assert (wall.left, wall.loose, wall.kept, wall.live) == (81, 2, 14, 67)


@clause("CCL-4.1", "CCL-4.2", "CCL-4.3")
def test_four_tiles_thrice_then_one_and_one_more_for_east() -> None:
    deal = Deal(RULES, seed_from(5))
    dealt = [event.tiles for event in deal.log if isinstance(event, Dealt)]
    tiles = deal.tiles
    assert dealt[0] == (*tiles[:4], *tiles[16:20], *tiles[32:36], tiles[48], tiles[52])
    assert dealt[3] == (*tiles[12:16], *tiles[28:32], *tiles[44:48], tiles[51])
    assert [len(each) for each in dealt] == [14, 13, 13, 13]


@clause("CCL-4.4")
def test_players_see_their_own_tiles_only() -> None:
    deal = Deal(RULES, seed_from(5))
    assert list(deal.view(1).places[1].standing) == list(deal.table.places[1].standing)
    assert list(deal.view(1).places[0].standing) == []
    assert deal.view(1).places[0].standing.size == 14
    assert {event.seen_by(1) for event in deal.log if isinstance(event, Dealt)} >= {
        Dealt(0, (HIDDEN,) * 14)
    }


# Turns


@clause("CCL-3.5", "CCL-5.1", "CCL-5.2", "CCL-5.3")
def test_east_begins_without_a_draw_and_the_turn_goes_round() -> None:
    deal = rigged("classical", "9p", draws="1z 2z 3z 4z")
    assert deal.waiting() == "E"
    assert deal.table.drawn < 0
    deal.plays("E discard 9p")
    for seat, tile in zip("SWNE", parse("1234z"), strict=True):
        assert deal.waiting() == seat
        assert deal.table.drawn == tile
        assert [place.standing.size for place in deal.table.others(deal.table.turn)] == [13, 13, 13]
        deal.plays(f"{seat} discard drawn")


@clause("CCL-5.4", "CCL-7.4")
def test_east_may_declare_a_kong_in_his_first_turn() -> None:
    deal = rigged("classical", "1111z 19m 159p 1259s 5z", back="9p 8p")
    assert deal.may("E") == {"concealed-kong", "discard"}
    deal.plays("E concealed-kong 1z")
    assert deal.place("E").melds[0].concealed
    assert deal.table.drawn == parse_one("9p")


@clause("CCL-5.7")
def test_only_the_latest_discard_may_be_claimed() -> None:
    deal = claimed(draws="8s")
    deal.plays("all pass, S discard 8s")
    assert "pung 5p" not in str(deal.asks())
    assert deal.table.discards == [(0, parse_one("5p")), (1, parse_one("8s"))]


@clause("CCL-21.1")
def test_only_what_is_offered_can_be_done() -> None:
    deal = rigged("classical", EAST, SOUTH, WEST, NORTH)
    before = len(deal.log)
    for seat, action in ((1, Action("discard", 0)), (0, WIN), (0, Action("discard", 33))):
        with pytest.raises(IllegalAction):
            deal.act(seat, action)
    assert len(deal.log) == before


# Claims


@clause("CCL-6.1", "CCL-6.2", "CCL-6.4", "CCL-6.11", "CCL-8.3")
def test_all_who_can_claim_are_asked_at_once() -> None:
    deal = claimed()
    assert deal.asks() == {
        "S": ["chow 5p with 46p", "pass"],
        "W": ["pung 5p with 55p", "pass"],
        "N": ["win", "pass"],
    }
    deal.plays("S chow, W pung")
    assert not deal.melds("S")
    assert deal.waiting() == "N"


@clause("CCL-6.7")
@pytest.mark.parametrize(
    ("script", "seat", "kind"),
    [("S chow, W pung, N win", 3, None), ("S chow, W pung", 2, PUNG), ("S chow", 1, "chow")],
)
def test_win_before_pung_before_chow(script: str, seat: int, kind: str | None) -> None:
    deal = claimed()
    deal.plays(f"{script}, all pass")
    if kind is None:
        assert deal.won().seat == seat
    else:
        assert deal.table.turn == seat
        assert deal.table.places[seat].melds[0].kind == kind


@clause("CCL-6.5")
def test_after_a_pung_the_turn_goes_on_from_the_claimer() -> None:
    deal = claimed()
    deal.plays("W pung, all pass, W discard 3z, all pass")
    assert deal.table.turn == 3


@clause("CCL-6.8")
def test_no_claim_is_compulsory() -> None:
    deal = claimed()
    deal.plays("S pass, W pass, N pass")
    assert deal.table.turn == 1
    assert not deal.over


@clause("CCL-5.5", "CCL-5.6", "CCL-6.9", "CCL-6.10")
def test_after_a_pung_only_a_discard_even_of_the_same_kind() -> None:
    deal = claimed(west="555p 8888p 678s 367z")
    deal.plays("W pung, all pass")
    assert deal.may("W") == {"discard"}
    assert "5p" in deal.discards("W")
    melds = list(deal.place("W").melds)
    deal.plays("W discard 3z")
    assert [meld.kind for meld in deal.place("W").melds] == [PUNG]
    assert deal.place("W").melds == melds


@clause("CCL-8.8", "CCL-5.8", "CCL-8.9")
@pytest.mark.parametrize(("priority", "winner"), [("furthest", 3), ("nearest", 1)])
def test_one_of_several_callers_wins(priority: str, winner: int) -> None:
    ready = "46p 123m 789m 678s 22z", "4455p 123m 678s 333z"
    deal = rigged("classical", EAST, *ready, NORTH, win_priority=priority)
    deal.plays("all pass, E discard 5p, S win, W win, N win")
    assert deal.over
    assert deal.won().seat == winner
    assert len(deal.happened(HandShown)) == 4
    assert deal.log[-1] == Ended("win", (winner,), 1)


# Kongs and loose tiles

TWO_KONGS, CLAIMS_A_KONG = "19m 2222p 3333p 67z 8s", "555p 8888m 678s 367z"


@clause("CCL-6.6", "CCL-7.1", "CCL-7.5", "CCL-7.7")
def test_a_claimed_kong_takes_the_loose_tile_farther_from_the_end() -> None:
    deal = claimed(TWO_KONGS, CLAIMS_A_KONG, back="7p 8p")
    deal.plays("W kong, all pass")
    (kong,) = deal.place("W").melds
    assert kong.kind == KONG
    assert not kong.concealed
    assert deal.log[-1] == Drew(2, parse_one("7p"), "kong", loose=True)
    assert deal.may("W") == {"concealed-kong", "discard"}
    assert deal.table.wall.left == 81


@clause("CCL-7.8", "CCL-7.10")
def test_loose_tiles_are_renewed_from_the_end_of_the_wall() -> None:
    deal = claimed(TWO_KONGS, CLAIMS_A_KONG, back="7p 7z 8p 1p")
    deal.plays("W kong, all pass, W concealed-kong 8m")
    wall = deal.table.wall
    assert deal.table.drawn == parse_one("7z")
    assert (wall.left, wall.loose, wall.live) == (79, 2, 65)
    deal.plays("W discard 7z, all pass, N discard drawn, all pass, E discard drawn, all pass")
    deal.plays("S concealed-kong 2p")
    assert deal.table.drawn == parse_one("8p")
    deal.plays("S concealed-kong 3p")
    assert deal.table.drawn == parse_one("1p")
    assert (wall.left, wall.loose) == (79 - 3 - 2, 2)
    assert not deal.over


@clause("CCL-7.2", "CCL-7.3")
def test_an_open_pung_grows_by_ones_own_tile_only() -> None:
    deal = claimed("5p 19m 2222p 333p 67z 8s", "55p 8m 67m 678s 36z 239s", draws="7z 3z 9s 1m")
    deal.plays("W pung, all pass, W discard 3z, all pass, N discard drawn, all pass")
    deal.plays("E discard drawn, all pass, S discard 5p")
    assert "W" not in deal.asks()
    deal = claimed("19m 22m 2222p 333p 67z", "555p 8m 67m 678s 36z 23s", back="7p 8p")
    deal.plays("W pung, all pass, W discard 3z, all pass, N discard drawn, all pass")
    deal.plays("E discard drawn, all pass, S discard drawn, all pass, W added-kong 5p, N pass")
    assert deal.place("W").melds[0].promoted
    assert deal.table.drawn == parse_one("7p")


READY_FOR_5P = "46p 123m 789m 678s 22z"


def until_the_kong(**options: Any) -> ScriptedDeal:
    """West makes a pung of 5p and later adds the fourth; South and North wait for it."""
    how = {"draws": "6z 7z 7z 5p", "back": "1p 8s", **options}
    deal = rigged("classical", EAST, READY_FOR_5P, WEST, NORTH, **how)
    deal.plays("all pass, E discard 5p, W pung, all pass, W discard 3z, all pass")
    deal.plays("N discard 6z, all pass, E discard 7z, all pass, S discard 7z, W added-kong 5p")
    return deal


@clause("CCL-8.4", "CCL-8.7", "CCL-8.8")
def test_a_kong_is_robbed_by_the_one_farthest_from_its_owner() -> None:
    deal = until_the_kong()
    assert deal.asks() == {"N": ["win", "pass"], "S": ["win", "pass"]}
    deal.plays("S win, N win")
    won = deal.won()
    assert (won.seat, won.giver) == (1, 2)
    assert "robbing-kong" in won.situation
    assert won.patterns["robbing-kong"] == 1
    assert [meld.kind for meld in deal.place("W").melds] == [PUNG]
    assert deal.place("W").standing.size == 10
    assert deal.table.wall.loose == 2
    deal = until_the_kong(win_priority="nearest")
    deal.plays("S win, N win")
    assert deal.won().seat == 3


@clause("CCL-7.11")
def test_the_loose_tile_waits_until_all_have_declined() -> None:
    deal = until_the_kong()
    deal.plays("S pass")
    assert deal.table.drawn < 0
    deal.plays("N pass")
    assert deal.table.drawn == parse_one("1p")


@clause("CCL-8.5")
def test_a_win_takes_the_discard_from_a_claimed_kong() -> None:
    deal = claimed(TWO_KONGS, CLAIMS_A_KONG)
    deal.plays("W kong, N win")
    assert (deal.won().seat, deal.won().giver) == (3, 0)
    assert "robbing-kong" not in deal.won().situation


@clause("CCL-9.1", "CCL-9.2", "CCL-15.12")
def test_thirteen_different_tiles_wait_for_any_of_them() -> None:
    deal = rigged("classical", "123456789m 11p 59s 5z", west="19m 19p 19s 1234567z")
    assert deal.happened(CallingShown) == [CallingShown(2, calling=True)]
    deal.plays("W pass, E discard 5z, W win")
    assert deal.won().patterns == {"earthly-blessing": 1, "thirteen-wonders": 1}


@clause("CCL-8.6", "CCL-8.7")
def test_a_concealed_kong_is_robbed_for_thirteen_wonders_only() -> None:
    north = "19m 19p 19s 2345677z"
    deal = rigged("classical", "1111z 5555p 19m 2589s", READY_FOR_5P, north=north)
    deal.plays("all pass, E concealed-kong 5p")
    assert deal.table.turn == 0
    assert deal.may("E") == {"concealed-kong", "discard"}
    deal.plays("E concealed-kong 1z")
    assert deal.asks() == {"N": ["win", "pass"]}
    deal.plays("N win")
    assert deal.won().patterns == {"thirteen-wonders": 1}
    assert deal.happened(KongRobbed) == [KongRobbed(0, parse_one("1z"))]
    east = deal.place("E")
    assert (len(east.melds), east.standing.size, east.standing.counts[parse_one("1z")]) == (
        1,
        10,
        3,
    )
    assert deal.table.wall.loose == 1
