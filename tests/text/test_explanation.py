"""How a value comes out of its patterns, in words."""

from __future__ import annotations

from typing import Any

import pytest

from sparrows.rulebooks import RULEBOOKS
from sparrows.rulebooks.cases import read_hand
from sparrows.scoring.pattern import DOUBLES, POINTS
from sparrows.text import LANGUAGES, Speaker
from sparrows.text.explanation import arithmetic
from tests.case_files import hand_cases


def explained(case: dict[str, Any], language: str = "en") -> str:
    rules, hand = read_hand(case)
    return arithmetic(Speaker(rules.id, language), rules.score(hand))


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_without_a_bound_the_lines_come_to_the_value(rules: str) -> None:
    bounds = set()
    for case in hand_cases(rules):
        made, hand = read_hand(case)
        score = made.score(hand)
        total = score.total
        if total is None:
            assert not score.win
            assert explained(case) == ""
            continue
        bounds.add(total.bound)
        sums = dict.fromkeys((POINTS, DOUBLES), 0)
        for line in score.lines:
            sums[line.pattern.unit] = sums.get(line.pattern.unit, 0) + line.value
        whole = total.base + sums[POINTS] << sums[DOUBLES]
        assert (whole == total.value) == (total.bound == ""), case["id"]
        for language in LANGUAGES:
            text = explained(case, language)
            assert text.endswith(Speaker(rules, language).worth(score.value, POINTS)) or (
                total.bound == "least"
            )
    assert bounds <= {"", "limit", "limit-hand", "dearest", "least"}
    assert "" in bounds


CHOW = [{"kind": "chow", "tiles": "123m"}]


def hand(rules: str, concealed: str, winning: str, **more: Any) -> dict[str, Any]:
    return {
        "rules": rules,
        "options": {},
        "concealed": concealed,
        "melds": [],
        "winning": winning,
        "self_draw": False,
        "flowers": "",
        "seat": "S",
        "round": "E",
        "situation": [],
        **more,
    }


@pytest.mark.parametrize(
    ("case", "text"),
    [
        (hand("sichuan", "1122334455669m", "9m"), "1, doubled 4 times = 16 points; the limit"),
        (
            hand("sichuan", "123456m78923p55p", "4p", void="s"),
            "The hand has no fan, which leaves the basic value: 1 point",
        ),
        (
            hand("red", "123m777m456p78s99s", "9s"),
            "The hand has no fan, and a win brings nothing by itself: 0 points",
        ),
        (hand("zung-jung", "456p78222s44z", "9s", melds=CHOW), "A chicken hand: no pattern counts"),
        (hand("classical", "1112345678999m", "5m"), "A limit hand: 2,000 points"),
    ],
    ids=lambda given: given if isinstance(given, str) else given["rules"],
)
def test_what_is_said(case: dict[str, Any], text: str) -> None:
    assert explained(case).startswith(text)
