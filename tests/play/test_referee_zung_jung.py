"""Zung-jung deals and matches before a referee that knows the specification only."""

from __future__ import annotations

import random
from collections import Counter
from operator import attrgetter

import msgspec
import pytest

from sparrows.play.rulebook import Preset
from sparrows.rulebooks.zung_jung import PRESETS
from tests.conftest import SOAK
from tests.oracles.referee_chinese import Foul
from tests.oracles.referee_zung_jung import ZungJungReferee, judge_match, referee_of
from tests.play.rare_deals import biased_deal, biased_deals, changed, some_options, whole_match
from tools import golden_replays

pytestmark = pytest.mark.no_cover  # see tests/conftest.py

DEALS, MATCHES, CHANGES = 450 * SOAK, 3 * SOAK, 20 * SOAK

# What hangs on the play and is seldom: each must have come up among the deals.
SELDOM = """
    ZJ-9.2 ZJ-9.3 ZJ-9.4 ZJ-9.5 ZJ-22.4 ZJ-22.10 ZJ-23.1 ZJ-23.2 ZJ-23.3 ZJ-23.5 ZJ-23.6
    ZJ-23.9 ZJ-23.11 ZJ-23.12 ZJ-24.2 ZJ-24.3 ZJ-24.4 ZJ-24.6 ZJ-24.8 ZJ-25.2 ZJ-25.3
    ZJ-25.5 ZJ-27.4 ZJ-27.5 ZJ-27.6 ZJ-30.3 ZJ-30.4 ZJ-30.5 ZJ-30.10 ZJ-32.2 ZJ-32.4 ZJ-32.9
    ZJ-33.3
"""
# What comes up under a preset and nowhere else.
MEETS = {"wsom": {"ZJ-33.4", "ZJ-33.14"}, "uniform": {"ZJ-30.10"}, "flowers": {"ZJ-25.3"}}


def test_deals() -> None:
    cited = biased_deals(
        ZungJungReferee,
        DEALS,
        interception=["nearest"],
        bonus_tiles=[False, True, True],
        bonus_tile_values=[[1, 2, 5], [0, 0, 0], [2, 0, 3]],
        false_win_penalty=[0, 25, 40],
    )
    assert set(SELDOM.split()) <= set(cited), set(SELDOM.split()) - set(cited)


@pytest.mark.parametrize("preset", PRESETS, ids=attrgetter("id"))
def test_presets(preset: Preset) -> None:
    cited: Counter[str] = Counter()
    for number in range(DEALS // 3):
        rng = random.Random(f"zung-jung {preset.id} {number} {SOAK}")
        cited += biased_deal(rng, ZungJungReferee, preset.options)
    assert MEETS[preset.id] <= set(cited)


@pytest.mark.parametrize("number", range(MATCHES))
def test_matches(number: int) -> None:
    rng = random.Random(f"zung-jung match {number} {SOAK}")
    options = some_options(rng, "zung-jung", start_points=[0, 500])
    options["rounds"] = (1, 2, 4)[number % 3]
    judge_match(whole_match(rng, "zung-jung", referee_of, options))


def test_the_golden_record() -> None:
    assert judge_match(msgspec.json.decode(golden_replays.path("zung-jung").read_bytes()))


def test_a_changed_record_is_found() -> None:
    rng = random.Random(SOAK)
    golden = golden_replays.path("zung-jung").read_bytes()
    for _ in range(CHANGES):
        record = changed(rng, msgspec.json.decode(golden))
        with pytest.raises(Foul):
            judge_match(record)
