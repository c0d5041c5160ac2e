"""Facets: everything that a condition may ask of a reading, each under its name."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Generic, TypeVar

from sparrows.readings.gates import nine_gates
from sparrows.readings.hand import Facts, Hand
from sparrows.readings.reading import Reading
from sparrows.tiles import Tile, Tiles

Value_co = TypeVar("Value_co", covariant=True)


class Facet(Generic[Value_co]):
    """One thing that can be read from a reading: a field of it, of its hand, or worked out from it.

    What conditions answer is remembered by the values of their facets, so these can be hashed.
    """

    __slots__ = ("name", "of_hand", "path", "read", "worked_out")

    def __init__(self, name: str, worked_out: Callable[[Hand], Value_co] | None = None) -> None:
        self.name = name
        self.path = "" if worked_out else name  # "chows" is the reading's, "hand.seat" its hand's
        self.worked_out = worked_out
        self.of_hand = worked_out is not None or name.startswith("hand.")
        self.read: Callable[[Reading], Value_co] = attrgetter(name)
        if worked_out is not None:
            self.read = lambda reading: worked_out(reading.hand)

    def __repr__(self) -> str:
        return f"<Facet {self.name}>"


SHAPE: Facet[str] = Facet("shape")
CHOWS: Facet[Tiles] = Facet("chows")
PUNGS: Facet[Tiles] = Facet("pungs")
CONCEALED_PUNGS: Facet[Tiles] = Facet("concealed_pungs")
PAIR: Facet[Tile] = Facet("pair")
PAIRS: Facet[Tiles] = Facet("pairs")
KINDS: Facet[int] = Facet("kinds")
FOURS: Facet[Tiles] = Facet("fours")
WON: Facet[str] = Facet("won")
GATES: Facet[bool] = Facet("gates")

SEAT: Facet[int] = Facet("hand.seat")
ROUND: Facet[int] = Facet("hand.round")
SITUATION: Facet[frozenset[str]] = Facet("hand.situation")
SELF_DRAW: Facet[bool] = Facet("hand.self_draw")
WINNING: Facet[Tile | None] = Facet("hand.winning")
WINNING_ALONE: Facet[bool] = Facet("hand.winning_alone")
NINE_GATES: Facet[bool] = Facet("nine gates", nine_gates)
MELDED: Facet[int] = Facet("hand.melded")
OPEN_MELDS: Facet[int] = Facet("hand.open_melds")
KONGS: Facet[Tiles] = Facet("hand.kongs")
CONCEALED_KONGS: Facet[Tiles] = Facet("hand.concealed_kongs")
OPEN_KONGS: Facet[Tiles] = Facet("hand.open_kongs")
FLOWERS: Facet[Tiles] = Facet("hand.flowers")
JOKERS: Facet[int] = Facet("hand.jokers")
WILD: Facet[Tile | None] = Facet("hand.wild")
FACTS: Facet[Facts] = Facet("hand.facts")  # those of the rulebook
