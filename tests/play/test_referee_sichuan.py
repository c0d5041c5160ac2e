"""A referee who knows the specification alone agrees with every offer and event of sichuan."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from sparrows.play.rulebook import Rulebook
from tests.clauses import clause
from tests.conftest import SOAK
from tests.oracles.hearing import Disagreement, Obj, judge
from tests.oracles.referee_sichuan import TILES, SichuanMatch, SichuanReferee
from tests.play.refereed import (
    UNTRUE,
    some_options,
    stacked,
    unmet,
    watch_match,
    watch_stacked,
)
from tools.golden_replays import path

STACKED = 300
MATCHES = 70
CHOICES = {
    "limit": ("stepped", "8", "16"),
    "passed_win": ("different", "greater", "off"),
    "pig_pays_ready": (False, True),
    "void_discard": ("enforced", "fined"),
    "last_discard_pung": (True, False),
    "deals": (1, 2, 16),
    "reveal_winners": ("at-end", "at-once"),
}


def some_wall(rng: random.Random, rules: Rulebook) -> list[int]:
    return stacked(rng, TILES, 4, voids=True)


@clause("SBR-2.8", "SBR-2.9", "SBR-2.10", "SBR-3.1", "SBR-3.3", "SBR-3.4", "SBR-3.8", "SBR-3.11")
@clause("SBR-3.12", "SBR-3.13", "SBR-4.6", "SBR-4.9", "SBR-4.10", "SBR-4.11", "SBR-4.12")
@clause("SBR-4.13", "SBR-5.3", "SBR-5.5", "SBR-5.6", "SBR-5.7", "SBR-5.10", "SBR-5.11")
@clause("SBR-5.13", "SBR-6.2", "SBR-6.8", "SBR-6.9", "SBR-8.5", "SBR-8.8", "SBR-11.2", "SBR-11.3")
@clause("SBR-11.4", "SBR-11.5", "SBR-11.6", "SBR-11.7", "SBR-11.8", "SBR-11.10", "SBR-11.12")
@clause("SBR-12.3", "SBR-12.4", "SBR-12.6", "SBR-12.7", "SBR-12.8", "SBR-12.9", "SBR-13.2")
@clause("SBR-13.3", "SBR-13.4", "SBR-14.2", "SBR-15.4")
def test_deals_on_stacked_walls(request: pytest.FixtureRequest) -> None:
    saw: Counter[str] = Counter()
    for number in range(STACKED * SOAK):
        rng = random.Random(f"sichuan stacked {SOAK} {number}")
        rules = some_options(rng, "sichuan", CHOICES)
        saw += watch_stacked(rules, some_wall(rng, rules), SichuanReferee, rng).saw
    assert not unmet(request, saw)


@clause("SBR-13.1", "SBR-13.5", "SBR-13.7", "SBR-15.6")
def test_matches(request: pytest.FixtureRequest) -> None:
    saw: Counter[str] = Counter()
    for number in range(MATCHES * SOAK):
        rng = random.Random(f"sichuan match {SOAK} {number}")
        rules = some_options(rng, "sichuan", CHOICES)
        saw += watch_match(rules, SichuanMatch, rng, rng.choice((1, 2, 6))).saw
    assert not unmet(request, saw)


def golden() -> tuple[SichuanMatch, Obj]:
    record = msgspec.json.decode(path("sichuan").read_bytes())
    header = record["header"]
    return SichuanMatch(header["options"], bytes.fromhex(header["seed"])), record


def test_the_golden_replay() -> None:
    judge(*golden())


@pytest.mark.parametrize("change", UNTRUE)
def test_an_untrue_record_is_found_out(change: Callable[[Obj], None]) -> None:
    referee, record = golden()
    change(record["deals"][0])
    with pytest.raises(Disagreement):
        judge(referee, record)
