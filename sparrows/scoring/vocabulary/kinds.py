"""Kinds of tiles as words name them: a mask, a family, or notation."""

from __future__ import annotations

import msgspec

from sparrows.readings.reading import Reading
from sparrows.scoring import asking
from sparrows.scoring.asking import Test
from sparrows.scoring.vocabulary import facets
from sparrows.scoring.vocabulary.facets import Facet
from sparrows.tiles import (
    BIT,
    DRAGONS,
    EAST,
    HONOURS,
    NUMBERS,
    SIMPLES,
    SUIT_MASKS,
    TERMINALS,
    WINDS,
    kinds_of,
    mask,
    parse,
    show,
)

# A mask, a family such as `WINDS`, or text: "23468s 6z", or "789" for these ranks of every suit.
Kinds = int | range | str


class Wind(msgspec.Struct, frozen=True):
    """A wind that differs from hand to hand."""

    facet: Facet[int]


OWN_WIND, ROUND_WIND = Wind(facets.SEAT), Wind(facets.ROUND)


def as_mask(kinds: Kinds) -> int:
    """These kinds, one bit each."""
    if isinstance(kinds, int):
        return kinds
    if isinstance(kinds, range):
        return mask(kinds)
    return mask(parse("".join(f"{kinds}{suit}" for suit in "mps") if kinds.isdigit() else kinds))


# What reasons call a family; others are called by their tiles.
_FAMILIES = {
    as_mask(WINDS): "winds",
    as_mask(DRAGONS): "dragons",
    HONOURS: "honours",
    TERMINALS: "terminals",
    SIMPLES: "simples",
    NUMBERS: "suits",
    as_mask("258"): "258",
    as_mask("6z"): "green",
    **dict(zip(SUIT_MASKS, ("characters", "dots", "bamboos"), strict=True)),
}


def family(kinds: int) -> str:
    """The word id of a family of kinds."""
    return _FAMILIES.get(kinds) or show(kinds_of(kinds))


class Wanted(msgspec.Struct, frozen=True):
    """Kinds that are asked for, winds that differ from hand to hand among them."""

    kinds: int
    facets: tuple[Facet[int], ...]

    def of(self, reading: Reading) -> int:
        found = self.kinds
        for facet in self.facets:
            found |= BIT[EAST + facet.read(reading)]
        return found

    def test(self, word: int, lies: int) -> Test:
        """Each bit of a word that is of these kinds."""
        own = asking.WITH_OWN_WIND * (facets.SEAT in self.facets)
        of_round = asking.WITH_ROUND_WIND * (facets.ROUND in self.facets)
        return Test(asking.EACH, word, self.kinds, own | of_round, lies)


def wanted(*kinds: Kinds | Wind) -> Wanted:
    fixed = 0
    for each in kinds:
        if not isinstance(each, Wind):
            fixed |= as_mask(each)
    return Wanted(fixed, tuple(each.facet for each in kinds if isinstance(each, Wind)))
