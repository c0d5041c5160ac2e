"""The rules told to players: whole, in both languages, and true to the clauses they cite."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple, get_args

import msgspec
import pytest

from sparrows import Hand, meld
from sparrows.rulebooks import RULEBOOKS, folder, rulebook
from sparrows.text import LANGUAGES
from sparrows.tiles import parse
from tests.clauses import clauses_of

EVERY_RULEBOOK = pytest.mark.parametrize("rules", RULEBOOKS)
BOTH = pytest.mark.parametrize("language", LANGUAGES)

CLAUSE = re.compile(r"[A-Z]{2,3}-\d[\d.]*\d")
CITED = re.compile(rf" \({CLAUSE.pattern}(?:, {CLAUSE.pattern})*\)(?=[.;:]?(?: |$))", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")
MIXED_ALPHABETS = re.compile(r"[A-Za-z][А-яЁё]|[А-яЁё][A-Za-z]")


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


def path(rules: str, language: str) -> Path:
    home = folder(rules).__file__
    assert home is not None
    return Path(home).with_name(f"guide.{language}.md")


def guide(rules: str, language: str) -> str:
    return path(rules, language).read_text("utf-8")


def sections(rules: str, language: str) -> list[str]:
    """The text of each section, its title first."""
    before, *found = re.split(r"^## ", guide(rules, language), flags=re.MULTILINE)
    assert not before
    return found


def cited(text: str) -> list[str]:
    return CLAUSE.findall(text)


@EVERY_RULEBOOK
@BOTH
def test_only_the_agreed_marks(rules: str, language: str) -> None:
    for line in guide(rules, language).splitlines():
        assert line == line.strip()
        assert not re.match(r"#(?!# )|[*+>|]|\d+\. ", line), line
        assert not re.search(r"\*|__|\]\(|\|", line), line
    for section in sections(rules, language):
        title, blank, *body = section.splitlines()
        assert title
        assert not blank
        assert any(body), title


@EVERY_RULEBOOK
def test_both_languages_have_the_same_sections(rules: str) -> None:
    english, russian = (sections(rules, language) for language in ("en", "ru"))
    assert len(english) == len(russian) >= 8
    for one, other in zip(english, russian, strict=True):
        assert cited(one) == cited(other), one.splitlines()[0]
        assert CODE.findall(one) == CODE.findall(other)


@EVERY_RULEBOOK
@BOTH
def test_a_guide_cites_clauses_that_exist(rules: str, language: str) -> None:
    text = guide(rules, language)
    known = set(clauses_of(rules))
    assert set(cited(text)) <= known
    assert len(set(cited(text))) >= 40
    # What looks like a clause stands in a citation, and what names another rulebook is a slip.
    assert cited(text) == cited(" ".join(CITED.findall(text)))
    assert all(clause.startswith(rulebook(rules).prefix + "-") for clause in cited(text))


@EVERY_RULEBOOK
@BOTH
def test_the_code_in_a_guide_is_tiles_or_an_option(rules: str, language: str) -> None:
    module = folder(rules)
    options = msgspec.structs.fields(module.OPTIONS)
    known = {field.name for field in options} | {preset.id for preset in module.PRESETS}
    values = {value for field in options for value in get_args(field.type)}
    for code in set(CODE.findall(guide(rules, language))) - known - values:
        assert parse(code), code


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


@EVERY_RULEBOOK
def test_no_latin_letter_stands_in_a_russian_word(rules: str) -> None:
    home = path(rules, "ru")
    for file in (home, home.with_name("names.toml")):
        found = MIXED_ALPHABETS.findall(file.read_text("utf-8"))
        assert not found, (file.name, found)
