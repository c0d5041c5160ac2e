"""A finished deal as people tell it: hands in one line each, who won from whom, what else was."""

from __future__ import annotations

import re

import msgspec

from sparrows.complaint import Complaint
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import FinishedDeal, Seat
from sparrows.readings.hand import Hand
from sparrows.readings.notation import read_whole
from sparrows.rulebooks.cases import (
    CaseEvent,
    CaseFoul,
    DealtHand,
    discards_of,
    foul_of,
    hand_of,
    happening,
    refuse_strange_callers,
    seat_of,
)
from sparrows.tiles import SEATS, Tile, name, parse_one

WIN = "win"
NOBODY = "nobody"

_NUMBER = re.compile(r"\d{1,6}", re.ASCII)

Discards = tuple[tuple[Seat, Tile], ...]


class ToldHand(msgspec.Struct, kw_only=True):
    """A hand in one line; or, where a loser's hand counts, the number that they counted in it."""

    hand: str
    situation: list[str] = []
    void: str | None = None
    robbed_kong: str | None = None


class ToldDeal(msgspec.Struct, kw_only=True):
    """What people remember of a deal; hands that change nothing may be left out."""

    hands: dict[str, ToldHand]
    outcome: list[CaseEvent] = []  # a win need not name its tile: the winner's hand does
    fouls: list[CaseFoul] = []
    dealer: str = "E"
    round: str = "E"
    wild: str | None = None
    discards: list[tuple[str, str]] | None = None
    responsible: str | None = None  # a seat, or `NOBODY`; the discards in brief


def finished(rules: Rulebook, told: ToldDeal) -> FinishedDeal:
    """The deal as `rules.settle` takes it; a `ValueError` names the place of what cannot be."""
    if told.dealer != SEATS[0] and not rules.parts.pays_along:
        raise Complaint("dealer: in {rules} the dealer sits East", rules=rules.id)
    hands: dict[Seat, Hand] = {}
    values: dict[Seat, int] = {}
    for letter, each in told.hands.items():
        seat = seat_of(letter, "hands")
        if seat not in rules.seats:
            raise Complaint("hands: nobody sits at {seat}", seat=letter)
        try:
            if _NUMBER.fullmatch(each.hand.strip()):
                values[seat] = _value(rules, each)
            else:
                hands[seat] = _hand(told, letter, each)
        except ValueError as error:
            raise Complaint("hands, {letter}: {error}", letter=letter, error=error) from None
    deal = FinishedDeal(
        hands,
        tuple(happening(each) for event in told.outcome for each in _events(rules, hands, event)),
        tuple(foul_of(foul) for foul in told.fouls),
        seat_of(told.dealer, "dealer"),
        values=values,
    )
    refuse_strange_callers(rules, deal)
    return msgspec.structs.replace(deal, discards=_discards(rules, told, deal))


def _value(rules: Rulebook, told: ToldHand) -> int:
    if rules.losing is None:
        raise Complaint("in {rules} the hands of losers are worth nothing", rules=rules.id)
    return int(told.hand)


def _hand(told: ToldDeal, letter: str, each: ToldHand) -> Hand:
    """The winning tile is the one after the plus, or that of the win, or the last one written."""
    whole = read_whole(each.hand, None if told.wild is None else parse_one(told.wild))
    standing, winning = whole.standing, whole.winning
    wins = [event for event in told.outcome if event.event == WIN and letter in event.winners]
    if wins and winning is None:
        if wins[0].tile is not None:
            winning = parse_one(wins[0].tile)
        elif standing:
            standing, winning = standing[:-1], standing[-1]
    described = DealtHand(
        concealed="",
        melds=[],
        self_draw=bool(wins) and wins[0].giver is None,
        seat=letter,
        round=told.round,
        situation=each.situation,
        void=each.void,
        robbed_kong=each.robbed_kong,
    )
    return hand_of(described, wild=told.wild).but(
        standing=standing, melds=whole.melds, winning=winning, flowers=whole.flowers
    )


def _events(rules: Rulebook, hands: dict[Seat, Hand], event: CaseEvent) -> list[CaseEvent]:
    """An entry as cases have it: a win names its tile, and is a call a winner where it ends all."""
    if event.event != WIN:
        if not rules.parts.pays_along:
            raise Complaint("outcome: in {rules} nothing but wins is settled", rules=rules.id)
        return [event]
    named = {letter: _winning(hands, letter, event.tile) for letter in event.winners}
    if rules.parts.pays_along:
        tile = next(iter(named.values()), event.tile)
        return [msgspec.structs.replace(event, tile=tile)]
    return [CaseEvent(winner=winner, tile=named[winner], giver=event.giver) for winner in named]


def _winning(hands: dict[Seat, Hand], letter: str, tile: str | None) -> str | None:
    hand = hands.get(seat_of(letter, "outcome"))
    return tile if hand is None or hand.winning is None else name(hand.winning)


def _discards(rules: Rulebook, told: ToldDeal, deal: FinishedDeal) -> Discards | None:
    """The discards in full, or as few of them as make the named player responsible."""
    if told.responsible is None:
        return discards_of(told.discards)
    if not rules.looks_back or told.discards is not None:
        raise Complaint("in {rules} nobody can be made responsible here", rules=rules.id)
    call = next(iter(deal.calls), None)
    if call is None or call.giver is None:
        raise Complaint("nobody is responsible where no tile was won from a player")
    robbed = any("robbing-kong" in deal.hand(each.winner).situation for each in deal.calls)
    first = [seat_of(told.responsible, "responsible")] if told.responsible != NOBODY else []
    # Nobody is where the winner discarded that kind before: the go-around begins with it.
    blamed = [(seat, call.tile) for seat in first or [each.winner for each in deal.calls]]
    last = () if robbed or first == [call.giver] else ((call.giver, call.tile),)
    return (*blamed, *last)
