"""A finished deal, and who pays whom for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from sparrows.complaint import Complaint
from sparrows.readings.hand import COPIES, Hand
from sparrows.scoring.score import Score
from sparrows.tiles import JOKER, KINDS, SEATS, Tile, name

Seat = int


class Call(msgspec.Struct, frozen=True):
    """A win called on a tile; `giver` is nobody where it came from the wall."""

    winner: Seat
    tile: Tile
    giver: Seat | None = None


class Foul(msgspec.Struct, frozen=True):
    """A foul that the scorekeeper entered; `others` committed it together with this seat."""

    seat: Seat
    foul: str
    ready: bool | None = None  # whether the hand was ready, where that matters
    others: tuple[Seat, ...] = ()


class KnownFoul(msgspec.Struct, frozen=True):
    """A foul that a rulebook knows, by its clause."""

    id: str
    clause: str
    asks_ready: bool = False  # its price depends on whether the hand was ready


class KongDeclared(msgspec.Struct, frozen=True):
    """A kong that was declared and not robbed."""

    seat: Seat
    tile: Tile
    kind: str
    giver: Seat | None = None


class Won(msgspec.Struct, frozen=True):
    """A win of one or several players on one tile; the deal may go on."""

    winners: tuple[Seat, ...]
    tile: Tile
    giver: Seat | None = None


class WallEnded(msgspec.Struct, frozen=True):
    """The deal ended because nothing was left to draw."""


Happening = Call | Foul | KongDeclared | Won | WallEnded


class FinishedDeal(msgspec.Struct, frozen=True):
    """What is left on the table when a deal is over."""

    hands: dict[Seat, Hand]
    outcome: tuple[Happening, ...] = ()
    fouls: tuple[Foul, ...] = ()
    dealer: Seat = 0
    discards: tuple[tuple[Seat, Tile], ...] | None = None
    values: dict[Seat, int] = {}  # what the players themselves counted in hands not given in tiles

    def hand(self, seat: Seat) -> Hand:
        """The hand of a seat, where the settlement cannot do without it."""
        if seat not in self.hands:
            raise Complaint("hands: the tiles of {seat} are needed for this", seat=SEATS[seat])
        return self.hands[seat]

    @property
    def calls(self) -> tuple[Call, ...]:
        return tuple(event for event in self.outcome if isinstance(event, Call))


class Payment(msgspec.Struct, frozen=True):
    """Points from one player to another, or to nobody, and the clause that says so."""

    payer: Seat
    receiver: Seat | None
    points: int
    clause: str
    reason: str


class Settlement(msgspec.Struct, frozen=True):
    """What a deal comes to."""

    payments: tuple[Payment, ...]
    scores: dict[Seat, Score] = {}
    next_dealer: Seat | None = None
    losers: dict[Seat, Score] = {}  # what the others' hands are worth, where they count

    @property
    def delta(self) -> dict[str, int]:
        """What each seat gains or loses, by its letter."""
        points = dict.fromkeys(SEATS, 0)
        for payment in self.payments:
            points[SEATS[payment.payer]] -= payment.points
            if payment.receiver is not None:
                points[SEATS[payment.receiver]] += payment.points
        return points


def refuse_too_many_tiles(deal: FinishedDeal, copies: Sequence[int]) -> None:
    """A `ValueError` for more tiles of a kind on the table than these; of a flower there is one."""
    # Those who win on one tile share it.
    there = Counter({event.tile for event in deal.outcome if isinstance(event, Call)})
    there.update(event.tile for event in deal.outcome if isinstance(event, Won))
    for hand in deal.hands.values():
        there.update((*hand.standing, *hand.flowers))
        for meld in hand.melds:
            there.update((*meld.real, *(JOKER,) * meld.jokers))
    for tile, number in sorted(there.items()):
        most = copies[tile] if tile < KINDS else COPIES if tile == JOKER else 1
        if number > most:
            raise Complaint(
                "hands: {number} tiles {tile} on the table are too many",
                number=number,
                tile=name(tile),
            )


def after(seat: Seat, seats: Iterable[Seat]) -> list[Seat]:
    """These seats in playing order, beginning with the one after `seat`."""
    return sorted(seats, key=lambda other: (other - seat - 1) % 4)


def everyone_pays(
    winner: Seat, payers: Iterable[Seat], points: int, clause: str, reason: str
) -> Iterator[Payment]:
    """The same sum from each of them."""
    for payer in payers:
        if payer != winner:
            yield Payment(payer, winner, points, clause, reason)
