"""Flowers, the last tiles and false wins of red, on walls laid by hand."""

from __future__ import annotations

import random

import pytest

from sparrows import rulebook
from sparrows.play.events import (
    BonusShown,
    Drew,
    Ended,
    FalselyCalled,
)
from sparrows.play.table import HIDDEN
from sparrows.tiles import BONUS, NAMES, parse, parse_one
from tests.clauses import clause
from tests.play.rigged import ScriptedDeal, rigged
from tests.play.test_red import EAST, NORTH, RED, SOUTH, WEST, claimed

WRONG = rulebook("red", false_win="allow")


@clause("RED-2.29", "RED-2.22", "RED-6.1", "RED-6.5", "RED-2.26", "RED-2.27")
def test_flowers_of_the_deal_are_replaced_east_first() -> None:
    deal = rigged(
        RED,
        "1f 2f 1599m 19p 19s 1234z",
        "3f 347m 2468p 2468s 7z",
        WEST,
        back="4f 5z 6z 8m 9s",
    )
    shown = [event for event in deal.log if isinstance(event, BonusShown | Drew)]
    assert shown == [
        BonusShown(0, parse_one("1f")),
        BonusShown(0, parse_one("2f")),
        Drew(0, parse_one("4f"), "bonus"),
        Drew(0, parse_one("5z"), "bonus"),
        BonusShown(0, parse_one("4f")),
        Drew(0, parse_one("6z"), "bonus"),
        BonusShown(1, parse_one("3f")),
        Drew(1, parse_one("8m"), "bonus"),
    ]
    assert deal.sizes() == [14, 13, 13, 13]
    assert deal.table.wall.live == 144 - 53 - 4
    assert not any(words.endswith("f") for words in deal.offered("E"))


@clause("RED-6.2", "RED-6.3")
def test_a_replacement_may_win() -> None:
    deal = rigged(RED, EAST, NORTH, WEST, draws="1f", back="2f 5m")
    events = deal.plays("E discard 1z")
    assert [type(event).__name__ for event in events[1:]] == [
        "Drew",
        "BonusShown",
        "Drew",
        "BonusShown",
        "Drew",
    ]
    assert deal.place("S").bonus == list(parse("12f"))
    deal.plays("S win")
    assert deal.won().giver is None
    assert deal.won().patterns["flower"] == 2


@clause("RED-3.11", "RED-6.7", "RED-3.5", "RED-6.1")
def test_a_flower_as_last_tile_stays_in_the_hand() -> None:
    deal = rigged(RED, EAST, NORTH, WEST, draws="8f", short=True)
    deal.plays("E discard 1z")
    flower = parse_one("8f")
    place = deal.place("S")
    assert place.standing.counts[flower] == 1
    assert place.bonus == []
    assert deal.sizes()[1] == 14
    assert set(deal.offered("S")) == {f"discard {NAMES[tile]}" for tile in parse(NORTH)}
    assert deal.log[-1].seen_by(0) == Drew(1, HIDDEN)
    deal.plays("S discard 4m")
    assert deal.log[-1] == Ended("wall", (), 0)
    assert deal.gains() == [0, 0, 0, 0]


@clause("RED-3.11", "RED-2.23")
def test_the_last_tile_may_be_a_replacement_that_is_a_flower() -> None:
    deal = rigged(RED, EAST, NORTH, WEST, draws="8f", back="7f", short=True)
    deal.plays("E discard 1z")
    assert deal.place("S").bonus == [parse_one("8f")]
    assert deal.place("S").standing.counts[parse_one("7f")] == 1
    assert deal.table.wall.live == 0


@clause("RED-3.10")
def test_the_last_tile_of_the_wall_may_win() -> None:
    deal = rigged(RED, EAST, NORTH, WEST, draws="5m", short=True)
    deal.plays("E discard 1z, S win")
    assert deal.log[-1] == Ended("win", (1,), 1)


@clause("RED-3.12", "RED-3.10", "RED-3.13", "RED-11.5", "RED-12.2")
def test_the_river_bottom_is_for_a_win_only() -> None:
    deal = rigged(RED, EAST, "5m", "3455m", NORTH, draws="7z", short=True)
    deal.plays("E discard 1z, S discard 5m")
    assert deal.offered("W") == []
    assert deal.offered("N") == ["win", "pass"]
    drawn = deal.copy()
    deal.plays("N win")
    assert deal.log[-1] == Ended("win", (3,), 1)
    drawn.plays("N pass")
    assert drawn.log[-1] == Ended("wall", (), 0)
    assert drawn.gains() == [0, 0, 0, 0]


@clause("RED-14.4", "RED-8.9")
def test_a_hand_below_the_minimum_is_offered_no_win() -> None:
    for least, found in ((0, ["win", "pass"]), (3, [])):
        deal = rigged("red", EAST, west="46m 222p 678p 345s 11z", min_points=least)
        deal.plays("E discard 5m")
        assert deal.offered("W") == found


@clause("RED-14.10", "RED-13.2", "RED-13.3", "RED-13.13")
def test_a_false_win_from_the_wall() -> None:
    deal = rigged(WRONG, EAST, SOUTH, WEST, NORTH)
    false, _ = deal.plays("E win")
    assert isinstance(false, FalselyCalled)
    assert (false.seat, false.giver, false.tiles) == (0, None, tuple(sorted(parse(EAST))))
    assert deal.gains() == [-27, 9, 9, 9]
    assert deal.place("E").dead
    assert "win" not in deal.offered("E")
    deal.plays("E discard 5m")
    assert deal.table.phase == "claim"


@clause("RED-14.10", "RED-13.13", "RED-4.13", "RED-4.14")
def test_a_false_win_on_a_discard_counts_as_no_claim() -> None:
    deal = rigged(WRONG, EAST, SOUTH, WEST, NORTH)
    deal.plays("E discard 5m")
    assert deal.offered("S") == [
        "win",
        "chow 5m with 34m",
        "chow 5m with 46m",
        "chow 5m with 67m",
        "pass",
    ]
    deal.plays("S win, W pung 5m, N pass")
    assert deal.gains() == [9, -27, 9, 9]
    assert deal.table.turn == 2
    assert deal.place("W").melds


@clause("RED-13.2", "RED-13.13", "RED-11.6")
def test_a_right_call_stands_behind_a_false_one() -> None:
    deal = rigged(WRONG, EAST, SOUTH, WEST, NORTH)
    deal.plays("E discard 5m, S win, W pass, N win")
    value = deal.won().value
    assert deal.gains() == [9 - value, -27, 9, 9 + value]


@clause("RED-13.17", "RED-4.11")
def test_a_call_behind_a_right_one_is_no_false_win() -> None:
    deal = rigged(WRONG, EAST, NORTH, WEST, SOUTH)
    deal.plays("E discard 5m, N win, W win, S win")
    assert deal.log[-1] == Ended("win", (1,), 1)
    assert not deal.happened(FalselyCalled)
    assert deal.gains()[2] == deal.gains()[3] == 0


@clause("RED-13.3", "RED-13.4", "RED-14.10")
def test_a_dead_hand_claims_sets_and_cannot_win() -> None:
    deal = rigged(WRONG, EAST, NORTH, WEST, SOUTH, draws="5m")
    deal.plays("E discard 1z, W win, all pass")
    assert deal.place("W").dead
    deal.plays("S discard 5m")
    assert deal.offered("W") == ["pung 5m with 55m", "pass"]


@clause("RED-13.2")
@pytest.mark.parametrize(("players", "paid"), [(2, 9), (3, 18), (4, 27)])
def test_a_false_win_costs_nine_to_each(players: int, paid: int) -> None:
    deal = rigged("red", EAST, players=players, false_win="allow")
    deal.plays("E win")
    assert deal.gains() == [-paid] + [9] * (players - 1)


@clause("RED-14.10")
def test_by_default_no_win_can_be_called_wrongly() -> None:
    deal = claimed()
    assert "win" not in deal.offered("S") + deal.offered("W")


@clause("RED-2.31", "RED-6.4", "RED-6.5", "RED-13.15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_flower_is_ever_found_late(players: int) -> None:
    chance = random.Random(players)
    for number in range(6):
        deal = ScriptedDeal(rulebook("red", players=players), bytes([number]))
        while not deal.over:
            places = deal.table.places.values()
            late = any(place.standing.counts[flower] for place in places for flower in BONUS)
            assert not late or not deal.table.wall.live
            assert set(deal.sizes()) <= {13, 14}
            seat = chance.choice(deal.waiting_for())
            deal.act(seat, chance.choice(deal.offers(seat)))
