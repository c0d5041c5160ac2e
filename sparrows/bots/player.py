"""What every bot has in common: a view and offers go in, one of the offers comes out."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Protocol

from sparrows.play.actions import WIN, Action
from sparrows.play.offers import wins
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Table


class Bot(Protocol):
    """A player that decides for itself."""

    def decide(self, rules: Rulebook, view: Table, seat: Seat, offers: list[Action]) -> Action:
        """One of the offers."""


def rightful(rules: Rulebook, view: Table, seat: Seat, offers: list[Action]) -> list[Action]:
    """The offers without a win that would be called wrongly."""
    if not rules.parts.lets_call_falsely or wins(rules, view, seat, offers):
        return offers
    return [action for action in offers if action != WIN]


class Gambler:
    """A bot's own chance; it is there once it is needed, for its state takes long to copy."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    @cached_property
    def chance(self) -> Random:
        return Random(self._seed)
