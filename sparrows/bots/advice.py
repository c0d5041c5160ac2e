"""Advice: what each offer is worth, and which one to take."""

from __future__ import annotations

import msgspec

from sparrows.bots.keen_offers import WeighedOffer, weigh
from sparrows.play.actions import Action
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Table

__all__ = ["Advice", "WeighedOffer", "advise"]


class Advice(msgspec.Struct, frozen=True):
    """All offers as `keen` weighs them, and the number of the one that it takes."""

    choice: int
    options: tuple[WeighedOffer, ...]

    @property
    def action(self) -> Action:
        return self.options[self.choice].action


def advise(rules: Rulebook, view: Table, seat: Seat, offers: list[Action]) -> Advice:
    """What `keen` thinks of these offers; the first of equals is taken."""
    found = weigh(rules, view, seat, offers)
    choice = max(range(len(found)), key=lambda at: found[at].rank)
    return Advice(choice, tuple(each.weighed for each in found))
