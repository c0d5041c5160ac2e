"""Distance and useful tiles: beside xiangting (Rust), mahjong (Python) and others."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import MahjongGB
import numpy as np
import xiangting
from mahjong.shanten import Shanten

from bench.effort import Effort
from bench.figure import PER_SECOND, Figure, Target, ratio
from bench.hands import SEED
from bench.peers import (
    GB,
    GB_NAMES,
    RIICHIENV,
    cmajiang,
    cmajiang_notation,
    riichienv,
    shanten_tools,
)
from bench.timing import Work, each, speeds, speeds_once
from sparrows import Standing, distance, distances, standard_distance, useful_tiles

STRETCHES = 10
HANDS, TURNS = 10_000, 600  # in a stretch
FEW = 100  # one of so many for the slow ones
XIANGTING = "xiangting"
REGULAR = "distance, one call, regular form"
FOUR = xiangting.PlayerCount.FOUR
WALL = [tile for tile in range(34) for _ in range(4)]

Counts = list[int]


def dealt(rng: random.Random, number: int) -> list[Counts]:
    """Fourteen random tiles each, as 34 counts."""
    hands = [Counter(rng.sample(WALL, 14)) for _ in range(number)]
    return [[hand[tile] for tile in range(34)] for hand in hands]


def played(rng: random.Random, number: int) -> list[Counts]:
    """Hands as they look after some turns: what has no neighbours was discarded for new tiles."""
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


def tiles_of(counts: Counts) -> tuple[int, ...]:
    return tuple(tile for tile, count in enumerate(counts) for _ in range(count))


def xiangting_distance(hands: list[bytes]) -> Work:
    number: Any = xiangting.calculate_replacement_number

    def work() -> int:
        for hand in hands:
            number(hand, FOUR)
        return len(hands)

    return work


def rests(hand: bytes) -> Iterator[bytes]:
    """The hand after each of its discards."""
    counts = bytearray(hand)
    for tile in range(34):
        if counts[tile]:
            counts[tile] -= 1
            yield bytes(counts)
            counts[tile] += 1


def xiangting_useful(hand: bytes) -> None:
    necessary: Any = xiangting.calculate_necessary_tiles
    for rest in rests(hand):
        necessary(rest, FOUR)


def gb_useful(hand: bytes) -> None:
    """The regular form only: it knows no other."""
    for rest in rests(hand):
        MahjongGB.RegularShanten(tuple(GB_NAMES[tile] for tile in tiles_of(list(rest))))


def their_distances(hands: list[Counts]) -> dict[str, Work]:
    """Of all forms, each from what its package takes."""
    found = {"mahjong": each(Shanten().calculate_shanten, hands[::FEW])}
    if riichienv is not None:
        ids = [[4 * t + n for t in range(34) for n in range(hand[t])] for hand in hands]
        found[RIICHIENV] = each(riichienv.calculate_shanten, ids)
    if shanten_tools is not None:
        found["shanten-tools"] = each(shanten_tools.shanten, [*np.array(hands, np.uint8)])
    if cmajiang is not None:
        texts = [cmajiang_notation(tiles_of(hand)) for hand in hands[::FEW]]
        found["cmajiang"] = each(lambda text: cmajiang.xiangting(cmajiang.Shoupai(text)), texts)
    return found


def batch(hands: Any) -> int:
    return len(distances(hands))


def distance_stretches(effort: Effort) -> Iterator[dict[str, Work]]:
    rng = random.Random(SEED)
    for _ in range(effort.number(STRETCHES)):
        hands = dealt(rng, effort.number(HANDS))
        packed = [bytes(hand) for hand in hands]
        array = np.array(hands, np.uint8)
        yield {
            XIANGTING: xiangting_distance(packed),
            "object": each(distance, [Standing.from_counts(hand) for hand in hands]),
            "counts": each(standard_distance, packed),
            "batch": partial(batch, array),
            **their_distances(hands),
        }


def useful_stretches(effort: Effort) -> Iterator[dict[str, Work]]:
    """Hands of their own for each way to ask us, since the first would be remembered."""
    rng = random.Random(SEED + 1)
    number = effort.number(TURNS)
    for _ in range(effort.number(STRETCHES)):
        hands = [bytes(hand) for hand in played(rng, number)]
        objects = [Standing.from_counts(hand) for hand in hands]
        yield {XIANGTING: each(xiangting_useful, hands), "object": each(useful_tiles, objects)}
        hands = [bytes(hand) for hand in played(rng, number)]
        yield {
            XIANGTING: each(xiangting_useful, hands),
            GB: each(gb_useful, hands[::FEW]),
            "counts": each(useful_from_counts, hands),
        }


def useful_from_counts(hand: bytes) -> None:
    useful_tiles(Standing.from_counts(hand))


def unpack_tables() -> None:
    """All make them when they are first needed; that is no part of what a hand takes."""
    hand = [1] * 14 + [0] * 20
    useful_tiles(Standing.from_counts(hand))
    distances(np.array([hand], np.uint8))
    for work in their_distances([hand]).values():
        work()


def unseen_figures(effort: Effort) -> list[Figure]:
    """Hands never seen before in the process."""
    unpack_tables()
    away = speeds_once(distance_stretches(effort))
    useful = speeds_once(useful_stretches(effort))
    one_call = partial(beside, "distance, one call, all forms, from 34 counts", away, "counts")
    discards = "useful tiles of 14, every discard"
    from_counts = partial(beside, f"{discards}, from 34 counts", useful, "counts")
    others = [peer for peer in away if peer not in ("object", "counts", "batch")]
    return [
        beside(f"{REGULAR}, from a hand object", away, "object", XIANGTING, ratio(2.5, 3)),
        beside("distance, batch, from 34 counts", away, "batch", XIANGTING, ratio(8, 10)),
        *(one_call(peer, ratio(20) if peer == "mahjong" else None) for peer in others),
        beside(f"{discards}, from a hand object", useful, "object", XIANGTING, ratio(4, 8)),
        from_counts(XIANGTING),
        from_counts(GB),
    ]


def warm_figures(effort: Effort) -> list[Figure]:
    """The same few hands again and again."""
    rng = random.Random(SEED + 2)
    hands = [bytes(hand) for hand in played(rng, effort.number(TURNS))]
    objects = [Standing.from_counts(hand) for hand in hands]
    away = {
        XIANGTING: xiangting_distance(hands),
        "object": each(distance, objects),
        "counts": each(standard_distance, hands),
    }
    useful = {XIANGTING: each(xiangting_useful, hands), "object": each(useful_tiles, objects)}
    away_speed, useful_speed = speeds(away, effort), speeds(useful, effort)
    one_call, discards = "distance, one call", "useful tiles of 14, every discard"
    return [
        beside(f"warm: {REGULAR}, from a hand object", away_speed, "object", XIANGTING),
        beside(f"warm: {one_call}, all forms, from 34 counts", away_speed, "counts", XIANGTING),
        beside(f"warm: {discards}, from a hand object", useful_speed, "object", XIANGTING),
    ]


def beside(
    measure: str, speed: dict[str, float], case: str, peer: str, target: Target | None = None
) -> Figure:
    """A case of ours beside a peer of the same rounds."""
    return Figure(measure, speed[case], PER_SECOND, speed[peer], peer, target)


def figures(effort: Effort) -> list[Figure]:
    return [*unseen_figures(effort), *warm_figures(effort)]
