"""Matches that the engine played, written down as people at a real table would."""

from __future__ import annotations

import random
from collections.abc import Iterator

from sparrows.club.entries import (
    DealEnded,
    Entry,
    EventNoted,
    NotedEvent,
    NotedFoul,
    NotedHand,
    NotedKong,
    NotedWallEnd,
    NotedWin,
    SheetOpened,
)
from sparrows.play.match import Match
from sparrows.play.progress import Player, Progress
from sparrows.play.replay import Auditor, tables
from sparrows.play.settlement import Call, FinishedDeal, Foul, Happening, KongDeclared
from sparrows.play.worth import FROM_PATTERNS, FROM_VALUE, Declared
from sparrows.testing.deals import TEMPERS, decisions
from tests.declared_deals import declared

Bodies = Iterator[EventNoted | DealEnded]


def entry(number: int, body: object, **more: object) -> Entry:
    """An entry as the phone of one of them writes it, a minute after the one before."""
    given = {"id": f"e{number}", "after": number, "written": 60.0 * number, "author": "phone"}
    return Entry(body=body, **(given | more))  # type: ignore[arg-type]


def played_deal(match: Match, rng: random.Random) -> FinishedDeal:
    """The next deal of a match, played to its end."""
    deal = match.next_deal()
    for _ in decisions(deal, rng, rng.choice(TEMPERS)):
        pass
    auditor = Auditor(match.rules)
    for table, event in tables(match.rules, deal.log, 1):
        auditor.meet(table, event)
    return auditor.finished(table)


def noted(event: Happening, progress: Progress) -> NotedEvent:
    """What happened, by players in place of seats."""
    player = progress.player_at
    if isinstance(event, Call):
        giver = None if event.giver is None else player(event.giver)
        return NotedWin(tuple(map(player, event.winners)), giver)
    if isinstance(event, KongDeclared):
        giver = None if event.giver is None else player(event.giver)
        return NotedKong(player(event.seat), event.kind, giver)
    if isinstance(event, Foul):
        return NotedFoul(tuple(map(player, (event.seat, *event.others))), event.foul, event.ready)
    return NotedWallEnd()


def written_deal(match: Match, finished: FinishedDeal, rng: random.Random) -> Bodies:
    """The entries of a deal: some of what happened at once, the rest when it is over."""
    told = declared(match.rules, finished, rng.choice((FROM_VALUE, FROM_PATTERNS)))
    hands = {
        match.player_at(seat): noted_hand(hand)
        for seat, hand in told.hands.items()
        if isinstance(hand, Declared)
    }
    events = [noted(event, match) for event in told.outcome]
    if match.rules.ledger.goes_on:
        yield from (EventNoted(match.played, event, winners_of(event, hands)) for event in events)
        return
    at_once = 0
    while at_once < len(events) and isinstance(events[at_once], NotedFoul) and rng.random() < 0.5:
        yield EventNoted(match.played, events[at_once])
        at_once += 1
    blamed = told.responsible
    yield DealEnded(
        match.played,
        tuple(events[at_once:]),
        hands,
        match.player_at(blamed) if isinstance(blamed, int) else blamed,
        told.fed if match.rules.ledger.feeds else None,
    )


def noted_hand(said: Declared) -> NotedHand:
    return NotedHand(
        said.value, said.patterns, tuple(sorted(said.situation)), said.state, said.too_many_tiles
    )


def winners_of(event: NotedEvent, hands: dict[Player, NotedHand]) -> dict[Player, NotedHand]:
    """The hands of which something is said together with this event."""
    if isinstance(event, NotedWin):
        return {player: hands[player] for player in event.winners}
    if isinstance(event, NotedWallEnd):
        return {player: hand for player, hand in hands.items() if hand.state is not None}
    return {}


def started(match: Match, options: dict[str, object]) -> SheetOpened:
    return SheetOpened(match.rules.id, tuple(match.seating), options)
