"""The kinds that complete a regular hand, found suit by suit from the keys of its tiles."""

from __future__ import annotations

from sparrows.readings.splits import MOST_REMEMBERED, SPLITS, ranks_of
from sparrows.tiles import BIT, WEIGHT

Keys = tuple[int, int, int, int]


class Completing(dict[int, int]):
    """For each key of one suit, the mask of tiles any of which lets it be cut without rest."""

    def __init__(self, suit: int) -> None:
        super().__init__()
        self.suit = suit

    def __missing__(self, key: int) -> int:
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        splits = SPLITS[self.suit]
        found = 0
        for rank, number in enumerate(ranks_of(key, splits.length)):
            tile = splits.first + rank
            if number < 4 and splits[key + WEIGHT[tile]]:
                found |= BIT[tile]
        self[key] = found
        return found


COMPLETING = tuple(Completing(suit) for suit in range(4))


def regular_waits(keys: Keys) -> int:
    """The kinds with which these standing tiles are all sets and one pair, as a mask."""
    cuts = [SPLITS[suit][key] for suit, key in enumerate(keys)]
    pairs = sum(1 for splits in cuts if splits and splits[0][2])
    found = 0
    for suit, key in enumerate(keys):
        others = cuts[:suit] + cuts[suit + 1 :]
        has_pair = bool(cuts[suit] and cuts[suit][0][2])
        # With one pair elsewhere the size of this suit asks for sets only, with none for a pair.
        if all(others) and pairs - has_pair <= 1:
            found |= COMPLETING[suit][key]
    return found
