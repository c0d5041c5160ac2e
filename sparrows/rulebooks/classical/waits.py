"""The kinds that a winner waited for before the winning tile (CCL-12.26)."""

from __future__ import annotations

from collections.abc import Sequence

from sparrows.readings.completing import Keys, regular_waits
from sparrows.readings.hand import Hand
from sparrows.readings.splits import MOST_REMEMBERED, ranks_of
from sparrows.tiles import BIT, HONOURS, KINDS, ORPHANS, mask

BEFORE = 13


class Waits(dict[Keys, int]):
    """For standing tiles before the win, by their keys, the mask of kinds that complete them."""

    def __init__(self, *, repeats: bool) -> None:
        super().__init__()
        self.repeats = repeats

    def __missing__(self, keys: Keys) -> int:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        counts = [number for key in keys for number in ranks_of(key, 9)][:KINDS]
        found = regular_waits(keys)
        if sum(counts) == BEFORE:
            found |= twins_waits(keys, counts, repeats=self.repeats) | _wonders(counts)
        self[keys] = found
        return found

    def of(self, hand: Hand) -> int:
        """The kinds waited for; one of which the player had all four is none of them."""
        found = self[hand.before]
        if hand.fours or hand.kongs:
            assert hand.winning is not None
            own = mask((*hand.fours, *hand.kongs))
            found &= ~own | BIT[hand.winning]
        return found


def twins_waits(keys: Sequence[int], counts: list[int], *, repeats: bool) -> int:
    """The tile that makes seven pairs of one suit, or of all honours (CCL-15.7)."""
    if keys.count(0) != 3:
        return 0
    odd = [tile for tile in range(KINDS) if counts[tile] % 2]
    if len(odd) != 1:
        return 0
    if keys[3]:
        return BIT[odd[0]] if _kinds(counts) == HONOURS else 0
    return BIT[odd[0]] if repeats or max(counts) <= 2 else 0


def _wonders(counts: list[int]) -> int:
    """The tiles that make thirteen wonders (CCL-15.12)."""
    kinds = _kinds(counts)
    if kinds & ~ORPHANS or kinds.bit_count() < BEFORE - 1:
        return 0
    return ORPHANS & ~kinds or ORPHANS


def _kinds(counts: list[int]) -> int:
    return mask(tile for tile in range(KINDS) if counts[tile])
