"""How a match stands, whoever deals the tiles: who deals, which round it is, the points of all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sparrows.complaint import Complaint, refuse_other
from sparrows.play.malformed import refuse_strange_seats
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat

Player = int


class Progress:
    """Players are numbered from 0; in each deal they sit where the dealership puts them."""

    def __init__(self, rules: Rulebook, seating: Sequence[Player]) -> None:
        refuse_other(Rulebook, rules)
        refuse_other(Sequence, seating)
        self.rules = rules
        self.players = len(rules.seats)
        self.seating = list(seating)  # the players in playing order from the first dealer
        everybody = all(player in self.seating for player in range(self.players))
        if not everybody or len(self.seating) > self.players:
            raise Complaint("seating: everybody sits somewhere, once")
        self.start_points = rules.parts.start_points(rules)
        self.points = [self.start_points] * self.players
        self.played = 0
        self.first_dealer: Player = self.seating[0]
        self.dealer = self.first_dealer
        self.round = 0
        self.over = False

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

    def book(self, points: Mapping[Seat, int], next_dealer: Seat) -> None:
        """A deal is over: its points are booked, and the dealership goes on."""
        if self.over:
            raise Complaint("the match is over")
        refuse_other(Mapping, points)
        refuse_strange_seats((next_dealer,), self.rules.seats)
        for seat, gained in points.items():
            refuse_strange_seats((seat,), self.rules.seats)
            refuse_other(int, gained)
        for seat, gained in points.items():
            self.points[self.player_at(seat)] += gained
        self.played += 1
        dealer = self.player_at(next_dealer)
        if dealer != self.dealer and dealer == self.first_dealer and self.rules.parts.has_rounds:
            self.round += 1
        self.dealer = dealer
        self.over = self.rules.parts.match_over(self)

    def standings(self) -> list[tuple[int, Player, int]]:
        """Place, player and points, best first; equal points share a place."""
        order = sorted(range(self.players), key=lambda player: -self.points[player])
        best_first = [self.points[player] for player in order]
        places = [1 + best_first.index(points) for points in best_first]
        return list(zip(places, order, best_first, strict=True))
