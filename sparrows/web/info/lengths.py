"""How long a match may be agreed to last, and how long that takes."""

from __future__ import annotations

from typing import Any

import msgspec

from sparrows.play.rulebook import Rulebook
from sparrows.rulebooks import folder, rulebook
from sparrows.text import names
from sparrows.web.api import MatchLength

FOUR_PLAYERS = 4
# Seconds: for a bot's discard and the pause after it, for a person's own, between two deals.
THEIR_DISCARD, OWN_DISCARD, BETWEEN_DEALS = 1.6, 6.0, 15.0
FEW_MINUTES = 12


def lengths(name: str) -> tuple[MatchLength, ...]:
    """One deal, one round, the whole match: those that the rulebook's options can say."""
    fields = {field.name for field in msgspec.structs.fields(folder(name).OPTIONS)}
    wishes: dict[str, dict[str, Any]] = {}
    if "deals" in fields:
        wishes["deal"] = {"deals": 1}
    if "rounds" in fields:
        wishes["round"] = {"rounds": 1}
    elif "deals" in fields:
        wishes["round"] = {"deals": FOUR_PLAYERS}
    wishes["whole"] = {}
    return tuple(_length(rulebook(name, **agreed), each, agreed) for each, agreed in wishes.items())


def _length(rules: Rulebook, which: str, agreed: dict[str, Any]) -> MatchLength:
    fixed = getattr(rules.options, "deals", 0)
    a_round = names(rules.id).deals_a_round()
    deals = fixed or round(a_round * getattr(rules.options, "rounds", 1))
    return MatchLength(
        id=which,
        options=agreed,
        deals=deals,
        exact=bool(fixed) or not rules.parts.dealer_may_stay,
        minutes=_rounded(deals * seconds_a_deal(rules) / 60),
    )


def _rounded(minutes: float) -> int:
    """As people say it: five minutes more or less do not matter in half an hour."""
    return round(minutes) if minutes < FEW_MINUTES else 5 * round(minutes / 5)


def seconds_a_deal(rules: Rulebook) -> float:
    """How long one person among bots plays a deal."""
    discards = names(rules.id).discards_a_deal()
    own = discards / len(rules.seats)
    return own * OWN_DISCARD + (discards - own) * THEIR_DISCARD + BETWEEN_DEALS
