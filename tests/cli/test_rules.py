"""`sparrows rules`: all of it is read off the code."""

from __future__ import annotations

import msgspec
import pytest

from sparrows.rulebooks import RULEBOOKS, folder, rulebook
from sparrows.rulebooks.choices import clause_of
from sparrows.rulebooks.examples import counted_example, examples
from sparrows.text import LANGUAGES, names
from tests.cli.runner import Command
from tools import generate_examples

EVERY_RULEBOOK = pytest.mark.parametrize("rules", RULEBOOKS)
BOTH = pytest.mark.parametrize("language", LANGUAGES)


@BOTH
def test_the_list_of_rulebooks(sparrows: Command, language: str) -> None:
    done = sparrows("rules", "--lang", language)
    assert done.status == 0
    for rules in RULEBOOKS:
        assert rules in done.out
        assert names(rules).rulebook(language) in done.out


@EVERY_RULEBOOK
@BOTH
def test_a_rulebook(sparrows: Command, rules: str, language: str) -> None:
    done = sparrows("rules", rules, "--lang", language)
    assert done.status == 0
    for row in rulebook(rules).patterns:
        assert f" {row.id} " in done.out
        assert row.clause in done.out
        assert names(rules).pattern(row.id, language) in done.out
    for field in msgspec.structs.fields(folder(rules).OPTIONS):
        assert f"  {names(rules).option(field.name, language)} ({field.name}): " in done.out
        assert clause_of(field.type) in done.out
    said = " ".join(done.out.split())
    for preset in folder(rules).PRESETS:
        assert f" {names(rules).preset(preset.id, language)} ({preset.id}): " in said
        assert f"({preset.clause}) {names(rules).preset_about(preset.id, language)}" in said


def test_patterns_that_are_agreed_on(sparrows: Command) -> None:
    usual = sparrows("rules", "classical", "wall-tile")
    assert "classical has no pattern wall-tile" in usual.err
    agreed = sparrows("rules", "classical", "wall-tile", "--preset", "traditional")
    assert agreed.status == 0 and "2 points" in agreed.out
    whole = sparrows("rules", "classical", "--preset", "traditional")
    assert " wall-tile " in whole.out and "Points for a drawn tile: 2" in whole.out


@EVERY_RULEBOOK
def test_every_pattern_has_its_page(sparrows: Command, rules: str) -> None:
    for row in rulebook(rules).patterns[::6]:
        done = sparrows("rules", rules, row.id, "--lang", "ru")
        assert done.status == 0
        assert row.clause in done.out
        for name in names(rules).all_of(row.id).values():
            assert name in done.out
        assert names(rules).pattern_about(row.id, "ru") in done.out
        assert "Пример (" in done.out


def test_a_pattern_with_its_neighbours(sparrows: Command) -> None:
    done = sparrows("rules", "zung-jung", "two-concealed-pungs")
    assert "Only the dearest counts of this and: Three concealed pungs" in done.out
    done = sparrows("rules", "classical", "hidden-snake")
    assert "Includes: every row that is no limit hand" in done.out
    done = sparrows("rules", "classical", "no-points")
    assert "Included in: " in done.out


def test_the_values_of_options(sparrows: Command) -> None:
    out = sparrows("rules", "red").out
    assert "Players (players): 4; values: 2 / 3 / 4 (RED-14.1)" in out
    assert "Jokers (jokers): no; values: no (false) / yes (true) (RED-14.2)" in out
    assert "Upper limit (cap): 300; values: 0 or more (RED-14.5)" in out
    assert "everything counts (none) / what is implied does not count (implied)" in out
    assert "[0 to 2; 0 to 4; 0 to 10]" in sparrows("rules", "zung-jung").out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("rules", "blue"), "there is no rulebook 'blue'"),
        (("rules", "red", "beauty"), "red has no pattern beauty"),
        (("rules", "red", "red-hand", "more"), "more"),
    ],
)
def test_what_is_not_there(sparrows: Command, arguments: tuple[str, ...], complaint: str) -> None:
    done = sparrows(*arguments)
    assert (done.status, done.out) == (2, "")
    assert complaint in done.err


@EVERY_RULEBOOK
def test_the_examples_are_fresh(rules: str) -> None:
    path = generate_examples.path(rules)
    fresh = generate_examples.text(rules)
    assert path.read_text("utf-8") == fresh, "run tools/generate_examples.py"


@EVERY_RULEBOOK
def test_an_example_is_worth_what_it_says(rules: str) -> None:
    for row in rulebook(rules).patterns:
        for example in examples(rules, row.id):
            _, score = counted_example(example)
            assert (score.value, score.patterns) == (
                example["expect"]["value"],
                example["expect"]["patterns"],
            )


@pytest.mark.clause("CCL-13.7")
def test_a_row_that_only_losers_have(sparrows: Command) -> None:
    out = sparrows("rules", "classical", "all-honours").out
    assert "Example, the hand of a loser (classical/deal-losers-all-honours)" in out
    assert "80 points: " in out
    assert "Пример, рука проигравшего" in (
        sparrows("rules", "classical", "all-honours", "--lang", "ru").out
    )
