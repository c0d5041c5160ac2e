"""A bot that does anything it may."""

from __future__ import annotations

from sparrows.bots.player import Gambler, rightful
from sparrows.play.actions import Action
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Table


class RandomBot(Gambler):
    """All offers are alike to it, but it calls no win that is none."""

    def decide(self, rules: Rulebook, view: Table, seat: Seat, offers: list[Action]) -> Action:
        return self.chance.choice(rightful(rules, view, seat, offers))
