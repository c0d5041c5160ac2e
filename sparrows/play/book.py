"""The book of a deal: what its rulebook's settlement makes of what happens in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING
from weakref import proxy

from sparrows.play.settlement import Call, FinishedDeal, Foul, Payment, Seat, Settlement
from sparrows.play.table import TURN, Place
from sparrows.readings.hand import Hand
from sparrows.tiles import Tile

if TYPE_CHECKING:
    from sparrows.play.deal import Deal


class Bookkeeper:
    """Reckons a deal by its rulebook's settlement, when it is over."""

    def __init__(self, deal: Deal) -> None:
        self.deal: Deal = proxy(deal)  # it owns this book, and is gone at once when it is dropped
        self.fouls: list[Foul] = []

    def kong(self, seat: Seat, tile: Tile, kind: str, giver: Seat | None) -> Iterable[Payment]:
        """What a kong pays at once."""
        return ()

    def foul(self, foul: Foul) -> Iterable[Payment]:
        """What a foul costs at once."""
        before = self.settle([]).payments
        self.fouls.append(foul)
        return self.settle([]).payments[len(before) :]

    def won(self, calls: list[Call], hands: dict[Seat, Hand]) -> Iterable[Payment]:
        """What the win that ends the deal pays."""
        paid = len(self.settle([]).payments) if self.fouls else 0
        return self.settle(calls, hands).payments[paid:]

    def wall_ended(self) -> Iterable[Payment]:
        """What is paid when nobody has won."""
        return ()

    def copy(self, deal: Deal) -> Bookkeeper:
        twin = type(self)(deal)
        twin.fouls = self.fouls[:]
        return twin

    def held(self, place: Place) -> Hand:
        """A hand as a finished deal has it: without the tile that a player in turn has more."""
        table, rules = self.deal.table, self.deal.rules
        hand: Hand = rules.parts.hand(rules, table, place)
        if table.phase != TURN or table.turn != place.seat:
            return hand
        standing = list(hand.standing)
        standing.remove(rules.parts.winning_tile(table, place))
        return hand.but(standing=standing)

    def settle(self, calls: list[Call], hands: dict[Seat, Hand] | None = None) -> Settlement:
        deal = self.deal
        table, rules = deal.table, deal.rules
        everybody = {
            seat: hands[seat] if hands and seat in hands else self.held(place)
            for seat, place in table.places.items()
        }
        # What was played here needs no check, as what comes from outside does.
        return rules.settling(
            rules,
            FinishedDeal(
                everybody,
                tuple(calls),
                tuple(self.fouls),
                discards=tuple(table.discards),
            ),
        )
