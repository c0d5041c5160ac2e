"""Chinese classical: points, doubles and limit hands; everybody's hand is counted."""

from __future__ import annotations

from functools import partial

from sparrows.play.rulebook import ALL_TILES, Preset, Rulebook
from sparrows.play.worth import Values
from sparrows.readings.hand import Hand
from sparrows.readings.shapes.counted_freely import CountedFreely
from sparrows.readings.shapes.heavenly_twins import HeavenlyTwins
from sparrows.readings.shapes.loser import Loser
from sparrows.readings.shapes.shape import Shapes
from sparrows.rulebooks.classical.options import ClassicalOptions
from sparrows.rulebooks.classical.patterns import EVERYBODY, patterns, total
from sparrows.rulebooks.classical.play import ClassicalParts
from sparrows.rulebooks.classical.robbing import WONDERS, ClassicalFacts, concealed_kong_robbed
from sparrows.rulebooks.classical.settlement import ClassicalLedger, fouls, worth
from sparrows.scoring.objections import no_whole_hand
from sparrows.scoring.pattern import LIMIT
from sparrows.scoring.scoring import Scoring
from sparrows.scoring.verdict import Missing

OPTIONS = ClassicalOptions
PRESETS = (
    Preset("traditional", {"wall_tile_points": 2, "only_tile_points": 2}, "CCL-22.15"),
    Preset("nearest", {"win_priority": "nearest"}, "CCL-22.16"),
    Preset("silent", {"calling": "silent"}, "CCL-22.17"),
)

BETWEEN_TURNS = 13


def too_many_tiles(hand: Hand) -> Missing | None:
    """A dead hand with too many tiles counts for nothing (CCL-17.9)."""
    if hand.size > BETWEEN_TURNS:
        return Missing("dead-hand", have=hand.size, need=BETWEEN_TURNS)
    return None


def rulebook(options: ClassicalOptions) -> Rulebook:
    shapes = Shapes((CountedFreely(), HeavenlyTwins(not options.twins_distinct), WONDERS))
    rows = patterns(options, shapes)
    least = next(row.value for row in rows if row.id == "mahjong")
    return Rulebook(
        id="classical",
        prefix="CCL",
        options=options,
        tiles=ALL_TILES,
        scoring=Scoring(
            shapes=shapes,
            patterns=rows,
            total=partial(total, options),
            objections=(no_whole_hand, concealed_kong_robbed),
            gathers=LIMIT,
        ),
        ledger=ClassicalLedger,
        values=Values(min(least, options.limit), options.limit),
        fouls=fouls(options),
        appraise=worth,
        facts=ClassicalFacts,
        parts=ClassicalParts(options),
        losing=Scoring(
            shapes=(Loser(),),
            patterns=EVERYBODY,
            total=partial(total, options),
            objections=(too_many_tiles,),
        ),
    )
