"""Who pays whom in zung-jung (ZJ-30, ZJ-32, ZJ-34)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from sparrows.complaint import Complaint
from sparrows.play.ledger import FALSE_WIN, Ledger
from sparrows.play.questions import DealQuestion
from sparrows.play.settlement import NOBODY, Call, FinishedDeal, FoulKind, Payment, Seat
from sparrows.play.worth import Declared
from sparrows.readings.hand import Hand
from sparrows.rulebooks.zung_jung.options import ZungJungOptions
from sparrows.tiles import KINDS, SEATS, Tile, name

STANDARD = 25

Discards = tuple[tuple[Seat, Tile | None], ...]


def fouls(options: ZungJungOptions) -> tuple[FoulKind, ...]:
    """What a false win costs is agreed; the others cost no points (ZJ-32)."""
    return (
        FoulKind(FALSE_WIN, "ZJ-32.2", price=options.false_win_penalty),
        FoulKind("wrong-count", "ZJ-32.5"),
        FoulKind("wrong-claim", "ZJ-32.6"),
    )


class ZungJungLedger(Ledger):
    """False calls are fined, and one right call has the tile (ZJ-32.7, 23.6)."""

    looks_back = True
    counted_by = "ZJ-28.1"
    clauses: ClassVar = {"caller": "ZJ-23.6", "passes": "ZJ-31.1"}
    options: ZungJungOptions

    def call(self, event: Call, deal: FinishedDeal) -> None:
        callers = self.callers(event)
        for seat in callers:
            if seat in self.dead:
                raise Complaint(
                    "outcome: the hand of {seat} is dead and cannot win", seat=SEATS[seat]
                )
        called = {seat: self.worth(seat, deal) for seat in callers}
        for seat, worth in called.items():
            if not worth.win:
                self.false_win(seat)
        winner = next((seat for seat, worth in called.items() if worth.win), None)
        if winner is not None:
            self.scores[winner] = called[winner]
            self.win(winner, event, deal)

    def win(self, winner: Seat, call: Call, deal: FinishedDeal) -> None:
        """Three times the value in all; the options and the giver say how it is shared."""
        value = self.scores[winner].value
        if call.giver is None:
            self.everyone_pays(winner, value, "ZJ-30.3", "win-from-wall")
            return
        first = said_responsible(deal, winner, call.giver, call.tile)
        if self.options.payoff == "uniform":
            self.everyone_pays(winner, value, "ZJ-30.10", "win-shared")
        elif value <= STANDARD:
            self.everyone_pays(winner, value, "ZJ-30.4", "win-shared")
        else:
            self.dear_win(winner, first if self.options.immunity else call.giver, value)

    def dear_win(self, winner: Seat, to_blame: Seat | None, value: int) -> None:
        """The responsible player pays all but the standard value of the two others (ZJ-30.5)."""
        if to_blame is None:
            self.everyone_pays(winner, value, "ZJ-30.6", "nobody-responsible")
            return
        for seat in self.others(winner):
            if seat == to_blame:
                self.pay(seat, winner, 3 * value - 2 * STANDARD, "ZJ-30.5", "responsible")
            else:
                self.pay(seat, winner, STANDARD, "ZJ-30.5", "not-responsible")

    @classmethod
    def arithmetic(cls, payment: Payment, value: int, own: int | None) -> str:
        if payment.reason == "responsible":
            return f"3 × {value} − {3 * value - payment.points}"
        return super().arithmetic(payment, value, own)

    def questions(self, deal: FinishedDeal) -> Iterator[DealQuestion]:
        """Who is responsible, where a dear hand was won from a player (ZJ-30.6)."""
        yield from super().questions(deal)
        told = deal.discards is not None or deal.responsible is not None
        if told or self.options.payoff == "uniform" or not self.options.immunity:
            return
        for call in deal.calls:
            winner = next(iter(self.callers(call)))
            said = deal.hands.get(winner, Declared())
            known = isinstance(said, Hand) or said.says_worth
            if call.giver is not None and known and self.rules.worth(said).value > STANDARD:
                others = tuple(SEATS[seat] for seat in self.others(winner))
                yield DealQuestion(
                    "responsible", "ZJ-30.6", None, (*others, NOBODY), preset=SEATS[call.giver]
                )

    def refuse_strange(self, deal: FinishedDeal) -> None:
        super().refuse_strange(deal)
        for _, tile in deal.discards or ():
            if tile >= KINDS:
                raise Complaint("discards: {tile} is never discarded", tile=name(tile))


def said_responsible(
    deal: FinishedDeal, winner: Seat, giver: Seat, tile: Tile | None
) -> Seat | None:
    """Who is responsible for a win on a discard, as it was said or as the discards say."""
    if deal.responsible is None:
        return responsible(winner, tile, all_discards(deal, winner, giver, tile))
    return None if deal.responsible in (NOBODY, winner) else deal.responsible


def responsible(winner: Seat, tile: Tile | None, discards: Discards) -> Seat | None:
    """Who first discarded the winning kind in the go-around; nobody if the winner did."""
    first = next(seat for seat, thrown in go_around(winner, discards) if thrown == tile)
    return None if first == winner else first


def all_discards(deal: FinishedDeal, winner: Seat, giver: Seat, tile: Tile | None) -> Discards:
    """The discards with the winning one last; a robbed tile is added to them (ZJ-30.9, 34.4)."""
    last = (giver, tile)
    if deal.discards is None:
        return (last,)
    if "robbing-kong" in deal.hand(winner).situation:
        return (*deal.discards, last)
    if not deal.discards or deal.discards[-1] != last:
        raise Complaint("discards: the last one is not the tile that was won on")
    return deal.discards


def go_around(winner: Seat, discards: Discards) -> Discards:
    """All discards from the winner's own last one on; all if they made none (ZJ-30.6)."""
    own = [place for place, (seat, _) in enumerate(discards) if seat == winner]
    return discards[own[-1] :] if own else discards
