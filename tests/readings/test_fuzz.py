"""Whatever compiled modules are given, they answer or complain: a crash is a bug of ours."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from sparrows import rulebook
from sparrows.bots.advice import advise
from sparrows.bots.greedy import GreedyBot
from sparrows.bots.holding import Holding
from sparrows.builds import COMPILED, build
from sparrows.play.deal import Deal
from sparrows.play.shuffle import seed_from
from sparrows.readings.batch import distances
from sparrows.readings.discards import (
    TilesLeft,
    discards_within,
    lack_of_sets,
    nearest_discards,
    useful_tiles,
)
from sparrows.readings.distance import distance, standard_distance
from sparrows.readings.standing import Standing
from sparrows.readings.tables import away
from sparrows.rulebooks import RULEBOOKS
from sparrows.tiles import ALL_KINDS, FACES, KINDS
from tests.conftest import SOAK

fuzzed = settings(
    max_examples=60 * SOAK, suppress_health_check=[HealthCheck.too_slow], database=None
)

numbers = st.one_of(
    st.integers(-2, 5),
    st.integers(-(2**70), 2**70),
    st.sampled_from([5**7 - 1, 5**7, 5**9 - 1, 5**9, 2**31 - 1, 2**31, 2**63, True]),
)
anything = st.one_of(numbers, st.none(), st.floats(), st.text(max_size=3), st.binary(max_size=40))
lists = st.one_of(
    anything, st.lists(numbers, max_size=50), st.lists(anything, min_size=KINDS, max_size=KINDS)
)
dtypes = st.one_of(
    arrays.integer_dtypes(), arrays.unsigned_integer_dtypes(), arrays.floating_dtypes()
)
shapes = st.tuples(st.integers(0, 40), st.sampled_from([0, 1, 33, KINDS, KINDS, KINDS, 35]))
# What a hand is made of may be changed by anybody, whatever it is changed to.
PARTS = ("counts", "fours", "keys", "kinds", "room", "sets", "size")
changes = st.lists(st.tuples(st.sampled_from(PARTS), lists), max_size=3)
# Where bots have to come to an end, there are not thousands of tiles.
few = st.one_of(st.integers(-2, 9), st.none(), st.lists(st.integers(-2, 9), max_size=50))
few_changes = st.lists(st.tuples(st.sampled_from(PARTS), few), max_size=3)
hands = st.lists(st.integers(0, KINDS - 1), max_size=14)


def asked(function: Callable[..., Any], *given_: object, **more: object) -> Any:
    """What it answers; what it raises is of no interest here, only that it comes back."""
    with contextlib.suppress(Exception):
        return function(*given_, **more)
    return None


@fuzzed
@given(st.data(), numbers)
def test_batches_of_any_array(data: st.DataObject, sets: int) -> None:
    array = data.draw(arrays.arrays(data.draw(dtypes), data.draw(shapes)))
    step = data.draw(st.sampled_from([1, 2, -1]))
    for rows in (array, array[::step], array.T, np.asfortranarray(array)):
        try:
            found = distances(rows, sets)
        except ValueError:
            continue
        assert found.shape == (len(rows),)
        assert found.min(initial=0) >= -1


@fuzzed
@given(lists, lists)
def test_counts_and_keys_of_any_kind(given_: object, sets: object) -> None:
    takes_one: tuple[Callable[..., Any], ...] = (standard_distance, Standing, TilesLeft)
    for function in (*takes_one, Standing.from_counts):
        asked(function, given_)
    takes_two: tuple[Callable[..., Any], ...] = (away, lack_of_sets)
    for function in takes_two:
        asked(function, given_, sets)
        asked(function, (given_, 0, 0, 0), sets)
    left = asked(TilesLeft, [1] * KINDS)
    asked(left.number, given_)


@pytest.mark.skipif(build() != COMPILED, reason="plain lists grow as long as they are told to be")
@fuzzed
@given(hands, changes, lists, numbers)
def test_hands_that_were_changed_from_outside(
    tiles: list[int], changed: list[tuple[str, object]], other: object, number: int
) -> None:
    standing = asked(Standing, tiles) or Standing(range(14))
    for part, value in changed:
        asked(setattr, standing, part, value)
    reads: tuple[Callable[..., Any], ...] = (distance, useful_tiles, Standing.copy, Standing.free)
    for function in reads:  # which do not list all its tiles, as `repr` does: they are too many
        asked(function, standing)
    asked(discards_within, standing, number)
    for allowed in (ALL_KINDS, number, other):
        for shown in (bytearray(FACES), bytearray(b"\xff" * FACES), bytearray(), other):
            asked(nearest_discards, standing, allowed, ALL_KINDS, shown, True)
            asked(nearest_discards, standing, ALL_KINDS, allowed, shown, number)
    for change in ("take", "give", "plus", "minus", "add"):
        asked(getattr(standing, change), number)
        asked(getattr(standing, change), other)
    asked(standing.that_can_come, number)


@fuzzed
@given(st.sampled_from(tuple(RULEBOOKS)), st.integers(0, 9), st.integers(0, 30), few_changes)
def test_bots_who_see_a_changed_hand(
    name: str, seed: int, turn: int, changed: list[tuple[str, object]]
) -> None:
    rules = rulebook(name)
    deal, greedy = Deal(rules, seed_from(seed)), GreedyBot()
    for _ in range(turn):
        for seat in () if deal.over else deal.waiting_for():
            view, offers = deal.view(seat), deal.offers(seat)
            deal.act(seat, greedy.decide(rules, view, seat, offers))
    for seat in () if deal.over else deal.waiting_for()[:1]:
        view, offers = deal.view(seat), deal.offers(seat)
        for part, value in changed:
            asked(setattr, view.places[seat].standing, part, value)
        asked(greedy.decide, rules, view, seat, offers)
        asked(advise, rules, view, seat, offers)
        asked(repr, view.places[seat].standing)


def test_a_hand_of_nothing_is_complained_of() -> None:
    with pytest.raises((AttributeError, TypeError)):
        Holding(None, ()).changed((0,), 1)  # type: ignore[arg-type]
