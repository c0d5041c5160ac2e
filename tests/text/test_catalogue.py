"""The catalogues say the same things in both languages, and say all there is to say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from sparrows.readings import reading
from sparrows.rulebooks import RULEBOOKS
from sparrows.scoring.pattern import DOUBLES, LIMIT, POINTS
from sparrows.scoring.vocabulary.winning import SITUATIONS
from sparrows.text import LANGUAGES, Speaker, Words, catalogue, words
from sparrows.tiles import FACES, SEATS, SUITS
from tests.text.source import codes_in_source, families_in_source, things_in_source

CATALOGUES = [
    home / f"{language}.ftl"
    for home in (Path(catalogue.__file__).parent, Path(__file__).parents[2] / "web/src/text")
    for language in LANGUAGES
]
BOTH = pytest.mark.parametrize("language", LANGUAGES)
SHAPES = [
    value
    for name, value in vars(reading).items()
    if name.isupper() and isinstance(value, str) and name not in ("KONG", "PUNG")
]


def test_both_languages_say_the_same_things() -> None:
    assert set(words("en").ids) == set(words("ru").ids)


@BOTH
def test_what_is_remembered_is_said_of_the_same_thing(language: str) -> None:
    fresh = Words(language)
    for number in (1, True, 2, "2", 1, 5, True):
        said = fresh.say("from-winning", n=number)
        assert said == fresh.format("from-winning", {"n": number})[0]


@BOTH
def test_no_entry_is_junk_or_there_twice(language: str) -> None:
    source = Path(catalogue.__file__).with_name(f"{language}.ftl").read_text("utf-8")
    entries = FluentParser().parse(source).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message | ast.Term)]
    assert len(names) == len(set(names))
    assert set(names) == set(words(language).ids)


def variables(pattern: ast.Pattern) -> set[str]:
    """What a pattern is about."""
    return set(re.findall(r"\$([\w-]+)", serialize_pattern(pattern)))


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: "-".join(path.parts[-3:]))
def test_own_words_belong_to_a_rulebook_and_are_about_the_same(path: Path) -> None:
    own = 0
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            assert {each.id.name for each in entry.attributes} <= set(RULEBOOKS), entry.id.name
            own += len(entry.attributes)
            for each in entry.attributes:
                assert entry.value is not None
                assert variables(each.value) <= variables(entry.value), entry.id.name
    assert own


@BOTH
def test_every_reason_in_the_code_has_a_sentence(language: str) -> None:
    speaks = words(language)
    assert not [code for code in codes_in_source() if not speaks.knows(f"missing-{code}")]


@BOTH
def test_everything_that_is_counted_or_lacking_has_a_word(language: str) -> None:
    speaks = words(language)
    kinds = ("count", "situation", "family")
    lost = [
        what
        for what in things_in_source()
        if not any(speaks.knows(f"{kind}-{what}") for kind in kinds)
    ]
    assert not lost
    assert not [each for each in families_in_source() if not speaks.knows(f"family-{each}")]


@BOTH
def test_the_words_of_the_game(language: str) -> None:
    speaks = words(language)
    wanted = [
        *(f"situation-{each}" for each in SITUATIONS),
        *(f"shape-{each}" for each in SHAPES),
        *(f"seat-{each}" for each in SEATS),
        *(f"suit-{each}" for each in SUITS),
        *(f"unit-{each}" for each in (POINTS, DOUBLES, LIMIT)),
    ]
    assert not [entry for entry in wanted if not speaks.knows(entry)]


@BOTH
def test_all_faces_have_different_names(language: str) -> None:
    speaker = Speaker("red", language)
    assert len({speaker.tile(face) for face in range(FACES)}) == FACES


@pytest.mark.parametrize(
    ("number", "russian"),
    [(1, "1 очко"), (3, "3 очка"), (12, "12 очков"), (21, "21 очко"), (64, "64 очка")],
)
def test_russian_plurals(number: int, russian: str) -> None:
    assert words("ru").say("unit-points", n=number) == russian


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="no language 'de'"):
        Words("de")


def test_words_that_are_not_there() -> None:
    with pytest.raises(LookupError, match="nothing-of-the-kind"):
        words("en").say("nothing-of-the-kind")


def test_numbers_and_texts_of_any_size() -> None:
    assert words("en").say("record-differs", difference="x" * 10_000).endswith("xx…")
    assert words("en").say("unit-points", n=10**40) == f"{10**40} points"
    assert words("ru").say("unit-points", n=2000) == "2\xa0000 очков"
