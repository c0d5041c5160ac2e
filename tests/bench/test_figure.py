"""What a figure says of itself: ratios, targets, and how it compares with another run."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.figure import KB, MB, MS, PER_SECOND, Figure, Target, ratio, shown
from bench.runs import read, save

SPEED = Figure("scoring", 300_000.0, PER_SECOND, 200_000.0, "PyMahjongGB", ratio(1.5, 3))


def test_a_speed_is_held_against_its_peer() -> None:
    assert SPEED.ratio == 1.5
    assert SPEED.holds
    assert not SPEED.aim_too
    assert not SPEED._replace(value=299_999.0).holds
    assert SPEED._replace(value=600_000.0).aim_too


def test_a_row_says_what_was_asked() -> None:
    row = SPEED.row()
    assert row.ours == "300 k/s"
    assert row.ratio == "1.50× PyMahjongGB"
    assert row.target == "≥ 1.5×, aim 3×"
    assert row.before == ""


@pytest.mark.parametrize(
    ("value", "holds", "aim_too"), [(5.0, True, False), (5.1, False, False), (2.0, True, True)]
)
def test_of_time_less_is_better(value: float, holds: bool, aim_too: bool) -> None:
    figure = Figure("slowest hand", value, MS, target=Target(5, 2))
    assert (figure.holds, figure.aim_too) == (holds, aim_too)
    assert figure.row().target == "≤ 5 ms, aim 2 ms"


def test_a_number_may_be_asked_for_beside_a_peer() -> None:
    figure = Figure("lines", 50_000.0, PER_SECOND, 25_000.0, "peer", Target(60_000, 120_000))
    assert not figure.holds
    assert figure.row().ratio == "2.00× peer"
    assert figure.row().target == "≥ 60,000 /s, aim 120,000 /s"


def test_what_nothing_is_asked_of_holds() -> None:
    figure = Figure("warm", 1.0, PER_SECOND, 2.0, "peer")
    assert figure.holds
    assert not figure.aim_too
    assert figure.row().target == ""


def test_speeds_of_two_runs_compare_by_their_peers() -> None:
    busy = SPEED._replace(value=75_000.0, beside=100_000.0)
    assert SPEED.better_than(busy) == 2
    assert SPEED.row(busy).before == "2.00×"


def test_times_of_two_runs_compare_by_the_yardstick() -> None:
    now = Figure("keen", 2.0, MS, 30e6)
    assert now.better_than(Figure("keen", 4.0, MS, 30e6)) == 2
    assert now.better_than(Figure("keen", 4.0, MS, 15e6)) == 1, "the machine was half as fast"


@pytest.mark.parametrize("unit", [KB, MB])
def test_memory_does_not_depend_on_speed(unit: str) -> None:
    assert Figure("memory", 10.0, unit).better_than(Figure("memory", 20.0, unit)) == 2


@pytest.mark.parametrize(
    ("value", "unit", "text"),
    [
        (1_234_567.0, PER_SECOND, "1,235 k/s"),
        (2_345.6, PER_SECOND, "2,346 /s"),
        (12.34, MS, "12.3 ms"),
        (0.456, MB, "0.46 MB"),
    ],
)
def test_numbers_have_digits_that_mean_something(value: float, unit: str, text: str) -> None:
    assert shown(value, unit) == text


def test_a_run_can_be_read_again(tmp_path: Path) -> None:
    other = SPEED._replace(peer="mahjong", target=None)
    save(tmp_path / "run.json", [SPEED, other])
    assert read(tmp_path / "run.json") == {
        ("scoring", "PyMahjongGB"): SPEED,
        ("scoring", "mahjong"): other,
    }
