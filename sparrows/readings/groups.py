"""Groups: the chows, pungs, kongs and pairs that a hand is cut into, and melds."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import msgspec

from sparrows.complaint import Complaint
from sparrows.tiles import BIT, JOKER, KINDS, Tile, Tiles, show, tiles_of

CHOW, PUNG, KONG, PAIR = "chow", "pung", "kong", "pair"
SINGLE = "single"

SIZE = {CHOW: 3, PUNG: 3, KONG: 4, PAIR: 2, SINGLE: 1}


class Group(NamedTuple):
    """A set, a pair or a single tile, named by its lowest tile."""

    kind: str
    tile: Tile

    @property
    def tiles(self) -> tuple[Tile, ...]:
        if self.kind == CHOW:
            return self.tile, self.tile + 1, self.tile + 2
        return (self.tile,) * SIZE[self.kind]

    def __str__(self) -> str:
        return show(self.tiles)


def is_chow_start(tile: Tile) -> bool:
    """Whether three consecutive ranks of one suit begin with this kind."""
    return tile < 27 and tile % 9 < 7


CHOW_STARTS = tuple(tile for tile in range(KINDS) if is_chow_start(tile))
CHOWS = {tile: Group(CHOW, tile) for tile in CHOW_STARTS}
PUNGS = tuple(Group(PUNG, tile) for tile in range(KINDS))
PAIRS = tuple(Group(PAIR, tile) for tile in range(KINDS))
SINGLES = tuple(Group(SINGLE, tile) for tile in range(JOKER + 1))
CHOW_MASK = {tile: BIT[tile] | BIT[tile + 1] | BIT[tile + 2] for tile in CHOW_STARTS}


def all_of(tiles: Tiles, more: Tiles) -> Tiles:
    """All of these sorted tiles, sorted again."""
    if not more:
        return tiles
    return tuple(sorted(tiles + more)) if tiles else more


class Meld(msgspec.Struct, frozen=True, gc=False):
    """A set declared during the deal; `tile` is its lowest one.

    `wild` are the tiles of it that jokers stand for.
    """

    kind: str
    tile: Tile
    concealed: bool = False
    promoted: bool = False
    wild: tuple[Tile, ...] = ()

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return Group(self.kind, self.tile).tiles

    @property
    def jokers(self) -> int:
        """How many jokers lie in it."""
        return len(self.wild)

    @property
    def real(self) -> tuple[Tile, ...]:
        """The tiles of it that are themselves."""
        if not self.wild:
            return self.tiles
        return tuple((Counter(self.tiles) - Counter(self.wild)).elements())

    @property
    def shown(self) -> tuple[Tile, ...]:
        """Its tiles as they lie there, jokers as such."""
        return (*self.real, *(JOKER,) * self.jokers)

    def show(self, shown: bytearray, times: int = 1) -> None:
        """Adds its tiles to those that lie open, jokers as such; of a hidden one nobody knows."""
        if self.tile >= 0:
            for tile in self.shown:
                shown[tile] += times

    def __str__(self) -> str:
        return show(self.tiles)


# By their kind and sorted tiles, the melds of which nothing else is to be said.
PLAIN_MELDS = {
    (kind, Group(kind, tile).tiles): Meld(kind, tile)
    for kind, tiles in ((CHOW, CHOW_STARTS), (PUNG, range(KINDS)), (KONG, range(KINDS)))
    for tile in tiles
}


def likely_set(kind: str, tiles: tuple[Tile, ...], wild: Tile) -> tuple[Tile, ...] | None:
    """A set of this kind that the tiles, some of them jokers, can be; the wild kind's first."""
    real = Counter(tile for tile in tiles if tile != JOKER)
    for tile in (wild, *range(KINDS)):
        if kind in SIZE and (kind != CHOW or is_chow_start(tile)):
            meant = Group(kind, tile).tiles
            if real <= Counter(meant) and len(meant) == len(tiles):
                return meant
    return None


def meld(
    kind: str,
    tiles: tuple[Tile, ...],
    stand_for: tuple[Tile, ...] | None = None,
    *,
    concealed: bool = False,
    promoted: bool = False,
) -> Meld:
    """The meld that these tiles make; a `ValueError` says why they make none.

    Where jokers lie in it, `stand_for` shows the tiles they stand for.
    """
    if kind not in (CHOW, PUNG, KONG):
        raise Complaint("{kind!r} is no kind of meld: chow, pung or kong", kind=kind)
    tiles = tiles_of(tiles)
    if stand_for is None and not (concealed or promoted) and (kind, tiles) in PLAIN_MELDS:
        return PLAIN_MELDS[kind, tiles]
    meant = tuple(sorted(tiles if stand_for is None else tiles_of(stand_for)))
    if JOKER in meant:
        raise Complaint(
            "a {kind} with a joker must say what it stands for: {tiles!r}",
            kind=kind,
            tiles=show(tiles),
        )
    if not _is_set(kind, meant):
        raise Complaint("{tiles!r} is no {kind}", tiles=show(tiles), kind=kind)
    real = Counter(tile for tile in tiles if tile != JOKER)
    if len(tiles) != len(meant) or not real <= Counter(meant):
        raise Complaint(
            "{tiles!r} cannot stand for {meant!r}", tiles=show(tiles), meant=show(meant)
        )
    if kind != KONG and (concealed or promoted):
        raise Complaint(
            "only a kong can be concealed or promoted, not the {kind} {tiles}",
            kind=kind,
            tiles=show(tiles),
        )
    if concealed and promoted:
        raise Complaint("the kong {tiles} cannot be both concealed and promoted", tiles=show(tiles))
    wild = tuple(sorted((Counter(meant) - real).elements()))
    return Meld(kind, meant[0], concealed, promoted, wild)


def _is_set(kind: str, tiles: tuple[Tile, ...]) -> bool:
    """Whether these sorted tiles are a set of this kind."""
    if not tiles or tiles[-1] >= KINDS or Group(kind, tiles[0]).tiles != tiles:
        return False
    return kind != CHOW or is_chow_start(tiles[0])
