"""Worked deals in the words of a player."""

from __future__ import annotations

from typing import Any

from sparrows.cli.pages import notation
from sparrows.play.rulebook import Rulebook
from sparrows.rulebooks.cases import CaseEvent, CaseFoul, read_deal
from sparrows.rulebooks.told import ToldDeal, ToldHand
from sparrows.tiles import SEATS, show
from tests.case_files import Case


def wild_melds(case: Case) -> bool:
    """Whether melds with wild tiles are there; in a case they need not say what they stand for."""
    return any("J" in meld["tiles"] for hand in case["hands"].values() for meld in hand["melds"])


def told(rules: Rulebook, case: Case) -> ToldDeal:
    """A case in the words of a player: a hand is a line, a win is told without its tile."""
    _, deal = read_deal(case)
    hands = {}
    for seat, hand in deal.hands.items():
        hands[SEATS[seat]] = ToldHand(
            hand=notation(hand),
            situation=sorted(hand.situation),
            facts=hand.facts.told(),
        )
    wild = next(iter(deal.hands.values())).wild
    return ToldDeal(
        hands=hands,
        outcome=told_outcome(rules, case["outcome"]),
        fouls=[CaseFoul(**foul) for foul in case.get("fouls", [])],
        dealer=case.get("dealer", "E"),
        round=SEATS[next(iter(deal.hands.values())).round],
        wild=None if wild is None else show((wild,)),
        discards=[(seat, tile) for seat, tile in case["discards"]] if "discards" in case else None,
    )


def told_outcome(rules: Rulebook, outcome: list[dict[str, Any]]) -> list[CaseEvent]:
    if rules.ledger.goes_on:
        renamed = [{"giver" if k == "from" else k: v for k, v in e.items()} for e in outcome]
        events = [CaseEvent(**each) for each in renamed]
        for event in events:
            event.tile = None if event.event == "win" else event.tile
        return events
    if not outcome:
        return []
    winners = [call["winner"] for call in outcome]
    return [CaseEvent("win", winners=winners, giver=outcome[0]["from"])]
