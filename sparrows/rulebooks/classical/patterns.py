"""The rows of classical, and how they add up (CCL-12 to CCL-16)."""

from __future__ import annotations

from collections.abc import Sequence

from sparrows.readings.groups import KONG, PUNG
from sparrows.rulebooks.classical import doubles, limits, points
from sparrows.rulebooks.classical.options import ClassicalOptions
from sparrows.rulebooks.classical.points import sets_of
from sparrows.scoring import conditions as has
from sparrows.scoring.pattern import DOUBLES, LIMIT, POINTS, Condition, Line, Pattern
from sparrows.scoring.scoring import Total


def sets(name: str, value: int, condition: Condition, clause: str) -> Pattern:
    """A row that counts for each set or pair of its sort."""
    return Pattern(name, value, condition, clause, each=True)


def double(
    name: str, condition: Condition, clause: str, *, times: int = 1, absorbs: tuple[str, ...] = ()
) -> Pattern:
    """A row that doubles the points so many times."""
    return Pattern(name, times, condition, clause, absorbs=absorbs, unit=DOUBLES)


# Points and doubles that every player has, the winner and the losers alike (CCL-17.1).
EVERYBODY = (
    sets("pair-own-wind", 2, points.pair_own_wind, "CCL-12.5"),
    sets("pair-prevailing-wind", 2, points.pair_prevailing_wind, "CCL-12.6"),
    sets("pair-dragons", 2, points.pair_dragons, "CCL-12.7"),
    sets("pung-open-simple", 2, sets_of(PUNG, "simples", closed=False), "CCL-12.8"),
    sets("pung-open-terminal", 4, sets_of(PUNG, "terminals", closed=False), "CCL-12.9"),
    sets("pung-open-wind", 4, sets_of(PUNG, "winds", closed=False), "CCL-12.10"),
    sets("pung-open-dragon", 4, sets_of(PUNG, "dragons", closed=False), "CCL-12.11"),
    sets("kong-open-simple", 8, sets_of(KONG, "simples", closed=False), "CCL-12.12"),
    sets("kong-open-terminal", 16, sets_of(KONG, "terminals", closed=False), "CCL-12.13"),
    sets("kong-open-wind", 16, sets_of(KONG, "winds", closed=False), "CCL-12.14"),
    sets("kong-open-dragon", 16, sets_of(KONG, "dragons", closed=False), "CCL-12.15"),
    sets("pung-closed-simple", 4, sets_of(PUNG, "simples", closed=True), "CCL-12.16"),
    sets("pung-closed-terminal", 8, sets_of(PUNG, "terminals", closed=True), "CCL-12.17"),
    sets("pung-closed-wind", 8, sets_of(PUNG, "winds", closed=True), "CCL-12.18"),
    sets("pung-closed-dragon", 8, sets_of(PUNG, "dragons", closed=True), "CCL-12.19"),
    sets("kong-closed-simple", 16, sets_of(KONG, "simples", closed=True), "CCL-12.20"),
    sets("kong-closed-terminal", 32, sets_of(KONG, "terminals", closed=True), "CCL-12.21"),
    sets("kong-closed-wind", 32, sets_of(KONG, "winds", closed=True), "CCL-12.22"),
    sets("kong-closed-dragon", 32, sets_of(KONG, "dragons", closed=True), "CCL-12.23"),
    Pattern("dragon-set", 1, doubles.dragon_set, "CCL-13.1", each=True, unit=DOUBLES),
    double("own-wind-set", doubles.own_wind_set, "CCL-13.2"),
    double("prevailing-wind-set", doubles.prevailing_wind_set, "CCL-13.3"),
    double("half-flush", has.half_flush, "CCL-13.4"),
    double("full-flush", has.full_flush, "CCL-13.5", times=3),
    double("terminals-honours", has.terminals_and_honours, "CCL-13.6"),
    double("all-honours", has.all_honours, "CCL-13.7", times=3, absorbs=("terminals-honours",)),
)

# Doubles of the winner only.
WINNER = (
    double("no-chows", has.all_pungs, "CCL-14.1"),
    double("no-points", doubles.no_points, "CCL-14.2"),
    double("kong-replacement", has.kong_replacement, "CCL-14.3"),
    double("last-draw", doubles.last_draw, "CCL-14.4"),
    double("robbing-kong", doubles.robbing_kong, "CCL-14.5"),
    double("little-four-winds", has.little_four_winds, "CCL-14.6"),
    double("little-three-dragons", has.little_three_dragons, "CCL-14.7"),
    double("original-call", doubles.original_call, "CCL-14.8"),
)

LIMIT_HANDS = (
    ("heavenly-blessing", has.heaven, "CCL-15.1"),
    ("earthly-blessing", has.earth, "CCL-15.2"),
    ("buried-treasure", limits.buried_treasure, "CCL-15.3"),
    ("emperors-court", limits.emperors_court, "CCL-15.4"),
    ("heads-and-tails", limits.heads_and_tails, "CCL-15.5"),
    ("imperial-jade", limits.imperial_jade, "CCL-15.6"),
    ("heavenly-twins", has.seven_pairs, "CCL-15.7"),
    ("three-great-scholars", limits.three_great_scholars, "CCL-15.8"),
    ("four-blessings", has.big_four_winds, "CCL-15.9"),
    ("fourfold-plenty", has.four_kongs, "CCL-15.10"),
    ("hidden-snake", limits.hidden_snake, "CCL-15.11"),
    ("thirteen-wonders", has.thirteen_orphans, "CCL-15.12"),
    ("moon-from-the-sea", limits.moon_from_the_sea, "CCL-15.13"),
    ("grapes-on-the-roof", limits.grapes_on_the_roof, "CCL-15.14"),
)


def going_out(options: ClassicalOptions) -> tuple[Pattern, ...]:
    """Points of the winner only; those that players agreed on may be none."""
    return (
        Pattern("mahjong", 20, points.mahjong, "CCL-12.24"),
        Pattern("wall-tile", options.wall_tile_points, points.wall_tile, "CCL-12.25"),
        Pattern("only-tile", options.only_tile_points, points.only_tile, "CCL-12.26"),
    )


def patterns(options: ClassicalOptions) -> tuple[Pattern, ...]:
    """All rows for a winner; a limit hand absorbs every other row (CCL-16.4)."""
    rows = (*EVERYBODY, *(row for row in going_out(options) if row.value), *WINNER)
    others = tuple(row.id for row in rows)
    return rows + tuple(
        Pattern(name, options.limit, condition, clause, absorbs=others, unit=LIMIT)
        for name, condition, clause in LIMIT_HANDS
    )


# The place of each row in the alphabet, for the choice among readings of equal value.
ALPHABET = {
    name: place
    for place, name in enumerate(
        sorted(row.id for row in (*EVERYBODY, *going_out(ClassicalOptions()), *WINNER))
    )
}
END_OF_LIST = 1


def total(options: ClassicalOptions, lines: Sequence[Line]) -> Total:
    """Points, doubled so many times, up to the limit; a limit hand is the limit (CCL-16)."""
    if any(line.pattern.unit == LIMIT for line in lines):
        return Total(options.limit, (True, len(lines)), bound="limit-hand")
    worth = sum(line.value for line in lines if line.pattern.unit == POINTS)
    times = sum(line.value for line in lines if line.pattern.unit == DOUBLES)
    whole = worth << times
    rank = (False, whole, times, first_in_alphabet(lines))
    if whole > options.limit:
        return Total(options.limit, rank, bound="limit")
    return Total(whole, rank)


def first_in_alphabet(lines: Sequence[Line]) -> tuple[int, ...]:
    """A key that is the greater the earlier the list of pattern ids comes (CCL-16.5)."""
    places = sorted(ALPHABET[line.pattern.id] for line in lines for _ in range(line.count))
    return (*(-place for place in places), END_OF_LIST)
