"""Distance from the tables: beside xiangting, beside the plans, and by its laws."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest
import xiangting

from sparrows.readings.distance import distance, standard_distance
from sparrows.readings.plans import sets_and_pair
from sparrows.readings.standing import Standing
from sparrows.tiles import KINDS, parse

WALL = [tile for tile in range(KINDS) for _ in range(4)]


def dealt(rng: random.Random, size: int, sets: int = 4) -> Standing:
    """So many random tiles; half of the time of few kinds, so that they lie close together."""
    kinds = rng.sample(range(3), rng.randint(1, 3)) if rng.random() < 0.5 else range(4)
    held = rng.sample([tile for tile in WALL if tile // 9 in kinds], size)
    return Standing(held, sets=sets)


@pytest.mark.parametrize("size", [13, 14])
def test_twenty_thousand_hands_beside_xiangting(size: int) -> None:
    rng = random.Random(size)
    for number in range(10_000):
        tiles = Standing(rng.sample(WALL, size)) if number % 2 else dealt(rng, size)
        counts = tiles.packed()
        expected = xiangting.calculate_replacement_number(counts, xiangting.PlayerCount.FOUR)
        assert standard_distance(counts) == expected - 1, str(tiles)


@pytest.mark.parametrize(
    ("tiles", "sets", "expected"),
    [
        ("123m 456m 789m 11p 23p", 4, 0),
        ("123m 456m 789m 11p 234p", 4, -1),
        ("19m 19p 19s 1234567z", 4, 8),
        ("1m", 0, 0),
        ("11m", 0, -1),
        ("1111m", 1, 1),  # three of them are a pung, but there is no fifth for the pair
        ("1112m", 1, 0),
        ("258m 258p 258s 1234z", 4, 8),
    ],
)
def test_examples(tiles: str, sets: int, expected: int) -> None:
    assert distance(Standing(parse(tiles), sets=sets)) == expected


@pytest.mark.parametrize("sets", range(5))
def test_the_tables_say_what_the_plans_say(sets: int) -> None:
    rng = random.Random(sets)
    for _ in range(30):
        tiles = dealt(rng, 3 * sets + rng.choice((1, 2)), sets)
        assert distance(tiles) == sets_and_pair(tiles, 4).number - 1, str(tiles)


def test_a_draw_brings_a_hand_nearer_by_one_at_most_and_never_farther() -> None:
    rng = random.Random(5)
    for _ in range(300):
        tiles = dealt(rng, 13)
        before = distance(tiles)
        for tile in range(KINDS):
            if tiles.count(tile) < 4:
                tiles.add(tile)
                assert distance(tiles) in (before, before - 1)
                tiles.remove(tile)


def test_some_discard_keeps_the_distance() -> None:
    rng = random.Random(6)
    for _ in range(300):
        tiles = dealt(rng, 14)
        before = distance(tiles)
        after = []
        for tile in set(tiles):
            tiles.remove(tile)
            after.append(distance(tiles))
            tiles.add(tile)
        assert min(after) == max(before, 0)
        assert max(after) <= before + 1


@pytest.mark.parametrize(
    "counts", [[1] * 33, [1] * 35, [5] + [0] * 33, [4, 4, 4, 4] + [0] * 30, [300] + [0] * 33]
)
def test_what_is_no_hand(counts: list[int]) -> None:
    with pytest.raises(ValueError):
        standard_distance(counts)


@pytest.mark.parametrize("sets", [-1, 5])
def test_a_hand_has_four_sets(sets: int) -> None:
    with pytest.raises(ValueError, match="sets"):
        distance(Standing(sets=sets))


def test_tables_are_unpacked_when_first_needed() -> None:
    code = (
        "import sparrows\n"
        "from sparrows.readings.distance import distance\n"
        "from sparrows.readings.tables import SUIT\n"
        "assert not SUIT\n"
        "print(distance(sparrows.Standing(sparrows.parse('11m'), sets=0)), len(SUIT))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["-1", str(5**9)]
