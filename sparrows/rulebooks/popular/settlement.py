"""Who pays whom in popular, and what fouls cost (POP-15, POP-17)."""

from __future__ import annotations

from typing import ClassVar

from sparrows.complaint import Complaint
from sparrows.play.ledger import FALSE_WIN, Ledger
from sparrows.play.outlook import BEFORE_DRAW, outlook
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Call, FinishedDeal, Foul, FoulKind, Seat, refuse_too_many_tiles
from sparrows.play.worth import NOT_READY, READY, Worth
from sparrows.readings.hand import Hand
from sparrows.rulebooks.popular.jokers import in_play
from sparrows.rulebooks.popular.options import PopularOptions

FOULS = (
    FoulKind(FALSE_WIN, "POP-17.3", price=10, price_unready=20),
    FoulKind("false-kong", "POP-17.4", price=30),
    FoulKind("dead-hand", "POP-17.5"),
)


class PopularLedger(Ledger):
    """The nearest right call wins, and every false one is fined (POP-6.11, 17.3)."""

    counted_by = "POP-14.3"
    clauses: ClassVar = {"caller": "POP-6.11", "passes": "POP-16.1"}
    options: PopularOptions

    def call(self, event: Call, deal: FinishedDeal) -> None:
        for seat in self.callers(event):
            if self.is_dead(seat, deal):
                continue  # it brings nothing and is not fined (POP-17.9)
            worth = self.worth(seat, deal)
            if not worth.win:
                self.false_win(seat, ready=worth.state == READY)
            elif not self.scores:
                self.scores[seat] = worth
                self.giver_pays(seat, event.giver, worth.value, "POP-15.1", "POP-15.2")

    def foul(self, event: Foul, deal: FinishedDeal) -> None:
        """A false win of a dead hand is not fined (POP-17.9)."""
        if event.foul == FALSE_WIN:
            if event.ready is None:
                raise Complaint("fouls: a false win says whether the hand was `ready`")
            if self.is_dead(event.seat, deal):
                return
        super().foul(event, deal)

    def is_dead(self, seat: Seat, deal: FinishedDeal) -> bool:
        """After a foul, and with a wrong number of tiles (POP-17.10)."""
        hand = deal.tiles(seat)
        wrong = hand is not None and len(hand.standing) + 3 * len(hand.melds) != 13
        return wrong or seat in self.dead

    def refuse_strange(self, deal: FinishedDeal) -> None:
        """Of the indicator's kind there are three in play (POP-4.3)."""
        super().refuse_strange(deal)
        hands = (hand for hand in deal.hands.values() if isinstance(hand, Hand))
        wild = next((hand.wild for hand in hands), None)
        refuse_too_many_tiles(deal, in_play(self.options, wild))


def worth(rules: Rulebook, hand: Hand) -> Worth:
    """A hand that wins, or whether one that does not is ready (POP-17.3)."""
    score = rules.scoring.score(hand)
    if score.win:
        return Worth.counted(score)
    before = hand if hand.winning is None else hand.without_winning()
    ready = before.size == BEFORE_DRAW and outlook(rules, before).distance == 0
    return Worth.counted(score, READY if ready else NOT_READY)
