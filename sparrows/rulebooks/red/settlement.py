"""Who pays whom in red (RED-11, RED-13, RED-15.1)."""

from __future__ import annotations

from typing import ClassVar

from sparrows.play.ledger import Ledger
from sparrows.play.settlement import Call, FinishedDeal, FoulKind, Seat
from sparrows.rulebooks.red.options import RedOptions

FOULS = (
    FoulKind("false-win", "RED-13.2", price=9),
    FoulKind("wrong-count", "RED-13.5"),
    FoulKind("wrong-set", "RED-13.9"),
    # Warnings.
    FoulKind("looking", "RED-13.12", dead=False),
    FoulKind("pace", "RED-13.12", dead=False),
    FoulKind("misnaming", "RED-13.12", dead=False),
)


class RedLedger(Ledger):
    """The nearest right call wins; false ones before it are fined (RED-15.1)."""

    counted_by = "RED-10.2"
    clauses: ClassVar = {
        "caller": "RED-4.11",
        "won": "RED-12.2",
        "drawn": "RED-12.2",
        "passes": "RED-12.3",
    }
    options: RedOptions

    def call(self, event: Call, deal: FinishedDeal) -> None:
        for seat in self.callers(event):
            worth = self.worth(seat, deal)
            if worth.win and seat not in self.dead:
                self.scores[seat] = worth
                self.giver_pays(seat, event.giver, worth.value, "RED-11.1", "RED-11.2")
                return
            self.false_win(seat)

    @property
    def next_dealer(self) -> Seat:
        """East stays after winning, and after a draw unless agreed otherwise (RED-12.2 to 12.4)."""
        passes = len(self.rules.seats) == 2 and self.options.two_player_draw == "passes"
        stays = self.dealer in self.scores if self.scores else not passes
        return self.dealer if stays else super().next_dealer
