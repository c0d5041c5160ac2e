"""Who pays whom in sichuan: kongs and wins at once, the rest when the wall ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from sparrows.complaint import Complaint
from sparrows.play.ledger import FALSE_WIN, Ledger
from sparrows.play.questions import DealQuestion
from sparrows.play.rulebook import Rulebook
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
    WallEnded,
    after,
)
from sparrows.play.worth import NOT_READY, READY, Declared, Worth
from sparrows.readings.hand import Hand
from sparrows.readings.standing import Standing
from sparrows.rulebooks.sichuan.options import SichuanOptions
from sparrows.rulebooks.sichuan.void import SichuanFacts
from sparrows.scoring.waits import waits_of
from sparrows.tiles import SUIT_MASKS

PIG_FINE = 16
DRAW_DOUBLES = 1

FOULS = (
    FoulKind("void-discard", "SBR-14.2", price=8, receiver=NOBODY, dead=False),
    FoulKind(FALSE_WIN, "SBR-14.3", price=8),
)

PIG = "pig"
STATES = (READY, NOT_READY, PIG)
A_PIG, UNREADY = (Worth(False, state=state) for state in (PIG, NOT_READY))
NO, SHOT, ROBBED = "no", "shoot-after-kong", "robbing-kong"  # how a tile came to its winner

# What each other player in play pays for a kong; an open one is paid by its giver alone.
KONG_PRICES = {
    "claimed": (2, "SBR-11.3"),
    "promoted": (1, "SBR-11.4"),
    "delayed": (0, "SBR-11.5"),
    "concealed": (2, "SBR-11.6"),
}


class SichuanLedger(Ledger):
    """All points of a deal, in the order in which they change hands (SBR-11.16)."""

    goes_on = True
    faults = ("pig", "not-ready")
    counted_by = "SBR-10.1"
    clauses: ClassVar = {
        "first-winner": "SBR-13.2",
        "paid-several": "SBR-13.3",
        "drawn": "SBR-13.4",
    }
    kong_kinds = tuple(KONG_PRICES)
    options: SichuanOptions

    def __init__(self, rules: Rulebook, dealer: Seat = 0) -> None:
        super().__init__(rules, dealer)
        self.in_play = after((dealer - 1) % 4, rules.seats)
        self.kongs: dict[Seat, list[list[Payment]]] = {seat: [] for seat in rules.seats}
        self.first: Seat | None = None  # the next dealer, as soon as somebody has won
        self.over = False

    def copy(self) -> Self:
        twin = super().copy()
        twin.kongs = {seat: kongs[:] for seat, kongs in self.kongs.items()}
        return twin

    @property
    def next_dealer(self) -> Seat:
        """The first winner, whoever paid several winners, or the same dealer (SBR-13.2 to 13.4)."""
        return self.dealer if self.first is None else self.first

    def enter(self, event: Happening, deal: FinishedDeal) -> list[Payment]:
        if self.over:
            raise Complaint("outcome: nothing can happen after the wall has ended")
        return super().enter(event, deal)

    def _refuse_absent(self, *seats: Seat) -> None:
        if any(seat not in self.in_play for seat in seats):
            raise Complaint("outcome: a player who is out of the deal can do nothing more")

    def kong(self, event: KongDeclared) -> None:
        if event.kind not in KONG_PRICES:
            raise Complaint(
                "outcome: {kind!r} is no kind of kong: {choices}",
                kind=event.kind,
                choices=", ".join(KONG_PRICES),
            )
        if (event.kind == "claimed") != (event.giver is not None):
            raise Complaint("outcome: a claimed kong has a giver, and only that one")
        self._refuse_absent(event.seat)
        points, clause = KONG_PRICES[event.kind]
        payers = self.others(event.seat) if event.giver is None else [event.giver]
        self._refuse_absent(*payers)
        before = len(self.payments)
        for payer in payers if points else ():
            self.pay(payer, event.seat, points, clause, f"{event.kind}-kong")
        self.kongs[event.seat].append(self.payments[before:])

    def call(self, event: Call, deal: FinishedDeal) -> None:
        self._refuse_absent(*event.winners)
        for winner in self.from_dealer(event.winners):
            worth = self.scores[winner] = self.worth(winner, deal)
            if not worth.win:
                raise Complaint("outcome: a winner's hand is no winning hand")
            if event.giver is None:
                self.everyone_pays(winner, worth.value + DRAW_DOUBLES, "SBR-11.8", "win-from-wall")
            else:
                self._refuse_absent(event.giver)
                clause = "SBR-11.9" if won_by(worth, ROBBED) else "SBR-11.7"
                self.pay(event.giver, winner, worth.value, clause, "win-on-discard")
        kongs = [] if event.giver is None else self.kongs[event.giver]
        if kongs and any(won_by(self.scores[seat], SHOT) for seat in event.winners):
            self.refund(kongs.pop(), "SBR-11.12")
        self.leave(event.winners)
        if self.first is None:
            first, *others = event.winners
            self.first = event.giver if others and event.giver is not None else first

    @classmethod
    def arithmetic(cls, payment: Payment, value: int, own: int | None) -> str:
        if payment.reason == "win-from-wall" and payment.points > value:
            return f"{value} + {payment.points - value}"
        return super().arithmetic(payment, value, own)

    def foul(self, event: Foul, deal: FinishedDeal) -> None:
        """A player who called a win falsely leaves the deal, and kongs are refunded (SBR-14.3)."""
        offenders = (event.seat, *event.others)
        self._refuse_absent(*offenders)
        offenders = self.from_dealer(offenders)
        kind = self.rules.foul_kind(event.foul)
        if kind.dead:
            self.leave(offenders)
        for seat in offenders:
            self.fine(seat, kind)
            if kind.dead:
                self.refund_all(seat, kind.clause)

    def wall_ended(self, deal: FinishedDeal) -> None:
        """Fines first, then payments, then refunds (SBR-12, 11.16)."""
        self.over = True
        worth = {seat: self.worth_unwon(seat, deal) for seat in self.in_play}
        for seat in self.in_play:
            if worth[seat].state == PIG:
                self.pay(seat, None, PIG_FINE, "SBR-12.3", "pig")
        paying = (PIG, NOT_READY) if self.options.pig_pays_ready else (NOT_READY,)
        for seat in self.in_play:
            if worth[seat].state in paying:
                for other in self.in_play:
                    if worth[other].state == READY:
                        self.pay(seat, other, worth[other].value, "SBR-12.4", "not-ready")
        for seat in self.in_play:
            if worth[seat].state != READY:
                self.refund_all(seat, "SBR-12.7")

    def questions(self, deal: FinishedDeal) -> Iterator[DealQuestion]:
        """How a tile came to its winner, and who was ready when the wall ended."""
        yield from super().questions(deal)
        before: Happening | None = None
        gone: set[Seat] = set()
        for event in deal.outcome:
            if isinstance(event, Call):
                after_kong = isinstance(before, KongDeclared) and before.seat == event.giver
                yield from asks_how(deal, event, after_kong=after_kong)
                gone.update(event.winners)
            elif isinstance(event, Foul) and self.rules.foul_kind(event.foul).dead:
                gone.update((event.seat, *event.others))
            elif isinstance(event, WallEnded):
                for seat in self.in_play:
                    if seat not in gone:
                        yield from self.asks_state(deal, seat)
            before = event

    def asks_state(self, deal: FinishedDeal, seat: Seat) -> Iterator[DealQuestion]:
        """Pig, ready or not ready; of a ready hand its most (SBR-12.2, 12.5)."""
        said = deal.hands.get(seat, Declared())
        if isinstance(said, Declared) and said.state is None:
            yield DealQuestion("state", "SBR-12.2", seat, self.rules.states)
        elif isinstance(said, Declared) and said.state == READY:
            yield from self.asks_value(deal, seat)

    def from_dealer(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Those who do something at the same time, in playing order from the dealer (SBR-11.16)."""
        return tuple(sorted(seats, key=self.in_play.index))

    def others(self, seat: Seat) -> list[Seat]:
        """The other players who are still in play (SBR-11.2)."""
        return [other for other in self.in_play if other != seat]

    def refund(self, paid: list[Payment], clause: str) -> None:
        """Everybody gets back what they paid, also those who have won since (SBR-11.13, 12.8)."""
        for payment in paid:
            assert payment.receiver is not None
            self.pay(payment.receiver, payment.payer, payment.points, clause, "kong-refund")

    def refund_all(self, seat: Seat, clause: str) -> None:
        for paid in self.kongs[seat]:
            self.refund(paid, clause)
        self.kongs[seat].clear()

    def leave(self, seats: tuple[Seat, ...]) -> None:
        self.in_play = [seat for seat in self.in_play if seat not in seats]


def asks_how(deal: FinishedDeal, call: Call, *, after_kong: bool) -> Iterator[DealQuestion]:
    """Whether a tile came from a kong, or right after one (SBR-11.9, 11.12)."""
    for seat in call.winners if call.giver is not None else ():
        said = deal.hands.get(seat)
        if isinstance(said, Declared) and not said.patterns and not said.situation:
            choices = (NO, ROBBED, SHOT) if after_kong else (NO, ROBBED)
            yield DealQuestion("situation", "SBR-11.12", seat, choices, preset=NO)


def won_by(worth: Worth, how: str) -> bool:
    """Whether a hand was won in this way: its pattern counts, or its player says so."""
    return how in worth.patterns or how in worth.situation


def worth(rules: Rulebook, hand: Hand) -> Worth:
    """What a hand won, or of one without a winning tile its state and most (SBR-12.2, 12.5)."""
    if hand.winning is not None:
        return Worth.counted(rules.scoring.score(hand))
    void = SichuanFacts.of(hand).void
    if void is not None and hand.kinds & SUIT_MASKS[void]:
        return A_PIG
    most = theoretical_maximum(rules, hand)
    return Worth(False, most, state=READY) if most else UNREADY


def theoretical_maximum(rules: Rulebook, hand: Hand) -> int:
    """The most that the hand could win from a plain discard; 0 if it is not ready (SBR-12.5)."""
    shapes, tiles = rules.scoring.shapes, Standing.of(hand)
    kinds = 0 if shapes.at_least(tiles) else shapes.waits(tiles)
    found = waits_of(rules.scoring.score, hand, kinds) if kinds else {}
    return max([score.value for score in found.values()], default=0)
