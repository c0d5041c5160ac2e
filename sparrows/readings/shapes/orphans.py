"""Thirteen orphans: one of each terminal and honour, and one of them twice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from sparrows.readings.bounds import ORPHAN_FIELD as ORPHANS_SHOWN
from sparrows.readings.hand import Hand
from sparrows.readings.reading import THIRTEEN_ORPHANS, Reading, irregular
from sparrows.readings.shapes.shape import KIND_PART, PAIR_PART, Outline, SummedShape
from sparrows.readings.standing import Standing
from sparrows.readings.wild import WildRule
from sparrows.tiles import EAST, KINDS, ORPHANS, WHOLE_HAND, kinds_of

DIFFERENT = ORPHANS.bit_count()
# Where they are among the counts of a suit, of the honours and of a whole hand, by their number.
ORPHANS_AMONG = {
    9: (0, 8),
    KINDS - EAST: tuple(range(KINDS - EAST)),
    KINDS: tuple(kinds_of(ORPHANS)),
}


@dataclass(frozen=True)
class ThirteenOrphans(SummedShape):
    """One of each terminal and honour, and one of them twice; all standing."""

    wild: WildRule | None = None
    name: ClassVar[str] = THIRTEEN_ORPHANS
    counted: ClassVar[int] = ORPHANS_SHOWN
    enough: ClassVar[int] = DIFFERENT - 1
    refuses_claims: ClassVar[bool] = False
    needed: ClassVar[int] = ORPHANS
    outline: ClassVar[Outline] = Outline(most_kinds=DIFFERENT, one_of=(ORPHANS,))

    def readings(self, hand: Hand) -> list[Reading]:
        if hand.kinds & ~ORPHANS or hand.melds or hand.size != WHOLE_HAND:
            return []
        counts, twice = hand.counts, hand.counts.count(2)
        # Jokers are the kinds that are missing, and the doubled one where none is double yet.
        able = self.wild is not None if hand.jokers else hand.kinds == ORPHANS and twice > 0
        if not able or twice > 1 or counts.count(3) or counts.count(4):
            return []
        doubled = counts.find(2) if twice else next(kinds_of(ORPHANS))
        singles = tuple(tile for tile in kinds_of(ORPHANS) if tile != doubled)
        return [irregular(hand, THIRTEEN_ORPHANS, singles=singles, pairs=(doubled,), kinds=ORPHANS)]

    def useful(self, tiles: Standing) -> int:
        return useful_orphans(tiles.kinds, tiles.where(2, 3, 4), ORPHANS)

    def part(self, counts: Sequence[int]) -> int:
        orphans = [counts[at] for at in ORPHANS_AMONG[len(counts)]]
        kinds = len(orphans) - orphans.count(0)
        return (kinds - orphans.count(1)) * PAIR_PART + kinds * KIND_PART

    def lacking(self, parts: int) -> int:
        return DIFFERENT - parts // KIND_PART + (parts % KIND_PART == 0)

    @property
    def planned(self) -> ThirteenOrphans:
        return ThirteenOrphans()


def useful_orphans(kinds: int, doubled: int, orphans: int) -> int:
    """Those of the orphans that are absent, and all of them while none is there twice."""
    return orphans & ~kinds if doubled & orphans else orphans
