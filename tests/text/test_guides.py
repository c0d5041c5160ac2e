"""The rules told to players: whole, in both languages, and true to the clauses they cite."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from sparrows import Hand, meld
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.testing.guides import cited, guide, guides_are_whole
from sparrows.text import LANGUAGES
from sparrows.tiles import parse
from tests.clauses import clauses_of

EVERY_RULEBOOK = pytest.mark.parametrize("rules", RULEBOOKS)
BOTH = pytest.mark.parametrize("language", LANGUAGES)


class Example(NamedTuple):
    """A hand as a guide shows it, its winning tile among the others."""

    tiles: str
    won: str
    melds: tuple[str, ...]
    points: int
    flowers: tuple[str, ...] = ()
    seat: int = 0

    def hand(self) -> Hand:
        standing, (won,) = list(parse(self.tiles)), parse(self.won)
        standing.remove(won)
        flowers = [tile for flower in self.flowers for tile in parse(flower)]
        melds = [
            meld("pung" if len(set(tiles)) == 1 else "chow", tiles)
            for tiles in map(parse, self.melds)
        ]
        return Hand(standing, won, melds=melds, flowers=flowers, seat=self.seat)


EXAMPLES = {
    "red": Example("123m 456m 55p", "5p", ("789m", "777z"), 27, flowers=("3f", "6f")),
    "sichuan": Example("4455m 2299p 3333p 88p", "8p", (), 8),
    "classical": Example("999p 345m 22s", "2s", ("777z", "333m"), 68, seat=1),
    "popular": Example("234m 345p 22p 111z", "2p", ("456s",), 12, flowers=("2f",)),
    "zung-jung": Example("234m 234p 66s 555z", "4p", ("234s",), 45),
}


@EVERY_RULEBOOK
def test_guides_are_whole(rules: str) -> None:
    guides_are_whole(rules, clauses_of(rules))


@EVERY_RULEBOOK
def test_a_guide_cites_much_of_the_specification(rules: str) -> None:
    assert len(set(cited(guide(rules, "en")))) >= 40


@EVERY_RULEBOOK
@BOTH
def test_the_worked_example(rules: str, language: str) -> None:
    example, text = EXAMPLES[rules], guide(rules, language)
    for tiles in (example.tiles, *example.melds, *example.flowers):
        assert f"`{tiles}`" in text
    assert rulebook(rules).score(example.hand()).value == example.points
    assert re.search(rf"(?<!\d){example.points}(?: points| очк|\.)", text)


@EVERY_RULEBOOK
@BOTH
def test_the_length(rules: str, language: str) -> None:
    assert 700 <= len(guide(rules, language).split()) <= 1600
