"""The sheet of a match at a real table: its entries folded into deals, points and what is next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import takewhile
from typing import Self

import msgspec

from sparrows.club.entries import (
    Corrigible,
    DealEnded,
    Entry,
    EventNoted,
    MatchEnded,
    NotedEvent,
    NotedFoul,
    NotedHand,
    NotedWallEnd,
    NotedWin,
    Reseated,
    SheetOpened,
    TotalsTold,
)
from sparrows.club.standing import Log, StandingBodies, kept_past_end
from sparrows.complaint import Complaint
from sparrows.play.progress import Player, Progress
from sparrows.play.questions import DealQuestion
from sparrows.play.settlement import NOBODY, FinishedDeal, Payment, Seat, Settlement
from sparrows.rulebooks import rulebook
from sparrows.tiles import SEATS


class SheetDeal(msgspec.Struct, frozen=True):
    """A deal as the sheet has it; payments are between players, not seats."""

    number: int  # from 0
    entries: tuple[str, ...]  # that tell of it
    dealer: Player
    round: int
    payments: tuple[Payment, ...]
    worth: dict[Player, int]  # what the hands that count are worth
    gains: tuple[int, ...]  # of each player
    totals: tuple[int, ...]  # after it
    next_dealer: Player
    why_next: str  # a word for why that player deals next
    events: tuple[NotedEvent, ...]


class Sheet:
    """What all entries of a match come to; made anew from them whenever one is corrected."""

    def __init__(self, opened: SheetOpened) -> None:
        self.opened = opened
        self.rules = rulebook(opened.rules, **opened.options)
        self.progress = Progress(self.rules, opened.seating)
        self.deals: list[SheetDeal] = []
        self.going_on: list[EventNoted] = []  # what was noted of the deal that is not over yet
        # Entries of deals that do not count beside what others wrote of them.
        self.disputed: dict[int, list[str]] = {}
        self.aside: tuple[str, ...] = ()  # other entries that came too late to count
        self.ended = ""  # why the match ended before its rules would end it
        self.past_end: int | None = None  # the first deal that was played after the end
        self.agreed: set[Player] = set()
        self.contested: dict[str, set[Player]] = {}  # entries, and who says that they are wrong
        self.pen = ""  # to whom it was given
        self.last: str | None = None  # the entry that can be taken back
        self._entries_of_deal: tuple[str, ...] = ()
        self._told: dict[int, list[EventNoted | DealEnded]] = {}  # what counts of each deal

    @classmethod
    def of(cls, entries: Iterable[Entry], before: str | None = None) -> Self:
        """The sheet of these entries, or as it was before one of them.

        A `ValueError` tells of the first that cannot be. Where phones wrote without each other only
        the last entry can be one of those; others that cannot count are set aside.
        """
        log = Log(list(entries))
        sheet = cls._folded(log, before)
        if log.parted and not log.ends_parted:
            earlier = Log(log.entries[:-1])
            cls._folded(earlier, None)
            for entry, why in log.aside.items():
                if why is not None and entry not in earlier.aside:
                    raise why
        return sheet

    @classmethod
    def _folded(cls, log: Log, before: str | None) -> Self:
        counting = log.counting()
        standing = log.standing(counting)
        if before is not None:
            if before not in standing:
                raise Complaint("entry {id} is none that can be corrected", id=before)
            standing = dict(takewhile(lambda each: each[0] != before, standing.items()))
        first = next(iter(standing.values()), None)
        if not isinstance(first, SheetOpened):
            raise Complaint("a sheet begins with its rulebook and its players")
        sheet = cls(first)
        sheet._fold(log, standing, kept_past_end(counting))
        of_deals = {entry for entries in sheet.disputed.values() for entry in entries}
        sheet.aside = tuple(entry for entry in log.aside if entry not in of_deals)
        sheet.agreed = log.agreed(sheet.progress.players)
        sheet.contested = log.contested(sheet.progress.players)
        sheet.pen = log.pen()
        sheet.last = counting[-1].id if len(counting) > 1 else None
        return sheet

    @property
    def over(self) -> bool:
        return self.progress.over or bool(self.ended)

    @property
    def deal(self) -> int:
        """The number of the deal that is played, from 0."""
        return self.progress.played

    @property
    def fines(self) -> int:
        """What was paid to nobody in all deals."""
        paid = (payment for deal in self.deals for payment in deal.payments)
        return sum(payment.points for payment in paid if payment.receiver is None)

    def holder(self, said: DealEnded) -> Player | None:
        """Of several who call a win the one who has the tile, where only one can."""
        for call in self._finished(said).calls:
            if len(call.winners) > 1 and not self.rules.ledger.goes_on:
                return self.progress.player_at(self.rules.ledger(self.rules).callers(call)[0])
        return None

    def preview(self, said: DealEnded) -> SheetDeal:
        """What a deal comes to as it is told, without writing it down."""
        return self._settled(said, ())

    def questions(self, said: DealEnded) -> tuple[DealQuestion, ...]:
        """What must still be said of a deal; seats are the numbers of players here."""

        def player(choice: str) -> str:
            if choice not in SEATS:
                return choice
            return str(self.progress.player_at(SEATS.index(choice)))

        return tuple(
            msgspec.structs.replace(
                question,
                seat=None if question.seat is None else self.progress.player_at(question.seat),
                choices=tuple(map(player, question.choices)),
                preset=None if question.preset is None else player(question.preset),
            )
            for question in self.rules.questions(self._finished(said))
        )

    def _fold(self, log: Log, standing: StandingBodies, kept: Mapping[str, bool]) -> None:
        seatings = self._seatings(log, standing)
        self._reseat(seatings)
        for entry, body in standing.items():
            if entry in log.displaced and isinstance(body, EventNoted | DealEnded):
                self._dispute(entry, body)
                continue
            try:
                self._heed(entry, body, kept)
            except Complaint as error:
                log.set_aside(entry, error)
                if isinstance(body, EventNoted | DealEnded):
                    self._dispute(entry, body)
            self._reseat(seatings)

    def _heed(self, entry: str, body: Corrigible | MatchEnded, kept: Mapping[str, bool]) -> None:
        """What comes of an entry."""
        if isinstance(body, MatchEnded):
            self.ended = body.reason
        elif isinstance(body, TotalsTold):
            self._take_totals(body)
        elif isinstance(body, EventNoted | DealEnded):
            if self.progress.over and entry in kept:
                if not kept[entry]:
                    return
                self.progress.over = False
                self.past_end = self.deal if self.past_end is None else self.past_end
            self._take(entry, body)

    def _dispute(self, entry: str, body: EventNoted | DealEnded) -> None:
        self.disputed.setdefault(body.deal, []).append(entry)

    def _take(self, entry: str, body: EventNoted | DealEnded) -> None:
        """An entry of a deal: of the one that is played, or of one that another entry ended."""
        if body.deal < self.deal:
            if body not in self._told.get(body.deal, ()):
                self._dispute(entry, body)
            return
        if body.deal > self.deal:
            raise Complaint("deal {deal} has not begun yet", deal=body.deal + 1)
        if self.over:
            raise Complaint("the match is over")
        said = body if isinstance(body, DealEnded) else self._noted(body)
        entries = (*self._entries_of_deal, entry)
        if said is None:
            self._entries_of_deal = entries
        else:
            self._book(said, entries)
        self._told.setdefault(body.deal, []).append(body)

    def _noted(self, body: EventNoted) -> DealEnded | None:
        """Takes an event, and ends the deal if that has come to its end by itself."""
        if isinstance(body.event, NotedWin) and not self.rules.ledger.goes_on:
            raise Complaint("in {rules} a deal is over when somebody wins", rules=self.rules.id)
        self.going_on.append(body)
        try:
            self._settled(DealEnded(self.deal), ())  # it must be possible
        except Complaint:
            self.going_on.pop()
            raise
        return DealEnded(self.deal) if self._is_played_out() else None

    def _take_totals(self, told: TotalsTold) -> None:
        """What all have in the end; it must be what all began with, but for fines to nobody."""
        progress = self.progress
        if self.deals or self.going_on or self.over:
            raise Complaint("totals are told where no deal is")
        if len(told.points) != progress.players:
            raise Complaint("totals: a number for each player is needed")
        due, sums = progress.players * told.start - told.fines, sum(told.points)
        if told.fines < 0 or sums != due:
            raise Complaint("all points together must make {due}, not {sums}", due=due, sums=sums)
        progress.points = list(told.points)
        progress.start_points = told.start
        progress.over = True

    def _is_played_out(self) -> bool:
        """Whether a deal that goes on after a win has come to its end by itself."""
        if not self.rules.ledger.goes_on:
            return False
        out: set[Player] = set()
        for noted in self.going_on:
            event = noted.event
            if isinstance(event, NotedWallEnd):
                return True
            if isinstance(event, NotedWin):
                out.update(event.winners)
            elif isinstance(event, NotedFoul) and self.rules.foul_kind(event.foul).dead:
                out.update(event.players)
        return len(out) >= self.progress.players - 1

    def _book(self, said: DealEnded, entries: tuple[str, ...]) -> None:
        """The deal is over: it is written down, and the dealership goes on."""
        deal = self._settled(said, entries)
        self.deals.append(deal)
        seats = {self.progress.seat_of(player): gain for player, gain in enumerate(deal.gains)}
        self.progress.book(seats, self.progress.seat_of(deal.next_dealer))
        self.going_on = []
        self._entries_of_deal = ()

    def _settled(self, said: DealEnded, entries: tuple[str, ...]) -> SheetDeal:
        progress = self.progress
        finished = self._finished(said)
        settlement = self.rules.settle(finished)
        player = progress.player_at
        points = settlement.points
        gains = tuple(points.get(progress.seat_of(each), 0) for each in range(progress.players))
        return SheetDeal(
            self.deal,
            entries,
            progress.dealer,
            progress.round,
            tuple(between_players(payment, progress) for payment in settlement.payments),
            {player(seat): value for seat, value in settlement.worth.items()},
            gains,
            tuple(before + gain for before, gain in zip(progress.points, gains, strict=True)),
            player(settlement.next_dealer),
            why_next(settlement, finished, goes_on=self.rules.ledger.goes_on),
            (*(noted.event for noted in self.going_on), *said.events),
        )

    def _finished(self, said: DealEnded) -> FinishedDeal:
        """The deal as rulebooks settle it: all that was noted of it, by seats."""
        events: list[NotedEvent] = [noted.event for noted in self.going_on]
        hands: dict[Player, NotedHand] = {}
        for noted in self.going_on:
            hands |= noted.hands
        hands |= said.hands
        blamed = said.responsible
        return FinishedDeal(
            {self._seat(player): hand.declared() for player, hand in hands.items()},
            tuple(event.happening(self._seat) for event in (*events, *said.events)),
            responsible=blamed if blamed is None or blamed == NOBODY else self._seat(blamed),
            fed=said.fed,
        )

    def _seat(self, player: Player) -> Seat:
        if player not in range(self.progress.players):
            raise Complaint("there is no player {player} at this table", player=player)
        return self.progress.seat_of(player)

    def _seatings(self, log: Log, standing: StandingBodies) -> dict[int, tuple[Player, ...]]:
        """How they sit from which deal on, as it was written down."""
        found: dict[int, tuple[Player, ...]] = {}
        for entry, body in standing.items():
            if isinstance(body, Reseated):
                if sorted(body.seating) == list(range(self.progress.players)):
                    found[body.deal] = body.seating
                else:
                    log.set_aside(entry, Complaint("seating: everybody sits somewhere, once"))
        return found

    def _reseat(self, seatings: Mapping[int, tuple[Player, ...]]) -> None:
        """They sit otherwise from the deal that is about to begin, if that was written down."""
        seating = seatings.get(self.deal)
        if seating is not None and not self._entries_of_deal:
            self.progress.seating = list(seating)


def why_next(settlement: Settlement, deal: FinishedDeal, *, goes_on: bool) -> str:
    """A word for why the next dealer is who it is."""
    if goes_on and deal.calls:
        first = deal.calls[0]
        return "first-winner" if settlement.next_dealer in first.winners else "paid-several"
    if settlement.next_dealer != deal.dealer:
        return "passes"
    return "won" if deal.dealer in settlement.scores else "drawn"


def between_players(payment: Payment, progress: Progress) -> Payment:
    """The same payment with the players' numbers in place of their seats."""
    receiver = payment.receiver
    return msgspec.structs.replace(
        payment,
        payer=progress.player_at(payment.payer),
        receiver=None if receiver is None else progress.player_at(receiver),
    )
