"""A match: seats by lot, dealership, rounds, length and places."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from sparrows.play.deal import Deal
from sparrows.play.events import Ended, Melded
from sparrows.play.match import Match
from sparrows.play.progress import Progress
from sparrows.play.settlement import Claimed
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.testing.deals import play_out_randomly
from tests.clauses import clause


def played(name: str, seed: int = 0, most: int | None = None, **options: Any) -> list[Any]:
    """The deals of a match by lucky players: dealer, round, how it ended, points after it."""
    rng = random.Random(seed)
    match = Match(rulebook(name, **options), seed_from(seed))
    rows: list[Any] = []
    while not match.over and len(rows) != most:
        deal = match.next_deal()
        dealer, wind = match.dealer, match.round
        assert match.player_at(match.rules.seats[0]) == dealer
        play_out_randomly(deal, rng)
        ended = deal.log[-1]
        assert isinstance(ended, Ended)
        winners = [match.player_at(winner) for winner in ended.winners]
        seats = match.order_from(dealer)
        match.finish()
        rows.append((dealer, wind, winners, seats, match))
    return rows


@pytest.mark.parametrize("name", RULEBOOKS)
@clause("SBR-13.1", "ZJ-21.2", "POP-2.9", "CCL-2.2")
def test_seats_are_drawn_by_lot(name: str) -> None:
    rules = rulebook(name)
    seatings = {tuple(Match(rules, seed_from(seed)).seating) for seed in range(200)}
    # In classical only the first dealer is found; all stay where they sit.
    assert len(seatings) == (4 if name == "classical" else 24)


@pytest.mark.parametrize("name", RULEBOOKS)
def test_seats_and_players(name: str) -> None:
    match = Match(rulebook(name), seed_from(3))
    for player in range(match.players):
        assert match.player_at(match.seat_of(player)) == player
    assert match.seat_of(match.dealer) == 0
    order = match.order_from(match.dealer)
    assert [match.seat_of(player) for player in order] == list(match.rules.seats)


@pytest.mark.parametrize("name", ["zung-jung", "popular"])
@clause("ZJ-31.1", "ZJ-31.2", "ZJ-31.3", "ZJ-31.6", "POP-16.1", "POP-16.2", "POP-16.3", "POP-16.4")
def test_the_dealership_always_passes(name: str) -> None:
    rows = played(name)
    assert len(rows) == 16
    assert [wind for _, wind, *_ in rows] == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4
    first = rows[0][3]
    assert [dealer for dealer, *_ in rows] == list(first) * 4


@clause("POP-16.5", "POP-18.6", "POP-18.10", "ZJ-33.8")
def test_agreed_lengths() -> None:
    assert len(played("popular", rounds=1)) == 4
    assert len(played("popular", deals=6)) == 6
    assert len(played("zung-jung", rounds=2)) == 8


@pytest.mark.parametrize("players", [2, 3, 4])
@clause("RED-12.1", "RED-12.2", "RED-12.3", "RED-12.4", "RED-12.5", "RED-12.7", "RED-2.8")
def test_red_passes_when_another_wins(players: int) -> None:
    rows = played("red", 1, rounds=1, players=players)
    for (dealer, _, winners, seats, _), following in itertools.pairwise(rows):
        stays = not winners or dealer in winners
        assert following[0] == (dealer if stays else seats[1])
    dealer, _, winners, seats, match = rows[-1]
    assert match.round == 1
    assert winners
    assert dealer not in winners
    assert seats[1] == match.first_dealer


@clause("RED-14.8", "RED-12.6")
def test_red_by_deals_goes_round_again() -> None:
    rows = played("red", 2, deals=40, players=2)
    assert len(rows) == 40
    assert {wind % 4 for _, wind, *_ in rows} <= {0, 1, 2, 3}
    assert rows[-1][4].round > 0


@clause("RED-14.9")
def test_red_ends_when_a_total_is_reached() -> None:
    rows = played("red", 3, rounds=4, target_points=3, start_points=800)
    match = rows[-1][4]
    assert match.over
    assert max(match.points) >= 803
    assert match.round < 4


@clause("CCL-20.1", "CCL-20.2", "CCL-20.3", "CCL-20.4", "CCL-20.5", "CCL-20.6")
@pytest.mark.parametrize("keeps", [False, True])
def test_classical_stays_on_a_win_of_east_and_where_agreed_when_unplayed(*, keeps: bool) -> None:
    rows = played("classical", 4, rounds=1, draw_keeps_east=keeps)
    for (dealer, _, winners, seats, _), following in itertools.pairwise(rows):
        stays = dealer in winners if winners else keeps
        assert following[0] == (dealer if stays else seats[1])
    assert {dealer for dealer, *_ in rows} == {0, 1, 2, 3}
    assert rows[-1][4].round == 1


@clause("CCL-20.7", "CCL-22.10")
def test_classical_by_deals_counts_unplayed_ones() -> None:
    rows = played("classical", 5, deals=3)
    assert len(rows) == 3


@clause("SBR-13.2", "SBR-13.3", "SBR-13.4", "SBR-13.5", "SBR-13.6", "SBR-13.7")
def test_the_first_winner_deals_in_sichuan() -> None:
    rows = played("sichuan", 6, deals=40)
    assert len(rows) == 40
    assert any(winners for _, _, winners, *_ in rows)
    for (dealer, wind, winners, *_), following in itertools.pairwise(rows):
        assert wind == 0
        if not winners:
            assert following[0] == dealer
        elif len(winners) == 1:
            assert following[0] == winners[0]


@pytest.mark.parametrize("name", RULEBOOKS)
@clause("CCL-20.8", "POP-16.6", "RED-12.8", "SBR-13.8", "ZJ-31.4", "ZJ-31.5")
def test_equal_points_share_a_place(name: str) -> None:
    match = Match(rulebook(name), seed_from(0))
    assert match.standings() == [(1, player, match.start_points) for player in range(4)]
    match.points = [5, -9, 5, 20]
    assert match.standings() == [(1, 3, 20), (2, 0, 5), (2, 2, 5), (4, 1, -9)]


def test_one_deal_after_the_other() -> None:
    match = Match(rulebook("sichuan", deals=1), seed_from(0))
    with pytest.raises(ValueError, match="not over yet"):
        match.finish()
    match.next_deal()
    with pytest.raises(ValueError, match="not finished yet"):
        match.next_deal()
    with pytest.raises(ValueError, match="not over yet"):
        match.finish()
    finished = played("sichuan", deals=1)[-1][4]
    with pytest.raises(ValueError, match="the match is over"):
        finished.next_deal()


@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_ledger_learns_who_gave_the_tile_of_each_claimed_set(name: str) -> None:
    deal = play_out_randomly(Deal(rulebook(name), seed_from(5)), random.Random(5), "eager")
    laid = [event for event in deal.log if isinstance(event, Melded)]
    assert laid
    assert deal.table.claimed == [Claimed(event.seat, event.meld, event.giver) for event in laid]
    assert deal.table.copy().claimed == deal.table.claimed


def test_a_sheet_seats_everybody_once() -> None:
    sheet = Progress(rulebook("red", players=3, deals=1), (2, 0, 1))
    sheet.book({0: 30, 1: -10, 2: -20}, 1)
    assert (sheet.points, sheet.dealer, sheet.over) == ([-10, -20, 30], 0, True)
    assert sheet.standings()[0] == (1, 2, 30)
    with pytest.raises(ValueError, match="over"):
        sheet.book({}, 0)
    with pytest.raises(ValueError, match="seating"):
        Progress(rulebook("red"), (0, 1, 1, 2))
