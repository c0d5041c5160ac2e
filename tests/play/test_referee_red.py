"""A referee who knows the specification alone agrees with every offer and event of red."""

from __future__ import annotations

import random

from sparrows.play.rulebook import Rulebook
from tests.oracles.referee_red import tiles_of
from tests.play.refereed import plain, stacked

CHOICES = {
    "players": (2, 3, 4),
    "jokers": (False, True, True),
    "flowers": (8, 4, 0),
    "min_points": (0, 3, 6, 12),
    "cap": (300, 0, 1, 12, 40),
    "chaotic_value": (12, 3),
    "absorption": ("none", "implied"),
    "rounds": (1, 2),
    "deals": (0, 1, 3),
    "target_points": (0, 3, 30),
    "false_win": ("prevent", "allow"),
    "start_points": (0, 790, 800),
}


def some_wall(rng: random.Random, rules: Rulebook) -> list[int]:
    options = plain(rules.options)
    return stacked(rng, tiles_of(options), options["players"], voids=False)
