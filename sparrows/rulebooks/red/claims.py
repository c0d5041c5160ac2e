"""Claims of red where jokers are in the game: they may be laid open in a set (RED-7.6)."""

from __future__ import annotations

from collections.abc import Iterator

from sparrows.play.actions import CLAIMED_CHOWS, CLAIMED_PUNGS, Action
from sparrows.tiles import JOKER, KINDS, Tile


def _pungs(tile: Tile) -> tuple[Action, ...]:
    return (
        CLAIMED_PUNGS[tile],
        Action("pung", tile, (tile, JOKER), meant=(tile,) * 3),
        Action("pung", tile, (JOKER, JOKER), meant=(tile,) * 3),
    )


def _chows(tile: Tile) -> Iterator[Action]:
    """Every run with the tile, with each of the other two as itself or as a joker."""
    for chow in CLAIMED_CHOWS[tile]:
        first, second = chow.using
        whole = tuple(sorted((tile, first, second)))
        yield chow
        yield Action("chow", tile, (first, JOKER), meant=whole)
        yield Action("chow", tile, (second, JOKER), meant=whole)
        yield Action("chow", tile, (JOKER, JOKER), meant=whole)


# What jokers stand for is said and stays (RED-7.7).
PUNGS_WITH_JOKERS = tuple(_pungs(tile) for tile in range(KINDS))
CHOWS_WITH_JOKERS = tuple(tuple(_chows(tile)) for tile in range(KINDS))
