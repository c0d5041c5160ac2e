"""Reasons why tiles cannot be a winning hand, whatever they read as."""

from __future__ import annotations

from sparrows.readings.hand import Hand
from sparrows.scoring.scoring import Objection
from sparrows.scoring.verdict import Missing
from sparrows.tiles import JOKER

WHOLE_HAND = 14


def no_whole_hand(hand: Hand) -> Missing | None:
    """Fourteen playing tiles, a kong counting as three, the last of them fairly won."""
    if hand.size != WHOLE_HAND:
        return Missing("wrong-size", have=hand.size, need=WHOLE_HAND)
    if hand.winning is None:
        return Missing("no-winning-tile")
    if hand.bonus:
        return Missing("standing-bonus", tiles=hand.bonus)
    if hand.winning == JOKER and not hand.self_draw:
        return Missing("joker-from-player")
    return None


def unknown_melds(*kinds: str) -> Objection:
    """Melds of these kinds do not exist in the rulebook."""

    def objection(hand: Hand) -> Missing | None:
        if hand.melds:
            for meld in hand.melds:
                if meld.kind in kinds:
                    return Missing("unknown-meld", kind=meld.kind)
        return None

    return objection
