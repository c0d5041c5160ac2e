"""Fans that are made of pungs, and of kongs as such (POP-13)."""

from __future__ import annotations

from sparrows.readings.groups import KONG, Group
from sparrows.scoring import conditions as has
from sparrows.scoring.conditions.figures import any_of, in_suits, in_three_suits
from sparrows.scoring.conditions.pungs import different
from sparrows.scoring.pattern import Pattern
from sparrows.scoring.verdict import (
    Missing,
    Verdict,
    each_pung,
    exactly,
    holds,
    pung_figures,
    within,
)
from sparrows.tiles import (
    BIT,
    DRAGONS,
    EAST,
    GREEN,
    SUITED,
    TERMINALS,
    WINDS,
    Tile,
    kinds_of,
    mask,
)

Tiles = tuple[Tile, ...]

MIXED_SHIFTED = any_of(*(in_three_suits(rank, rank + 1, rank + 2) for rank in range(1, 8)))
HALF_MIXED_SHIFTED = any_of(*(in_suits(2, rank, rank + 1, rank + 2) for rank in range(1, 8)))
FOUR_HALF_MIXED_SHIFTED = any_of(
    *(in_suits(3, rank, rank + 1, rank + 2, rank + 3) for rank in range(1, 7))
)
EVEN = mask(tile for tile in SUITED if tile % 9 % 2)
TERMINALS_AND_WINDS = (*kinds_of(TERMINALS), *WINDS)


def happy_four_winds(pungs: Tiles, pair: Tile) -> Verdict:
    """Pungs of all four winds and a pair of Green."""
    return has.big_four_winds(pungs) and holds(
        pair == GREEN, "other-pair", pair=pair, family="green"
    )


def all_even_pungs(pungs: Tiles, pair: Tile) -> Verdict:
    """Four pungs and a pair of even ranks."""
    return has.all_pungs(pungs) and within(mask(pungs) | BIT[pair], EVEN)


def mixed_shifted_pungs(pungs: Tiles) -> Verdict:
    """Three pungs of consecutive ranks in three suits."""
    return pung_figures(pungs, MIXED_SHIFTED)


def half_mixed_shifted_pungs(pungs: Tiles) -> Verdict:
    """Three pungs of consecutive ranks in exactly two suits."""
    return pung_figures(pungs, HALF_MIXED_SHIFTED)


def four_half_mixed_shifted_pungs(pungs: Tiles) -> Verdict:
    """Four pungs of consecutive ranks, all three suits among them."""
    return pung_figures(pungs, FOUR_HALF_MIXED_SHIFTED)


def two_dragon_pungs(pungs: Tiles) -> Verdict:
    """Pungs of two dragons."""
    return different(pungs, DRAGONS, 2)


def dragon_pung(pungs: Tiles) -> Verdict:
    """Each pung of a dragon."""
    return each_pung(pungs, DRAGONS)


def prevalent_wind(pungs: Tiles, round: int) -> Verdict:  # noqa: A002 - the facet's name
    """Each pung of the round wind."""
    return each_pung(pungs, (EAST + round,))


def seat_wind(pungs: Tiles, seat: int) -> Verdict:
    """Each pung of the player's own wind."""
    return each_pung(pungs, (EAST + seat,))


def pung_of_terminals_or_winds(pungs: Tiles) -> Verdict:
    """Each pung of ones, nines or a wind."""
    return each_pung(pungs, TERMINALS_AND_WINDS)


def kong_groups(kongs: Tiles) -> Verdict:
    """One occurrence, on these kongs."""
    return (tuple(Group(KONG, tile) for tile in sorted(kongs)),)


def so_many_kongs(concealed_kongs: Tiles, concealed: int, open_kongs: Tiles, shown: int) -> Verdict:
    """Just so many concealed and open kongs; they are named."""
    return (
        exactly(len(concealed_kongs), concealed, "concealed-kongs")
        and exactly(len(open_kongs), shown, "open-kongs")
        and kong_groups((*concealed_kongs, *open_kongs))
    )


def two_concealed_kongs(concealed_kongs: Tiles, open_kongs: Tiles) -> Verdict:
    """Two concealed kongs and no other kong."""
    return so_many_kongs(concealed_kongs, 2, open_kongs, 0)


def concealed_and_melded_kong(concealed_kongs: Tiles, open_kongs: Tiles) -> Verdict:
    """A concealed kong, an open one and no other."""
    return so_many_kongs(concealed_kongs, 1, open_kongs, 1)


def two_melded_kongs(concealed_kongs: Tiles, open_kongs: Tiles) -> Verdict:
    """Two open kongs and no other kong."""
    return so_many_kongs(concealed_kongs, 0, open_kongs, 2)


def concealed_kong(concealed_kongs: Tiles, open_kongs: Tiles) -> Verdict:
    """One concealed kong and no other kong."""
    return so_many_kongs(concealed_kongs, 1, open_kongs, 0)


def melded_kong(concealed_kongs: Tiles, open_kongs: Tiles) -> Verdict:
    """One open kong and no other kong."""
    return so_many_kongs(concealed_kongs, 0, open_kongs, 1)


def joker_kong(concealed_kongs: Tiles, wild: Tile | None) -> Verdict:
    """All four jokers as a concealed kong: only they are written as the wild kind."""
    if wild is None or wild not in concealed_kongs:
        return Missing("no-joker-kong")
    return kong_groups((wild,))


TWO_KONGS = ("two-concealed-kongs", "concealed-and-melded-kong", "two-melded-kongs")
ONE_KONG = ("concealed-kong", "melded-kong")

PATTERNS = (
    Pattern(
        "happy-four-winds",
        168,
        happy_four_winds,
        "POP-13.1",
        absorbs=(
            "big-four-winds",
            "all-honours",
            "all-terminals-and-honours",
            "big-three-winds",
            "all-pungs",
            "outside-hand",
            "prevalent-wind",
            "seat-wind",
            "pung-of-terminals-or-winds",
            "one-voided-suit",
        ),
    ),
    Pattern(
        "big-four-winds",
        88,
        has.big_four_winds,
        "POP-13.5",
        absorbs=(
            "big-three-winds",
            "all-pungs",
            "prevalent-wind",
            "seat-wind",
            "pung-of-terminals-or-winds",
            "one-voided-suit",
        ),
    ),
    Pattern(
        "big-three-dragons",
        88,
        has.big_three_dragons,
        "POP-13.6",
        absorbs=("two-dragon-pungs", "dragon-pung", "one-voided-suit"),
    ),
    Pattern(
        "four-kongs",
        88,
        has.four_kongs,
        "POP-13.9",
        absorbs=("three-kongs", *TWO_KONGS, *ONE_KONG, "all-pungs"),
    ),
    Pattern("joker-kong", 88, joker_kong, "POP-13.12", absorbs=("concealed-kong",)),
    Pattern(
        "little-four-winds",
        64,
        has.little_four_winds,
        "POP-13.14",
        absorbs=("big-three-winds", "pung-of-terminals-or-winds", "one-voided-suit"),
    ),
    Pattern(
        "little-three-dragons",
        64,
        has.little_three_dragons,
        "POP-13.15",
        absorbs=("two-dragon-pungs", "dragon-pung", "one-voided-suit"),
    ),
    Pattern(
        "four-concealed-pungs",
        64,
        has.four_concealed_pungs,
        "POP-13.17",
        absorbs=("three-concealed-pungs", "two-concealed-pungs", "all-pungs", "concealed-hand"),
    ),
    Pattern(
        "four-pure-shifted-pungs",
        48,
        has.four_pure_shifted_pungs,
        "POP-13.20",
        absorbs=("pure-shifted-pungs", "all-pungs", "one-voided-suit"),
    ),
    Pattern("three-kongs", 32, has.three_kongs, "POP-13.22", absorbs=(*TWO_KONGS, *ONE_KONG)),
    Pattern(
        "all-even-pungs",
        24,
        all_even_pungs,
        "POP-13.27",
        absorbs=("all-pungs", "all-simples", "no-honours"),
    ),
    Pattern("pure-shifted-pungs", 24, has.pure_shifted_pungs, "POP-13.30", each=True),
    Pattern("triple-pung", 16, has.triple_pung, "POP-13.38", each=True, absorbs=("double-pung",)),
    Pattern(
        "three-concealed-pungs",
        16,
        has.three_concealed_pungs,
        "POP-13.39",
        absorbs=("two-concealed-pungs",),
    ),
    Pattern(
        "big-three-winds",
        12,
        has.big_three_winds,
        "POP-13.44",
        absorbs=("pung-of-terminals-or-winds", "one-voided-suit"),
    ),
    Pattern("mixed-shifted-pungs", 8, mixed_shifted_pungs, "POP-13.48", each=True),
    Pattern(
        "two-concealed-kongs", 6, two_concealed_kongs, "POP-13.54", absorbs=("concealed-kong",)
    ),
    Pattern("all-pungs", 6, has.all_pungs, "POP-13.55"),
    Pattern("two-dragon-pungs", 6, two_dragon_pungs, "POP-13.60", absorbs=("dragon-pung",)),
    Pattern("four-half-mixed-shifted-pungs", 6, four_half_mixed_shifted_pungs, "POP-13.61"),
    Pattern(
        "concealed-and-melded-kong", 6, concealed_and_melded_kong, "POP-13.97", absorbs=ONE_KONG
    ),
    Pattern("two-melded-kongs", 4, two_melded_kongs, "POP-13.64", absorbs=("melded-kong",)),
    Pattern("half-mixed-shifted-pungs", 4, half_mixed_shifted_pungs, "POP-13.67", each=True),
    Pattern("dragon-pung", 2, dragon_pung, "POP-13.68", each=True),
    Pattern(
        "prevalent-wind",
        2,
        prevalent_wind,
        "POP-13.69",
        each=True,
        absorbs=("pung-of-terminals-or-winds",),
    ),
    Pattern(
        "seat-wind",
        2,
        seat_wind,
        "POP-13.70",
        each=True,
        absorbs=("pung-of-terminals-or-winds",),
    ),
    Pattern("double-pung", 2, has.double_pung, "POP-13.74", each=True),
    Pattern("two-concealed-pungs", 2, has.two_concealed_pungs, "POP-13.75"),
    Pattern("concealed-kong", 2, concealed_kong, "POP-13.76"),
    Pattern("pung-of-terminals-or-winds", 1, pung_of_terminals_or_winds, "POP-13.86", each=True),
    Pattern("melded-kong", 1, melded_kong, "POP-13.87"),
)
