"""Scripted deals of popular: the wall, turns, claims and their order, what happened before."""

from __future__ import annotations

from collections import Counter

import pytest

from sparrows.play.actions import PASS, Action, IllegalAction
from sparrows.play.deal import Deal
from sparrows.play.events import BonusShown, Dealt, Drew, Melded, Started
from sparrows.play.shuffle import seed_from, shuffled
from sparrows.rulebooks import rulebook
from sparrows.tiles import BONUS, KINDS, ORPHANS, SIMPLES, TERMINALS, parse, parse_one
from tests.clauses import clause
from tests.play.popular_deals import Rigged

POPULAR = rulebook("popular")

# Before the first discard


@clause("POP-1.1", "POP-1.2", "POP-1.3", "POP-1.4", "POP-1.5", "POP-1.8")
def test_the_set_has_144_tiles_for_four_players() -> None:
    tiles = Counter(shuffled(POPULAR, b"any"))
    assert sum(tiles.values()) == 144
    assert len(tiles) == 42
    assert all(tiles[tile] == 4 for tile in range(KINDS))
    assert all(tiles[tile] == 1 for tile in BONUS)
    assert (TERMINALS.bit_count(), SIMPLES.bit_count(), ORPHANS.bit_count()) == (6, 21, 13)
    assert POPULAR.seats == (0, 1, 2, 3)
    # In a joker game it is the same set: an indicator makes a kind of it wild.
    assert Counter(shuffled(rulebook("popular", jokers=True), b"any")) == tiles


@clause("POP-2.1", "POP-2.2", "POP-3.7", "POP-3.8", "POP-3.9", "POP-3.10", "POP-3.4")
@pytest.mark.parametrize(
    ("throws", "breaker", "stacks"),
    [
        ([(4, 4), (2, 3)], 3, 13),  # the example of the rules
        ([(1, 1), (1, 1)], 1, 4),
        ([(2, 3), (6, 6)], 0, 17),
        ([(5, 6), (4, 4)], 2, 19),
        ([(6, 6), (6, 6)], 3, 24),
    ],
)
def test_both_throws_break_the_wall(
    throws: list[tuple[int, int]], breaker: int, stacks: int
) -> None:
    assert POPULAR.parts.broken(throws, POPULAR.seats) == (breaker, stacks)


@clause("POP-3.7", "POP-3.8")
def test_the_break_is_recorded() -> None:
    started = Deal(POPULAR, seed_from(5)).log[0]
    assert isinstance(started, Started)
    assert len(started.dice) == 2
    assert started.breaker == (sum(started.dice[0]) - 1) % 4
    assert started.stacks == sum(map(sum, started.dice))


@clause("POP-3.11", "POP-3.12", "POP-3.14", "POP-3.15", "POP-3.17", "POP-2.6", "POP-2.7")
def test_tiles_are_dealt_by_fours_and_then_one_by_one() -> None:
    seed = seed_from(7)
    wall = shuffled(POPULAR, seed)
    deal = Deal(POPULAR, seed)
    dealt = {event.seat: event.tiles for event in deal.log if isinstance(event, Dealt)}
    for seat in range(4):
        fours = [wall[16 * turn + 4 * seat :][:4] for turn in range(3)]
        rest = [wall[48], wall[52]] if seat == 0 else [wall[48 + seat]]
        assert list(dealt[seat]) == [tile for four in fours for tile in four] + rest
    replaced = [event.tile for event in deal.log if isinstance(event, Drew)]
    assert replaced == wall[::-1][: len(replaced)]
    assert deal.table.wall.live == deal.table.wall.left == 144 - 53 - len(replaced)
    assert deal.tiles[deal.front] == wall[53]


@clause("POP-4.4", "POP-4.5", "POP-4.6", "POP-1.7")
def test_flowers_of_the_deal_are_replaced_until_none_is_left() -> None:
    game = Rigged(
        east="159m 159p 159s 123z 1f 2f",
        west="159m 159p 159s 123z 3f",
        back="4f 8m 8p 5f 8s",
    )
    shown = [(event.seat, event.tile) for event in game.happened(BonusShown)]
    flowers = parse("1f 2f 4f 3f 5f")
    assert shown == list(zip((0, 0, 0, 2, 2), flowers, strict=True))
    assert game.hand("E") == "159m 1589p 159s 123z".replace("159m", "1589m")
    assert game.hand("W") == "159m 159p 1589s 123z"
    assert game.asked() == "E"


@clause("POP-4.8", "POP-5.1", "POP-5.3", "POP-5.6", "POP-5.7")
def test_east_discards_first_and_the_others_draw_in_turn() -> None:
    game = Rigged(draws="7z 7z 7z 7z")
    assert game.asked() == "E"
    assert game.place("E").size == 14
    game("E", "discard 6z")
    for seat in "SWNE":
        assert game.asked() == seat
        assert game.place(seat).size == 14
        game(seat, "discard 7z")
        assert game.place(seat).size == 13


@clause("POP-5.7", "POP-17.1")
def test_nothing_is_done_out_of_turn() -> None:
    game = Rigged()
    before = len(game.deal.log)
    with pytest.raises(IllegalAction, match="seat S"):
        game.deal.act(1, Action("discard", parse_one("1m")))
    with pytest.raises(IllegalAction, match="seat E"):
        game.deal.act(0, Action("discard", parse_one("8m")))
    assert len(game.deal.log) == before


@clause("POP-4.8")
def test_east_may_win_with_the_tiles_of_the_deal() -> None:
    game = Rigged(east="123m 456p 789s 666z 77z")
    game("E", "win")
    assert game.won().situation == ("heaven",)
    assert "blessing-of-heaven" in game.won().patterns


# Claims


@clause("POP-6.1", "POP-6.2", "POP-6.3", "POP-6.4", "POP-6.9", "POP-6.21", "POP-5.2", "POP-5.4")
def test_a_pung_takes_the_turn() -> None:
    game = Rigged(west="66z 159m 159p 159s 12z", draws="7z")
    game("E", "discard 6z")
    assert game.asked() == "W"
    assert game.offers("W") == ["pung 6z with 66z", "pass"]
    game("W", "pung 6z with 66z")
    (melded,) = game.happened(Melded)
    assert (melded.seat, melded.giver) == (2, 0)
    assert game.melds("W") == ["666z"]
    assert game.place("E").pond == []
    assert {offer.split()[0] for offer in game.offers("W")} == {"discard"}
    game("W", "discard 1z")
    assert game.asked() == "N"


@clause("POP-6.5", "POP-5.5", "POP-6.20")
def test_only_the_next_player_chows_and_chooses_which() -> None:
    east = "4m 159m 159p 159s 1236z"
    run = "2356m 18m 19p 159s 12z"
    game = Rigged(east=east, south=run, west=run, north="159m 159p 159s 1346z")
    game("E", "discard 4m")
    assert game.asked() == "S"
    assert game.offers("S") == [
        "chow 4m with 23m",
        "chow 4m with 35m",
        "chow 4m with 56m",
        "pass",
    ]
    game("S", "chow 4m with 35m")
    assert game.melds("S") == ["345m"]
    assert "discard 3m" not in game.offers("S")


@clause("POP-5.5")
def test_the_kind_just_claimed_may_be_discarded_at_once() -> None:
    game = Rigged(south="666z 15m 159p 159s 12z")
    game("E", "discard 6z")
    game("S", "pung 6z with 66z")
    assert "discard 6z" in game.offers("S")


@clause("POP-6.12", "POP-6.14", "POP-6.10")
def test_a_pung_goes_before_a_chow_and_a_win_before_both() -> None:
    east = "4m 159m 159p 159s 1236z"
    chow, pung = "35m 159m 19p 159s 123z", "44m 19m 159p 159s 123z"
    game = Rigged(east=east, south=chow, west=pung)
    game("E", "discard 4m")
    assert game.asked() == "SW"
    game("S", "chow 4m with 35m")
    assert game.asked() == "W"  # all answers that matter are waited for
    game("W", "pung 4m with 44m")
    assert game.deal.table.turn == 2
    assert game.melds("S") == []

    ready = "23m 456678p 789s 77z"
    game = Rigged(east=east, south=chow, west=pung, north=ready)
    game("N", "pass")  # heavenly ready
    game("E", "discard 4m")
    game("S", "chow 4m with 35m")
    game("W", "pung 4m with 44m")
    game("N", "win")
    assert game.won().seat == 3
    value = game.won().value
    assert game.gains() == [-value, 0, 0, value]


@clause("POP-6.11", "POP-6.10", "POP-12.5")
def test_the_nearest_of_several_winners_has_the_tile() -> None:
    east = "4m 159m 159p 159s 1236z"
    south, north = "23m 456678p 789s 77z", "56m 234678p 234s 55z"
    game = Rigged(east=east, south=south, north=north)
    game("S", "pass")
    game("N", "pass")
    game("E", "discard 4m")
    game("N", "win")
    game("S", "win")
    assert game.won().seat == 1
    assert game.asked() == ""

    game = Rigged(east=east, south=south, north=north)
    game("S", "pass")
    game("N", "pass")
    game("E", "discard 4m")
    game("S", "pass")
    game("N", "win")
    assert game.won().seat == 3


@clause("POP-6.10")
def test_a_win_passed_up_has_no_consequences() -> None:
    ready = "23m 456678p 789s 77z"
    game = Rigged(east="4m 159m 159p 159s 1236z", west=ready, draws="1m")
    game("W", "pass")
    game("E", "discard 4m")
    game("W", "pass")
    game("S", "discard 1m")
    game("W", "win")
    assert game.won().giver == 1


# What happened in the deal


@clause("POP-13.3", "POP-13.4")
def test_earth_and_human_before_the_first_discard_of_the_winner() -> None:
    ready = "23m 456678p 789s 77z"
    east = "4m 159m 159p 159s 1236z"
    game = Rigged(east=east, west=ready, draws="2z 4m")
    game("W", "pass")
    game("E", "discard 1z")
    game("S", "discard 2z")
    game("W", "win")
    assert game.won().situation == ("earth",)

    game = Rigged(east=east, west=ready)
    game("W", "pass")
    game("E", "discard 4m")
    game("W", "win")
    assert game.won().situation == ("human",)

    # A set declared by anybody takes fan 4, not fan 3.
    game = Rigged(east="6z 149m 159p 159s 1234z", south="66z 459m 159p 159s 12z", west=ready)
    game("W", "pass")
    game("E", "discard 6z")
    game("S", "pung 6z with 66z")
    game("S", "discard 4m")
    game("W", "win")
    assert game.won().situation == ()


@clause("POP-13.65")
def test_the_last_of_a_kind_lies_open_elsewhere() -> None:
    ready = "13m 456678p 789s 77z"
    game = Rigged(
        east="2m 159m 159p 159s 1236z", south="22m 19m 159p 159s 124z", west=ready, draws="8s 8m 2m"
    )
    game("W", "pass")
    game("E", "discard 2m")
    game("S", "pung 2m with 22m")
    game("W", "pass")
    game("S", "discard 4z")
    game("W", "discard 8s")
    game("N", "discard 8m")
    assert game.deal.table.drawn == parse_one("2m")
    game("E", "discard 2m")
    game("W", "win")
    assert game.won().situation == ("last-of-kind",)


@clause("POP-5.15")
def test_others_see_only_what_lies_open() -> None:
    game = Rigged(draws="1f 8m", back="8s")
    game("E", "discard 6z")
    game("S", "replace-flower 1f")
    view = game.deal.view(2)
    assert view.places[1].bonus == [parse_one("1f")]
    assert view.places[1].standing() == []
    assert view.places[1].size == 14
    assert view.discards == [(0, parse_one("6z"))]
    assert view.wall.left == game.deal.table.wall.left
    assert PASS not in game.deal.offers(1)
