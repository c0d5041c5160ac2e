"""The regular hand, with the freedom to count another's tile in a pung or beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import msgspec

from sparrows.readings.groups import PUNG
from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading
from sparrows.readings.shapes.regular import Regular
from sparrows.readings.shapes.shape import Outline


@dataclass(frozen=True)
class CountedFreely(Regular):
    """Four sets and a pair; where the winning tile lies matters only for concealed pungs."""

    outline: ClassVar[Outline] = Outline(sets=True, freely=True)

    def readings(self, hand: Hand) -> list[Reading]:
        return freely_placed(hand, Regular.readings(self, hand))


def freely_placed(hand: Hand, found: list[Reading]) -> list[Reading]:
    """Readings, and others in which the winning tile lies in a pung."""
    tile = hand.winning
    if hand.self_draw or tile is None or hand._held[tile] < 3:
        return found
    placed = []
    for reading in found:
        finishes_pung = tile in reading.concealed_pungs
        # The fourth of a kind stands in a chow: then the winning tile may be that one.
        if not finishes_pung or hand._held[tile] > 3:
            placed.append(reading)
        if finishes_pung:
            others = tuple([pung for pung in reading.concealed_pungs if pung != tile])
            placed.append(msgspec.structs.replace(reading, concealed_pungs=others, won=PUNG))
    return placed
