"""Who pays whom in pocket."""

from __future__ import annotations

from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import FinishedDeal, Payment, Settlement, everyone_pays


def settle(rules: Rulebook, deal: FinishedDeal) -> Settlement:
    """The giver pays; for a win from the wall everybody does (PKT-4.1)."""
    payments: list[Payment] = []
    scores = {}
    for call in deal.calls:
        score = scores[call.winner] = rules.score(deal.hands[call.winner])
        if not score.win:
            raise ValueError("outcome: the winner's hand is no winning hand")
        payers = rules.seats if call.giver is None else (call.giver,)
        payments += everyone_pays(call.winner, payers, score.value, "PKT-4.1", "win")
    return Settlement(tuple(payments), scores)
