"""A look back at a match: the points deal by deal, and its best hands."""

from __future__ import annotations

from collections.abc import Iterator

from sparrows.play.events import Won
from sparrows.play.match import Match
from sparrows.web.api import BestHand, MatchOverview
from sparrows.web.info.onlooker import Onlooker
from sparrows.web.info.results import FinishedLog, hand_result, points_by_deal
from sparrows.web.info.sentences import page_speaker

BEST_HANDS = 3


def overview(match: Match, lang: str, onlooker: Onlooker) -> MatchOverview:
    """What finished deals have brought, as far as the onlooker may see it."""
    return MatchOverview(tuple(points_by_deal(match)), tuple(_best_hands(match, lang, onlooker)))


def _best_hands(match: Match, lang: str, onlooker: Onlooker) -> Iterator[BestHand]:
    """The most valuable hands that won, the best first; of equals the earlier."""
    won = [
        (event.value, number, event.seat)
        for number, played in enumerate(match.finished)
        for event in played.deal.log
        if isinstance(event, Won) and event.seat in onlooker.hands(match, played)
    ]
    speaker = page_speaker(match.rules.id, lang)
    for _, number, seat in sorted(won, key=lambda each: (-each[0], each[1]))[:BEST_HANDS]:
        log = FinishedLog(match, number, onlooker)
        player = match.order_from(log.played.dealer)[match.rules.seats.index(seat)]
        yield BestHand(number, log.table.wild, hand_result(speaker, log, seat, player))
