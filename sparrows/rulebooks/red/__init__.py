"""Red mahjong: eighteen fans that add up, no kongs, jokers by agreement."""

from __future__ import annotations

from functools import partial

from sparrows.play.rulebook import ALL_TILES, Preset, Rulebook, TileSet
from sparrows.play.worth import Values
from sparrows.readings.hand import Hand
from sparrows.readings.shapes.chaotic import Chaotic
from sparrows.readings.shapes.regular import Regular
from sparrows.rulebooks.red.options import RedOptions
from sparrows.rulebooks.red.patterns import minimum, never_together, patterns, total
from sparrows.rulebooks.red.play import RedParts
from sparrows.rulebooks.red.settlement import FOULS, RedLedger
from sparrows.scoring.objections import melded_kong, no_whole_hand, objects_only_to, to_melds
from sparrows.scoring.scoring import Scoring
from sparrows.scoring.verdict import Missing
from sparrows.tiles import BONUS

OPTIONS = RedOptions
PRESETS = (
    Preset("jokers", {"jokers": True}, "RED-14.14"),
    Preset("two", {"players": 2}, "RED-14.15"),
    Preset("three", {"players": 3}, "RED-14.16"),
    Preset("footnote", {"chaotic_value": 3}, "RED-14.17"),
)

# Two players sit East and West, three East, South and West (RED-2.7).
SEATS_BY_PLAYERS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


@to_melds
@objects_only_to("jokers")
def meld_of_jokers(hand: Hand) -> Missing | None:
    """No set consists of jokers alone (RED-7.5)."""
    if hand.joker_melds and any(meld.jokers == len(meld.tiles) for meld in hand.melds):
        return Missing("meld-of-jokers")
    return None


def rulebook(options: RedOptions) -> Rulebook:
    rows = patterns(options)
    return Rulebook(
        id="red",
        prefix="RED",
        options=options,
        tiles=TileSet(
            ALL_TILES.kinds,
            bonus=tuple(BONUS)[8 - options.flowers :],  # the seasons stay when four go (RED-1.9)
            jokers=options.jokers,
        ),
        scoring=Scoring(
            shapes=(Regular(), Chaotic()),
            patterns=rows,
            total=partial(total, options, tuple(row.id for row in rows)),
            objections=(melded_kong, no_whole_hand, meld_of_jokers),
            minimum=partial(minimum, options) if options.min_points else None,
        ),
        ledger=RedLedger,
        # Where the cap is below the minimum, every win is worth the cap (RED-10.9).
        values=Values(
            min(options.min_points, options.cap or options.min_points), options.cap or None
        ),
        never_together=never_together((row.id for row in rows), jokers=options.jokers),
        fouls=FOULS,
        seats=SEATS_BY_PLAYERS[options.players],
        parts=RedParts(options),
    )
