"""How one suit is cut with jokers: by its splits, and by what is remembered of them only."""

from __future__ import annotations

import random

from sparrows.readings.suits import WAYS, WILD_SPLITS
from sparrows.tiles import WEIGHT

SUITS = 500


def test_ways_are_those_of_the_splits() -> None:
    chance = random.Random(1)
    for _ in range(SUITS):
        suit, jokers = chance.randrange(4), chance.randrange(5)
        wall = list(range(9 if suit < 3 else 7)) * 4
        tiles = chance.sample(wall, chance.randrange(13))
        asked = sum(WEIGHT[rank] for rank in tiles), jokers
        splits = WILD_SPLITS[suit][asked]
        assert WAYS[suit][asked] == {(int(pair > 0), used) for _, _, pair, used in splits}
