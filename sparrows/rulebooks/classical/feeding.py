"""Which discards make a player pay for all (CCL-19)."""

from __future__ import annotations

from collections.abc import Iterable

from sparrows.play.notices import DANGER, Notice, Notices
from sparrows.play.rulebook import Rulebook
from sparrows.play.table import Place, Table
from sparrows.readings.groups import CHOW, Meld
from sparrows.rulebooks.classical.calling import calls_without
from sparrows.tiles import BIT, DRAGONS, HONOURS, SUIT_MASKS, TERMINALS, WINDS, kinds_of, mask

FEEDS_SUIT = "CCL-19.1"
ENOUGH_OF_SUIT = 9
ENOUGH_TERMINALS = 3


NOTICES = {
    FEEDS_SUIT: "feeds-suit",
    "CCL-19.3": "feeds-winds",
    "CCL-19.4": "feeds-dragons",
    "CCL-19.5": "feeds-terminals",
}


def dangers(rules: Rulebook, view: Table, place: Place) -> Notices:
    """The tiles whose discard would feed another player's open sets (CCL-19.10)."""
    found = []
    for other in view.others(place.seat):
        for clause, kinds in fed_by(other.melds, place).items():
            tiles = tuple(kinds_of(kinds & place.standing.kinds))
            if clause == FEEDS_SUIT:
                # A discard that leaves a calling hand may feed a suit (CCL-19.2).
                tiles = tuple(tile for tile in tiles if not calls_without(rules, place, tile))
            if tiles:
                found.append(Notice(NOTICES[clause], clause, DANGER, tiles, other.seat))
    return tuple(found)


def fed_by(melds: list[Meld], place: Place) -> dict[str, int]:
    """By the clause, the kinds with which this player would feed one with these sets."""
    found = feeding(melds)
    suit = found[FEEDS_SUIT]
    pure = all(BIT[meld.tile] & (suit | HONOURS) for meld in melds)
    if not (pure and place.standing.kinds & ~suit):
        del found[FEEDS_SUIT]
    return found


def feeding(melds: Iterable[Meld]) -> dict[str, int]:
    """By the clause, the kinds that feed a player with these sets (CCL-19.1, 19.3 to 19.5)."""
    laid = [meld for meld in melds if not meld.concealed]
    sets = [meld.tile for meld in laid if meld.kind != CHOW]
    terminals = [tile for tile in sets if BIT[tile] & TERMINALS]
    return {
        "CCL-19.3": last_of(mask(WINDS), mask(sets)),
        "CCL-19.4": last_of(mask(DRAGONS), mask(sets)),
        "CCL-19.5": TERMINALS if len(terminals) >= ENOUGH_TERMINALS else 0,
        FEEDS_SUIT: mostly_laid(laid),
    }


def mostly_laid(laid: list[Meld]) -> int:
    """The suit of which nine tiles or more lie open."""
    for suit in SUIT_MASKS:
        if sum(len(meld.tiles) for meld in laid if BIT[meld.tile] & suit) >= ENOUGH_OF_SUIT:
            return suit
    return 0


def last_of(kinds: int, sets: int) -> int:
    """The one of these kinds that has no set yet, if all others have."""
    left = kinds & ~sets
    return left if left.bit_count() == 1 else 0
