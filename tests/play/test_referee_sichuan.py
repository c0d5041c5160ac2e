"""A referee who knows the specification alone agrees with every offer and event of sichuan."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from sparrows.play.rulebook import Rulebook
from tests.clauses import clause
from tests.conftest import SOAK
from tests.oracles.hearing import CHOWS, Disagreement, Obj, judge
from tests.oracles.referee_sichuan import TILES, SichuanMatch, SichuanReferee
from tests.play.refereed import (
    UNTRUE,
    Temper,
    dealing,
    golden,
    some_options,
    stacked,
    take,
    unmet,
    watch_match,
    watch_stacked,
)

pytestmark = pytest.mark.no_cover  # see tests/conftest.py

STACKED = 240
MATCHES = 60
ROBBERIES = 150
CHOICES = {
    "limit": ("stepped", "8", "16"),
    "passed_win": ("different", "greater", "off"),
    "pig_pays_ready": (False, True),
    "void_discard": ("enforced", "fined"),
    "last_discard_pung": (False, True),
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
@clause("SBR-13.3", "SBR-13.4", "SBR-14.2", "SBR-15.4", "SBR-15.5")
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


def robbery(rng: random.Random) -> list[int]:
    """East gives South the third tile of a pung; the fourth comes when West and North wait for it.

    South may have four other tiles alike, for a kong before that.
    """
    own, other, void = rng.sample(range(3), 3)
    wanted = 9 * own + rng.randrange(2, 7)
    pool = [tile for tile in TILES if tile != wanted]
    rng.shuffle(pool)

    def moved(*suits: int, copies: int = 1) -> list[int]:
        """Tiles alike of these suits, out of the pool."""
        tile = next(one for one in pool if one // 9 in suits and pool.count(one) >= copies)
        return [pool.pop(pool.index(tile)) for _ in range(copies)]

    south, west, north = [wanted] * 2, moved(void), moved(void)
    south += moved(other, copies=4) if rng.random() < 0.8 else []
    draws = []
    for hand in (west, north):
        beside = [[tile for tile in chow if tile != wanted] for chow in CHOWS if wanted in chow]
        take(pool, hand, rng.choice(beside))
        single, pair = moved(other, copies=2)
        hand.append(single)
        draws.append(pair)
    sets = [chow for chow in CHOWS if chow[0] // 9 == other] + [(tile,) * 3 for tile in set(pool)]
    sets = [group for group in sets if group[0] // 9 != void and wanted not in group]
    for hand in (south, west, north):
        while len(hand) <= 10:
            take(pool, hand, rng.choice(sets))
    while len(south) < 13:
        south += moved(void)
    east = [tile for _ in range(13) for tile in moved(other, void)]
    return dealing([[*east, wanted], south, west, north], [*draws, *moved(void), wanted, *pool])


@clause("SBR-6.4", "SBR-6.10", "SBR-6.11", "SBR-9.8", "SBR-11.9", "SBR-5.14")
def test_robbed_kongs(request: pytest.FixtureRequest) -> None:
    saw: Counter[str] = Counter()
    for number in range(ROBBERIES * SOAK):
        rng = random.Random(f"sichuan robbery {SOAK} {number}")
        rules = some_options(rng, "sichuan", CHOICES)
        temper = Temper(wins=rng.choice((0.4, 0.9)), claims=1, calls=0, nears=1)
        saw += watch_stacked(rules, robbery(rng), SichuanReferee, rng, temper).saw
    assert not unmet(request, saw)


def test_the_golden_replay() -> None:
    judge(*golden("sichuan", SichuanMatch))


@pytest.mark.parametrize("change", UNTRUE)
def test_an_untrue_record_is_found_out(change: Callable[[Obj], None]) -> None:
    referee, record = golden("sichuan", SichuanMatch)
    change(record["deals"][0])
    with pytest.raises(Disagreement):
        judge(referee, record)
