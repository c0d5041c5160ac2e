"""Decisions of random deals, and the same ones in a world that differs only in hidden tiles."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Table
from sparrows.rulebooks import RULEBOOKS
from sparrows.tiles import JOKER, KINDS
from sparrows_models.decisions import is_covered

EAGER = ("concealed-kong", "added-kong", "kong")
# Every rulebook as it is usually played, and with jokers where it has them.
SETTINGS: list[tuple[str, dict[str, object]]] = [
    *((name, {}) for name in RULEBOOKS),
    ("red", {"jokers": True}),
    ("popular", {"jokers": True}),
]


class Asked(NamedTuple):
    """A decision of a deal."""

    deal: Deal
    seat: Seat
    offers: list[Action]


def decisions(rules: Rulebook, deals: int, seed: int = 3) -> Iterator[Asked]:
    """All decisions of deals in which everybody does anything, and kongs whenever they may."""
    chance = random.Random(seed)
    for _ in range(deals):
        deal = Deal(rules, chance.randbytes(32), round_wind=chance.randrange(4))
        while not deal.over:
            seat = deal.waiting_for()[0]
            offers = deal.offers(seat)
            if len(offers) > 1:
                yield Asked(deal, seat, offers)
            kongs = [action for action in offers if action.name in EAGER]
            deal.act(seat, kongs[0] if kongs else chance.choice(offers))


def covered_kongs(table: Table, seat: Seat) -> int:
    """How many concealed kongs the others have."""
    others = (place for other, place in table.places.items() if other != seat)
    return sum(is_covered(meld) for place in others for meld in place.melds)


def otherwise(deal: Deal, seat: Seat, chance: random.Random) -> Table:
    """The table with other tiles in all hands but one, other covered kongs and secret void suits.

    The tiles come from those that the seat has not seen: the others' hands and the wall.
    """
    table = deal.table.copy()
    others = [place for other, place in table.places.items() if other != seat]
    held = [tile for place in others for tile in place.standing]
    wall = deal.tiles[deal.front :]
    pool = [tile for tile in [*held, *wall] if tile < KINDS or tile == JOKER]
    chance.shuffle(pool)
    for place in others:
        standing = place.standing.copy()
        for tile in list(place.standing):
            standing.give(tile)
        for _ in range(place.standing.size):
            standing.take(pool.pop())
        place.standing = standing
        if not getattr(place.note, "open", True):
            place.note.void = (place.note.void + 1) % 3
        if not deal.parts.covers_kongs:
            continue
        for at, meld in enumerate(place.melds):
            if is_covered(meld):
                hidden = msgspec.structs.replace(meld, tile=(meld.tile + 1) % KINDS)
                meld.show(table.shown, -1)
                hidden.show(table.shown, 1)
                place.melds[at] = hidden
    return table
