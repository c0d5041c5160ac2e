"""What a seat may not see never reaches a network, nor changes what it decides."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from sparrows.bots import bot
from sparrows.play.deal import Deal
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Table
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows_models.arrays import NumPyArrays
from sparrows_models.decisions import encode, outputs_of
from sparrows_models.features import Unfold
from sparrows_models.policies import policy
from sparrows_models.trained import trained
from tests.models.positions import SETTINGS, covered_kongs, decisions, otherwise
from tests.web.worlds import indifferent, other_world, wall_of

DEALS = 12


def read(unfold: Unfold, records: list[bytes]) -> Iterator[np.ndarray]:
    rows = np.frombuffer(b"".join(records), np.uint8).reshape(len(records), -1)
    yield from unfold.inputs(rows)


@pytest.mark.parametrize(("name", "options"), SETTINGS, ids=str)
def test_features_are_those_of_the_view_whatever_is_hidden(
    name: str, options: dict[str, object]
) -> None:
    rules = rulebook(name, **options)
    covers_kongs, chance = rules.parts.covers_kongs, random.Random(1)
    true, viewed, other, covered = [], [], [], 0
    for deal, seat, offers in decisions(rules, DEALS):

        def record(table: Table, seat: Seat = seat, offers: list = offers) -> bytes:
            return encode(table, seat, outputs_of(offers), covers_kongs=covers_kongs)

        true.append(record(deal.table))
        viewed.append(record(deal.view(seat)))
        other.append(record(otherwise(deal, seat, chance)))
        covered += covered_kongs(deal.table, seat)
    unfold = Unfold(rules, NumPyArrays())
    for ours, seen, elsewhere in zip(
        *(read(unfold, records) for records in (true, viewed, other)), strict=True
    ):
        assert np.array_equal(ours, seen)
        assert np.array_equal(ours, elsewhere)
    assert covered or not covers_kongs
    assert true != other, "worlds differ"


@pytest.mark.parametrize("name", trained())
def test_a_network_decides_alike_in_both_worlds(name: str) -> None:
    rules, chance = rulebook(name), random.Random(1)
    network = policy(rules)
    assert network is not None
    for deal, seat, offers in decisions(rules, 1, seed=5):
        decided = network.best(deal.view(seat), seat, offers)
        assert decided == network.best(otherwise(deal, seat, chance), seat, offers)


@pytest.mark.parametrize("name", RULEBOOKS)
def test_the_dealer_decides_alike_on_two_walls_that_look_the_same_to_him(name: str) -> None:
    rules = rulebook(name)
    wall = wall_of(rules)
    walls = wall, other_world(wall, lowest=9 if name == "sichuan" else 0)
    one, other = (dealers_decisions(rules, each) for each in walls)
    assert one == other
    assert len(one) > 10


def dealers_decisions(rules: Rulebook, wall: list[int]) -> list[str]:
    """What `master` would do in the dealer's place while nobody does what depends on tiles."""
    deal, master, found = Deal(rules, b"world" * 8, wall=wall), bot("master"), []
    while not deal.over:
        for seat in deal.waiting_for():
            offers = deal.offers(seat)
            if seat == 0 and len(offers) > 1:
                found.append(str(master.decide(rules, deal.view(seat), seat, offers)))
            deal.act(seat, indifferent(offers, deal.table.drawn))
    return found
