"""What is worth points: pairs and sets of everybody, and the win itself (CCL-12)."""

from __future__ import annotations

from collections.abc import Collection

from sparrows.readings.groups import KONG, PAIRS, PUNG, Group
from sparrows.scoring.conditions.winning import from_wall
from sparrows.scoring.pattern import Condition
from sparrows.scoring.verdict import Missing, Verdict, holds
from sparrows.tiles import (
    BIT,
    DRAGONS,
    EAST,
    SIMPLES,
    TERMINALS,
    WINDS,
    Tile,
    kinds_of,
    mask,
)

Tiles = tuple[Tile, ...]

FAMILIES = {
    "simples": SIMPLES,
    "terminals": TERMINALS,
    "winds": mask(WINDS),
    "dragons": mask(DRAGONS),
}


def pairs_of(pair: Tile, pairs: Tiles, wanted: Collection[Tile]) -> Verdict:
    """Each pair of one of the wanted kinds; a regular hand has one pair, a loser any number."""
    there = pairs or (pair,)
    found = tuple((PAIRS[tile],) for tile in there if tile in wanted)
    return found or Missing(
        "no-pair-of",
        kinds=tuple(wanted),
        have=tuple(PAIRS[tile] for tile in there if tile >= 0),
    )


def pair_own_wind(pair: Tile, pairs: Tiles, seat: int) -> Verdict:
    """A pair of the player's own wind."""
    return pairs_of(pair, pairs, (EAST + seat,))


def pair_prevailing_wind(pair: Tile, pairs: Tiles, round: int) -> Verdict:  # noqa: A002
    """A pair of the wind of the round."""
    return pairs_of(pair, pairs, (EAST + round,))


def pair_dragons(pair: Tile, pairs: Tiles) -> Verdict:
    """Each pair of dragons."""
    return pairs_of(pair, pairs, DRAGONS)


def sets_of(kind: str, family: str, *, closed: bool) -> Condition:
    """The condition that finds each pung, or kong, of a family, closed or open."""
    kinds = FAMILIES[family]
    is_kong = kind == KONG

    def condition(pungs: Tiles, concealed_pungs: Tiles, kongs: Tiles) -> Verdict:
        there = [tile for tile in pungs if BIT[tile] & kinds]
        found = tuple(
            (Group(kind, tile),)
            for tile in there
            if (tile in kongs) == is_kong and (tile in concealed_pungs) == closed
        )
        return found or Missing(
            "no-such-set",
            kind=kind,
            family=family,
            closed=closed,
            have=tuple(Group(KONG if tile in kongs else PUNG, tile) for tile in there),
        )

    return condition


def mahjong(winning: Tile | None) -> Verdict:
    """The hand is complete."""
    return holds(winning is not None, "no-winning-tile")


def wall_tile(self_draw: bool) -> Verdict:
    """The winner drew the winning tile himself."""
    return from_wall(self_draw)


def only_tile(waits: int) -> Verdict:
    """No other kind of tile would have completed the hand."""
    return holds(waits.bit_count() == 1, "several-waits", tiles=tuple(kinds_of(waits)))
