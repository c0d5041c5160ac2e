"""A finished deal, and who pays whom for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from sparrows.complaint import Complaint
from sparrows.play.worth import Declared, Worth
from sparrows.readings.groups import Meld
from sparrows.readings.hand import COPIES, Hand
from sparrows.tiles import JOKER, KINDS, SEATS, Tile, name

Seat = int
NOBODY: Literal["nobody"] = "nobody"


class Call(msgspec.Struct, frozen=True):
    """A win that one or several players call on a tile; from the wall it has no giver."""

    winners: tuple[Seat, ...]
    tile: Tile | None = None  # nobody need name it where no hand is given in tiles
    giver: Seat | None = None


class Foul(msgspec.Struct, frozen=True):
    """A foul; `others` committed it together with this seat."""

    seat: Seat
    foul: str
    ready: bool | None = None  # whether the hand was ready, where that matters
    others: tuple[Seat, ...] = ()


class FoulKind(msgspec.Struct, frozen=True):
    """A foul that a rulebook knows: its clause, what it costs, and what becomes of the hand."""

    id: str
    clause: str
    price: int = 0  # to each of the others, or once to nobody
    price_unready: int | None = None  # of a hand that was not ready, where that matters
    receiver: Literal["each", "nobody"] = "each"
    dead: bool = True  # the hand cannot win any more

    def price_of(self, ready: bool | None) -> int:
        """What it costs a hand that was ready, or was not."""
        if ready is False and self.price_unready is not None:
            return self.price_unready
        return self.price

    @property
    def asks(self) -> tuple[str, ...]:
        """What must be said of it besides who committed it."""
        return () if self.price_unready is None else ("ready",)


class KongDeclared(msgspec.Struct, frozen=True):
    """A kong that was declared and not robbed."""

    seat: Seat
    tile: Tile | None
    kind: str
    giver: Seat | None = None


class WallEnded(msgspec.Struct, frozen=True):
    """The deal ended because nothing was left to draw."""


Happening = Call | Foul | KongDeclared | WallEnded


class Claimed(msgspec.Struct, frozen=True, gc=False):
    """A set made with another player's tile, and whose it was."""

    seat: Seat
    meld: Meld
    giver: Seat


class FinishedDeal(msgspec.Struct, frozen=True):
    """What is left on the table when a deal is over, in tiles or as its players declare it."""

    hands: dict[Seat, Hand | Declared]
    outcome: tuple[Happening, ...] = ()
    dealer: Seat = 0
    discards: tuple[tuple[Seat, Tile], ...] | None = None
    claimed: tuple[Claimed, ...] = ()  # the sets made with another's tile, as they were laid
    responsible: Seat | Literal["nobody"] | None = None  # said in place of the discards
    fed: str | None = None  # said in place of tiles: the clause by which the giver pays for all

    def hand(self, seat: Seat) -> Hand | Declared:
        """The hand of a seat, where the settlement cannot do without it."""
        return self.hands[seat] if seat in self.hands else self.needed_tiles(seat)

    def tiles(self, seat: Seat) -> Hand | None:
        """The hand of a seat where it is given in tiles."""
        hand = self.hands.get(seat)
        return hand if isinstance(hand, Hand) else None

    def needed_tiles(self, seat: Seat) -> Hand:
        """The hand of a seat, where the settlement cannot do without its tiles."""
        hand = self.tiles(seat)
        if hand is None:
            raise Complaint("hands: the tiles of {seat} are needed for this", seat=SEATS[seat])
        return hand

    @property
    def calls(self) -> tuple[Call, ...]:
        return tuple(event for event in self.outcome if isinstance(event, Call))

    @property
    def fouls(self) -> tuple[Foul, ...]:
        return tuple(event for event in self.outcome if isinstance(event, Foul))


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
    scores: dict[Seat, Worth]
    losers: dict[Seat, Worth]  # what the others' hands are worth, where they count
    next_dealer: Seat

    @property
    def worth(self) -> dict[Seat, int]:
        """What each hand that counts is worth, whether we counted it or its player did."""
        return {seat: worth.value for seat, worth in (self.losers | self.scores).items()}

    @property
    def points(self) -> dict[Seat, int]:
        """What each seat that pays or is paid gains or loses."""
        points: Counter[Seat] = Counter()
        for payment in self.payments:
            points[payment.payer] -= payment.points
            if payment.receiver is not None:
                points[payment.receiver] += payment.points
        return points

    @property
    def delta(self) -> dict[str, int]:
        """What each seat gains or loses, by its letter."""
        points = self.points
        return {letter: points.get(seat, 0) for seat, letter in enumerate(SEATS)}


def refuse_too_many_tiles(deal: FinishedDeal, copies: Sequence[int]) -> None:
    """A `ValueError` for more tiles of a kind on the table than these; of a flower there is one."""
    # Those who win on one tile share it.
    there = Counter(call.tile for call in deal.calls if call.tile is not None)
    for hand in deal.hands.values():
        if isinstance(hand, Hand):
            there.update((*hand.standing, *hand.flowers))
            for meld in hand.melds:
                there.update(meld.shown)
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
