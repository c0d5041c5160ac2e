"""Random hands of every rulebook, from the generators of the plain scorers."""

from __future__ import annotations

import random
from importlib import import_module

from hypothesis import strategies as st

from sparrows.play.rulebook import Rulebook
from sparrows.readings.groups import Meld
from sparrows.readings.hand import Facts, Hand
from sparrows.rulebooks import FOLDERS
from sparrows.rulebooks.cases import read_hand
from sparrows.rulebooks.sichuan.void import SichuanFacts
from sparrows.tiles import EAST, Tile
from tests.case_files import Case

SEEDS = st.integers(0, 2**40)


def random_hand_case(name: str, seed: int) -> Case:
    """A random `hand` case of a rulebook."""
    oracle = import_module(f"tests.oracles.{FOLDERS[name]}")
    rng = random.Random(seed)
    while True:
        case: Case = oracle.random_case(rng)
        if case["type"] == "hand":
            return case


def random_hand(name: str, seed: int) -> tuple[Rulebook, Hand]:
    return read_hand(random_hand_case(name, seed))


def mapped(hand: Hand, tile_map: dict[Tile, Tile], facts: Facts) -> Hand:
    """The same hand with every kind exchanged for another."""

    def new(tile: Tile) -> Tile:
        return tile_map.get(tile, tile)

    return Hand(
        [new(tile) for tile in hand.standing],
        None if hand.winning is None else new(hand.winning),
        melds=[
            Meld(
                meld.kind,
                min(new(tile) for tile in meld.tiles),
                meld.concealed,
                meld.promoted,
                tuple(sorted(new(tile) for tile in meld.wild)),
            )
            for meld in hand.melds
        ],
        self_draw=hand.self_draw,
        flowers=hand.flowers,
        seat=hand.seat,
        round=hand.round,
        situation=hand.situation,
        wild=None if hand.wild is None else new(hand.wild),
        facts=facts,
    )


def permuted(hand: Hand, order: tuple[int, ...]) -> Hand:
    """The hand with its suits exchanged."""
    tile_map = {tile: 9 * order[tile // 9] + tile % 9 for tile in range(EAST)}
    void = SichuanFacts.of(hand).void
    return mapped(hand, tile_map, hand.facts if void is None else SichuanFacts(order[void]))


def mirrored(hand: Hand) -> Hand:
    """The hand with 1 and 9, 2 and 8, 3 and 7, 4 and 6 exchanged."""
    return mapped(hand, {tile: tile // 9 * 9 + 8 - tile % 9 for tile in range(EAST)}, hand.facts)
