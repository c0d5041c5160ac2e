"""A match: deals one after another, who deals, which round it is, and the points of all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from sparrows.complaint import Complaint
from sparrows.play.beginning import refuse_malformed_match
from sparrows.play.deal import Deal
from sparrows.play.shares import Share, mixed
from sparrows.play.shuffle import Chance, commitment, deal_seed

if TYPE_CHECKING:
    from sparrows.play.rulebook import Rulebook
    from sparrows.play.settlement import Seat

Player = int


class Played(NamedTuple):
    """A deal of a match, and who dealt it."""

    dealer: Player
    deal: Deal


class Match:
    """Players are numbered from 0; in each deal they sit where the dealership puts them.

    `commitment` may be published before the first deal, the house's seed, the salt and the shares
    of the players after the last.
    """

    def __init__(
        self, rules: Rulebook, seed: bytes, salt: bytes = b"", shares: Sequence[Share] = ()
    ) -> None:
        refuse_malformed_match(rules, seed, salt, shares)
        self.rules = rules
        self.house_seed = seed
        self.salt = salt
        self.shares = tuple(shares)
        self.seed = mixed(seed, shares)  # all chance of the match comes from it
        self.players = len(rules.seats)
        self.start_points = rules.parts.start_points(rules)
        self.points = [self.start_points] * self.players
        self.played = 0
        # Seats are drawn once: the players in playing order from the first dealer, and by which
        # throws of the dice, where they were.
        self.seating: list[Player]
        self.seating, self.throws = rules.parts.seating(Chance(self.seed, "seats"), self.players)
        self.first_dealer: Player = self.seating[0]
        self.dealer = self.first_dealer
        self.round = 0
        self.over = False
        self.deal: Deal | None = None
        self.finished: list[Played] = []

    @property
    def commitment(self) -> str:
        """What binds the house before the first deal."""
        return commitment(self.house_seed, self.salt)

    def seat_of(self, player: Player) -> Seat:
        """Where a player sits in this deal: the dealer is East."""
        turn = self.seating.index
        return self.rules.seats[(turn(player) - turn(self.dealer)) % self.players]

    def player_at(self, seat: Seat) -> Player:
        """Who sits there in this deal."""
        turn = self.rules.seats.index(seat) + self.seating.index(self.dealer)
        return self.seating[turn % self.players]

    def order_from(self, dealer: Player) -> tuple[Player, ...]:
        """The players in playing order, beginning with this one."""
        first = self.seating.index(dealer)
        return (*self.seating[first:], *self.seating[:first])

    def next_deal(self) -> Deal:
        """The next deal; the one before it must be finished."""
        if self.over:
            raise Complaint("the match is over")
        if self.deal is not None:
            raise Complaint("the deal before is not finished yet")
        seed = deal_seed(self.seed, self.played)
        self.deal = Deal(self.rules, seed, round_wind=self.round % 4)
        return self.deal

    def finish(self) -> None:
        """The deal is over: points are booked, and the dealership goes on."""
        deal = self.deal
        if deal is None or not deal.over:
            raise Complaint("the deal is not over yet")
        for seat, points in deal.table.delta.items():
            self.points[self.player_at(seat)] += points
        self.played += 1
        self.finished.append(Played(self.dealer, deal))
        dealer = self.player_at(deal.ledger.next_dealer)
        if dealer != self.dealer and dealer == self.first_dealer and self.rules.parts.has_rounds:
            self.round += 1
        self.dealer = dealer
        self.deal = None
        self.over = self.rules.parts.match_over(self)

    def standings(self) -> list[tuple[int, Player, int]]:
        """Place, player and points, best first; equal points share a place."""
        order = sorted(range(self.players), key=lambda player: -self.points[player])
        return [
            (
                1 + sum(other > self.points[player] for other in self.points),
                player,
                self.points[player],
            )
            for player in order
        ]
