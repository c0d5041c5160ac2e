"""The chaotic hand: fourteen different tiles, those of one suit at least three apart."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import ClassVar

from sparrows.readings.bounds import APART_FIELD
from sparrows.readings.hand import Hand
from sparrows.readings.lack import UNREACHABLE, Lack, nearest
from sparrows.readings.reading import CHAOTIC, Reading, irregular
from sparrows.readings.shapes.shape import Outline, Shape
from sparrows.readings.standing import SETS, Standing
from sparrows.tiles import BIT, EAST, WHOLE_HAND, kinds_of

# All sets of ranks that are three apart, as masks of nine bits.
RANKS_APART = tuple(
    ranks
    for ranks in range(1 << 9)
    if all(high - low >= 3 for low in kinds_of(ranks) for high in kinds_of(ranks) if high > low)
)
_LARGEST = {
    ranks: max((more for more in RANKS_APART if more & ranks == ranks), key=int.bit_count)
    for ranks in RANKS_APART
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


@cache
def _nearest_apart(ranks: int) -> dict[int, tuple[int, int]]:
    """By size: how many of these ranks a full set of ranks three apart has at most, and all ranks
    of the sets that have so many.
    """
    found = {}
    for size in (2, 3):
        full = {apart for apart in _LARGEST.values() if apart.bit_count() == size}
        most = max((ranks & apart).bit_count() for apart in full)
        union = 0
        for apart in full:
            if (ranks & apart).bit_count() == most:
                union |= apart
        found[size] = most, union
    return found


@dataclass(frozen=True)
class Chaotic(Shape):
    """A joker stands for any tile that keeps the hand chaotic."""

    name: ClassVar[str] = CHAOTIC
    seldom: ClassVar[bool] = True
    counted: ClassVar[int] = APART_FIELD
    enough: ClassVar[int] = WHOLE_HAND - 1
    outline: ClassVar[Outline] = Outline(fewest_kinds=WHOLE_HAND)

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

    def lack(self, tiles: Standing) -> Lack:
        if tiles.sets < SETS:
            return UNREACHABLE
        kinds = tiles.kinds
        suits = [_nearest_apart(kinds >> 9 * suit & 0x1FF) for suit in range(3)]
        lacks = []
        for sizes in product((2, 3), repeat=3):
            if sum(sizes) + HONOUR_BITS.bit_count() >= WHOLE_HAND:
                (m, of_m), (p, of_p), (s, of_s) = (
                    suits[suit][size] for suit, size in enumerate(sizes)
                )
                number = WHOLE_HAND - m - p - s - (kinds & HONOUR_BITS).bit_count()
                lacks.append(Lack(number, (HONOUR_BITS | of_m | of_p << 9 | of_s << 18) & ~kinds))
        lack = nearest(lacks)
        return Lack(lack.number - tiles.jokers, lack.useful & tiles.free())
