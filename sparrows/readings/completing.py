"""The kinds that complete a hand: a regular one is looked at suit by suit, by its keys."""

from __future__ import annotations

from functools import lru_cache

from sparrows.readings.splits import MOST_REMEMBERED, SPLITS, WILD_SPLITS, BySuit, ranks_of
from sparrows.tiles import BIT, JOKER, KINDS, ORPHANS, WEIGHT, mask

Keys = tuple[int, int, int, int]


class Completing(BySuit[int]):
    """For each key of one suit, the mask of tiles any of which lets it be cut without rest."""

    def find(self, key: int) -> int:
        splits = SPLITS[self.suit]
        found = 0
        for rank, number in enumerate(ranks_of(key, splits.length)):
            tile = splits.first + rank
            if number < 4 and splits[key + WEIGHT[tile]]:
                found |= BIT[tile]
        return found


COMPLETING = tuple(Completing(suit) for suit in range(4))


def regular_waits(keys: Keys) -> int:
    """The kinds with which these standing tiles are all sets and one pair, as a mask."""
    cuts = [SPLITS[suit][key] for suit, key in enumerate(keys)]
    if cuts.count(()) > 1:
        return 0
    pairs = [suit for suit, splits in enumerate(cuts) if splits and splits[0][2]]
    # If a suit cannot be cut as it is, the tile must come there.
    suits = (cuts.index(()),) if () in cuts else range(4)
    found = 0
    for suit in suits:
        # With one pair elsewhere the size of this suit asks for sets only, with none for a pair.
        if len(pairs) - (suit in pairs) <= 1:
            found |= COMPLETING[suit][keys[suit]]
    return found


# A joker may be a fifth tile of its kind, which the tables of distance do not reckon with: with
# none to four jokers, as far a hand may seem from ready and wait nevertheless.
MOST_ABOVE_READY = (1, 3, 5, 7, 9)

# How a suit can be cut without rest: whether it has the pair, and how many jokers it uses.
Ways = frozenset[tuple[int, int]]


@lru_cache(MOST_REMEMBERED)
def ways(suit: int, key: int, jokers: int) -> Ways:
    """The ways to cut one suit with so many jokers at most, each group with a real tile."""
    return frozenset(
        (int(split.pair > 0), split.jokers) for split in WILD_SPLITS[suit][key, jokers]
    )


def _together(some: Ways, more: Ways, jokers: int) -> Ways:
    """Both at once, with one pair and so many jokers at most."""
    return frozenset(
        (pair + eyes, used + also)
        for pair, used in some
        for eyes, also in more
        if pair + eyes <= 1 and used + also <= jokers
    )


def wild_waits(keys: Keys, jokers: int) -> int:
    """The kinds with which these tiles and jokers are all sets and one pair, none of jokers alone.

    The joker itself is among them where one more would do.
    """
    most = min(jokers + 1, 4)
    found = 0
    for suit, key in enumerate(keys):
        others: Ways = frozenset({(0, 0)})
        for other in range(4):
            if other != suit:
                others = _together(others, ways(other, keys[other], most), most)
        if not others:
            continue
        splits = SPLITS[suit]
        for rank, number in enumerate(ranks_of(key, splits.length)):
            weight = WEIGHT[splits.first + rank]
            if number < 4 and _cut(others, ways(suit, key + weight, jokers), jokers):
                found |= BIT[splits.first + rank]
        if suit == 0 and most > jokers and _cut(others, ways(suit, key, most), most):
            found |= BIT[JOKER]
    return found


def _cut(some: Ways, rest: Ways, jokers: int) -> bool:
    """Whether both together have the pair and all jokers."""
    return any((1 - pair, jokers - used) in rest for pair, used in some)


def seven_pairs_waits(counts: list[int]) -> int:
    """The tile that makes seven pairs of thirteen, four alike being two of them."""
    packed = bytes(counts[:KINDS])
    if packed.count(1) + packed.count(3) != 1:
        return 0
    return BIT[packed.find(1) if 1 in packed else packed.find(3)]


def orphans_waits(counts: list[int]) -> int:
    """The tiles that make thirteen orphans of thirteen tiles."""
    kinds = mask(tile for tile in range(KINDS) if counts[tile])
    if kinds & ~ORPHANS or kinds.bit_count() < 12:
        return 0
    return ORPHANS & ~kinds or ORPHANS
