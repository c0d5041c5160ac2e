"""A bot that does anything it may."""

from __future__ import annotations

from random import Random

from sparrows.bots.player import rightful
from sparrows.play.actions import Action
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Table


class RandomBot:
    """All offers are alike to it, but it calls no win that is none."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = Random(seed)

    def decide(self, rules: Rulebook, view: Table, seat: Seat, offers: list[Action]) -> Action:
        return self._chance.choice(rightful(rules, view, seat, offers))
