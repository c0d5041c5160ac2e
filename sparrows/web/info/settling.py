"""Finished deals that the page tells: settled, or asked about a pattern."""

from __future__ import annotations

import msgspec

from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Call, FinishedDeal, Seat, Settlement, Won
from sparrows.rulebooks import rulebook
from sparrows.rulebooks.cases import own_options
from sparrows.rulebooks.told import ToldDeal, finished
from sparrows.text import Speaker
from sparrows.text.reckoning import worth_of_hands
from sparrows.tiles import SEATS
from sparrows.web.api import GivenDeal, HandResult, SettledDeal, WhyResult
from sparrows.web.errors import Refusal
from sparrows.web.info.explained import score_result, why_result
from sparrows.web.info.laying import laid_meld
from sparrows.web.info.results import paid_line
from sparrows.web.info.sentences import page_speaker


def read_deal(given: GivenDeal) -> tuple[Rulebook, FinishedDeal]:
    """The rulebook and the deal as they were given."""
    rules = rulebook(given.rules, **own_options(given.options))
    told = msgspec.convert(told_words(given), ToldDeal)
    return rules, finished(rules, told)


def told_words(given: GivenDeal) -> dict[str, object]:
    """The deal in the words of cases, in which a giver is `from`."""
    words: dict[str, object] = msgspec.to_builtins(given)
    outcome = [msgspec.to_builtins(event) for event in given.outcome]
    words["outcome"] = [{**event, "from": event["giver"]} for event in outcome]
    return words


def settled(given: GivenDeal) -> SettledDeal:
    """Who pays whom, and why."""
    rules, deal = read_deal(given)
    settlement = rules.settle(deal)
    speaker = page_speaker(rules.id, given.lang)
    worth = worth_of_hands(deal, settlement)
    return SettledDeal(
        seats=rules.seats,
        hands=tuple(_hand(speaker, rules, deal, settlement, seat) for seat in sorted(deal.hands)),
        payments=tuple(paid_line(speaker, payment, worth) for payment in settlement.payments),
        delta={seat: settlement.delta[SEATS[seat]] for seat in rules.seats},
        next_dealer=settlement.next_dealer,
    )


def _hand(
    speaker: Speaker, rules: Rulebook, deal: FinishedDeal, settlement: Settlement, seat: Seat
) -> HandResult:
    hand = deal.hands[seat]
    won, counted = settlement.scores.get(seat), settlement.losers.get(seat)
    return HandResult(
        seat=seat,
        player=seat,
        won=None if won is None else score_result(speaker, rules, won),
        counted=None if counted is None else score_result(speaker, rules, counted, loser=True),
        giver=None if won is None else _giver(deal, seat),
        standing=hand.standing,
        melds=tuple(laid_meld(meld) for meld in hand.melds),
        bonus=hand.flowers,
        winning=hand.winning,
    )


def _giver(deal: FinishedDeal, winner: Seat) -> Seat | None:
    """Who gave a winner the tile."""
    for event in deal.outcome:
        if isinstance(event, Call) and event.winner == winner:
            return event.giver
        if isinstance(event, Won) and winner in event.winners:
            return event.giver
    return None


def asked_why(given: GivenDeal, seat: Seat, pattern: str) -> WhyResult:
    """What became of a pattern in the hand of one of the players."""
    rules, deal = read_deal(given)
    if seat not in deal.hands:
        raise Refusal("no-such-seat")
    if pattern not in rules.scoring.by_id:
        raise Refusal("no-such-pattern")
    settlement = rules.settle(deal)
    score = settlement.scores.get(seat)
    if score is None and rules.losing is not None and pattern in rules.losing.by_id:
        score = settlement.losers.get(seat)
    why = (score or rules.score(deal.hands[seat])).why(pattern)
    return why_result(page_speaker(rules.id, given.lang), why)
