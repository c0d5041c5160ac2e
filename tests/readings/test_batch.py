"""Many hands at once come to the same as one after another."""

from __future__ import annotations

import random

import numpy as np
import pytest

from sparrows.readings.batch import AT_ONCE, distances
from sparrows.readings.distance import distance, standard_distance
from sparrows.readings.lack import TOO_FAR
from sparrows.readings.shapes.pairs import SevenPairs
from sparrows.readings.shapes.regular import Regular
from sparrows.readings.shapes.shape import Shapes
from sparrows.readings.standing import Standing
from sparrows.rulebooks import RULEBOOKS, rulebook
from tests.readings.test_distance import dealt
from tests.readings.test_shapes import CASES, some


def hands(number: int, size: int) -> list[Standing]:
    rng = random.Random(size)
    return [dealt(rng, size) for _ in range(number)]


def as_array(tiles: list[Standing], kind: type = np.uint8) -> np.ndarray:
    return np.array([list(hand.packed()) for hand in tiles], kind)


def test_all_forms() -> None:
    tiles = hands(AT_ONCE + 100, 14)
    expected = [standard_distance(hand.packed()) for hand in tiles]
    assert distances(as_array(tiles)).tolist() == expected


@pytest.mark.parametrize("sets", range(5))
def test_the_regular_form(sets: int) -> None:
    tiles = hands(500, 3 * sets + 1)
    for hand in tiles:
        hand.sets = sets
    expected = [distance(hand) for hand in tiles]
    regular = Shapes((Regular(),))
    assert distances(as_array(tiles, np.int64), sets, regular).tolist() == expected
    if sets < 4:  # beside a meld there is no other
        assert distances(as_array(tiles), sets).tolist() == expected


@pytest.mark.parametrize("name", RULEBOOKS)
def test_the_shapes_of_a_rulebook(name: str) -> None:
    """Hands that are near each shape there is, whether the rulebook has it or not."""
    shapes = rulebook(name).scoring.shapes
    for sets in (4, 3):
        made = [tiles for case in CASES.values() for tiles, _ in some(case, 8)]
        tiles = [hand for hand in made if hand.sets == sets and not hand.has_jokers]
        plain = [Standing.from_counts(hand.packed(), sets=sets) for hand in tiles]
        expected = [shapes.lack(hand).number - 1 for hand in plain]
        assert distances(as_array(tiles), sets, shapes).tolist() == expected


def test_very_many_shapes_that_are_summed() -> None:
    tiles = hands(50, 13)
    one = distances(as_array(tiles), shapes=Shapes((SevenPairs(),)))
    assert distances(as_array(tiles), shapes=Shapes([SevenPairs()] * 9)).tolist() == one.tolist()


def test_a_shape_that_nobody_can_make_beside_melds() -> None:
    pairs = Shapes((SevenPairs(),))
    assert distances(as_array(hands(2, 10)), 3, pairs).tolist() == [TOO_FAR - 1] * 2


def test_no_hands() -> None:
    assert distances(np.zeros((0, 34), np.uint8)).tolist() == []


@pytest.mark.parametrize(
    "counts",
    [
        np.zeros(34, np.uint8),
        np.zeros((2, 33), np.uint8),
        np.zeros((2, 34), np.float64),
        np.full((1, 34), 5, np.uint8),
        np.full((1, 34), -1, np.int8),
        np.full((1, 34), 1, np.int8),
    ],
)
def test_what_are_no_hands(counts: np.ndarray) -> None:
    with pytest.raises(ValueError):
        distances(counts)


def test_a_hand_has_four_sets() -> None:
    with pytest.raises(ValueError, match="sets"):
        distances(np.zeros((1, 34), np.uint8), 5)
