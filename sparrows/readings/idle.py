"""The hand of a player who did not win: sets and pairs as they lie, the other tiles idle."""

from __future__ import annotations

import msgspec

from sparrows.readings.aim import UNREACHABLE, Aim, Held
from sparrows.readings.hand import Hand
from sparrows.readings.reading import IDLE, NO_PAIR, Reading
from sparrows.tiles import KINDS


class Idle(msgspec.Struct, frozen=True):
    """Melds, three or four standing alike as a pung, two alike as a pair, whatever else."""

    name: str = IDLE
    melds: bool = True  # whether it may have sets on the table

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

    def aim(self, held: Held) -> Aim:
        return UNREACHABLE
