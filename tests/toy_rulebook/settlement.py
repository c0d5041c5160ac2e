"""Who pays whom in pocket."""

from __future__ import annotations

from sparrows.play.ledger import Ledger
from sparrows.play.settlement import Call, FinishedDeal, Seat


class PocketLedger(Ledger):
    """The giver pays; for a win from the wall everybody does (PKT-4.1)."""

    counted_by = "PKT-3.6"

    def call(self, event: Call, deal: FinishedDeal) -> None:
        for winner in self.callers(event):
            worth = self.scores[winner] = self.worth(winner, deal)
            if not worth.win:
                raise ValueError("outcome: the winner's hand is no winning hand")
            payers = self.others(winner) if event.giver is None else [event.giver]
            for payer in payers:
                self.pay(payer, winner, worth.value, "PKT-4.1", "win")

    @property
    def next_dealer(self) -> Seat:
        """Who won deals next; after a draw the dealer stays (PKT-4.2)."""
        return next(iter(self.scores), self.dealer)
