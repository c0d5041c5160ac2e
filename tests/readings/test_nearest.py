"""The nearest discards are those of `useful_tiles`, with as many useful tiles left."""

from __future__ import annotations

import random

import pytest

from sparrows.readings.nearest import Discards, marked, packed
from sparrows.readings.useful import useful_tiles
from sparrows.tiles import KINDS, Tiles, kinds_of

HANDS = 400


def random_counts(rng: random.Random, size: int, kinds: int) -> list[int]:
    """So many tiles of at most so many kinds."""
    some = rng.sample(range(KINDS), kinds)
    tiles = rng.sample([tile for tile in some for _ in range(4)], size)
    return [tiles.count(tile) for tile in range(KINDS)]


@pytest.mark.parametrize("sets", [1, 2, 3, 4])
@pytest.mark.parametrize("standard", [True, False])
def test_nearest_are_the_best_of_all(sets: int, standard: bool) -> None:
    rng = random.Random(sets)
    for number in range(HANDS):
        counts = random_counts(rng, 3 * sets + 2, (5, 8, 14, KINDS)[number % 4])
        tiles = Tiles.from_counts(counts)
        left = [rng.randint(0, 4 - own) for own in counts]
        held = [tile for tile in range(KINDS) if counts[tile]]
        allowed = held if number % 3 else rng.sample(held, (len(held) + 1) // 2)
        choices = [
            choice
            for choice in useful_tiles(tiles, sets, standard=standard)
            if choice.discard in allowed
        ]
        least = min(choice.distance for choice in choices)
        discards = Discards(tiles.keys, sets, allowed, standard=standard)
        assert discards.lack == least + 1
        assert discards.weighed(packed(left)) == [
            (choice.discard, sum(left[tile] for tile in kinds_of(choice.useful)))
            for choice in choices
            if choice.distance == least
        ]


def test_kinds_are_marked_a_byte_each() -> None:
    assert marked(0b101) == 0xFF00FF
    assert packed([1, 0, 2] + [0] * (KINDS - 3)) == 0x020001
