"""Heavenly twins: seven pairs of one suit, or a pair of each wind and dragon."""

from __future__ import annotations

import msgspec

from sparrows.readings.aim import SETS, UNREACHABLE, Aim, Held, nearest, towards_pairs, where
from sparrows.readings.hand import Hand
from sparrows.readings.irregular import SevenPairs, pairs_in
from sparrows.readings.reading import SEVEN_PAIRS, Reading
from sparrows.tiles import EAST, HONOURS


class HeavenlyTwins(msgspec.Struct, frozen=True):
    """Seven pairs that keep to one suit, or to honours without a repeat."""

    repeats: bool = True  # four alike in a suit are two pairs
    name: str = SEVEN_PAIRS
    melds: bool = False  # whether it may have sets on the table

    def readings(self, hand: Hand) -> list[Reading]:
        if hand.melds or hand.keys.count(0) != 3:
            return []
        if hand.keys[3] and hand.kinds != HONOURS:
            return []
        return SevenPairs(self.repeats).readings(hand)

    def aim(self, held: Held) -> Aim:
        if held.sets < SETS:
            return UNREACHABLE
        honours = held.counts[EAST:]
        lack = sum(max(2 - number, 0) for number in honours)
        aims = [Aim(lack, where(honours, 0, 1) << EAST)]
        for first in range(0, EAST, 9):
            pairs, singles, fresh = pairs_in(held.counts[first : first + 9], repeats=self.repeats)
            aims.append(towards_pairs(pairs, singles << first, fresh << first))
        return held.without_jokers(nearest(aims))
