"""The hand of a player who did not win: sets and pairs as they lie, the other tiles idle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sparrows.readings.hand import Hand
from sparrows.readings.lack import UNREACHABLE, Lack
from sparrows.readings.reading import IDLE, NO_PAIR, Reading
from sparrows.readings.shapes.shape import Shape
from sparrows.readings.standing import SETS, Standing
from sparrows.tiles import KINDS


@dataclass(frozen=True)
class Loser(Shape):
    """Melds, three or four standing alike as a pung, two alike as a pair, whatever else."""

    name: ClassVar[str] = IDLE
    most_melds: ClassVar[int] = SETS

    def readings(self, hand: Hand) -> list[Reading]:
        counts = hand.counts
        pungs = tuple(tile for tile in range(KINDS) if counts[tile] >= 3)
        idle = tuple(tile for tile in range(KINDS) if counts[tile] in (1, 4))
        return [
            Reading(
                hand,
                IDLE,
                hand.melded_chows,
                tuple(sorted(pungs + hand.melded_pungs)),
                NO_PAIR,
                tuple(sorted(pungs + hand.concealed_kongs)),
                "",
                hand.kinds,
                hand.fours,
                tuple(tile for tile in range(KINDS) if counts[tile] == 2),
                idle,
            )
        ]

    def lack(self, tiles: Standing) -> Lack:
        return UNREACHABLE
