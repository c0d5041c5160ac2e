"""The fans of Hong Kong Old Style, and the points that they are paid with (HK-5)."""

from __future__ import annotations

from collections.abc import Sequence

from sparrows.readings.reading import REGULAR, THIRTEEN_ORPHANS
from sparrows.scoring.pattern import FANS, LIMIT, Line, Pattern
from sparrows.scoring.scoring import Total
from sparrows.scoring.verdict import Missing
from sparrows.scoring.vocabulary import *
from sparrows.tiles import DRAGONS, HONOURS, ORPHANS, TERMINALS, WINDS
from sparrows_hong_kong.options import HongKongOptions
from sparrows_hong_kong.shapes import EIGHT_FLOWERS

# What a hand is worth by its fans, from none to thirteen (HK-5.1).
POINTS_OF = (1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384)


def fan(number: str, name: str, fans: int, condition: Condition, *, each: bool = False) -> Pattern:
    return Pattern(name, fans, condition, f"HK-5.{number}", each=each, unit=FANS)


ORDINARY = (
    fan("10", "all-chows", 1, chows(4)),
    fan("11", "from-wall", 1, FROM_WALL),
    fan("12", "concealed-hand", 1, shape(REGULAR) & NOTHING_OPEN),
    fan("13", "dragon-pung", 1, each_pung(DRAGONS), each=True),
    fan("14", "seat-wind", 1, each_pung(OWN_WIND)),
    fan("15", "round-wind", 1, each_pung(ROUND_WIND)),
    fan("16", "last-tile", 1, LAST_DRAW | LAST_DISCARD),
    fan("17", "kong-replacement", 1, KONG_REPLACEMENT),
    fan("18", "robbing-kong", 1, ROBBING_KONG),
    fan("19", "orphan-pungs", 1, pungs(4) & only(ORPHANS) & some(TERMINALS, HONOURS)),
    fan("20", "all-pungs", 3, pungs(4)),
    fan("21", "half-flush", 3, HALF_FLUSH),
    fan("22", "little-three-dragons", 3, little(DRAGONS, 3)),
    fan("23", "big-three-dragons", 5, big(DRAGONS, 3)),
    fan("24", "little-four-winds", 6, little(WINDS, 4)),
    fan("25", "full-flush", 7, FULL_FLUSH),
)
WITH_FLOWERS = (
    fan("30", "no-flowers", 1, fact(facets.FLOWERS, (), code="has-flowers")),
    fan("31", "own-flower", 1, OWN_FLOWER, each=True),
    fan("32", "flower-set", 1, laid_out(FOUR_FLOWERS, FOUR_SEASONS), each=True),
)
LIMITS = (
    ("40", "big-four-winds", big(WINDS, 4)),
    ("41", "all-honours", pungs(4) & only(HONOURS)),
    ("42", "all-terminals", pungs(4) & only(TERMINALS)),
    ("43", "four-concealed-pungs", concealed_pungs(4)),
    ("44", "four-kongs", kongs(4)),
    ("45", "nine-gates", NINE_GATES),
    ("46", "thirteen-orphans", shape(THIRTEEN_ORPHANS)),
    ("47", "blessing-of-heaven", shape(REGULAR, THIRTEEN_ORPHANS) & HEAVEN),
)


def patterns(options: HongKongOptions) -> tuple[Pattern, ...]:
    """All rows; a limit hand is worth the limit and nothing besides (HK-5.3)."""
    ordinary = (*ORDINARY, *(WITH_FLOWERS if options.flowers else ()))
    others = tuple(row.id for row in ordinary)
    eight = Pattern(EIGHT_FLOWERS, 8, shape(EIGHT_FLOWERS), "HK-5.33", absorbs=others, unit=FANS)
    limits = (
        Pattern(name, options.limit, condition, f"HK-5.{number}", absorbs=others, unit=LIMIT)
        for number, name, condition in LIMITS
    )
    return (*ordinary, *((eight,) if options.flowers else ()), *limits)


def total(options: HongKongOptions, lines: Sequence[Line]) -> Total:
    """The points of all fans up to the limit; the reading with the most fans is chosen."""
    fans = sum(line.value for line in lines)
    value = POINTS_OF[min(fans, options.limit)]
    if any(line.pattern.unit == LIMIT for line in lines):
        bound = "limit-hand"
    elif fans > options.limit:
        bound = "limit"
    else:
        bound = "" if fans else "least"
    return Total(value, (value, fans), bound=bound)


def minimum(options: HongKongOptions, lines: Sequence[Line]) -> Missing | None:
    """The fans that a hand needs to win, those of flowers included (HK-4.4)."""
    fans = sum(line.value for line in lines)
    if fans < options.minimum:
        return Missing("below-minimum", have=fans, need=options.minimum)
    return None
