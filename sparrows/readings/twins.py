"""Heavenly twins: seven pairs of one suit, or a pair of each wind and dragon."""

from __future__ import annotations

import msgspec

from sparrows.readings.hand import Hand
from sparrows.readings.irregular import SevenPairs
from sparrows.readings.reading import SEVEN_PAIRS, Reading
from sparrows.tiles import HONOURS


class HeavenlyTwins(msgspec.Struct, frozen=True):
    """Seven pairs that keep to one suit, or to honours without a repeat."""

    repeats: bool = True  # four alike in a suit are two pairs
    name: str = SEVEN_PAIRS

    def readings(self, hand: Hand) -> list[Reading]:
        if hand.melds or hand.keys.count(0) != 3:
            return []
        if hand.keys[3] and hand.kinds != HONOURS:
            return []
        return SevenPairs(self.repeats).readings(hand)
