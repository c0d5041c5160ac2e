"""Finished deals that the page tells: settled, or asked about a pattern."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import FinishedDeal, Seat, Settlement
from sparrows.play.worth import Worth
from sparrows.readings.hand import Hand
from sparrows.rulebooks import rulebook
from sparrows.rulebooks.cases import CaseEvent, own_options
from sparrows.rulebooks.told import ToldDeal, finished
from sparrows.scoring.score import Score
from sparrows.text import Speaker
from sparrows.tiles import SEATS
from sparrows.web.api import GivenDeal, HandResult, SettledDeal, WhyResult
from sparrows.web.info.explained import score_result, why_result
from sparrows.web.info.pictured import laid_meld
from sparrows.web.info.results import paid_line
from sparrows.web.info.sentences import page_speaker
from sparrows.web.refusals import Refusal


def deal_given(given: GivenDeal) -> tuple[Rulebook, FinishedDeal]:
    """The rulebook and the deal as they were given."""
    rules = rulebook(given.rules, **own_options(given.options))
    told = ToldDeal(
        hands=given.hands,
        outcome=[CaseEvent(**msgspec.structs.asdict(event)) for event in given.outcome],
        fouls=given.fouls,
        dealer=given.dealer,
        round=given.round,
        wild=given.wild,
        responsible=given.responsible,
        fed=given.fed,
    )
    return rules, finished(rules, told)


def settled(given: GivenDeal) -> SettledDeal:
    """Who pays whom, and why."""
    rules, deal = deal_given(given)
    settlement = rules.settle(deal)
    speaker = page_speaker(rules.id, given.lang)
    return SettledDeal(
        seats=rules.seats,
        hands=tuple(
            _hand(speaker, rules, deal, settlement, seat, hand)
            for seat, hand in sorted(deal.hands.items())
            if isinstance(hand, Hand)
        ),
        payments=tuple(
            paid_line(speaker, rules, payment, settlement.worth) for payment in settlement.payments
        ),
        delta={seat: settlement.delta[SEATS[seat]] for seat in rules.seats},
        next_dealer=settlement.next_dealer,
    )


def _hand(
    speaker: Speaker,
    rules: Rulebook,
    deal: FinishedDeal,
    settlement: Settlement,
    seat: Seat,
    hand: Hand,
) -> HandResult:
    won, counted = score_in(settlement.scores, seat), score_in(settlement.losers, seat)
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
    return next((call.giver for call in deal.calls if winner in call.winners), None)


def score_in(worth: Mapping[Seat, Worth], seat: Seat) -> Score | None:
    """How a player's hand was counted, if it was."""
    return worth[seat].score if seat in worth else None


def asked_why_in_deal(given: GivenDeal, seat: Seat, pattern: str) -> WhyResult:
    """What became of a pattern in the hand of one of the players."""
    rules, deal = deal_given(given)
    hand = deal.tiles(seat)
    if hand is None:
        raise Refusal("no-such-seat")
    if pattern not in rules.scoring.by_id:
        raise Refusal("no-such-pattern")
    settlement = rules.settle(deal)
    score = score_in(settlement.scores, seat)
    if score is None and rules.losing is not None and pattern in rules.losing.by_id:
        score = score_in(settlement.losers, seat)
    why = (score or rules.score(hand)).why(pattern)
    return why_result(page_speaker(rules.id, given.lang), why)
