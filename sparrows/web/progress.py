"""How far a match has come, and how many deals it will have had."""

from __future__ import annotations

from sparrows.play.match import Match
from sparrows.web.protocol import Length


def dealing(match: Match) -> int:
    """Whose turn to deal it is in this round, from 1; 0 where there are no rounds."""
    if not match.rules.parts.has_rounds:
        return 0
    turn = match.seating.index
    return 1 + (turn(match.dealer) - turn(match.first_dealer)) % match.players


def length(match: Match) -> Length | None:
    """The deals of a match whose next deal has not been finished; nothing where nobody can say."""
    rules = match.rules
    may_grow, deals = False, getattr(rules.options, "deals", 0)
    if not deals:
        rounds_after = getattr(rules.options, "rounds", 1) - match.round - 1
        to_deal = match.players * (1 + rounds_after) - dealing(match) + 1
        may_grow, deals = rules.parts.dealer_may_stay, match.played + to_deal
    may_end_sooner = bool(getattr(rules.options, "target_points", 0))
    if may_grow and may_end_sooner:
        return None
    return Length(deals, "least" if may_grow else "most" if may_end_sooner else "exact")
