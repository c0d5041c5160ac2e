"""Sichuan Bloody Rules: a void suit, up to three winners a deal, fans that double."""

from __future__ import annotations

from functools import partial

from sparrows.play.rulebook import SUITS_ONLY, Preset, Rulebook
from sparrows.readings.shapes.pairs import SevenPairs
from sparrows.readings.shapes.regular import Regular
from sparrows.rulebooks.sichuan.options import CLAUSES, SichuanOptions
from sparrows.rulebooks.sichuan.patterns import PATTERNS, total, two_suits, void_suit
from sparrows.rulebooks.sichuan.play import SichuanParts
from sparrows.rulebooks.sichuan.settlement import FOULS, settle
from sparrows.scoring.objections import melded_chow, no_whole_hand
from sparrows.scoring.scoring import Scoring

OPTIONS = SichuanOptions
OPTION_CLAUSES = CLAUSES
PRESETS = (
    Preset("limit-8", {"limit": "8"}, "SBR-15.8"),
    Preset("limit-16", {"limit": "16"}, "SBR-15.9"),
    Preset("pigs-pay", {"pig_pays_ready": True}, "SBR-15.10"),
)


def rulebook(options: SichuanOptions) -> Rulebook:
    return Rulebook(
        id="sichuan",
        prefix="SBR",
        options=options,
        tiles=SUITS_ONLY,
        scoring=Scoring(
            (SevenPairs(repeats=True), Regular()),
            PATTERNS,
            partial(total, options),
            apart=(("pungs", "fours", "kongs"),),
            objections=(melded_chow, no_whole_hand, void_suit),
        ),
        settling=settle,
        fouls=FOULS,
        parts=SichuanParts(options),
        supply=two_suits,
    )
