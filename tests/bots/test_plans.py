"""Plans lack what can be counted by hand."""

from __future__ import annotations

import pytest

from sparrows.bots.chances import DealClock
from sparrows.bots.plans import AllPungs, FigurePlan, Plan, SetsPlan, Without
from sparrows.readings.groups import CHOWS, PUNG, Meld
from sparrows.readings.shapes.pairs import SevenPairs
from sparrows.readings.standing import Standing
from sparrows.tiles import ALL_KINDS, HONOURS, SUIT_MASKS, mask, parse

STRAIGHT = FigurePlan(CHOWS[0], CHOWS[3], CHOWS[6])
PAIRS = Without(SevenPairs().planned, ALL_KINDS)


@pytest.mark.parametrize(
    ("plan", "hand", "lack", "useful"),
    [
        (SetsPlan(), "123m 456m 789m 1122p", 1, "12p"),
        (SetsPlan(SUIT_MASKS[0]), "1112345678m 55p 9p", 4, None),
        (SetsPlan(SUIT_MASKS[0] | HONOURS), "123m 456m 789m 111z 9s", 2, None),
        (AllPungs(), "111m 222m 333m 5p 5p 6s 6s", 1, "5p 6s"),
        (AllPungs(), "111m 222m 333m 444p 6s", 1, None),
        (PAIRS, "1122m 3344p 5566s 7z", 1, "7z"),
        (STRAIGHT, "12345678m 11p 345s", 1, "9m"),
        (STRAIGHT, "1234567m 9m 11p 345s", 1, "8m"),
    ],
)
def test_what_is_lacking(plan: Plan, hand: str, lack: int, useful: str | None) -> None:
    tiles = Standing(parse(hand))
    found = plan.lack(tiles, ())
    assert found.number == plan.number(tiles, ()) == lack
    if useful is not None:
        assert found.useful == mask(parse(useful))


def test_melds_may_bar_a_plan() -> None:
    red = Meld(PUNG, 33)
    assert not SetsPlan(SUIT_MASKS[0]).allows((red,))
    assert SetsPlan(SUIT_MASKS[0] | HONOURS).allows((red,))
    assert not PAIRS.allows((red,))
    assert STRAIGHT.allows((red,))
    assert not STRAIGHT.allows((red, Meld(PUNG, 31)))


def test_chances_grow_with_tiles_and_draws() -> None:
    early, late = DealClock(2, 15, 90), DealClock(2, 3, 90)
    assert early.chance(0, 8, 1, 1.4) > early.chance(0, 4, 1, 1.4) > early.chance(1, 4, 1, 1.4)
    assert early.chance(1, 8, 1, 1.4) > late.chance(1, 8, 1, 1.4) > 0
    assert early.chance(0, 0, 1, 1.4) == 0
    assert 0 < early.chance(3, 20, 1, 1.4) < 1
