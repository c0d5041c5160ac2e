"""Walls of popular that deal hands near to something rare, so that it happens often."""

from __future__ import annotations

import random
from collections import Counter

from sparrows.tiles import BONUS, KINDS, Tile

MAJORS = [0, 8, 9, 17, 18, 26, *range(27, KINDS)]


def rich_wall(rng: random.Random, indicator: Tile | None, wild: Tile | None) -> list[Tile]:
    """Hands that are nearly whole; often few tiles follow them, or the flowers come early."""
    left = Counter(dict.fromkeys(range(KINDS), 4)) + Counter(dict.fromkeys(BONUS, 1))
    behind = [] if indicator is None else [indicator]
    if behind and rng.random() < 0.2:
        behind += rng.sample(BONUS, rng.choice((1, 2, 8)))
    left.subtract(behind)
    hands = [rich_hand(rng, left, wild, 13 if seat else 14) for seat in range(4)]
    rest = rng.sample(list(left.elements()), left.total())
    if rng.random() < 0.5:
        flowers = sum(tile in BONUS for hand in hands for tile in hand)
        rest = rest[: rng.choice((1, 3, 6, 10, 16, 24, 40)) + 9 * (flowers > 0)]
    order = rng.random()
    if order < 0.2:
        rest.sort(key=lambda tile: tile in BONUS and rng.random() < 0.7)
    elif order < 0.4:
        rest.sort(key=lambda tile: tile not in BONUS or rng.random() < 0.3)
    wall = [tile for start in (0, 4, 8) for hand in hands for tile in hand[start : start + 4]]
    wall += [hand[12] for hand in hands] + hands[0][13:]
    return wall + rest + behind


def rich_hand(
    rng: random.Random, left: Counter[Tile], wild: Tile | None, size: int
) -> list[Tile]:
    """A whole hand with a few tiles changed, for jokers too; they are taken from what is left."""
    wanted = whole_hand(rng)
    rng.shuffle(wanted)
    for place in range(rng.choice((0, 0, 1, 1, 2, 3))):
        wanted[place] = rng.randrange(KINDS)
    if wild is not None:
        for place in range(rng.choice((0, 0, 1, 2, 3, 4))):
            wanted[-place] = wild
    if rng.random() < 0.15:
        wanted[0] = rng.choice(BONUS)
    found = []
    for tile in wanted[:size]:
        if not left[tile]:
            tile = rng.choice([other for other in range(KINDS) if left[other]])
        left[tile] -= 1
        found.append(tile)
    return rng.sample(found, size)


def whole_hand(rng: random.Random) -> list[Tile]:
    """Fourteen tiles of some structure."""
    shape = rng.random()
    if shape < 0.08:
        return [rng.randrange(KINDS) for _ in range(7)] * 2
    if shape < 0.12:
        return [*MAJORS, rng.choice(MAJORS)]
    if shape < 0.2:
        suits = rng.sample(range(3), 3)
        knitted = [9 * suit + at + step for at, suit in enumerate(suits) for step in (0, 3, 6)]
        return knitted + rng.choice((rng.sample(range(27, KINDS), 5), [5, 6, 7, 30, 30]))
    pungs = rng.choice((0.2, 0.5, 0.9))
    tiles: list[Tile] = []
    while len(tiles) < 12:
        tile = rng.randrange(KINDS)
        if rng.random() < pungs:
            tiles += [tile] * rng.choice((2, 3, 3, 4))
        elif tile < 27 and tile % 9 < 7:
            tiles += [tile, tile + 1, tile + 2]
    tiles = tiles[:13]
    while len(tiles) < 14:
        tiles += [rng.randrange(KINDS)] * 2
    return tiles[:14]
