"""Deals on a wall put together for a test, and scripts that play them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from sparrows.play.actions import PASS, Action
from sparrows.play.deal import Deal
from sparrows.play.events import Event
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import shuffled
from sparrows.play.table import TURN
from sparrows.tiles import SEATS, Tile, parse, parse_one

DEALT = 53


def filled_wall(
    rules: Rulebook, hands: Mapping[str, str], draws: str = "", at: Mapping[int, str] | None = None
) -> list[Tile]:
    """A wall that deals these hands and gives these draws; `at` puts tiles at places of it.

    What is not said is filled up with what is left of the set.
    """
    left = Counter(shuffled(rules, b""))
    size = left.total()
    given = {seat: list(parse(hands.get(seat, ""))) for seat in SEATS}
    fixed = {place % size: parse_one(text) for place, text in (at or {}).items()}
    fixed.update(enumerate(parse(draws), DEALT))
    left.subtract(fixed.values())
    for tiles in given.values():
        left.subtract(tiles)
    assert not -left, f"more tiles than the set has: {-left}"
    # Far apart, so that what fills a hand is far from ready.
    rest = sorted(left.elements(), key=lambda tile: (tile % 3, tile // 9, tile))
    for seat in SEATS:
        enough = 14 if seat == "E" else 13
        while len(given[seat]) < enough:
            given[seat].append(rest.pop(0))
        assert len(given[seat]) == enough, f"{seat} has {len(given[seat])} tiles"
    wall = [
        tile for start in (0, 4, 8) for seat in SEATS for tile in given[seat][start : start + 4]
    ]
    wall += [given[seat][12] for seat in SEATS] + given["E"][13:]
    for place in range(DEALT, size):
        wall.append(fixed[place] if place in fixed else rest.pop(0))
    return wall


class Scripted:
    """A deal played by scripts such as `"E discard 5p; W pung"`."""

    def __init__(
        self,
        rules: Rulebook,
        hands: Mapping[str, str],
        draws: str = "",
        at: Mapping[int, str] | None = None,
        round_wind: int = 0,
    ) -> None:
        self.deal = Deal(rules, wall=filled_wall(rules, hands, draws, at), round_wind=round_wind)

    def play(self, script: str) -> Scripted:
        """Acts in order; whoever is asked before and not named passes."""
        for line in script.split(";"):
            seat, _, words = line.strip().partition(" ")
            self.act(SEATS.index(seat), words)
        return self

    def act(self, seat: int, words: str) -> None:
        while not (found := self.find(seat, words)):
            assert self.deal.table.phase != TURN, f"{SEATS[seat]} may not {words}: {self.asked()}"
            self.pass_one()
        self.deal.act(seat, found[0])

    def find(self, seat: int, words: str) -> list[Action]:
        """The offers that these words mean: one of this very wording first."""
        offers = self.deal.offers(seat)
        if words == "discard drawn":
            words = str(Action("discard", self.deal.table.drawn))
        return [each for each in offers if str(each) == words] or [
            each for each in offers if str(each).startswith(words)
        ]

    def pass_one(self) -> None:
        self.deal.act(self.deal.waiting_for()[0], PASS)

    def all_pass(self) -> Scripted:
        """Nobody else claims the tile."""
        while not self.deal.over and self.deal.table.phase != TURN:
            self.pass_one()
        return self

    def run_out(self, live: int) -> Scripted:
        """Everybody discards what he draws until so many tiles may still be drawn."""
        table = self.deal.table
        while not self.all_pass().deal.over and table.wall.live > live:
            self.act(table.turn, "discard drawn" if table.drawn >= 0 else "discard")
        return self

    def asked(self) -> dict[str, list[str]]:
        """Who is asked, and what is open to him, in words."""
        waiting = self.deal.waiting_for()
        return {SEATS[seat]: [str(each) for each in self.deal.offers(seat)] for seat in waiting}

    def names(self, seat: str) -> set[str]:
        """The kinds of action open to a seat."""
        return {action.name for action in self.deal.offers(SEATS.index(seat))}

    def events(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.deal.log if isinstance(event, kind)]
