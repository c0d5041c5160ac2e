"""Replaying a record: its decisions must give its events, and its wins their payments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

import msgspec

from sparrows.complaint import Complaint
from sparrows.play.actions import IllegalAction
from sparrows.play.events import (
    Drew,
    Event,
    KongAdded,
    KongConcealed,
    KongRobbed,
    Paid,
    Started,
    Won,
)
from sparrows.play.match import Match
from sparrows.play.record import DealRecord, Header, Record
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import (
    Call,
    FinishedDeal,
    Happening,
    KongDeclared,
    Payment,
    Seat,
    Settlement,
)
from sparrows.play.shares import hash_of
from sparrows.play.shuffle import commitment
from sparrows.play.table import Table, Wall
from sparrows.play.worth import Declared
from sparrows.readings.hand import Hand

# What an event can run into on a table that it does not belong to.
MISFITS = (LookupError, TypeError, AttributeError, AssertionError, ValueError)


class Difference(Complaint):
    """The first place where a record is not what replaying it gives."""


class Checked(msgspec.Struct):
    """What was found right."""

    shuffled: bool = False  # the seed is revealed, and is the one that was bound
    shares: int = 0  # of players that went into it, each the one that was bound
    deals: int = 0
    decisions: int = 0
    events: int = 0
    wins: int = 0
    payments: int = 0


def replay_under(record: Record, rules: Rulebook) -> Checked:
    """Checks everything; a `Difference` names the first thing that is not right.

    While the seed is secret the log is all there is: wins and payments are checked, not the walls.
    """
    checked = Checked()
    header = record.header
    if header.seed is not None and header.salt is not None:
        seed, salt = bytes.fromhex(header.seed), bytes.fromhex(header.salt)
        if commitment(seed, salt) != header.commitment.lower():
            raise Difference("header.commitment: it is not that of seed and salt")
        checked.shares = _count_shares(header)
        _replay_decisions(record, Match(rules, seed, salt, header.given_shares), checked)
        checked.shuffled = True
    for number, deal in enumerate(record.deals, 1):
        _audit(rules, deal, number, checked)
        checked.deals += 1
    return checked


def _count_shares(header: Header) -> int:
    values = [(share, share.value) for share in header.given_shares if share.value is not None]
    for share, value in values:
        if hash_of(value) != share.hash:
            raise Difference(
                "header.shares: the share of player {player} is not the one that was bound",
                player=share.player,
            )
    return len(values)


# The decisions again


def _replay_decisions(record: Record, match: Match, checked: Checked) -> None:
    for number, deal in enumerate(record.deals, 1):
        if match.deal is not None:
            raise Difference("deal {deal}: it is not over, and another follows", deal=number - 1)
        if match.over:
            raise Difference("deal {deal}: the match was over before it", deal=number)
        _replay_deal(deal, match, number)
        checked.decisions += len(deal.decisions)
        checked.events += len(deal.events)
    _compare_fields(
        points=(list(record.points), match.points),
        throws=(list(record.throws), match.throws),
        over=(record.over, match.over),
    )


def _replay_deal(recorded: DealRecord, match: Match, number: int) -> None:
    deal = match.next_deal()
    _compare_fields(
        number,
        players=(recorded.players, match.order_from(match.dealer)),
        round=(recorded.round, deal.table.round),
    )
    for at, (seat, action) in enumerate(recorded.decisions, 1):
        try:
            deal.act(seat, action)
        except IllegalAction as error:
            # What was different before comes first.
            _compare(recorded.events[: len(deal.log)], deal.log, number)
            raise Difference(
                "deal {deal}, decision {number}: {error}", deal=number, number=at, error=error
            ) from None
    _compare(recorded.events, deal.log, number)
    if deal.over:
        match.finish()


def _compare_fields(deal: int = 0, /, **fields: tuple[object, object]) -> None:
    """Recorded and replayed they are the same, for the whole match or for a deal."""
    for field, (recorded, replayed) in fields.items():
        if recorded != replayed:
            other = Difference(
                "{field}: {recorded}, replayed: {replayed}",
                field=field,
                recorded=recorded,
                replayed=replayed,
            )
            raise Difference("deal {deal}, {error}", deal=deal, error=other) if deal else other


def _compare(recorded: Sequence[Event], log: Sequence[Event], number: int) -> None:
    """Recorded and replayed events are the same."""
    for at, (event, replayed) in enumerate(zip_longest(recorded, log), 1):
        if event == replayed:
            continue
        if replayed is None:
            other = Difference("replaying gives no more events")
        elif event is None:
            other = Difference("it is missing, replayed: {replayed}", replayed=_json(replayed))
        else:
            other = Difference(
                "{recorded}, replayed: {replayed}", recorded=_json(event), replayed=_json(replayed)
            )
        raise _at_event(number, at, other)


def _at_event(deal: int, number: int, error: Complaint) -> Difference:
    return Difference("deal {deal}, event {number}: {error}", deal=deal, number=number, error=error)


def _json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


# The log alone


def tables(rules: Rulebook, log: Sequence[Event], number: int) -> Iterator[tuple[Table, Event]]:
    """The table before each event of a deal's log; after the last one it has come to its end."""
    if not log or not isinstance(log[0], Started):
        raise _at_event(number, 1, Difference("a deal begins with `started`"))
    first = log[0]
    wall = Wall(first.tiles - first.loose, first.kept, first.loose)
    table = Table(rules, first.round, wall)
    for at, event in enumerate(log, 1):
        yield table, event
        try:
            event.fold(table)
        except Complaint as error:
            other = Difference(
                "{event} does not fit the table: {error}", event=_json(event), error=error
            )
            raise _at_event(number, at, other) from None
        except MISFITS:
            raise _at_event(number, at, _misfit(event)) from None


def _misfit(event: Event) -> Difference:
    return Difference("{event} does not fit the table", event=_json(event))


def _audit(rules: Rulebook, deal: DealRecord, number: int, checked: Checked) -> None:
    """Counts every win of a log and settles it again."""
    auditor = Auditor(rules)
    table = None
    for at, (now, event) in enumerate(tables(rules, deal.events, number), 1):
        table = now
        try:
            auditor.meet(table, event)
        except Complaint as error:
            raise _at_event(number, at, error) from None
        except MISFITS:
            raise _at_event(number, at, _misfit(event)) from None
    assert table is not None
    _compare_payments(auditor.paid, _settled(auditor, table, number), number)
    checked.wins += auditor.wins
    checked.payments += len(auditor.paid)


def _settled(auditor: Auditor, table: Table, number: int) -> list[Payment]:
    try:
        return [each for each in auditor.settlement(table).payments if each.points]
    except Complaint as error:
        raise Difference(
            "deal {deal}: it cannot be settled: {error}", deal=number, error=error
        ) from None
    except MISFITS:
        raise Difference("deal {deal}: it cannot be settled", deal=number) from None


def _compare_payments(paid: list[Payment], again: list[Payment], number: int) -> None:
    for at, (payment, settled) in enumerate(zip_longest(paid, again), 1):
        if payment is None:
            raise Difference(
                "deal {deal}: {payment} was not paid", deal=number, payment=_json(settled)
            )
        if payment != settled:
            other = Difference("{payment} is one too many", payment=_json(payment))
            if settled is not None:
                other = Difference(
                    "{payment}, settled: {settled}", payment=_json(payment), settled=_json(settled)
                )
            raise Difference(
                "deal {deal}, payment {number}: {error}", deal=number, number=at, error=other
            )


class Auditor:
    """Reads a log and gathers what a settlement must know."""

    def __init__(self, rules: Rulebook) -> None:
        self.rules = rules
        self.hands: dict[Seat, Hand] = {}  # of the winners
        self.happened: list[Happening] = []
        self.paid: list[Payment] = []
        self.kong: KongDeclared | None = None  # declared, and may still be robbed
        self.wins = 0
        self.winners: list[Won] = []  # of one tile, as long as they follow each other

    def meet(self, table: Table, event: Event) -> None:
        """Takes an event in, with the table before it."""
        if not isinstance(event, Won):
            self._count_winners()
        happening = self.rules.parts.happening(self.rules, table, event)
        if happening is not None:
            self.happened.append(happening)
        if isinstance(event, Won):
            self._won(table, event)
        elif isinstance(event, Paid):
            self.paid += event.payments
        else:
            self._follow_kong(event)

    def _follow_kong(self, event: Event) -> None:
        if isinstance(event, KongConcealed | KongAdded):
            self.kong = KongDeclared(event.seat, event.tile, event.kind)
        elif isinstance(event, KongRobbed):
            self.kong = None
        elif isinstance(event, Drew) and self.kong is not None:
            self.happened.append(self.kong)  # it stands: this tile replaces it
            self.kong = None

    def _won(self, table: Table, event: Won) -> None:
        hand = self.rules.parts.won_hand(table, table.places[event.seat], event.tile)
        score = self.rules.scoring.score(hand)
        got = (score.win, score.value, score.patterns, tuple(sorted(hand.situation)))
        if got != (True, event.value, event.patterns, event.situation):
            raise Difference(
                "{event} is worth {value}: {patterns}",
                event=_json(event),
                value=score.value,
                patterns=_json(score.patterns),
            )
        self.hands[event.seat] = hand
        self.winners.append(event)
        self.wins += 1

    def _count_winners(self) -> None:
        """No more winners on this tile."""
        if self.winners:
            first = self.winners[0]
            seats = tuple(each.seat for each in self.winners)
            self.happened.append(Call(seats, first.tile, first.giver))
            self.winners = []

    def settlement(self, table: Table) -> Settlement:
        """What the rulebook makes of all that happened."""
        return self.rules.settle(self.finished(table))

    def finished(self, table: Table) -> FinishedDeal:
        """All that a settlement must know of the deal."""
        self._count_winners()
        parts = self.rules.parts
        hands: dict[Seat, Hand | Declared] = {
            seat: self.hands.get(seat) or parts.hand(self.rules, table, place)
            for seat, place in table.places.items()
        }
        happened = tuple(self.happened)
        return FinishedDeal(
            hands, happened, discards=tuple(table.discards), claimed=tuple(table.claimed)
        )
