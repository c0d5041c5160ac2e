"""A bot that learned: a network for each rulebook, from the package `sparrows-models`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from sparrows.bots.keen import KeenBot
from sparrows.complaint import Complaint
from sparrows.play.actions import WIN, Action
from sparrows.play.offers import wins
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Table

MODELS = "sparrows_models"
PACKAGES = (MODELS, "numpy")


@cache
def is_installed() -> bool:
    """Whether there are networks, and what they are run with; neither is loaded yet."""
    return all(find_spec(name) is not None for name in PACKAGES)


def refuse_without_networks() -> None:
    """A `ValueError` that says what to install."""
    if not is_installed():
        raise Complaint("master needs its networks: pip install 'sparrows[strong]'")


def has_network(rules: Rulebook) -> bool:
    """Whether a network was trained for these rules and measured above `keen`."""
    if not is_installed():
        return False
    found: bool = import_module(f"{MODELS}.trained").is_trained_for(rules.id, rules.options)
    return found


@cache
def _policies() -> Any:
    # Imported when a network is first asked for, so that nobody else waits for NumPy.
    return import_module(f"{MODELS}.policies")


class MasterBot:
    """It takes what its network thinks best, and every win.

    Where no network was trained for the rules, it plays as `keen`. Nothing is left to chance: the
    same view and offers always give the same decision.
    """

    def __init__(self, seed: int = 0) -> None:
        refuse_without_networks()
        self._keen = KeenBot(seed)

    def decide(self, rules: Rulebook, view: Table, seat: Seat, offers: list[Action]) -> Action:
        policy = _policies().policy(rules)
        if policy is None:
            return self._keen.decide(rules, view, seat, offers)
        if len(offers) == 1:
            return offers[0]
        if wins(rules, view, seat, offers):
            return WIN
        taken: Action = policy.best(view, seat, offers)
        return taken
