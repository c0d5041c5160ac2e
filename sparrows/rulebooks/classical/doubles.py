"""What doubles the points: for everybody (CCL-13), and for the winner only (CCL-14)."""

from __future__ import annotations

from sparrows.readings.groups import PUNGS
from sparrows.readings.reading import REGULAR
from sparrows.rulebooks.classical.points import (
    pair_dragons,
    pair_own_wind,
    pair_prevailing_wind,
)
from sparrows.scoring import conditions as has
from sparrows.scoring.conditions.winning import Situation, happened, nothing_melded
from sparrows.scoring.verdict import Missing, Verdict, each_pung, holds, of_shape
from sparrows.tiles import DRAGONS, EAST, Tile

Tiles = tuple[Tile, ...]


def dragon_set(pungs: Tiles) -> Verdict:
    """Each pung or kong of a dragon."""
    return each_pung(pungs, DRAGONS)


def own_wind_set(pungs: Tiles, seat: int) -> Verdict:
    """A pung or kong of the player's own wind."""
    return each_pung(pungs, (EAST + seat,))


def prevailing_wind_set(pungs: Tiles, round: int) -> Verdict:  # noqa: A002
    """A pung or kong of the wind of the round."""
    return each_pung(pungs, (EAST + round,))


def no_points(
    shape: str,
    pungs: Tiles,
    pair: Tile,
    pairs: Tiles,
    seat: int,
    round: int,  # noqa: A002
) -> Verdict:
    """Four chows, and a pair that is worth nothing."""
    worth = (
        pair_own_wind(pair, pairs, seat)
        or pair_prevailing_wind(pair, pairs, round)
        or pair_dragons(pair, pairs)
    )
    return (
        of_shape(shape, REGULAR)
        and holds(not pungs, "sets-with-points", sets=tuple(PUNGS[tile] for tile in pungs))
        and holds(not worth, "pair-with-points", pair=pair)
    )


def last_draw(situation: Situation, self_draw: bool, kongs: Tiles) -> Verdict:
    """Won with the last tile that may be drawn; a loose tile is not of the wall."""
    if has.kong_replacement(situation, self_draw, kongs):
        return Missing("loose-tile-instead")
    return has.last_draw(situation, self_draw)


def robbing_kong(situation: Situation, self_draw: bool, robbed_concealed: bool) -> Verdict:
    """Won on the tile that another player added to his open pung."""
    return has.robbing_kong(situation, self_draw) and holds(
        not robbed_concealed, "robbed-concealed-kong"
    )


def original_call(situation: Situation, melded: int) -> Verdict:
    """The winner called on his dealt tiles and changed nothing since."""
    return happened(situation, "heavenly-ready") and nothing_melded(melded)
