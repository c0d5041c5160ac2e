"""What seats may do, as far as a table, or one player's view of it, tells: one sieve for all.

Every move says once what a hand must have for it (`Move.needs`). The sieve finds what a hand has,
and asks the moves that this is enough for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from sparrows.play.actions import CLAIMED_CHOWS, PASS, WIN, Action
from sparrows.play.moves import (
    EVERY_NEED,
    FOUR,
    FOURTH,
    JOKERS,
    NEXT,
    RUN,
    SPECIAL,
    THREE,
    TWO,
    WAIT,
    Discard,
    Move,
    discards_of,
)
from sparrows.play.settlement import Seat
from sparrows.play.table import TURN, Place, Table
from sparrows.tiles import BIT, JOKER, KINDS

if TYPE_CHECKING:
    from sparrows.play.rulebook import Rulebook

# What a hand has for a claim, by how many tiles like the discard stand in it.
ALIKE = (0, 0, TWO, TWO | THREE, TWO | THREE)
# By kind, and by which of the five kinds around it are there, as bits, what a hand has for a chow.
RUNS = tuple(
    tuple(
        (RUN | NEXT)
        * any(
            around >> low - tile + 2 & around >> high - tile + 2 & 1
            for low, high in (chow.using for chow in chows)
        )
        for around in range(32)
    )
    for tile, chows in enumerate(CLAIMED_CHOWS)
)


class Sieve:
    """The moves of a phase, by what a hand has for them."""

    __slots__ = ("asks_all", "asks_looks", "asks_waits", "by_held", "needed", "only_discards")

    def __init__(
        self, moves: Iterable[Move], *, asks_waits: bool = True, asks_looks: bool = True
    ) -> None:
        moves = tuple(moves)
        # Whether a rulebook has its own way to say what a hand waits for, or how it is looked at.
        self.asks_waits = asks_waits
        self.asks_looks = asks_looks
        needed = 0
        for move in moves:
            for need in move.needs:
                needed |= need
        self.needed = needed  # by any of the moves: nothing else is looked for
        enough = {
            held: tuple(move for move in moves if any(need & held == need for need in move.needs))
            for held in {held & needed for held in range(EVERY_NEED + 1)}
        }
        self.by_held = tuple(enough[held & needed] for held in range(EVERY_NEED + 1))
        self.asks_all = bool(self.by_held[0]) or self.needed & JOKERS > 0
        self.only_discards = bytes(map(are_plain_discards, self.by_held))


def are_plain_discards(moves: tuple[Move, ...]) -> bool:
    """Whether a hand that is not bound may discard any of its tiles, and do nothing else."""
    if len(moves) != 1 or not isinstance(moves[0], Discard):
        return False
    return type(moves[0]).options is Discard.options and moves[0].allows is None


def offers_of(rules: Rulebook, table: Table, seat: Seat) -> list[Action]:
    """What a seat may do now; nothing if it is not asked."""
    place, claim = table.places[seat], table.claim
    if place.out:
        return []
    if claim is not None:
        first = NEXT if table.next_seat(claim.giver) == seat else 0
        asked = () if seat == claim.giver else (seat,)
        sieve = rules.parts.sieves[table.phase]
        return claims(sieve, rules, table, asked, first).get(seat, [])
    if table.phase == TURN:
        sieve = rules.parts.sieves[TURN]
        return turn_offers(sieve, rules, table, place) if table.turn == seat else []
    return options_of(rules.parts.moves[table.phase], rules, table, place)


def turn_offers(sieve: Sieve, rules: Rulebook, table: Table, place: Place) -> list[Action]:
    """What the player in turn may do; no tile has come to who claimed one."""
    if place.dead and not rules.parts.dead_hands_claim:
        return options_of((rules.parts.by_name[TURN]["discard"],), rules, table, place)
    held, drawn = 0, table.drawn
    if not table.after_claim:
        waits = place.waits
        if not sieve.needed & WAIT:
            waits = 0
        elif drawn < 0:
            waits = rules.parts.awaited(rules, table, place)
        elif waits is None:
            waits = waits_of(sieve, rules, table, place)
        if waits and waits & BIT[rules.parts.winning_tile(table, place)]:
            held = WAIT
        if place.standing.fours:
            held |= FOUR
        if place.pungs and place.pungs & place.standing.kinds:
            held |= FOURTH
        if drawn >= KINDS:
            held |= SPECIAL
    if sieve.only_discards[held] and not place.declared:
        return discards_of(place.standing.kinds)
    return options_of(sieve.by_held[held], rules, table, place)


def waits_of(sieve: Sieve, rules: Rulebook, table: Table, place: Place) -> int:
    """What a hand waits for, or did before the tile just drawn, where that must be worked out."""
    if sieve.asks_waits:
        return rules.parts.waits(rules, table, place)
    drawn = table.drawn
    came = drawn >= 0 and table.turn == place.seat
    if came:
        place.standing.give(drawn)
    if sieve.asks_looks:
        place.far, place.waits = rules.parts.looked_at(rules, place)
    else:
        look_at(rules, place)
    if came:
        place.standing.take(drawn)
    return place.waits


def look_at(rules: Rulebook, place: Place) -> None:
    """Finds how far a hand is from waiting for anything, and what it waits for."""
    shapes, standing = rules.scoring.shapes, place.standing
    far = shapes.at_least(standing)
    place.far = far
    place.waits = 0 if far else shapes.waits(standing)


def claims(
    sieve: Sieve, rules: Rulebook, table: Table, seats: tuple[Seat, ...], first: int
) -> dict[Seat, list[Action]]:
    """What these players may do with the tile that another gave; `NEXT` if the first is next."""
    claim, places = table.claim, table.places
    assert claim is not None
    found: dict[Seat, list[Action]] = {}
    tile = claim.tile
    if not 0 <= tile < KINDS:
        return found
    asks_all = sieve.asks_all
    first &= sieve.needed
    for seat in seats:
        place = places[seat]
        alike = place.standing.counts[tile]
        held, waits = ALIKE[alike] if alike else 0, place.waits
        if waits != 0:
            if waits is None:
                waits = waits_of(sieve, rules, table, place) if sieve.needed & WAIT else 0
            if waits and waits & BIT[tile]:
                held |= WAIT
        if first:
            run = RUNS[tile][place.standing.kinds << 2 >> tile & 31]
            held |= run
            first = 0
        if (held or asks_all) and (
            offers := claim_offers(sieve, rules, table, place, held)
        ):
            found[seat] = offers
    return found


def claim_offers(
    sieve: Sieve, rules: Rulebook, table: Table, place: Place, held: int
) -> list[Action]:
    """What a player who has this may do with the tile that another gave."""
    if place.dead and not rules.parts.dead_hands_claim:
        return []
    if sieve.needed & JOKERS and place.standing.counts[JOKER]:
        held |= JOKERS
        if table.next_seat(table.turn) == place.seat:
            held |= NEXT
    found = options_of(sieve.by_held[held], rules, table, place)
    return [*found, PASS] if found else found


def options_of(moves: Iterable[Move], rules: Rulebook, table: Table, place: Place) -> list[Action]:
    """What a seat may do of these moves."""
    found: list[Action] = []
    for move in moves:
        found += move.options(rules, table, place)
    return found


def wins(rules: Rulebook, view: Table, seat: Seat, offers: Sequence[Action]) -> bool:
    """Whether a win is offered, and is one where wrong calls are offered too."""
    if WIN not in offers:
        return False
    return not rules.parts.lets_call_falsely or rules.parts.may_win(rules, view, view.places[seat])
