"""Every figure that the source of zung-jung prints, and the case that stands for it."""

from __future__ import annotations

import re

import pytest

from sparrows import rulebook
from tests.case_files import Case, load_cases
from tests.text.test_guides import guide


def figures(text: str) -> dict[str, int]:
    """`"1.1 15, 1.2 45"`: each number of a pattern, and a figure."""
    return {number: int(figure) for number, figure in map(str.split, text.split(","))}


# What each hand of the source comes to in print, by its place.
WORKED = figures(
    """
    1.1 15, 1.2 45, 1.3 5,
    2.1.1 85, 2.1.2 145, 2.2 480,
    3.1 10, 3.2.1 90, 3.2.2 200, 3.3.1 30, 3.3.2 170, 3.3.3 320, 3.3.4 400, 3.4 320,
    4.1 30, 4.2.1 10, 4.2.2 40, 4.2.3 260, 4.3.1 5, 4.3.2 25, 4.3.3 180, 4.3.4 480,
    5.1.1 10, 5.1.2 115, 5.1.3 130, 5.1.4 400,
    6.1 35, 6.2.1 170, 6.2.2 120,
    7.1 90, 7.2.1 100, 7.2.2 315,
    8.1.1 50, 8.1.2 70, 8.1.3 140, 8.1.4 400,
    10.1 160, 10.2 30
    """
)
PRINTED = {f"pattern {number}, example": value for number, value in WORKED.items()} | {
    "basic rules, 4": 160,
    "freedom of count, first way": 170,
    "freedom of count, second way": 145,
    "freedom of count, won from the wall": 170,
    "flowers and seasons, four flowers": 20,
    "flowers and seasons, all eight": 40,
}
# Said of a pattern or of no pattern at all, without a hand.
SAID = {
    "basic rules, 5": 1,
    "pattern 3.2.1, least worth": 60,
    "pattern 3.2.2, least worth": 160,
}
# What a misprint comes to by the definitions: 5 + 30 + 5, for the 30 of 6.2.1 is printed as 35.
MISPRINTED = {"pattern 1.2, example": 40}

# What each pattern costs in print, by its number.
PRICES = figures(
    """
    1.1 5, 1.2 5, 1.3 5,
    2.1.1 40, 2.1.2 80, 2.2 480,
    3.1 10, 3.2.1 40, 3.2.2 130, 3.3.1 30, 3.3.2 120, 3.3.3 320, 3.3.4 400, 3.4 320,
    4.1 30, 4.2.1 5, 4.2.2 30, 4.2.3 125, 4.3.1 5, 4.3.2 20, 4.3.3 120, 4.3.4 480,
    5.1.1 10, 5.1.2 60, 5.1.3 120, 5.1.4 400,
    6.1 35, 6.2.1 30, 6.2.2 120,
    7.1 40, 7.2.1 100, 7.2.2 200,
    8.1.1 40, 8.1.2 50, 8.1.3 100, 8.1.4 400,
    9.1.1 10, 9.1.2 10, 9.2 10, 9.3 10, 9.4 155, 9.5 155,
    10.1 160, 10.2 30,
    11.1.1 2, 11.1.2 4, 11.2.1 10, 11.2.2 10
    """
)


def cases_at(place: str) -> list[Case]:
    """The cases that name this place of the source."""
    said = re.compile(f"source: {re.escape(place)}(;|$)")
    return [case for case in load_cases("zung-jung") if said.match(case.get("note", ""))]


def test_there_are_forty_four_worked_hands() -> None:
    assert len(PRINTED) == 44


@pytest.mark.parametrize("place", [*PRINTED, *SAID])
def test_a_printed_figure_is_a_case(place: str) -> None:
    (case,) = cases_at(place)
    printed = (PRINTED | SAID)[place]
    assert case["expect"]["value"] == MISPRINTED.get(place, printed)


def test_the_payment_of_seventy_points_is_a_case() -> None:
    (case,) = cases_at("payment, 4")
    assert sorted(case["expect"]["delta"].values()) == [-160, -25, -25, 210]


def test_every_place_that_a_case_names_is_known() -> None:
    notes = [case.get("note", "") for case in load_cases("zung-jung")]
    places = [note.removeprefix("source: ") for note in notes if note.startswith("source: ")]
    known = [*PRINTED, *SAID, "payment, 4", "freedom of count, second wait"]
    known.append("freedom of count, third wait")
    assert {place.split(";")[0] for place in places} == set(known)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_guide_owns_up_to_each_misprint(language: str) -> None:
    for place, value in MISPRINTED.items():
        number = place.split()[1].rstrip(",")
        told = rf"{number}\D[^.]*\b{PRINTED[place]}\b[^.]*\b{value}\b"
        assert re.search(told, guide("zung-jung", language)), place


def test_prices_are_as_printed() -> None:
    rows = rulebook("zung-jung").patterns
    assert {row.clause.removeprefix("ZJ-"): row.value for row in rows} == PRICES
