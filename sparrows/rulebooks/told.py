"""A finished deal as people tell it: hands in one line each, who won from whom, other events."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from sparrows.complaint import Complaint
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import FinishedDeal, Seat
from sparrows.play.worth import Declared
from sparrows.readings.hand import Hand
from sparrows.readings.notation import read_whole
from sparrows.rulebooks.cases import (
    CaseEvent,
    CaseOutcome,
    as_finished,
    case_discards,
    responsible_of,
)
from sparrows.rulebooks.described import DescribedHand, seat_of, written_hand
from sparrows.tiles import SEATS, name, parse_one

WIN_EVENT = "win"

_NUMBER = re.compile(r"\d{1,6}", re.ASCII)


class ToldHand(msgspec.Struct, frozen=True, kw_only=True):
    """A hand in one line; or, where it counts, the number that its player counted in it."""

    hand: str
    situation: tuple[str, ...] = ()
    facts: dict[str, str] = {}


class ToldDeal(CaseOutcome, frozen=True, kw_only=True):
    """What people remember of a deal; hands that change nothing may be left out."""

    hands: Mapping[str, ToldHand]
    outcome: Sequence[CaseEvent] = ()  # a win need not name its tile: the winner's hand does
    round: str = "E"
    wild: str | None = None
    discards: Sequence[tuple[str, str]] | None = None
    responsible: str | None = None  # a seat, or "nobody"; the discards in brief
    fed: str | None = None  # a clause, or "nobody"


def finished(rules: Rulebook, told: ToldDeal) -> FinishedDeal:
    """The deal as `rules.settle` takes it; a `ValueError` names the place of what cannot be."""
    # Without rounds seats are places at the table, not winds.
    if told.dealer != SEATS[0] and rules.parts.has_rounds:
        raise Complaint("dealer: in {rules} the dealer sits East", rules=rules.id)
    hands: dict[Seat, Hand | Declared] = {}
    for letter, each in told.hands.items():
        seat = seat_of(letter, "hands")
        if seat not in rules.seats:
            raise Complaint("hands: nobody sits at {seat}", seat=letter)
        try:
            read = _counted if _NUMBER.fullmatch(each.hand.strip()) else _hand
            hands[seat] = read(rules, told, letter, each)
        except ValueError as error:
            raise Complaint("hands, {letter}: {error}", letter=letter, error=error) from None
    named = [_named(rules, hands, each) for each in told.outcome]
    return as_finished(
        rules,
        msgspec.structs.replace(told, outcome=named),
        hands,
        discards=case_discards(told.discards),
        responsible=responsible_of(told.responsible),
        fed=told.fed,
    )


def _counted(rules: Rulebook, told: ToldDeal, letter: str, each: ToldHand) -> Declared:
    wins = any(letter in event.winners for event in told.outcome)
    if rules.losing is None and not wins:
        raise Complaint("in {rules} the hands of losers are worth nothing", rules=rules.id)
    return Declared(value=int(each.hand), situation=frozenset(each.situation))


def _hand(rules: Rulebook, told: ToldDeal, letter: str, each: ToldHand) -> Hand:
    """The winning tile is the one after the plus, or that of the win, or the last one written."""
    whole = read_whole(each.hand, None if told.wild is None else parse_one(told.wild))
    standing, winning = whole.standing, whole.winning
    wins = [event for event in told.outcome if event.event == WIN_EVENT and letter in event.winners]
    if wins and winning is None:
        if wins[0].tile is not None:
            winning = parse_one(wins[0].tile)
        elif standing:
            standing, winning = standing[:-1], standing[-1]
    described = DescribedHand(
        self_draw=bool(wins) and wins[0].giver is None,
        seat=letter,
        round=told.round,
        situation=each.situation,
        wild=told.wild,
        facts=each.facts,
    )
    return written_hand(rules, described, whole._replace(standing=standing, winning=winning))


def _named(rules: Rulebook, hands: dict[Seat, Hand | Declared], event: CaseEvent) -> CaseEvent:
    """The event in the form of cases, where a win names its tile."""
    if event.event != WIN_EVENT:
        if not rules.ledger.goes_on:
            raise Complaint("outcome: in {rules} nothing but wins is settled", rules=rules.id)
        return event
    for letter in event.winners:
        hand = hands.get(seat_of(letter, "outcome"))
        if isinstance(hand, Hand) and hand.winning is not None:
            return msgspec.structs.replace(event, tile=name(hand.winning))
    return event
