"""Turns and claims of red, on walls laid by hand."""

from __future__ import annotations

import pytest

from sparrows import rulebook
from sparrows.play.actions import Action, IllegalAction
from sparrows.play.events import (
    Discarded,
    Drew,
    Ended,
    HandShown,
    Melded,
)
from sparrows.readings.groups import PUNG, Meld
from sparrows.tiles import NAMES, parse, parse_one
from tests.clauses import clause
from tests.play.rigged import ScriptedDeal, rigged

RED = rulebook("red")

# East discards 5m: South could chow it, West pung it, North win on it.
EAST = "1599m 19p 19s 123456z"
SOUTH = "3467m 2468p 2468s 7z"
WEST = "55m 1133p 1133s 777z"
NORTH = "46789m 78988p 789s"


def claimed() -> ScriptedDeal:
    deal = rigged(RED, EAST, SOUTH, WEST, NORTH)
    deal.plays("E discard 5m")
    return deal


@clause("RED-3.1", "RED-8.8", "RED-11.2", "RED-3.4", "RED-4.20")
def test_east_may_win_before_his_first_discard() -> None:
    deal = rigged(RED, "123m 456p 789s 111z 55m", SOUTH, "66m 2233p 1133s 777z")
    assert deal.offered("E")[0] == "win"
    deal.plays("E win")
    assert deal.won().giver is None
    assert deal.won().value == 6
    assert deal.gains() == [18, -6, -6, -6]
    assert [event.seat for event in deal.happened(HandShown)] == [0]
    assert deal.log[-1] == Ended("win", (0,), 0)


@clause("RED-3.2", "RED-3.3", "RED-3.5", "RED-3.6", "RED-2.8", "RED-3.20")
def test_a_turn_is_a_draw_and_a_discard() -> None:
    deal = rigged(RED, EAST, SOUTH, WEST, draws="9p")
    assert deal.sizes() == [14, 13, 13, 13]
    assert deal.plays("E discard 1z")[-1] == Drew(1, parse_one("9p"))
    assert deal.sizes() == [13, 14, 13, 13]
    held = {NAMES[tile] for tile in parse(SOUTH + "9p")}
    assert set(deal.offered("S")) == {f"discard {tile}" for tile in held}
    deal.plays("S discard 9p")
    assert deal.table.turn == 2


@clause("RED-2.8")
@pytest.mark.parametrize(("players", "turns"), [(4, "ESWNE"), (3, "ESWE"), (2, "EWE")])
def test_turns_skip_empty_seats(players: int, turns: str) -> None:
    deal = ScriptedDeal(rulebook("red", players=players), b"turns")
    seen: list[str] = []
    while len(seen) < len(turns):
        (seat,) = deal.waiting_for()
        seen.append("ESWN"[seat])
        deal.act(seat, deal.offers(seat)[-1])
        deal.all_pass()
    assert "".join(seen) == turns


@clause("RED-3.9")
def test_nobody_sees_whether_the_drawn_tile_was_discarded() -> None:
    deal = rigged(RED, EAST, SOUTH, WEST, draws="9p")
    deal.plays("E discard 1z, S discard 9p")
    _, discarded = deal.happened(Discarded)
    assert discarded == Discarded(1, parse_one("9p"))
    assert set(discarded.__struct_fields__) == {"seat", "tile"}


@clause("RED-4.1", "RED-4.14")
def test_each_is_offered_what_his_hand_allows() -> None:
    deal = claimed()
    assert deal.offered("S") == [
        "chow 5m with 34m",
        "chow 5m with 46m",
        "chow 5m with 67m",
        "pass",
    ]
    assert deal.offered("W") == ["pung 5m with 55m", "pass"]
    assert deal.offered("N") == ["win", "pass"]
    assert deal.offered("E") == []


@clause("RED-4.10")
def test_a_win_goes_before_a_pung_and_a_pung_before_a_chow() -> None:
    deal = claimed()
    deal.plays("S chow 5m with 46m, W pung 5m")
    other = deal.copy()
    deal.plays("N win")
    assert deal.log[-1] == Ended("win", (3,), 1)
    other.plays("N pass")
    assert other.table.turn == 2
    assert other.place("W").melds == [Meld(PUNG, parse_one("5m"))]
    assert other.place("S").melds == []


@clause("RED-4.3", "RED-4.7", "RED-4.9", "RED-3.7")
def test_after_a_claim_there_is_no_draw_and_any_tile_may_go() -> None:
    deal = claimed()
    assert deal.plays("W pass, N pass, S chow 5m with 67m") == deal.happened(Melded)
    (melded,) = deal.happened(Melded)
    assert melded.using == parse("67m")
    place = deal.place("S")
    assert str(place.melds[0]) == "567m"
    assert place.standing.size == 11
    assert not deal.place("E").pond
    assert deal.may("S") == {"discard"}
    deal.plays("S discard 4m, all pass")
    assert deal.table.turn == 2


@clause("RED-4.9", "RED-3.7", "RED-4.8")
def test_no_win_before_the_discard_that_follows_a_claim() -> None:
    deal = rigged(RED, EAST, "555m 46m 789p 789s 11z")
    deal.plays("E discard 5m")
    assert deal.offered("S")[0] == "win"
    deal.plays("S chow 5m with 46m")
    # 555m, 789p, 789s, 11z and the chow are whole; still they must discard.
    assert "win" not in deal.offered("S")
    assert "discard 5m" in deal.offered("S")
    melds = deal.place("S").melds[:]
    deal.plays("S discard 5m, all pass")
    assert deal.place("S").melds == melds


@clause("RED-4.4", "RED-4.5", "RED-5.1", "RED-5.2", "RED-5.3")
def test_the_fourth_tile_may_make_a_pung_and_never_a_kong() -> None:
    deal = rigged(RED, EAST, west="555m")
    deal.plays("E discard 5m")
    assert deal.offered("W") == ["pung 5m with 55m", "pass"]
    deal.plays("W pung 5m")
    assert deal.place("W").standing.counts[parse_one("5m")] == 1
    assert deal.may("W") == {"discard"}
    names = {move.name for moves in RED.parts.moves.values() for move in moves}
    assert names == {"win", "discard", "pung", "chow"}


@clause("RED-4.6")
def test_a_chow_is_from_the_player_before_only() -> None:
    deal = rigged(RED, EAST, west="34m", north="67m")
    deal.plays("E discard 5m")
    assert deal.offered("W") == deal.offered("N") == []
    assert deal.table.turn == 1


@clause("RED-4.6", "RED-2.7")
def test_two_players_chow_from_each_other() -> None:
    deal = rigged("red", EAST, west="34m", players=2)
    deal.plays("E discard 5m")
    assert deal.offered("W") == ["chow 5m with 34m", "pass"]
    deal.plays("W chow 5m, W discard 1p")
    assert deal.table.turn == 0


@clause("RED-4.11", "RED-11.1", "RED-3.8")
def test_the_nearest_after_the_discarder_wins() -> None:
    other = "46m 123m 123p 123s 44z"
    deal = rigged(RED, EAST, "", other, NORTH)
    deal.plays("E discard 5m, N win")
    passed = deal.copy()
    deal.plays("W win")
    assert deal.log[-1] == Ended("win", (2,), 1)
    assert deal.gains()[3] == 0
    assert deal.gains()[0] == -deal.gains()[2] < 0
    passed.plays("W pass")
    assert passed.log[-1] == Ended("win", (3,), 1)


@clause("RED-4.11")
def test_the_nearest_of_three_players_wins() -> None:
    ready = "46m 123m 123p 123s 44z"
    deal = rigged("red", "46789m 789p 789s 11z 7z", "5m", ready, players=3)
    deal.plays("E discard 7z, S discard 5m, E win")
    passed = deal.copy()
    deal.plays("W win")
    assert deal.log[-1] == Ended("win", (2,), 1)
    passed.plays("W pass")
    assert passed.log[-1] == Ended("win", (0,), 0)


@clause("RED-3.8")
def test_a_win_passed_up_may_be_made_later() -> None:
    deal = rigged(RED, EAST, "5m", north=NORTH)
    deal.plays("E discard 5m, N pass, S discard 5m")
    assert deal.offered("N")[0] == "win"


@clause("RED-4.2")
def test_only_the_latest_discard_may_be_claimed_and_once() -> None:
    deal = claimed()
    deal.plays("all pass")
    with pytest.raises(IllegalAction, match="not asked"):
        deal.act(3, Action("win"))
    assert deal.table.turn == 1


@clause("RED-13.1", "RED-13.15")
def test_what_is_not_offered_changes_nothing() -> None:
    deal = claimed()
    log = deal.log[:]
    for seat, action in ((0, Action("pass")), (2, Action("win")), (1, Action("discard", 3))):
        with pytest.raises(IllegalAction, match=f"seat {'ESWN'[seat]} may not {action.name}"):
            deal.act(seat, action)
    deal.plays("N pass")
    with pytest.raises(IllegalAction, match="answered already"):
        deal.act(3, Action("win"))
    assert deal.log == log
