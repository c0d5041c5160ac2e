"""Finished deals as they would be declared: every hand replaced by what it is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from sparrows.play.ledger import FALSE_WIN
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import (
    NOBODY,
    Call,
    FinishedDeal,
    Foul,
    Happening,
    KongDeclared,
    Payment,
    Seat,
    Settlement,
)
from sparrows.play.worth import FROM_PATTERNS, READY, Declared, Worth
from sparrows.readings.hand import Hand


def declared(rules: Rulebook, deal: FinishedDeal, basis: str) -> FinishedDeal:
    """The deal without a tile: values or patterns, false calls as the fouls that they are."""
    settled = rules.settle(deal)
    paid = {payment.reason: payment for payment in settled.payments}
    responsible = paid.get("responsible")
    fed = paid.get("pays-for-all")
    blamed: Seat | Literal["nobody"] | None = None
    if rules.ledger.looks_back and any(call.giver is not None for call in deal.calls):
        blamed = NOBODY if responsible is None else responsible.payer
    return FinishedDeal(
        dict(hands(rules, deal, settled, basis)),
        tuple(outcome(rules, deal, settled)),
        deal.dealer,
        responsible=blamed if settled.scores else None,
        fed=NOBODY if fed is None else fed.clause,
    )


def hands(
    rules: Rulebook, deal: FinishedDeal, settled: Settlement, basis: str
) -> Iterator[tuple[Seat, Declared]]:
    for seat, hand in deal.hands.items():
        assert isinstance(hand, Hand)
        worth = (settled.losers | settled.scores).get(seat)
        if worth is not None:
            yield seat, said_of(worth, basis)
        elif rules.states:
            lost = rules.worth(hand if hand.winning is None else hand.without_winning())
            yield (
                seat,
                Declared(value=lost.value if lost.state == READY else None, state=lost.state),
            )


def said_of(worth: Worth, basis: str) -> Declared:
    if not worth.win:
        return Declared(too_many_tiles=True)
    if basis == FROM_PATTERNS and worth.patterns:
        return Declared(patterns=dict(worth.patterns))
    ways = {"robbing-kong", "shoot-after-kong"}
    return Declared(value=worth.value, situation=frozenset(ways & worth.patterns.keys()))


def outcome(rules: Rulebook, deal: FinishedDeal, settled: Settlement) -> Iterator[Happening]:
    if "dead-hand" in [kind.id for kind in rules.fouls]:
        for seat, hand in deal.hands.items():
            if isinstance(hand, Hand) and len(hand.standing) + 3 * len(hand.melds) != 13:
                yield Foul(seat, "dead-hand")
    for event in deal.outcome:
        if isinstance(event, KongDeclared):
            yield msgspec.structs.replace(event, tile=None)
        elif isinstance(event, Call):
            yield from false_calls(rules, deal, settled)
            winners = tuple(seat for seat in event.winners if seat in settled.scores)
            if winners:
                yield Call(winners, None, event.giver)
        else:
            yield event


def false_calls(rules: Rulebook, deal: FinishedDeal, settled: Settlement) -> Iterator[Foul]:
    """What is fined only because of the calls."""
    entered = tuple(event for event in deal.outcome if isinstance(event, Foul))
    if rules.ledger.goes_on:
        return
    before = rules.settle(msgspec.structs.replace(deal, outcome=entered))
    fined = Counter(settled.payments) - Counter(before.payments)
    found: dict[Seat, Payment] = {each.payer: each for each in fined if each.reason == FALSE_WIN}
    for seat, payment in found.items():
        kind = rules.foul_kind(FALSE_WIN)
        yield Foul(seat, FALSE_WIN, ready=payment.points == kind.price if kind.asks else None)


def same(one: Settlement, other: Settlement) -> None:
    """The same payments by the same clauses, and the same next dealer."""
    assert Counter(one.payments) == Counter(other.payments)
    assert one.next_dealer == other.next_dealer
