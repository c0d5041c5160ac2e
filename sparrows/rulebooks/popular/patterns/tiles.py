"""Fans of the tiles of the whole hand, and of its structure (POP-13)."""

from __future__ import annotations

from sparrows.readings.groups import PAIR, PAIRS, SINGLES
from sparrows.readings.reading import (
    HONOURS_AND_KNITTED,
    KNITTED_STRAIGHT,
    REGULAR,
    SEVEN_PAIRS,
)
from sparrows.scoring import conditions as has
from sparrows.scoring.conditions.tiles import each_group_has, of_sets_or_pairs, suits_in
from sparrows.scoring.pattern import Pattern
from sparrows.scoring.verdict import Missing, Verdict, exactly, holds, of_shape, within
from sparrows.tiles import (
    BIT,
    DRAGONS,
    EAST,
    GREEN,
    HONOURS,
    NUMBERS,
    SUIT_MASKS,
    WHITE,
    WINDS,
    Tile,
    kinds_of,
    mask,
    parse,
)

Tiles = tuple[Tile, ...]

FAMILIES = {
    "characters": SUIT_MASKS[0],
    "dots": SUIT_MASKS[1],
    "bamboos": SUIT_MASKS[2],
    "winds": mask(WINDS),
    "dragons": mask(DRAGONS),
}


def of_ranks(*ranks: int) -> int:
    """The suit tiles of these ranks."""
    return mask(9 * suit + rank - 1 for suit in range(3) for rank in ranks)


GREENS = mask((*parse("23468s"), GREEN))
REVERSIBLE = mask((*parse("1234589p 245689s"), WHITE))
FIVES = of_ranks(5)
UPPER, MIDDLE, LOWER = of_ranks(7, 8, 9), of_ranks(4, 5, 6), of_ranks(1, 2, 3)
UPPER_FOUR, LOWER_FOUR = of_ranks(6, 7, 8, 9), of_ranks(1, 2, 3, 4)
SEVEN_SHIFTED = frozenset(0x7F << 9 * suit + low for suit in range(3) for low in range(3))

# What seven pairs are asked to hold, besides being of certain tiles only.
SOUGHT = (
    tuple(FAMILIES.values()),
    *(tuple(BIT[tile] for tile in kinds_of(seven)) for seven in sorted(SEVEN_SHIFTED)),
)


def all_green(shape: str, kinds: int) -> Verdict:
    """Only bamboos 2, 3, 4, 6, 8 and Green."""
    return of_sets_or_pairs(shape) and within(kinds, GREENS)


def reversible_tiles(shape: str, kinds: int) -> Verdict:
    """Only tiles that look the same upside down."""
    return of_sets_or_pairs(shape) and within(kinds, REVERSIBLE)


def upper_tiles(shape: str, kinds: int) -> Verdict:
    """Only ranks 7, 8 and 9."""
    return of_sets_or_pairs(shape) and within(kinds, UPPER)


def middle_tiles(shape: str, kinds: int) -> Verdict:
    """Only ranks 4, 5 and 6."""
    return of_sets_or_pairs(shape) and within(kinds, MIDDLE)


def lower_tiles(shape: str, kinds: int) -> Verdict:
    """Only ranks 1, 2 and 3."""
    return of_sets_or_pairs(shape) and within(kinds, LOWER)


def upper_four(shape: str, kinds: int) -> Verdict:
    """Only ranks 6 to 9."""
    return of_sets_or_pairs(shape) and within(kinds, UPPER_FOUR)


def lower_four(shape: str, kinds: int) -> Verdict:
    """Only ranks 1 to 4."""
    return of_sets_or_pairs(shape) and within(kinds, LOWER_FOUR)


def of_sets_pairs_or_straight(shape: str) -> Verdict:
    """Whether the hand is regular, seven pairs or a knitted straight (POP-13.0.4)."""
    return of_shape(shape, REGULAR, SEVEN_PAIRS, KNITTED_STRAIGHT)


def all_types(shape: str, kinds: int) -> Verdict:
    """Tiles of all three suits, of winds and of dragons."""
    absent = tuple(family for family, tiles in FAMILIES.items() if not kinds & tiles)
    return of_sets_pairs_or_straight(shape) and holds(
        not absent, "no-tiles-of", what=absent[0] if absent else ""
    )


def one_voided_suit(shape: str, kinds: int) -> Verdict:
    """At least one suit is absent."""
    return of_sets_pairs_or_straight(shape) and holds(suits_in(kinds) < 3, "all-suits")


def no_honours(shape: str, kinds: int) -> Verdict:
    """No winds and no dragons."""
    return of_sets_pairs_or_straight(shape) and within(kinds, NUMBERS)


def tile_hog(fours: Tiles) -> Verdict:
    """Each kind with four tiles that are no kong."""
    return tuple((SINGLES[tile],) * 4 for tile in fours) or Missing("no-four-alike")


def all_fives(chows: Tiles, pungs: Tiles, pair: Tile) -> Verdict:
    """Each set and the pair has a 5."""
    return each_group_has(FIVES, chows, pungs, pair, "groups-without-five")


def nine_gates(gates: bool) -> Verdict:
    """1112345678999 of one suit before the winning tile."""
    return holds(gates, "not-nine-gates")


def seven_shifted_pairs(shape: str, kinds: int) -> Verdict:
    """Seven pairs of consecutive ranks in one suit."""
    return has.seven_pairs(shape) and holds(kinds in SEVEN_SHIFTED, "pairs-not-consecutive")


def honours_in(kinds: int) -> int:
    return (kinds & HONOURS).bit_count()


def greater_honours(shape: str, kinds: int) -> Verdict:
    """All seven honours and seven knitted tiles."""
    return of_shape(shape, HONOURS_AND_KNITTED) and exactly(honours_in(kinds), 7, "honours")


def lesser_honours(shape: str, kinds: int) -> Verdict:
    """Five or six honours, the rest knitted tiles."""
    return of_shape(shape, HONOURS_AND_KNITTED) and holds(
        honours_in(kinds) < 7, "all-honours-there"
    )


def knitted_straight(shape: str, kinds: int) -> Verdict:
    """All nine tiles of a knitted straight."""
    if shape == HONOURS_AND_KNITTED:
        return exactly(honours_in(kinds), 5, "honours")
    return of_shape(shape, KNITTED_STRAIGHT)


def pair_on(pair: Tile, won: str, ranks: Tiles, family: str) -> Verdict:
    """The winning tile completed the pair, and it is of one of these ranks."""
    if not 0 <= pair < EAST or pair % 9 + 1 not in ranks:
        return Missing("other-pair", pair=pair, family=family)
    return holds(won == PAIR, "pair-not-won", pair=pair) and ((PAIRS[pair],),)


def pair_on_2_5_8(pair: Tile, won: str) -> Verdict:
    """The winning tile completed a pair of suited 2, 5 or 8."""
    return pair_on(pair, won, (2, 5, 8), "258")


def pair_on_1_9(pair: Tile, won: str) -> Verdict:
    """The winning tile completed a pair of suited 1 or 9."""
    return pair_on(pair, won, (1, 9), "19")


PATTERNS = (
    Pattern("all-green", 88, all_green, "POP-13.7", absorbs=("half-flush", "one-voided-suit")),
    Pattern(
        "nine-gates",
        88,
        nine_gates,
        "POP-13.8",
        absorbs=(
            "full-flush",
            "concealed-hand",
            "pung-of-terminals-or-winds",
            "one-voided-suit",
            "no-honours",
        ),
    ),
    Pattern(
        "seven-shifted-pairs",
        88,
        seven_shifted_pairs,
        "POP-13.10",
        absorbs=("seven-pairs", "full-flush", "concealed-hand", "one-voided-suit", "no-honours"),
    ),
    Pattern("thirteen-orphans", 88, has.thirteen_orphans, "POP-13.11", absorbs=("concealed-hand",)),
    Pattern(
        "all-terminals",
        64,
        has.all_terminals,
        "POP-13.13",
        absorbs=(
            "all-terminals-and-honours",
            "all-pungs",
            "outside-hand",
            "double-pung",
            "pung-of-terminals-or-winds",
            "no-honours",
        ),
    ),
    Pattern(
        "all-honours",
        64,
        has.all_honours,
        "POP-13.16",
        absorbs=(
            "all-terminals-and-honours",
            "all-pungs",
            "outside-hand",
            "pung-of-terminals-or-winds",
            "one-voided-suit",
        ),
    ),
    Pattern(
        "all-terminals-and-honours",
        32,
        has.terminals_and_honours,
        "POP-13.23",
        absorbs=("all-pungs", "outside-hand", "pung-of-terminals-or-winds"),
    ),
    Pattern("seven-pairs", 24, has.seven_pairs, "POP-13.25", absorbs=("concealed-hand",)),
    Pattern(
        "greater-honours-and-knitted-tiles",
        24,
        greater_honours,
        "POP-13.26",
        absorbs=("concealed-hand",),
    ),
    Pattern(
        "full-flush", 24, has.full_flush, "POP-13.28", absorbs=("one-voided-suit", "no-honours")
    ),
    Pattern("upper-tiles", 24, upper_tiles, "POP-13.31", absorbs=("upper-four", "no-honours")),
    Pattern("middle-tiles", 24, middle_tiles, "POP-13.32", absorbs=("all-simples", "no-honours")),
    Pattern("lower-tiles", 24, lower_tiles, "POP-13.33", absorbs=("lower-four", "no-honours")),
    Pattern("all-fives", 16, all_fives, "POP-13.37", absorbs=("all-simples", "no-honours")),
    Pattern(
        "lesser-honours-and-knitted-tiles",
        12,
        lesser_honours,
        "POP-13.40",
        absorbs=("concealed-hand",),
    ),
    Pattern("knitted-straight", 12, knitted_straight, "POP-13.41"),
    Pattern("upper-four", 12, upper_four, "POP-13.42", absorbs=("no-honours",)),
    Pattern("lower-four", 12, lower_four, "POP-13.43", absorbs=("no-honours",)),
    Pattern("reversible-tiles", 8, reversible_tiles, "POP-13.46", absorbs=("one-voided-suit",)),
    Pattern("half-flush", 6, has.half_flush, "POP-13.56", absorbs=("one-voided-suit",)),
    Pattern("all-types", 6, all_types, "POP-13.58"),
    Pattern("outside-hand", 4, has.outside_hand, "POP-13.62"),
    Pattern("tile-hog", 2, tile_hog, "POP-13.73", each=True),
    Pattern("all-simples", 2, has.all_simples, "POP-13.77", absorbs=("no-honours",)),
    Pattern("one-voided-suit", 1, one_voided_suit, "POP-13.88"),
    Pattern("no-honours", 1, no_honours, "POP-13.89"),
    Pattern("pair-on-2-5-8", 1, pair_on_2_5_8, "POP-13.92"),
    Pattern("pair-on-1-9", 1, pair_on_1_9, "POP-13.93"),
)
