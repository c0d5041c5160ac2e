"""Presets: named, described and sourced sets of options, each another game than the usual one."""

from __future__ import annotations

import pytest

from sparrows.rulebooks import RULEBOOKS, folder, rulebook, rulebook_under
from tests.clauses import clauses_of

EVERY_RULEBOOK = pytest.mark.parametrize("rules", RULEBOOKS)


@EVERY_RULEBOOK
def test_there_are_at_least_two_beside_the_usual_rules(rules: str) -> None:
    ids = [preset.id for preset in folder(rules).PRESETS]
    assert len(set(ids)) == len(ids) >= 2


@EVERY_RULEBOOK
def test_each_is_a_game_of_its_own(rules: str) -> None:
    usual = rulebook(rules).options
    made = [rulebook(rules, preset=preset.id).options for preset in folder(rules).PRESETS]
    assert usual not in made
    assert all(made.count(options) == 1 for options in made)


@EVERY_RULEBOOK
def test_each_has_its_clause(rules: str) -> None:
    known = clauses_of(rules)
    for preset in folder(rules).PRESETS:
        assert preset.clause in known, preset.id


@EVERY_RULEBOOK
def test_an_option_goes_before_the_preset(rules: str) -> None:
    for preset in folder(rules).PRESETS:
        for option in preset.options:
            usual = getattr(rulebook(rules).options, option)
            try:
                changed = rulebook(rules, preset=preset.id, **{option: usual})
            except ValueError:
                continue  # the rest of the preset does not go without it
            assert getattr(changed.options, option) == usual, (preset.id, option)


@EVERY_RULEBOOK
def test_a_complaint_lists_those_there_are(rules: str) -> None:
    for wrong in ("none such", ["wsom"]):
        with pytest.raises(ValueError, match="has no preset") as complaint:
            rulebook(rules, preset=wrong)
        for preset in folder(rules).PRESETS:
            assert preset.id in str(complaint.value)


@EVERY_RULEBOOK
def test_a_rulebook_is_built_once_however_its_options_are_said(rules: str) -> None:
    for preset in folder(rules).PRESETS:
        made = rulebook(rules, preset=preset.id)
        assert rulebook(rules, **preset.options) is made
        assert rulebook_under(rules, folder(rules).OPTIONS(**preset.options)) is made
