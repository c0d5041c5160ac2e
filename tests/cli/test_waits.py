"""`sparrows waits`: how far a hand is, and what it waits for."""

from __future__ import annotations

import pytest

from tests.cli.runner import Command


def test_the_waits_of_a_ready_hand(sparrows: Command) -> None:
    done = sparrows("waits", "red", "123m 456m 789m 1122p")
    assert done.status == 0
    assert "The hand is ready." in done.out
    lines = [line.split() for line in done.out.splitlines()]
    assert ["🀙", "1p", "2", "18", "points", "18", "points"] in lines
    assert ["🀚", "2p", "2", "15", "points", "15", "points"] in lines


def test_tiles_that_lie_open_are_not_left(sparrows: Command) -> None:
    done = sparrows("waits", "red", "123m 456m 789m 1122p", "--visible", "1p 2m")
    assert ["🀙", "1p", "1"] in [line.split()[:3] for line in done.out.splitlines()]


def test_a_preset(sparrows: Command) -> None:
    ready = ("waits", "zung-jung", "345m 678p 99s 23s [222z]", "--seat", "N")
    lines = [line.split() for line in sparrows(*ready).out.splitlines()]
    assert ["🀐", "1s", "4", "1", "point", "1", "point"] in lines
    lines = [line.split() for line in sparrows(*ready, "--preset", "wsom").out.splitlines()]
    assert ["🀐", "1s", "4", "—", "—"] in lines


def test_a_joker_does_not_come_from_a_discard(sparrows: Command) -> None:
    done = sparrows("waits", "red", "123m 456m 789m 112p J", "--option", "jokers=true")
    assert ["🀪", "J", "3", "—", "21", "points"] in [line.split() for line in done.out.splitlines()]


def test_every_discard_of_fourteen(sparrows: Command) -> None:
    done = sparrows("waits", "zung-jung", "11222333m 99p [777z]", "--won", "5s", "--lang", "ru")
    assert "После верного сноса рука просит." in done.out
    lines = done.out.splitlines()
    best = next(line for line in lines if "5s" in line and "×" in line)
    assert "1m×2 (170/170) 4m×4 (20/20) 9p×2 (45/70)" in best
    assert sum("×" in line for line in lines) == 5


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("red", "123m 456m 789m 11p 25s"), "one tile from ready"),
        (("red", "123m 456p 159s 3345z"), "tiles from ready"),
        (("red", "123m 456m 789m 11122p"), "The hand is complete."),
        (("sichuan", "1123456789m [555s]", "--void", "s"), "It can no longer win."),
    ],
)
def test_how_far_it_is(sparrows: Command, arguments: tuple[str, ...], says: str) -> None:
    done = sparrows("waits", *arguments)
    assert done.status == 0
    assert says in done.out


def test_useful_tiles_of_thirteen(sparrows: Command) -> None:
    done = sparrows("waits", "red", "123m 456m 789m 11p 25s")
    useful = next(line for line in done.out.splitlines() if line.startswith("Useful tiles"))
    assert "2s×3" in useful
    assert "3s×4" in useful


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("red", "123m"), "13 or 14 tiles are needed"),
        (("red",), "a hand is needed"),
        (("red", "123m 456m 789m 1122p", "--visible", "12"), "a rank needs a suit letter"),
    ],
)
def test_what_cannot_be_a_hand(
    sparrows: Command, arguments: tuple[str, ...], complaint: str
) -> None:
    done = sparrows("waits", *arguments)
    assert (done.status, done.out) == (2, "")
    assert complaint in done.err
