"""Distance and useful tiles: beside xiangting (Rust) and mahjong (Python)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import xiangting
from mahjong.shanten import Shanten

from bench.hands import SEED
from bench.timing import Row, Work, each, ratio_row, speeds
from sparrows.readings.batch import distances
from sparrows.readings.discards import useful_tiles
from sparrows.readings.distance import distance, standard_distance
from sparrows.readings.standing import Standing

HANDS = 5000
FEW = 500
FOUR = xiangting.PlayerCount.FOUR
WALL = [tile for tile in range(34) for _ in range(4)]


def dealt(number: int) -> list[list[int]]:
    """Fourteen random tiles each, as 34 counts."""
    rng = random.Random(SEED)
    hands = [Counter(rng.sample(WALL, 14)) for _ in range(number)]
    return [[hand[tile] for tile in range(34)] for hand in hands]


def played(number: int) -> list[list[int]]:
    """Hands as they look after some turns: what has no neighbours was discarded for new tiles."""
    rng = random.Random(SEED + 1)
    found = []
    for _ in range(number):
        wall = rng.sample(WALL, 24)
        hand = Counter(wall[:14])
        for tile in wall[14:]:
            hand[min(+hand, key=lambda held: company(hand, held))] -= 1
            hand[tile] += 1
        found.append([hand[tile] for tile in range(34)])
    return found


def company(hand: Counter[int], tile: int) -> int:
    """How many tiles stand near this one, the same kind counting more."""
    near = [other for other in range(tile - 2, tile + 3) if other // 9 == tile // 9 < 3]
    return 2 * hand[tile] + sum(hand[other] for other in near)


def xiangting_distance(hands: list[bytes]) -> Work:
    number: Any = xiangting.calculate_replacement_number

    def work() -> int:
        for hand in hands:
            number(hand, FOUR)
        return len(hands)

    return work


def xiangting_useful(hands: list[list[int]]) -> Work:
    necessary: Any = xiangting.calculate_necessary_tiles

    def work() -> int:
        for hand in hands:
            counts = bytearray(hand)
            for tile in range(34):
                if counts[tile]:
                    counts[tile] -= 1
                    necessary(bytes(counts), FOUR)
                    counts[tile] += 1
        return len(hands)

    return work


def rows() -> list[Row]:
    hands, turns = dealt(HANDS), played(FEW)
    packed = [bytes(hand) for hand in hands]
    array = np.array(hands * 20, np.uint8)
    speed = speeds(
        {
            "xiangting": xiangting_distance(packed),
            "mahjong": each(Shanten().calculate_shanten, hands[:FEW]),
            "tiles": each(distance, [Standing.from_counts(hand) for hand in hands]),
            "counts": each(standard_distance, packed),
            "batch": lambda: len(distances(array)),
        }
    )
    useful = speeds(
        {
            "xiangting": xiangting_useful(turns),
            "ours": each(useful_tiles, [Standing.from_counts(hand) for hand in turns]),
        }
    )
    one, all_forms = "distance, regular form, from a hand object", "distance, all forms, 34 counts"
    many, discards = "distance, all forms, batch of 100,000", "useful tiles of 14, every discard"
    return [
        ratio_row(one, speed["tiles"], speed["xiangting"], "xiangting", 0.6),
        ratio_row(all_forms, speed["counts"], speed["mahjong"], "mahjong", 20),
        ratio_row(many, speed["batch"], speed["xiangting"], "xiangting", 2),
        ratio_row(discards, useful["ours"], useful["xiangting"], "xiangting", 0.35),
    ]
