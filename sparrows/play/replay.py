"""Replaying a record: its decisions must give its events, and its wins their payments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from sparrows.play.actions import IllegalAction
from sparrows.play.events import (
    Ended,
    Event,
    KongAdded,
    KongConcealed,
    KongRobbed,
    Melded,
    Paid,
    Started,
    Won,
)
from sparrows.play.match import Match
from sparrows.play.record import DealRecord, Record
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import (
    Call,
    FinishedDeal,
    Foul,
    Happening,
    KongDeclared,
    Payment,
    Seat,
    Settlement,
    WallEnded,
)
from sparrows.play.settlement import Won as WonTogether
from sparrows.play.shuffle import commitment
from sparrows.play.table import Table, Wall
from sparrows.readings.groups import KONG
from sparrows.readings.hand import Hand

# What an event can run into on a table that it does not belong to.
MISFITS = (LookupError, TypeError, AttributeError, AssertionError, ValueError)


class Difference(ValueError):
    """The first place where a record is not what replaying it gives."""


class Checked(msgspec.Struct):
    """What was found right."""

    shuffled: bool = False  # the seed is revealed, and is the one that was bound
    deals: int = 0
    decisions: int = 0
    events: int = 0
    wins: int = 0
    payments: int = 0


def replay(record: Record, rules: Rulebook) -> Checked:
    """Checks everything; a `Difference` names the first thing that is not right.

    While the seed is secret the log is all there is: wins and payments are checked, not the walls.
    """
    checked = Checked()
    header = record.header
    if header.seed is not None and header.salt is not None:
        seed, salt = bytes.fromhex(header.seed), bytes.fromhex(header.salt)
        if commitment(seed, salt) != header.commitment.lower():
            raise Difference("header.commitment: it is not that of seed and salt")
        _replay_decisions(record, Match(rules, seed, salt), checked)
        checked.shuffled = True
    for number, deal in enumerate(record.deals, 1):
        _audit(rules, deal, f"deal {number}", checked)
        checked.deals += 1
    return checked


# The decisions again


def _replay_decisions(record: Record, match: Match, checked: Checked) -> None:
    for number, deal in enumerate(record.deals, 1):
        where = f"deal {number}"
        if match.deal is not None:
            raise Difference(f"deal {number - 1}: it is not over, and another follows")
        if match.over:
            raise Difference(f"{where}: the match was over before it")
        _replay_deal(deal, match, where)
        checked.decisions += len(deal.decisions)
        checked.events += len(deal.events)
    if list(record.points) != match.points:
        raise Difference(f"points: {list(record.points)}, replayed: {match.points}")
    if list(record.throws) != match.throws:
        raise Difference(f"throws: {list(record.throws)}, replayed: {match.throws}")
    if record.over != match.over:
        raise Difference(f"over: {record.over}, replayed: {match.over}")


def _replay_deal(recorded: DealRecord, match: Match, where: str) -> None:
    deal = match.next_deal()
    players = match.order_from(match.dealer)
    if recorded.players != players:
        raise Difference(f"{where}, players: {recorded.players}, replayed: {players}")
    if recorded.round != deal.table.round:
        raise Difference(f"{where}, round: {recorded.round}, replayed: {deal.table.round}")
    same = _compare(recorded.events, deal.log, 0, where)
    for number, (seat, action) in enumerate(recorded.decisions, 1):
        try:
            deal.act(seat, action)
        except IllegalAction as error:
            raise Difference(f"{where}, decision {number}: {error}") from None
        same = _compare(recorded.events, deal.log, same, where)
    if len(recorded.events) > same:
        raise Difference(f"{where}, event {same + 1}: replaying gives no more events")
    if deal.over:
        match.finish()


def _compare(recorded: Sequence[Event], log: Sequence[Event], same: int, where: str) -> int:
    """How many events are the same by now, `same` of them known to be."""
    for at in range(same, len(log)):
        if at >= len(recorded):
            raise Difference(f"{where}, event {at + 1}: it is missing, replayed: {_json(log[at])}")
        if recorded[at] != log[at]:
            raise Difference(
                f"{where}, event {at + 1}: {_json(recorded[at])}, replayed: {_json(log[at])}"
            )
    return len(log)


def _json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()


# The log alone


def tables(rules: Rulebook, log: Sequence[Event], where: str) -> Iterator[tuple[Table, Event]]:
    """The table before each event of a log; after the last one it has come to its end."""
    if not log or not isinstance(log[0], Started):
        raise Difference(f"{where}, event 1: a deal begins with `started`")
    first = log[0]
    wall = Wall(first.tiles - first.loose, first.kept, first.loose)
    table = Table(rules.seats, first.round, wall, rules.parts.note)
    for number, event in enumerate(log, 1):
        try:
            yield table, event
            event.fold(table)
        except Difference as error:
            raise Difference(f"{where}, event {number}: {error}") from None
        except MISFITS as error:
            raise Difference(
                f"{where}, event {number}: {_json(event)} does not fit the table ({error})"
            ) from None


def _audit(rules: Rulebook, deal: DealRecord, where: str, checked: Checked) -> None:
    """Counts every win of a log and settles it again."""
    auditor = Auditor(rules)
    table = None
    for number, (now, event) in enumerate(tables(rules, deal.events, where), 1):
        table = now
        try:
            auditor.meet(table, event)
        except MISFITS as error:
            raise Difference(f"{where}, event {number}: {error}") from None
    assert table is not None
    try:
        again = auditor.settled(table)
    except MISFITS as error:
        raise Difference(f"{where}: it cannot be settled ({error})") from None
    for number, payment in enumerate(auditor.paid, 1):
        if number > len(again):
            raise Difference(f"{where}, payment {number}: {_json(payment)} is one too many")
        if payment != again[number - 1]:
            raise Difference(
                f"{where}, payment {number}: {_json(payment)}, settled: {_json(again[number - 1])}"
            )
    if len(again) > len(auditor.paid):
        raise Difference(f"{where}: {_json(again[len(auditor.paid)])} was not paid")
    checked.wins += auditor.wins
    checked.payments += len(auditor.paid)


class Auditor:
    """Reads a log and gathers what a settlement must know."""

    def __init__(self, rules: Rulebook) -> None:
        self.rules = rules
        self.hands: dict[Seat, Hand] = {}  # of the winners
        self.happened: list[Happening] = []
        self.calls: list[Call] = []
        self.fouls: list[Foul] = []
        self.paid: list[Payment] = []
        self.kong: KongDeclared | None = None  # declared, and it may still be robbed
        self.wins = 0
        self.winners: list[Won] = []  # of one tile, as long as they follow each other

    def meet(self, table: Table, event: Event) -> None:
        """Takes an event in, with the table before it."""
        foul = self.rules.parts.foul_in(table, event)
        if not isinstance(event, Won | KongRobbed):
            self._close()
        if foul is not None:
            self.fouls.append(foul)
            self.happened.append(foul)
        if isinstance(event, Won):
            self._won(table, event)
        elif isinstance(event, KongRobbed):
            self.kong = None
        elif isinstance(event, KongConcealed):
            self.kong = KongDeclared(event.seat, event.tile, "concealed")
        elif isinstance(event, KongAdded):
            self.kong = KongDeclared(event.seat, event.tile, event.kind)
        elif isinstance(event, Melded) and event.meld.kind == KONG:
            self.happened.append(KongDeclared(event.seat, event.tile, "claimed", event.giver))
        elif isinstance(event, Paid):
            self.paid += event.payments
        elif isinstance(event, Ended) and event.reason == "wall":
            self.happened.append(WallEnded())

    def _won(self, table: Table, event: Won) -> None:
        hand = self.rules.parts.won_hand(table, table.places[event.seat], event.tile)
        score = self.rules.scoring.score(hand)
        got = (score.win, score.value, score.patterns, tuple(sorted(hand.situation)))
        if got != (True, event.value, event.patterns, event.situation):
            raise Difference(f"{_json(event)} is worth {score.value}: {_json(score.patterns)}")
        self.hands[event.seat] = hand
        self.winners.append(event)
        self.wins += 1

    def _close(self) -> None:
        """No more winners on this tile; a kong that nobody robbed stands."""
        if self.winners:
            first = self.winners[0]
            seats = tuple(each.seat for each in self.winners)
            self.happened.append(WonTogether(seats, first.tile, first.giver))
            self.calls += [Call(each.seat, each.tile, each.giver) for each in self.winners]
            self.winners = []
        elif self.kong is not None:
            self.happened.append(self.kong)
        self.kong = None

    def settled(self, table: Table) -> tuple[Payment, ...]:
        """All that the rulebook has paid for this."""
        return tuple(payment for payment in self.settlement(table).payments if payment.points)

    def settlement(self, table: Table) -> Settlement:
        """What the rulebook makes of all that happened."""
        self._close()
        parts = self.rules.parts
        hands = {
            seat: self.hands.get(seat) or parts.hand(table, place, void=parts.void_of(place))
            for seat, place in table.places.items()
        }
        outcome = self.happened if parts.pays_along else self.calls
        deal = FinishedDeal(
            hands,
            tuple(outcome),
            () if parts.pays_along else tuple(self.fouls),
            discards=tuple(table.discards),
        )
        return self.rules.settle(deal)
