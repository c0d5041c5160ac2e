"""Fans that are made of chows (POP-13)."""

from __future__ import annotations

from sparrows.readings.reading import KNITTED_STRAIGHT, REGULAR
from sparrows.scoring import conditions as has
from sparrows.scoring.conditions.figures import any_of, in_one_suit, in_suits, in_three_suits
from sparrows.scoring.pattern import Pattern
from sparrows.scoring.verdict import Verdict, chow_figures, enough, holds, of_shape
from sparrows.tiles import SUITED, Tile

Tiles = tuple[Tile, ...]

FOUR_PURE_SHIFTED = any_of(
    *(in_one_suit(low, low + 1, low + 2, low + 3) for low in range(1, 5)), in_one_suit(1, 3, 5, 7)
)
PURE_SHIFTED = any_of(
    *(in_one_suit(low, low + 1, low + 2) for low in range(1, 6)),
    *(in_one_suit(low, low + 2, low + 4) for low in range(1, 4)),
)
MIXED_SHIFTED = any_of(*(in_three_suits(low, low + 1, low + 2) for low in range(1, 6)))
HALF_MIXED_SHIFTED = any_of(*(in_suits(2, low, low + 1, low + 2) for low in range(1, 6)))
FOUR_HALF_MIXED_SHIFTED = any_of(
    *(in_suits(3, low, low + 1, low + 2, low + 3) for low in range(1, 5))
)
SHORT_STRAIGHTS = any_of(*(in_one_suit(low, low + 3) for low in range(1, 5)))
PURE_TERMINALS = in_one_suit(1, 1, 7, 7)
# Both ends in two suits.
THREE_SUITED_TERMINALS = frozenset(
    tuple(sorted(9 * suit + low for suit in range(3) if suit != other for low in (0, 6)))
    for other in range(3)
)


def pure_terminal_chows(chows: Tiles, pair: Tile) -> Verdict:
    """Chows 123, 123, 789, 789 and a pair of 5 in one suit."""
    return chow_figures(chows, PURE_TERMINALS) and holds(
        pair == chows[0] + 4, "other-pair", pair=pair, family="5-of-the-suit"
    )


def three_suited_terminal_chows(chows: Tiles, pair: Tile) -> Verdict:
    """Chows 123 and 789 in two suits, a pair of 5 in the third."""
    return chow_figures(chows, THREE_SUITED_TERMINALS) and holds(
        pair in SUITED and pair % 9 == 4 and pair // 9 not in {low // 9 for low in chows},
        "other-pair",
        pair=pair,
        family="5-of-the-third-suit",
    )


def four_pure_shifted_chows(chows: Tiles) -> Verdict:
    """Four chows in one suit, each one or each two ranks above the one before."""
    return chow_figures(chows, FOUR_PURE_SHIFTED)


def pure_shifted_chows(chows: Tiles) -> Verdict:
    """Three chows in one suit, each one or each two ranks above the one before."""
    return chow_figures(chows, PURE_SHIFTED)


def mixed_shifted_chows(chows: Tiles) -> Verdict:
    """Three chows in three suits, each one rank above another."""
    return chow_figures(chows, MIXED_SHIFTED)


def half_mixed_shifted_chows(chows: Tiles) -> Verdict:
    """Three chows in exactly two suits, each one rank above another."""
    return chow_figures(chows, HALF_MIXED_SHIFTED)


def four_half_mixed_shifted_chows(chows: Tiles) -> Verdict:
    """Four chows of consecutive lowest ranks, all three suits among them."""
    return chow_figures(chows, FOUR_HALF_MIXED_SHIFTED)


def short_straight(chows: Tiles) -> Verdict:
    """Two chows of one suit that make six consecutive ranks."""
    return chow_figures(chows, SHORT_STRAIGHTS)


def all_chows(shape: str, chows: Tiles, pair: Tile) -> Verdict:
    """Four chows and a suited pair; a knitted straight stands for three of them."""
    return (
        of_shape(shape, REGULAR, KNITTED_STRAIGHT)
        and enough(len(chows), 1 if shape == KNITTED_STRAIGHT else 4, "chows")
        and holds(pair in SUITED, "other-pair", pair=pair, family="suits")
    )


PATTERNS = (
    Pattern(
        "pure-terminal-chows",
        64,
        pure_terminal_chows,
        "POP-13.18",
        absorbs=(
            "full-flush",
            "all-chows",
            "pure-double-chow",
            "two-terminal-chows",
            "one-voided-suit",
            "no-honours",
        ),
    ),
    Pattern(
        "quadruple-chow",
        48,
        has.quadruple_chow,
        "POP-13.19",
        absorbs=("pure-triple-chow", "pure-double-chow", "tile-hog", "one-voided-suit"),
    ),
    Pattern(
        "four-pure-shifted-chows",
        32,
        four_pure_shifted_chows,
        "POP-13.21",
        absorbs=("pure-shifted-chows", "short-straight", "two-terminal-chows", "one-voided-suit"),
    ),
    Pattern(
        "pure-triple-chow",
        24,
        has.pure_triple_chow,
        "POP-13.29",
        absorbs=("pure-double-chow",),
    ),
    Pattern(
        "pure-straight",
        16,
        has.pure_straight,
        "POP-13.34",
        each=True,
        absorbs=("short-straight", "two-terminal-chows"),
    ),
    Pattern(
        "three-suited-terminal-chows",
        16,
        three_suited_terminal_chows,
        "POP-13.35",
        absorbs=("all-chows", "mixed-double-chow", "two-terminal-chows", "no-honours"),
    ),
    Pattern("pure-shifted-chows", 16, pure_shifted_chows, "POP-13.36", each=True),
    Pattern("mixed-straight", 8, has.mixed_straight, "POP-13.45", each=True),
    Pattern(
        "mixed-triple-chow",
        8,
        has.mixed_triple_chow,
        "POP-13.47",
        each=True,
        absorbs=("mixed-double-chow",),
    ),
    Pattern("mixed-shifted-chows", 6, mixed_shifted_chows, "POP-13.57", each=True),
    Pattern("four-half-mixed-shifted-chows", 4, four_half_mixed_shifted_chows, "POP-13.66"),
    Pattern("all-chows", 2, all_chows, "POP-13.72", absorbs=("no-honours",)),
    Pattern("half-mixed-shifted-chows", 2, half_mixed_shifted_chows, "POP-13.78", each=True),
    Pattern("half-mixed-straight", 2, has.half_mixed_straight, "POP-13.80", each=True),
    Pattern("pure-double-chow", 1, has.pure_double_chow, "POP-13.82", each=True),
    Pattern("mixed-double-chow", 1, has.mixed_double_chow, "POP-13.83", each=True),
    Pattern("short-straight", 1, short_straight, "POP-13.84", each=True),
    Pattern("two-terminal-chows", 1, has.two_terminal_chows, "POP-13.85", each=True),
)
