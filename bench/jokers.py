"""Hands with four jokers: the slowest of many, nothing remembered of any of them.

python -m bench.jokers RULES NUMBER   # milliseconds of each hand, as JSON
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from typing import Any

from bench.effort import Effort
from bench.figure import MS, Figure, Target
from bench.hands import SEED
from bench.timing import speeds, yardstick
from sparrows import Hand, rulebook
from sparrows.tiles import JOKER

HANDS, PROCESSES = 400, 3
TARGET = Target(5, 2)
# The options of each rulebook that has jokers, and which tile is wild.
GAMES: dict[str, tuple[dict[str, Any], int | None]] = {
    "red": ({"jokers": True}, None),
    "popular": ({}, 33),
}


def ten_tiles(rng: random.Random) -> list[int]:
    """Tiles near each other, so that with four jokers there are many readings."""
    suits = rng.choice(((0,), (0, 1), (0, 1, 2)))
    wall = [
        9 * suit + rank for suit in suits for rank in range(rng.randrange(3), 9) for _ in range(3)
    ]
    return rng.sample(wall, 10)


def times(name: str, number: int) -> list[float]:
    """Milliseconds of each hand, in a process that has seen none of them."""
    options, wild = GAMES[name]
    rules = rulebook(name, **options)
    rng = random.Random(SEED)
    found = []
    for _ in range(number):
        tiles = ten_tiles(rng)
        start = time.process_time()
        hand = Hand([*tiles[1:], *[JOKER] * 4], tiles[0], self_draw=True, wild=wild)
        rules.score(hand).patterns  # noqa: B018 - to be asked for them is part of the work
        found.append((time.process_time() - start) * 1000)
    return found


def slowest(name: str, effort: Effort) -> float:
    """The slowest hand, each by the best of several processes: a pause of one does not count."""
    command = [sys.executable, "-m", "bench.jokers", name, str(effort.number(HANDS))]
    runs = [
        json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
        for _ in range(effort.number(PROCESSES))
    ]
    found: float = max(min(hand) for hand in zip(*runs, strict=True))
    return found


def figures(effort: Effort) -> list[Figure]:
    beside = speeds({"yardstick": yardstick()}, effort)["yardstick"]
    return [
        Figure(
            f"slowest hand with four jokers, {name}",
            slowest(name, effort),
            MS,
            beside,
            target=TARGET,
        )
        for name in GAMES
    ]


if __name__ == "__main__":
    print(json.dumps(times(sys.argv[1], int(sys.argv[2]))))
