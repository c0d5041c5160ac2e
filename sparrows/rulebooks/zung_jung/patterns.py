"""The patterns of zung-jung in the order of their numbers, and how they add up (ZJ-1 to 11, 28)."""

from __future__ import annotations

from collections.abc import Sequence

from sparrows.rulebooks.zung_jung import conditions as own
from sparrows.rulebooks.zung_jung.options import ZungJungOptions
from sparrows.scoring import conditions as has
from sparrows.scoring.pattern import Line, Pattern
from sparrows.scoring.scoring import Total
from sparrows.scoring.verdict import Missing

LIMIT = 320
CHICKEN = 1


def patterns(options: ZungJungOptions) -> tuple[Pattern, ...]:
    """All rows; a series is the first two numbers of its clauses."""
    non_seat, seat, four = options.bonus_tile_values
    return (
        Pattern("all-chows", 5, has.all_chows, "ZJ-1.1"),
        Pattern("concealed-hand", 5, own.concealed_hand, "ZJ-1.2"),
        Pattern("all-simples", 5, has.all_simples, "ZJ-1.3"),
        Pattern("half-flush", 40, has.half_flush, "ZJ-2.1.1", series="2.1"),
        Pattern("full-flush", 80, has.full_flush, "ZJ-2.1.2", series="2.1"),
        Pattern("nine-gates", 480, has.nine_gates, "ZJ-2.2"),
        Pattern("value-honour", 10, own.value_honour, "ZJ-3.1", each=True),
        Pattern("little-three-dragons", 40, has.little_three_dragons, "ZJ-3.2.1", series="3.2"),
        Pattern("big-three-dragons", 130, has.big_three_dragons, "ZJ-3.2.2", series="3.2"),
        Pattern("little-three-winds", 30, has.little_three_winds, "ZJ-3.3.1", series="3.3"),
        Pattern("big-three-winds", 120, has.big_three_winds, "ZJ-3.3.2", series="3.3"),
        Pattern("little-four-winds", 320, has.little_four_winds, "ZJ-3.3.3", series="3.3"),
        Pattern("big-four-winds", 400, has.big_four_winds, "ZJ-3.3.4", series="3.3"),
        Pattern("all-honours", 320, has.all_honours, "ZJ-3.4"),
        Pattern("all-pungs", 30, has.all_pungs, "ZJ-4.1"),
        Pattern("two-concealed-pungs", 5, has.two_concealed_pungs, "ZJ-4.2.1", series="4.2"),
        Pattern("three-concealed-pungs", 30, has.three_concealed_pungs, "ZJ-4.2.2", series="4.2"),
        Pattern("four-concealed-pungs", 125, has.four_concealed_pungs, "ZJ-4.2.3", series="4.2"),
        Pattern("one-kong", 5, own.one_kong, "ZJ-4.3.1", series="4.3"),
        Pattern("two-kongs", 20, own.two_kongs, "ZJ-4.3.2", series="4.3"),
        Pattern("three-kongs", 120, has.three_kongs, "ZJ-4.3.3", series="4.3"),
        Pattern("four-kongs", 480, has.four_kongs, "ZJ-4.3.4", series="4.3"),
        Pattern("two-identical-chows", 10, has.pure_double_chow, "ZJ-5.1.1", series="5.1"),
        Pattern(
            "two-identical-chows-twice",
            60,
            own.two_identical_chows_twice,
            "ZJ-5.1.2",
            series="5.1",
        ),
        Pattern("three-identical-chows", 120, has.pure_triple_chow, "ZJ-5.1.3", series="5.1"),
        Pattern(
            "four-identical-chows",
            options.four_identical_chows,
            has.quadruple_chow,
            "ZJ-5.1.4",
            series="5.1",
        ),
        Pattern("three-similar-chows", 35, has.mixed_triple_chow, "ZJ-6.1"),
        Pattern(
            "little-three-similar-pungs",
            30,
            own.little_three_similar_pungs,
            "ZJ-6.2.1",
            series="6.2",
        ),
        Pattern("three-similar-pungs", 120, has.triple_pung, "ZJ-6.2.2", series="6.2"),
        Pattern("pure-straight", 40, has.pure_straight, "ZJ-7.1"),
        Pattern("three-consecutive-pungs", 100, has.pure_shifted_pungs, "ZJ-7.2.1", series="7.2"),
        Pattern(
            "four-consecutive-pungs", 200, has.four_pure_shifted_pungs, "ZJ-7.2.2", series="7.2"
        ),
        Pattern("mixed-lesser-terminals", 40, own.mixed_lesser_terminals, "ZJ-8.1.1", series="8.1"),
        Pattern("pure-lesser-terminals", 50, own.pure_lesser_terminals, "ZJ-8.1.2", series="8.1"),
        Pattern(
            "mixed-greater-terminals", 100, own.mixed_greater_terminals, "ZJ-8.1.3", series="8.1"
        ),
        Pattern("pure-greater-terminals", 400, has.all_terminals, "ZJ-8.1.4", series="8.1"),
        Pattern("last-draw", 10, has.last_draw, "ZJ-9.1.1", series="9.1"),
        Pattern("last-discard", 10, own.last_discard, "ZJ-9.1.2", series="9.1"),
        Pattern("kong-replacement", 10, has.kong_replacement, "ZJ-9.2"),
        Pattern("robbing-kong", 10, has.robbing_kong, "ZJ-9.3"),
        Pattern("blessing-of-heaven", 155, has.heaven, "ZJ-9.4"),
        Pattern("blessing-of-earth", 155, has.earth, "ZJ-9.5"),
        Pattern("thirteen-orphans", 160, has.thirteen_orphans, "ZJ-10.1"),
        # A robbed tile is the only one of its kind that the robber has, so it pairs none (ZJ-29.2).
        Pattern("seven-pairs", 30, has.seven_pairs, "ZJ-10.2", absorbs=("robbing-kong",)),
        Pattern("non-seat-bonus-tile", non_seat, own.non_seat_bonus_tile, "ZJ-11.1.1", each=True),
        Pattern("seat-bonus-tile", seat, own.seat_bonus_tile, "ZJ-11.1.2", each=True),
        Pattern("four-flowers", four, own.four_flowers, "ZJ-11.2.1"),
        Pattern("four-seasons", four, own.four_seasons, "ZJ-11.2.2"),
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
    if dearest > LIMIT:
        return dearest, "dearest" if dearest < whole else ""
    if whole > LIMIT:
        return LIMIT, "limit"
    return (whole, "") if whole else (CHICKEN, "least")


def minimum(
    options: ZungJungOptions, numbers: dict[str, int], lines: Sequence[Line]
) -> Missing | None:
    """The least value a hand needs to win, its limits and bonus tiles included (ZJ-27.4, 27.5)."""
    value = total(numbers, lines).value
    if value < options.minimum:
        return Missing("below-minimum", have=value, need=options.minimum)
    return None
