"""What the networks read of figures and of the chaotic hand agrees with the package."""

from __future__ import annotations

import random

import numpy as np

from sparrows.bots.plans import CHOWS, PUNGS, FigurePlan
from sparrows.readings.groups import Meld
from sparrows.readings.shapes.chaotic import RANKS_APART
from sparrows.readings.standing import Standing
from sparrows.rulebooks import rulebook
from sparrows.tiles import KINDS
from sparrows_models.arrays import NumPyArrays
from sparrows_models.decisions import MELDS, NOTHING
from sparrows_models.features import NEAR, Unfold
from sparrows_models.figures import apart

HANDS = 60


def hand(chance: random.Random) -> tuple[list[int], list[Meld]]:
    """Tiles with up to two melds."""
    melds = []
    for _ in range(chance.randrange(3)):
        tile = chance.randrange(27)
        melds.append(Meld("chow", tile) if tile % 9 < 7 else Meld("pung", tile))
    wall = [tile for tile in range(KINDS) for _ in range(4)]
    held = chance.sample(wall, 14 - 3 * len(melds))
    return [held.count(tile) for tile in range(KINDS)], melds


def test_figures_lack_what_the_bots_say() -> None:
    unfold = Unfold(rulebook("popular"), NumPyArrays())
    chance = random.Random(4)
    for _ in range(HANDS):
        counts, melds = hand(chance)
        codes = [MELDS[meld.kind] + meld.tile for meld in melds]
        named = unfold._of_figures(
            np.array([counts]),
            np.full((1, KINDS), 4),
            np.array([codes + [NOTHING] * (4 - len(codes))]),
        )
        tiles = Standing.from_counts(counts, sets=4 - len(melds))
        for family, (_, which) in unfold.figures.families.items():
            near = [
                max(NEAR - figure.number(tiles, melds), 0)
                for sets in unfold.figures.sets[which].tolist()
                for figure in [
                    FigurePlan(*(CHOWS[one] if one < KINDS else PUNGS[one - KINDS] for one in sets))
                ]
                if figure.allows(melds)
            ]
            assert int(named[f"near {family}"].max()) == max(near, default=0)


def test_ranks_of_a_chaotic_hand_are_those_of_the_rulebook() -> None:
    found = {sum(one << rank for rank, one in enumerate(ranks)) for ranks in apart()}
    assert found == {
        ranks
        for ranks in RANKS_APART
        if not any(more & ranks == ranks != more for more in RANKS_APART)
    }
