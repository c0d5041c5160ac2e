"""A referee who knows the specification alone agrees with every offer and event of sichuan."""

from __future__ import annotations

import random

from sparrows.play.rulebook import Rulebook
from tests.oracles.referee_sichuan import TILES
from tests.play.refereed import stacked

CHOICES = {
    "limit": ("stepped", "8", "16"),
    "passed_win": ("different", "greater", "off"),
    "pig_pays_ready": (False, True),
    "void_discard": ("enforced", "fined"),
    "last_discard_pung": (True, False),
    "deals": (1, 2, 16),
    "reveal_winners": ("at-end", "at-once"),
}


def some_wall(rng: random.Random, rules: Rulebook) -> list[int]:
    return stacked(rng, TILES, 4, voids=True)
