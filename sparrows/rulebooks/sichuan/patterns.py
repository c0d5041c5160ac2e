"""The nine fans of sichuan (SBR-9): each doubles the hand, none absorbs another."""

from __future__ import annotations

from collections.abc import Sequence

from sparrows.play.rulebook import Options, Supply
from sparrows.readings.groups import SINGLES
from sparrows.readings.hand import COPIES, Hand
from sparrows.rulebooks.sichuan.options import SichuanOptions
from sparrows.scoring import conditions as has
from sparrows.scoring.conditions.winning import Situation, from_player, happened
from sparrows.scoring.pattern import DOUBLES, Line, Pattern
from sparrows.scoring.scoring import Total
from sparrows.scoring.verdict import WHOLE, Missing, Verdict, exactly, holds
from sparrows.tiles import KINDS, SUIT_MASKS, SUITED, SUITS, Tile

Tiles = tuple[Tile, ...]

CHARACTERS, DOTS, BAMBOOS = SUIT_MASKS

# Points for 0, 1, 2 … fans; the last one stands for all greater numbers (SBR-10.3, 15.1).
LIMITS = {
    "stepped": (1, 2, 4, 8, 8, 16),
    "8": (1, 2, 4, 8),
    "16": (1, 2, 4, 8, 16),
}


def quad(fours: Tiles, kongs: Tiles) -> Verdict:
    """Each kind of which the hand holds all four tiles, kong or not."""
    alike = sorted((*fours, *kongs))
    return tuple((SINGLES[tile],) * 4 for tile in alike) or Missing("no-four-alike")


def golden_wait(melded_pungs: Tiles) -> Verdict:
    """Four melds, and the winning tile pairs the single tile that stands."""
    return exactly(len(melded_pungs), 4, "melds")


def robbing_kong(situation: Situation, self_draw: bool, winning_alone: bool) -> Verdict:
    """Won on the tile that another player added to a pung: he has the three others."""
    return has.robbing_kong(situation, self_draw) and holds(winning_alone, "winning-tile-not-alone")


def shoot_after_kong(situation: Situation, self_draw: bool, winning_alone: bool) -> Verdict:
    """Won on the discard that another player made right after a kong; a robbed tile is none."""
    if robbing_kong(situation, self_draw, winning_alone):
        return Missing("robbed-instead")
    return happened(situation, "kong-discard") and from_player(self_draw)


def under_the_sea(situation: Situation, self_draw: bool, winning_alone: bool) -> Verdict:
    """Won with the last tile of the wall, or on a discard made when it was empty."""
    if has.last_draw(situation, self_draw):
        return WHOLE
    # No kong can be declared when the wall is empty, so none is robbed then (SBR-6.8).
    if robbing_kong(situation, self_draw, winning_alone):
        return Missing("robbed-instead")
    return has.last_discard(situation, self_draw)


def void_suit(hand: Hand) -> Missing | None:
    """No tile may be of the void suit; where none is named, one suit must be absent (SBR-8.4)."""
    if hand.void is not None:
        if hand.kinds & SUIT_MASKS[hand.void]:
            return Missing("void-suit", suit=SUITS[hand.void])
    elif hand.kinds & CHARACTERS and hand.kinds & DOTS and hand.kinds & BAMBOOS:
        return Missing("three-suits")
    return None


def two_suits(_: Options, hand: Hand) -> tuple[Supply, ...]:
    """A win is made of the suits that are not void; where none is named, of any two (SBR-8.4)."""
    return tuple(
        Supply(tuple(COPIES * (tile // 9 != void and tile in SUITED) for tile in range(KINDS)))
        for void in (range(len(SUITS)) if hand.void is None else (hand.void,))
    )


PATTERNS = (
    Pattern("quad", 1, quad, "SBR-9.1", each=True, unit=DOUBLES),
    Pattern("all-pungs", 1, has.all_pungs, "SBR-9.2", unit=DOUBLES),
    Pattern("golden-wait", 1, golden_wait, "SBR-9.3", unit=DOUBLES),
    Pattern("full-flush", 2, has.full_flush, "SBR-9.4", unit=DOUBLES),
    Pattern("seven-pairs", 2, has.seven_pairs, "SBR-9.5", unit=DOUBLES),
    Pattern("kong-replacement", 1, has.kong_replacement, "SBR-9.6", unit=DOUBLES),
    Pattern("shoot-after-kong", 1, shoot_after_kong, "SBR-9.7", unit=DOUBLES),
    Pattern("robbing-kong", 1, robbing_kong, "SBR-9.8", unit=DOUBLES),
    Pattern("under-the-sea", 1, under_the_sea, "SBR-9.9", unit=DOUBLES),
)


def total(options: SichuanOptions, lines: Sequence[Line]) -> Total:
    """One point, doubled for each fan, up to the limit (SBR-10.1 to 10.4, 8.9)."""
    fans = sum(line.value for line in lines)
    points = LIMITS[options.limit]
    value = points[min(fans, len(points) - 1)]
    return Total(value, (fans,), base=1, bound="limit" if value < 1 << fans else "")
