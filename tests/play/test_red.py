"""Turns and claims of red, on walls laid by hand."""

from __future__ import annotations

import pytest

from sparrows import rulebook
from sparrows.play.actions import Action, IllegalAction
from sparrows.play.deal import Deal
from sparrows.play.events import (
    Discarded,
    Drew,
    Ended,
    HandShown,
    Melded,
    Won,
)
from sparrows.readings.groups import PUNG, Meld
from sparrows.tiles import NAMES, parse, parse_one
from tests.clauses import clause
from tests.play.red_deals import EAST, IDLE, NO_FIVE, NORTH, RED, SOUTH, WEST, claimed, delta, size
from tests.play.rigged import offered, play, rigged

THREE = rulebook("red", players=3)
TWO = rulebook("red", players=2)


@clause("RED-3.1", "RED-8.8", "RED-11.2", "RED-3.4", "RED-4.20")
def test_east_may_win_before_his_first_discard() -> None:
    deal = rigged(RED, "123m 456p 789s 111z 55m", SOUTH, "66m 2233p 1133s 777z", NO_FIVE)
    assert offered(deal, "E")[0] == "win"
    win, *_ = play(deal, "E win")
    assert isinstance(win, Won)
    assert win.giver is None
    assert win.value == 6
    assert delta(deal) == [18, -6, -6, -6]
    shown = [event for event in deal.log if isinstance(event, HandShown)]
    assert [event.seat for event in shown] == [0]
    assert deal.log[-1] == Ended("win", (0,), 0)


@clause("RED-3.2", "RED-3.3", "RED-3.5", "RED-3.6", "RED-2.8", "RED-3.20")
def test_a_turn_is_a_draw_and_a_discard() -> None:
    deal = rigged(RED, EAST, SOUTH, WEST, IDLE, draws="9p")
    assert [size(deal, seat) for seat in range(4)] == [14, 13, 13, 13]
    drew = play(deal, "E discard 1z")[-1]
    assert drew == Drew(1, parse_one("9p"))
    assert [size(deal, seat) for seat in range(4)] == [13, 14, 13, 13]
    held = {NAMES[tile] for tile in parse(SOUTH + "9p")}
    assert set(offered(deal, "S")) == {f"discard {tile}" for tile in held}
    play(deal, "S discard 9p")
    assert deal.table.turn == 2


@clause("RED-2.8")
@pytest.mark.parametrize(("players", "turns"), [(4, "ESWNE"), (3, "ESWE"), (2, "EWE")])
def test_turns_skip_empty_seats(players: int, turns: str) -> None:
    deal = Deal(rulebook("red", players=players), b"turns")
    seen: list[str] = []
    while len(seen) < len(turns):
        (seat,) = deal.waiting_for()
        seen.append("ESWN"[seat])
        deal.act(seat, deal.offers(seat)[-1])
        while deal.table.phase == "claim":
            play(deal, "pass")
    assert "".join(seen) == turns


@clause("RED-3.9")
def test_nobody_sees_whether_the_drawn_tile_was_discarded() -> None:
    deal = rigged(RED, EAST, SOUTH, WEST, IDLE, draws="9p")
    play(deal, "E discard 1z")
    discarded = play(deal, "S discard 9p")[0]
    assert discarded == Discarded(1, parse_one("9p"))
    assert set(discarded.__struct_fields__) == {"seat", "tile"}


@clause("RED-4.1", "RED-4.14")
def test_each_is_offered_what_his_hand_allows() -> None:
    deal = claimed()
    assert offered(deal, "S") == [
        "chow 5m with 34m",
        "chow 5m with 46m",
        "chow 5m with 67m",
        "pass",
    ]
    assert offered(deal, "W") == ["pung 5m with 55m", "pass"]
    assert offered(deal, "N") == ["win", "pass"]
    assert offered(deal, "E") == []


@clause("RED-4.10")
def test_a_win_goes_before_a_pung_and_a_pung_before_a_chow() -> None:
    deal = claimed()
    play(deal, "S chow 5m with 46m", "W pung 5m with 55m")
    other = deal.copy()
    play(deal, "N win")
    assert deal.log[-1] == Ended("win", (3,), 1)
    play(other, "N pass")
    assert other.table.turn == 2
    assert other.table.places[2].melds == [Meld(PUNG, parse_one("5m"))]
    assert other.table.places[1].melds == []


@clause("RED-4.3", "RED-4.7", "RED-4.9", "RED-3.7")
def test_after_a_claim_there_is_no_draw_and_any_tile_may_go() -> None:
    deal = claimed()
    (melded,) = play(deal, "W pass", "N pass", "S chow 5m with 67m")
    assert isinstance(melded, Melded)
    assert melded.using == parse("67m")
    place = deal.table.places[1]
    assert str(place.melds[0]) == "567m"
    assert place.size == 11
    assert not deal.table.places[0].pond
    assert all(words.startswith("discard") for words in offered(deal, "S"))
    play(deal, "S discard 4m", "pass")
    assert deal.table.turn == 2


@clause("RED-4.9", "RED-3.7", "RED-4.8")
def test_no_win_before_the_discard_that_follows_a_claim() -> None:
    deal = rigged(RED, EAST, "555m 46m 789p 789s 11z", NO_FIVE, NO_FIVE)
    play(deal, "E discard 5m")
    assert offered(deal, "S")[0] == "win"
    play(deal, "S chow 5m with 46m")
    # 555m, 789p, 789s, 11z and the chow are whole; still he must discard.
    assert "win" not in offered(deal, "S")
    assert "discard 5m" in offered(deal, "S")
    melds = deal.table.places[1].melds[:]
    play(deal, "S discard 5m", "pass")
    assert deal.table.places[1].melds == melds


@clause("RED-4.4", "RED-4.5", "RED-5.1", "RED-5.2", "RED-5.3")
def test_the_fourth_tile_may_make_a_pung_and_never_a_kong() -> None:
    deal = rigged(RED, EAST, NO_FIVE, "555m 1133p 1133s 77z", "28m 24p 2468s 11246z")
    play(deal, "E discard 5m")
    assert offered(deal, "W") == ["pung 5m with 55m", "pass"]
    play(deal, "W pung 5m with 55m")
    assert deal.table.places[2].counts[parse_one("5m")] == 1
    assert all(words.startswith("discard") for words in offered(deal, "W"))
    names = {move.name for moves in RED.parts.moves.values() for move in moves}
    assert names == {"win", "discard", "pung", "chow"}


@clause("RED-4.6")
def test_a_chow_is_from_the_player_before_only() -> None:
    deal = rigged(RED, EAST, NO_FIVE, "34m 1133p 1133s 777z", "67m 2446p 2446s 235z")
    play(deal, "E discard 5m")
    assert offered(deal, "W") == offered(deal, "N") == []
    assert deal.table.turn == 1


@clause("RED-4.6", "RED-2.7")
def test_two_players_chow_from_each_other() -> None:
    deal = rigged(TWO, EAST, "34m 1133p 1133s 777z")
    play(deal, "E discard 5m")
    assert offered(deal, "W") == ["chow 5m with 34m", "pass"]
    play(deal, "W chow 5m with 34m", "W discard 1p")
    assert deal.table.turn == 0


@clause("RED-4.11", "RED-11.1", "RED-3.8")
def test_the_nearest_after_the_discarder_wins() -> None:
    other = "46m 123m 123p 123s 44z"
    deal = rigged(RED, EAST, NO_FIVE, other, NORTH)
    play(deal, "E discard 5m")
    play(deal, "N win")
    passed = deal.copy()
    play(deal, "W win")
    assert deal.log[-1] == Ended("win", (2,), 1)
    assert delta(deal)[3] == 0
    assert delta(deal)[0] == -delta(deal)[2] < 0
    play(passed, "W pass")
    assert passed.log[-1] == Ended("win", (3,), 1)


@clause("RED-4.11")
def test_the_nearest_of_three_players_wins() -> None:
    ready = "46m 123m 123p 123s 44z"
    deal = rigged(THREE, "46789m 789p 789s 11z 7z", "5m 1599p 1599s 4456z", ready)
    play(deal, "E discard 7z", "S discard 5m", "E win")
    passed = deal.copy()
    play(deal, "W win")
    assert deal.log[-1] == Ended("win", (2,), 1)
    play(passed, "W pass")
    assert passed.log[-1] == Ended("win", (0,), 0)


@clause("RED-3.8")
def test_a_win_passed_up_may_be_made_later() -> None:
    deal = rigged(RED, EAST, "5m 1599p 1599s 4456z", "28m 238p 258s 12347z", NORTH)
    play(deal, "E discard 5m", "N pass", "S discard 5m")
    assert offered(deal, "N")[0] == "win"


@clause("RED-4.2")
def test_only_the_latest_discard_may_be_claimed_and_once() -> None:
    deal = claimed()
    play(deal, "pass")
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
    play(deal, "N pass")
    with pytest.raises(IllegalAction, match="answered already"):
        deal.act(3, Action("win"))
    assert deal.log == log
