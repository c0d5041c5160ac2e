"""Useful tiles for every discard: beside xiangting, and by trying each draw.

The nearest discards are the best of these, with as many useful tiles left.
"""

from __future__ import annotations

import random

import pytest
import xiangting

from sparrows.readings.discards import (
    TilesLeft,
    discards_within,
    lack_of_sets,
    nearest_discards,
    tiles_left,
    useful_tiles,
)
from sparrows.readings.distance import distance
from sparrows.readings.lack import TOO_FAR, Lack, nearest
from sparrows.readings.standing import Standing
from sparrows.tiles import ALL_KINDS, KINDS, kinds_of, mask, parse
from tests.readings.test_distance import WALL, dealt

HANDS = 400


def test_beside_xiangting() -> None:
    rng = random.Random(1)
    for number in range(1500):
        tiles = Standing(rng.sample(WALL, 14)) if number % 2 else dealt(rng, 14)
        counts = bytearray(tiles.packed())
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
        tiles = dealt(rng, 3 * sets + 2, sets)
        for choice in useful_tiles(tiles, standard=False):
            tiles.remove(choice.discard)
            assert choice.distance == distance(tiles)
            assert choice.useful == tried(tiles)
            tiles.add(choice.discard)


def tried(tiles: Standing) -> int:
    """The kinds that bring these tiles nearer, found one by one."""
    before = distance(tiles)
    found = []
    for tile in range(KINDS):
        if tiles.count(tile) < 4:
            tiles.add(tile)
            if distance(tiles) < before:
                found.append(tile)
            tiles.remove(tile)
    return mask(found)


def test_one_hand_without_a_discard() -> None:
    assert lack_of_sets(Standing(parse("123m 456m 789m 11p 23p")).keys) == Lack(
        1, mask(parse("14p"))
    )


def test_a_hand_that_holds_all_four_does_not_wait_for_a_fifth() -> None:
    (choice,) = (
        choice
        for choice in useful_tiles(Standing(parse("1111m 456m 789m 123p 5z")))
        if choice.discard == parse("5z")[0]
    )
    assert choice.distance == 1
    assert not choice.useful & mask(parse("1m"))


@pytest.mark.parametrize(("tiles", "sets"), [("1m", 4), ("123m 11p", 2), ("12m J 11p", 1)])
def test_so_many_tiles_there_must_be(tiles: str, sets: int) -> None:
    with pytest.raises(ValueError, match="are needed"):
        useful_tiles(Standing(parse(tiles), sets=sets))


def test_nothing_to_aim_at() -> None:
    assert nearest(()).number == TOO_FAR


def random_counts(rng: random.Random, size: int, kinds: int) -> list[int]:
    """So many tiles of at most so many kinds."""
    some = rng.sample(range(KINDS), kinds)
    tiles = rng.sample([tile for tile in some for _ in range(4)], size)
    return [tiles.count(tile) for tile in range(KINDS)]


@pytest.mark.parametrize("sets", [1, 2, 3, 4])
@pytest.mark.parametrize("standard", [True, False])
def test_nearest_are_the_best_of_all(sets: int, standard: bool) -> None:
    rng = random.Random(sets)
    for number in range(HANDS):
        counts = random_counts(rng, 3 * sets + 2, (5, 8, 14, KINDS)[number % 4])
        tiles = Standing.from_counts(counts, sets=sets)
        shown = bytearray(rng.randint(0, 4 - own) for own in counts)
        kinds = rng.choice((ALL_KINDS, rng.getrandbits(KINDS)))
        held = [tile for tile in range(KINDS) if counts[tile]]
        allowed = held if number % 3 else rng.sample(held, (len(held) + 1) // 2)
        choices = [
            choice for choice in useful_tiles(tiles, standard=standard) if choice.discard in allowed
        ]
        least = min(choice.distance for choice in choices)
        best = [choice for choice in choices if choice.distance == least]
        expected = [
            (each.discard, sum(4 - counts[t] - shown[t] for t in kinds_of(each.useful & kinds)))
            for each in best
        ]
        if len(best) == 1:
            expected = [(best[0].discard, 0)]
        found = nearest_discards(tiles, mask(allowed), kinds, shown, standard)
        assert found == expected


def test_those_within_a_distance_are_some_of_all() -> None:
    rng = random.Random(5)
    for number in range(HANDS):
        sets = number % 4 + 1
        tiles = Standing.from_counts(random_counts(rng, 3 * sets + 2, 14), sets=sets)
        every = useful_tiles(tiles, standard=False)
        most = rng.choice(every).distance
        assert discards_within(tiles, most) == [each for each in every if each.distance <= most]


def test_tiles_left_are_counted_for_many_kinds_at_once() -> None:
    rng = random.Random(6)
    for _ in range(HANDS):
        counts = [rng.randint(0, 4) for _ in range(KINDS)]
        kinds = rng.getrandbits(KINDS)
        assert TilesLeft(counts).number(kinds) == sum(counts[tile] for tile in kinds_of(kinds))


def test_what_is_held_or_shown_is_not_left() -> None:
    left = tiles_left(Standing(parse("112m")), bytearray([1, 0, 3] + [0] * (KINDS - 3)))
    assert [left.number(1 << tile) for tile in range(4)] == [1, 3, 1, 4]
