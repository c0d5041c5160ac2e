"""Clauses of classical that no worked case names."""

from __future__ import annotations

import pytest

from sparrows import Call, FinishedDeal, rulebook
from sparrows.tiles import parse_one
from tests.clauses import clause
from tests.rulebooks.hands import hand, score

CLASSICAL = rulebook("classical")
TILES, TILE = "123m 456p 234s 78s 33z", "9s"
IDLE = ("147m 258p 369s 5566z", "258m 369p 147s 7711z", "369m 147p 258s 2244z")


@clause("CCL-8.1")
@pytest.mark.parametrize(
    "how",
    [
        {"self_draw": True},
        {},
        {"situation": ["robbing-kong"]},
        {"self_draw": True, "seat": "E", "situation": ["heaven"]},
    ],
    ids=["wall", "discard", "robbed", "dealt"],
)
def test_a_win_by_any_tile_that_completes_the_hand(how: dict[str, object]) -> None:
    assert score("classical", TILES, TILE, **how).win


@clause("CCL-8.2", "CCL-8.10")
def test_no_minimum_and_no_memory_bar_a_win() -> None:
    cheapest = score("classical", "123m 456p 44s 22z", "4s", "789s", seat="E")
    assert cheapest.win
    assert cheapest.value == 22
    names = set(CLASSICAL.options.__struct_fields__)
    assert not names & {"minimum", "min_points", "passed_win"}


@clause("CCL-22.15", "CCL-22.16")
def test_the_presets() -> None:
    traditional = rulebook("classical", preset="traditional")
    assert traditional == rulebook("classical", wall_tile_points=2, only_tile_points=2)
    nearest = rulebook("classical", preset="nearest")
    assert nearest.parts.first_of([1, 3], 0) == [1]
    assert CLASSICAL.parts.first_of([1, 3], 0) == [3]


@clause("CCL-18.6")
def test_there_is_no_bankruptcy() -> None:
    hands = dict(enumerate((hand(text, seat=seat) for text, seat in zip(IDLE, "ESW", strict=True))))
    hands[3] = hand("111m 999p 111s 999s 7z", "7z", seat="N", self_draw=True)
    settled = CLASSICAL.settle(FinishedDeal(hands, (Call((3,), parse_one("7z")),)))
    assert settled.delta["E"] < CLASSICAL.options.start_points == 0  # type: ignore[attr-defined]
    assert sum(settled.delta.values()) == 0
