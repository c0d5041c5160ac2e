"""The ledger of a deal: what happens goes in, payments come out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Self

import msgspec

from sparrows.complaint import Complaint
from sparrows.play.questions import DealQuestion
from sparrows.play.settlement import (
    NOBODY,
    Call,
    FinishedDeal,
    Foul,
    FoulKind,
    Happening,
    KongDeclared,
    Payment,
    Seat,
    Settlement,
    after,
)
from sparrows.play.worth import NOT_READY, READY, Declared, Worth
from sparrows.readings.hand import Hand
from sparrows.tiles import SEATS

if TYPE_CHECKING:
    from sparrows.play.rulebook import Rulebook

FALSE_WIN = "false-win"


class Ledger(ABC):
    """The points of one deal while it happens, at a table of ours or at a real one."""

    goes_on: ClassVar[bool] = False  # after a win, so that the order of events matters
    looks_back: ClassVar[bool] = False  # at the discards before the winning one
    holds_liable: ClassVar[bool] = False  # whoever gave the tile of a set, for all of any win
    feeds: ClassVar[tuple[str, ...]] = ()  # the clauses by which the giver of the tile pays for all
    kong_kinds: ClassVar[tuple[str, ...]] = ()  # that are paid for; one that is claimed has a giver

    # Reasons of payments: of what a hand is worth, and of mistakes that are no fouls.
    multiplied: ClassVar[tuple[str, ...]] = ("win", "pays-for-all")
    faults: ClassVar[tuple[str, ...]] = ("pays-for-all",)
    # By a word, the clause that says who of several callers has the tile ("caller"), and who deals
    # next ("won", "drawn", "passes", "first-winner", "paid-several").
    clauses: ClassVar[Mapping[str, str]] = {}

    @property
    @abstractmethod
    def counted_by(self) -> str:
        """The clause that says how the value of a hand is counted."""

    def __init__(self, rules: Rulebook, dealer: Seat = 0) -> None:
        self.rules = rules
        self.options = rules.options  # each ledger names their type
        self.dealer = dealer
        self.payments: list[Payment] = []
        self.scores: dict[Seat, Worth] = {}
        self.losers: dict[Seat, Worth] = {}
        self.dead: set[Seat] = set()  # whose hands cannot win any more
        self.counted: dict[Hand, Worth] = {}  # of those who won, before it came to payments

    @classmethod
    def reckoned(cls, payment: Payment, worth: Mapping[Seat, int]) -> str:
        """How the points came out of what hands are worth: `"2 × 64"`; nothing if they did not."""
        if payment.receiver is None or payment.receiver not in worth:
            return ""
        return cls.arithmetic(payment, worth[payment.receiver], worth.get(payment.payer))

    @classmethod
    def arithmetic(cls, payment: Payment, value: int, own: int | None) -> str:
        """The same, from the worth of the receiver's hand and, where it counts, the payer's own."""
        if payment.reason not in cls.multiplied or not 0 < value < payment.points:
            return ""
        times, rest = divmod(payment.points, value)
        return "" if rest else f"{times} × {value}"

    def copy(self) -> Self:
        """A ledger that goes its own way from here."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.payments = self.payments[:]
        twin.scores = dict(self.scores)
        twin.losers = dict(self.losers)
        twin.dead = set(self.dead)
        twin.counted = dict(self.counted)
        return twin

    def enter(self, event: Happening, deal: FinishedDeal) -> list[Payment]:
        """What an event pays, given what is known of the table by then."""
        before = len(self.payments)
        if isinstance(event, Call):
            self.call(event, deal)
        elif isinstance(event, Foul):
            self.foul(event, deal)
        elif isinstance(event, KongDeclared):
            self.kong(event)
        else:
            self.wall_ended(deal)
        return self.payments[before:]

    def settlement(self) -> Settlement:
        """What all that was entered comes to."""
        return Settlement(tuple(self.payments), self.scores, self.losers, self.next_dealer)

    @property
    def next_dealer(self) -> Seat:
        """Who deals next: by default the player after the dealer."""
        return after(self.dealer, self.rules.seats)[0]

    # What a rulebook says

    @abstractmethod
    def call(self, event: Call, deal: FinishedDeal) -> None:
        """A win is called, rightly or wrongly."""

    def foul(self, event: Foul, deal: FinishedDeal) -> None:
        """A foul costs what the rulebook's list says."""
        for seat in (event.seat, *event.others):
            self.fine(seat, self.rules.foul_kind(event.foul), event.ready)

    def kong(self, event: KongDeclared) -> None:  # noqa: B027 (most rulebooks need not say it)
        """A kong stands; by default it pays nothing."""

    def wall_ended(self, deal: FinishedDeal) -> None:  # noqa: B027 (as above)
        """The wall has ended; by default nobody pays."""

    def refuse_strange(self, deal: FinishedDeal) -> None:
        """A `ValueError` for what cannot have happened; only deals from outside are asked."""
        if len(deal.calls) > 1 and not self.goes_on:
            raise Complaint(
                "outcome: all calls of a win are on the same tile, from the same player"
            )
        self.refuse_strange_blame(deal)
        for call in deal.calls:
            if len(set(call.winners)) < len(call.winners):
                raise Complaint("outcome: a player calls a win once")
            if call.giver is None and len(call.winners) > 1:
                raise Complaint("outcome: only one player can have drawn the tile")
            if call.giver in call.winners:
                raise Complaint("outcome: whoever gave the tile cannot win with it")
            for seat in call.winners:
                refuse_other_tile(deal, call, seat)

    def refuse_strange_blame(self, deal: FinishedDeal) -> None:
        """A `ValueError` where nobody can be responsible or pay for all as it is said."""
        if deal.fed not in (None, NOBODY, *self.feeds):
            raise Complaint(
                "fed: {clause!r} is none of {choices}",
                clause=deal.fed,
                choices=", ".join((*self.feeds, NOBODY)),
            )
        if deal.responsible is None:
            return
        if not self.looks_back or deal.discards is not None:
            raise Complaint("in {rules} nobody can be made responsible here", rules=self.rules.id)
        if all(call.giver is None for call in deal.calls):
            raise Complaint("nobody is responsible where no tile was won from a player")

    def questions(self, deal: FinishedDeal) -> Iterator[DealQuestion]:
        """What must still be said of a deal, in the order in which people would say it."""
        for call in deal.calls:
            for seat in call.winners:
                yield from self.asks_value(deal, seat)
        for foul in deal.fouls:
            kind = self.rules.foul_kind(foul.foul)
            if READY in kind.asks and foul.ready is None:
                yield DealQuestion(READY, kind.clause, foul.seat, (READY, NOT_READY))

    def asks_value(self, deal: FinishedDeal, seat: Seat) -> Iterator[DealQuestion]:
        """What a hand is worth where nothing is said of it, and what its patterns leave open."""
        said = deal.hands.get(seat, Declared())
        if isinstance(said, Declared) and not said.says_worth:
            values = self.rules.values
            choices = tuple(map(str, values.besides)) if values.is_listed else ()
            yield DealQuestion("value", self.counted_by, seat, choices)
        elif isinstance(said, Declared) and said.patterns:
            for question in self.rules.tally(said.patterns).questions:
                yield msgspec.structs.replace(question, seat=seat)

    # What rulebooks say it with

    def others(self, seat: Seat) -> list[Seat]:
        """All players but this one."""
        return [other for other in self.rules.seats if other != seat]

    def callers(self, call: Call) -> list[Seat]:
        """Those who call a win, first the one who would have the tile."""
        if call.giver is None:
            return list(call.winners)
        nearest = after(call.giver, call.winners)
        return nearest[::-1] if self.rules.parts.several_winners == "farthest" else nearest

    def worth(self, seat: Seat, deal: FinishedDeal) -> Worth:
        """What a player's hand is worth."""
        hand = deal.hand(seat)
        known = self.counted.get(hand) if isinstance(hand, Hand) else None
        return self.rules.worth(hand) if known is None else known

    def worth_unwon(self, seat: Seat, deal: FinishedDeal) -> Worth:
        """What the hand of one who did not win is worth, whatever they called."""
        hand = deal.hand(seat)
        if isinstance(hand, Hand) and hand.winning is not None:
            hand = hand.without_winning()
        return self.rules.worth(hand)

    def pay(self, payer: Seat, receiver: Seat | None, points: int, clause: str, why: str) -> None:
        self.payments.append(Payment(payer, receiver, points, clause, why))

    def giver_pays(
        self, winner: Seat, giver: Seat | None, points: int, on_discard: str, from_wall: str
    ) -> None:
        """Whoever gave the tile pays alone; for a win from the wall everybody does."""
        if giver is None:
            self.everyone_pays(winner, points, from_wall, "win-from-wall")
        else:
            self.pay(giver, winner, points, on_discard, "win-on-discard")

    def everyone_pays(self, winner: Seat, points: int, clause: str, why: str) -> None:
        """The same sum from each of the others."""
        for payer in self.others(winner):
            self.pay(payer, winner, points, clause, why)

    def fine(self, seat: Seat, kind: FoulKind, ready: bool | None = None) -> None:
        """The price of a foul; a hand that it kills is dead."""
        price = kind.price_of(ready)
        receivers = (None,) if kind.receiver == NOBODY else self.others(seat)
        for receiver in receivers if price else ():
            self.pay(seat, receiver, price, kind.clause, kind.id)
        if kind.dead:
            self.dead.add(seat)

    def false_win(self, seat: Seat, ready: bool | None = None) -> None:
        """A win was called that is none."""
        self.fine(seat, self.rules.foul_kind(FALSE_WIN), ready)


def refuse_other_tile(deal: FinishedDeal, call: Call, seat: Seat) -> None:
    """A `ValueError` for a caller's tiles that tell of another win than the call."""
    if seat not in deal.hands:
        raise Complaint("hands: that of {seat}, who wins, is needed", seat=SEATS[seat])
    hand = deal.tiles(seat)
    if hand is None:
        return
    named = call.tile is None or hand.winning == call.tile
    if hand.winning is None or not named or hand.self_draw != (call.giver is None):
        raise Complaint("outcome: a winner's hand says how and with what tile it was won")
