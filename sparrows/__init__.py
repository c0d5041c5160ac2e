"""Sparrows: five mahjong rulebooks. Count any hand, and say why.

>>> from sparrows import Hand, parse, rulebook
>>> rules = rulebook("zung-jung")
>>> rules.score(Hand(parse("123m 456m 789m 1122p"), parse("1p")[0])).patterns
{'concealed-hand': 1, 'pure-straight': 1}
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sparrows.bots import bot
    from sparrows.play.actions import Action, IllegalAction
    from sparrows.play.deal import Deal
    from sparrows.play.match import Match
    from sparrows.play.outlook import outlook, waits
    from sparrows.play.progress import Progress
    from sparrows.play.rulebook import Rulebook
    from sparrows.play.settlement import Call, FinishedDeal, Foul, Payment, Settlement
    from sparrows.play.worth import Declared, Worth
    from sparrows.readings.batch import distances
    from sparrows.readings.discards import useful_tiles
    from sparrows.readings.distance import distance, standard_distance
    from sparrows.readings.groups import Meld, meld
    from sparrows.readings.hand import Hand
    from sparrows.readings.reading import Reading
    from sparrows.readings.standing import Standing
    from sparrows.rulebooks import RULEBOOKS, installed_rulebooks, rulebook
    from sparrows.scoring.pattern import Pattern
    from sparrows.scoring.score import Score
    from sparrows.tiles import parse, pictures, show

__version__ = "0.1.0"

__all__ = [
    "RULEBOOKS",
    "Action",
    "Call",
    "Deal",
    "Declared",
    "FinishedDeal",
    "Foul",
    "Hand",
    "IllegalAction",
    "Match",
    "Meld",
    "Pattern",
    "Payment",
    "Progress",
    "Reading",
    "Rulebook",
    "Score",
    "Settlement",
    "Standing",
    "Worth",
    "bot",
    "distance",
    "distances",
    "installed_rulebooks",
    "meld",
    "outlook",
    "parse",
    "pictures",
    "rulebook",
    "show",
    "standard_distance",
    "useful_tiles",
    "waits",
]

# Where each name lives; it is loaded when first asked for.
_HOMES = {
    "bots": ("bot",),
    "play.actions": ("Action", "IllegalAction"),
    "play.deal": ("Deal",),
    "play.match": ("Match",),
    "play.outlook": ("outlook", "waits"),
    "play.progress": ("Progress",),
    "play.rulebook": ("Rulebook",),
    "play.settlement": ("Call", "FinishedDeal", "Foul", "Payment", "Settlement"),
    "play.worth": ("Declared", "Worth"),
    "readings.batch": ("distances",),
    "readings.discards": ("useful_tiles",),
    "readings.distance": ("distance", "standard_distance"),
    "readings.groups": ("Meld", "meld"),
    "readings.hand": ("Hand",),
    "readings.reading": ("Reading",),
    "readings.standing": ("Standing",),
    "rulebooks": ("RULEBOOKS", "installed_rulebooks", "rulebook"),
    "scoring.pattern": ("Pattern",),
    "scoring.score": ("Score",),
    "tiles": ("parse", "pictures", "show"),
}
_HOME_OF = {name: f"sparrows.{home}" for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'sparrows' has no attribute {name!r}")
    globals()[name] = getattr(import_module(_HOME_OF[name]), name)
    return globals()[name]


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
