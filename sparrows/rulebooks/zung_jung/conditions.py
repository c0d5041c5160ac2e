"""Conditions that only zung-jung knows."""

from __future__ import annotations

from itertools import combinations

from sparrows.readings.groups import CHOW_STARTS, SINGLES
from sparrows.readings.reading import REGULAR
from sparrows.scoring import conditions as has
from sparrows.scoring.conditions.pungs import declared
from sparrows.scoring.conditions.tiles import each_group_has
from sparrows.scoring.conditions.winning import Situation, no_open_melds
from sparrows.scoring.verdict import (
    Missing,
    Verdict,
    chow_figures,
    each_pung,
    holds,
    of_shape,
    on_groups,
)
from sparrows.tiles import BONUS, DRAGONS, EAST, HONOURS, SUITED, TERMINALS, Tile

Tiles = tuple[Tile, ...]

FLOWERS, SEASONS = BONUS[:4], BONUS[4:]
TWO_DOUBLES = frozenset((low, low, high, high) for low, high in combinations(CHOW_STARTS, 2))


def concealed_hand(shape: str, open_melds: int) -> Verdict:
    """Four sets and a pair, none of them opened before the win."""
    return of_shape(shape, REGULAR) and no_open_melds(open_melds)


def value_honour(pungs: Tiles, seat: int) -> Verdict:
    """Each pung of dragons or of the seat wind; the round wind has no value."""
    return each_pung(pungs, (*DRAGONS, EAST + seat))


def one_kong(kongs: Tiles) -> Verdict:
    """A declared kong, open or concealed."""
    return declared(kongs, 1)


def two_kongs(kongs: Tiles) -> Verdict:
    """Two kongs of any sorts."""
    return declared(kongs, 2)


def two_identical_chows_twice(chows: Tiles) -> Verdict:
    """Two different chows, each of them twice."""
    return chow_figures(chows, TWO_DOUBLES)


def little_three_similar_pungs(pungs: Tiles, pair: Tile) -> Verdict:
    """Pungs of one rank in two suits and the pair of that rank in the third."""
    if pair not in SUITED:
        return Missing("other-pair", pair=pair, family="suits")
    alike = [tile for tile in pungs if tile in SUITED and tile % 9 == pair % 9 and tile != pair]
    if len(alike) < 2:
        return Missing("too-few", what="pungs-of-the-pairs-rank", have=len(alike), need=2)
    return on_groups(pungs=alike, pair=pair)


def mixed_lesser_terminals(chows: Tiles, pungs: Tiles, pair: Tile) -> Verdict:
    """Each set and the pair has a terminal or an honour, and some have a terminal."""
    return has.outside_hand(chows, pungs, pair) and holds(
        bool(chows) or any(TERMINALS >> tile & 1 for tile in (*pungs, pair)),
        "no-tiles-of",
        what="terminals",
    )


def pure_lesser_terminals(chows: Tiles, pungs: Tiles, pair: Tile) -> Verdict:
    """Each set and the pair has a terminal."""
    return each_group_has(TERMINALS, chows, pungs, pair, "groups-without-terminal")


def mixed_greater_terminals(shape: str, kinds: int) -> Verdict:
    """Pungs or pairs of terminals and honours, some of each."""
    return (
        has.terminals_and_honours(shape, kinds)
        and holds(kinds & TERMINALS != 0, "no-tiles-of", what="terminals")
        and holds(kinds & HONOURS != 0, "no-tiles-of", what="honours")
    )


def last_discard(situation: Situation, self_draw: bool) -> Verdict:
    """Won on the last discard; no kong can be declared then, so none is robbed."""
    if has.robbing_kong(situation, self_draw):
        return Missing("robbed-instead")
    return has.last_discard(situation, self_draw)


def seat_bonus_tile(flowers: Tiles, seat: int) -> Verdict:
    """Each flower or season of the winner's own seat."""
    own = (FLOWERS[seat], SEASONS[seat])
    found = tuple((SINGLES[tile],) for tile in flowers if tile in own)
    return found or Missing("no-tiles-among", tiles=own)


def non_seat_bonus_tile(flowers: Tiles, seat: int) -> Verdict:
    """Each flower or season of another seat."""
    others = tuple(tile for tile in BONUS if tile not in (FLOWERS[seat], SEASONS[seat]))
    found = tuple((SINGLES[tile],) for tile in flowers if tile in others)
    return found or Missing("no-tiles-among", tiles=others)


def four_flowers(flowers: Tiles) -> Verdict:
    """All four flowers."""
    return all_laid_out(flowers, FLOWERS)


def four_seasons(flowers: Tiles) -> Verdict:
    """All four seasons."""
    return all_laid_out(flowers, SEASONS)


def all_laid_out(flowers: Tiles, wanted: range) -> Verdict:
    """Whether all of these bonus tiles lie beside the hand."""
    lack = tuple(tile for tile in wanted if tile not in flowers)
    return Missing("lacks-tiles", tiles=lack) if lack else (tuple(SINGLES[t] for t in wanted),)
