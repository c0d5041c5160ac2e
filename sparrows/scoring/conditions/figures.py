"""Figures: the selections of sets that make a pattern, written by rank."""

from __future__ import annotations

from itertools import permutations, product

from sparrows.scoring.verdict import Figures


def in_one_suit(*ranks: int) -> Figures:
    """Sets of these ranks (chows by their lowest), all of one suit."""
    return frozenset(tuple(9 * suit + rank - 1 for rank in sorted(ranks)) for suit in range(3))


def in_three_suits(*ranks: int) -> Figures:
    """Three sets of these ranks, one in each suit."""
    return frozenset(
        tuple(sorted(9 * suit + rank - 1 for suit, rank in zip(suits, ranks, strict=True)))
        for suits in permutations(range(3))
    )


def in_suits(number: int, *ranks: int) -> Figures:
    """Sets of these ranks in exactly so many suits."""
    return frozenset(
        tuple(sorted(9 * suit + rank - 1 for suit, rank in zip(suits, ranks, strict=True)))
        for suits in product(range(3), repeat=len(ranks))
        if len(set(suits)) == number
    )


def any_of(*figures: Figures) -> Figures:
    return frozenset().union(*figures)
