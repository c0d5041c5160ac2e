"""Scripted deals of sichuan: the void suit, claims, wins passed up and several winners."""

from __future__ import annotations

from typing import Any

import pytest

from sparrows import rulebook
from sparrows.play.actions import WIN, Action, IllegalAction
from sparrows.play.events import (
    Dealt,
    Drew,
    Ended,
    HandShown,
    Started,
    Won,
)
from sparrows.play.offers import offers_of
from sparrows.play.shuffle import seed_from, shuffled
from sparrows.play.table import HIDDEN
from sparrows.readings.groups import KONG, PUNG
from sparrows.rulebooks.sichuan.void import VoidChosen, VoidShown
from sparrows.tiles import parse, parse_one
from tests.clauses import clause
from tests.play.rigged import ScriptedDeal, rigged, run_on, turn_of

SICHUAN = rulebook("sichuan")

# South and North wait for 4p, East has nothing but that tile.
SOUTH = "123456789m 11p 23p"
NORTH = "444555666s 56p 99p"


def begin(*hands: str, voids: str = "sspm", chosen: bool = True, **laid: Any) -> ScriptedDeal:
    """A deal in which everybody has chosen their void suit, with a card if they can."""
    deal = rigged("sichuan", *hands, voids=voids, **laid)
    if chosen:
        for seat, letter in enumerate(voids):
            suit = "mps".index(letter)
            deal.act(seat, next(each for each in deal.offers(seat) if each.tile // 9 == suit))
    return deal


def winners(deal: ScriptedDeal) -> list[int]:
    return [event.seat for event in deal.happened(Won)]


# Tiles, seats, wall and deal


@clause("SBR-1.1", "SBR-1.2", "SBR-1.3", "SBR-7.1")
def test_the_set_has_108_tiles_of_three_suits_for_four_players() -> None:
    tiles = shuffled(SICHUAN, seed_from(1))
    assert sorted(tiles) == sorted([tile for tile in range(27) for _ in range(4)])
    assert SICHUAN.seats == (0, 1, 2, 3)


@clause("SBR-2.3", "SBR-2.4", "SBR-2.5", "SBR-2.6")
def test_one_throw_names_the_side_and_the_stacks() -> None:
    (started,) = ScriptedDeal(SICHUAN, seed_from(3)).happened(Started)
    assert len(started.dice) == 1
    broken = SICHUAN.parts.broken
    assert (started.breaker, started.stacks) == broken(list(started.dice), SICHUAN.seats)
    assert broken([(4, 2)], SICHUAN.seats) == (1, 2)
    sides = {throw: broken([throw], SICHUAN.seats)[0] for throw in ((4, 5), (5, 5), (5, 6), (6, 6))}
    assert list(sides.values()) == [0, 1, 2, 3]
    assert broken([(3, 3)], SICHUAN.seats) == (1, 3)


@clause("SBR-2.1", "SBR-2.8", "SBR-2.9", "SBR-2.10", "SBR-4.1", "SBR-4.2", "SBR-4.5")
def test_tiles_are_dealt_by_fours_and_then_drawn_to_the_last() -> None:
    tiles = shuffled(SICHUAN, seed_from(5))
    deal = ScriptedDeal(SICHUAN, wall=tiles)
    dealt = {event.seat: event.tiles for event in deal.happened(Dealt)}
    assert dealt[0] == (*tiles[0:4], *tiles[16:20], *tiles[32:36], tiles[48], tiles[52])
    for seat in (1, 2, 3):
        start = 4 * seat
        by_fours = [tile for at in (start, start + 16, start + 32) for tile in tiles[at : at + 4]]
        assert dealt[seat] == (*by_fours, tiles[48 + seat])
    assert deal.table.wall.live == 55
    run_on(deal)
    drawn = deal.happened(Drew)
    assert [event.tile for event in drawn] == tiles[53:]
    assert [event.seat for event in drawn[:5]] == [1, 2, 3, 0, 1]
    assert deal.table.discards[0][0] == 0


# The void suit


@clause("SBR-3.1", "SBR-3.2", "SBR-3.3", "SBR-3.4", "SBR-3.5", "SBR-3.6")
def test_everybody_chooses_a_void_suit_in_secret_before_the_first_turn() -> None:
    deal = begin("2468m 2468m 1379p 4p 9m", chosen=False)
    assert deal.waiting_for() == [0, 1, 2, 3]
    held = {action.tile for action in deal.offers(0) if action.name == "void"}
    assert held == set(parse("24689m 13479p"))
    assert [action for action in deal.offers(0) if action.name == "void-card"] == [
        Action("void-card", parse_one("1s"))
    ]
    for seat in range(4):
        assert offers_of(deal.rules, deal.view(seat), seat) == deal.offers(seat)
    deal.plays("E void 9m, S void-card 1s")
    assert not deal.happened(VoidChosen)
    with pytest.raises(IllegalAction, match="answered already"):
        deal.plays("E void 2m")
    deal.plays("W void-card 1p, N void 1s")
    assert deal.place("E").note.aside == parse_one("9m")
    with pytest.raises(IllegalAction):
        deal.plays("E void 2m")


@clause("SBR-3.12", "SBR-3.8", "SBR-3.7")
def test_a_void_suit_is_known_with_the_first_discard() -> None:
    deal = begin("9s", draws="1s", voids="sssm")
    seen = deal.view(2).places[0].note
    assert (seen.void, seen.aside, seen.card) == (-1, -1, False)
    assert deal.view(2).places[3].note.card
    assert deal.view(0).places[0].note.void == 2
    assert deal.place("E").standing.size == 14
    assert deal.discards("E") == {"9s"}
    deal.plays("E discard 9s")
    assert deal.view(2).places[0].note.void == 2
    assert deal.view(2).places[1].note.void == -1


@clause("SBR-3.9", "SBR-3.11")
def test_tiles_of_the_void_suit_go_before_all_others() -> None:
    deal = begin("89s", draws="1s 9p 8s 9p 9m", voids="ssmm")
    deal.plays("E discard 8s")
    assert deal.discards("S") == {"1s"}  # they have a card, and drew this
    deal.plays("S discard 1s, W discard 9p, N discard 8s")
    assert deal.discards("E") == {"9s"}
    with pytest.raises(IllegalAction, match="only: discard 9s"):
        deal.plays("E discard 9p")
    deal.plays("E discard 9s")
    assert "9m" in deal.discards("S")
    assert len(deal.discards("S")) > 1


@clause("SBR-3.10", "SBR-5.10", "SBR-3.13", "SBR-14.1", "SBR-3.8")
def test_no_meld_is_of_the_void_suit_but_others_are_free() -> None:
    deal = begin("8888s 9p 9m", "99m 99p", voids="smpm", draws="1s")
    assert deal.may("E") == {"discard"}  # four 8s are no kong for East
    deal.plays("E discard 8s")
    assert deal.table.turn == 1
    deal = begin("9p 9m", "99m 99p", voids="smps", draws="1s")
    other = deal.copy()
    other.plays("E discard 9m")
    assert (other.table.turn, other.table.phase) == (1, "turn")  # nobody is asked
    deal.plays("E discard 9p")
    assert deal.may("S") == {"pung", "pass"}
    deal.plays("S pung")
    assert deal.discards("S") == {"9m"}  # the tile set aside, after a claim too


@clause("SBR-3.12")
def test_a_void_suit_is_known_with_a_win_or_at_the_end() -> None:
    deal = begin("4p", SOUTH, "11p 55p", NORTH)
    events = deal.plays("E discard 4p, S win, N win")
    assert [event.seat for event in events if isinstance(event, VoidShown)] == [0, 1, 3]
    deal = begin("4p", SOUTH, "111222333s 88p 23p", NORTH, voids="ssmm")
    deal.plays("E discard 4p, S win, W win, N win")
    assert all(place.note.open for place in deal.table.places.values())
    deal = begin("123456789m 11p 234p", SOUTH, voids="sspm")
    events = deal.plays("E win")
    assert VoidShown(0, 2) in events


@clause("SBR-14.2", "SBR-15.4")
def test_a_fine_may_be_agreed_instead() -> None:
    deal = begin("8s", "9p", draws="1s", void_discard="fined")
    assert deal.discards("E") == {"8s"}
    deal.plays("E discard 8s")
    assert deal.gains() == [0, 0, 0, 0]
    deal.plays("S discard 9p")
    assert deal.gains() == [0, -8, 0, 0]
    assert deal.table.discards[-1] == (1, parse_one("9p"))


# Turns and claims


@clause("SBR-4.3", "SBR-5.9", "SBR-5.15")
def test_after_a_draw_one_wins_or_goes_on() -> None:
    deal = begin("9m", SOUTH, "", NORTH, draws="4p")
    deal.plays("E discard 9m")
    assert deal.may("S") == {"win", "discard"}
    deal.plays("S discard 4p")  # South need not win, and nothing bars them
    assert not deal.place("S").note.passed
    assert deal.may("N") == {"win", "pass"}
    deal.plays("N win")
    assert deal.gains() == [0, -1, 0, 1]


@clause("SBR-4.1", "SBR-8.6", "SBR-8.8")
def test_the_dealer_may_win_with_what_he_was_dealt() -> None:
    deal = begin("123456789m 11p 234p", voids="sspm")
    assert deal.may("E") == {"win", "discard"}
    deal.plays("E win")
    assert deal.won().tile == parse_one("4p") == deal.tiles[52]
    assert deal.gains() == [6, -2, -2, -2]


@clause("SBR-4.4", "SBR-5.3", "SBR-4.6", "SBR-5.8", "SBR-5.1")
def test_a_pung_takes_the_turn_and_only_discards() -> None:
    deal = begin("9p", "78p", "999m 99p", voids="ssss")
    deal.plays("E discard 9p")
    assert deal.waiting_for() == [2]  # no chow for South
    assert deal.may("W") == {"pung", "pass"}
    with pytest.raises(IllegalAction, match="not asked now"):
        deal.plays("S discard 7p")
    deal.plays("W pung")
    assert (deal.table.turn, deal.table.phase) == (2, "turn")
    assert deal.may("W") == {"discard"}
    assert deal.place("W").melds[0].kind == PUNG
    assert deal.place("E").pond == []


@clause("SBR-5.2", "SBR-5.5")
def test_a_chow_may_be_completed_by_a_win() -> None:
    deal = begin("4p", SOUTH)
    deal.plays("E discard 4p, S win")
    assert winners(deal) == [1]


@clause("SBR-5.4", "SBR-6.2", "SBR-4.7", "SBR-6.5", "SBR-11.3")
def test_a_claimed_kong_is_paid_by_the_giver_and_replaced_from_the_front() -> None:
    deal = begin("9p", "999p", draws="6s")
    deal.plays("E discard 9p")
    assert deal.may("S") == {"kong", "pung", "pass"}
    events = deal.plays("S kong")
    assert isinstance(events[-1], Drew)
    assert (events[-1].seat, events[-1].tile, events[-1].source) == (1, parse_one("6s"), "kong")
    assert deal.gains() == [-2, 2, 0, 0]
    assert deal.place("S").melds[0].kind == KONG


@clause("SBR-5.6", "SBR-5.13")
def test_a_win_takes_the_tile_from_a_pung_or_kong() -> None:
    deal = begin("7p", "777p", "", NORTH)
    deal.plays("E discard 7p, S kong, N win")
    assert deal.place("S").melds == []
    assert deal.gains() == [-1, 0, 0, 1]
    assert deal.table.turn == 0  # after North


@clause("SBR-5.7", "SBR-4.8", "SBR-4.10", "SBR-13.3", "SBR-5.8")
def test_several_win_on_one_tile_and_the_next_after_the_furthest_draws() -> None:
    deal = begin("4p", SOUTH, "", NORTH, draws="1s 1s")
    deal.plays("E discard 4p, S win")
    assert winners(deal) == []  # no answer is shown before all are in
    deal.plays("N win")
    assert deal.gains() == [-2, 1, 0, 1]
    assert deal.table.turn == 0
    deal.plays("E discard 1s")
    assert deal.table.turn == 2  # South is skipped
    run_on(deal)
    later = [event.seat for event in deal.happened(Drew)]
    assert set(later) == {0, 2}
    assert deal.ledger.next_dealer == 0


@clause("SBR-4.9", "SBR-4.8", "SBR-13.2")
def test_after_a_win_from_the_wall_the_next_draws() -> None:
    deal = begin("9m", SOUTH, draws="4p 1s")
    deal.plays("E discard 9m, S win")
    assert deal.gains() == [-2, 6, -2, -2]
    assert deal.table.turn == 2
    assert deal.ledger.next_dealer == 1


@clause("SBR-4.11", "SBR-12.1", "SBR-11.2")
def test_the_third_win_ends_the_deal() -> None:
    deal = begin("4p", SOUTH, "111222333s 88p 23p", NORTH, voids="ssmm")
    deal.plays("E discard 4p, S win, W win, N win")
    assert deal.over
    assert deal.log[-1] == Ended("win", (1, 2, 3), 0)
    assert deal.gains() == [-3, 1, 1, 1]
    # The remaining player's hand is not examined.
    assert [event.seat for event in deal.happened(HandShown)] == [1, 2, 3]
    with pytest.raises(IllegalAction, match="the deal is over"):
        deal.plays("E discard 9m")


@clause("SBR-4.17", "SBR-15.7")
@pytest.mark.parametrize("when", ["at-end", "at-once"])
def test_a_winners_hand_is_hidden_until_the_end(when: str) -> None:
    deal = begin("9m", SOUTH, draws="4p 1s", reveal_winners=when)
    deal.plays("E discard 9m, S win")
    seen = deal.won().seen_by(2)
    assert isinstance(seen, Won)
    assert (seen.seat, seen.giver, seen.value) == (1, None, 1)
    assert seen.tile == (HIDDEN if when == "at-end" else parse_one("4p"))
    shown = [event.seat for event in deal.happened(HandShown)]
    assert shown == ([] if when == "at-end" else [1])
    frozen = list(deal.place("S").standing)
    run_on(deal)
    assert list(deal.place("S").standing) == frozen
    shown = sorted(event.seat for event in deal.happened(HandShown))
    assert shown == [0, 1, 2, 3]


# Wins passed up


@clause("SBR-5.11", "SBR-5.12", "SBR-15.2", "SBR-14.5")
@pytest.mark.parametrize(
    ("passed_win", "first", "second", "offered"),
    [
        ("different", "4p", "4p", False),
        ("different", "4p", "1p", True),
        ("different", "1p", "4p", True),
        ("greater", "4p", "1p", True),
        ("greater", "1p", "4p", False),
        ("greater", "4p", "4p", False),
        ("off", "4p", "4p", True),
    ],
)
def test_the_value_decides_what_a_passed_win_bars(
    passed_win: str, first: str, second: str, offered: bool
) -> None:
    """South wins 1 point with 4p, and 2 with 1p, the fourth of its kind."""
    deal = begin(
        "8p",
        "456789m 33m 111p 23p",
        draws=f"8s {first} {second}",
        voids="ssmm",
        passed_win=passed_win,
    )
    deal.plays(f"E discard 8p, S discard 8s, W discard {first}")
    assert WIN in deal.offers(1)
    deal.plays(f"S pass, N discard {second}")
    assert deal.table.phase == ("claim" if offered else "turn")
    assert (WIN in deal.offers(1)) == offered
    if not offered:
        with pytest.raises(IllegalAction, match="may not win"):
            deal.act(1, WIN)
        assert deal.gains() == [0, 0, 0, 0]
    # What they draw themselves is never barred, and lifts the ban.
    run_on(deal, turn_of("S"))
    assert deal.place("S").note.passed == frozenset()


@clause("SBR-5.13")
def test_a_replacement_lifts_the_ban_and_a_pung_does_not() -> None:
    deal = begin("8p", "123456m 99m 44456p", draws="8s 4p 3m")
    deal.plays("E discard 8p, S discard 8s, W discard 4p")
    assert deal.may("S") == {"win", "kong", "pung", "pass"}
    other = deal.copy()
    other.plays("S pung")
    assert other.place("S").note.passed
    deal.plays("S kong")
    assert not deal.place("S").note.passed


@clause("SBR-5.16", "SBR-5.9")
def test_own_discards_bar_no_win() -> None:
    deal = begin("9m 4p", SOUTH, draws="4p 9s 9s 9m", voids="sspp")
    deal.plays("E discard 9m, S discard 4p, W discard 9s, N discard 9s, E discard 4p")
    assert WIN in deal.offers(1)
