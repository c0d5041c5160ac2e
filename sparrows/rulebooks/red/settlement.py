"""Who pays whom in red (RED-11, RED-13, RED-15.1)."""

from __future__ import annotations

from collections.abc import Iterator

from sparrows.complaint import Complaint
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import (
    FinishedDeal,
    KnownFoul,
    Payment,
    Seat,
    Settlement,
    after,
    everyone_pays,
)

FALSE_WIN = 9

FOULS = (
    KnownFoul("false-win", "RED-13.2"),
    KnownFoul("wrong-count", "RED-13.5"),
    KnownFoul("wrong-set", "RED-13.9"),
)


def settle(rules: Rulebook, deal: FinishedDeal) -> Settlement:
    """First the fouls, then the calls from the nearest after the discarder on (RED-15.1)."""
    payments: list[Payment] = []
    dead: set[Seat] = set()
    for foul in deal.fouls:
        if foul.foul == "false-win":
            payments += false_win(rules, foul.seat)
        dead.add(foul.seat)
    givers = {call.giver for call in deal.calls}
    if len(givers) > 1:
        raise Complaint("outcome: all calls of a win are on the same tile, from the same player")
    for call in sorted(deal.calls, key=lambda call: _order(rules, call.giver, call.winner)):
        score = rules.score(deal.hand(call.winner))
        if call.winner in dead or not score.win:
            payments += false_win(rules, call.winner)
            dead.add(call.winner)
            continue
        payments += win(rules, call.winner, call.giver, score.value)
        return Settlement(tuple(payments), {call.winner: score})
    return Settlement(tuple(payments))


def _order(rules: Rulebook, giver: Seat | None, winner: Seat) -> int:
    return 0 if giver is None else after(giver, rules.seats).index(winner)


def win(rules: Rulebook, winner: Seat, giver: Seat | None, value: int) -> Iterator[Payment]:
    """The discarder pays alone; for a win from the wall everybody does (RED-11.1, 11.2)."""
    if giver is None:
        yield from everyone_pays(winner, rules.seats, value, "RED-11.2", "win-from-wall")
    else:
        yield Payment(giver, winner, value, "RED-11.1", "win-on-discard")


def false_win(rules: Rulebook, offender: Seat) -> Iterator[Payment]:
    """Nine points to every other player (RED-13.2)."""
    for seat in rules.seats:
        if seat != offender:
            yield Payment(offender, seat, FALSE_WIN, "RED-13.2", "false-win")
