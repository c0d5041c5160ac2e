"""Who pays whom in popular, and what fouls cost (POP-15, POP-17)."""

from __future__ import annotations

from collections.abc import Iterator

from sparrows.complaint import Complaint
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import (
    Call,
    FinishedDeal,
    KnownFoul,
    Payment,
    Seat,
    Settlement,
    after,
    everyone_pays,
    refuse_too_many_tiles,
)
from sparrows.readings.hand import COPIES, Hand
from sparrows.rulebooks.popular.jokers import in_play
from sparrows.rulebooks.popular.options import PopularOptions
from sparrows.scoring.score import Score
from sparrows.scoring.waits import own_tiles
from sparrows.tiles import JOKER, SEATS

FALSE_WIN_READY = 10
FALSE_WIN = 20
FALSE_KONG = 30

FOULS = (
    KnownFoul("false-win", "POP-17.3", asks_ready=True),
    KnownFoul("false-kong", "POP-17.4"),
    KnownFoul("dead-hand", "POP-17.5"),
)


def settle(rules: Rulebook, deal: FinishedDeal) -> Settlement:
    """First what the scorekeeper entered, then the calls on the last tile (POP-19)."""
    calls = in_order(deal)
    assert isinstance(rules.options, PopularOptions)
    # Of the indicator's kind there are three in play (POP-4.3).
    wild = next((hand.wild for hand in deal.hands.values()), None)
    refuse_too_many_tiles(deal, in_play(rules.options, wild))
    # A wrong number of tiles makes the hand dead (POP-17.10).
    dead = {
        seat for seat, hand in deal.hands.items() if len(hand.standing) + 3 * len(hand.melds) != 13
    }
    payments = list(fouls(rules, deal, dead))
    scores: dict[Seat, Score] = {}
    for call in calls:
        if call.winner in dead:
            continue  # it brings nothing and is not fined (POP-17.9)
        hand = deal.hand(call.winner)
        score = rules.score(hand)
        if not score.win:
            payments += false_win(rules, call.winner, is_ready(rules, hand.without_winning()))
        elif not scores:
            scores[call.winner] = score
            payments += win(rules, call, score.value)
    return Settlement(tuple(payments), scores)


def fouls(rules: Rulebook, deal: FinishedDeal, dead: set[Seat]) -> Iterator[Payment]:
    """The fines for what was entered; each of these fouls kills the hand."""
    for foul in deal.fouls:
        if foul.foul == "false-win":
            if foul.ready is None:
                raise Complaint("fouls: a false win says whether the hand was `ready`")
            if foul.seat not in dead:
                yield from false_win(rules, foul.seat, foul.ready)
        elif foul.foul == "false-kong":
            yield from fine(rules, foul.seat, FALSE_KONG, "POP-17.4", "false-kong")
        dead.add(foul.seat)


def in_order(deal: FinishedDeal) -> list[Call]:
    """The calls of a win, from the nearest after the discarder on (POP-6.11)."""
    calls = list(deal.calls)
    if len({(call.giver, call.tile) for call in calls}) > 1:
        raise Complaint("outcome: all calls of a win are on the same tile, from the same player")
    if len({call.winner for call in calls}) < len(calls):
        raise Complaint("outcome: a player calls a win once")
    for call in calls:
        if deal.hands[call.winner].self_draw != (call.giver is None):
            raise Complaint(
                "outcome: `from` and `self_draw` of {seat} do not agree", seat=SEATS[call.winner]
            )
    if not calls or calls[0].giver is None:
        if len(calls) > 1:
            raise Complaint("outcome: only one player can win with a tile from the wall")
        return calls
    order = after(calls[0].giver, range(4))
    return sorted(calls, key=lambda call: order.index(call.winner))


def win(rules: Rulebook, call: Call, value: int) -> Iterator[Payment]:
    """The discarder pays alone; for a win from the wall everybody does (POP-15.1, 15.2)."""
    if call.giver is None:
        yield from everyone_pays(call.winner, rules.seats, value, "POP-15.2", "win-from-wall")
    else:
        yield Payment(call.giver, call.winner, value, "POP-15.1", "win-on-discard")


def fine(
    rules: Rulebook, offender: Seat, points: int, clause: str, reason: str
) -> Iterator[Payment]:
    """The offender pays as much to each of the others."""
    for seat in rules.seats:
        if seat != offender:
            yield Payment(offender, seat, points, clause, reason)


def false_win(rules: Rulebook, offender: Seat, ready: bool) -> Iterator[Payment]:
    """Cheaper for a ready hand (POP-17.3)."""
    points = FALSE_WIN_READY if ready else FALSE_WIN
    return fine(rules, offender, points, "POP-17.3", "false-win")


def is_ready(rules: Rulebook, hand: Hand) -> bool:
    """Whether a tile completes the hand of which its owner does not hold all (POP-11.1)."""
    assert isinstance(rules.options, PopularOptions)
    copies = in_play(rules.options, hand.wild)
    held = own_tiles(hand)
    waits = [tile for tile, number in enumerate(held) if number < copies[tile]]
    jokers = hand.jokers + sum(meld.jokers for meld in hand.melds)
    if hand.wild is not None and jokers < COPIES:
        waits.append(JOKER)
    return any(completes(rules, hand.with_winning(tile, self_draw=True)) for tile in waits)


def completes(rules: Rulebook, hand: Hand) -> bool:
    """Whether the hand is complete in some shape."""
    scoring = rules.scoring
    return all(objection(hand) is None for objection in scoring.objections) and any(
        reading for shape in scoring.shapes for reading in shape.readings(hand)
    )
