"""A bot that knows what hands are worth, and weighs that against how soon they come."""

from __future__ import annotations

from sparrows.bots.advice import advise
from sparrows.play.actions import WIN, Action
from sparrows.play.offers import wins
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Table


class KeenBot:
    """It aims at what its hand could be worth, and bewares of what a discard may cost.

    Nothing is left to chance: the same view and offers always give the same decision.
    """

    def __init__(self, seed: int = 0) -> None:
        pass

    def decide(self, rules: Rulebook, view: Table, seat: Seat, offers: list[Action]) -> Action:
        if len(offers) == 1:
            return offers[0]
        if wins(rules, view, seat, offers):
            return WIN
        return advise(rules, view, seat, offers).action
