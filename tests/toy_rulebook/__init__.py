"""Pocket: a rulebook for three, small enough to read at one sitting; docs/add-a-rulebook.md."""

from __future__ import annotations

from sparrows.play.rulebook import Rulebook, TileSet
from sparrows.play.worth import Values
from sparrows.readings.shapes.regular import Regular
from sparrows.scoring.objections import melded_kong, no_whole_hand
from sparrows.scoring.scoring import Scoring
from sparrows.tiles import SUIT_MASKS
from tests.toy_rulebook.options import PocketOptions
from tests.toy_rulebook.patterns import PATTERNS, PocketFacts, promise_broken, total
from tests.toy_rulebook.play import PocketParts
from tests.toy_rulebook.settlement import PocketLedger

OPTIONS = PocketOptions
PRESETS = ()

DOTS_AND_BAMBOOS = TileSet(SUIT_MASKS[1] | SUIT_MASKS[2])


def rulebook(options: PocketOptions) -> Rulebook:
    return Rulebook(
        id="pocket",
        prefix="PKT",
        options=options,
        tiles=DOTS_AND_BAMBOOS,
        seats=(0, 1, 2),
        scoring=Scoring(
            shapes=(Regular(),),
            patterns=PATTERNS,
            total=total,
            objections=(melded_kong, no_whole_hand, promise_broken),
        ),
        ledger=PocketLedger,
        parts=PocketParts(options),
        values=Values(least=1),
        facts=PocketFacts,
    )
