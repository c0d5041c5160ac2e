"""Finished deals explained: hands, patterns, payments, and the record of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import msgspec

from sparrows.play.events import Ended, Won
from sparrows.play.match import Match, Played
from sparrows.play.record import Record, record_of, write
from sparrows.play.replay import Auditor, tables
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Payment, Seat
from sparrows.play.table import HIDDEN, Place, Table
from sparrows.readings.hand import Hand
from sparrows.scoring.score import Score
from sparrows.text import Speaker
from sparrows.tiles import Tile
from sparrows.web.api import DealResult, HandResult, PaidLine, WhyResult
from sparrows.web.info.explained import score_result, why_result
from sparrows.web.info.onlooker import Onlooker
from sparrows.web.info.pictured import laid_meld
from sparrows.web.info.sentences import page_speaker
from sparrows.web.refusals import Refusal


class FinishedLog:
    """A finished deal read again from its log: who won with what, and what the others had."""

    def __init__(self, match: Match, number: int, onlooker: Onlooker) -> None:
        self.rules = match.rules
        self.played = finished_deal(match, number)
        self.seen = onlooker.hands(match, self.played)
        self.auditor = Auditor(self.rules)
        self.wins: dict[Seat, Won] = {}
        self.reason = ""
        table: Table | None = None
        for now, event in tables(self.rules, self.played.deal.log, number + 1):
            table = now
            self.auditor.meet(table, event)
            if isinstance(event, Won):
                self.wins[event.seat] = event
            elif isinstance(event, Ended):
                self.reason = event.reason
        assert table is not None
        self.table = table
        settled = self.auditor.settlement(table)
        self.counted = settled.losers | settled.scores

    def score(self, seat: Seat) -> Score | None:
        """What a winner's hand, or a loser's where it counts, is worth; nothing for others.

        Nothing is told of a hand that lies covered.
        """
        if seat not in self.seen:
            return None
        return self.counted[seat].score if seat in self.counted else None

    @cached_property
    def worth(self) -> dict[Seat, int]:
        """What each hand that counts is worth."""
        scores = {seat: self.score(seat) for seat in self.table.places}
        return {seat: score.value for seat, score in scores.items() if score is not None}

    def faults(self, seat: Seat) -> tuple[str, ...]:
        """What a player paid for besides others' wins, each once."""
        paid = {payment.reason for payment in self.auditor.paid if payment.payer == seat}
        known = (*(foul.id for foul in self.rules.fouls), *self.rules.ledger.faults)
        return tuple(reason for reason in known if reason in paid)

    def score_for(self, seat: Seat, pattern: str) -> Score:
        """The score in which to look for a pattern: for a loser's row it is the loser's own."""
        counts_for_losers = self.rules.losing is not None and pattern in self.rules.losing.by_id
        score = self.score(seat) if seat in self.wins or counts_for_losers else None
        if score is not None:
            return score
        parts, place = self.rules.parts, self.table.places[seat]
        hand = parts.hand(self.rules, self.table, place)
        return self.rules.scoring.score(hand)


def finished_deal(match: Match, number: int) -> Played:
    """A deal of the match that is over."""
    if not 0 <= number < len(match.finished):
        raise Refusal("no-such-deal")
    return match.finished[number]


def deal_result(match: Match, number: int, lang: str, onlooker: Onlooker) -> DealResult:
    """Hands, patterns, payments and points of a finished deal, as the onlooker may see them."""
    log = FinishedLog(match, number, onlooker)
    speaker = page_speaker(match.rules.id, lang)
    players = match.order_from(log.played.dealer)
    return DealResult(
        number=number,
        reason=log.reason,
        hands=tuple(
            hand_result(speaker, log, seat, player)
            for seat, player in zip(match.rules.seats, players, strict=True)
        ),
        payments=tuple(
            paid_line(speaker, match.rules, payment, log.worth) for payment in log.auditor.paid
        ),
        delta=dict(log.table.delta),
        points=points_by_deal(match)[number + 1],
        players=players,
        match_over=match.over and number == len(match.finished) - 1,
    )


def paid_line(
    speaker: Speaker, rules: Rulebook, payment: Payment, worth: Mapping[Seat, int]
) -> PaidLine:
    """A payment in words, with its arithmetic from what the hands are worth."""
    return PaidLine(payment, speaker.payment(payment), rules.ledger.reckoned(payment, worth))


def hand_result(speaker: Speaker, log: FinishedLog, seat: Seat, player: int) -> HandResult:
    """What a player had in the end, explained where it counts."""
    place, won, score = log.table.places[seat], log.wins.get(seat), log.score(seat)
    result = None
    if score is not None:
        result = score_result(speaker, log.rules, score, loser=won is None)
    hand = log.auditor.hands.get(seat)
    return HandResult(
        seat=seat,
        player=player,
        won=None if won is None else result,
        counted=result if won is None else None,
        giver=None if won is None else won.giver,
        standing=_standing(log, place, hand),
        melds=tuple(laid_meld(meld) for meld in place.melds),
        bonus=tuple(place.bonus),
        winning=None if won is None else won.tile,
        faults=log.faults(seat),
    )


def _standing(log: FinishedLog, place: Place, hand: Hand | None) -> tuple[Tile, ...]:
    if place.seat not in log.seen:
        return (HIDDEN,) * place.standing.size
    return tuple(place.standing) if hand is None else hand.standing


def points_by_deal(match: Match) -> list[tuple[int, ...]]:
    """The points of every player before the first deal and after each finished one."""
    points = [match.start_points] * match.players
    found = [tuple(points)]
    for dealer, deal in match.finished:
        for seat, player in zip(match.rules.seats, match.order_from(dealer), strict=True):
            points[player] += deal.table.delta[seat]
        found.append(tuple(points))
    return found


def why_in_deal(
    match: Match, number: int, seat: Seat, pattern: str, lang: str, onlooker: Onlooker
) -> WhyResult:
    """What became of a pattern in the hand with which a player ended the deal."""
    log = FinishedLog(match, number, onlooker)
    if seat not in log.table.places:
        raise Refusal("no-such-seat")
    if seat not in log.seen:
        raise Refusal("covered")
    if pattern not in match.rules.scoring.by_id:
        raise Refusal("no-such-pattern")
    why = log.score_for(seat, pattern).why(pattern)
    return why_result(page_speaker(match.rules.id, lang), why)


def written_record(match: Match, names: Sequence[str], onlooker: Onlooker) -> bytes:
    """The record of a match as it is kept in files."""
    return write(record_for(match, names, onlooker))


def record_for(match: Match, names: Sequence[str], onlooker: Onlooker) -> Record:
    """The record of a match; while it runs, only of finished deals and without the secrets."""
    reveal = match.over or onlooker.sees_seed
    record = record_of(match, names, reveal=reveal)
    if reveal:
        return record
    deals = tuple(
        msgspec.structs.replace(
            deal,
            events=onlooker.events(match, played),
            decisions=tuple(
                (seat, action) for _, seat, action in onlooker.decisions(match, played)
            ),
        )
        for deal, played in zip(record.deals, match.finished, strict=False)
    )
    return msgspec.structs.replace(record, deals=deals)
