"""Matches of popular: seats, dealership, rounds, the length of the match, places."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sparrows.play.match import Match
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks import rulebook
from sparrows.testing.deals import play_out_randomly
from tests.clauses import clause
from tests.play.rigged import LoadedDice


def played(match: Match) -> list[tuple[int, int]]:
    """Plays a match out: the dealer and the round wind of each deal."""
    chance = random.Random(1)
    found = []
    while not match.over:
        deal = match.next_deal()
        found.append((match.dealer, deal.table.round))
        play_out_randomly(deal, chance)
        match.finish()
    return found


def a_match(**options: Any) -> Match:
    return Match(rulebook("popular", **options), seed_from("popular"))


@clause("POP-16.1", "POP-16.2", "POP-16.3", "POP-2.8", "POP-2.7")
def test_the_dealership_always_passes_and_four_deals_are_a_round() -> None:
    match = a_match(rounds=2)
    order = match.seating
    found = played(match)
    assert found == [(player, wind) for wind in range(2) for player in order]
    assert sum(match.points) == 0


@clause("POP-16.4", "POP-16.5")
@pytest.mark.parametrize(
    ("options", "deals"), [({"rounds": 5}, 20), ({"deals": 6}, 6), ({"rounds": 1}, 4)]
)
def test_the_match_has_the_agreed_length(options: dict[str, int], deals: int) -> None:
    found = played(a_match(**options))
    assert len(found) == deals
    assert [wind for _, wind in found] == [at // 4 % 4 for at in range(deals)]


@clause("POP-16.5")
def test_sixteen_deals_where_nothing_is_agreed() -> None:
    rules = rulebook("popular")
    match = Match(rules, seed_from(1))
    match.round = 3
    assert not rules.parts.match_over(match)
    match.round = 4
    assert rules.parts.match_over(match)


@clause("POP-16.6")
def test_equal_points_share_a_place() -> None:
    match = a_match(start_points=800)
    assert match.points == [800] * 4
    match.points = [790, 820, -30, 820]
    assert match.standings() == [(1, 1, 820), (1, 3, 820), (3, 0, 790), (4, 2, -30)]


@clause("POP-2.6", "POP-16.2")
def test_seats_go_round_against_the_dealership() -> None:
    match = a_match()
    first = [match.seat_of(player) for player in match.seating]
    assert first == [0, 1, 2, 3]
    play_out_randomly(match.next_deal(), random.Random(2))
    match.finish()
    assert [match.seat_of(player) for player in match.seating] == [3, 0, 1, 2]


@clause("POP-2.3", "POP-2.4", "POP-2.9")
def test_seats_are_drawn_by_lot() -> None:
    rules = rulebook("popular")
    drawn = {tuple(Match(rules, seed_from(number)).seating) for number in range(300)}
    assert len(drawn) == 24


@clause("POP-2.5", "POP-2.1")
def test_the_dice_may_seat_the_players() -> None:
    parts = rulebook("popular", seating="dice").parts
    order, throws = parts.seating(LoadedDice([(3, 3), (4, 5), (2, 4), (5, 5), (2, 6), (6, 5)]), 4)
    assert order == [3, 1, 2, 0]
    assert [sorted(thrown) for thrown in throws] == [[0, 1, 2, 3], [0, 2]]
