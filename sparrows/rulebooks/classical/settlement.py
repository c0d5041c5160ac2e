"""Who pays whom in classical: the winner is paid by all, then the losers settle among themselves
(CCL-18), unless one of them fed the winner and pays for all (CCL-19)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

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
)
from sparrows.readings.hand import Hand
from sparrows.rulebooks.classical.feeding import FEEDS_SUIT, feeding
from sparrows.rulebooks.classical.options import ClassicalOptions
from sparrows.scoring.score import Score
from sparrows.tiles import BIT, HONOURS, SEATS

EAST_SEAT = 0

FOULS = (KnownFoul("false-win", "CCL-21.5"),)


def settle(rules: Rulebook, deal: FinishedDeal) -> Settlement:
    """False wins first; then the one winner, and the values of the other hands."""
    assert isinstance(rules.options, ClassicalOptions)
    options = rules.options
    _refuse_strange_table(deal)
    _refuse_strange_calls(deal)
    barred = dict.fromkeys(foul.seat for foul in deal.fouls)
    scores = {
        call.winner: rules.score(deal.hand(call.winner))
        for call in deal.calls
        if call.winner not in barred
    }
    false = [*barred, *(seat for seat, score in scores.items() if not score.win)]
    fines = [
        payment for seat in false for payment in false_win(rules, seat, options.false_win_penalty)
    ]
    winning = [call for call in deal.calls if call.winner in scores and scores[call.winner].win]
    if not winning:
        return Settlement(tuple(fines))
    call = first_of(winning, options.win_priority)
    score = scores[call.winner]
    others = [seat for seat in rules.seats if seat != call.winner]
    losers = {
        seat: score_loser(rules, deal.hand(seat)) for seat in others if seat not in deal.values
    }
    worth = {seat: losers[seat].value if seat in losers else deal.values[seat] for seat in others}
    clause = fed(deal, call) if options.feeding_penalty else None
    if clause is not None and call.giver is not None:
        payments = [pays_for_all(call.giver, call.winner, score.value, worth, clause)]
    else:
        payments = [*win(call.winner, score.value, worth), *differences(worth)]
    return Settlement((*fines, *payments), {call.winner: score}, losers=losers)


def _refuse_strange_table(deal: FinishedDeal) -> None:
    """The hands sit where they say, in one round."""
    rounds = {hand.round for hand in deal.hands.values()}
    for seat, hand in deal.hands.items():
        if hand.seat != seat or len(rounds) > 1:
            raise Complaint(
                "hands, {seat}: another seat or round than the table's", seat=SEATS[seat]
            )


def _refuse_strange_calls(deal: FinishedDeal) -> None:
    """All calls are on one tile; only one player can have drawn it."""
    calls = deal.calls
    if len({(call.tile, call.giver) for call in calls}) > 1:
        raise Complaint("outcome: all calls of a win are on the same tile, from the same player")
    if len({call.winner for call in calls}) < len(calls):
        raise Complaint("outcome: a player calls a win once")
    for call in calls:
        if call.giver is None and len(calls) > 1:
            raise Complaint("outcome: only one player can have drawn the tile")
        if deal.hands[call.winner].self_draw != (call.giver is None):
            raise Complaint("outcome: `self_draw` of a caller's hand goes with no `from`")


def first_of(calls: list[Call], priority: str) -> Call:
    """Who has the tile if several win on it: the last in the order of play (CCL-8.8, 22.5)."""
    giver = calls[0].giver
    if giver is None:
        return calls[0]
    order = after(giver, (call.winner for call in calls))
    chosen = order[-1] if priority == "furthest" else order[0]
    return next(call for call in calls if call.winner == chosen)


def score_loser(rules: Rulebook, hand: Hand) -> Score:
    """What a hand that did not win is worth (CCL-17)."""
    assert rules.losing is not None
    return rules.losing.score(hand if hand.winning is None else hand.without_winning())


def factor(one: Seat, other: Seat) -> int:
    """East pays and receives double (CCL-18.7)."""
    return 2 if EAST_SEAT in (one, other) else 1


def win(winner: Seat, value: int, losers: dict[Seat, int]) -> Iterator[Payment]:
    """Each loser pays the value of the winner's hand (CCL-18.1, 18.2)."""
    for seat in losers:
        times = factor(winner, seat)
        clause = "CCL-18.2" if times > 1 else "CCL-18.1"
        yield Payment(seat, winner, times * value, clause, "win")


def differences(losers: dict[Seat, int]) -> Iterator[Payment]:
    """Of each two losers the one with the cheaper hand pays the difference (CCL-18.3, 18.4)."""
    for one, other in combinations(losers, 2):
        poorer, richer = sorted((one, other), key=lambda seat: losers[seat])
        difference = losers[richer] - losers[poorer]
        times = factor(one, other)
        if difference:
            clause = "CCL-18.4" if times > 1 else "CCL-18.3"
            yield Payment(poorer, richer, times * difference, clause, "losers-difference")


def pays_for_all(
    giver: Seat, winner: Seat, value: int, losers: dict[Seat, int], clause: str
) -> Payment:
    """Who fed the winner pays what all three would have paid (CCL-19.6)."""
    times = sum(factor(winner, seat) for seat in losers)
    return Payment(giver, winner, times * value, clause, "pays-for-all")


def false_win(rules: Rulebook, offender: Seat, fine: int) -> Iterator[Payment]:
    """The agreed fine to every other player, East or not (CCL-21.5)."""
    for seat in rules.seats:
        if seat != offender and fine:
            yield Payment(offender, seat, fine, "CCL-21.5", "false-win")


def fed(deal: FinishedDeal, call: Call) -> str | None:
    """The clause by which the discarder pays for all, if there is one (CCL-19)."""
    hand, tile = deal.hands[call.winner], call.tile
    if call.giver is None or "robbing-kong" in hand.situation:
        return None
    for clause, kinds in feeding(hand.melds).items():
        if BIT[tile] & kinds and (clause != FEEDS_SUIT or feeds_suit(deal, call, kinds)):
            return clause
    return None


def feeds_suit(deal: FinishedDeal, call: Call, suit: int) -> bool:
    """It is a one-suit hand that was won, and nothing excuses the discarder (CCL-19.1, 19.2)."""
    assert call.giver is not None
    one_suit = not deal.hands[call.winner].kinds & ~(suit | HONOURS)
    return one_suit and not excused(deal.hand(call.giver), suit)


def excused(discarder: Hand, suit: int) -> bool:
    """The discarder had only that suit to choose from, or was a calling hand (CCL-19.2)."""
    if discarder.situation & {"ready", "heavenly-ready"}:
        return True
    return all(BIT[standing] & suit for standing in discarder.standing)
