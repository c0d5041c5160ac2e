"""Scripted deals of zung-jung: last tiles, bonus tiles, wrong calls, the match."""

from __future__ import annotations

import pytest

from sparrows import rulebook
from sparrows.play.actions import WIN, IllegalAction
from sparrows.play.events import (
    BonusShown,
    Discarded,
    Ended,
    FalselyCalled,
    Won,
)
from sparrows.play.match import Match
from sparrows.play.shuffle import seed_from
from sparrows.play.table import HIDDEN
from sparrows.tiles import BONUS, parse, parse_one
from tests.clauses import clause
from tests.conftest import SOAK
from tests.play.rigged import ScriptedDeal, left_to_draw, rigged, run_on, turn_of
from tests.play.test_zung_jung import NORTH, SOUTH, ZUNG_JUNG

# Last tiles


@clause("ZJ-22.8", "ZJ-22.9", "ZJ-23.12", "ZJ-24.6", "ZJ-22.11", "ZJ-22.13")
def test_after_the_seabed_tile_one_wins_or_discards_and_nobody_claims_a_set() -> None:
    deal = rigged("zung-jung", "9m", "999m", "88p 77p", last="8p")
    run_on(deal, left_to_draw(0))
    assert deal.table.turn == 1  # the 69th draw
    assert deal.may("S") == {"discard"}
    deal.plays("S discard 8p")
    assert deal.log[-1] == Ended("wall", (), 1)


@clause("ZJ-22.9", "ZJ-23.12", "ZJ-22.8")
def test_the_last_tiles_may_be_won_on() -> None:
    deal = rigged("zung-jung", "9m", "", "", NORTH, last="4p")
    run_on(deal, left_to_draw(0))
    deal.plays("S discard 4p")
    assert deal.may("N") == {"win", "pass"}
    deal.plays("N win")
    assert "last-discard" in deal.won().patterns
    deal = rigged("zung-jung", "9m", SOUTH, last="4p")
    run_on(deal, left_to_draw(0))
    deal.plays("S win")
    assert "last-draw" in deal.won().patterns


# Bonus tiles


@clause("ZJ-25.2", "ZJ-25.3", "ZJ-25.7", "ZJ-27.6")
def test_bonus_tiles_of_the_deal_are_replaced_before_east_begins() -> None:
    deal = rigged("zung-jung", "123456789m 11p 23p 1f", "2f", back="3f 4p 9s", bonus_tiles=True)
    shown = [(event.seat, event.tile) for event in deal.happened(BonusShown)]
    first, second, third = parse("1f"), parse("3f"), parse("2f")
    assert shown == [(0, *first), (0, *second), (1, *third)]
    assert deal.sizes() == [14, 13, 13, 13]
    deal.plays("E win")
    assert deal.won().tile == parse_one("4p")
    assert "blessing-of-heaven" in deal.won().patterns


@clause("ZJ-25.2", "ZJ-25.5", "ZJ-25.6")
def test_a_bonus_tile_is_laid_open_and_replaced_at_once() -> None:
    deal = rigged("zung-jung", "9s", SOUTH, draws="1f", back="4p", bonus_tiles=True)
    deal.plays("E discard 9s")
    assert deal.table.drawn == parse_one("4p")
    deal.plays("S win")
    assert "kong-replacement" not in deal.won().patterns
    assert "non-seat-bonus-tile" in deal.won().patterns
    deal = rigged("zung-jung", "2222m 345m 456p 77p 9s 9s", back="1f 9s", bonus_tiles=True)
    deal.plays("E concealed-kong 2m, E win")
    assert "kong-replacement" in deal.won().patterns


@clause("ZJ-25.4", "ZJ-22.11")
def test_a_bonus_tile_that_cannot_be_replaced_ends_the_deal() -> None:
    rules = rulebook("zung-jung", bonus_tiles=True)
    ends = set()
    for number in range(8 * SOAK):
        deal = ScriptedDeal(rules, seed_from(number))
        run_on(deal)
        assert deal.log[-1] == Ended("wall", (), 1)
        assert deal.gains() == [0, 0, 0, 0]
        assert deal.table.wall.left == 14
        assert not any(tile in BONUS for _, tile in deal.table.discards)
        ends.add(type(deal.log[-2]))
    assert ends == {Discarded, BonusShown}


# Wrong calls


@clause("ZJ-32.1")
def test_only_what_is_legal_is_offered() -> None:
    deal = rigged("zung-jung", "9m", SOUTH, minimum=5)
    with pytest.raises(IllegalAction, match="may not win now"):
        deal.plays("E win")
    deal.plays("E discard 9m")
    assert WIN not in deal.offers(1)


@clause("ZJ-33.14", "ZJ-27.4", "ZJ-32.1", "ZJ-32.2", "ZJ-32.9")
def test_at_the_world_series_a_chicken_hand_is_a_false_win() -> None:
    """South has melded and is worth 1 point with 1s; West's hand is concealed."""
    deal = rigged(
        *("zung-jung", "3z", "456m 678p 23s 99s 33z 9p", "456789p 23s 888s 55p"),
        draws="9m 1s",
        preset="wsom",
    )
    deal.plays("E discard 3z, S pung, W pass, N pass, S discard 9p, all pass, W discard 9m")
    deal.plays("all pass, N discard 1s")
    assert "win" in deal.may("S")
    alone = deal.copy()
    deal.plays("S win, W win, E pass")
    assert [event.seat for event in deal.happened(FalselyCalled)] == [1]
    won = deal.won()
    assert (won.seat, won.value) == (2, 5)
    assert deal.gains() == [25 - 5, -75 - 5, 25 + 15, 25 - 5]
    alone.plays("S win, W pass, E pass")
    assert alone.gains() == [25, -75, 25, 25]
    assert alone.place("S").dead
    assert not alone.over


@clause("ZJ-32.2", "ZJ-32.4", "ZJ-32.9", "ZJ-32.1", "ZJ-33.11")
def test_a_wrong_call_in_turn_is_paid_and_leaves_a_dead_hand() -> None:
    deal = rigged("zung-jung", "2222m 9p", "34p", draws="9m 9m", false_win_calls=True)
    assert deal.may("E") == {"win", "concealed-kong", "discard"}
    deal.plays("E win")
    (called,) = deal.happened(FalselyCalled)
    assert called.tiles == ()
    seen = called.seen_by(2)
    assert isinstance(seen, FalselyCalled)
    assert seen.tile == HIDDEN
    assert deal.gains() == [-75, 25, 25, 25]
    assert deal.may("E") == {"discard"}
    deal.plays("E discard 9p")
    assert all(deal.may(who) == {"win", "pass"} for who in "SWN")
    deal.plays("all pass")
    run_on(deal)
    assert deal.over
    assert deal.gains() == [-75, 25, 25, 25]  # a dead hand cannot call again


@clause("ZJ-32.9", "ZJ-32.7", "ZJ-33.10")
def test_a_wrong_call_on_a_discard_counts_as_a_pass() -> None:
    deal = rigged("zung-jung", "4p", SOUTH, false_win_calls=True, false_win_penalty=10)
    deal.plays("E discard 4p, W win, N win, S win")
    won = deal.won()
    assert won.seat == 1
    before = [event for event in deal.log if isinstance(event, (FalselyCalled, Won))]
    assert [type(event) for event in before] == [FalselyCalled, FalselyCalled, Won]
    assert deal.gains() == [20 - (3 * won.value - 50), 20 + 3 * won.value, -20 - 25, -20 - 25]


@clause("ZJ-32.9", "ZJ-32.4")
def test_a_wrong_call_on_a_kong_lets_it_stand() -> None:
    deal = rigged("zung-jung", "5p", "55p 9s", "", draws="9m 8m 9m 5p", false_win_calls=True)
    deal.plays("E discard 5p, W pass, N pass, S pung, S discard 9s")
    run_on(deal, turn_of("S"))
    deal.plays("S added-kong 5p, W win, N pass, E pass")
    assert deal.place("W").dead
    assert (deal.table.turn, deal.table.phase) == (1, "turn")
    assert deal.table.after_kong
    # All four may be dead: the deal runs on to its end.
    deal.plays("S win")
    run_on(deal, turn_of("E"))
    deal.plays("E win")
    run_on(deal, turn_of("N"))
    deal.plays("N win")
    assert deal.gains() == [0, 0, 0, 0]
    run_on(deal)
    assert deal.log[-1] == Ended("wall", (), 1)


@clause("ZJ-32.9")
def test_discards_of_a_dead_hand_may_be_claimed() -> None:
    deal = rigged("zung-jung", "9p", "", "99p", draws="9m", false_win_calls=True)
    deal.plays("E win, E discard 9p")
    assert deal.may("W") == {"win", "pung", "pass"}


# The match


@clause("ZJ-21.2", "ZJ-31.1", "ZJ-31.2", "ZJ-31.3", "ZJ-31.4", "ZJ-31.5")
@pytest.mark.parametrize("rounds", [1, 2])
def test_east_passes_on_after_every_deal(rounds: int) -> None:
    match = Match(rulebook("zung-jung", rounds=rounds, start_points=100), seed_from(6))
    assert match.points == [100] * 4
    around = match.order_from(match.dealer)
    for played in range(4 * rounds):
        assert not match.over
        assert match.dealer == around[played % 4]
        assert match.round == played // 4
        run_on(match.next_deal())
        if played == 1:
            match.deal = deal = rigged(match.rules, "123456789m 11p 234p")
            deal.plays("E win")  # a win by East changes nothing
        match.finish()
    assert match.over
    assert sum(match.points) == 400
    assert match.standings()[0][1] == around[1]
    assert len({Match(ZUNG_JUNG, seed_from(number)).dealer for number in range(40)}) == 4


@clause("ZJ-31.3")
def test_a_match_is_sixteen_deals() -> None:
    match = Match(ZUNG_JUNG, seed_from(1))
    while not match.over:
        run_on(match.next_deal())
        match.finish()
    assert match.played == 16
