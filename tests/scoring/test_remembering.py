"""Which rows are judged together, so that their answers are remembered together."""

from __future__ import annotations

import pytest

from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.scoring.pattern import Pattern
from sparrows.scoring.remembering import cost, judges_for
from sparrows.scoring.vocabulary import (
    EACH_FLOWER,
    FROM_WALL,
    OWN_WIND,
    Condition,
    chows,
    each_pung,
    pungs,
)
from sparrows.tiles import DRAGONS

MANY = 40


def row(name: str, condition: Condition) -> Pattern:
    return Pattern(name, 1, condition, "X-1")


@pytest.mark.parametrize("name", RULEBOOKS)
def test_each_row_has_one_judge_that_sees_all_it_looks_at(name: str) -> None:
    rows = rulebook(name).patterns
    judges = judges_for(rows)
    judged = [row for judge in judges for row in judge.rows]
    assert sorted(row.id for row in judged) == sorted(row.id for row in rows)
    for judge in judges:
        for each in judge.rows:
            assert set(each.condition.facets) <= set(judge.facets)
            assert judge.of_hand == all(facet.of_hand for facet in each.condition.facets)


def test_what_lies_on_the_same_sets_is_judged_together() -> None:
    dragons, own = row("dragons", each_pung(DRAGONS)), row("own", each_pung(OWN_WIND))
    assert [judge.rows for judge in judges_for((dragons, own))] == [(dragons, own)]


def test_many_rows_are_judged_where_they_come_again() -> None:
    of_chows = tuple(row(f"chows-{number}", chows(1)) for number in range(MANY))
    of_pungs = tuple(row(f"pungs-{number}", pungs(1)) for number in range(MANY))
    assert cost(of_chows) + cost(of_pungs) < cost(of_chows + of_pungs)
    assert [judge.rows for judge in judges_for(of_chows + of_pungs)] == [of_chows, of_pungs]
    assert len(judges_for((of_chows[0], of_pungs[0]))) == 1, "of few rows a look-up costs more"


def test_flowers_and_what_is_asked_of_the_hand_are_apart() -> None:
    flower, drawn = row("flower", EACH_FLOWER), row("drawn", FROM_WALL)
    assert [judge.rows for judge in judges_for((flower, drawn))] == [(flower,), (drawn,)]
