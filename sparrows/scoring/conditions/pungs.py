"""Patterns made of pungs; a kong is a pung here, named by its kind."""

from __future__ import annotations

from sparrows.readings.groups import KONG, Group
from sparrows.scoring.conditions.figures import any_of, in_one_suit, in_suits, in_three_suits
from sparrows.scoring.verdict import Found, Missing, Verdict, enough, on_groups, pung_figures
from sparrows.tiles import DRAGONS, WINDS, Tile

Pungs = tuple[Tile, ...]

RANKS = range(1, 10)

DOUBLES = any_of(*(in_suits(2, rank, rank) for rank in RANKS))
TRIPLES = any_of(*(in_three_suits(rank, rank, rank) for rank in RANKS))
PURE_SHIFTED = any_of(*(in_one_suit(rank, rank + 1, rank + 2) for rank in range(1, 8)))
FOUR_PURE_SHIFTED = any_of(
    *(in_one_suit(rank, rank + 1, rank + 2, rank + 3) for rank in range(1, 7))
)


def all_pungs(pungs: Pungs) -> Verdict:
    """Four pungs."""
    return enough(len(pungs), 4, "pungs")


def double_pung(pungs: Pungs) -> Verdict:
    """Pungs of one rank in two suits."""
    return pung_figures(pungs, DOUBLES)


def triple_pung(pungs: Pungs) -> Verdict:
    """Pungs of one rank in all three suits."""
    return pung_figures(pungs, TRIPLES)


def pure_shifted_pungs(pungs: Pungs) -> Verdict:
    """Three pungs of consecutive ranks in one suit."""
    return pung_figures(pungs, PURE_SHIFTED)


def four_pure_shifted_pungs(pungs: Pungs) -> Verdict:
    """Four pungs of consecutive ranks in one suit."""
    return pung_figures(pungs, FOUR_PURE_SHIFTED)


def different(pungs: Pungs, family: range, number: int) -> Found | Missing:
    """Pungs of so many different winds or dragons; the occurrence has all of the family."""
    have = len({tile for tile in pungs if tile in family})
    if have >= number:
        return on_groups(pungs=[tile for tile in pungs if tile in family])
    name = "winds" if family is WINDS else "dragons"
    return Missing("lacks-honour-pungs", have=have, need=number, family=name)


def with_pair(pungs: Pungs, pair: Tile, family: range, number: int) -> Verdict:
    """Pungs of so many different winds or dragons, and a pair of one more."""
    found = different(pungs, family, number)
    if isinstance(found, Missing):
        return found
    if pair in family and pair not in pungs:
        there = [tile for tile in pungs if tile in family]
        return on_groups(pungs=there, pair=pair)
    return Missing("other-pair", pair=pair, family="winds" if family is WINDS else "dragons")


def big_three_dragons(pungs: Pungs) -> Verdict:
    """Pungs of all three dragons."""
    return different(pungs, DRAGONS, 3)


def little_three_dragons(pungs: Pungs, pair: Tile) -> Verdict:
    """Pungs of two dragons and a pair of the third."""
    return with_pair(pungs, pair, DRAGONS, 2)


def big_three_winds(pungs: Pungs) -> Verdict:
    """Pungs of three winds."""
    return different(pungs, WINDS, 3)


def little_four_winds(pungs: Pungs, pair: Tile) -> Verdict:
    """Pungs of three winds and a pair of the fourth."""
    return with_pair(pungs, pair, WINDS, 3)


def big_four_winds(pungs: Pungs) -> Verdict:
    """Pungs of all four winds."""
    return different(pungs, WINDS, 4)


def little_three_winds(pungs: Pungs, pair: Tile) -> Verdict:
    """Pungs of two winds and a pair of a third."""
    return with_pair(pungs, pair, WINDS, 2)


def two_concealed_pungs(concealed_pungs: Pungs) -> Verdict:
    """Two pungs no tile of which came from another player."""
    return concealed(concealed_pungs, 2)


def three_concealed_pungs(concealed_pungs: Pungs) -> Verdict:
    """Three pungs no tile of which came from another player."""
    return concealed(concealed_pungs, 3)


def four_concealed_pungs(concealed_pungs: Pungs) -> Verdict:
    """Four pungs no tile of which came from another player."""
    return concealed(concealed_pungs, 4)


def concealed(pungs: Pungs, number: int) -> Verdict:
    """So many concealed pungs at least; they are named."""
    return enough(len(pungs), number, "concealed-pungs") and on_groups(pungs=pungs)


def three_kongs(kongs: Pungs) -> Verdict:
    """Three kongs of any sort."""
    return declared(kongs, 3)


def four_kongs(kongs: Pungs) -> Verdict:
    """Four kongs of any sort."""
    return declared(kongs, 4)


def declared(kongs: Pungs, number: int) -> Verdict:
    """So many kongs at least; they are named."""
    return enough(len(kongs), number, "kongs") and (tuple(Group(KONG, tile) for tile in kongs),)
