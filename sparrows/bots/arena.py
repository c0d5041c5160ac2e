"""Duplicate play: the same walls in all seatings, so that luck tells less."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import inf, sqrt
from statistics import mean, stdev

import msgspec

from sparrows.bots.simulate import played
from sparrows.bots.student import quantile
from sparrows.complaint import Complaint
from sparrows.play.rulebook import Rulebook

CONFIDENCE = 0.95
# With fewer walls nothing is said: a bot's points are far from a bell curve, and Student's t takes
# them for one.
ENOUGH_WALLS = 30


class Placing(msgspec.Struct, frozen=True):
    """What a bot makes of a deal on average, give or take."""

    bot: str
    points: float
    margin: float  # endless where one wall was played
    walls: int

    @property
    def is_clear(self) -> bool | None:
        """Whether the interval is clear of zero; nothing where there are too few walls to tell."""
        return abs(self.points) > self.margin if self.walls >= ENOUGH_WALLS else None


def seatings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """All different ways to seat these bots, each of them as often as the others."""
    if not 2 <= len(bots) <= seats or seats % len(bots):
        raise Complaint(
            "{number} bots cannot share {seats} seats evenly", number=len(bots), seats=seats
        )
    if len(set(bots)) < len(bots):
        raise Complaint("every bot is named once")
    table = tuple(bots) * (seats // len(bots))
    return sorted(set(permutations(table)))


def one_wall(number: int, rules: Rulebook, seed: bytes, bots: tuple[str, ...]) -> tuple[float, ...]:
    """The points of each bot per seat and deal, over all seatings at one wall."""
    total = dict.fromkeys(bots, 0)
    tables = seatings(bots, len(rules.seats))
    for table in tables:
        deal = played(rules, number, seed, table).deal
        assert deal is not None
        for seat, name in zip(rules.seats, table, strict=True):
            total[name] += deal.table.delta[seat]
    share = len(tables) * len(rules.seats) // len(bots)
    return tuple(total[name] / share for name in bots)


def standings(bots: Sequence[str], walls: Sequence[Sequence[float]]) -> list[Placing]:
    """Every bot's points per deal, with the margin of the 95 % interval by Student's t."""
    return [
        Placing(name, mean(points), margin(points), len(points))
        for name, points in zip(bots, zip(*walls, strict=True), strict=True)
    ]


def margin(points: Sequence[float]) -> float:
    """How far from the mean of these the true one may lie."""
    number = len(points)
    if number < 2:
        return inf
    return quantile(CONFIDENCE, number - 1) * stdev(points) / sqrt(number)
