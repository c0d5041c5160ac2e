"""Scripted deals of popular: the wall, turns, claims and their order, what happened before."""

from __future__ import annotations

from collections import Counter

import pytest

from sparrows.play.actions import PASS, IllegalAction
from sparrows.play.deal import Deal
from sparrows.play.events import BonusShown, Dealt, Drew, Melded, Started
from sparrows.play.shuffle import seed_from, shuffled
from sparrows.rulebooks import rulebook
from sparrows.tiles import BONUS, KINDS, ORPHANS, SIMPLES, TERMINALS, parse, parse_one
from tests.clauses import clause
from tests.play.rigged import ScriptedDeal, rigged

POPULAR = rulebook("popular")

# Waits for 1m and 4m.
READY = "23m 456678p 789s 77z"

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
    # In a joker deal it is the same set: an indicator makes a kind of it wild.
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
    deal = ScriptedDeal(POPULAR, seed)
    dealt = {event.seat: event.tiles for event in deal.happened(Dealt)}
    for seat in range(4):
        fours = [wall[16 * turn + 4 * seat :][:4] for turn in range(3)]
        rest = [wall[48], wall[52]] if seat == 0 else [wall[48 + seat]]
        assert list(dealt[seat]) == [tile for four in fours for tile in four] + rest
    replaced = [event.tile for event in deal.happened(Drew)]
    assert replaced == wall[::-1][: len(replaced)]
    assert deal.table.wall.live == deal.table.wall.left == 144 - 53 - len(replaced)
    assert deal.tiles[deal.front] == wall[53]


@clause("POP-4.4", "POP-4.5", "POP-4.6", "POP-1.7")
def test_flowers_of_the_deal_are_replaced_until_none_is_left() -> None:
    deal = rigged(
        "popular",
        "159m 159p 159s 123z 1f 2f",
        west="159m 159p 159s 123z 3f",
        back="4f 8m 8p 5f 8s",
    )
    shown = [(event.seat, event.tile) for event in deal.happened(BonusShown)]
    flowers = parse("1f 2f 4f 3f 5f")
    assert shown == list(zip((0, 0, 0, 2, 2), flowers, strict=True))
    assert deal.hand("E") == "1589m 1589p 159s 123z"
    assert deal.hand("W") == "159m 159p 1589s 123z"
    assert deal.waiting() == "E"


@clause("POP-4.8", "POP-5.1", "POP-5.3", "POP-5.6", "POP-5.7")
def test_east_discards_first_and_the_others_draw_in_turn() -> None:
    deal = rigged("popular", "6z", draws="7z 7z 7z 7z")
    assert deal.waiting() == "E"
    assert deal.place("E").standing.size == 14
    deal.plays("E discard 6z")
    for seat in "SWNE":
        assert deal.waiting() == seat
        assert deal.place(seat).standing.size == 14
        deal.plays(f"{seat} discard 7z")
        assert deal.place(seat).standing.size == 13


@clause("POP-5.7", "POP-17.1")
def test_nothing_is_done_out_of_turn() -> None:
    deal = rigged("popular", "6z")
    before = len(deal.log)
    with pytest.raises(IllegalAction, match="seat S"):
        deal.plays("S discard 1m")
    with pytest.raises(IllegalAction, match="seat E"):
        deal.plays("E discard 8m")
    assert len(deal.log) == before


@clause("POP-4.8")
def test_east_may_win_with_the_tiles_of_the_deal() -> None:
    deal = rigged("popular", "123m 456p 789s 666z 77z")
    deal.plays("E win")
    assert deal.won().situation == ("heaven",)
    assert "blessing-of-heaven" in deal.won().patterns


# Claims


@clause("POP-6.1", "POP-6.2", "POP-6.3", "POP-6.4", "POP-6.9", "POP-6.21", "POP-5.2", "POP-5.4")
def test_a_pung_takes_the_turn() -> None:
    deal = rigged("popular", "6z", west="66z", draws="7z")
    deal.plays("E discard 6z")
    assert deal.waiting() == "W"
    assert deal.offered("W") == ["pung 6z with 66z", "pass"]
    deal.plays("W pung 6z")
    (melded,) = deal.happened(Melded)
    assert (melded.seat, melded.giver) == (2, 0)
    assert deal.melds("W") == ["666z"]
    assert deal.place("E").pond == []
    assert deal.may("W") == {"discard"}
    deal.plays("W discard 1z")
    assert deal.waiting() == "N"


@clause("POP-6.5", "POP-5.5", "POP-6.20")
def test_only_the_next_player_chows_and_chooses_which() -> None:
    east = "4m"
    run = "2356m"
    deal = rigged("popular", east, run, west=run)
    deal.plays("E discard 4m")
    assert deal.waiting() == "S"
    assert deal.offered("S") == [
        "chow 4m with 23m",
        "chow 4m with 35m",
        "chow 4m with 56m",
        "pass",
    ]
    deal.plays("S chow 4m with 35m")
    assert deal.melds("S") == ["345m"]
    assert "discard 3m" not in deal.offered("S")


@clause("POP-5.5")
def test_the_kind_just_claimed_may_be_discarded_at_once() -> None:
    deal = rigged("popular", "6z", "666z")
    deal.plays("E discard 6z, S pung 6z")
    assert "discard 6z" in deal.offered("S")


@clause("POP-6.12", "POP-6.14", "POP-6.10")
def test_a_pung_goes_before_a_chow_and_a_win_before_both() -> None:
    deal = rigged("popular", "4m", "35m", "44m")
    deal.plays("E discard 4m")
    assert deal.waiting() == "SW"
    deal.plays("S chow 4m")
    assert deal.waiting() == "W"  # all answers that matter are waited for
    deal.plays("W pung 4m")
    assert deal.table.turn == 2
    assert deal.melds("S") == []

    deal = rigged("popular", "4m", "35m", "44m", READY)
    deal.plays("N pass")  # heavenly ready
    deal.plays("E discard 4m, S chow 4m, W pung 4m, N win")
    assert deal.won().seat == 3
    value = deal.won().value
    assert deal.gains() == [-value, 0, 0, value]


@clause("POP-6.11", "POP-6.10", "POP-12.5")
def test_the_nearest_of_several_winners_has_the_tile() -> None:
    deal = rigged("popular", "4m", READY, north="56m 234678p 234s 55z")
    deal.plays("S pass, N pass, E discard 4m")
    other = deal.copy()
    deal.plays("N win, S win")
    assert deal.won().seat == 1
    assert deal.waiting() == ""
    other.plays("S pass, N win")
    assert other.won().seat == 3


@clause("POP-6.10")
def test_a_win_passed_up_has_no_consequences() -> None:
    deal = rigged("popular", "4m", west=READY, draws="1m")
    deal.plays("W pass, E discard 4m, W pass, S discard 1m, W win")
    assert deal.won().giver == 1


# What happened in the deal


@clause("POP-13.3", "POP-13.4")
def test_earth_and_human_before_the_first_discard_of_the_winner() -> None:
    deal = rigged("popular", "1z", west=READY, draws="2z 4m")
    deal.plays("W pass, E discard 1z, S discard 2z, W win")
    assert deal.won().situation == ("earth",)

    deal = rigged("popular", "4m", west=READY)
    deal.plays("W pass, E discard 4m, W win")
    assert deal.won().situation == ("human",)

    # A set declared by anybody takes fan 4, not fan 3.
    deal = rigged("popular", "6z", "66z 4m", west=READY)
    deal.plays("W pass, E discard 6z, S pung 6z, S discard 4m, W win")
    assert deal.won().situation == ()


@clause("POP-13.65")
def test_the_last_of_a_kind_lies_open_elsewhere() -> None:
    deal = rigged("popular", "2m", "22m 4z", "13m 456678p 789s 77z", draws="8s 8m 2m")
    deal.plays("W pass, E discard 2m, S pung 2m, W pass, S discard 4z, W discard 8s, N discard 8m")
    assert deal.table.drawn == parse_one("2m")
    deal.plays("E discard 2m, W win")
    assert deal.won().situation == ("last-of-kind",)


@clause("POP-5.15")
def test_others_see_only_what_lies_open() -> None:
    deal = rigged("popular", "6z", draws="1f 8m", back="8s")
    deal.plays("E discard 6z, S replace-flower 1f")
    view = deal.view(2)
    assert view.places[1].bonus == [parse_one("1f")]
    assert list(view.places[1].standing) == []
    assert view.places[1].standing.size == 14
    assert view.discards == [(0, parse_one("6z"))]
    assert view.wall.left == deal.table.wall.left
    assert PASS not in deal.offers(1)
