"""What a seat may do, as far as a table, or one player's view of it, tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sparrows.play.actions import PASS, WIN, Action
from sparrows.play.moves import FOUR, MELD, SPECIAL, WAIT
from sparrows.play.settlement import Seat
from sparrows.play.table import TURN, Table
from sparrows.tiles import KINDS

if TYPE_CHECKING:
    from sparrows.play.rulebook import Rulebook


def offers_of(rules: Rulebook, table: Table, seat: Seat) -> list[Action]:
    """What a seat may do now; nothing if it is not asked."""
    place, claim, parts = table.places[seat], table.claim, rules.parts
    if table.phase == TURN:
        return turn_offers(rules, table, seat) if table.turn == seat and not place.out else []
    found: list[Action] = []
    silent = place.out or (place.dead and not parts.dead_hands_claim)
    if silent or (claim is not None and claim.giver == seat):
        return found
    for move in parts.moves[table.phase]:
        found += move.options(rules, table, place)
    if found and claim is not None:
        found.append(PASS)
    return found


def turn_offers(rules: Rulebook, table: Table, seat: Seat) -> list[Action]:
    """What the player in turn may do."""
    place, parts = table.places[seat], rules.parts
    held = WAIT if place.waits != 0 or table.drawn < 0 else 0
    if place.standing.fours:
        held |= FOUR
    if place.melds:
        held |= MELD
    if table.drawn >= KINDS:
        held |= SPECIAL
    moves = parts.in_turn[held]
    if place.dead and not parts.dead_hands_claim:
        moves = tuple(move for move in moves if move.name == "discard")
    found: list[Action] = moves[0].options(rules, table, place)
    for move in moves[1:]:
        found += move.options(rules, table, place)
    return found


def wins(rules: Rulebook, view: Table, seat: Seat, offers: Sequence[Action]) -> bool:
    """Whether a win is offered, and is one where wrong calls are offered too."""
    if WIN not in offers:
        return False
    if not rules.parts.lets_call_falsely:
        return True
    place = view.places[seat]
    if view.phase != TURN:
        assert view.claim is not None
        return bool(rules.parts.may_win(rules, view, place, view.claim.tile))
    tile = rules.parts.winning_tile(view, place)
    return bool(rules.parts.may_win(rules, view, place, tile))
