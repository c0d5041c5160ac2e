"""Sparrows: five mahjong rulebooks. Count any hand, and say why.

from sparrows import Hand, parse, rulebook

rules = rulebook("zung-jung")
score = rules.score(Hand(parse("123m 456m 789m 1122p"), parse("1p")[0]))
print(score.value, score.patterns)
"""

from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Call, FinishedDeal, Payment, Settlement
from sparrows.readings.groups import Group, Meld, meld
from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.scoring.pattern import Pattern
from sparrows.scoring.score import Score, Why
from sparrows.tiles import Tile, Tiles, parse, pictures, show

__version__ = "0.1.0"

__all__ = [
    "RULEBOOKS",
    "Call",
    "FinishedDeal",
    "Group",
    "Hand",
    "Meld",
    "Pattern",
    "Payment",
    "Reading",
    "Rulebook",
    "Score",
    "Settlement",
    "Tile",
    "Tiles",
    "Why",
    "meld",
    "parse",
    "pictures",
    "rulebook",
    "show",
]
