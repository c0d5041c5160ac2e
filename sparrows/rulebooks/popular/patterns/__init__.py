"""The 96 fans of popular (POP-13) and how they add up (POP-14)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from sparrows.rulebooks.popular.options import PopularOptions
from sparrows.rulebooks.popular.patterns import chows, pungs, tiles, winning
from sparrows.rulebooks.popular.patterns.winning import CHICKEN, FLOWERS
from sparrows.scoring.pattern import Absorbed, Line, Pattern
from sparrows.scoring.scoring import Finish, Total
from sparrows.scoring.verdict import WHOLE

# What is looked at together; the chows alone come again far more often than whole hands do.
SIGHTS = (
    ("chows",),
    ("pungs", "concealed_pungs", "seat", "round"),
    ("shape", "pair", "won", "gates", "self_draw", "open_melds"),
    ("shape", "kinds", "fours"),
    ("shape", "chows", "pungs", "pair"),
    (
        "situation",
        "self_draw",
        "seat",
        "melded",
        "open_melds",
        "concealed_kongs",
        "open_kongs",
        "kongs",
        "wild",
        "jokers",
        "company",
    ),
)


@cache
def number(pattern: Pattern) -> int:
    """The number that the row's clause ends with: the fan's in the source's table (POP-13.0.9)."""
    return int(pattern.clause.rpartition(".")[2])


def patterns(options: PopularOptions) -> tuple[Pattern, ...]:
    """All rows, dearest first."""
    rows = [*chows.PATTERNS, *pungs.PATTERNS, *tiles.PATTERNS, *winning.patterns(options)]
    if options.concealed_hand == "counted":
        rows = [not_absorbing(row, "concealed-hand") for row in rows]
    return tuple(sorted(rows, key=lambda row: (-row.value, number(row))))


def not_absorbing(row: Pattern, fan: str) -> Pattern:
    """The same row, beside which this fan counts (POP-18.11)."""
    return replace(row, absorbs=tuple(each for each in row.absorbs if each != fan))


def total(lines: Sequence[Line]) -> Total:
    """The sum; among equals, the list of fan numbers that comes first (POP-14.3, 14.12)."""
    value = sum(line.value for line in lines)
    numbers = sorted(number(line.pattern) for line in lines for _ in range(line.count))
    return Total(value, (value, tuple(-fan for fan in numbers)))


def chicken(options: PopularOptions) -> Finish:
    """What becomes of a reading in which nothing but flowers counts (POP-14.10)."""

    def finish(counting: list[Line], lost: list[Absorbed]) -> tuple[list[Line], list[Absorbed]]:
        if any(line.pattern not in FLOWERS for line in counting):
            return counting, lost
        alone = Line(CHICKEN, WHOLE)
        if options.chicken_flowers:
            return [alone, *counting], lost
        flowers = [Absorbed(line.pattern, line.found, CHICKEN, "absorbed") for line in counting]
        return [alone], lost + flowers

    return finish
