"""Duplicate play: the same walls in all seatings, so that luck tells less."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import sqrt

import msgspec

from sparrows.bots.simulate import played
from sparrows.complaint import Complaint
from sparrows.play.rulebook import Rulebook

CONFIDENCE = 1.96  # standard errors on either side of a mean, for 95 %


class Standing(msgspec.Struct, frozen=True):
    """What a bot makes of a deal on the average, give or take."""

    bot: str
    points: float
    margin: float

    @property
    def is_clear(self) -> bool:
        """Whether the interval is clear of zero."""
        return abs(self.points) > self.margin


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
    """The points of each bot a seat and a deal, over all seatings at one wall."""
    total = dict.fromkeys(bots, 0)
    tables = seatings(bots, len(rules.seats))
    for table in tables:
        deal = played(rules, number, seed, table).deal
        assert deal is not None
        for seat, name in zip(rules.seats, table, strict=True):
            total[name] += deal.table.delta[seat]
    share = len(tables) * len(rules.seats) // len(bots)
    return tuple(total[name] / share for name in bots)


def standings(bots: Sequence[str], walls: Sequence[Sequence[float]]) -> list[Standing]:
    """Every bot's points a deal, with the margin of the 95 % interval."""
    found = []
    number = len(walls)
    for at, name in enumerate(bots):
        points = [wall[at] for wall in walls]
        mean = sum(points) / number
        spread = sum((each - mean) ** 2 for each in points) / (number - 1) if number > 1 else 0.0
        found.append(Standing(name, mean, CONFIDENCE * sqrt(spread / number)))
    return found
