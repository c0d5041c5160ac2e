"""Complete hands for the benchmarks: the same for every peer."""

from __future__ import annotations

import random
from typing import NamedTuple

from sparrows import Hand, Meld
from sparrows.tiles import ORPHANS, kinds_of

SEED = 20261115


class Win(NamedTuple):
    """A complete hand as 34 counts, so that each peer can be given its own form of it."""

    closed: tuple[int, ...]  # without melds, the winning tile included
    winning: int
    chows: tuple[int, ...]  # melded, by lowest tile
    pungs: tuple[int, ...]
    self_draw: bool
    seat: int
    round: int

    def hand(self) -> Hand:
        counts = list(self.closed)
        counts[self.winning] -= 1
        return Hand(
            [tile for tile, count in enumerate(counts) for _ in range(count)],
            self.winning,
            melds=[Meld("chow", tile) for tile in self.chows]
            + [Meld("pung", tile) for tile in self.pungs],
            self_draw=self.self_draw,
            seat=self.seat,
            round=self.round,
        )


def wins(number: int, *, most_melds: int = 0, suits_only: bool = False) -> list[Win]:
    """Complete hands: 92 of 100 of four sets and a pair, the others pairs and orphans.

    With `suits_only`, hands that sichuan knows: no honours, one suit absent, no melded chow.
    """
    rng = random.Random(SEED + most_melds)
    found: list[Win] = []
    while len(found) < number:
        kinds = [tile for tile in range(34) if not suits_only or tile < 18]
        roll = rng.random()
        melds = rng.randint(0, most_melds)
        if roll < 0.92:
            win = _regular(rng, kinds, melds, suits_only)
        elif roll < 0.98 or suits_only:
            counts = [0] * 34
            for tile in rng.sample(kinds, 7):
                counts[tile] = 2
            win = _won(rng, counts, (), ())
        else:
            counts = [ORPHANS >> tile & 1 for tile in range(34)]
            counts[rng.choice(list(kinds_of(ORPHANS)))] += 1
            win = _won(rng, counts, (), ())
        if win is not None:
            found.append(win)
    return found


def _regular(rng: random.Random, kinds: list[int], melds: int, suits_only: bool) -> Win | None:
    counts = [0] * 34
    chows: list[int] = []
    pungs: list[int] = []
    for place in range(4):
        starts = [tile for tile in kinds if tile < 27 and tile % 9 < 7]
        chow = rng.random() < 0.6 and not (suits_only and place < melds)
        tile = rng.choice(starts if chow else kinds)
        for step in range(3):
            counts[tile + step * chow] += 1
        if place < melds:
            (chows if chow else pungs).append(tile)
    counts[rng.choice(kinds)] += 2
    if max(counts) > 4:
        return None
    for tile in chows:
        for step in range(3):
            counts[tile + step] -= 1
    for tile in pungs:
        counts[tile] -= 3
    return _won(rng, counts, tuple(chows), tuple(pungs))


def _won(
    rng: random.Random, counts: list[int], chows: tuple[int, ...], pungs: tuple[int, ...]
) -> Win:
    winning = rng.choice([tile for tile in range(34) if counts[tile]])
    self_draw = rng.random() < 0.5
    return Win(tuple(counts), winning, chows, pungs, self_draw, rng.randrange(4), rng.randrange(4))
