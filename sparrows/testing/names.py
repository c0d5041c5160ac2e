"""Every pattern, option and preset of a rulebook has its names and sentences in `names.toml`."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from sparrows.play.own_events import OwnEvent
from sparrows.rulebooks import folder, folder_file, rulebook
from sparrows.rulebooks.choices import YES_NO, allowed
from sparrows.rulebooks.examples import examples
from sparrows.text import names
from sparrows.text.names import NAME_LANGUAGES
from sparrows.tiles import parse

# One sentence: a capital letter, one full stop at the end, and no letters of the other alphabet.
SENTENCE = {
    "ru": re.compile(r"[А-ЯЁ][^.A-Za-z]+\."),
    "en": re.compile(r"[A-Z][^.А-яЁё]+\."),
}
SENTENCE_FORMS = {
    language: re.compile(f"{one.pattern}( {one.pattern})?") for language, one in SENTENCE.items()
}


def all_patterns(rules: str) -> set[str]:
    """The patterns under the usual options, under each other listed value, and under presets."""
    found = set(rulebook(rules).scoring.by_id)
    for preset in folder(rules).PRESETS:
        found |= set(rulebook(rules, preset=preset.id).scoring.by_id)
    for field in msgspec.structs.fields(folder(rules).OPTIONS):
        may_be = allowed(field.type)
        for value in (False, True) if may_be.kind == YES_NO else may_be.values:
            try:
                found |= set(rulebook(rules, **{field.name: value}).scoring.by_id)
            except ValueError:
                continue  # this value goes with others only
    return found


# The same characters as they are written in simplified and in traditional Chinese.
SIMPLIFIED = "龙门对风绿宝灯断杠顺将双带国连听张无开抢绝单数块红计规"
TRADITIONAL = "龍門對風綠寶燈斷槓順將雙帶國連聽張無開搶絕單數塊紅計規"
# Words that begin with a capital letter wherever they stand.
PROPER = {"East", "Green", "Red", "White"}
EMBLEM = 3  # tiles on the card of a rulebook


def patterns_have_names(rules: str) -> None:
    """In Russian and in English; in Chinese where there is one."""
    for pattern in sorted(all_patterns(rules)):
        assert {"ru", "en"} <= set(names(rules).all_of(pattern)), pattern


def english_names_have_one_capital_letter(rules: str) -> None:
    table = names(rules).table
    kept = [names(rules).pattern(pattern, "en") for pattern in all_patterns(rules)]
    kept += [each["en"] for each in table.get("option", {}).values()]
    for name in kept:
        first, *others = re.findall(r"[A-Za-z]+", name)
        assert first[0].isupper(), name
        assert not [word for word in others if word[0].isupper() and word not in PROPER], name


def chinese_is_simplified_or_traditional_but_not_both(rules: str) -> None:
    signs = set(folder_file(rules, "names.toml"))
    assert not (signs & set(SIMPLIFIED) and signs & set(TRADITIONAL))


def every_pattern_has_its_sentence(rules: str) -> None:
    table = names(rules)
    for pattern in sorted(all_patterns(rules)):
        russian, english = (table.pattern_about(pattern, each) for each in ("ru", "en"))
        assert SENTENCE["ru"].fullmatch(russian), (pattern, russian)
        assert SENTENCE["en"].fullmatch(english), (pattern, english)


def every_pattern_has_an_example(rules: str) -> None:
    without = {row.id for row in rulebook(rules).patterns if not examples(rules, row.id)}
    assert not without


def no_name_is_left_over(rules: str) -> None:
    kept = {"rulebook", "option", "preset"}
    assert set(names(rules).table) - kept <= all_patterns(rules)


def the_rulebook_has_its_names(rules: str) -> None:
    table = names(rules)
    for language in NAME_LANGUAGES:
        assert table.rulebook(language) != rules
    for language in ("ru", "en"):
        assert table.rulebook_about(language).endswith(".")
        assert SENTENCE[language].fullmatch(table.rulebook_whom(language))
    assert table.rulebook_level() in (1, 2, 3)
    assert len(parse(table.rulebook_emblem())) == EMBLEM


def options_have_names(rules: str) -> None:
    table = names(rules)
    for field in msgspec.structs.fields(folder(rules).OPTIONS):
        for language in NAME_LANGUAGES:
            assert table.option(field.name, language) != field.name, field.name
        for language in ("ru", "en"):
            assert table.option_about(field.name, language).endswith("."), field.name
        for value in allowed(field.type).values:
            if isinstance(value, str):
                for language in NAME_LANGUAGES:
                    given = table.option_value(field.name, value, language)
                    assert given != value or language == "en", (field.name, value)


def presets_have_names(rules: str) -> None:
    table = names(rules)
    for preset in folder(rules).PRESETS:
        for language in NAME_LANGUAGES:
            assert table.preset(preset.id, language) != preset.id
        for language in ("ru", "en"):
            described = table.preset_about(preset.id, language)
            assert SENTENCE_FORMS[language].fullmatch(described), (preset.id, described)
    assert set(table.table.get("preset", ())) == {preset.id for preset in folder(rules).PRESETS}


def events_of_its_own_say_how_they_are_shown(rules: str) -> None:
    """The fields that they name are there, and what others see is said there alone."""
    for event in rulebook(rules).parts.events:
        assert issubclass(event, OwnEvent), event
        assert event.seen_by is OwnEvent.seen_by, event
        shown = event.display
        named = {shown.wild, shown.apart, shown.melds, shown.lasts, shown.without, shown.first}
        assert {*named, *shown.hides} - {""} <= set(event.__struct_fields__), event
        assert shown.mark or not (shown.called or shown.lasts), event


NAME_LAWS: tuple[Callable[[str], None], ...] = (
    patterns_have_names,
    english_names_have_one_capital_letter,
    chinese_is_simplified_or_traditional_but_not_both,
    every_pattern_has_its_sentence,
    every_pattern_has_an_example,
    no_name_is_left_over,
    the_rulebook_has_its_names,
    options_have_names,
    presets_have_names,
    events_of_its_own_say_how_they_are_shown,
)
