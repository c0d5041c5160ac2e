"""Scripted deals of zung-jung: the wall, turns, claims and kongs."""

from __future__ import annotations

import pytest

from sparrows import rulebook
from sparrows.play.actions import IllegalAction
from sparrows.play.events import (
    Dealt,
    Drew,
    Ended,
    HandShown,
    KongAdded,
    KongConcealed,
    KongRobbed,
    Started,
)
from sparrows.play.shuffle import seed_from, shuffled
from sparrows.readings.groups import CHOW, KONG, PUNG
from sparrows.tiles import BONUS, HONOURS, SUITED, TERMINALS, kinds_of, parse, parse_one
from tests.clauses import clause
from tests.play.rigged import ScriptedDeal, rigged, run_on, turn_of

ZUNG_JUNG = rulebook("zung-jung")

# Both wait for 4p, and South for 1p too.
SOUTH = "123456789m 11p 23p"
NORTH = "555666777s 56p 99p"


# Tiles, seats, wall and deal


@clause("ZJ-20.1", "ZJ-20.3", "ZJ-20.4", "ZJ-25.1", "ZJ-26.1")
def test_the_set_has_136_tiles_and_eight_more_if_agreed() -> None:
    tiles = shuffled(ZUNG_JUNG, seed_from(1))
    assert sorted(tiles) == sorted([tile for tile in range(34) for _ in range(4)])
    more = shuffled(rulebook("zung-jung", bonus_tiles=True), seed_from(1))
    assert sorted(more) == sorted([*tiles, *BONUS])
    assert ZUNG_JUNG.seats == (0, 1, 2, 3)


@clause("ZJ-20.2")
def test_terminals_are_no_honours() -> None:
    assert set(kinds_of(TERMINALS)) == set(parse("19m 19p 19s"))
    assert set(kinds_of(HONOURS)) == set(parse("1234567z"))
    assert len(SUITED) == 27


@clause("ZJ-21.4")
def test_two_throws_break_the_wall() -> None:
    (started,) = ScriptedDeal(ZUNG_JUNG, seed_from(1)).happened(Started)
    assert len(started.dice) == 2
    assert ZUNG_JUNG.parts.broken([(2, 3), (4, 4)], ZUNG_JUNG.seats) == (0, 13)
    assert ZUNG_JUNG.parts.broken([(6, 6), (1, 1)], ZUNG_JUNG.seats) == (3, 14)


@clause("ZJ-21.1", "ZJ-21.5", "ZJ-21.6", "ZJ-21.7", "ZJ-22.1", "ZJ-22.2")
def test_tiles_are_dealt_by_fours_and_drawn_until_fourteen_are_left() -> None:
    tiles = shuffled(ZUNG_JUNG, seed_from(4))
    deal = ScriptedDeal(ZUNG_JUNG, wall=tiles)
    dealt = {event.seat: event.tiles for event in deal.happened(Dealt)}
    assert dealt[0] == (*tiles[0:4], *tiles[16:20], *tiles[32:36], tiles[48], tiles[52])
    assert dealt[2] == (*tiles[8:12], *tiles[24:28], *tiles[40:44], tiles[50])
    assert (deal.table.wall.left, deal.table.wall.live) == (83, 69)
    run_on(deal)
    drawn = deal.happened(Drew)
    assert [event.tile for event in drawn] == tiles[53:-14]
    assert [event.seat for event in drawn[:5]] == [1, 2, 3, 0, 1]
    assert deal.table.wall.left == 14


# Turns and claims


@clause("ZJ-22.1", "ZJ-22.13", "ZJ-25.7")
def test_east_may_win_with_what_he_was_dealt() -> None:
    deal = rigged("zung-jung", "123456789m 11p 234p")
    assert deal.may("E") == {"win", "discard"}
    deal.plays("E win")
    won = deal.won()
    assert won.tile == parse_one("4p")
    assert "blessing-of-heaven" in won.patterns
    assert deal.gains() == [3 * won.value, -won.value, -won.value, -won.value]


@clause("ZJ-22.3", "ZJ-23.9", "ZJ-23.8", "ZJ-22.5", "ZJ-22.7")
def test_no_win_is_compulsory_and_nothing_bars_one() -> None:
    deal = rigged("zung-jung", "9s 4p", SOUTH, draws="4p 9p 9s 9s")
    deal.plays("E discard 9s")
    assert deal.may("S") == {"win", "discard"}
    deal.plays("S discard 4p, W discard 9p, N discard 9s, E discard 4p")
    assert deal.may("S") == {"win", "chow", "pass"}
    deal.plays("S win")
    assert deal.won().giver == 0


@clause("ZJ-23.1", "ZJ-22.4", "ZJ-22.5", "ZJ-23.11", "ZJ-22.6")
def test_only_the_next_player_chows_and_then_discards() -> None:
    deal = rigged("zung-jung", "9p", "3478p 9p", "78p", draws="1z")
    deal.plays("E discard 9p")
    assert deal.waiting_for() == [1]
    deal.plays("S chow 9p")
    assert deal.place("S").melds[0].kind == CHOW
    assert deal.may("S") == {"discard"}
    assert "9p" in deal.discards("S")  # no swap ban
    deal.plays("S discard 9p")
    assert deal.waiting_for() == [2]
    deal.plays("W pass")
    assert deal.table.discards == [(0, parse_one("9p")), (1, parse_one("9p"))]


@clause("ZJ-23.1")
def test_each_chow_is_a_choice() -> None:
    deal = rigged("zung-jung", "5p", "3467p")
    deal.plays("E discard 5p")
    using = [action.using for action in deal.offers(1) if action.name == "chow"]
    assert using == [parse("34p"), parse("46p"), parse("67p")]


@clause("ZJ-23.2", "ZJ-23.5", "ZJ-23.10", "ZJ-23.11")
def test_a_pung_goes_before_a_chow_and_skips_players() -> None:
    deal = rigged("zung-jung", "9p", "78p", "", "99p", draws="1z 9s")
    deal.plays("E discard 9p")
    assert deal.waiting_for() == [1, 3]
    with pytest.raises(IllegalAction, match="not asked now"):
        deal.plays("W pass")
    deal.plays("S chow 9p")
    assert deal.place("S").melds == []
    deal.plays("N pung")
    assert deal.place("N").melds[0].kind == PUNG
    assert (deal.table.turn, deal.may("N")) == (3, {"discard"})
    deal.plays("N discard 1m, all pass")
    assert deal.table.turn == 0


@clause("ZJ-23.3", "ZJ-24.1", "ZJ-24.5", "ZJ-23.5", "ZJ-24.9")
def test_a_claimed_kong_is_replaced_from_the_back() -> None:
    deal = rigged("zung-jung", "9p", "", "999p", NORTH.replace("56p 99p", "78p 99s"), back="7z 6z")
    deal.plays("E discard 9p")
    assert deal.may("W") == {"kong", "pung", "pass"}
    assert deal.may("N") == {"win", "pass"}
    other = deal.copy()
    other.plays("W kong, N win")
    assert other.won().seat == 3
    events = deal.plays("W kong, N pass")
    assert isinstance(events[-1], Drew)
    assert (events[-1].tile, events[-1].source) == (parse_one("7z"), "kong")
    assert deal.place("W").melds[0].kind == KONG
    assert deal.table.wall.live == 68
    assert deal.gains() == [0, 0, 0, 0]


@clause("ZJ-23.4", "ZJ-23.6", "ZJ-33.4", "ZJ-23.7")
@pytest.mark.parametrize(("interception", "winner"), [("furthest", 3), ("nearest", 1)])
def test_one_of_several_callers_wins(interception: str, winner: int) -> None:
    deal = rigged("zung-jung", "4p", SOUTH, "", NORTH, interception=interception)
    deal.plays("E discard 4p, S win, N win")
    assert deal.won().seat == winner
    assert isinstance(deal.log[-1], Ended)
    assert deal.log[-1].winners == (winner,)
    assert sum(deal.gains()) == 0


@clause("ZJ-22.12", "ZJ-22.10")
def test_the_winner_shows_his_hand_and_nobody_else() -> None:
    deal = rigged("zung-jung", "4p", SOUTH)
    deal.plays("E discard 4p, S win")
    assert [event.seat for event in deal.happened(HandShown)] == [1]
    deal = rigged("zung-jung")
    run_on(deal)
    assert deal.log[-1] == Ended("wall", (), 1)
    assert not deal.happened(HandShown)
    assert deal.gains() == [0, 0, 0, 0]


@clause("ZJ-22.6", "ZJ-30.6")
def test_immunity_looks_at_all_discards_of_the_go_around() -> None:
    """South lets West's 9p go and takes East's: West gave it first and is to blame."""
    deal = rigged("zung-jung", "9p 5z", "111999m 111s 99s 99p", draws="2z 9p 3z 4z")
    deal.plays("E discard 5z, S discard 2z, W discard 9p, S pass, N discard 3z, E discard 9p")
    deal.plays("S win")
    value = deal.won().value
    assert value > 25
    assert deal.gains() == [-25, 3 * value, 50 - 3 * value, -25]


@clause("ZJ-10.1", "ZJ-23.4")
def test_thirteen_different_tiles_wait_for_any_of_them() -> None:
    deal = rigged("zung-jung", "5z", west="19m 19p 19s 1234567z", draws="8m 9s")
    drawn = deal.copy()
    deal.plays("E discard 5z, W win")
    assert "thirteen-orphans" in deal.won().patterns
    drawn.plays("E discard 5z, W pass, S discard 8m, W win")
    assert drawn.won().giver is None


@clause("ZJ-24.8", "ZJ-30.9", "ZJ-23.7")
def test_a_robbed_tile_is_the_last_of_the_discards() -> None:
    deal = rigged("zung-jung", "1m", "11m 8s", "99m 19p 19s 1234567z", draws="8m 8p 8s 1m")
    deal.plays("E discard 1m, W pass, S pung, S discard 8s")
    run_on(deal, turn_of("S"))
    deal.plays("S added-kong 1m, W win")
    value = deal.won().value
    assert deal.gains() == [-25, 50 - 3 * value, 3 * value, -25]


# Kongs


@clause("ZJ-24.2", "ZJ-24.4", "ZJ-24.5", "ZJ-24.7", "ZJ-24.10", "ZJ-24.12", "ZJ-33.12")
@pytest.mark.parametrize("display", ["open", "two-down"])
def test_concealed_kongs_are_open_to_all_and_replaced_from_the_back(display: str) -> None:
    deal = rigged(
        "zung-jung", "2222m 3333m 456p 77p 9s", back="9p 9s", concealed_kong_display=display
    )
    events = deal.plays("E concealed-kong 2m")
    assert events[0] == KongConcealed(0, 1)
    assert events[0].seen_by(2) == events[0]
    assert deal.table.drawn == parse_one("9p")
    deal.plays("E concealed-kong 3m")
    assert deal.table.drawn == parse_one("9s")
    assert deal.place("E").standing.size == 8
    deal.plays("E discard 9p")


@clause("ZJ-24.7", "ZJ-24.2")
def test_a_win_on_a_replacement_is_from_the_wall_and_on_a_kong() -> None:
    deal = rigged("zung-jung", "2222m 345m 456p 77p 9s 9s", back="9s")
    deal.plays("E concealed-kong 2m, E win")
    won = deal.won()
    assert won.giver is None
    assert "kong-replacement" in won.patterns
    assert "blessing-of-heaven" not in won.patterns


@clause("ZJ-24.3", "ZJ-24.8", "ZJ-24.5")
def test_a_promoted_kong_may_be_robbed() -> None:
    deal = rigged("zung-jung", "5p", "55p 9s", "111222333s 67p 99p", draws="9m 8m 9m 5p")
    deal.plays("E discard 5p, W pass, S pung, S discard 9s")
    run_on(deal, turn_of("S"))
    events = deal.plays("S added-kong 5p")
    assert events == [KongAdded(1, parse_one("5p"), "promoted")]
    assert deal.waiting_for() == [2]
    stands = deal.copy()
    stands.plays("W pass")
    assert (stands.table.turn, stands.place("S").melds[0].kind) == (1, KONG)
    events = deal.plays("W win")
    assert KongRobbed(1, parse_one("5p")) in events
    assert "robbing-kong" in deal.won().patterns
    assert deal.won().giver == 1
    assert deal.place("S").melds[0].kind == PUNG


@clause("ZJ-24.11")
def test_four_alike_need_not_be_a_kong() -> None:
    deal = rigged("zung-jung", "9999m 8p")
    assert deal.may("E") == {"concealed-kong", "discard"}
    deal.plays("E discard 8p")
    assert deal.place("E").standing.counts[8] == 4
