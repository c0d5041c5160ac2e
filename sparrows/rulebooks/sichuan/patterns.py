"""The nine fans of sichuan (SBR-9): each doubles the hand, none absorbs another."""

from __future__ import annotations

from collections.abc import Sequence

from sparrows.readings.reading import SEVEN_PAIRS
from sparrows.rulebooks.sichuan.options import SichuanOptions
from sparrows.scoring.pattern import DOUBLES, Line, Pattern
from sparrows.scoring.scoring import Total
from sparrows.scoring.vocabulary import *

# Points for 0, 1, 2 … fans; the last one stands for all greater numbers (SBR-10.3, 15.1).
LIMITS = {"stepped": (1, 2, 4, 8, 8, 16), "8": (1, 2, 4, 8), "16": (1, 2, 4, 8, 16)}

ROBBING = ROBBING_KONG & WINNING_ALONE  # who added the tile to a pung has the three others
NOT_ROBBED = unless("robbed-instead", ROBBING)
# No kong can be declared when the wall is empty, so none is robbed then (SBR-6.8).
UNDER_THE_SEA = LAST_DRAW | NOT_ROBBED & LAST_DISCARD
AFTER_KONG = NOT_ROBBED & won("kong-discard") & FROM_PLAYER

PATTERNS = (
    Pattern("quad", 1, four_alike(kongs=True), "SBR-9.1", each=True, unit=DOUBLES),
    Pattern("all-pungs", 1, pungs(4), "SBR-9.2", unit=DOUBLES),
    Pattern("golden-wait", 1, exact(facets.MELDED, 4, "melds"), "SBR-9.3", unit=DOUBLES),
    Pattern("full-flush", 2, FULL_FLUSH, "SBR-9.4", unit=DOUBLES),
    Pattern("seven-pairs", 2, shape(SEVEN_PAIRS), "SBR-9.5", unit=DOUBLES),
    Pattern("kong-replacement", 1, KONG_REPLACEMENT, "SBR-9.6", unit=DOUBLES),
    Pattern("shoot-after-kong", 1, AFTER_KONG, "SBR-9.7", unit=DOUBLES),
    Pattern("robbing-kong", 1, ROBBING, "SBR-9.8", unit=DOUBLES),
    Pattern("under-the-sea", 1, UNDER_THE_SEA, "SBR-9.9", unit=DOUBLES),
)


def total(options: SichuanOptions, lines: Sequence[Line]) -> Total:
    """One point, doubled for each fan, up to the limit (SBR-10.1 to 10.4, 8.9)."""
    fans = sum(line.value for line in lines)
    points = LIMITS[options.limit]
    value = points[min(fans, len(points) - 1)]
    return Total(value, (fans,), base=1, bound="limit" if value < 1 << fans else "")
