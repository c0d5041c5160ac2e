"""The six patterns of pocket."""

from __future__ import annotations

from collections.abc import Sequence

from sparrows.readings.hand import Hand
from sparrows.scoring import conditions as has
from sparrows.scoring.conditions.winning import from_wall
from sparrows.scoring.pattern import Line, Pattern
from sparrows.scoring.scoring import Total
from sparrows.scoring.verdict import WHOLE, Missing, Verdict
from sparrows.tiles import SUIT_MASKS, Tile


def twin_suits(chows: tuple[Tile, ...]) -> Verdict:
    """The same chow in dots and in bamboos."""
    twins = any(tile + 9 in chows for tile in chows)
    return WHOLE if twins else Missing("no-twin-chows")


def promise_kept(void: int | None) -> Verdict:
    """The hand was promised to be without a suit; if it were not, it could not win."""
    return Missing("no-promise") if void is None else WHOLE


def promise_broken(hand: Hand) -> Missing | None:
    """No win with a tile of the suit that was promised to be left out (PKT-2.2)."""
    broken = hand.void is not None and hand.kinds & SUIT_MASKS[hand.void]
    return Missing("promise-broken") if broken else None


PATTERNS = (
    Pattern("from-wall", 1, from_wall, "PKT-3.1"),
    Pattern("twin-suits", 1, twin_suits, "PKT-3.2"),
    Pattern("all-chows", 2, has.all_chows, "PKT-3.3"),
    Pattern("all-pungs", 4, has.all_pungs, "PKT-3.4"),
    Pattern("full-flush", 6, has.full_flush, "PKT-3.5"),
    Pattern("promise-kept", 6, promise_kept, "PKT-2.3"),
)


def total(lines: Sequence[Line]) -> Total:
    """One point for the win, and what its patterns add (PKT-3.6)."""
    value = 1 + sum(line.value for line in lines)
    return Total(value, (value,))
