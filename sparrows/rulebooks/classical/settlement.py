"""Who pays whom in classical: the winner is paid by all, then the losers settle among themselves
(CCL-18), unless one of them fed the winner and pays for all (CCL-19)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

from sparrows.complaint import Complaint
from sparrows.play.ledger import FALSE_WIN, Ledger
from sparrows.play.questions import DealQuestion
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import NOBODY, Call, FinishedDeal, Foul, FoulKind, Payment, Seat
from sparrows.play.worth import Worth
from sparrows.readings.hand import Hand
from sparrows.rulebooks.classical.feeding import FEEDS_SUIT, NOTICES, feeding
from sparrows.rulebooks.classical.options import ClassicalOptions
from sparrows.tiles import BIT, HONOURS, SEATS

EAST_SEAT = 0


def fouls(options: ClassicalOptions) -> tuple[FoulKind, ...]:
    """What a false win costs is agreed; the others cost no points (CCL-21.4 to 21.6)."""
    return (
        FoulKind(FALSE_WIN, "CCL-21.5", price=options.false_win_penalty),
        FoulKind("wrong-count", "CCL-17.8"),
        FoulKind("wrong-claim", "CCL-21.6"),
    )


class ClassicalLedger(Ledger):
    """False wins are fined; then the one winner is paid, and the other hands count (CCL-18)."""

    feeds = tuple(NOTICES)
    counted_by = "CCL-16.1"
    clauses: ClassVar = {
        "caller": "CCL-8.8",
        "won": "CCL-20.2",
        "drawn": "CCL-20.4",
        "passes": "CCL-20.3",
    }
    options: ClassicalOptions

    def call(self, event: Call, deal: FinishedDeal) -> None:
        called = {seat: self.worth(seat, deal) for seat in event.winners if seat not in self.dead}
        for seat, worth in called.items():
            if not worth.win:
                self.false_win(seat)
        right = [seat for seat in self.callers(event) if seat in called and called[seat].win]
        if not right:
            return
        winner = right[0]
        self.scores[winner] = called[winner]
        self.losers = {seat: self.worth_unwon(seat, deal) for seat in self.others(winner)}
        clause = fed(deal, event, winner) if self.options.feeding_penalty else None
        if clause is not None and event.giver is not None:
            self.pays_for_all(event.giver, winner, clause)
        else:
            self.win(winner)
            self.differences()

    def foul(self, event: Foul, deal: FinishedDeal) -> None:
        """A false win is fined once per deal (CCL-21.5)."""
        fined = any(
            paid.payer == event.seat and paid.reason == event.foul for paid in self.payments
        )
        if not fined:
            super().foul(event, deal)

    def win(self, winner: Seat) -> None:
        """Each loser pays the value of the winner's hand (CCL-18.1, 18.2)."""
        for seat in self.losers:
            times = factor(winner, seat)
            clause = "CCL-18.2" if times > 1 else "CCL-18.1"
            self.pay(seat, winner, times * self.scores[winner].value, clause, "win")

    def differences(self) -> None:
        """Of each two losers the one with the cheaper hand pays the difference (CCL-18.3, 18.4)."""
        value = {seat: worth.value for seat, worth in self.losers.items()}
        for one, other in combinations(value, 2):
            poorer, richer = sorted((one, other), key=lambda seat: value[seat])
            difference = value[richer] - value[poorer]
            times = factor(one, other)
            if difference:
                clause = "CCL-18.4" if times > 1 else "CCL-18.3"
                self.pay(poorer, richer, times * difference, clause, "losers-difference")

    @classmethod
    def arithmetic(cls, payment: Payment, value: int, own: int | None) -> str:
        if payment.reason != "losers-difference" or own is None:
            return super().arithmetic(payment, value, own)
        times = payment.points // (value - own)
        return f"{value} − {own}" if times == 1 else f"{times} × ({value} − {own})"

    def pays_for_all(self, giver: Seat, winner: Seat, clause: str) -> None:
        """Whoever fed the winner pays what all three would have paid (CCL-19.6)."""
        times = sum(factor(winner, seat) for seat in self.losers)
        self.pay(giver, winner, times * self.scores[winner].value, clause, "pays-for-all")

    def questions(self, deal: FinishedDeal) -> Iterator[DealQuestion]:
        """What the losers' hands are worth, and whether one of them pays for all."""
        yield from super().questions(deal)
        for call in deal.calls:
            for seat in self.rules.seats:
                if seat not in call.winners:
                    yield from self.asks_value(deal, seat)
            in_tiles = all(deal.tiles(seat) for seat in (*call.winners, call.giver or 0))
            asked = call.giver is not None and deal.fed is None and not in_tiles
            if asked and self.options.feeding_penalty:
                yield DealQuestion(
                    "fed", FEEDS_SUIT, call.giver, (NOBODY, *self.feeds), preset=NOBODY
                )

    @property
    def next_dealer(self) -> Seat:
        """East stays after a win of East, and where agreed if nobody wins (CCL-20.2 to 20.4)."""
        keeps = self.options.draw_keeps_east
        stays = self.dealer in self.scores if self.scores else keeps
        return self.dealer if stays else super().next_dealer

    def refuse_strange(self, deal: FinishedDeal) -> None:
        """The hands sit where they say, in one round."""
        super().refuse_strange(deal)
        hands = {seat: hand for seat, hand in deal.hands.items() if isinstance(hand, Hand)}
        rounds = {hand.round for hand in hands.values()}
        for seat, hand in hands.items():
            if hand.seat != seat or len(rounds) > 1:
                raise Complaint(
                    "hands, {seat}: another seat or round than the table's", seat=SEATS[seat]
                )


def worth(rules: Rulebook, hand: Hand) -> Worth:
    """A hand without a winning tile is one that did not win, and counts all the same (CCL-17)."""
    assert rules.losing is not None
    return Worth.counted((rules.losing if hand.winning is None else rules.scoring).score(hand))


def factor(one: Seat, other: Seat) -> int:
    """East pays and receives double (CCL-18.7)."""
    return 2 if EAST_SEAT in (one, other) else 1


def fed(deal: FinishedDeal, call: Call, winner: Seat) -> str | None:
    """The clause by which the discarder pays for all, as it was said or as the tiles say."""
    if deal.fed is not None:
        return None if deal.fed == NOBODY else deal.fed
    hand = deal.tiles(winner)
    if hand is None:
        return None
    assert call.tile is not None
    if call.giver is None or "robbing-kong" in hand.situation:
        return None
    for clause, kinds in feeding(hand.melds).items():
        if BIT[call.tile] & kinds and (
            clause != FEEDS_SUIT or feeds_suit(deal, hand, call.giver, kinds)
        ):
            return clause
    return None


def feeds_suit(deal: FinishedDeal, hand: Hand, giver: Seat, suit: int) -> bool:
    """It is a one-suit hand that was won, and nothing excuses the discarder (CCL-19.1, 19.2)."""
    one_suit = not hand.kinds & ~(suit | HONOURS)
    return one_suit and not excused(deal.needed_tiles(giver), suit)


def excused(discarder: Hand, suit: int) -> bool:
    """The discarder had only that suit to choose from, or was a calling hand (CCL-19.2)."""
    if discarder.situation & {"ready", "heavenly-ready"}:
        return True
    return all(BIT[standing] & suit for standing in discarder.standing)
