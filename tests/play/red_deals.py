"""A deal of red in which a discard is of use to everybody."""

from __future__ import annotations

from sparrows import Deal, rulebook
from tests.play.rigged import play, rigged

RED = rulebook("red")

# East discards 5m: South could chow it, West pung it, North win on it.
EAST = "1599m 19p 19s 123456z"
SOUTH = "3467m 2468p 2468s 7z"
WEST = "55m 1133p 1133s 777z"
NORTH = "46789m 78988p 789s"
IDLE = "258m 258p 258s 1234z"
NO_FIVE = "28m 238p 258s 23456z"


def claimed() -> Deal:
    deal = rigged(RED, EAST, SOUTH, WEST, NORTH)
    play(deal, "E discard 5m")
    return deal


def delta(deal: Deal) -> list[int]:
    return list(deal.table.delta.values())


def size(deal: Deal, seat: int) -> int:
    place = deal.table.places[seat]
    return place.size + 3 * len(place.melds)
