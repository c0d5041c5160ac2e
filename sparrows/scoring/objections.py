"""Reasons why tiles cannot be a winning hand, whatever they read as."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sparrows.readings.groups import CHOW, KONG
from sparrows.readings.hand import NO_FACTS, Hand
from sparrows.scoring.verdict import Missing
from sparrows.tiles import JOKER, SUIT_MASKS, WHOLE_HAND

# Says why a hand cannot win whatever it reads as, or nothing.
Objection = Callable[[Hand], "Missing | None"]

# What an objection may be about, as bits and by name.
NOT_WHOLE, MELDED_CHOWS, ANY_KONGS, ANY_JOKERS, SAID_FACTS, THREE_SUITS = 1, 2, 4, 8, 16, 32
ANYTHING = 64
SUBJECTS = {
    "not-whole": NOT_WHOLE,
    "melded-chows": MELDED_CHOWS,
    "kongs": ANY_KONGS,
    "jokers": ANY_JOKERS,
    "facts": SAID_FACTS,
    "three-suits": THREE_SUITS,
}
CHARACTER_TILES, DOT_TILES, BAMBOO_TILES = SUIT_MASKS

_to_melds: set[Objection] = set()
_about: dict[Objection, int] = {}


def objects_only_to(*subjects: str) -> Callable[[Objection], Objection]:
    """Marks one that has nothing to say of hands that have none of these subjects."""

    def marked(objection: Objection) -> Objection:
        _about[objection] = sum(SUBJECTS[each] for each in subjects)
        return objection

    return marked


def subjects_of(objections: Iterable[Objection]) -> tuple[int, ...]:
    """What each of these objections may be about."""
    return tuple([_about.get(each, ANYTHING) for each in objections])


def unusual(hand: Hand) -> int:
    """All of these subjects that a hand has."""
    found = ANYTHING
    winning = hand.winning
    if hand.size != WHOLE_HAND or winning is None or hand.bonus:
        found |= NOT_WHOLE
    if hand.melded_chows:
        found |= MELDED_CHOWS
    if hand.kongs:
        found |= ANY_KONGS
    if hand.jokers or hand.joker_melds or hand.wild is not None:
        found |= ANY_JOKERS | NOT_WHOLE
    if hand.facts is not NO_FACTS:
        found |= SAID_FACTS
    kinds = hand.kinds
    if kinds & CHARACTER_TILES and kinds & DOT_TILES and kinds & BAMBOO_TILES:
        found |= THREE_SUITS
    return found


def is_plain(hand: Hand, kinds: int) -> bool:
    """Whether there is nothing but tiles of these kinds, and no more is said of the win."""
    return not (
        hand.kinds & ~kinds
        or hand.jokers
        or hand.joker_melds
        or hand.wild is not None
        or hand.flowers
        or hand.bonus
        or hand.situation
    )


def to_melds(objection: Objection) -> Objection:
    """Marks one that looks at melds alone: it stands whatever becomes of the other tiles."""
    _to_melds.add(objection)
    return objection


def melds_are_barred(objections: Iterable[Objection], hand: Hand) -> bool:
    """Whether the melds of a hand keep it from ever winning."""
    return any(each(hand) is not None for each in objections if each in _to_melds)


@objects_only_to("not-whole")
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
@objects_only_to("melded-chows")
def melded_chow(hand: Hand) -> Missing | None:
    """Where the rulebook knows no melded chow."""
    return Missing("unknown-meld", kind=CHOW) if hand.melded_chows else None


@to_melds
@objects_only_to("kongs")
def melded_kong(hand: Hand) -> Missing | None:
    """Where the rulebook knows no kong."""
    return Missing("unknown-meld", kind=KONG) if hand.kongs else None
