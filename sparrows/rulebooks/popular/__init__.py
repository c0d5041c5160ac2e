"""Popular mahjong (dazhong): 96 fans that add up, irregular hands, jokers by agreement."""

from __future__ import annotations

from sparrows.play.rulebook import ALL_TILES, Preset, Rulebook, TileSet
from sparrows.play.worth import Values
from sparrows.readings.hand import Hand
from sparrows.readings.shapes.knitted import HonoursAndKnitted, KnittedStraight
from sparrows.readings.shapes.orphans import ThirteenOrphans
from sparrows.readings.shapes.pairs import SevenPairs
from sparrows.readings.shapes.regular import Regular
from sparrows.readings.wild import WildRule
from sparrows.rulebooks.popular.jokers import joker_in_meld, pairs_of_jokers, refuse_jokers, supply
from sparrows.rulebooks.popular.options import PopularOptions
from sparrows.rulebooks.popular.patterns import SOUGHT, chicken, patterns, total
from sparrows.rulebooks.popular.play import PopularParts
from sparrows.rulebooks.popular.settlement import FOULS, PopularLedger, worth
from sparrows.scoring.objections import no_whole_hand
from sparrows.scoring.scoring import Scoring
from sparrows.scoring.vocabulary import HEAVEN
from sparrows.scoring.vocabulary.condition import holds_for
from sparrows.tiles import BONUS

OPTIONS = PopularOptions
PRESETS = (
    Preset("jokers-up", {"jokers": True, "joker_direction": "up"}, "POP-18.13"),
    Preset("jokers-down", {"jokers": True, "joker_direction": "down"}, "POP-18.14"),
    Preset("short", {"rounds": 1}, "POP-18.15"),
)

# Two jokers may be the pair, and no kind stands more than four times (POP-9.12 to 9.14).
JOKER_RULE = WildRule(pair_of_jokers=True, most_alike=4, free_pairs=pairs_of_jokers)


def won_as_dealt(hand: Hand) -> bool:
    """With the blessing of heaven no tile counts as the winning one (POP-14.13)."""
    return "heaven" in hand.situation and holds_for(HEAVEN, hand)


def rulebook(options: PopularOptions) -> Rulebook:
    return Rulebook(
        id="popular",
        prefix="POP",
        options=options,
        # A hand that names its wild kind is one of a game with jokers (POP-19).
        tiles=TileSet(ALL_TILES.kinds, bonus=tuple(BONUS), jokers=True),
        scoring=Scoring(
            shapes=(
                Regular(places=True, wild=JOKER_RULE, dealt=won_as_dealt),
                SevenPairs(wild=JOKER_RULE, sought=SOUGHT),
                ThirteenOrphans(wild=JOKER_RULE),
                KnittedStraight(wild=JOKER_RULE),
                HonoursAndKnitted(wild=JOKER_RULE),
            ),
            patterns=patterns(options),
            total=total,
            objections=(no_whole_hand, joker_in_meld),
            finish=chicken(options),
        ),
        ledger=PopularLedger,
        values=Values(least=1),
        fouls=FOULS,
        appraise=worth,
        parts=PopularParts(options),
        check=refuse_jokers,
        checks_plain=options.jokers,
        supply=supply,
        keeps_jokers=True,  # POP-9.8
    )
