"""Scripted deals of sichuan: the end of the wall, refunds, last tiles, and the match."""

from __future__ import annotations

from itertools import product

import pytest

from sparrows import rulebook
from sparrows.play.deal import Deal
from sparrows.play.events import Ended, HandShown, Paid
from sparrows.play.match import Match
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks.sichuan.settlement import theoretical_maximum
from sparrows.scoring.waits import waits_of
from sparrows.tiles import parse_one
from tests.clauses import clause
from tests.play.rigged import left_to_draw, run_on
from tests.play.test_sichuan import NORTH, SOUTH, begin
from tests.random_hands import random_hand

# Ready hands, and what they are worth at the most; 13 tiles of the void suit are too many to lose.
READY = {0: f"{SOUTH} 9s", 1: "111222333m 44p 55p", 3: "444555666s 78p 99s"}
WORTH = {0: 1, 1: 2, 3: 1}
PIG = "1112223338889s"


@clause("SBR-12.1", "SBR-12.2", "SBR-12.3", "SBR-12.4", "SBR-12.6", "SBR-12.9", "SBR-12.11")
@pytest.mark.parametrize("pays", [False, True])
@pytest.mark.parametrize("pig", [False, True])
@pytest.mark.parametrize("ready", list(product([False, True], repeat=3)))
def test_the_wall_ends_with_every_mix_of_hands(
    ready: tuple[bool, bool, bool], pig: bool, pays: bool
) -> None:
    waiting = [seat for seat, is_ready in zip((0, 1, 3), ready, strict=True) if is_ready]
    hands = {seat: READY[seat] if seat in waiting else "" for seat in (0, 1, 3)}
    deal = begin(
        hands[0] or "9s",
        hands[1],
        PIG if pig else "",
        hands[3],
        voids="sssm",
        draws="9m 7s 9m 9p 9p 7s",
        pig_pays_ready=pays,
    )
    run_on(deal)
    assert deal.log[-1] == Ended("wall", (), 0)
    expected = [0, 0, 0, 0]
    for seat in range(4):
        if seat == 2 and pig:
            expected[seat] -= 16
        if seat not in waiting and (seat != 2 or not pig or pays):
            for other in waiting:
                expected[seat] -= WORTH[other]
                expected[other] += WORTH[other]
    assert deal.gains() == expected
    assert len(deal.happened(HandShown)) == 4


@clause("SBR-12.7", "SBR-12.8", "SBR-12.10")
def test_kongs_of_a_hand_that_is_not_ready_are_given_back() -> None:
    deal = begin("9999m", "123456m 11p 23p 777m", draws="9s 9s 4p", voids="sspm")
    deal.plays("E concealed-kong 9m, E discard 9s, S discard 9s, W discard 4p, S win")
    assert deal.gains() == [6, -1, -3, -2]
    run_on(deal)
    assert deal.gains() == [0, 1, -1, 0]
    assert deal.log[-1] == Ended("wall", (1,), 1)


@clause("SBR-12.10", "SBR-12.5")
def test_a_ready_player_keeps_his_kongs() -> None:
    deal = begin("9999m 123456m 11p 23p", draws="9s", voids="sspm")
    deal.plays("E concealed-kong 9m, E discard 9s")
    run_on(deal)
    assert deal.gains() == [12, -4, -4, -4]  # four alike count in what the hand could be


def to_the_last_draw(deal: Deal) -> None:
    """North has taken the last tile of the wall."""
    run_on(deal, left_to_draw(0))
    assert deal.table.turn == 3


@clause("SBR-4.13", "SBR-6.8", "SBR-4.12")
def test_the_last_discard_is_for_a_win_only() -> None:
    deal = begin("888p 4p 9s", "123456789m 11p 79p", last="8p", voids="sssm")
    to_the_last_draw(deal)
    deal.plays("N discard 8p")
    assert deal.offered("E") == []
    assert deal.may("S") == {"win", "pass"}
    deal.plays("S pass")
    assert deal.log[-1] == Ended("wall", (), 0)


@clause("SBR-15.5", "SBR-6.8", "SBR-9.9")
def test_the_last_discard_is_punged_where_so_agreed() -> None:
    deal = begin("888p 4p 9s", SOUTH, last="8p", voids="sssm", last_discard_pung=True)
    to_the_last_draw(deal)
    deal.plays("N discard 8p")
    assert deal.may("E") == {"pung", "pass"}
    deal.plays("E pung, E discard 4p")
    assert deal.may("S") == {"win", "pass"}
    deal.plays("S win")
    assert deal.won().patterns == {"under-the-sea": 1}
    assert deal.log[-1] == Ended("wall", (1,), 1)
    assert deal.gains() == [-2, 2, 0, 0]


@clause("SBR-4.12", "SBR-6.8")
def test_the_last_tile_may_be_won_with_and_makes_no_kong() -> None:
    deal = begin("9s", north=NORTH, last="4p", voids="sssm")
    to_the_last_draw(deal)
    deal.plays("N win")
    assert deal.gains() == [-3, -3, -3, 9]
    assert deal.log[-1] == Ended("wall", (3,), 3)
    deal = begin("8s", north="9999s", last="5p", voids="sssm")
    to_the_last_draw(deal)
    assert deal.may("N") == {"discard"}


@clause("SBR-4.14", "SBR-4.11")
def test_a_third_win_on_a_last_discard_leaves_nothing_to_compare() -> None:
    deal = begin(
        f"{SOUTH} 9s",
        "555666777m 88m 23p",
        "111222333s 88p 23p",
        last="4p",
        voids="ssmm",
    )
    to_the_last_draw(deal)
    deal.plays("N discard 4p, E win, S win, W win")
    assert deal.log[-1] == Ended("win", (0, 1, 2), 3)
    assert deal.gains() == [2, 2, 2, -6]
    assert len(deal.happened(Paid)) == 1


# Dealership and match


SICHUAN = rulebook("sichuan")


@clause("SBR-13.1")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    assert {Match(SICHUAN, seed_from(number)).dealer for number in range(40)} == {0, 1, 2, 3}


@clause("SBR-13.2", "SBR-13.3", "SBR-13.5", "SBR-13.6")
@pytest.mark.parametrize(
    ("script", "next_dealer"),
    [
        ("E discard 4p, S win, N pass", 1),
        ("E discard 4p, S pass, N win", 3),
        ("E discard 4p, S win, N win", 0),
        ("E discard 4p, S pass, N pass", 0),
    ],
)
def test_the_first_winner_deals_next_or_who_gave_the_tile_to_several(
    script: str, next_dealer: int
) -> None:
    match = Match(SICHUAN, seed_from(1))
    dealer = match.player_at(next_dealer)
    around = match.order_from(dealer)
    deal = begin("4p", SOUTH, "", NORTH, draws="8p")
    match.deal = deal
    deal.plays(script)
    run_on(deal)
    match.finish()
    assert match.dealer == dealer
    assert [match.seat_of(player) for player in around] == [0, 1, 2, 3]
    assert match.round == 0


@clause("SBR-13.4", "SBR-13.7", "SBR-13.8", "SBR-15.6")
def test_a_match_is_so_many_deals_and_the_most_points_win() -> None:
    match = Match(rulebook("sichuan", deals=3), seed_from(2))
    assert match.points == [0, 0, 0, 0]
    first = match.dealer
    for played in range(3):
        assert not match.over
        deal = match.next_deal()
        run_on(deal)
        match.finish()
        assert match.dealer == first  # nobody won
        assert match.played == played + 1
    assert match.over
    with pytest.raises(ValueError, match="the match is over"):
        match.next_deal()
    match.points = [-3, 8, 8, -13]
    assert [(place, player) for place, player, _ in match.standings()] == [
        (1, 1),
        (1, 2),
        (3, 0),
        (4, 3),
    ]


@clause("SBR-8.6")
def test_the_tile_of_a_win_on_dealt_tiles_is_the_last_one() -> None:
    deal = begin("11p 23p 123456789m 4p")
    assert deal.parts.winning_tile(deal.table, deal.place("E")) == parse_one("4p")


@clause("SBR-12.5")
@pytest.mark.parametrize("seed", range(60))
def test_what_a_hand_could_be_worth_is_found_among_its_waits(seed: int) -> None:
    rules, hand = random_hand("sichuan", seed)
    hand = hand.without_winning()
    every_kind = waits_of(rules.scoring.score, hand, rules.tiles.kinds).values()
    assert theoretical_maximum(rules, hand) == max((won.value for won in every_kind), default=0)
