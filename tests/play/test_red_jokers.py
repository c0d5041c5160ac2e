"""Jokers of red at the table: claimed with, discarded, waited with."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sparrows import rulebook
from sparrows.play.deal import Deal
from sparrows.play.events import Ended, Melded
from sparrows.play.offers import offers_of
from sparrows.readings.hand import Hand
from sparrows.readings.shapes.chaotic import Chaotic
from sparrows.readings.shapes.regular import wild_waits
from sparrows.readings.standing import ROOM, Standing
from sparrows.tiles import BIT, JOKER, KINDS, kinds_of, parse, show
from tests.clauses import clause
from tests.play.rigged import ScriptedDeal, rigged

RED = rulebook("red", jokers=True)

EAST = "1599m 19p 19s 123456z"
WITH_TWO = "34m 246p 246s 777z JJ"


def after_5m(*others: str) -> ScriptedDeal:
    deal = rigged(RED, EAST, *others)
    deal.plays("E discard 5m")
    return deal


@clause("RED-7.6", "RED-4.7", "RED-4.4")
def test_the_claimant_chooses_which_tiles_and_what_jokers_stand_for() -> None:
    deal = after_5m(WITH_TWO)
    assert set(deal.offered("S")) == {
        "pung 5m with JJ as 555m",
        "chow 5m with 34m",
        "chow 5m with 3m J as 345m",
        "chow 5m with 4m J as 345m",
        "chow 5m with JJ as 345m",
        "chow 5m with 4m J as 456m",
        "chow 5m with JJ as 456m",
        "chow 5m with JJ as 567m",
        "pass",
    }


@clause("RED-7.7", "RED-4.3", "RED-4.8")
def test_what_a_joker_stands_for_is_fixed_with_the_meld() -> None:
    deal = after_5m(WITH_TWO)
    assert deal.plays("S chow 5m with 4m J as 456m") == deal.happened(Melded)
    (melded,) = deal.happened(Melded)
    assert melded.using == parse("4m J")
    place = deal.place("S")
    (meld,) = place.melds
    assert (str(meld), show(meld.wild), show(meld.real)) == ("456m", "6m", "45m")
    assert place.standing.counts[JOKER] == 1
    assert deal.view(3).places[1].melds == [meld]
    # Nobody may exchange it: the turn offers discards alone.
    assert deal.may("S") == {"discard"}


@clause("RED-4.12", "RED-4.10")
def test_of_two_pungs_the_nearest_has_the_tile() -> None:
    deal = after_5m("", "5m J", "5m J")
    deal.plays("N pung 5m with 5m J as 555m, W pung 5m with 5m J as 555m")
    assert deal.table.turn == 2
    assert deal.place("N").melds == []


@clause("RED-7.3", "RED-7.4", "RED-3.6")
def test_a_discarded_joker_is_nobodys() -> None:
    # South waits with a lone joker for any real tile; a discarded joker they may not take.
    deal = rigged(RED, "J", "123m 456p 789s 111z J")
    assert "discard J" in deal.offered("E")
    deal.plays("E discard J")
    assert deal.table.turn == 1
    assert deal.table.phase == "turn"


@clause("RED-3.12", "RED-7.4")
def test_a_joker_as_river_bottom_ends_the_deal() -> None:
    ready = "123m 456p 789s 111z J"
    deal = rigged(RED, west=ready, draws="J", short=True)
    deal.plays("E discard 1m, all pass, S discard J")
    assert deal.log[-1] == Ended("wall", (), 0)


@clause("RED-7.8", "RED-7.1", "RED-7.2")
def test_a_lone_joker_waits_for_every_real_tile() -> None:
    deal = after_5m("", "123m 456p 789s 111z J")
    assert deal.offered("W")[0] == "win"
    place = deal.place("W")
    assert RED.parts.looked_at(RED, place)[1] & (BIT[KINDS] - 1) == BIT[KINDS] - 1


@clause("RED-7.10", "RED-7.11")
def test_a_drawn_joker_wins_where_the_hand_permits() -> None:
    deal = rigged(RED, EAST, "111m 111p 777z 234s J", draws="J")
    deal.plays("E discard 1z, all pass, S win")
    assert deal.won().tile == JOKER


@clause("RED-7.10")
def test_two_jokers_are_no_pair() -> None:
    """With all four sets open and a lone joker in hand, another joker does not win."""
    assert wild_waits((0, 0, 0, 0), 1) == BIT[KINDS] - 1


@clause("RED-14.2", "RED-1.8")
def test_without_jokers_there_are_none() -> None:
    assert JOKER not in Deal(rulebook("red"), b"one").tiles
    assert Deal(RED, b"one").tiles.count(JOKER) == 4


def random_hand(chance: random.Random) -> tuple[list[int], int]:
    """Thirteen tiles near a win, some of them jokers; and how many sets lie open."""
    open_sets = chance.randrange(4)
    tiles: list[int] = []
    for _ in range(4 - open_sets):
        low = chance.randrange(KINDS)
        run = low < 27 and low % 9 < 7 and chance.random() < 0.6
        tiles += [low, low + 1, low + 2] if run else [low] * 3
    tiles += [chance.randrange(KINDS)] * 2
    chance.shuffle(tiles)
    del tiles[0]
    for at in range(chance.randrange(5)):
        tiles[min(at, len(tiles) - 1)] = JOKER
    if chance.random() < 0.4:
        tiles[-1] = chance.randrange(KINDS)
    return tiles, open_sets


@clause("RED-7.5", "RED-7.9", "RED-7.12", "RED-8.7")
def test_waits_are_those_that_scoring_finds() -> None:
    chance = random.Random(7)
    shapes = RED.scoring.shapes
    ready = 0
    for _ in range(400):
        tiles, open_sets = random_hand(chance)
        if max(tiles.count(tile) for tile in tiles) > 4:
            continue
        deal = ScriptedDeal(RED, b"any")
        place = deal.place("S")
        for tile in list(place.standing):
            place.standing.give(tile)
        for tile in tiles:
            place.standing.take(tile)
        # A set that lies open says nothing to the standing tiles but that it is there.
        place.standing.sets = 4 - open_sets
        found = set(kinds_of(RED.parts.looked_at(RED, place)[1]))
        wanted = set()
        for tile in (*range(KINDS), JOKER):
            if tiles.count(tile) < 4:
                hand = Hand(tiles, tile, self_draw=True)
                if completes(shapes, hand, open_sets):
                    wanted.add(tile)
        assert found == wanted, f"{show(tiles)} with {open_sets} open"
        ready += bool(found)
    assert ready > 100


def completes(shapes: tuple[Any, ...], hand: Hand, open_sets: int) -> bool:
    regular, chaotic = shapes
    if any(regular._wild_cuts(hand.keys, hand.jokers, 4 - open_sets)):
        return True
    return not open_sets and bool(chaotic.readings(hand))


@clause("RED-9.11", "RED-7.12")
def test_waits_of_a_chaotic_hand() -> None:
    room = (*ROOM[:JOKER], 4)
    tiles = Standing(parse("147m 258p 369s 1234z"), room=room)
    assert set(kinds_of(Chaotic().waits(tiles))) == {*parse("567z"), JOKER}
    with_a_pair = Standing(parse("114m 258p 369s 1234z"), room=room)
    assert Chaotic().waits(with_a_pair) == 0


@clause("RED-4.14", "RED-7.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_offers_come_from_what_a_seat_sees(players: int) -> None:
    rules = rulebook("red", players=players, jokers=True, false_win="allow")
    chance = random.Random(players)
    for number in range(4):
        deal = Deal(rules, bytes([number]))
        while not deal.over:
            seat = chance.choice(deal.waiting_for())
            found = deal.offers(seat)
            assert found == offers_of(rules, deal.view(seat), seat)
            calm = [action for action in found if action.name != "win"]
            deal.act(seat, chance.choice(calm if chance.random() < 0.95 else found))
        assert sum(deal.table.delta.values()) == 0
