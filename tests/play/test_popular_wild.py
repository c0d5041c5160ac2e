"""Scripted deals of popular with jokers: the indicator, the wild kind and its limits."""

from __future__ import annotations

from typing import Any

import pytest

from sparrows.play.rulebook import Rulebook
from sparrows.play.table import HIDDEN
from sparrows.readings.hand import Hand
from sparrows.rulebooks.popular.jokers import in_play
from sparrows.rulebooks.popular.options import PopularOptions
from sparrows.rulebooks.popular.play import IndicatorShown
from sparrows.tiles import JOKER, kinds_of, parse, parse_one
from tests.clauses import clause
from tests.play.rigged import ScriptedDeal, rigged


def joker_game(east: str = "6z", south: str = "", back: str = "2p", **how: Any) -> ScriptedDeal:
    """The indicator is 2p, so 3p is wild."""
    return rigged("popular", east, south, back=back, jokers=True, **how)


def is_complete(rules: Rulebook, hand: Hand) -> bool:
    """Whether the hand can be read in some shape, as jokers may be used."""
    scoring = rules.scoring
    return all(objection(hand) is None for objection in scoring.objections) and any(
        reading for shape in scoring.shapes for reading in shape.readings(hand)
    )


@clause("POP-4.1", "POP-4.3", "POP-9.1")
def test_the_last_tile_of_the_flower_end_is_the_indicator() -> None:
    deal = joker_game(south="3p 159m 15p 159s 1234z")
    (shown,) = deal.happened(IndicatorShown)
    assert (shown.tile, shown.wild) == parse("23p")
    assert deal.table.wall.left == 144 - 53 - 1
    assert deal.hand("S") == "159m 15p 159s 1234z J"
    everywhere = [
        *deal.tiles[deal.front : deal.back],
        *(tile for place in deal.table.places.values() for tile in place.standing),
    ]
    assert len(everywhere) == 143
    assert everywhere.count(parse_one("2p")) == 3
    assert everywhere.count(parse_one("3p")) == 0
    assert everywhere.count(JOKER) == 4
    assert deal.view(2).apart == [parse_one("2p")]
    assert deal.view(2).wall.left == deal.table.wall.left


@clause("POP-4.2", "POP-4.1")
def test_flowers_passed_over_are_the_next_replacements() -> None:
    deal = joker_game(back="7f 8f 2p", draws="1f")
    (shown,) = deal.happened(IndicatorShown)
    assert shown.passed == parse("78f")
    deal.plays("E discard 6z, S replace-flower 1f")
    assert deal.offered("S") == ["replace-flower 7f", "discard 7f"]
    deal.plays("S replace-flower 7f")
    assert deal.offered("S") == ["replace-flower 8f", "discard 8f"]


@clause("POP-9.1", "POP-9.2", "POP-9.3")
@pytest.mark.parametrize(
    ("indicator", "up", "down"),
    [
        ("2m", "3m", "1m"),
        ("8s", "9s", "7s"),
        ("7z", "6z", "5z"),  # Red: Green up, White down
        ("6z", "5z", "7z"),
        ("5z", "7z", "6z"),
    ],
)
def test_the_neighbour_of_the_indicator_is_wild(indicator: str, up: str, down: str) -> None:
    for direction, wild in (("up", up), ("down", down)):
        deal = joker_game("8p", back=indicator, joker_direction=direction)
        assert deal.table.wild == parse_one(wild)


@clause("POP-9.6", "POP-9.8", "POP-9.9", "POP-6.8")
def test_a_joker_is_never_discarded_or_melded() -> None:
    deal = joker_game(
        "4p",
        south="33p 5p",
        draws="4z",
    )
    deal.plays("E discard 4p")
    assert deal.waiting() == "S"  # it draws: its jokers make no chow with 4p and no pung
    assert deal.table.drawn == parse_one("4z")
    assert not any("J" in offer for offer in deal.offered("S"))
    assert "discard 5p" in deal.offered("S")


@clause("POP-9.9", "POP-9.10", "POP-7.3", "POP-9.5")
def test_four_jokers_may_be_a_concealed_kong() -> None:
    deal = joker_game("3333p 123m 678s 66z 7z 8m", back="2p 7z")
    assert "concealed-kong J" in deal.offered("E")
    deal.plays("E concealed-kong J")
    (meld,) = deal.place("E").melds
    assert meld.wild == parse("3333p")
    assert deal.view(1).places[0].melds[0].tile == HIDDEN
    assert deal.waiting() == "E"
    assert deal.table.drawn == parse_one("7z")


@clause("POP-9.10", "POP-9.5")
def test_the_kong_of_jokers_counts() -> None:
    deal = joker_game("3333p 123m 678s 66z 78m", back="2p 9m")
    deal.plays("E concealed-kong J, E win")
    assert "joker-kong" in deal.won().patterns


@clause("POP-9.5", "POP-9.4")
def test_the_engine_gives_a_joker_its_kind_at_the_win() -> None:
    deal = joker_game(south="3p 77z 456p 789s 234m 6s", draws="6s")
    deal.plays("S pass, E discard 1z")
    assert "win" in deal.offered("S")
    deal.plays("S win")
    assert deal.won().value > 0


@clause("POP-11.6", "POP-11.7")
def test_a_ready_player_wins_with_a_joker_he_draws() -> None:
    deal = joker_game(south="23m 456678p 789s 77z", draws="3p")
    deal.plays("S declare and heavenly-ready, E discard 6z")
    assert deal.offered("S") == ["win"]


@clause("POP-11.1")
def test_a_joker_may_be_all_that_a_ready_hand_waits_for() -> None:
    deal = joker_game("6z", south="666z 123m 678p 789s 2z")
    deal.plays("S pass, E discard 6z, S pung 6z, S discard 2z and ready")
    waits = deal.parts.waits(deal.rules, deal.table, deal.place("S"))
    assert list(kinds_of(waits)) == [JOKER]


def melded_out(east: str, south: str, given: list[str], thrown: list[str]) -> ScriptedDeal:
    """South claims a pung of each tile that East gives, and throws one tile after each."""
    deal = joker_game(east, south=south, draws=4 * "8s 8p 8m" + " 3p")
    for tile, away in zip(given, thrown, strict=True):
        deal.plays(f"E discard {tile}, S pung {tile}, S discard {away}, all pass")
        deal.plays("W discard 8s, all pass, N discard 8p, all pass")
    return deal


@clause("POP-9.20", "POP-6.8")
def test_no_claim_leaves_only_jokers() -> None:
    deal = melded_out(
        "567z 3m",
        "55z 66z 77z 33p 45m 27s 2p",
        ["5z", "6z", "7z"],
        ["2s", "7s", "2p"],
    )
    deal.plays("E discard 3m")
    assert deal.hand("S") == "45m JJ"
    assert deal.offered("S") == ["win", "pass"]


@clause("POP-9.20")
def test_who_holds_nothing_but_jokers_wins() -> None:
    deal = melded_out(
        "567z 4s",
        "55z 66z 77z 44s 3p 27m 27p",
        ["5z", "6z", "7z", "4s"],
        ["2m", "7m", "2p", "7p"],
    )
    deal.plays("E discard 8m, S pass")
    assert deal.hand("S") == "JJ"
    assert deal.offered("S") == ["win"]


@clause("POP-11.1", "POP-9.7")
@pytest.mark.parametrize(
    "hand",
    [
        "123m 456p 789s 66z 7z J",
        "123m 456p 789s 67z JJ",
        "123m 456p 79s 5z JJJ",
        "123m 45p 79s 5z JJJJ 6m",
        "44555566m 789p JJ",
        "123m 456p 789s 222p J",
        "11m 22m 44p 66p 88s 5z JJ",
        "19m 19p 19s 12345z JJ",
        "147m 258p 369s 5z 6s JJ",
        "147m 258p 36s 123z JJ",
        "147m 258p 369s 1234z",
        "123m 456p 789s 2p 5z 6z 7z",
    ],
)
def test_what_a_hand_waits_for_is_what_completes_it(hand: str) -> None:
    deal = joker_game()
    rules, table, place = deal.rules, deal.table, deal.place("S")
    for tile in list(place.standing):
        place.standing.give(tile)
    for tile in parse(hand):
        place.standing.take(tile)
    held = deal.parts.hand(deal.rules, table, place)
    copies = dict(enumerate(in_play(PopularOptions(), table.wild))) | {JOKER: 4}
    completing = [
        tile
        for tile, number in copies.items()
        if place.standing.counts[tile] < number
        and is_complete(rules, held.with_winning(tile, self_draw=True))
    ]
    assert list(kinds_of(deal.parts.looked_at(rules, place)[1])) == completing
