"""Who pays whom in zung-jung (ZJ-30, ZJ-32, ZJ-34)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sparrows.complaint import Complaint
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import (
    Call,
    FinishedDeal,
    Foul,
    KnownFoul,
    Payment,
    Seat,
    Settlement,
    after,
    everyone_pays,
)
from sparrows.rulebooks.zung_jung.options import ZungJungOptions
from sparrows.scoring.score import Score
from sparrows.tiles import KINDS, SEATS, Tile, name

STANDARD = 25

Discards = tuple[tuple[Seat, Tile], ...]

FALSE_WIN = "false-win"
# The others cost no points, but the hand is dead.
FOULS = (
    KnownFoul(FALSE_WIN, "ZJ-32.2"),
    KnownFoul("wrong-count", "ZJ-32.5"),
    KnownFoul("wrong-claim", "ZJ-32.6"),
)


def settle(rules: Rulebook, deal: FinishedDeal) -> Settlement:
    """The fouls one by one, and the win of the one caller who has the tile (ZJ-32.7, 23.6)."""
    assert isinstance(rules.options, ZungJungOptions)
    refuse_strange(deal)
    calls = in_order(rules.options, deal.calls)
    scores = {call.winner: called_score(rules, deal, call) for call in calls}
    wrong = [Foul(call.winner, FALSE_WIN) for call in calls if not scores[call.winner].win]
    payments = [
        payment for foul in (*deal.fouls, *wrong) for payment in penalty(rules, rules.options, foul)
    ]
    for call in calls:
        score = scores[call.winner]
        if score.win:
            payments += win(rules, deal, call, score.value)
            return Settlement(tuple(payments), {call.winner: score})
    return Settlement(tuple(payments))


def penalty(rules: Rulebook, options: ZungJungOptions, foul: Foul) -> Iterator[Payment]:
    """A false win is paid to each of the others (ZJ-32.2)."""
    if foul.foul == FALSE_WIN:
        for seat in rules.seats:
            if seat != foul.seat:
                yield Payment(foul.seat, seat, options.false_win_penalty, "ZJ-32.2", "false-win")


def refuse_strange(deal: FinishedDeal) -> None:
    """All calls are on one tile from one player, each by another player, none of a dead hand."""
    calls = deal.calls
    if len(calls) < len(deal.outcome):
        raise Complaint("outcome: zung-jung needs calls of a win, nothing else")
    if len({(call.tile, call.giver) for call in calls}) > 1:
        raise Complaint("outcome: all calls of a win are on the same tile, from the same player")
    callers = {call.winner for call in calls}
    if len(callers) < len(calls) or (len(calls) > 1 and calls[0].giver is None):
        raise Complaint("outcome: a player calls a tile once, and his own draw alone")
    for foul in deal.fouls:
        if foul.seat in callers:
            raise Complaint(
                "outcome: the hand of {seat} is dead and cannot win", seat=SEATS[foul.seat]
            )
    for _, tile in deal.discards or ():
        if tile >= KINDS:
            raise Complaint("discards: {tile} is never discarded", tile=name(tile))


def called_score(rules: Rulebook, deal: FinishedDeal, call: Call) -> Score:
    """What a caller's hand is worth; one that does not win was called falsely (ZJ-34.3)."""
    hand = deal.hand(call.winner)
    if hand.winning != call.tile or hand.self_draw != (call.giver is None):
        raise Complaint("outcome: a winner's hand says how and with what tile he won")
    return rules.score(hand)


def in_order(options: ZungJungOptions, calls: tuple[Call, ...]) -> list[Call]:
    """Those who call one tile: the furthest from its giver first, or the nearest (ZJ-23.6)."""
    if not calls or calls[0].giver is None:
        return list(calls)
    by_winner = {call.winner: call for call in calls}
    nearest = [by_winner[seat] for seat in after(calls[0].giver, by_winner)]
    return nearest if options.interception == "nearest" else nearest[::-1]


def win(rules: Rulebook, deal: FinishedDeal, call: Call, value: int) -> Iterator[Payment]:
    """Three times the value in all; the options and the giver say how it is shared."""
    assert isinstance(rules.options, ZungJungOptions)
    winner, seats = call.winner, rules.seats
    if call.giver is None:
        yield from everyone_pays(winner, seats, value, "ZJ-30.3", "win-from-wall")
        return
    discards = all_discards(deal, call, call.giver)
    if rules.options.payoff == "uniform":
        yield from everyone_pays(winner, seats, value, "ZJ-30.10", "win-shared")
    elif value <= STANDARD:
        yield from everyone_pays(winner, seats, value, "ZJ-30.4", "win-shared")
    else:
        to_blame = responsible(call, discards) if rules.options.immunity else call.giver
        yield from dear_win(seats, winner, to_blame, value)


def dear_win(
    seats: Iterable[Seat], winner: Seat, to_blame: Seat | None, value: int
) -> Iterator[Payment]:
    """Who is responsible pays all but the standard value of the two others (ZJ-30.5)."""
    if to_blame is None:
        yield from everyone_pays(winner, seats, value, "ZJ-30.6", "nobody-responsible")
        return
    for seat in seats:
        if seat == to_blame:
            yield Payment(seat, winner, 3 * value - 2 * STANDARD, "ZJ-30.5", "responsible")
        elif seat != winner:
            yield Payment(seat, winner, STANDARD, "ZJ-30.5", "not-responsible")


def responsible(call: Call, discards: Discards) -> Seat | None:
    """Who first discarded the winning kind in the go-around; nobody if the winner did."""
    thrown = go_around(call.winner, discards)
    first = next(seat for seat, tile in thrown if tile == call.tile)
    return None if first == call.winner else first


def all_discards(deal: FinishedDeal, call: Call, giver: Seat) -> Discards:
    """The discards with the winning one last; a robbed tile is added to them (ZJ-30.9, 34.4)."""
    last = (giver, call.tile)
    if deal.discards is None:
        return (last,)
    if "robbing-kong" in deal.hands[call.winner].situation:
        return (*deal.discards, last)
    if not deal.discards or deal.discards[-1] != last:
        raise Complaint("discards: the last one is not the tile that was won on")
    return deal.discards


def go_around(winner: Seat, discards: Discards) -> Discards:
    """All discards from the winner's own last one on; all there are if he made none (ZJ-30.6)."""
    own = [place for place, (seat, _) in enumerate(discards) if seat == winner]
    return discards[own[-1] :] if own else discards
