"""Patterns of the tiles of the whole hand; `kinds` is the mask of all of them."""

from __future__ import annotations

from sparrows.readings.groups import CHOW_MASK, CHOWS, PAIRS, PUNGS
from sparrows.readings.reading import IDLE, REGULAR, SEVEN_PAIRS
from sparrows.scoring.verdict import WHOLE, Missing, Verdict, enough, holds, of_shape, within
from sparrows.tiles import BIT, HONOURS, ORPHANS, SIMPLES, SUIT_MASKS, TERMINALS, Tile


def of_sets_or_pairs(shape: str) -> Verdict:
    """Whether the hand is four sets and a pair, or seven pairs, or what a loser has of these."""
    return of_shape(shape, REGULAR, SEVEN_PAIRS, IDLE)


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


def all_terminals(shape: str, kinds: int) -> Verdict:
    """Only ones and nines."""
    return of_sets_or_pairs(shape) and within(kinds, TERMINALS)


def outside_hand(chows: tuple[Tile, ...], pungs: tuple[Tile, ...], pair: Tile) -> Verdict:
    """Each set and the pair has a terminal or an honour."""
    return each_group_has(ORPHANS, chows, pungs, pair, "groups-inside")


def each_group_has(
    wanted: int, chows: tuple[Tile, ...], pungs: tuple[Tile, ...], pair: Tile, code: str
) -> Verdict:
    """Whether each set and the pair of a regular hand has a tile of these kinds."""
    four = enough(len(chows) + len(pungs), 4, "sets")
    if not four:
        return four
    others = [CHOWS[tile] for tile in chows if not CHOW_MASK[tile] & wanted]
    others += [PUNGS[tile] for tile in pungs if not BIT[tile] & wanted]
    if not BIT[pair] & wanted:
        others.append(PAIRS[pair])
    return WHOLE if not others else Missing(code, groups=tuple(others))


def nine_gates(nine_gates: bool) -> Verdict:
    """1112345678999 of one suit before the win, nothing melded."""
    return holds(nine_gates, "not-nine-gates")
