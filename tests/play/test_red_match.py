"""Seats, dice, wall, dealership and length of a match of red."""

from __future__ import annotations

from collections import Counter

import pytest

from sparrows import rulebook
from sparrows.play.deal import Deal
from sparrows.play.events import Dealt, Ended, Started, TurnBegan
from sparrows.play.match import Match
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import seated_by_dice
from sparrows.rulebooks.red.play import pointed_to
from sparrows.tiles import (
    BONUS,
    DRAGONS,
    JOKER,
    SIMPLES,
    SUITED,
    TERMINALS,
    WINDS,
    parse,
)
from tests.clauses import clause
from tests.play.rigged import LoadedDice, rigged

FOUR, THREE, TWO = (0, 1, 2, 3), (0, 1, 2), (0, 2)


def tiles(**options: object) -> Counter[int]:
    return Counter(Deal(rulebook("red", **options), b"set").tiles)


# The set


@clause("RED-1.2", "RED-1.3", "RED-1.4", "RED-1.5", "RED-1.6")
def test_the_full_set() -> None:
    found = tiles()
    assert found.total() == 144
    assert len(found) == 42
    assert all(found[tile] == 4 for tile in (*SUITED, *WINDS, *DRAGONS))
    assert all(found[tile] == 1 for tile in BONUS)
    assert (SIMPLES.bit_count(), TERMINALS.bit_count()) == (21, 6)


@clause("RED-1.2", "RED-1.8", "RED-1.9", "RED-14.2", "RED-14.3")
def test_jokers_and_flowers_by_agreement() -> None:
    assert tiles(jokers=True).total() == 148
    assert tiles(flowers=0).total() == 136
    fewer = tiles(jokers=True, flowers=4)
    assert fewer.total() == 144
    assert fewer[JOKER] == 4
    assert [tile for tile in BONUS if fewer[tile]] == list(parse("5678f"))


# Dice, seats and the wall


@clause("RED-2.1", "RED-2.2")
def test_whom_the_dice_point_to_with_four_players() -> None:
    found = {points: pointed_to(points, FOUR) for points in range(2, 13)}
    assert [points for points, seat in found.items() if seat == 0] == [5, 9]
    assert [points for points, seat in found.items() if seat == 1] == [2, 6, 10]
    assert [points for points, seat in found.items() if seat == 2] == [3, 7, 11]
    assert [points for points, seat in found.items() if seat == 3] == [4, 8, 12]


@clause("RED-2.3")
def test_whom_the_dice_point_to_with_three_players() -> None:
    found = {points: pointed_to(points, THREE) for points in range(2, 13)}
    assert [points for points, seat in found.items() if seat == 0] == [4, 7, 10]
    assert [points for points, seat in found.items() if seat == 1] == [2, 5, 8, 11]
    assert [points for points, seat in found.items() if seat == 2] == [3, 6, 9, 12]


@clause("RED-2.4")
def test_whom_the_dice_point_to_with_two_players() -> None:
    assert all(pointed_to(points, TWO) == 2 * (points % 2) for points in range(2, 13))


# The dice of footnotes 2 and 5 of the source.


@clause("RED-2.5", "RED-2.6")
def test_the_highest_sum_sits_east_and_equal_sums_throw_again() -> None:
    dice = LoadedDice([(3, 3), (4, 5), (2, 4), (5, 5), (4, 4), (5, 6)])
    order, throws = seated_by_dice(dice, [0, 1, 2, 3])
    assert order == [3, 1, 2, 0]
    assert throws[1] == {0: (4, 4), 2: (5, 6)}


@clause("RED-2.5", "RED-2.7", "RED-2.9", "RED-1.1", "RED-14.1")
@pytest.mark.parametrize(("players", "seats"), [(4, FOUR), (3, THREE), (2, TWO)])
def test_players_sit_as_they_threw(players: int, seats: tuple[int, ...]) -> None:
    match = Match(rulebook("red", players=players), b"seats")
    assert [match.seat_of(player) for player in match.seating] == list(seats)
    first = match.throws[0]
    best = max(first, key=lambda player: sum(first[player]))
    if list(map(sum, first.values())).count(sum(first[best])) == 1:
        assert match.player_at(0) == best
    deal = match.next_deal()
    assert deal.table.seats == seats
    assert TurnBegan(0) in deal.log


@clause("RED-2.18", "RED-2.19")
def test_the_breaker_and_the_break_number() -> None:
    assert rulebook("red").parts.broken([(4, 4), (2, 3)], FOUR) == (3, 13)
    started = Deal(rulebook("red", players=2), b"dice").log[0]
    assert isinstance(started, Started)
    first, second = started.dice
    assert started.breaker == 2 * (sum(first) % 2)
    assert started.stacks == sum(first) + sum(second)


@clause("RED-2.26", "RED-2.27", "RED-2.22", "RED-2.23", "RED-2.24")
def test_the_deal_takes_from_the_front_and_keeps_nothing_back() -> None:
    rules = rulebook("red", flowers=0)
    deal = Deal(rules, b"deal")
    wall = deal.tiles
    dealt = {event.seat: event.tiles for event in deal.log if isinstance(event, Dealt)}
    for seat in FOUR:
        for turn in range(3):
            taken = 16 * turn + 4 * seat
            assert list(dealt[seat][4 * turn :][:4]) == wall[taken : taken + 4]
        assert dealt[seat][12] == wall[48 + seat]
    assert dealt[0][13] == wall[52]
    assert deal.table.wall.live == 136 - 53
    assert deal.front == 53
    assert deal.back == 136


# Dealership and the length of a match

EAST_WINS = "123m 456p 789s 111z 55m"
READY = "46789m 78988p 789s"


def ended(rules: Rulebook, winner: int | None) -> Deal:
    """A short deal that this seat wins, or nobody."""
    if winner == 0:
        deal = rigged(rules, EAST_WINS)
        deal.plays("E win")
    elif winner is None:
        deal = rigged(rules, short=True)
        deal.plays("E discard 1m")
    else:
        hands = ["5m", "", "", ""]
        hands[winner] = READY
        deal = rigged(rules, *hands)
        deal.plays(f"E discard 5m, {'ESWN'[winner]} win")
    assert deal.over
    return deal


def play_out(match: Match, *winners: int | None) -> None:
    for winner in winners:
        match.next_deal()
        match.deal = ended(match.rules, winner)
        match.finish()


@clause("RED-12.2", "RED-12.3", "RED-3.13")
@pytest.mark.parametrize(("winner", "dealer"), [(0, 0), (None, 0), (1, 1), (2, 1), (3, 1)])
def test_east_stays_if_he_wins_or_nobody_does(winner: int | None, dealer: int) -> None:
    match = Match(rulebook("red"), b"stay")
    order = match.seating[:]
    play_out(match, winner)
    assert match.dealer == order[dealer]
    assert [match.player_at(seat) for seat in FOUR] == order[dealer:] + order[:dealer]


@clause("RED-12.3", "RED-12.4")
@pytest.mark.parametrize(("winner", "passes"), [(0, False), (None, False), (2, True)])
def test_two_players_pass_the_dealership_alike(winner: int | None, passes: bool) -> None:
    match = Match(rulebook("red", players=2), b"two")
    play_out(match, winner)
    assert (match.dealer != match.first_dealer) == passes
    assert isinstance(match.finished[0].deal.log[-1], Ended)


@clause("RED-14.13")
@pytest.mark.parametrize(("players", "passes"), [(2, True), (3, False), (4, False)])
def test_a_draw_passes_the_dealership_of_two_where_so_agreed(players: int, passes: bool) -> None:
    match = Match(rulebook("red", players=players, two_player_draw="passes"), b"drawn")
    play_out(match, None, 0)
    assert (match.dealer != match.first_dealer) == passes
    play_out(match, None)
    assert match.dealer == match.first_dealer
    assert match.round == passes


@clause("RED-12.5", "RED-12.6", "RED-12.7")
def test_a_round_ends_when_the_first_dealer_deals_again() -> None:
    match = Match(rulebook("red", rounds=1), b"round")
    play_out(match, 1, 0, 2, None, 3)
    assert (match.round, match.over) == (0, False)
    play_out(match, 0, None)
    assert not match.over
    play_out(match, 1)
    assert (match.round, match.over) == (1, True)
    with pytest.raises(ValueError, match="over"):
        match.next_deal()


@clause("RED-12.6", "RED-14.8")
def test_rounds_are_named_by_the_winds_in_turn() -> None:
    match = Match(rulebook("red", players=2, rounds=5), b"winds")
    seen = []
    while not match.over:
        deal = match.next_deal()
        seen.append(deal.table.round)
        match.deal = ended(match.rules, 2)
        match.finish()
    assert seen == [0, 0, 1, 1, 2, 2, 3, 3, 0, 0]


@clause("RED-12.1", "RED-14.8")
def test_a_match_of_so_many_deals() -> None:
    match = Match(rulebook("red", deals=3), b"deals")
    play_out(match, 0, 0)
    assert not match.over
    play_out(match, None)
    assert match.over
    assert match.points[match.first_dealer] == 36
    assert sum(match.points) == 0


@clause("RED-14.9", "RED-14.11")
def test_a_match_to_a_total_without_what_players_start_with() -> None:
    match = Match(rulebook("red", target_points=36, start_points=800), b"target")
    play_out(match, 0)
    assert not match.over
    play_out(match, 0)
    assert match.over
    assert match.points[match.first_dealer] == 836


@clause("RED-12.8", "RED-11.7")
def test_equal_totals_share_a_rank() -> None:
    match = Match(rulebook("red", deals=1), b"rank")
    play_out(match, 0)
    assert [(place, points) for place, _, points in match.standings()] == [
        (1, 18),
        (2, -6),
        (2, -6),
        (2, -6),
    ]
