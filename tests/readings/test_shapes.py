"""Every shape is held to its plain form, on hands made for it: whole ones, and steps away."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from sparrows.readings.batch import STANDARD_SHAPES
from sparrows.readings.discards import useful_tiles
from sparrows.readings.distance import standard_distance
from sparrows.readings.groups import CHOW_STARTS, CHOWS, PUNG, PUNGS, Meld
from sparrows.readings.hand import Hand
from sparrows.readings.lack import TOO_FAR, nearest
from sparrows.readings.shapes.chaotic import RANKS_APART, Chaotic
from sparrows.readings.shapes.counted_freely import CountedFreely
from sparrows.readings.shapes.heavenly_twins import HeavenlyTwins
from sparrows.readings.shapes.knitted import (
    STRAIGHTS,
    HonoursAndKnitted,
    KnittedStraight,
    lack_by_tables,
    lack_of_straight,
)
from sparrows.readings.shapes.loser import Loser
from sparrows.readings.shapes.orphans import ThirteenOrphans
from sparrows.readings.shapes.pairs import SevenPairs
from sparrows.readings.shapes.regular import Regular
from sparrows.readings.shapes.shape import Shape, Shapes
from sparrows.readings.standing import ROOM, SETS, Standing
from sparrows.readings.wild import WildRule
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.tiles import HONOURS, JOKER, KINDS, ORPHANS, Tile, kinds_of
from tests.conftest import SOAK

HANDS = 40 * SOAK
# As popular has them; red has the other rule, which is the default.
JOKERS = WildRule(pair_of_jokers=True, most_alike=4)
WITH_JOKERS = (*ROOM[:JOKER], 4)

Maker = Callable[[random.Random], list[Tile]]


class Case(NamedTuple):
    """A shape, how to make a hand of it, and whether jokers are in play."""

    shape: Shape
    maker: Maker
    jokers: bool = False


def sets_and_pair(rng: random.Random, sets: int = SETS) -> list[Tile]:
    """Sets and a pair of few suits, so that they lie close together."""
    suits = rng.sample(range(4), rng.randint(1, 3)) if rng.random() < 0.7 else [0, 1, 2, 3]
    chows = [CHOWS[tile] for tile in CHOW_STARTS if tile // 9 in suits]
    pungs = [PUNGS[tile] for tile in range(KINDS) if min(tile // 9, 3) in suits]
    groups = [rng.choice(chows if chows and rng.random() < 0.6 else pungs) for _ in range(sets)]
    pair = rng.choice(pungs).tile
    return [tile for group in groups for tile in group.tiles] + [pair, pair]


def pairs(rng: random.Random) -> list[Tile]:
    kinds = rng.choices(range(KINDS), k=7) if rng.random() < 0.5 else rng.sample(range(KINDS), 7)
    return [tile for tile in kinds for _ in range(2)]


def twins(rng: random.Random) -> list[Tile]:
    if rng.random() < 0.3:
        return [tile for tile in kinds_of(HONOURS) for _ in range(2)]
    first = 9 * rng.randrange(3)
    kinds = rng.choices(range(9), k=7) if rng.random() < 0.5 else rng.sample(range(9), 7)
    return [first + rank for rank in kinds for _ in range(2)]


def orphans(rng: random.Random) -> list[Tile]:
    kinds = list(kinds_of(ORPHANS))
    return [*kinds, rng.choice(kinds)]


def straight(rng: random.Random) -> list[Tile]:
    return [*rng.choice(STRAIGHTS).tiles, *sets_and_pair(rng, 1)]


def honours_and_knitted(rng: random.Random) -> list[Tile]:
    return rng.sample([*rng.choice(STRAIGHTS).tiles, *kinds_of(HONOURS)], 14)


def chaotic(rng: random.Random) -> list[Tile]:
    full = [apart for apart in RANKS_APART if apart.bit_count() == 3]
    suited = [9 * suit + rank for suit in range(3) for rank in kinds_of(rng.choice(full))]
    return rng.sample([*suited, *kinds_of(HONOURS)], 14)


def anything(rng: random.Random) -> list[Tile]:
    return rng.sample([tile for tile in range(KINDS) for _ in range(4)], 14)


CASES = {
    "regular": Case(Regular(), sets_and_pair),
    "regular with jokers": Case(Regular(), sets_and_pair, jokers=True),
    "regular, two jokers may be the pair": Case(Regular(wild=JOKERS), sets_and_pair, jokers=True),
    "counted freely": Case(CountedFreely(), sets_and_pair),
    "seven pairs": Case(SevenPairs(), pairs),
    "seven different pairs": Case(SevenPairs(repeats=False), pairs),
    "seven pairs with jokers": Case(SevenPairs(wild=JOKERS), pairs, jokers=True),
    "heavenly twins": Case(HeavenlyTwins(), twins),
    "different heavenly twins": Case(HeavenlyTwins(repeats=False), twins),
    "thirteen orphans": Case(ThirteenOrphans(), orphans),
    "thirteen orphans with jokers": Case(ThirteenOrphans(wild=JOKERS), orphans, jokers=True),
    "knitted straight": Case(KnittedStraight(), straight),
    "knitted straight with jokers": Case(KnittedStraight(wild=JOKERS), straight, jokers=True),
    "honours and knitted": Case(HonoursAndKnitted(), honours_and_knitted),
    "honours and knitted with jokers": Case(
        HonoursAndKnitted(wild=JOKERS), honours_and_knitted, jokers=True
    ),
    "chaotic": Case(Chaotic(), chaotic),
    "chaotic with jokers": Case(Chaotic(), chaotic, jokers=True),
    "loser": Case(Loser(), anything),
}
every_shape = pytest.mark.parametrize("case", CASES.values(), ids=CASES)


def possible(tiles: list[Tile], melds: list[Meld]) -> bool:
    """Whether there are four tiles of each kind at most."""
    everywhere = tiles + [tile for meld in melds for tile in meld.tiles]
    return all(everywhere.count(tile) <= 4 for tile in everywhere)


def whole(case: Case, rng: random.Random) -> tuple[list[Tile], list[Meld]]:
    """Fourteen tiles that have the shape, some of them melded where they may be."""
    while True:
        tiles, melds = case.maker(rng), list[Meld]()
        for _ in range(rng.randint(0, case.shape.most_melds)):
            tripled = [tile for tile in set(tiles) if tiles.count(tile) == 3]
            if tripled:
                melds.append(Meld(PUNG, rng.choice(tripled)))
                tiles = [tile for tile in tiles if tile != melds[-1].tile]
        if possible(tiles, melds) and len(tiles) + 3 * len(melds) == 14:
            if case.jokers:
                for at in rng.sample(range(len(tiles)), rng.randint(0, min(4, len(tiles)))):
                    tiles[at] = JOKER
            return tiles, melds


def near(case: Case, rng: random.Random) -> Iterator[tuple[list[Tile], list[Meld]]]:
    """Thirteen tiles of such hands, with none to three of them exchanged."""
    while True:
        tiles, melds = whole(case, rng)
        tiles.remove(rng.choice(tiles))
        for _ in range(rng.randint(0, 3) if tiles else 0):
            tiles[rng.randrange(len(tiles))] = rng.randrange(KINDS)
        if possible(tiles, melds):
            yield tiles, melds


def standing(case: Case, tiles: list[Tile], melds: list[Meld]) -> Standing:
    made = Standing(tiles, room=WITH_JOKERS if case.jokers else ROOM)
    for meld in melds:
        made.lay(meld)
    return made


def some(case: Case, seed: int) -> Iterator[tuple[Standing, list[Meld]]]:
    hands = near(case, random.Random(seed))
    for _ in range(HANDS):
        tiles, melds = next(hands)
        yield standing(case, tiles, melds), melds


@every_shape
def test_a_whole_hand_lacks_nothing(case: Case) -> None:
    rng = random.Random(1)
    for _ in range(HANDS):
        tiles, melds = whole(case, rng)
        *others, last = tiles
        hand = Hand(others, last, melds=melds)
        read = bool(list(case.shape.readings(hand)))
        lacks = case.shape.lack(standing(case, tiles, melds)).number
        assert (lacks == 0) == (read and not isinstance(case.shape, Loser)), hand


@every_shape
def test_a_quick_answer_is_the_plain_one(case: Case) -> None:
    waiting = 0
    for tiles, _ in some(case, 2):
        waits = case.shape.waits(tiles)
        assert waits == Shape.waits(case.shape, tiles), str(tiles)
        waiting += waits != 0
    assert waiting > HANDS // 10 or isinstance(case.shape, Loser)


@every_shape
def test_a_quick_number_is_what_it_lacks(case: Case) -> None:
    for tiles, _ in some(case, 9):
        assert case.shape.number(tiles) == case.shape.lack(tiles).number, str(tiles)


@every_shape
def test_a_quick_look_at_the_standard_forms_is_the_plain_one(case: Case) -> None:
    for tiles, melds in some(case, 10):
        if melds or tiles.has_jokers:
            continue
        assert standard_distance(tiles.packed()) == STANDARD_SHAPES.lack(tiles).number - 1, str(
            tiles
        )
        drawn = tiles.plus(next(kinds_of(tiles.free())))
        for choice in useful_tiles(drawn):
            lack = STANDARD_SHAPES.lack(drawn.minus(choice.discard))
            assert (choice.distance + 1, choice.useful) == (lack.number, lack.useful), str(drawn)


@every_shape
def test_what_is_waited_for_is_what_can_be_read(case: Case) -> None:
    if isinstance(case.shape, Loser):
        return
    for tiles, melds in some(case, 3):
        hand = Hand(tiles, melds=melds)
        completing = 0
        for tile in (*range(KINDS), JOKER):
            if tiles.counts[tile] < tiles.room[tile]:
                won = hand.with_winning(tile, self_draw=True)
                completing |= bool(list(case.shape.readings(won))) << tile
        assert case.shape.waits(tiles) == completing, str(tiles)


def test_a_knitted_straight_lacks_by_tables_what_it_lacks_by_plans() -> None:
    for case in (CASES["knitted straight"], CASES["regular"]):
        for tiles, melds in some(case, 7):
            if not melds:
                plain = nearest(lack_of_straight(tiles, straight) for straight in STRAIGHTS)
                assert lack_by_tables(tiles) == plain, str(tiles)


@every_shape
def test_no_hand_is_nearer_than_its_bound(case: Case) -> None:
    for tiles, _ in some(case, 4):
        bound, lack = case.shape.at_least(tiles), case.shape.lack(tiles)
        assert bound <= max(lack.number - 1, 0), str(tiles)
        drawn = next(kinds_of(tiles.free()))
        after_draw = case.shape.at_least(tiles.plus(drawn))
        for tile in set(tiles):
            rest = case.shape.lack(tiles.plus(drawn).minus(tile))
            assert after_draw <= max(rest.number - 1, 0), str(tiles)


@pytest.mark.parametrize("name", RULEBOOKS)
def test_all_shapes_together_say_what_each_says(name: str) -> None:
    shapes = rulebook(name).scoring.shapes
    assert isinstance(shapes, Shapes)
    for case in CASES.values():
        if case.jokers:
            continue
        for tiles, _ in some(case, 5):
            bounds = [shape.at_least(tiles) for shape in shapes]
            assert shapes.at_least(tiles) == min(bounds), str(tiles)
            waits = 0
            for shape in shapes:
                waits |= shape.waits(tiles)
            assert shapes.waits(tiles) == waits, str(tiles)
            assert shapes.lack(tiles).number == min(shape.lack(tiles).number for shape in shapes)


def test_a_loser_never_waits() -> None:
    tiles = Standing(anything(random.Random(6))[:13])
    assert Loser().lack(tiles).number == TOO_FAR
    assert Loser().waits(tiles) == 0
