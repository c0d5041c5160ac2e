"""Deals whose wall was laid by hand, and players who do in them what they were told."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from sparrows.play.actions import PASS, Action
from sparrows.play.match import Match
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Table
from sparrows.rulebooks import rulebook
from sparrows.tiles import SEATS, Tile
from tests.play.rigged import laid

FAIR = "Fair"  # at a table of whoever is named so, the people's shares go into the seed


@dataclass(frozen=True)
class RiggedDeal:
    """The first deal of a match: where its host sits, what is dealt, what the others do.

    Hands are filled up with tiles that make little of one another. `draws` come first from the
    wall, `back` are the replacements that come from its other end. `wishes` are the actions that
    a seat takes as soon as it may, as "discard 5p; win".
    """

    rules: str
    me: str
    hands: dict[str, str]
    draws: str = ""
    back: str = ""
    wishes: dict[str, str] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def book(self) -> Rulebook:
        return rulebook(self.rules, **self.options)

    def wall(self) -> list[Tile]:
        """The tiles in the order in which they are dealt and drawn."""
        hands = [self.hands.get(seat, "") for seat in SEATS]
        return laid(self.book, hands, self.draws, back=self.back)

    def seed(self, name: str) -> bytes:
        """A seed of the match that seats the first player there, and the others after them."""
        first = SEATS.index(self.me)
        for number in count():
            seed = hashlib.sha256(f"{name} {number}".encode()).digest()
            match = Match(self.book, seed)
            if all(match.seat_of(player) == (first + player) % 4 for player in range(4)):
                return seed
        raise AssertionError


class Puppet:
    """Does what it wishes as soon as it may; else it passes, or discards what it drew."""

    def __init__(self, wishes: str) -> None:
        self.wishes = [words.strip() for words in wishes.split(";")]

    def decide(self, rules: Rulebook, view: Table, seat: Seat, offers: list[Action]) -> Action:
        for wish in self.wishes:
            for offer in offers:
                if str(offer) == wish:
                    return offer
        drawn = Action("discard", view.drawn)
        plain = [offer for offer in offers if not offer.declare]
        return next((usual for usual in (PASS, drawn) if usual in offers), plain[-1])
