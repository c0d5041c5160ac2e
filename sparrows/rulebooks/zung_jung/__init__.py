"""Zung Jung: patterns in series that add up to a limit, and a winner who gets three times that."""

from __future__ import annotations

from functools import partial

from sparrows.play.rulebook import ALL_TILES, Preset, Rulebook, TileSet
from sparrows.play.worth import Values
from sparrows.readings.shapes.counted_freely import CountedFreely
from sparrows.readings.shapes.orphans import ThirteenOrphans
from sparrows.readings.shapes.pairs import SevenPairs
from sparrows.rulebooks.zung_jung.options import ZungJungOptions
from sparrows.rulebooks.zung_jung.patterns import HIGHEST, LOWEST, minimum, patterns, total
from sparrows.rulebooks.zung_jung.play import ZungJungParts
from sparrows.rulebooks.zung_jung.settlement import ZungJungLedger, fouls
from sparrows.scoring.objections import no_whole_hand
from sparrows.scoring.scoring import Scoring
from sparrows.tiles import BONUS

OPTIONS = ZungJungOptions
PRESETS = (
    Preset("wsom", {"minimum": 5, "interception": "nearest", "false_win_calls": True}, "ZJ-33.14"),
    Preset("uniform", {"payoff": "uniform"}, "ZJ-33.15"),
    Preset("flowers", {"bonus_tiles": True}, "ZJ-33.16"),
)


def rulebook(options: ZungJungOptions) -> Rulebook:
    rows = patterns(options)
    numbers = {row.id: place for place, row in enumerate(rows)}
    beyond = sorted({row.value for row in rows if row.value > HIGHEST})  # the limit (ZJ-28.7)
    return Rulebook(
        id="zung-jung",
        prefix="ZJ",
        options=options,
        tiles=TileSet(ALL_TILES.kinds, bonus=tuple(BONUS) if options.bonus_tiles else ()),
        scoring=Scoring(
            shapes=(CountedFreely(), SevenPairs(repeats=True), ThirteenOrphans()),
            patterns=rows,
            total=partial(total, numbers),
            objections=(no_whole_hand,),
            minimum=partial(minimum, options, numbers) if options.minimum else None,
        ),
        ledger=ZungJungLedger,
        values=Values(max(LOWEST, options.minimum), HIGHEST, tuple(beyond)),
        fouls=fouls(options),
        parts=ZungJungParts(options),
    )
