"""Facets: everything that a condition may ask of a reading, each under its name."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Generic, TypeVar

from sparrows.readings.gates import nine_gates
from sparrows.readings.hand import Facts, Hand
from sparrows.readings.reading import Reading
from sparrows.scoring import asking
from sparrows.tiles import Tile, Tiles

Value_co = TypeVar("Value_co", covariant=True)


class Facet(Generic[Value_co]):
    """One thing that can be read from a reading: a field of it, of its hand, or worked out from it.

    What conditions answer is remembered by the values of their facets, so these can be hashed.
    """

    __slots__ = ("bits", "name", "of_hand", "path", "read", "word", "worked_out")

    def __init__(
        self,
        name: str,
        worked_out: Callable[[Hand], Value_co] | None = None,
        *,
        bits: float = 1.0,
        word: int = asking.NOTHING,
    ) -> None:
        self.name = name
        self.word = word  # in which the judge has it
        self.bits = bits  # how much it tells of a hand: so many halvings of all that it may be
        self.path = "" if worked_out else name  # "chows" is the reading's, "hand.seat" its hand's
        self.worked_out = worked_out
        self.of_hand = worked_out is not None or name.startswith("hand.")
        self.read: Callable[[Reading], Value_co] = attrgetter(name)
        if worked_out is not None:
            self.read = lambda reading: worked_out(reading.hand)

    def __repr__(self) -> str:
        return f"<Facet {self.name}>"


# How many bits each tells was counted in twenty thousand hands.
SHAPE: Facet[str] = Facet("shape", bits=0.5, word=asking.SHAPE_IS)
CHOWS: Facet[Tiles] = Facet("chows", bits=10.0)
PUNGS: Facet[Tiles] = Facet("pungs", bits=8.0)
CONCEALED_PUNGS: Facet[Tiles] = Facet("concealed_pungs", bits=2.0)  # beside all pungs
PAIR: Facet[Tile] = Facet("pair", bits=5.0)
PAIRS: Facet[Tiles] = Facet("pairs")
KINDS: Facet[int] = Facet("kinds", bits=14.0, word=asking.KINDS)
FOURS: Facet[Tiles] = Facet("fours")
WON: Facet[str] = Facet("won", word=asking.WON_IS)
GATES: Facet[bool] = Facet("gates", bits=0.0, word=asking.GATES_IS)

SEAT: Facet[int] = Facet("hand.seat", bits=2.0, word=asking.SEAT_IS)
ROUND: Facet[int] = Facet("hand.round", bits=2.0, word=asking.ROUND_IS)
SITUATION: Facet[frozenset[str]] = Facet("hand.situation")
SELF_DRAW: Facet[bool] = Facet("hand.self_draw", word=asking.SELF_DRAW_IS)
WINNING: Facet[Tile | None] = Facet("hand.winning", word=asking.WINNING_IS)
WINNING_ALONE: Facet[bool] = Facet("hand.winning_alone", word=asking.WINNING_ALONE_IS)
NINE_GATES: Facet[bool] = Facet("nine gates", nine_gates, word=asking.NINE_GATES_IS)
MELDED: Facet[int] = Facet("hand.melded", word=asking.MELDED_IS)
OPEN_MELDS: Facet[int] = Facet("hand.open_melds", word=asking.OPEN_MELDS_IS)
KONGS: Facet[Tiles] = Facet("hand.kongs", word=asking.KONGS)
CONCEALED_KONGS: Facet[Tiles] = Facet("hand.concealed_kongs", word=asking.CONCEALED_KONGS)
OPEN_KONGS: Facet[Tiles] = Facet("hand.open_kongs", word=asking.OPEN_KONGS)
FLOWERS: Facet[Tiles] = Facet("hand.flowers", word=asking.FLOWERS)
JOKERS: Facet[int] = Facet("hand.jokers", word=asking.JOKERS_IS)
WILD: Facet[Tile | None] = Facet("hand.wild", word=asking.WILD_IS)
FACTS: Facet[Facts] = Facet("hand.facts")  # those of the rulebook
