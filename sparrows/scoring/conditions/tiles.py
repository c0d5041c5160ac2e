"""Patterns of the tiles of the whole hand; `kinds` is the mask of all of them."""

from __future__ import annotations

from sparrows.readings.reading import REGULAR, SEVEN_PAIRS
from sparrows.scoring.verdict import WHOLE, Missing, Verdict, holds, of_shape, within
from sparrows.tiles import HONOURS, ORPHANS, SIMPLES, SUIT_MASKS, WEIGHT

# 1112345678999 of a suit, as its key.
NINE_GATES = sum((3 if rank in (0, 8) else 1) * WEIGHT[rank] for rank in range(9))
NINE_GATES_KEYS = frozenset(
    tuple(NINE_GATES if suit == own else 0 for suit in range(4)) for own in range(3)
)


def of_sets_or_pairs(shape: str) -> Verdict:
    """Whether the hand is four sets and a pair, or seven pairs."""
    return of_shape(shape, REGULAR, SEVEN_PAIRS)


def suits_in(kinds: int) -> int:
    """How many suits a hand has."""
    return sum(1 for suit in SUIT_MASKS if kinds & suit)


def all_simples(shape: str, kinds: int) -> Verdict:
    """Only ranks 2 to 8."""
    return of_sets_or_pairs(shape) and within(kinds, SIMPLES)


def one_suit(kinds: int) -> Verdict:
    """No more than one suit."""
    number = suits_in(kinds)
    return holds(number == 1, "suits", have=number, need=1)


def full_flush(shape: str, kinds: int) -> Verdict:
    """Only tiles of one suit."""
    return of_sets_or_pairs(shape) and one_suit(kinds) and within(kinds, ~HONOURS)


def half_flush(shape: str, kinds: int) -> Verdict:
    """Tiles of exactly one suit, and honours."""
    return (
        of_sets_or_pairs(shape)
        and one_suit(kinds)
        and holds(kinds & HONOURS != 0, "no-tiles-of", what="honours")
    )


def all_honours(shape: str, kinds: int) -> Verdict:
    """Only winds and dragons."""
    return of_sets_or_pairs(shape) and within(kinds, HONOURS)


def terminals_and_honours(shape: str, kinds: int) -> Verdict:
    """Only ones, nines, winds and dragons."""
    return of_sets_or_pairs(shape) and within(kinds, ORPHANS)


def nine_gates(shape: str, before: tuple[int, int, int, int], melds: tuple[object, ...]) -> Verdict:
    """1112345678999 of one suit before the win, nothing melded."""
    if melds:
        return Missing("melded", number=len(melds))
    return of_shape(shape, REGULAR) and (
        WHOLE if before in NINE_GATES_KEYS else Missing("not-nine-gates")
    )
