"""Patterns made of chows; a chow is named by its lowest tile."""

from __future__ import annotations

from sparrows.scoring.conditions.figures import any_of, in_one_suit, in_suits, in_three_suits
from sparrows.scoring.verdict import Verdict, chow_figures, enough
from sparrows.tiles import Tile

Chows = tuple[Tile, ...]

LOWEST = range(1, 8)  # the lowest rank of a chow

PURE_STRAIGHTS = in_one_suit(1, 4, 7)
MIXED_STRAIGHTS = in_three_suits(1, 4, 7)
HALF_MIXED_STRAIGHTS = in_suits(2, 1, 4, 7)
PURE_DOUBLES = any_of(*(in_one_suit(rank, rank) for rank in LOWEST))
PURE_TRIPLES = any_of(*(in_one_suit(rank, rank, rank) for rank in LOWEST))
QUADRUPLES = any_of(*(in_one_suit(rank, rank, rank, rank) for rank in LOWEST))
MIXED_DOUBLES = any_of(*(in_suits(2, rank, rank) for rank in LOWEST))
MIXED_TRIPLES = any_of(*(in_three_suits(rank, rank, rank) for rank in LOWEST))
TERMINALS = in_one_suit(1, 7)


def all_chows(chows: Chows) -> Verdict:
    """Four chows."""
    return enough(len(chows), 4, "chows")


def pure_straight(chows: Chows) -> Verdict:
    """Chows 123, 456 and 789 of one suit."""
    return chow_figures(chows, PURE_STRAIGHTS)


def mixed_straight(chows: Chows) -> Verdict:
    """Chows 123, 456 and 789 in three suits."""
    return chow_figures(chows, MIXED_STRAIGHTS)


def half_mixed_straight(chows: Chows) -> Verdict:
    """Chows 123, 456 and 789 in exactly two suits."""
    return chow_figures(chows, HALF_MIXED_STRAIGHTS)


def pure_double_chow(chows: Chows) -> Verdict:
    """Two identical chows."""
    return chow_figures(chows, PURE_DOUBLES)


def pure_triple_chow(chows: Chows) -> Verdict:
    """Three identical chows."""
    return chow_figures(chows, PURE_TRIPLES)


def quadruple_chow(chows: Chows) -> Verdict:
    """Four identical chows."""
    return chow_figures(chows, QUADRUPLES)


def mixed_double_chow(chows: Chows) -> Verdict:
    """Two chows of the same ranks in different suits."""
    return chow_figures(chows, MIXED_DOUBLES)


def mixed_triple_chow(chows: Chows) -> Verdict:
    """Chows of the same ranks in all three suits."""
    return chow_figures(chows, MIXED_TRIPLES)


def two_terminal_chows(chows: Chows) -> Verdict:
    """Chows 123 and 789 of one suit."""
    return chow_figures(chows, TERMINALS)
