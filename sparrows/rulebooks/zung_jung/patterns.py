"""The patterns of zung-jung in the order of their numbers, and how they add up (ZJ-1 to 11, 28)."""

from __future__ import annotations

from collections.abc import Sequence

from sparrows.readings.reading import REGULAR, SEVEN_PAIRS, THIRTEEN_ORPHANS
from sparrows.rulebooks.zung_jung.options import ZungJungOptions
from sparrows.scoring.pattern import Line, Pattern
from sparrows.scoring.scoring import Total
from sparrows.scoring.verdict import Missing
from sparrows.scoring.vocabulary import *
from sparrows.tiles import DRAGONS, HONOURS, ORPHANS, SIMPLES, TERMINALS, WINDS

HIGHEST = 320
LOWEST = 1
MIXED_TERMINALS = SETS_OR_PAIRS & only(ORPHANS) & some(TERMINALS, HONOURS)


def row(number: str, name: str, value: int, condition: Condition, *, each: bool = False) -> Pattern:
    """A row by the number of its clause; a series is the first two of three numbers."""
    series = number.rpartition(".")[0] if number.count(".") > 1 else ""
    return Pattern(name, value, condition, f"ZJ-{number}", each=each, series=series)


def patterns(options: ZungJungOptions) -> tuple[Pattern, ...]:
    """All rows; those of bonus tiles are in no series."""
    non_seat, seat, four = options.bonus_tile_values
    identical = options.four_identical_chows
    return (
        row("1.1", "all-chows", 5, chows(4)),
        row("1.2", "concealed-hand", 5, shape(REGULAR) & NOTHING_OPEN),
        row("1.3", "all-simples", 5, SETS_OR_PAIRS & only(SIMPLES)),
        row("2.1.1", "half-flush", 40, HALF_FLUSH),
        row("2.1.2", "full-flush", 80, FULL_FLUSH),
        row("2.2", "nine-gates", 480, NINE_GATES),
        row("3.1", "value-honour", 10, each_pung(DRAGONS, OWN_WIND), each=True),
        row("3.2.1", "little-three-dragons", 40, little(DRAGONS, 3)),
        row("3.2.2", "big-three-dragons", 130, big(DRAGONS, 3)),
        row("3.3.1", "little-three-winds", 30, little(WINDS, 3)),
        row("3.3.2", "big-three-winds", 120, big(WINDS, 3)),
        row("3.3.3", "little-four-winds", 320, little(WINDS, 4)),
        row("3.3.4", "big-four-winds", 400, big(WINDS, 4)),
        row("3.4", "all-honours", 320, SETS_OR_PAIRS & only(HONOURS)),
        row("4.1", "all-pungs", 30, pungs(4)),
        row("4.2.1", "two-concealed-pungs", 5, concealed_pungs(2)),
        row("4.2.2", "three-concealed-pungs", 30, concealed_pungs(3)),
        row("4.2.3", "four-concealed-pungs", 125, concealed_pungs(4)),
        row("4.3.1", "one-kong", 5, kongs(1)),
        row("4.3.2", "two-kongs", 20, kongs(2)),
        row("4.3.3", "three-kongs", 120, kongs(3)),
        row("4.3.4", "four-kongs", 480, kongs(4)),
        row("5.1.1", "two-identical-chows", 10, sets("123a 123a", MOVED)),
        row("5.1.2", "two-identical-chows-twice", 60, twice(sets("123a 123a", MOVED))),
        row("5.1.3", "three-identical-chows", 120, sets("123a 123a 123a", MOVED)),
        row("5.1.4", "four-identical-chows", identical, sets("123a 123a 123a 123a", MOVED)),
        row("6.1", "three-similar-chows", 35, sets("123a 123b 123c", MOVED)),
        row("6.2.1", "little-three-similar-pungs", 30, sets("111a 111b 11c", MOVED)),
        row("6.2.2", "three-similar-pungs", 120, sets("111a 111b 111c", MOVED)),
        row("7.1", "pure-straight", 40, sets("123a 456a 789a")),
        row("7.2.1", "three-consecutive-pungs", 100, sets("111a 222a 333a", MOVED)),
        row("7.2.2", "four-consecutive-pungs", 200, sets("111a 222a 333a 444a", MOVED)),
        row("8.1.1", "mixed-lesser-terminals", 40, OUTSIDE & some(TERMINALS)),
        row("8.1.2", "pure-lesser-terminals", 50, each_has(TERMINALS, "groups-without-terminal")),
        row("8.1.3", "mixed-greater-terminals", 100, MIXED_TERMINALS),
        row("8.1.4", "pure-greater-terminals", 400, SETS_OR_PAIRS & only(TERMINALS)),
        row("9.1.1", "last-draw", 10, LAST_DRAW),
        # No kong can be declared when the wall is empty, so none is robbed.
        row("9.1.2", "last-discard", 10, unless("robbed-instead", ROBBING_KONG) & LAST_DISCARD),
        row("9.2", "kong-replacement", 10, KONG_REPLACEMENT),
        row("9.3", "robbing-kong", 10, ROBBING_KONG),
        row("9.4", "blessing-of-heaven", 155, HEAVEN),
        row("9.5", "blessing-of-earth", 155, EARTH),
        row("10.1", "thirteen-orphans", 160, shape(THIRTEEN_ORPHANS)),
        # A robbed tile is the only one of its kind that the robber has, so it pairs none (ZJ-29.2).
        Pattern("seven-pairs", 30, shape(SEVEN_PAIRS), "ZJ-10.2", absorbs=("robbing-kong",)),
        Pattern("non-seat-bonus-tile", non_seat, OTHER_FLOWER, "ZJ-11.1.1", each=True),
        Pattern("seat-bonus-tile", seat, OWN_FLOWER, "ZJ-11.1.2", each=True),
        Pattern("four-flowers", four, laid_out(FOUR_FLOWERS), "ZJ-11.2.1"),
        Pattern("four-seasons", four, laid_out(FOUR_SEASONS), "ZJ-11.2.2"),
    )


def total(numbers: dict[str, int], lines: Sequence[Line]) -> Total:
    """The sum within the limits, ranked by the sum, then dear patterns, then small numbers.

    `numbers` are the places of the patterns in the table (ZJ-28.5 to 28.7, 28.10).
    """
    whole = sum(line.value for line in lines)
    dearest = max((line.pattern.value for line in lines), default=0)
    value, bound = _bounded(whole, dearest)
    each = [line.pattern for line in lines for _ in range(line.count)]
    values = sorted((pattern.value for pattern in each), reverse=True)
    places = sorted(numbers[pattern.id] for pattern in each)
    return Total(value, (value, whole, values, [-place for place in places]), bound=bound)


def _bounded(whole: int, dearest: int) -> tuple[int, str]:
    """The value of a sum, and what bounds it."""
    if dearest > HIGHEST:
        return dearest, "dearest" if dearest < whole else ""
    if whole > HIGHEST:
        return HIGHEST, "limit"
    return (whole, "") if whole else (LOWEST, "least")


def minimum(
    options: ZungJungOptions, numbers: dict[str, int], lines: Sequence[Line]
) -> Missing | None:
    """The least value a hand needs to win, its limits and bonus tiles included (ZJ-27.4, 27.5)."""
    value = total(numbers, lines).value
    if value < options.minimum:
        return Missing("below-minimum", have=value, need=options.minimum)
    return None
