"""What seats may do, as far as a table, or one player's view of it, tells: one sieve for all.

Every move says once what a hand must have for it (`Move.needs`). The sieve finds what a hand has,
and asks the moves that this is enough for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from sparrows.play.actions import CLAIMED_CHOWS, PASS, WIN, Action
from sparrows.play.moves import (
    ALWAYS,
    EVERY_NEED,
    FIRST_DISCARD,
    FLOWER,
    FOUR,
    FOURTH,
    HOLDS_BONUS,
    JOKERS,
    NEAR_READY,
    NEXT,
    RUN,
    THREE,
    TWO,
    WAIT,
    Discard,
    Move,
    discards_of,
)
from sparrows.play.settlement import Seat
from sparrows.play.table import TURN, Place, Table
from sparrows.tiles import BIT, FIRST_BONUS, JOKER, KINDS, Tile, mask

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

    __slots__ = ("asks_all", "asks_looks", "asks_waits", "by_held", "needed", "plain_unless")

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
        # By what a hand has, where it may discard any of its tiles, and nothing else: unless what.
        self.plain_unless = bytes(map(plain_unless, self.by_held))


def plain_unless(moves: tuple[Move, ...]) -> int:
    """Where a hand that is not bound may do more, or less, than discard any of its tiles."""
    if len(moves) != 1 or not isinstance(moves[0], Discard) or moves[0].allows is not None:
        return ALWAYS
    says = next(kind for kind in type(moves[0]).__mro__ if "options" in vars(kind))
    unless: int = vars(says).get("plain_unless", ALWAYS)
    return unless


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
    held = 0 if table.after_claim else held_in_turn(sieve, rules, table, place)
    if not place.declared and may_discard_any(sieve, sieve.plain_unless[held], rules, table, place):
        return discards_of(place.first & place.standing.kinds or place.standing.kinds)
    return options_of(sieve.by_held[held], rules, table, place)


def held_in_turn(sieve: Sieve, rules: Rulebook, table: Table, place: Place) -> int:
    """What the player in turn has for a move."""
    held, drawn, waits = 0, table.drawn, place.waits
    if not sieve.needed & WAIT:
        waits = 0
    elif drawn < 0:
        waits = rules.parts.awaited(rules, table, place)
    elif waits is None:
        waits = kinds_awaited(sieve, rules, table, place)
    if waits and waits & BIT[rules.parts.winning_tile(table, place)]:
        held = WAIT
    if place.standing.fours:
        held |= FOUR
    if place.pungs and place.pungs & place.standing.kinds:
        held |= FOURTH
    if KINDS <= drawn < JOKER:
        held |= FLOWER
    return held


def may_discard_any(sieve: Sieve, unless: int, rules: Rulebook, table: Table, place: Place) -> bool:
    """Whether the player in turn may discard any standing tile, and do nothing else."""
    if not unless:
        return True
    if unless & ALWAYS or place.dead or (unless & FIRST_DISCARD and not table.discards):
        return False
    if unless & HOLDS_BONUS:
        counts = place.standing.counts
        for tile in range(FIRST_BONUS, JOKER):
            if counts[tile]:
                return False
    if not unless & NEAR_READY:
        return True
    if sieve.asks_looks:
        return not rules.parts.may_get_ready(rules, place)
    return not may_get_ready(rules, place)


def kinds_awaited(sieve: Sieve, rules: Rulebook, table: Table, place: Place) -> int:
    """What a hand waits for, or did before the tile just drawn, where that must be worked out."""
    if sieve.asks_waits:
        return rules.parts.waits(rules, table, place)
    return work_out_waits(sieve, rules, table, place)


def work_out_waits(sieve: Sieve, rules: Rulebook, table: Table, place: Place) -> int:
    """The same, where parts may have their own way to look at the hand."""
    drawn = table.drawn
    came = drawn >= 0 and table.turn == place.seat
    if came:
        place.standing.give(drawn)
    found = rules.parts.looked_at(rules, place) if sieve.asks_looks else look_at(rules, place)
    if came:
        place.standing.take(drawn)
    place.far, waits = found
    place.waits = waits
    return waits


def look_at(rules: Rulebook, place: Place) -> tuple[int, int]:
    """How many tiles at least must be exchanged until the hand waits, and what it waits for."""
    standing, barred, far = place.standing, place.barred, 0
    if barred & standing.kinds:  # each of these must be discarded
        for tile in range(KINDS):
            if barred >> tile & 1:
                number = standing.counts[tile]
                far += number
        return far, 0
    shapes = rules.scoring.shapes
    far = shapes.at_least(standing)
    waits = 0 if far else shapes.waits(standing)
    if waits and barred:
        melded = mask([tile for meld in place.melds for tile in meld.tiles])
        waits = 0 if melded & barred else waits & ~barred
    return far, waits


def may_get_ready(rules: Rulebook, place: Place) -> bool:
    """Whether some discard may leave the player in turn with a hand that waits."""
    if place.far <= 1:
        place.far = rules.scoring.shapes.at_least(place.standing) + 1
    return place.far <= 1


def readying(rules: Rulebook, place: Place, discards: list[Action]) -> list[Tile]:
    """The tiles of these discards that leave the player in turn with a hand that waits."""
    parts, standing = rules.parts, place.standing
    own = parts.sieves[TURN].asks_looks
    found: list[Tile] = []
    if not (parts.may_get_ready(rules, place) if own else may_get_ready(rules, place)):
        return found
    for each in discards:
        tile = each.tile
        standing.give(tile)
        looked = parts.looked_at(rules, place) if own else look_at(rules, place)
        standing.take(tile)
        if looked[1]:
            found.append(tile)
    return found


def claims(
    sieve: Sieve, rules: Rulebook, table: Table, seats: tuple[Seat, ...], first: int
) -> dict[Seat, list[Action]]:
    """What these players may do with the tile that another gave; `NEXT` if the first is next."""
    claim, sides = table.claim, table.sides
    assert claim is not None
    found: dict[Seat, list[Action]] = {}
    tile = claim.tile
    if not 0 <= tile < KINDS:
        return found
    asks_all, bit = sieve.asks_all, BIT[tile]
    first &= sieve.needed
    for seat in seats:
        place = sides[seat]
        if place.barred & bit and not asks_all:
            first = 0
            continue
        alike = place.standing.counts[tile]
        held, waits = ALIKE[alike] if alike else 0, place.waits
        if waits != 0:
            if waits is None:
                waits = kinds_awaited(sieve, rules, table, place) if sieve.needed & WAIT else 0
            if waits and waits & bit:
                held |= WAIT
        if first:
            run = RUNS[tile][place.standing.kinds << 2 >> tile & 31]
            held |= run
            first = 0
        if (held or asks_all) and (offers := claim_offers(sieve, rules, table, place, held)):
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
