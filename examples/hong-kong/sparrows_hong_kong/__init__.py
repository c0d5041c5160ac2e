"""Hong Kong Old Style: few fans, a table of points up to a limit, and flowers."""

from __future__ import annotations

from functools import partial

from sparrows.play.rulebook import ALL_TILES, Preset, Rulebook, TileSet
from sparrows.play.worth import Values
from sparrows.readings.shapes.counted_freely import CountedFreely
from sparrows.readings.shapes.orphans import ThirteenOrphans
from sparrows.scoring.objections import no_whole_hand
from sparrows.scoring.scoring import Scoring
from sparrows.tiles import BONUS
from sparrows_hong_kong.options import HongKongOptions
from sparrows_hong_kong.patterns import POINTS_OF, minimum, patterns, total
from sparrows_hong_kong.play import HongKongParts
from sparrows_hong_kong.settlement import HongKongLedger, fouls
from sparrows_hong_kong.shapes import EightFlowers

OPTIONS = HongKongOptions
PRESETS = (
    Preset("family", {"minimum": 0, "limit": 8, "liability": False}, "HK-7.9"),
    Preset("serious", {"payment": "full", "limit": 13, "flowers": False}, "HK-7.10"),
)


def rulebook(options: HongKongOptions) -> Rulebook:
    flowers = (EightFlowers(),) if options.flowers else ()
    return Rulebook(
        id="hong-kong",
        prefix="HK",
        options=options,
        tiles=TileSet(ALL_TILES.kinds, bonus=tuple(BONUS) if options.flowers else ()),
        scoring=Scoring(
            shapes=(CountedFreely(), ThirteenOrphans(), *flowers),
            patterns=patterns(options),
            total=partial(total, options),
            objections=(no_whole_hand,),
            minimum=partial(minimum, options) if options.minimum else None,
        ),
        ledger=HongKongLedger,
        values=Values(1, 0, POINTS_OF[options.minimum : options.limit + 1]),
        fouls=fouls(options),
        parts=HongKongParts(options),
    )
