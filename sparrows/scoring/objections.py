"""Reasons why tiles cannot be a winning hand, whatever they read as."""

from __future__ import annotations

from sparrows.readings.hand import Hand
from sparrows.scoring.scoring import Objection
from sparrows.scoring.verdict import Missing
from sparrows.tiles import BONUS, JOKER, KINDS

WHOLE_HAND = 14


def wrong_size(hand: Hand) -> Missing | None:
    """A winning hand has fourteen tiles, a kong counting as three."""
    if hand.size != WHOLE_HAND:
        return Missing("wrong-size", have=hand.size, need=WHOLE_HAND)
    if hand.winning is None:
        return Missing("no-winning-tile")
    return None


def standing_bonus(hand: Hand) -> Missing | None:
    """A bonus tile among the standing ones is no part of any hand."""
    if max(hand.standing, default=0) >= KINDS or hand.winning in BONUS:
        bonus = tuple(tile for tile in (*hand.standing, hand.winning) if tile in BONUS)
        if bonus:
            return Missing("standing-bonus", tiles=bonus)
    return None


def joker_from_player(hand: Hand) -> Missing | None:
    """A joker wins from the wall only."""
    if hand.winning == JOKER and not hand.self_draw:
        return Missing("joker-from-player")
    return None


def unknown_melds(*kinds: str) -> Objection:
    """Melds of these kinds do not exist in the rulebook."""

    def objection(hand: Hand) -> Missing | None:
        for meld in hand.melds:
            if meld.kind in kinds:
                return Missing("unknown-meld", kind=meld.kind)
        return None

    return objection
