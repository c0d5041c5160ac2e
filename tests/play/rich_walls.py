"""Walls of popular that deal hands near to something rare, so that it happens often."""

from __future__ import annotations

import random
from collections import Counter

from sparrows.tiles import BONUS, KINDS, Tile

MAJORS = [0, 8, 9, 17, 18, 26, *range(27, KINDS)]
Hands = list[list[Tile]]


def rich_wall(rng: random.Random, indicator: Tile | None, wild: Tile | None) -> list[Tile]:
    """Hands that are nearly whole; often few tiles follow them, and in an order that matters."""
    left = Counter(dict.fromkeys(range(KINDS), 4)) + Counter(dict.fromkeys(BONUS, 1))
    behind = [] if indicator is None else [indicator]
    if behind and rng.random() < 0.2:
        behind += rng.sample(BONUS, rng.choice((1, 2, 8)))
    left.subtract(behind)
    first: list[Tile] = []
    kind = rng.random()
    if kind < 0.25:
        wanted, first = hands_for_a_robbery(rng)
    elif kind < 0.35 and wild is not None:
        wanted = hands_for_claims_beside_jokers(rng, wild)
    else:
        wanted = [spoilt(rng, whole_hand(rng), wild) for _ in range(4)]
    left.subtract(first)
    hands = [taken(rng, left, hand[: 13 if seat else 14]) for seat, hand in enumerate(wanted)]
    rest = rng.sample(list((+left).elements()), left.total())
    if not first:
        rest = reordered(rng, rest, hands)
    if rng.random() < 0.5:
        flowers = sum(tile in BONUS for hand in hands for tile in hand)
        rest = rest[: rng.choice((1, 3, 6, 10, 16, 24, 40)) + 9 * (flowers > 0)]
    wall = [tile for start in (0, 4, 8) for hand in hands for tile in hand[start : start + 4]]
    wall += [hand[12] for hand in hands] + hands[0][13:]
    return wall + rest[:3] + first + rest[3:] + behind


def reordered(rng: random.Random, rest: list[Tile], hands: Hands) -> list[Tile]:
    """Flowers late or early, or first of all what makes threes into kongs."""
    order = rng.random()
    if order < 0.2:
        return sorted(rest, key=lambda tile: tile in BONUS and rng.random() < 0.7)
    if order < 0.4:
        return sorted(rest, key=lambda tile: tile not in BONUS or rng.random() < 0.3)
    if order < 0.7:
        fourths = {tile for hand in hands for tile in hand if hand.count(tile) in (2, 3)}
        return sorted(rest, key=lambda tile: tile not in fourths or rng.random() < 0.3)
    return rest


def taken(rng: random.Random, left: Counter[Tile], wanted: list[Tile]) -> list[Tile]:
    """The tiles wanted, or others for those that are gone."""
    found = []
    for tile in wanted:
        here = tile if left[tile] > 0 else rng.choice([t for t in range(KINDS) if left[t] > 0])
        left[here] -= 1
        found.append(here)
    return rng.sample(found, len(found))


def spoilt(rng: random.Random, hand: list[Tile], wild: Tile | None) -> list[Tile]:
    """A few tiles changed, for jokers and flowers too."""
    hand = rng.sample(hand, 14)
    for place in range(rng.choice((0, 0, 1, 1, 2, 3))):
        hand[place] = rng.randrange(KINDS)
    if wild is not None:
        for place in range(rng.choice((0, 0, 1, 2, 3, 4))):
            hand[-place] = wild
    if rng.random() < 0.15:
        hand[0] = rng.choice(BONUS)
    return hand


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
        else:
            tiles += some_chow(rng)
    return (tiles[:12] + [rng.randrange(KINDS)] * 2)[:14]


def some_chow(rng: random.Random) -> list[Tile]:
    low = 9 * rng.randrange(3) + rng.randrange(7)
    return [low, low + 1, low + 2]


def hands_for_a_robbery(rng: random.Random) -> tuple[Hands, list[Tile]]:
    """East throws a tile, somebody has a pair of it and draws the fourth, others wait for it."""
    tile = 9 * rng.randrange(3) + rng.randrange(1, 8)
    hands = [[tile, *whole_hand(rng)[:13]]]
    owner = rng.choice((1, 2, 3))
    for seat in (1, 2, 3):
        if seat == owner:
            hands.append([tile, tile, *whole_hand(rng)[:11]])
        else:
            pair = [rng.randrange(27, KINDS)] * 2
            sets = [t for _ in range(3) for t in some_chow(rng)]
            hands.append([tile - 1, tile + 1, *pair, *sets])
    return hands, [tile]


def hands_for_claims_beside_jokers(rng: random.Random, wild: Tile) -> Hands:
    """South has two jokers, three pairs and half a chow, the others what they lack for melds."""
    pairs = rng.sample([kind for kind in range(27, KINDS) if kind != wild], 3)
    low = 9 * rng.randrange(3) + rng.randrange(1, 7)
    ends = [low - 1, low + 2]
    lonely = [kind for kind in (0, 4, 8, 9, 13, 17, 18, 22, 26) if kind not in ends]
    hands = [[*pairs, *ends, *lonely, low] for _ in range(4)]
    hands[1] = [wild, wild, *pairs, *pairs, low, low + 1, *rng.sample(lonely, 3)]
    return hands
