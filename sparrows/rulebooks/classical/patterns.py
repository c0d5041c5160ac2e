"""The rows of classical, and how they add up (CCL-12 to CCL-16)."""

from __future__ import annotations

from collections.abc import Sequence

from sparrows.readings.groups import KONG, PUNG, PUNGS
from sparrows.readings.reading import REGULAR, SEVEN_PAIRS, THIRTEEN_ORPHANS, Reading
from sparrows.readings.shapes.shape import Shapes
from sparrows.readings.standing import Standing
from sparrows.rulebooks.classical.options import ClassicalOptions
from sparrows.rulebooks.classical.robbing import CONCEALED
from sparrows.scoring.pattern import DOUBLES, LIMIT, POINTS, Line, Pattern
from sparrows.scoring.scoring import Total
from sparrows.scoring.verdict import WHOLE, Found, Missing
from sparrows.scoring.vocabulary import *
from sparrows.scoring.vocabulary.facets import Facet
from sparrows.tiles import (
    BIT,
    DRAGONS,
    HONOURS,
    NUMBERS,
    ORPHANS,
    SIMPLES,
    SUIT_MASKS,
    TERMINALS,
    WINDS,
    kinds_of,
    parse_one,
    suit_of,
)

PAIR_WITH_POINTS = each_pair(DRAGONS, OWN_WIND, ROUND_WIND)
LAST_OF_WALL = unless("loose-tile-instead", KONG_REPLACEMENT) & LAST_DRAW
FROM_OPEN_PUNG = no_fact(facets.FACTS, CONCEALED, code="robbed-concealed-kong")
GREEN_TILES = "23468s 6z"


def nothing_with_points(reading: Reading) -> Found | Missing:
    """No set and no pair is worth anything."""
    if reading.pungs:
        return Missing("sets-with-points", sets=tuple(PUNGS[tile] for tile in reading.pungs))
    worth = PAIR_WITH_POINTS.found(reading)
    return Missing("pair-with-points", pair=reading.pair) if worth else WHOLE


NOTHING_WITH_POINTS = call(
    nothing_with_points,
    facets.PUNGS,
    *PAIR_WITH_POINTS.facets,
    same=chows(4) & unless("pair-with-points", PAIR_WITH_POINTS),
)


def pair_of_a_pungs_suit(reading: Reading) -> Found | Missing:
    """A pung of a suit, and the pair of the same suit."""
    suits_there = [suit_of(tile) for tile in reading.pungs if NUMBERS >> tile & 1]
    if not suits_there:
        return Missing("no-suited-pung")
    if suit_of(reading.pair) not in suits_there:
        return Missing("pair-of-other-suit", pair=reading.pair)
    return WHOLE


def every_number(reading: Reading) -> Found | Missing:
    """A hand of one suit has all its numbers."""
    suit = next(suit for suit in SUIT_MASKS if reading.kinds & suit)
    lack = tuple(kinds_of(suit & ~reading.kinds))
    return Missing("lacks-tiles", tiles=lack) if lack else WHOLE


def won_with(name: str) -> Condition:
    """This is the tile that completed the hand."""
    wanted = parse_one(name)
    return fact(
        facets.WINNING,
        wanted,
        code="other-winning-tile",
        about=lambda tile: {"tile": tile, "wanted": wanted},
    )


def only_tile(shapes: Shapes) -> Condition:
    """No other kind of tile would have completed the hand."""
    waits = Facet("waits", lambda hand: shapes.waits(Standing.of(hand)))
    return fact(
        waits, *BIT, code="several-waits", about=lambda kinds: {"tiles": (*kinds_of(kinds),)}
    )


def points(number: int, name: str, value: int, condition: Condition) -> Pattern:
    """A row that counts for each set or pair of its sort."""
    return Pattern(name, value, condition, f"CCL-12.{number}", each=True)


def double(clause: str, name: str, times: int, condition: Condition, absorbs: str = "") -> Pattern:
    """A row that doubles the points so many times."""
    lost = tuple(absorbs.split())
    return Pattern(name, times, condition, f"CCL-{clause}", absorbs=lost, unit=DOUBLES)


# Points and doubles that every player has, the winner and the losers alike (CCL-17.1).
EVERYBODY = (
    points(5, "pair-own-wind", 2, each_pair(OWN_WIND)),
    points(6, "pair-prevailing-wind", 2, each_pair(ROUND_WIND)),
    points(7, "pair-dragons", 2, each_pair(DRAGONS)),
    points(8, "pung-open-simple", 2, each_set(PUNG, SIMPLES, closed=False)),
    points(9, "pung-open-terminal", 4, each_set(PUNG, TERMINALS, closed=False)),
    points(10, "pung-open-wind", 4, each_set(PUNG, WINDS, closed=False)),
    points(11, "pung-open-dragon", 4, each_set(PUNG, DRAGONS, closed=False)),
    points(12, "kong-open-simple", 8, each_set(KONG, SIMPLES, closed=False)),
    points(13, "kong-open-terminal", 16, each_set(KONG, TERMINALS, closed=False)),
    points(14, "kong-open-wind", 16, each_set(KONG, WINDS, closed=False)),
    points(15, "kong-open-dragon", 16, each_set(KONG, DRAGONS, closed=False)),
    points(16, "pung-closed-simple", 4, each_set(PUNG, SIMPLES, closed=True)),
    points(17, "pung-closed-terminal", 8, each_set(PUNG, TERMINALS, closed=True)),
    points(18, "pung-closed-wind", 8, each_set(PUNG, WINDS, closed=True)),
    points(19, "pung-closed-dragon", 8, each_set(PUNG, DRAGONS, closed=True)),
    points(20, "kong-closed-simple", 16, each_set(KONG, SIMPLES, closed=True)),
    points(21, "kong-closed-terminal", 32, each_set(KONG, TERMINALS, closed=True)),
    points(22, "kong-closed-wind", 32, each_set(KONG, WINDS, closed=True)),
    points(23, "kong-closed-dragon", 32, each_set(KONG, DRAGONS, closed=True)),
    Pattern("dragon-set", 1, each_pung(DRAGONS), "CCL-13.1", each=True, unit=DOUBLES),
    double("13.2", "own-wind-set", 1, each_pung(OWN_WIND)),
    double("13.3", "prevailing-wind-set", 1, each_pung(ROUND_WIND)),
    double("13.4", "half-flush", 1, HALF_FLUSH),
    double("13.5", "full-flush", 3, FULL_FLUSH),
    double("13.6", "terminals-honours", 1, SETS_OR_PAIRS & only(ORPHANS)),
    double("13.7", "all-honours", 3, SETS_OR_PAIRS & only(HONOURS), "terminals-honours"),
)

# Doubles of the winner only.
WINNER = (
    double("14.1", "no-chows", 1, pungs(4)),
    double("14.2", "no-points", 1, shape(REGULAR) & NOTHING_WITH_POINTS),
    double("14.3", "kong-replacement", 1, KONG_REPLACEMENT),
    double("14.4", "last-draw", 1, LAST_OF_WALL),
    double("14.5", "robbing-kong", 1, ROBBING_KONG & FROM_OPEN_PUNG),
    double("14.6", "little-four-winds", 1, little(WINDS, 4)),
    double("14.7", "little-three-dragons", 1, little(DRAGONS, 3)),
    double("14.8", "original-call", 1, won("heavenly-ready") & NOTHING_MELDED),
)

SUITED_PUNGS = shape(REGULAR) & pungs(4) & suits(1) & only(NUMBERS)
ENDS_OF_ONE_SUIT = shape(REGULAR) & suits(1) & only(NUMBERS) & sets("111a 999a")
SUITED_PAIR = call(pair_of_a_pungs_suit, facets.PUNGS, facets.PAIR)
LIMIT_HANDS = (
    ("heavenly-blessing", HEAVEN),
    ("earthly-blessing", EARTH),
    ("buried-treasure", SUITED_PUNGS & NOTHING_OPEN & FROM_WALL),
    ("emperors-court", shape(REGULAR) & only(HONOURS)),
    ("heads-and-tails", shape(REGULAR) & only(TERMINALS)),
    ("imperial-jade", pungs(4) & only(GREEN_TILES)),
    ("heavenly-twins", shape(SEVEN_PAIRS)),
    ("three-great-scholars", whole(big(DRAGONS, 3) & pungs(4) & SUITED_PAIR)),
    ("four-blessings", big(WINDS, 4)),
    ("fourfold-plenty", kongs(4)),
    # Two chows and a pair that show seven numbers show each of them in one group only.
    ("hidden-snake", whole(ENDS_OF_ONE_SUIT & call(every_number, facets.KINDS))),
    ("thirteen-wonders", shape(THIRTEEN_ORPHANS)),
    ("moon-from-the-sea", LAST_OF_WALL & won_with("1p")),
    ("grapes-on-the-roof", KONG_REPLACEMENT & won_with("5p")),
)


def patterns(options: ClassicalOptions, shapes: Shapes) -> tuple[Pattern, ...]:
    """All rows for a winner; a limit hand absorbs every other row (CCL-16.4)."""
    won_at_all = no_fact(facets.WINNING, None, code="no-winning-tile")
    going_out = (  # points of the winner only; those that players agreed on may be none
        Pattern("mahjong", 20, won_at_all, "CCL-12.24"),
        Pattern("wall-tile", options.wall_tile_points, FROM_WALL, "CCL-12.25"),
        Pattern("only-tile", options.only_tile_points, only_tile(shapes), "CCL-12.26"),
    )
    rows = (*EVERYBODY, *(row for row in going_out if row.value), *WINNER)
    others = tuple(row.id for row in rows)
    return rows + tuple(
        Pattern(name, options.limit, condition, f"CCL-15.{number}", absorbs=others, unit=LIMIT)
        for number, (name, condition) in enumerate(LIMIT_HANDS, start=1)
    )


# All rows but the limit hands in the order of the alphabet, for readings of equal value.
ALPHABET = sorted((*(row.id for row in (*EVERYBODY, *WINNER)), "mahjong", "wall-tile", "only-tile"))
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
    places = sorted(ALPHABET.index(line.pattern.id) for line in lines for _ in range(line.count))
    return (*(-place for place in places), END_OF_LIST)
