"""Groups as a page pictures them: which lie open, where jokers and the winning tile are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from sparrows.readings.groups import KONG, PUNG, SINGLE, Group, Meld
from sparrows.readings.reading import HONOURS_AND_KNITTED, KNITTED_STRAIGHT, Reading
from sparrows.tiles import JOKER, Tile
from sparrows.web.api import Laid

KNITTED_TILES = "knitted"
OF_KNITTED_TILES = (KNITTED_STRAIGHT, HONOURS_AND_KNITTED)


def laid_meld(meld: Meld) -> Laid:
    """A meld as it lies on the table."""
    return Laid(
        meld.kind,
        meld.tiles,
        open=not meld.concealed,
        jokers=_places(meld.tiles, Counter(meld.wild)),
    )


def laid_groups(reading: Reading) -> tuple[Laid, ...]:
    """All groups of a reading; tiles that stand alone lie together."""
    standing = Counter(reading.groups)
    melds = []
    for meld in reading.hand.melds:
        standing[Group(meld.kind, meld.tile)] -= 1
        melds.append(laid_meld(meld))
    jokers = Counter(reading.joker_tiles)
    groups = [
        _with_jokers(laid, jokers) for laid in side_by_side(standing.elements(), reading.shape)
    ]
    return (*_with_winning(reading, groups), *melds)


def laid_occurrence(reading: Reading, groups: Iterable[Group]) -> tuple[Laid, ...]:
    """The groups that a pattern lies on; a pung that is a kong in this hand is shown as one."""
    melds = {(meld.kind, meld.tile): meld for meld in reading.hand.melds}
    found = []
    for laid in side_by_side(groups, reading.shape):
        kind, tile = laid.kind, laid.tiles[0]
        meld = melds.get((kind, tile)) or (melds.get((KONG, tile)) if kind == PUNG else None)
        found.append(laid if meld is None else laid_meld(meld))
    return tuple(found)


def side_by_side(groups: Iterable[Group], shape: str) -> list[Laid]:
    """Groups one by one, and in front of them whatever stands alone, in one piece."""
    laid = tuple(groups)
    singles = tuple(sorted(group.tile for group in laid if group.kind == SINGLE))
    alone = KNITTED_TILES if shape in OF_KNITTED_TILES else SINGLE
    return [
        *([Laid(alone, singles)] if singles else []),
        *(Laid(group.kind, group.tiles) for group in laid if group.kind != SINGLE),
    ]


def _with_jokers(laid: Laid, jokers: Counter[Tile]) -> Laid:
    """The group with its share of what the jokers stand for, which is used up."""
    places = _places(laid.tiles, jokers)
    jokers.subtract(laid.tiles[place] for place in places)
    return msgspec.structs.replace(laid, jokers=places)


def _places(tiles: tuple[Tile, ...], jokers: Counter[Tile]) -> tuple[int, ...]:
    """Where in a group jokers lie: of equal tiles the last ones."""
    left = Counter(jokers)
    found = []
    for place in reversed(range(len(tiles))):
        if left[tiles[place]] > 0:
            left[tiles[place]] -= 1
            found.append(place)
    return tuple(reversed(found))


def _with_winning(reading: Reading, groups: list[Laid]) -> list[Laid]:
    """Marks the winning tile in a group of the kind that received it."""
    winning = reading.hand.winning
    if winning is None:
        return groups
    candidates = sorted(range(len(groups)), key=lambda at: (groups[at].kind != reading.won, at))
    for at in candidates:
        laid = groups[at]
        for place, tile in enumerate(laid.tiles):
            if (
                (place in laid.jokers)
                if winning == JOKER
                else (tile == winning and place not in laid.jokers)
            ):
                groups[at] = msgspec.structs.replace(laid, won=place)
                return groups
    return groups
