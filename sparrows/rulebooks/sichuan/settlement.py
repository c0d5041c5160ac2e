"""Who pays whom in sichuan: kongs and wins at once, the rest when the wall ends."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from sparrows.complaint import Complaint
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import (
    FinishedDeal,
    Foul,
    Happening,
    KnownFoul,
    KongDeclared,
    Payment,
    Seat,
    Settlement,
    WallEnded,
    Won,
    after,
)
from sparrows.readings.hand import Hand
from sparrows.readings.standing import Standing
from sparrows.rulebooks.sichuan.options import SichuanOptions
from sparrows.scoring.score import Score
from sparrows.scoring.waits import waits
from sparrows.tiles import SUIT_MASKS

PIG_FINE = 16
VOID_DISCARD_FINE = 8
FALSE_WIN = 8
SELF_DRAW = 1

FOULS = (KnownFoul("void-discard", "SBR-14.2"), KnownFoul("false-win", "SBR-14.3"))

PIG, READY, NOT_READY = "pig", "ready", "not-ready"

# What each other player in play pays for a kong; an open one is paid by its giver alone.
KONGS = {
    "claimed": (2, "SBR-11.3"),
    "promoted": (1, "SBR-11.4"),
    "delayed": (0, "SBR-11.5"),
    "concealed": (2, "SBR-11.6"),
}


def settle(rules: Rulebook, deal: FinishedDeal) -> Settlement:
    """All points of a deal, in the order in which they change hands (SBR-11.16)."""
    ledger = Ledger(rules, deal)
    for event in deal.outcome:
        ledger.enter(event)
    return Settlement(tuple(ledger.payments), ledger.scores, next_dealer=ledger.next_dealer)


class Ledger:
    """The points of one deal while its events are entered."""

    def __init__(self, rules: Rulebook, deal: FinishedDeal) -> None:
        assert isinstance(rules.options, SichuanOptions)
        self.rules = rules
        self.options = rules.options
        self.deal = deal
        self.payments: list[Payment] = []
        self.scores: dict[Seat, Score] = {}
        self.in_play = after((deal.dealer - 1) % 4, rules.seats)
        self.kongs: dict[Seat, list[list[Payment]]] = {seat: [] for seat in rules.seats}
        self.next_dealer = deal.dealer
        self.somebody_won = False
        self.over = False

    def copy(self) -> Ledger:
        """A ledger that goes its own way from here."""
        twin = Ledger(self.rules, msgspec.structs.replace(self.deal, hands=dict(self.deal.hands)))
        twin.payments = self.payments[:]
        twin.scores = dict(self.scores)
        twin.in_play = self.in_play[:]
        twin.kongs = {seat: kongs[:] for seat, kongs in self.kongs.items()}
        twin.next_dealer = self.next_dealer
        twin.somebody_won = self.somebody_won
        twin.over = self.over
        return twin

    def enter(self, event: Happening) -> None:
        if self.over:
            raise Complaint("outcome: nothing can happen after the wall has ended")
        if isinstance(event, KongDeclared):
            self.kong(event)
        elif isinstance(event, Won):
            self.win(event)
        elif isinstance(event, Foul):
            self.foul(event)
        elif isinstance(event, WallEnded):
            self.over = True
            self.wall_ended()
        else:
            raise Complaint("outcome: sichuan needs events, not calls of a win")

    def _refuse_absent(self, *seats: Seat) -> None:
        if any(seat not in self.in_play for seat in seats):
            raise Complaint("outcome: a player who is out of the deal can do nothing more")

    def kong(self, event: KongDeclared) -> None:
        if event.kind not in KONGS:
            raise Complaint(
                "outcome: {kind!r} is no kind of kong: {choices}",
                kind=event.kind,
                choices=", ".join(KONGS),
            )
        if (event.kind == "claimed") != (event.giver is not None):
            raise Complaint("outcome: a claimed kong has a giver, and only that one")
        self._refuse_absent(event.seat)
        points, clause = KONGS[event.kind]
        payers = self.others(event.seat) if event.giver is None else [event.giver]
        self._refuse_absent(*payers)
        paid = [
            Payment(payer, event.seat, points, clause, f"{event.kind}-kong")
            for payer in payers
            if points
        ]
        self.payments += paid
        self.kongs[event.seat].append(paid)

    def win(self, event: Won) -> None:
        self._refuse_absent(*event.winners)
        for winner in self.from_dealer(event.winners):
            score = self._score(winner, event)
            self.scores[winner] = score
            if event.giver is None:
                for payer in self.others(winner):
                    points = score.value + SELF_DRAW
                    self.pay(payer, winner, points, "SBR-11.8", "win-from-wall")
            else:
                self._refuse_absent(event.giver)
                clause = "SBR-11.9" if "robbing-kong" in score.patterns else "SBR-11.7"
                self.pay(event.giver, winner, score.value, clause, "win-on-discard")
        shot = any("shoot-after-kong" in self.scores[seat].patterns for seat in event.winners)
        if shot and event.giver is not None and self.kongs[event.giver]:
            self.refund(self.kongs[event.giver].pop(), "SBR-11.12")
        self.leave(event.winners)
        if not self.somebody_won:
            self.somebody_won = True
            first, *others = event.winners
            self.next_dealer = event.giver if others and event.giver is not None else first

    def _score(self, winner: Seat, event: Won) -> Score:
        hand = self.deal.hand(winner)
        if hand.winning != event.tile or hand.self_draw != (event.giver is None):
            raise Complaint("outcome: a winner's hand says how and with what tile he won")
        score = self.rules.score(hand)
        if not score.win:
            raise Complaint("outcome: a winner's hand is no winning hand")
        return score

    def foul(self, event: Foul) -> None:
        offenders = (event.seat, *event.others)
        self._refuse_absent(*offenders)
        offenders = self.from_dealer(offenders)
        if event.foul == "void-discard":
            for seat in offenders:
                self.pay(seat, None, VOID_DISCARD_FINE, "SBR-14.2", "void-discard")
        else:
            self.leave(offenders)
            for seat in offenders:
                for other in self.in_play:
                    self.pay(seat, other, FALSE_WIN, "SBR-14.3", "false-win")
                self.refund_all(seat, "SBR-14.3")

    def wall_ended(self) -> None:
        """Fines first, then payments, then refunds (SBR-12, 11.16)."""
        worth = {
            seat: theoretical_maximum(self.rules, self.deal.hand(seat)) for seat in self.in_play
        }
        states = {seat: state(self.deal.hands[seat], worth[seat]) for seat in self.in_play}
        for seat in self.in_play:
            if states[seat] == PIG:
                self.pay(seat, None, PIG_FINE, "SBR-12.3", "pig")
        paying = (PIG, NOT_READY) if self.options.pig_pays_ready else (NOT_READY,)
        for seat in self.in_play:
            if states[seat] in paying:
                for other in self.in_play:
                    if states[other] == READY:
                        self.pay(seat, other, worth[other], "SBR-12.4", "not-ready")
        for seat in self.in_play:
            if states[seat] != READY:
                self.refund_all(seat, "SBR-12.7")

    def from_dealer(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Those who do something at the same time, in playing order from the dealer (SBR-11.16)."""
        return tuple(sorted(seats, key=self.in_play.index))

    def others(self, seat: Seat) -> list[Seat]:
        return [other for other in self.in_play if other != seat]

    def pay(self, payer: Seat, receiver: Seat | None, points: int, clause: str, why: str) -> None:
        self.payments.append(Payment(payer, receiver, points, clause, why))

    def refund(self, paid: list[Payment], clause: str) -> None:
        """Each gets back what he paid, also who has won since (SBR-11.13, 12.8)."""
        for payment in paid:
            assert payment.receiver is not None
            self.pay(payment.receiver, payment.payer, payment.points, clause, "kong-refund")

    def refund_all(self, seat: Seat, clause: str) -> None:
        for paid in self.kongs[seat]:
            self.refund(paid, clause)
        self.kongs[seat].clear()

    def leave(self, seats: tuple[Seat, ...]) -> None:
        self.in_play = [seat for seat in self.in_play if seat not in seats]


def state(hand: Hand, worth: int) -> str:
    """Pig, ready or not ready (SBR-12.2)."""
    if hand.void is not None and hand.kinds & SUIT_MASKS[hand.void]:
        return PIG
    return READY if worth else NOT_READY


def theoretical_maximum(rules: Rulebook, hand: Hand) -> int:
    """The most that the hand could win from a plain discard; 0 if it is not ready (SBR-12.5)."""
    scorer: Callable[[Hand], Score] = rules.scoring.score
    kinds = rules.scoring.shapes.waits(Standing.of(hand))
    return max((score.value for score in waits(scorer, hand, kinds).values()), default=0)
