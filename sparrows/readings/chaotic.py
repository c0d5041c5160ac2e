"""The chaotic hand of red: fourteen different tiles, those of one suit at least three apart."""

from __future__ import annotations

import msgspec

from sparrows.readings.hand import Hand
from sparrows.readings.irregular import irregular
from sparrows.readings.reading import CHAOTIC, Reading
from sparrows.tiles import BIT, EAST, kinds_of

# All sets of ranks that are three apart, as masks of nine bits.
APART = tuple(
    ranks
    for ranks in range(1 << 9)
    if all(high - low >= 3 for low in kinds_of(ranks) for high in kinds_of(ranks) if high > low)
)
_LARGEST = {
    ranks: max((more for more in APART if more & ranks == ranks), key=int.bit_count)
    for ranks in APART
}
HONOUR_BITS = 0x7F << EAST


def completed(kinds: int) -> int | None:
    """A greatest chaotic set of kinds that holds these; nothing if they are too near."""
    whole = HONOUR_BITS
    for suit in range(3):
        largest = _LARGEST.get(kinds >> 9 * suit & 0x1FF)
        if largest is None:
            return None
        whole |= largest << 9 * suit
    return whole


class Chaotic(msgspec.Struct, frozen=True):
    """A joker stands for any tile that keeps the hand chaotic."""

    name: str = CHAOTIC

    def readings(self, hand: Hand) -> list[Reading]:
        kinds = hand.kinds
        if hand.melds or kinds.bit_count() + hand.jokers != 14 or max(hand.counts) > 1:
            return []
        whole = completed(kinds)
        if whole is None or whole.bit_count() < 14:
            return []
        read = kinds
        for tile in list(kinds_of(whole & ~kinds))[: hand.jokers]:
            read |= BIT[tile]
        return [irregular(hand, CHAOTIC, singles=tuple(kinds_of(read)), kinds=read)]
