"""Every pattern, option and preset has its names."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sparrows.rulebooks import RULEBOOKS
from sparrows.testing.names import NAME_LAWS, all_patterns
from sparrows.text import names
from sparrows.text.names import NAME_LANGUAGES, Names

# Patterns that have no name in Chinese: they were thought of elsewhere.
WITHOUT_CHINESE = {"hidden-snake"}
EVERY_RULEBOOK = pytest.mark.parametrize("rules", RULEBOOKS)


@EVERY_RULEBOOK
@pytest.mark.parametrize("law", NAME_LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[str], None], rules: str) -> None:
    law(rules)


@EVERY_RULEBOOK
def test_patterns_have_names_in_all_languages(rules: str) -> None:
    for pattern in sorted(all_patterns(rules) - WITHOUT_CHINESE):
        assert set(names(rules).all_of(pattern)) == set(NAME_LANGUAGES), pattern
    for pattern in all_patterns(rules) & WITHOUT_CHINESE:
        assert "zh" not in names(rules).all_of(pattern)


def test_what_has_no_name_is_called_by_its_id() -> None:
    empty = Names("toy", {})
    assert empty.rulebook("en") == "toy"
    assert empty.pattern("pure-straight", "ru") == "pure-straight"
    assert empty.option("limit", "zh") == "limit"
    assert empty.option_value("limit", "8", "en") == "8"
    assert not empty.option_about("limit", "en")
    assert not empty.rulebook_about("en")
    assert not empty.rulebook_whom("en")
    assert not empty.rulebook_level()
    assert not empty.rulebook_emblem()
    assert not empty.pattern_about("pure-straight", "en")
    assert not empty.all_of("pure-straight")
    assert not empty.term("limit", "en")
    assert empty.preset("club", "en") == "club"
    assert not empty.preset_about("club", "en")


def test_a_word_of_the_code_is_an_option_a_value_or_a_preset() -> None:
    table = names("zung-jung")
    assert table.term("payoff", "ru") == "Схема выплат"
    assert table.term("nearest", "ru") == "ближайший к сносившему"
    assert table.term("wsom", "en") == "World Series of Mahjong"
    assert table.term("123m", "en") == ""
