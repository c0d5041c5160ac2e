"""The rules told to players: in both languages, and true to the clauses that they cite."""

from __future__ import annotations

import re
from collections.abc import Collection

import msgspec

from sparrows.rulebooks import folder, folder_file, rulebook
from sparrows.rulebooks.choices import allowed
from sparrows.text import LANGUAGES
from sparrows.tiles import parse

CLAUSE = re.compile(r"[A-Z]{2,3}-\d[\d.]*\d")
CITED = re.compile(rf" \({CLAUSE.pattern}(?:, {CLAUSE.pattern})*\)(?=[.;:]?(?: |$))", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")
MIXED_ALPHABETS = re.compile(r"[A-Za-z][А-яЁё]|[А-яЁё][A-Za-z]")


def guide(rules: str, language: str) -> str:
    return folder_file(rules, f"guide.{language}.md")


def guides_are_whole(rules: str, clauses: Collection[str]) -> None:
    """All that is asked of both guides of a rulebook with these clauses."""
    both_languages_have_the_same_sections(rules)
    no_latin_letter_stands_in_a_russian_word(rules)
    for language in LANGUAGES:
        only_the_agreed_marks(rules, language)
        a_guide_cites_clauses_that_exist(rules, language, clauses)
        the_code_in_a_guide_is_tiles_or_an_option(rules, language)
        a_guide_names_every_preset(rules, language)


def guide_sections(rules: str, language: str) -> list[str]:
    """The text of each section, its title first."""
    before, *found = re.split(r"^## ", guide(rules, language), flags=re.MULTILINE)
    assert not before
    return found


def cited(text: str) -> list[str]:
    return CLAUSE.findall(text)


def only_the_agreed_marks(rules: str, language: str) -> None:
    for line in guide(rules, language).splitlines():
        assert line == line.strip()
        assert not re.match(r"#(?!# )|[*+>|]|\d+\. ", line), line
        assert not re.search(r"\*|__|\]\(|\|", line), line
    for section in guide_sections(rules, language):
        title, blank, *body = section.splitlines()
        assert title
        assert not blank
        assert any(body), title


def both_languages_have_the_same_sections(rules: str) -> None:
    english, russian = (guide_sections(rules, language) for language in ("en", "ru"))
    assert english
    assert len(english) == len(russian)
    for one, other in zip(english, russian, strict=True):
        assert cited(one) == cited(other), one.splitlines()[0]
        assert CODE.findall(one) == CODE.findall(other)


def a_guide_cites_clauses_that_exist(rules: str, language: str, clauses: Collection[str]) -> None:
    text = guide(rules, language)
    assert set(cited(text)) <= set(clauses)
    # What looks like a clause stands in a citation, and what names another rulebook is a slip.
    assert cited(text) == cited(" ".join(CITED.findall(text)))
    assert all(clause.startswith(rulebook(rules).prefix + "-") for clause in cited(text))


def the_code_in_a_guide_is_tiles_or_an_option(rules: str, language: str) -> None:
    module = folder(rules)
    options = msgspec.structs.fields(module.OPTIONS)
    known = {field.name for field in options} | {preset.id for preset in module.PRESETS}
    values = {value for field in options for value in allowed(field.type).values}
    for code in set(CODE.findall(guide(rules, language))) - known - values:
        assert parse(code), code


def a_guide_names_every_preset(rules: str, language: str) -> None:
    presets = {preset.id for preset in folder(rules).PRESETS}
    assert presets <= set(CODE.findall(guide(rules, language)))


def no_latin_letter_stands_in_a_russian_word(rules: str) -> None:
    for file in ("guide.ru.md", "names.toml"):
        found = MIXED_ALPHABETS.findall(folder_file(rules, file))
        assert not found, (file, found)
