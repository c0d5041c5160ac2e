"""The words of conditions: the page lists them, and each looks at nothing but its facets."""

from __future__ import annotations

import re
from itertools import combinations, islice
from pathlib import Path
from typing import Any

import pytest

from sparrows import tiles
from sparrows.complaint import Complaint
from sparrows.readings import groups
from sparrows.readings.groups import Group
from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.scoring import vocabulary
from sparrows.scoring.remembering import hand_key, reading_key
from sparrows.scoring.verdict import WHOLE, Missing
from sparrows.scoring.vocabulary import MOVED, Condition, facets, sets, spread, twice
from sparrows.scoring.vocabulary.facets import Facet
from sparrows.scoring.vocabulary.kinds import as_mask
from sparrows.tiles import parse, parse_one
from tests.random_hands import random_hand

PAGE = (Path(__file__).parents[2] / "docs" / "vocabulary.md").read_text("utf-8")
ROWS = re.findall(r"^\| `(.*?)` \| `(.*?)` \|", PAGE, re.MULTILINE)
HANDS = 60


def test_the_page_lists_every_word() -> None:
    words = {word for word, _ in ROWS if word.isidentifier()}
    assert words | {"Condition", "facets"} == set(vocabulary.__all__)


@pytest.mark.parametrize(("word", "example"), ROWS)
def test_examples_are_conditions(word: str, example: str) -> None:
    known: dict[str, Any] = {**vars(groups), **vars(tiles), **vars(vocabulary)}
    known |= {"facets": facets, "function": len}
    assert word in example
    assert isinstance(eval(example.replace("\\|", "|"), known), Condition)


def test_the_page_lists_every_facet() -> None:
    listed = PAGE.partition("## Facets")[2]
    there = {name for name, value in vars(facets).items() if isinstance(value, Facet)}
    assert set(re.findall(r"`([A-Z_]+)`", listed)) == there


class Watched:
    """A reading, or its hand, that notes what is asked of it."""

    def __init__(self, watched: object, prefix: str, asked: set[str]) -> None:
        self._watched, self._prefix, self._asked = watched, prefix, asked

    def __getattr__(self, name: str) -> object:
        if name == "hand":
            return Watched(getattr(self._watched, name), "hand.", self._asked)
        self._asked.add(self._prefix + name)
        return getattr(self._watched, name)


def readings_of(name: str) -> list[Reading]:
    """Readings of random hands of a rulebook."""
    found: list[Reading] = []
    for seed in range(HANDS):
        rules, hand = random_hand(name, seed)
        for shape in rules.scoring.shapes:
            found += islice(shape.readings(hand), 3)
    return found


@pytest.mark.parametrize("name", RULEBOOKS)
def test_conditions_look_at_their_facets_alone(name: str) -> None:
    rules, _ = random_hand(name, 0)
    for reading in readings_of(name):
        for row in rules.patterns:
            asked: set[str] = set()
            watched: Any = Watched(reading, "", asked)
            if not row.condition.found(watched):
                row.condition.missing(watched)
            if all(facet.path for facet in row.condition.facets):
                assert asked <= {facet.path for facet in row.condition.facets}, row.id


def test_pictures_show_every_suit_and_rank() -> None:
    assert len(sets("123a 456a 789a").figures) == 3
    assert len(sets("123a 456b 789c").figures) == 6
    assert len(sets("123a 123b 123c", MOVED).figures) == 7
    assert len(sets("111a 222a 333a", MOVED).figures) == 3 * 7
    assert len(sets("111a 111b 11c", MOVED).figures) == 3 * 9
    assert set(sets("111a 999a").figures) == {(0, 8), (9, 17), (18, 26)}
    assert set(sets("555z 666z 777z").figures) == {(31, 32, 33)}


def test_spread_pictures_have_so_many_suits() -> None:
    for number in (1, 2, 3):
        for figure in spread(number, "123 456 789").figures:
            assert len({tile // 9 for tile in figure}) == number
    assert len(spread(2, "123 456 789").figures) == 3 * 2 * 3


def test_twice_means_two_different_ones() -> None:
    pairs = {(low, low, high, high) for low, high in combinations(groups.CHOW_STARTS, 2)}
    assert set(twice(sets("123a 123a", MOVED)).figures) == pairs


def test_a_picture_does_not_mix_chows_and_pungs() -> None:
    with pytest.raises(Complaint, match="chows or pungs"):
        sets("123a 111a")


def test_kinds_are_families_or_notation() -> None:
    assert as_mask("19") == tiles.TERMINALS
    assert as_mask(tiles.WINDS) == as_mask("1234z")
    assert as_mask("23468s 6z").bit_count() == 6


def test_keys_hold_all_facets() -> None:
    _, hand = random_hand("popular", 0)
    first, second = Facet("first", lambda hand: len(hand.melds)), Facet("second", lambda _: 7)
    assert hand_key((facets.SEAT,))(hand) == hand.seat
    assert hand_key((first,))(hand) == len(hand.melds)
    assert hand_key((facets.SEAT, first))(hand) == (hand.seat, len(hand.melds))
    assert hand_key((first, second))(hand) == (len(hand.melds), 7)
    assert hand_key(())(hand) == ()
    reading = readings_of("popular")[0]
    assert reading_key((facets.CHOWS, second))(reading) == (reading.chows, 7)


def test_what_is_on_all_groups_is_on_the_whole_hand() -> None:
    rules = rulebook("popular")
    won = rules.score(Hand(parse("123m 123m 789m 789m 5m"), parse_one("5m")))
    places = {line.pattern.id: line.found for line in won.lines}
    assert places["pure-terminal-chows"] == WHOLE
    lacks = rules.score(Hand(parse("123m 789m 123p 789p 6s"), parse_one("6s")))
    assert lacks.why("three-suited-terminal-chows").missing == Missing(
        "lacks-sets",
        have=(Group("chow", 0), Group("chow", 6), Group("chow", 9), Group("chow", 15)),
        lack=(Group("pair", 22),),
    )
