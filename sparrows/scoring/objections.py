"""Reasons why tiles cannot be a winning hand, whatever they read as."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sparrows.readings.groups import CHOW, KONG
from sparrows.readings.hand import Hand
from sparrows.scoring.verdict import Missing
from sparrows.tiles import JOKER, WHOLE_HAND

# Says why a hand cannot win whatever it reads as, or nothing.
Objection = Callable[[Hand], Missing | None]

_to_melds: set[Objection] = set()


def to_melds(objection: Objection) -> Objection:
    """Marks one that looks at melds alone: it stands whatever becomes of the other tiles."""
    _to_melds.add(objection)
    return objection


def melds_are_barred(objections: Iterable[Objection], hand: Hand) -> bool:
    """Whether the melds of a hand keep it from ever winning."""
    return any(each(hand) is not None for each in objections if each in _to_melds)


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


@to_melds
def melded_chow(hand: Hand) -> Missing | None:
    """Where the rulebook knows no melded chow."""
    return Missing("unknown-meld", kind=CHOW) if hand.melded_chows else None


@to_melds
def melded_kong(hand: Hand) -> Missing | None:
    """Where the rulebook knows no kong."""
    return Missing("unknown-meld", kind=KONG) if hand.kongs else None
