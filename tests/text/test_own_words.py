"""The words of the sources: each rulebook calls things as its own source does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sparrows.rulebooks import RULEBOOKS
from sparrows.text import LANGUAGES, Speaker, catalogue, names
from sparrows.tiles import parse
from sparrows.web.info.rulebooks import situations

EVERY_RULEBOOK = pytest.mark.parametrize("rules", RULEBOOKS)
BOTH = pytest.mark.parametrize("language", LANGUAGES)

ROOT = Path(__file__).parents[2]
RUSSIAN = [
    *Path(catalogue.__file__).parent.glob("*ru.ftl"),
    *(ROOT / "web/src/text").glob("*ru.ftl"),
    *(ROOT / "sparrows/rulebooks").glob("*/names.toml"),
]


@pytest.mark.parametrize(
    ("rules", "heading", "one"),
    [
        ("red", "Фаны", "Фан"),
        ("sichuan", "Фаны", "Фан"),
        ("classical", "Комбинации", "Комбинация"),
        ("popular", "Фаны", "Фан"),
        ("zung-jung", "Паттерны", "Паттерн"),
    ],
)
def test_what_a_hand_is_counted_by(rules: str, heading: str, one: str) -> None:
    say = Speaker(rules, "ru").say
    assert say("patterns") == heading
    assert say("column-pattern") == one
    assert say("simulated-pattern") == one.lower()


@pytest.mark.parametrize(
    ("rules", "entry", "about", "russian"),
    [
        ("sichuan", "unit-doubles", {"n": 1}, "1 фан"),
        ("sichuan", "unit-doubles", {"n": 2}, "2 фана"),
        ("sichuan", "unit-doubles", {"n": 5}, "5 фанов"),
        ("classical", "unit-doubles", {"n": 2}, "2 удвоения"),
        ("sichuan", "ready", {}, "Рука в ожидании (темпай)."),
        ("sichuan", "not-ready", {"n": 2}, "Нет ожидания: до него не хватает 2 костей."),
        ("sichuan", "payment-not-ready", {}, "нет ожидания (не темпай), когда кончилась стена"),
        ("red", "payment-false-win", {}, "ложная победа"),
        ("popular", "payment-false-win", {}, "ложная победа"),
        ("zung-jung", "payment-false-win", {}, "ложный маджонг"),
        ("classical", "suit-p", {}, "доты"),
        ("red", "suit-p", {}, "точки"),
        ("popular", "event-kong-added", {"seat": "Юг", "tile": "5p"}, "малый открытый конг: 5p"),
        ("popular", "event-indicator-shown", {"tile": "1m", "wild": "2m"}, "Указатель — 1m"),
        ("popular", "event-heavenly-asked", {"seat": "Юг"}, "небесную просящую руку"),
        ("classical", "arithmetic-limit-hand", {"worth": "x"}, "Лимитированная комбинация: x"),
    ],
)
def test_a_word_of_the_source(rules: str, entry: str, about: dict[str, Any], russian: str) -> None:
    assert russian in Speaker(rules, "ru").say(entry, **about)


def test_a_pig_is_called_so() -> None:
    assert Speaker("sichuan", "ru").say("payment-pig").startswith("Поросёнок")


def test_the_suit_of_a_tile_is_called_as_the_rulebook_has_it() -> None:
    (five,) = parse("5p")
    assert Speaker("classical", "ru").tile(five) == "пятёрка дотов"
    assert Speaker("red", "ru").tile(five) == "пятёрка точек"


def test_who_gave_the_winning_tile() -> None:
    about = {"seat": "Восток", "tile": "5p", "giver": "Запад", "value": "3 очка"}
    said = Speaker("red", "ru").say("event-won", patterns="none", **about)
    assert said == "Восток выигрывает: 5p со сноса, набросил Запад, 3 очка."


@pytest.mark.parametrize(("number", "russian"), [(1, "Джокер стоит"), (2, "Джокеры стоят")])
def test_one_joker_or_several(number: int, russian: str) -> None:
    assert Speaker("red", "ru").say("jokers-as", n=number, tiles="5p").startswith(russian)


@EVERY_RULEBOOK
@BOTH
def test_a_situation_is_called_as_its_pattern(rules: str, language: str) -> None:
    speaker = Speaker(rules, language)
    patterns = [names(rules).pattern(pattern, language).lower() for pattern in speaker.names.table]
    for situation in situations(rules):
        word = speaker.say(f"situation-{situation}").lower()
        assert any(pattern in word for pattern in patterns), word


@pytest.mark.parametrize("path", RUSSIAN, ids=lambda path: "-".join(path.parts[-2:]))
def test_words_that_no_source_has(path: Path) -> None:
    text = path.read_text("utf-8")
    assert not re.findall(
        r"(?i)заявк\w*|индикатор\w*|достоинств\w*|лимитн\w*|на одних числах", text
    )


OPTIONS = [
    ("red", "false_win", "Ложная победа"),
    ("red", "cap", "Верхний предел"),
    ("red", "min_points", "Нижний предел"),
    ("popular", "joker_direction", "Куда указывает указатель"),
]


@pytest.mark.parametrize(("rules", "option", "russian"), OPTIONS)
def test_an_option_is_called_as_in_the_source(rules: str, option: str, russian: str) -> None:
    assert names(rules).option(option, "ru") == russian
