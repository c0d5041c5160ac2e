"""How far standing tiles are from ready: 0 is ready, -1 complete.

Only the standing tiles are looked at; `play.outlook` knows melds, jokers and rulebooks too.
"""

from __future__ import annotations

from collections.abc import Sequence

from sparrows.complaint import STRANGE, Complaint, refuse_other, shortened
from sparrows.memory import SelfFilling
from sparrows.readings.kernel import quick
from sparrows.readings.shapes.orphans import ThirteenOrphans
from sparrows.readings.shapes.pairs import SevenPairs
from sparrows.readings.standing import Standing
from sparrows.readings.suits import MOST_KEYS
from sparrows.readings.tables import BOTH, FINAL, HONOUR, HONOURED, SUIT, away
from sparrows.tiles import KINDS, WEIGHT, WHOLE_HAND

# The forms that are looked up beside sets and a pair.
PAIRS_FORM, ORPHANS_FORM = SevenPairs(repeats=False), ThirteenOrphans()
ORPHANS_AT = 256  # in the summary of a suit, what it has for orphans is above what it has for pairs


@quick
def distance(tiles: Standing) -> int:
    """How many tiles the hand is from ready with its sets and the pair still to make.

    No other shape counts; `outlook` counts all that a rulebook has.
    """
    try:
        return away(tiles.keys, tiles.sets)
    except STRANGE:
        refuse_other(Standing, tiles)
        raise Complaint(
            "{sets} sets cannot be to make: 0 to {most}", sets=shortened(tiles.sets), most=4
        ) from None


def irregular_summary(counts: Sequence[int]) -> int:
    """What a suit, or the honours, have for seven pairs and for thirteen orphans.

    It is one number, so that those of four suits can be added.
    """
    return PAIRS_FORM.part(counts) + ORPHANS_FORM.part(counts) * ORPHANS_AT


# By the lower and the higher half of a summary: the distances to both forms.
TO_SEVEN_PAIRS = tuple(PAIRS_FORM.lacking(half) - 1 for half in range(256))
TO_THIRTEEN_ORPHANS = tuple(ORPHANS_FORM.lacking(half) - 1 for half in range(256))


def irregular_distance(summary: int) -> int:
    """The distance to seven pairs or thirteen orphans, whichever is nearer."""
    pairs, orphans = TO_SEVEN_PAIRS[summary & 255], TO_THIRTEEN_ORPHANS[summary >> 8]
    return pairs if pairs < orphans else orphans


class Summaries(SelfFilling[bytes, tuple[int, int]]):
    """By the counts of a suit, or of the honours: its description and its summary."""

    def __init__(self, described: bytearray) -> None:
        super().__init__(MOST_KEYS)
        self.described = described

    def find(self, counts: bytes) -> tuple[int, int]:
        if max(counts) > 4 or sum(counts) > WHOLE_HAND:
            raise Complaint("{counts} cannot be counts of the tiles of a hand", counts=list(counts))
        FINAL[4]  # unpacks the tables, if that has not happened yet
        key = sum(number * WEIGHT[rank] for rank, number in enumerate(counts))
        return self.described[key], irregular_summary(counts)


SUIT_SUMMARIES, HONOUR_SUMMARIES = Summaries(SUIT), Summaries(HONOUR)


@quick
def standard_distance(counts: Sequence[int]) -> int:
    """From 34 counts of at most 14 tiles: the distance to four sets and a pair, seven different
    pairs or thirteen orphans, whichever is nearest; no rulebook is asked.
    """
    try:
        packed = b"" if isinstance(counts, int) else bytes(counts)  # of an int: as many zeros
    except STRANGE:
        packed = b""
    if len(packed) != KINDS:
        raise Complaint("34 counts of at most 4 are needed, not {packed}", packed=list(packed))
    m, in_m = SUIT_SUMMARIES[packed[:9]]
    p, in_p = SUIT_SUMMARIES[packed[9:18]]
    s, in_s = SUIT_SUMMARIES[packed[18:27]]
    z, in_z = HONOUR_SUMMARIES[packed[27:]]
    regular = FINAL[4][BOTH[m][p]][HONOURED[s][z]]
    irregular = irregular_distance(in_m + in_p + in_s + in_z)
    return irregular if irregular < regular else regular
