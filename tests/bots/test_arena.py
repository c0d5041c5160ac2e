"""Duplicate play and simulations: the same results in any number of processes."""

from __future__ import annotations

import time
from math import inf
from pathlib import Path

import pytest

from sparrows.bots.arena import one_wall, seatings, standings
from sparrows.bots.simulate import Summary, simulated
from sparrows.bots.student import quantile, within
from sparrows.bots.work import CHUNKS_AHEAD, LONGEST_CHUNK, in_order
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks import RULEBOOKS, rulebook

SEED = seed_from("arena")
FOUR = ("greedy", "random", "greedy", "random")


def test_all_seatings() -> None:
    assert len(seatings(("a", "b"), 4)) == 6
    assert len(seatings(("a", "b", "c", "d"), 4)) == 24
    assert seatings(("a", "b"), 2) == [("a", "b"), ("b", "a")]
    with pytest.raises(ValueError, match="evenly"):
        seatings(("a", "b", "c"), 4)
    with pytest.raises(ValueError, match="once"):
        seatings(("a", "a"), 4)


def test_points_of_a_bot_against_its_twin_sum_to_zero() -> None:
    """With every seating at every wall two bots that decide alike come out even."""
    points = one_wall(0, rulebook("zung-jung"), SEED, ("greedy", "random"))
    assert sum(points) == 0


def test_the_interval() -> None:
    one, other = standings(("a", "b"), [(1.0, -1.0), (3.0, -3.0)])
    assert (one.points, other.points) == (2.0, -2.0)
    assert one.margin == other.margin == pytest.approx(12.706, abs=0.001)


def test_the_verdict() -> None:
    """The interval of numbers that hardly differ is clear of zero; of two walls none is told."""
    for walls, verdict in ((1, None), (2, None), (29, None), (30, True)):
        points = [(3.0 + number % 2 / 100, -3.0) for number in range(walls)]
        assert standings(("a", "b"), points)[0].is_clear is verdict
    around = [((-1.0) ** number, 0.0) for number in range(30)]
    assert standings(("a", "b"), around)[0].is_clear is False
    (alone, _) = standings(("a", "b"), [(3.0, -3.0)])
    assert alone.margin == inf


# From the printed tables of the distribution, two-sided.
@pytest.mark.parametrize(
    ("confidence", "freedom", "expected"),
    [
        (0.95, 1, 12.706),
        (0.95, 2, 4.303),
        (0.95, 3, 3.182),
        (0.95, 4, 2.776),
        (0.95, 9, 2.262),
        (0.95, 10, 2.228),
        (0.95, 29, 2.045),
        (0.95, 30, 2.042),
        (0.95, 60, 2.000),
        (0.95, 120, 1.980),
        (0.95, 100_001, 1.960),
        (0.99, 5, 4.032),
        (0.99, 20, 2.845),
        (0.8, 1, 3.078),
        (0.5, 7, 0.711),
    ],
)
def test_students_t(confidence: float, freedom: int, expected: float) -> None:
    assert quantile(confidence, freedom) == pytest.approx(expected, abs=0.0006)
    assert within(quantile(confidence, freedom), freedom) == pytest.approx(confidence)


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_greedy_beats_random(rules: str) -> None:
    book = rulebook(rules)
    walls = [one_wall(number, book, SEED, ("greedy", "random")) for number in range(12)]
    assert standings(("greedy", "random"), walls)[0].points > 0


def test_any_number_of_processes() -> None:
    setting = (rulebook("zung-jung"), (SEED, FOUR, True))
    alone = list(in_order(simulated, setting, range(12)))
    assert alone == list(in_order(simulated, setting, range(12), jobs=2))
    assert [result.number for result in alone] == list(range(12))
    with pytest.raises(ValueError, match="jobs"):
        list(in_order(simulated, setting, range(1), jobs=0))


def test_the_summary() -> None:
    book = rulebook("sichuan")
    summary = Summary(book, FOUR)
    results = [simulated(number, book, SEED, FOUR, False) for number in range(10)]
    for result in results:
        summary.add(result)
    found = summary.as_json()
    assert found["deals"] == 10
    assert found["win_rate"] + found["draw_rate"] == pytest.approx(1)
    assert sum(seat["points"] for seat in found["seats"].values()) == 0
    assert found["wins"] == sum(len(result.wins) for result in results)
    assert found["wins"] == sum(seat["wins"] for seat in found["seats"].values())


def noted(number: int, _: Rulebook, folder: Path) -> int:
    """A task that leaves a trace."""
    (folder / str(number)).touch()
    return number


def test_no_more_is_done_than_will_soon_be_asked_for(tmp_path: Path) -> None:
    work = in_order(noted, (rulebook("red"), (tmp_path,)), range(100_000), jobs=2)
    assert next(work) == 0
    time.sleep(0.5)
    del work  # ends the processes
    assert len(list(tmp_path.iterdir())) <= 2 * CHUNKS_AHEAD * LONGEST_CHUNK
