"""Deals of popular with rigged walls, played by words."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.events import Event, Won
from sparrows.play.table import Place
from sparrows.rulebooks import rulebook
from sparrows.tiles import BONUS, KINDS, SEATS, Tile, parse, show

# Thirteen tiles of which no two go together: four players may hold them at once.
IDLE = "159m 159p 159s 1234z"
SET = Counter(dict.fromkeys(range(KINDS), 4)) + Counter(dict.fromkeys(BONUS, 1))


class Rigged:
    """A deal whose hands, next draws and replacements are chosen; East has one tile more.

    With `short` nothing lies between the draws and the replacements, so that the wall ends there.
    """

    def __init__(
        self,
        east: str = IDLE + " 6z",
        south: str = IDLE,
        west: str = IDLE,
        north: str = IDLE,
        *,
        draws: str = "",
        back: str = "",
        short: bool = False,
        round_wind: int = 0,
        **options: Any,
    ) -> None:
        hands = [list(parse(hand)) for hand in (east, south, west, north)]
        assert [len(hand) for hand in hands] == [14, 13, 13, 13]
        first, last = list(parse(draws)), list(parse(back))[::-1]
        wall: list[Tile] = []
        for start in (0, 4, 8):
            for hand in hands:
                wall += hand[start : start + 4]
        wall += [hand[12] for hand in hands] + [hands[0][13]]
        used = Counter(wall + first + last)
        assert used <= SET, show((used - SET).elements())
        # Flowers lie in the middle, where no test comes to.
        rest = sorted((SET - used).elements(), key=lambda tile: tile not in BONUS)
        half = len(rest) // 2
        between = [] if short else rest[half:] + rest[:half]
        self.deal = Deal(
            rulebook("popular", **options),
            round_wind=round_wind,
            wall=wall + first + between + last,
        )

    def __call__(self, seat: str, words: str) -> list[Event]:
        """What a seat does, in the words of the action."""
        return self.deal.act(SEATS.index(seat), self._action(seat, words))

    def _action(self, seat: str, words: str) -> Action:
        for action in self.deal.offers(SEATS.index(seat)):
            if str(action) == words:
                return action
        raise AssertionError(f"{seat} is not offered {words!r} but {self.offers(seat)}")

    def offers(self, seat: str) -> list[str]:
        return [str(action) for action in self.deal.offers(SEATS.index(seat))]

    def asked(self) -> str:
        """The seats that are asked, as letters."""
        return "".join(SEATS[seat] for seat in sorted(self.deal.waiting_for()))

    def place(self, seat: str) -> Place:
        return self.deal.table.places[SEATS.index(seat)]

    def hand(self, seat: str) -> str:
        return show(self.place(seat).standing())

    def melds(self, seat: str) -> list[str]:
        return [str(meld) for meld in self.place(seat).melds]

    def gains(self) -> list[int]:
        return list(self.deal.table.delta.values())

    def won(self) -> Won:
        """The win that ended the deal."""
        (found,) = [event for event in self.deal.log if isinstance(event, Won)]
        assert self.deal.over
        return found

    def happened(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.deal.log if isinstance(event, kind)]
