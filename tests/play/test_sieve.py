"""The sieve asks the moves that a hand has enough for; a win that is offered is counted once."""

from __future__ import annotations

import pytest

from sparrows.play.actions import PASS, WIN, Action
from sparrows.play.moves import (
    ALWAYS,
    HOLDS_BONUS,
    JOKERS,
    NEAR_READY,
    NEXT,
    RUN,
    TWO,
    WAIT,
    Chow,
    Discard,
    Pung,
    Win,
)
from sparrows.play.offers import Sieve
from sparrows.play.rulebook import Rulebook
from sparrows.play.table import Place, Table
from sparrows.rulebooks import rulebook
from sparrows.rulebooks.popular.play import DiscardReady
from sparrows.rulebooks.red.play import CHOWS_WITH_JOKERS, PUNGS_WITH_JOKERS
from sparrows.testing.deal_laws import the_sieve_holds_nothing_back
from sparrows.testing.deals import TEMPERS
from tests.play.rigged import rigged
from tests.play.watched_scoring import watched


def test_what_a_claim_needs_follows_from_the_tiles_it_uses() -> None:
    assert Pung().needs == (TWO,)
    assert Chow().needs == (RUN | NEXT,)
    assert set(Pung(PUNGS_WITH_JOKERS).needs) == {TWO, JOKERS}
    assert set(Chow(CHOWS_WITH_JOKERS).needs) == {RUN | NEXT, JOKERS | NEXT}


def test_a_hand_that_has_nothing_for_a_move_is_not_asked() -> None:
    win, pung, chow = Win(), Pung(), Chow()
    sieve = Sieve((win, pung, chow))
    assert sieve.by_held[0] == ()
    assert sieve.by_held[WAIT | TWO] == (win, pung)
    assert sieve.by_held[RUN | NEXT] == (chow,)
    assert Sieve((Win(falsely=True), pung)).asks_all


class FirstTile(DiscardReady):
    """A discard that overrides what it inherits, and does not say when it matters."""

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        return super().options(rules, table, place)[:1]


def test_a_discard_is_asked_unless_it_says_that_any_tile_will_do() -> None:
    assert Sieve((Discard(),)).plain_unless[0] == 0
    assert Sieve((Win(), DiscardReady())).plain_unless[0] == HOLDS_BONUS | NEAR_READY
    assert Sieve((Win(), DiscardReady())).plain_unless[WAIT] == ALWAYS
    assert Sieve((Discard(lambda table, place: 1),)).plain_unless[0] == ALWAYS
    assert Sieve((FirstTile(),)).plain_unless[0] == ALWAYS


class OverlookedPung(Pung):
    """A move that says it needs what no claim has."""

    def __init__(self) -> None:
        super().__init__()
        self.needs = (WAIT | TWO,)


def test_a_move_that_is_held_back_is_noticed() -> None:
    rules = rulebook("zung-jung")
    parts = rules.parts
    assert overlooks(rules) == 0
    moves = tuple(
        OverlookedPung() if move.name == "pung" else move for move in parts.moves["claim"]
    )
    whole, parts.sieves["claim"] = parts.sieves["claim"], Sieve(moves)
    try:
        assert overlooks(rules) > 0
    finally:
        parts.sieves["claim"] = whole


def overlooks(rules: Rulebook) -> int:
    """In how many of some deals the law fails."""
    failed = 0
    for seed in range(20):
        try:
            the_sieve_holds_nothing_back(rules, seed, TEMPERS[seed % len(TEMPERS)])
        except AssertionError:
            failed += 1
    return failed


@pytest.mark.parametrize("rules", ["red", "zung-jung"])
def test_a_win_is_counted_once(rules: str) -> None:
    noting, counted = watched(rulebook(rules))
    deal = rigged(noting, "9p", west="123456789m 55z 78p")
    deal.parts._counted.clear()
    deal.plays("E discard 9p")
    assert deal.offers(2) == [WIN, PASS]
    deal.view(2)
    deal.parts.notices(deal.rules, deal.view(2), 2, deal.offers(2))
    super(type(deal), deal).act(2, WIN)
    assert deal.over
    assert sum(hand.winning is not None for hand in counted) == 1
