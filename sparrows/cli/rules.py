"""`sparrows rules`: the rulebooks, their options and patterns, all read from the code."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from typer import Argument, Context

from sparrows.cli.hand_options import Agreed, Rules
from sparrows.cli.pages import Page, page_for
from sparrows.complaint import Complaint
from sparrows.play.rulebook import Rulebook
from sparrows.rulebooks import folder, installed_rulebooks
from sparrows.rulebooks.choices import CHOICE, SEVERAL_NUMBERS, YES_NO, Allowed, allowed, clause_of
from sparrows.rulebooks.examples import counted_example, examples, is_losing
from sparrows.scoring.pattern import POINTS, Pattern
from sparrows.text import Speaker, words
from sparrows.text.explanation import (
    agreed,
    as_written,
    option_value,
    pattern_names,
    unusual_options,
)
from sparrows.text.speaker import pictured

MOST_TOLD_EXAMPLES = 3
VALUE_SEPARATOR = " / "  # between values, whose names may have commas


def command(
    context: Context,
    rules: Rules = None,
    pattern: Annotated[str | None, Argument(metavar="PATTERN")] = None,
    *,
    agreed_on: Agreed,
) -> int:
    """Shows the rulebooks, one of them, or one pattern."""
    page = page_for(sys.stdout)
    speaks: str = context.obj.language
    if rules is None:
        write_rulebooks(page, speaks)
        return 0
    made = agreed_on.under(rules)
    speaker = Speaker(rules, speaks, pictured)
    if pattern is None:
        write_rulebook(page, speaker, made)
        return 0
    row = made.scoring.by_id.get(pattern)
    if row is None:
        raise Complaint(
            "{rules} has no pattern {pattern}; `sparrows rules {rules}` lists them",
            rules=rules,
            pattern=pattern,
        )
    write_pattern(page, speaker, made, row)
    return 0


def write_rulebooks(page: Page, speaks: str) -> None:
    """All rulebooks, each in a sentence."""
    page.title(words(speaks).say("rulebooks"))
    rows = []
    for rules in installed_rulebooks():
        names = Speaker(rules, speaks).names
        rows.append((rules, names.rulebook(speaks), names.rulebook_about(speaks)))
    page.table(("", "", ""), rows)


def write_rulebook(page: Page, speaker: Speaker, rules: Rulebook) -> None:
    """A rulebook's options, presets and patterns."""
    say, names, speaks = speaker.say, speaker.names, speaker.language
    page.title(f"{names.rulebook(speaks)} ({rules.id})")
    if names.rulebook_about(speaks):
        page.text(names.rulebook_about(speaks))
    if changed := unusual_options(rules):
        page.text(agreed(speaker, changed))
    page.heading(say("options"))
    for option, about in option_rows(speaker, rules.id):
        page.item(option)
        page.note(about)
    presets = folder(rules.id).PRESETS
    if presets:
        page.heading(say("presets"))
        for preset in presets:
            told = {
                "name": names.preset(preset.id, speaks),
                "preset": preset.id,
                "agreed": agreed(speaker, preset.options),
                "clause": preset.clause,
            }
            page.item(say("preset", **told))
            page.note(names.preset_about(preset.id, speaks))
    page.heading(say("patterns"))
    headers = ("", "pattern", "worth", "counts", "clause")
    rows = [
        (
            row.id,
            speaker.pattern(row),
            speaker.worth(row.value, row.unit),
            how_often(speaker, row),
            row.clause,
        )
        for row in rules.patterns
    ]
    page.table([say(f"column-{each}") if each else "" for each in headers], rows, right=(2,))


def option_rows(speaker: Speaker, rules: str) -> Iterator[tuple[str, str]]:
    """Each option: what is usual, its values, clause and id; then what it means."""
    for field in msgspec.structs.fields(folder(rules).OPTIONS):
        head = speaker.say(
            "option",
            option=field.name,
            usual=option_value(speaker, field.name, field.default),
            name=speaker.names.option(field.name, speaker.language),
            values=values_text(speaker, field.name, allowed(field.type)),
            clause=clause_of(field.type),
        )
        yield head, speaker.names.option_about(field.name, speaker.language)


def values_text(speaker: Speaker, option: str, may_be: Allowed) -> str:
    """Which values an option can have, as far as its type says."""
    if may_be.kind == CHOICE:
        return VALUE_SEPARATOR.join(_named_value(speaker, option, value) for value in may_be.values)
    if may_be.kind == SEVERAL_NUMBERS:
        return "[" + "; ".join(values_text(speaker, option, each) for each in may_be.each) + "]"
    if may_be.kind == YES_NO:
        return VALUE_SEPARATOR.join(_named_value(speaker, option, value) for value in (False, True))
    if may_be.most is not None:
        return speaker.say("from-to", low=may_be.least or 0, high=may_be.most)
    if may_be.least is not None:
        return speaker.say("at-least", n=may_be.least)
    return speaker.say("any-number")


def _named_value(speaker: Speaker, option: str, value: Any) -> str:
    """A value in words, and as it is typed where that differs."""
    name, typed = option_value(speaker, option, value), as_written(value)
    return name if name == typed else f"{name} ({typed})"


def how_often(speaker: Speaker, row: Pattern) -> str:
    return speaker.say("counts-each" if row.each else "counts-once")


def absorbed_by(speaker: Speaker, rules: Rulebook, row: Pattern) -> str:
    """The patterns that a row absorbs, in words."""
    others = {other.id for other in rules.patterns if other.unit != row.unit}
    if row.absorbs and set(row.absorbs) == others:
        return speaker.say("all-other-units")
    return speaker.patterns(row.absorbs)


def write_pattern(page: Page, speaker: Speaker, rules: Rulebook, row: Pattern) -> None:
    """One pattern: its names, price and neighbours, and hands that have it."""
    say = speaker.say
    page.title(f"{speaker.pattern(row)} ({row.id})")
    page.text(" / ".join(speaker.names.all_of(row.id).values()))
    page.text(f"{speaker.worth(row.value, row.unit)}, {how_often(speaker, row)}; {row.clause}")
    page.text(speaker.names.pattern_about(row.id, speaker.language))
    if row.absorbs:
        page.item(say("absorbs", patterns=absorbed_by(speaker, rules, row)))
    absorbers = [other.id for other in rules.patterns if row.id in other.absorbs]
    if absorbers:
        page.item(say("absorbed-by", patterns=speaker.patterns(absorbers)))
    rivals = [
        other.id
        for other in rules.patterns
        if row.series and other.series == row.series and other.id != row.id
    ]
    if rivals:
        page.item(say("series", patterns=speaker.patterns(rivals)))
    for case in examples(rules.id, row.id)[:MOST_TOLD_EXAMPLES]:
        _write_example(page, speaker, case, row)


def _write_example(page: Page, speaker: Speaker, case: dict[str, Any], row: Pattern) -> None:
    _, score = counted_example(case)
    page.heading(speaker.say("example-lost" if is_losing(case) else "example", name=case["id"]))
    page.hand(score.hand)
    page.text(speaker.why(score.why(row.id)))
    together = ", ".join(pattern_names(speaker, score.patterns))
    page.text(f"{speaker.worth(score.value, POINTS)}: {together}")
