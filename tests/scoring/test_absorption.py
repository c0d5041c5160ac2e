"""Which of the patterns that were met count, and which one is named for each that does not."""

from __future__ import annotations

from sparrows.readings.groups import CHOWS, PAIRS, PUNGS, Group
from sparrows.scoring.absorption import those_lost, those_that_count
from sparrows.scoring.pattern import Line, Pattern
from sparrows.scoring.verdict import WHOLE, Found
from sparrows.scoring.vocabulary import pungs


def row(name: str, *absorbs: str, value: int = 1, series: str = "") -> Pattern:
    return Pattern(name, value, pungs(1), "X-1", absorbs=absorbs, series=series)


def told(*met: Line) -> tuple[list[str], dict[str, str]]:
    """The lines that count, and of each that does not the one that is named for it."""
    counting = those_that_count(met)
    lost = those_lost(met, counting)
    return [line.pattern.id for line in counting], {each.pattern.id: each.by.id for each in lost}


def lying(*groups: Group) -> Found:
    return (groups,)


def test_the_first_of_several_is_named() -> None:
    small, one, other = row("small"), row("one", "small"), row("other", "small")
    lines = Line(small, WHOLE), Line(one, WHOLE), Line(other, WHOLE)
    assert told(*lines) == (["one", "other"], {"small": "one"})


def test_one_that_counts_is_named_before_one_that_does_not() -> None:
    small, middle, great = row("small"), row("middle", "small"), row("great", "small", "middle")
    lines = Line(small, WHOLE), Line(middle, WHOLE), Line(great, WHOLE)
    assert told(*lines) == (["great"], {"small": "great", "middle": "great"})


def test_one_that_a_dearer_one_outranks_does_not_count() -> None:
    small, cheap = row("small"), row("cheap", "small", series="winds")
    dear = row("dear", "small", value=2, series="winds")
    lines = Line(small, WHOLE), Line(cheap, WHOLE), Line(dear, WHOLE)
    assert told(*lines) == (["dear"], {"small": "dear", "cheap": "dear"})


def test_another_is_named_where_it_alone_absorbs() -> None:
    small, middle = row("small"), row("middle", "small")
    great = row("great", "middle")
    lines = Line(small, WHOLE), Line(middle, WHOLE), Line(great, WHOLE)
    assert told(*lines) == (["great"], {"small": "middle", "middle": "great"})


def test_what_lies_elsewhere_is_not_absorbed() -> None:
    small, great = row("small"), row("great", "small")
    there, elsewhere = lying(PUNGS[0]), lying(PUNGS[1])
    absorber = Line(great, lying(PUNGS[0], PAIRS[5]))
    assert told(Line(small, there + elsewhere), absorber) == (
        ["small", "great"],
        {"small": "great"},
    )
    assert told(Line(small, lying(CHOWS[0])), absorber) == (["small", "great"], {})
