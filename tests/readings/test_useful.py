"""Useful tiles for every discard: beside xiangting, and by trying each draw."""

from __future__ import annotations

import random

import pytest
import xiangting

from sparrows.readings.aim import NEVER, Aim, nearest
from sparrows.readings.distance import distance
from sparrows.readings.useful import Unseen, regular_aim, useful_tiles
from sparrows.tiles import KINDS, Tiles, kinds_of, mask, parse
from tests.readings.test_distance import WALL, dealt


def test_beside_xiangting() -> None:
    rng = random.Random(1)
    for number in range(1500):
        tiles = Tiles(rng.sample(WALL, 14)) if number % 2 else dealt(rng, 14)
        counts = bytearray(tiles.counts())
        choices = useful_tiles(tiles)
        assert [choice.discard for choice in choices] == sorted(set(tiles))
        for choice in choices:
            counts[choice.discard] -= 1
            expected = xiangting.calculate_necessary_tiles(
                bytes(counts), xiangting.PlayerCount.FOUR
            )
            assert (choice.distance + 1, choice.useful) == expected, str(tiles)
            counts[choice.discard] += 1


@pytest.mark.parametrize("sets", range(5))
def test_every_draw_is_tried(sets: int) -> None:
    rng = random.Random(sets)
    for _ in range(40):
        tiles = dealt(rng, 3 * sets + 2)
        for choice in useful_tiles(tiles, sets, standard=False):
            tiles.remove(choice.discard)
            assert choice.distance == distance(tiles, sets)
            assert choice.useful == tried(tiles, sets)
            tiles.add(choice.discard)


def tried(tiles: Tiles, sets: int) -> int:
    """The kinds that bring these tiles nearer, found one by one."""
    before = distance(tiles, sets)
    found = []
    for tile in range(KINDS):
        if tiles.count(tile) < 4:
            tiles.add(tile)
            if distance(tiles, sets) < before:
                found.append(tile)
            tiles.remove(tile)
    return mask(found)


def test_one_hand_without_a_discard() -> None:
    assert regular_aim(Tiles(parse("123m 456m 789m 11p 23p")).keys) == Aim(1, mask(parse("14p")))


def test_a_hand_that_holds_all_four_does_not_wait_for_a_fifth() -> None:
    (choice,) = (
        choice
        for choice in useful_tiles(Tiles(parse("1111m 456m 789m 123p 5z")))
        if choice.discard == parse("5z")[0]
    )
    assert choice.distance == 1
    assert not choice.useful & mask(parse("1m"))


def test_how_many_are_left() -> None:
    tiles = Tiles(parse("123m 456m 789m 11p 23p 7z"))
    unseen = Unseen(tiles)
    best = min(useful_tiles(tiles), key=lambda x: (x.distance, -unseen.left(x.useful)))
    assert list(kinds_of(best.useful)) == list(parse("14p"))
    assert unseen.left(best.useful) == 2 + 4
    assert Unseen(tiles, visible=parse("4444p 1f J")).left(best.useful) == 2


@pytest.mark.parametrize(("tiles", "sets"), [("1m", 4), ("123m 11p", 2), ("12m J 11p", 1)])
def test_so_many_tiles_there_must_be(tiles: str, sets: int) -> None:
    with pytest.raises(ValueError, match="are needed"):
        useful_tiles(Tiles(parse(tiles)), sets)


def test_nothing_to_aim_at() -> None:
    assert nearest(()).lack == NEVER
