"""Deals that begin in the middle."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sparrows.play.actions import PASS, WIN
from sparrows.play.deal import Deal
from sparrows.play.offers import offers_of
from sparrows.play.position import Position, Side
from sparrows.play.shuffle import seed_from
from sparrows.play.table import HIDDEN
from sparrows.readings.groups import KONG, PUNG, Meld
from sparrows.rulebooks import rulebook
from sparrows.rulebooks.popular.play import IndicatorShown
from sparrows.testing.laws import no_tile_is_lost_or_made
from sparrows.tiles import JOKER, parse, parse_one
from tests.clauses import clause

READY = Side(parse("123m 456m 789m 1122p"))
OTHERS = {
    1: Side(parse("258m 258p 258s 1234z"), pond=parse("9s 9s")),
    2: Side(parse("258m 258p 258s 1z"), (Meld(PUNG, parse_one("7z")),)),
    3: Side(parse("369m 369p 369s 5z"), (Meld(KONG, parse_one("6z"), concealed=True),)),
}


def test_who_draws_next_can_win() -> None:
    position = Position({0: READY, **OTHERS}, draws=parse("1p 5s"))
    deal = Deal(rulebook("zung-jung"), position=position)
    assert deal.waiting_for() == [0]
    assert WIN in deal.offers(0)
    places = deal.table.places
    table = sum(place.standing.size + len(place.pond) for place in places.values())
    melded = sum(len(meld.tiles) for place in places.values() for meld in place.melds)
    assert table + melded + deal.table.wall.left == 136
    deal.act(0, WIN)
    assert deal.over


@clause("POP-7.6")
def test_concealed_kongs_are_seen_where_the_rules_show_them() -> None:
    position = Position({0: READY, **OTHERS})
    kong = Meld(KONG, parse_one("6z"), concealed=True)
    for rules, known in (("zung-jung", kong.tile), ("popular", HIDDEN)):
        deal = Deal(rulebook(rules), position=position)
        (seen,) = deal.view(0).places[3].melds
        assert (seen.kind, seen.tile, seen.concealed) == (KONG, known, True)
        assert deal.view(3).places[3].melds == [kong]


def test_fourteen_tiles_are_a_turn_without_a_draw() -> None:
    position = Position({0: READY, **OTHERS, 1: Side(parse("258m 258p 258s 12344z"))}, turn=1)
    deal = Deal(rulebook("classical"), position=position)
    assert deal.waiting_for() == [1]
    assert not [action for action in deal.offers(1) if action.name == "win"]


@pytest.mark.parametrize("rules", ["red", "classical", "zung-jung"])
@pytest.mark.parametrize("seed", range(5))
def test_play_goes_on_to_the_end(rules: str, seed: int) -> None:
    rng = random.Random(seed)
    plain = {**OTHERS, 3: Side(parse("369m 369p 369s 1235z"))}
    deal = Deal(rulebook(rules), seed_from(seed), position=Position({0: READY, **plain}))
    while not deal.over:
        seat = deal.waiting_for()[0]
        assert offers_of(deal.rules, deal.view(seat), seat) == deal.offers(seat)
        offered = [action for action in deal.offers(seat) if action != PASS]
        deal.act(seat, rng.choice(offered))


@pytest.mark.parametrize("seed", range(10))
def test_an_indicator_lies_apart_and_makes_jokers(seed: int) -> None:
    rules = rulebook("popular", jokers=True)
    shown = IndicatorShown(parse_one("4s"), parse_one("5s"))
    plain = {**OTHERS, 3: Side(parse("369m 369p 369s 1235z"))}
    ready = Side(parse("123m 456m 789m 112p J"))
    position = Position({0: ready, **plain}, draws=parse("5s 1p"), events=(shown,))
    deal = Deal(rules, seed_from(seed), position=position)
    assert (deal.table.drawn, deal.table.places[0].standing.counts[JOKER]) == (JOKER, 2)
    assert WIN in deal.offers(0)
    # One was written as a joker, two as 5s, and the fourth was drawn.
    there = Counter(deal.tiles[deal.front : deal.back])
    assert (there[JOKER], there[shown.wild], there[shown.tile]) == (0, 0, 3)
    rng = random.Random(seed)
    while not deal.over:
        assert deal.table.wall.left == deal.back - deal.front
        no_tile_is_lost_or_made(deal)
        seat = deal.waiting_for()[0]
        assert offers_of(deal.rules, deal.view(seat), seat) == deal.offers(seat)
        deal.act(seat, rng.choice(deal.offers(seat)))


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        (Position({0: READY}), "every seat in play"),
        (Position({0: READY, **OTHERS}, turn=7), "one has the turn"),
        (Position({0: Side(parse("123m")), **OTHERS}), "3 tiles of seat E"),
        (Position({0: READY, **OTHERS}, draws=parse("66z")), "2 tiles 6z too many"),
    ],
)
def test_what_cannot_lie_on_a_table(position: Position, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Deal(rulebook("zung-jung"), position=position)
