"""A referee who knows the specification alone agrees with every offer and event of red."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from sparrows.play.rulebook import Rulebook
from sparrows.rulebooks import rulebook
from tests.clauses import clause
from tests.conftest import SOAK
from tests.oracles.hearing import Disagreement, Obj, judge
from tests.oracles.referee_red import RedMatch, RedReferee, tiles_of
from tests.play.refereed import (
    UNTRUE,
    WINNERS,
    golden,
    plain,
    some_options,
    stacked,
    unmet,
    watch_match,
    watch_stacked,
)

pytestmark = pytest.mark.no_cover  # see tests/conftest.py

STACKED = 300
MATCHES = 60
CHOICES = {
    "players": (2, 3, 4),
    "jokers": (False, True, True),
    "flowers": (8, 4, 0),
    "min_points": (0, 3, 6, 12),
    "cap": (300, 0, 1, 12, 40),
    "chaotic_value": (12, 3),
    "absorption": ("none", "implied"),
    "rounds": (1, 2),
    "deals": (0, 1, 3),
    "target_points": (0, 3, 30),
    "false_win": ("prevent", "allow"),
    "start_points": (0, 790, 800),
    "two_player_draw": ("stays", "passes"),
}


def some_wall(rng: random.Random, rules: Rulebook) -> list[int]:
    options = plain(rules.options)
    return stacked(rng, tiles_of(options), options["players"], voids=False)


@clause("RED-2.26", "RED-2.27", "RED-2.29", "RED-3.1", "RED-3.11", "RED-3.12", "RED-3.13")
@clause("RED-3.7", "RED-4.3", "RED-4.4", "RED-4.5", "RED-4.6", "RED-4.9", "RED-4.10", "RED-6.2")
@clause("RED-6.7", "RED-7.2", "RED-7.3", "RED-7.4", "RED-7.6", "RED-7.11", "RED-10.9")
@clause("RED-10.10", "RED-11.1", "RED-11.2", "RED-11.3", "RED-11.4", "RED-11.5", "RED-12.2")
@clause(
    "RED-12.3", "RED-12.4", "RED-13.2", "RED-13.3", "RED-13.4", "RED-13.13", "RED-14.4", "RED-14.13"
)
def test_deals_on_stacked_walls(request: pytest.FixtureRequest) -> None:
    saw: Counter[str] = Counter()
    for number in range(STACKED * SOAK):
        rng = random.Random(f"red stacked {SOAK} {number}")
        rules = some_options(rng, "red", CHOICES)
        saw += watch_stacked(rules, some_wall(rng, rules), RedReferee, rng).saw
    assert not unmet(request, saw)


@clause("RED-2.2", "RED-2.3", "RED-2.4", "RED-2.5", "RED-2.6", "RED-14.8", "RED-14.9")
def test_matches(request: pytest.FixtureRequest) -> None:
    saw: Counter[str] = Counter()
    for number in range(MATCHES * SOAK):
        rng = random.Random(f"red match {SOAK} {number}")
        rules = some_options(rng, "red", CHOICES)
        saw += watch_match(rules, RedMatch, rng, rng.choice((1, 2, 6))).saw
    assert not unmet(request, saw)


@clause("RED-12.1", "RED-12.5", "RED-12.6", "RED-12.7", "RED-12.8")
@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 2), (4, 1)])
def test_whole_matches(players: int, rounds: int) -> None:
    rules = rulebook("red", players=players, rounds=rounds)
    referee = watch_match(rules, RedMatch, random.Random(SOAK), 200, WINNERS)
    assert referee.over
    assert referee.round == rounds


def test_the_golden_replay() -> None:
    judge(*golden("red", RedMatch))


@pytest.mark.parametrize("change", UNTRUE)
def test_an_untrue_record_is_found_out(change: Callable[[Obj], None]) -> None:
    referee, record = golden("red", RedMatch)
    change(record["deals"][0])
    with pytest.raises(Disagreement):
        judge(referee, record)
