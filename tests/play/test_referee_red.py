"""A referee who knows the specification alone agrees with every offer and event of red."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from sparrows.play.match import Match
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import seed_from
from tests.clauses import clause
from tests.conftest import SOAK
from tests.oracles.hearing import Disagreement, Obj, judge
from tests.oracles.referee_red import RedMatch, RedReferee, tiles_of
from tests.play.refereed import (
    UNTRUE,
    plain,
    some_options,
    stacked,
    unmet,
    watch_match,
    watch_stacked,
)
from tools.golden_replays import path

STACKED = 300
MATCHES = 80
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
}


def some_wall(rng: random.Random, rules: Rulebook) -> list[int]:
    options = plain(rules.options)
    return stacked(rng, tiles_of(options), options["players"], voids=False)


@clause()
def test_deals_on_stacked_walls(request: pytest.FixtureRequest) -> None:
    saw: Counter[str] = Counter()
    for number in range(STACKED * SOAK):
        rng = random.Random(f"red stacked {SOAK} {number}")
        rules = some_options(rng, "red", CHOICES)
        saw += watch_stacked(rules, some_wall(rng, rules), RedReferee, rng).saw
    assert not unmet(request, saw)


@clause()
def test_matches(request: pytest.FixtureRequest) -> None:
    saw: Counter[str] = Counter()
    for number in range(MATCHES * SOAK):
        rng = random.Random(f"red match {SOAK} {number}")
        rules = some_options(rng, "red", CHOICES)
        seed = seed_from(f"{SOAK} {number}")
        referee = RedMatch(plain(rules.options), seed)
        watch_match(Match(rules, seed, b"salt"), referee, rng, rng.choice((1, 2, 4)))
        saw += referee.saw
    assert not unmet(request, saw)


def golden() -> tuple[RedMatch, Obj]:
    record = msgspec.json.decode(path("red").read_bytes())
    header = record["header"]
    return RedMatch(header["options"], bytes.fromhex(header["seed"])), record


def test_the_golden_replay() -> None:
    judge(*golden())


@pytest.mark.parametrize("change", UNTRUE)
def test_an_untrue_record_is_found_out(change: Callable[[Obj], None]) -> None:
    referee, record = golden()
    change(record["deals"][0])
    with pytest.raises(Disagreement):
        judge(referee, record)
