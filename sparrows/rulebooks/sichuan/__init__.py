"""Sichuan Bloody Rules: a void suit, up to three winners per deal, fans that double."""

from __future__ import annotations

from functools import partial

from sparrows.play.rulebook import SUITS_ONLY, Preset, Rulebook
from sparrows.play.worth import Values
from sparrows.readings.shapes.pairs import SevenPairs
from sparrows.readings.shapes.regular import Regular
from sparrows.rulebooks.sichuan.options import SichuanOptions
from sparrows.rulebooks.sichuan.patterns import LIMITS, PATTERNS, total
from sparrows.rulebooks.sichuan.play import SichuanParts
from sparrows.rulebooks.sichuan.settlement import FOULS, STATES, SichuanLedger, worth
from sparrows.rulebooks.sichuan.void import SichuanFacts, two_suits, void_suit
from sparrows.scoring.objections import melded_chow, no_whole_hand
from sparrows.scoring.scoring import Scoring

OPTIONS = SichuanOptions
PRESETS = (
    Preset("limit-8", {"limit": "8"}, "SBR-15.8"),
    Preset("limit-16", {"limit": "16"}, "SBR-15.9"),
    Preset("pigs-pay", {"pig_pays_ready": True}, "SBR-15.10"),
)

# SBR-9.10
NEVER_BOTH = {
    "seven-pairs": "all-pungs golden-wait kong-replacement robbing-kong",
    "robbing-kong": "all-pungs golden-wait kong-replacement shoot-after-kong under-the-sea",
    "kong-replacement": "shoot-after-kong",
}


def rulebook(options: SichuanOptions) -> Rulebook:
    return Rulebook(
        id="sichuan",
        prefix="SBR",
        options=options,
        tiles=SUITS_ONLY,
        scoring=Scoring(
            shapes=(SevenPairs(repeats=True), Regular()),
            patterns=PATTERNS,
            total=partial(total, options),
            objections=(melded_chow, no_whole_hand, void_suit),
        ),
        ledger=SichuanLedger,
        values=Values(least=1, most=0, besides=tuple(sorted(set(LIMITS[options.limit])))),
        never_together=NEVER_BOTH,
        states=STATES,
        fouls=FOULS,
        appraise=worth,
        parts=SichuanParts(options),
        supply=two_suits,
        facts=SichuanFacts,
    )
