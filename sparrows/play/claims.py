"""Who has the tile when all answers to a discard, or to a kong that may be robbed, are in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sparrows.play.actions import PASS, WIN, Action
from sparrows.play.events import FalselyCalled
from sparrows.play.settlement import Seat
from sparrows.play.table import CLAIM, ROB

if TYPE_CHECKING:
    from sparrows.play.deal import Deal


def resolve_claims(
    deal: Deal, asked: dict[Seat, list[Action]], answers: dict[Seat, Action]
) -> None:
    """A win before all else, then the rulebook's claims in their order; else play goes on."""
    table, parts = deal.table, deal.parts
    phase, claim = table.phase, table.claim
    assert claim is not None
    takers = [
        seat
        for seat in table.order[claim.giver]
        if answers.get(seat, PASS) is not PASS and answers[seat].name != PASS.name
    ]
    calls = [seat for seat in takers if answers[seat] == WIN]
    winners = right_calls(deal, calls, claim.giver) if calls else calls
    parts.claims_answered(deal, asked, answers)
    if winners:
        deal.win(winners, claim.tile, claim.giver)
        return
    if phase == ROB:
        deal.kong_stands()
        return
    if takers:
        for move in parts.moves[CLAIM]:
            for seat in takers:
                if answers[seat].name == move.name and move.name != WIN.name:
                    move.play(deal, seat, answers[seat])
                    return
    deal.go_on()


def right_calls(deal: Deal, calls: list[Seat], giver: Seat) -> list[Seat]:
    """The callers who win; wrong calls are paid for, all or those that come before a right one."""
    if not deal.parts.lets_call_falsely:
        found: list[Seat] = deal.parts.first_of(calls, giver)
        return found
    order = calls if deal.parts.several_winners != "farthest" else calls[::-1]
    right: list[Seat] = []
    for seat in order:
        if right and not deal.parts.fines_all_false_calls:
            break
        if is_false(deal, seat):
            false_win(deal, seat, giver)
        elif not right:
            right = [seat]
    return right


def is_false(deal: Deal, seat: Seat) -> bool:
    """Whether a win that this seat calls now is none."""
    parts, table = deal.parts, deal.table
    return parts.lets_call_falsely and not parts.may_win(deal.rules, table, table.places[seat])


def false_win(deal: Deal, seat: Seat, giver: Seat | None) -> None:
    """A wrong call is paid for, and the hand is dead."""
    parts, table = deal.parts, deal.table
    place = table.places[seat]
    tile = parts.winning_tile(table, place)
    shown = tuple(place.standing) if parts.shows_false_wins else ()
    deal.happen_and_settle(FalselyCalled(seat, tile, giver, shown))
    parts.after_false_win(deal, seat)
