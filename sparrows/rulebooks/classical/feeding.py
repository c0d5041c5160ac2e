"""Which discards could make a player pay for all (CCL-19.10)."""

from __future__ import annotations

from sparrows.play.table import Place, Table
from sparrows.readings.groups import CHOW, Meld
from sparrows.tiles import (
    ALL_KINDS,
    BIT,
    DRAGONS,
    HONOURS,
    SUIT_MASKS,
    TERMINALS,
    WINDS,
    kinds_of,
    mask,
)

ENOUGH_OF_SUIT = 9
ENOUGH_TERMINALS = 3


def dangers(table: Table, place: Place) -> int:
    """The kinds that feed another player's open sets, as bits; what lies open is enough."""
    found = 0
    for other in table.others(place.seat):
        found |= fed_by(other.melds, place)
    return found


def fed_by(melds: list[Meld], place: Place) -> int:
    """The kinds that would feed one player with these sets (CCL-19.1, 19.3 to 19.5)."""
    laid = [meld for meld in melds if not meld.concealed]
    sets = mask(meld.tile for meld in laid if meld.kind != CHOW)
    found = last_of(mask(WINDS), sets) | last_of(mask(DRAGONS), sets)
    terminals = [meld for meld in laid if meld.kind != CHOW and BIT[meld.tile] & TERMINALS]
    if len(terminals) >= ENOUGH_TERMINALS:
        found |= TERMINALS
    for suit in SUIT_MASKS:
        enough = sum(len(meld.tiles) for meld in laid if BIT[meld.tile] & suit) >= ENOUGH_OF_SUIT
        pure = all(BIT[meld.tile] & (suit | HONOURS) for meld in melds)
        has_others = any(place.counts[tile] for tile in kinds_of(ALL_KINDS & ~suit))
        if enough and pure and has_others:
            found |= suit
    return found


def last_of(kinds: int, sets: int) -> int:
    """The one of these kinds that has no set yet, if all others have."""
    left = kinds & ~sets
    return left if left.bit_count() == 1 else 0
