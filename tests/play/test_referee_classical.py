"""Classical deals and matches before a referee that knows the specification only."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.conftest import SOAK
from tests.oracles.referee_chinese import Foul
from tests.oracles.referee_classical import ClassicalReferee, judge_match, referee_of
from tests.play.rare_deals import biased_deals, changed, some_options, whole_match
from tools import golden_replays

pytestmark = pytest.mark.no_cover  # see tests/conftest.py

DEALS, MATCHES, CHANGES = 450 * SOAK, 4 * SOAK, 20 * SOAK

# What hangs on the play and is seldom: each must have come up among the deals.
SELDOM = """
    CCL-5.5 CCL-6.1 CCL-6.4 CCL-6.5 CCL-6.7 CCL-6.8 CCL-6.9 CCL-6.12 CCL-7.1 CCL-7.3 CCL-7.4
    CCL-7.5 CCL-7.7 CCL-7.8 CCL-7.9 CCL-8.4 CCL-8.6 CCL-8.7 CCL-8.8 CCL-9.2 CCL-9.4
    CCL-9.5 CCL-9.6 CCL-10.2 CCL-10.3 CCL-10.4 CCL-14.3 CCL-14.5 CCL-14.8 CCL-15.2
    CCL-17.1 CCL-17.7 CCL-18.1 CCL-18.2 CCL-18.3 CCL-18.4 CCL-19.1 CCL-19.6
    CCL-20.2 CCL-20.3 CCL-20.4 CCL-21.3 CCL-21.7 CCL-22.7 CCL-22.8 CCL-22.13
"""
WAYS = {
    "CCL-15.2 silent",
    "CCL-21.7 discard",
    "CCL-21.7 kong",
    "CCL-21.7 right and wrong",
    "CCL-21.7 not calling",
    "CCL-21.7 bound",
}


def test_deals() -> None:
    points = [0, 1, 2, 5]
    cited = biased_deals(
        ClassicalReferee,
        DEALS,
        limit=[1, 50, 300, 2000],
        wall_tile_points=points,
        only_tile_points=points,
        win_priority=["nearest"],
        false_win=["allow"],
        false_win_penalty=[0, 30],
    )
    missing = (WAYS | set(SELDOM.split())) - set(cited)
    assert not missing


@pytest.mark.parametrize("number", range(MATCHES))
def test_matches(number: int) -> None:
    rng = random.Random(f"classical match {number} {SOAK}")
    options = some_options(rng, "classical", start_points=[0, 500])
    length = (
        {"rounds": 1, "deals": 0},
        {"deals": 5},
        {"deals": 28, "draw_keeps_east": True},
        {"rounds": 5, "deals": 0},
    )
    judge_match(whole_match(rng, "classical", referee_of, options | length[number % 4]))


def test_the_golden_record() -> None:
    assert judge_match(msgspec.json.decode(golden_replays.path("classical").read_bytes()))


def test_a_changed_record_is_found() -> None:
    rng = random.Random(SOAK)
    golden = golden_replays.path("classical").read_bytes()
    for _ in range(CHANGES):
        record = changed(rng, msgspec.json.decode(golden))
        with pytest.raises(Foul):
            judge_match(record)
