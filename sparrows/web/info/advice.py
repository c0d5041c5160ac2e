"""What `keen` would have done at a decision of a finished deal."""

from __future__ import annotations

from sparrows.play.deal import Deal
from sparrows.play.match import Match
from sparrows.play.shuffle import deal_seed
from sparrows.web.advising import advised
from sparrows.web.info.mistakes import refused
from sparrows.web.info.results import finished_deal
from sparrows.web.protocol import Advised


def advice_at(match: Match, number: int, decision: int) -> Advised:
    """The advice for the player who took this decision, from what he saw then."""
    deal = finished_deal(match, number).deal
    if not 0 <= decision < len(deal.decisions):
        raise refused("no-such-decision")
    again = Deal(match.rules, deal_seed(match.seed, number), round_wind=deal.table.round)
    for seat, action in deal.decisions[:decision]:
        again.act(seat, action)
    seat, _ = deal.decisions[decision]
    return advised(match.rules, again.view(seat), seat, again.offers(seat), decision)
