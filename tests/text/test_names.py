"""Every pattern, option and preset has its names."""

from __future__ import annotations

import re
from typing import Literal, get_args, get_origin

import msgspec
import pytest

from sparrows.rulebooks import RULEBOOKS, folder, rulebook
from sparrows.text import names
from sparrows.text.names import NAME_LANGUAGES, Names

# One sentence: a capital letter, one full stop at the end, and no letters of the other alphabet.
SENTENCE = {
    "ru": re.compile(r"[А-ЯЁ][^.A-Za-z]+\."),
    "en": re.compile(r"[A-Z][^.А-яЁё]+\."),
}
SENTENCES = {
    language: re.compile(f"{one.pattern}( {one.pattern})?") for language, one in SENTENCE.items()
}
EVERY_RULEBOOK = pytest.mark.parametrize("rules", RULEBOOKS)


def all_patterns(rules: str) -> set[str]:
    """The patterns under the usual options, under each other listed value, and under presets."""
    found = set(rulebook(rules).scoring.by_id)
    for preset in folder(rules).PRESETS:
        found |= set(rulebook(rules, preset=preset.id).scoring.by_id)
    for field in msgspec.structs.fields(folder(rules).OPTIONS):
        values = get_args(field.type) if get_origin(field.type) is Literal else ()
        for value in (False, True) if field.type is bool else values:
            try:
                found |= set(rulebook(rules, **{field.name: value}).scoring.by_id)
            except ValueError:
                continue  # this value goes with others only
    return found


@EVERY_RULEBOOK
def test_patterns(rules: str) -> None:
    table = names(rules)
    for pattern in sorted(all_patterns(rules)):
        assert set(table.all_of(pattern)) == set(NAME_LANGUAGES), pattern


@EVERY_RULEBOOK
def test_every_pattern_has_its_sentence(rules: str) -> None:
    table = names(rules)
    for pattern in sorted(all_patterns(rules)):
        russian, english = (table.pattern_about(pattern, each) for each in ("ru", "en"))
        assert SENTENCE["ru"].fullmatch(russian), (pattern, russian)
        assert SENTENCE["en"].fullmatch(english), (pattern, english)


@EVERY_RULEBOOK
def test_no_name_is_left_over(rules: str) -> None:
    kept = {"rulebook", "option", "preset"}
    assert set(names(rules).table) - kept <= all_patterns(rules)


@EVERY_RULEBOOK
def test_the_rulebook_itself(rules: str) -> None:
    table = names(rules)
    for language in NAME_LANGUAGES:
        assert table.rulebook(language) != rules
    for language in ("ru", "en"):
        assert table.rulebook_about(language).endswith(".")


@EVERY_RULEBOOK
def test_options(rules: str) -> None:
    table = names(rules)
    for field in msgspec.structs.fields(folder(rules).OPTIONS):
        for language in NAME_LANGUAGES:
            assert table.option(field.name, language) != field.name, field.name
        for language in ("ru", "en"):
            assert table.option_about(field.name, language).endswith("."), field.name
        if get_origin(field.type) is Literal:
            for value in get_args(field.type):
                if isinstance(value, str):
                    for language in NAME_LANGUAGES:
                        given = table.option_value(field.name, value, language)
                        assert given != value or language == "en", (field.name, value)


@EVERY_RULEBOOK
def test_presets(rules: str) -> None:
    table = names(rules)
    for preset in folder(rules).PRESETS:
        for language in NAME_LANGUAGES:
            assert table.preset(preset.id, language) != preset.id
        for language in ("ru", "en"):
            described = table.preset_about(preset.id, language)
            assert SENTENCES[language].fullmatch(described), (preset.id, described)
    assert set(table.table.get("preset", ())) == {preset.id for preset in folder(rules).PRESETS}


def test_what_has_no_name_is_called_by_its_id() -> None:
    empty = Names("toy", {})
    assert empty.rulebook("en") == "toy"
    assert empty.pattern("pure-straight", "ru") == "pure-straight"
    assert empty.option("limit", "zh") == "limit"
    assert empty.option_value("limit", "8", "en") == "8"
    assert not empty.option_about("limit", "en")
    assert not empty.rulebook_about("en")
    assert not empty.pattern_about("pure-straight", "en")
    assert not empty.all_of("pure-straight")
    assert empty.preset("club", "en") == "club"
    assert not empty.preset_about("club", "en")
