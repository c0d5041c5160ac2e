"""Who pays whom in Hong Kong Old Style (HK-6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from sparrows.complaint import Complaint
from sparrows.play.ledger import FALSE_WIN, Ledger
from sparrows.play.questions import DealQuestion
from sparrows.play.settlement import NOBODY, Call, FinishedDeal, FoulKind, Seat
from sparrows.readings.groups import CHOW
from sparrows.readings.hand import Hand
from sparrows.tiles import DRAGONS, SEATS, WINDS
from sparrows_hong_kong.options import HongKongOptions
from sparrows_hong_kong.patterns import POINTS_OF

LIABLE_FOR = ("big-three-dragons", "big-four-winds")
LEAST_LIABLE = POINTS_OF[8]  # three pungs of dragons alone are worth that


def fouls(options: HongKongOptions) -> tuple[FoulKind, ...]:
    """Who calls a win wrongly pays everybody for a hand of the limit (HK-6.7)."""
    return (FoulKind(FALSE_WIN, "HK-6.7", price=2 * POINTS_OF[options.limit]),)


class HongKongLedger(Ledger):
    """The nearest right call wins; false ones before it are fined (HK-3.5, HK-6.7)."""

    counted_by = "HK-5.1"
    clauses: ClassVar = {"caller": "HK-3.5", "won": "HK-6.8", "drawn": "HK-6.8", "passes": "HK-6.8"}
    options: HongKongOptions
    holds_liable = True
    multiplied = (*Ledger.multiplied, "win-on-discard", "win-from-wall")

    def call(self, event: Call, deal: FinishedDeal) -> None:
        for seat in self.callers(event):
            worth = self.worth(seat, deal)
            if worth.win and seat not in self.dead:
                self.scores[seat] = worth
                self.win(seat, event.giver, self.liable(seat, deal))
                return
            self.false_win(seat)

    def win(self, winner: Seat, giver: Seat | None, liable: Seat | None) -> None:
        """Twice the value from who gave the tile, or from all where nobody did."""
        value = self.scores[winner].value
        if liable is not None:
            whole = 6 * value if giver is None else 4 * value
            self.pay(liable, winner, whole, "HK-6.4", "pays-for-all")
        elif giver is None:
            self.everyone_pays(winner, 2 * value, "HK-6.1", "win-from-wall")
        elif self.options.payment == "full":
            self.pay(giver, winner, 4 * value, "HK-6.3", "win-on-discard")
        else:
            for seat in self.others(winner):
                if seat == giver:
                    self.pay(seat, winner, 2 * value, "HK-6.2", "win-on-discard")
                else:
                    self.pay(seat, winner, value, "HK-6.2", "not-responsible")

    def liable(self, winner: Seat, deal: FinishedDeal) -> Seat | None:
        """Who gave the last of three dragons or four winds, all of them claimed (HK-6.4, 6.5)."""
        if not self.options.liability:
            return None
        if deal.responsible is not None:
            return None if deal.responsible in (NOBODY, winner) else deal.responsible
        laid = [each for each in deal.claimed if each.seat == winner and each.meld.kind != CHOW]
        for family in (DRAGONS, WINDS):
            givers = [each.giver for each in laid if each.meld.tile in family]
            if len(givers) == len(family):
                return givers[-1]
        return None

    def questions(self, deal: FinishedDeal) -> Iterator[DealQuestion]:
        """Who is liable, where a hand that may be so dear was won and no tiles say it (HK-6.4)."""
        yield from super().questions(deal)
        if not self.options.liability or deal.responsible is not None:
            return
        for call in deal.calls:
            winner = next(iter(self.callers(call)))
            said = deal.hands.get(winner)
            if said is None or isinstance(said, Hand) or not said.says_worth:
                continue
            dear = not said.patterns and self.rules.worth(said).value >= LEAST_LIABLE
            if dear or any(each in said.patterns for each in LIABLE_FOR):
                others = tuple(SEATS[seat] for seat in self.others(winner))
                yield DealQuestion("responsible", "HK-6.4", None, (*others, NOBODY), preset=NOBODY)

    def refuse_strange_blame(self, deal: FinishedDeal) -> None:
        """Somebody may be liable for any win, from the wall too, unless that is agreed away."""
        if deal.fed is not None or (
            deal.responsible is not None and not (deal.calls and self.options.liability)
        ):
            raise Complaint("in {rules} nobody can be made responsible here", rules=self.rules.id)

    @property
    def next_dealer(self) -> Seat:
        """East stays after winning and after a draw (HK-6.8)."""
        stays = self.dealer in self.scores or not self.scores
        return self.dealer if stays else super().next_dealer
