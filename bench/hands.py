"""Complete hands for the benchmarks: the same for every peer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from sparrows import Hand, Meld
from sparrows.tiles import ORPHANS, kinds_of

SEED = 20261115
KINDS_OF_HANDS = {"concealed": 0, "0–3 melds": 3}  # with the most melds


class Win(NamedTuple):
    """A complete hand as 34 counts, so that each peer can be given its own form of it."""

    closed: tuple[int, ...]  # without melds, the winning tile included
    winning: int
    chows: tuple[int, ...]  # melded, by lowest tile
    pungs: tuple[int, ...]
    self_draw: bool
    seat: int
    round: int

    @property
    def standing(self) -> tuple[int, ...]:
        """The tiles in the hand, without the winning one."""
        counts = list(self.closed)
        counts[self.winning] -= 1
        return tuple(tile for tile, count in enumerate(counts) for _ in range(count))

    @property
    def melds(self) -> tuple[tuple[str, int], ...]:
        """Each by its kind and its lowest tile."""
        return (*(("chow", tile) for tile in self.chows), *(("pung", tile) for tile in self.pungs))


# What `hand_of` makes a hand from.
Makings = tuple[tuple[int, ...], int, tuple[tuple[str, int], ...], bool, int, int]


def makings(win: Win) -> Makings:
    """A hand as plain numbers and names, before anything of ours is made."""
    return win.standing, win.winning, win.melds, win.self_draw, win.seat, win.round


def hand_of(made_from: Makings) -> Hand:
    """The hand, its melds included."""
    standing, winning, melds, self_draw, seat, wind = made_from
    return Hand(
        standing,
        winning,
        melds=[Meld(kind, tile) for kind, tile in melds],
        self_draw=self_draw,
        seat=seat,
        round=wind,
    )


def wins(number: int, *, most_melds: int = 0, suits_only: bool = False) -> list[Win]:
    """So many complete hands, the same each time."""
    return list(islice(complete(most_melds=most_melds, suits_only=suits_only), number))


class Unseen:
    """Complete hands of which no two have the same tiles, whatever was asked for before."""

    def __init__(self) -> None:
        self._given: set[tuple[object, ...]] = set()
        self._sources: dict[tuple[int, bool], Iterator[Win]] = {}

    def wins(self, number: int, *, most_melds: int, suits_only: bool) -> list[Win]:
        """So many more."""
        asked = (most_melds, suits_only)
        if asked not in self._sources:
            self._sources[asked] = complete(most_melds=most_melds, suits_only=suits_only)
        return list(islice(filter(self._is_new, self._sources[asked]), number))

    def _is_new(self, win: Win) -> bool:
        tiles = (win.closed, win.winning, win.chows, win.pungs)
        if tiles in self._given:
            return False
        self._given.add(tiles)
        return True


def complete(*, most_melds: int, suits_only: bool) -> Iterator[Win]:
    """Complete hands: 92 of 100 of four sets and a pair, the others pairs and orphans.

    With `suits_only`, hands that sichuan knows: no honours, one suit absent, no melded chow.
    """
    rng = random.Random(SEED + most_melds)
    kinds = [tile for tile in range(34) if not suits_only or tile < 18]
    while True:
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
            yield win


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
