"""Scripted deals of popular in which a win may be called that is none."""

from __future__ import annotations

from typing import Any

import pytest

from sparrows.play.events import Ended, FalselyCalled
from sparrows.play.table import TURN
from sparrows.tiles import parse, parse_one
from tests.clauses import clause
from tests.play.rigged import ScriptedDeal, rigged

# Ready for 1m and 4m.
READY = "23m 456678p 789s 77z"
# One tile of it away from being so.
NEARLY = "2m 456678p 789s 77z 1z"


def lenient(*hands: str, **how: Any) -> ScriptedDeal:
    """A table at which wins may be called falsely; nobody declares heavenly ready."""
    deal = rigged("popular", *hands, false_win="allow", **how)
    deal.all_pass()
    return deal


@clause("POP-17.1", "POP-18.12")
def test_by_default_no_win_can_be_called_wrongly() -> None:
    deal = rigged("popular", "6z", NEARLY)
    assert "win" not in deal.offered("E")
    deal.plays("E discard 6z")
    assert deal.table.turn == 1, "nobody was asked"


@clause("POP-17.2", "POP-17.3", "POP-17.14")
@pytest.mark.parametrize(("hand", "fine"), [(READY, 10), (NEARLY, 20)])
def test_a_false_win_from_the_wall(hand: str, fine: int) -> None:
    deal = lenient("6z", hand, draws="5s")
    deal.plays("E discard 6z, all pass")
    called, _ = deal.plays("S win")
    assert called == FalselyCalled(1, parse("5s")[0], None, tuple(sorted(parse(f"{hand} 5s"))))
    assert deal.gains() == [fine, -3 * fine, fine, fine]
    assert deal.place("S").dead
    assert deal.may("S") == {"discard"}
    deal.plays("S discard 5s")
    assert deal.table.turn == 1
    assert deal.waiting() == "EWN"


@clause("POP-17.14", "POP-14.13")
@pytest.mark.parametrize(
    ("hand", "fine"),
    [("1z 23m 456678p 789s 77z", 10), ("159m 159p 159s 12345z", 20)],
)
def test_of_the_tiles_dealt_to_east_any_thirteen_may_be_ready(hand: str, fine: int) -> None:
    deal = lenient(hand)
    deal.plays("E win")
    assert deal.gains() == [-3 * fine, fine, fine, fine]


@clause("POP-17.14", "POP-6.13")
def test_a_false_win_on_a_discard_counts_as_a_pass() -> None:
    deal = lenient("5p", "46p 159m 159s 12345z", "55p")
    deal.plays("E discard 5p")
    assert deal.offered("S") == ["win", "chow 5p with 46p", "pass"]
    deal.plays("S win, N pass, W pung 5p")
    assert deal.gains() == [20, -60, 20, 20]
    assert deal.table.turn == 2
    assert deal.melds("W") == ["555p"]


@clause("POP-17.14", "POP-6.11", "POP-17.6")
def test_all_false_calls_are_fined_and_the_right_one_wins() -> None:
    deal = lenient("4m", NEARLY, READY, "")
    deal.plays("E discard 4m, S win, W win, N win")
    value = deal.won().value
    assert [each.seat for each in deal.happened(FalselyCalled)] == [1, 3]
    assert deal.gains() == [40 - value, 20 - 60, 40 + value, 20 - 60]


@clause("POP-17.14", "POP-7.10")
def test_a_kong_robbed_falsely_stands() -> None:
    deal = lenient("6z", "66z 1m", draws="8m 8m 8m 6z", back="9p")
    deal.plays("E discard 6z, S pung 6z, W pass, N pass, S discard 1m, all pass")
    for seat in "WNE":
        deal.plays(f"{seat} discard 8m, all pass")
    deal.plays("S added-kong 6z")
    assert deal.asks() == {seat: ["win", "pass"] for seat in "WNE"}
    deal.plays("W win, N pass, E pass")
    assert deal.gains() == [20, 20, -60, 20]
    assert deal.melds("S") == ["6666z"]
    assert deal.table.drawn == parse_one("9p")


@clause("POP-17.5", "POP-17.15", "POP-17.9")
def test_a_dead_hand_claims_sets_but_neither_wins_nor_declares() -> None:
    deal = lenient("5s 7z", READY, draws="4m 5m 5m 8m")
    deal.plays("E discard 5s, S win, W pass, N pass")
    assert deal.gains() == [10, -30, 10, 10]
    assert deal.table.drawn == parse_one("4m")
    assert deal.may("S") == {"discard"}, "the tile would have won"
    assert all("ready" not in offer for offer in deal.offered("S"))
    deal.plays("S discard 4m, all pass, W discard 5m, all pass, N discard 5m, all pass")
    deal.plays("E discard 7z")
    assert deal.offered("S") == ["pung 7z with 77z", "pass"]


@clause("POP-8.2", "POP-18.12", "POP-5.4")
def test_no_win_is_called_with_a_flower_or_after_a_claim() -> None:
    deal = lenient("6z", "66z", draws="1f")
    assert "win" in deal.offered("E")
    claimed = deal.copy()
    claimed.plays("E discard 6z, S pung 6z, W pass, N pass")
    assert claimed.may("S") == {"discard"}
    deal.plays("E discard 6z, all pass")
    assert deal.offered("S") == ["replace-flower 1f", "discard 1f"]
    deal.plays("S discard 1f")
    assert deal.table.turn == 2, "nobody is asked about a flower"


def joker_game(east: str, south: str, draws: str) -> ScriptedDeal:
    """The indicator is 2p, so 3p is wild."""
    return rigged("popular", east, south, draws=draws, back="2p", jokers=True, false_win="allow")


@clause("POP-17.15", "POP-11.4", "POP-11.6")
def test_a_dead_hand_stays_bound_and_discards_a_joker() -> None:
    deal = joker_game("6z", READY, "5s 8m 8m 8m 3p")
    deal.plays("S declare and heavenly-ready, E discard 6z, all pass")
    assert deal.offered("S") == ["win", "discard 5s"]
    deal.plays("S win")
    assert deal.gains() == [10, -30, 10, 10]
    assert deal.offered("S") == ["discard 5s"]
    deal.plays("S discard 5s, all pass")
    for seat in "WNE":
        deal.plays(f"{seat} discard 8m, all pass")
    assert deal.offered("S") == ["discard J"]
    deal.plays("S discard J")
    assert deal.waiting() == "W", "nobody is asked about a joker"
    assert deal.table.phase == TURN


@clause("POP-17.15", "POP-9.20")
def test_a_dead_hand_of_nothing_but_jokers_discards_one() -> None:
    deal = joker_game("567z 4s", "55z 66z 77z 44s 3p 27m 27p", 4 * "8s 8p 8m" + " 3p")
    for given, away in (("5z", "2m"), ("6z", "7m"), ("7z", "2p"), ("4s", "7p")):
        deal.plays(f"E discard {given}, S pung {given}, W pass, N pass, S discard {away}, all pass")
        deal.plays("W discard 8s")
        if not deal.place("S").dead:
            deal.plays("S win")
        deal.plays("all pass, N discard 8p, all pass")
    deal.plays("E discard 8m, all pass")
    assert deal.hand("S") == "JJ"
    assert deal.offered("S") == ["discard J"]
    deal.plays("S discard J")
    assert deal.waiting() == "W"


@clause("POP-17.14", "POP-12.4", "POP-17.6")
def test_with_all_hands_dead_the_deal_runs_to_the_draw() -> None:
    deal = lenient(draws="", back="", short=True)
    deal.plays(f"E win, E {deal.offered('E')[-1]}, S win, W win, N win")
    while not deal.over:
        seat = deal.waiting()[0]
        deal.plays(f"{seat} {deal.offered(seat)[-1]}")
    assert deal.log[-1] == Ended("wall", (), 1)
    assert deal.gains() == [0, 0, 0, 0]
