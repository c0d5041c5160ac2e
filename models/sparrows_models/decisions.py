"""A decision as a short record of bytes: what a network's features are unfolded from.

A record may be made from the true table or from a view. Whatever a seat may not know (other
hands, void suits still secret, the coming wall) stands in fields that only the critic of training
reads, so a policy cannot tell the two apart: `tests/models/test_secrecy.py` holds it to that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sparrows.play.actions import (
    ADDED_KONGS,
    CLAIMED_CHOWS,
    CLAIMED_KONGS,
    CLAIMED_PUNGS,
    CONCEALED_KONGS,
    DISCARDS,
    PASS,
    WIN,
    Action,
)
from sparrows.play.settlement import Seat
from sparrows.play.table import CLAIM, OPENING, ROB, TURN, Place, Table
from sparrows.readings.groups import Meld
from sparrows.tiles import JOKER, KINDS, Tile

# The outputs of a policy. Discards, discards that declare, concealed and added kongs have one for
# each kind of tile.
DISCARD_JOKER, DECLARE, PASSING, WINNING, CHOW, PUNG, KONG = 34, 35, 69, 70, 71, 74, 75
CONCEALED_KONG, ADDED_KONG, OTHER, VOID = 76, 110, 144, 145
OUTPUTS = 149

PHASES = {OPENING: 0, TURN: 1, CLAIM: 2, ROB: 3}
NOTHING = 255
LONGEST_POND, MOST_OFFERS, AHEAD = 32, 40, 32
# A meld is one byte: where its kind begins, and its first tile added.
MELDS = {"chow": 0, "pung": 34, "kong": 68}
KONG_CONCEALED = 102
BLANK = bytes([NOTHING]) * MOST_OFFERS
NO_SUIT = 3
FROM_SEAT = tuple(tuple((seat + turn) % 4 for turn in range(4)) for seat in range(4))


class Field(NamedTuple):
    """Where a field of a record begins, and its length in bytes."""

    start: int
    size: int


FIELDS: dict[str, Field] = {}
SIZE = 0
# Seats are counted from the one who decides.
for _name, _size in (
    ("hands", 4 * KINDS),
    ("shown", KINDS),
    ("ponds", 4 * LONGEST_POND),
    ("melds", 4 * 4),
    ("table", 12),
    ("places", 4 * 8),
    ("ahead", AHEAD),
    ("offers", MOST_OFFERS),
    ("points", 8),
):
    FIELDS[_name] = Field(SIZE, _size)
    SIZE += _size


def output_of(action: Action) -> int:
    """The output of a policy that stands for an action."""
    tile = action.tile
    if action.name == "discard":
        if tile >= KINDS:
            return DISCARD_JOKER
        return DECLARE + tile if action.declare else tile
    if action.name == "chow":
        return CHOW + sum(used < tile for used in action.using if used < KINDS)
    if action.name == "void":
        return VOID + tile // 9
    by_name = {"pass": PASSING, "win": WINNING, "pung": PUNG, "kong": KONG}
    if action.name in by_name:
        return by_name[action.name]
    by_tile = {"concealed-kong": CONCEALED_KONG, "added-kong": ADDED_KONG}
    return by_tile[action.name] + tile if action.name in by_tile and tile < KINDS else OTHER


# Most actions are the same objects every time, known by their identity.
COMMON = {
    id(action): output_of(action)
    for action in (
        *DISCARDS,
        *CLAIMED_PUNGS,
        *CLAIMED_KONGS,
        *CONCEALED_KONGS,
        *ADDED_KONGS,
        *(chow for chows in CLAIMED_CHOWS for chow in chows),
        PASS,
        WIN,
    )
}


def outputs_of(offers: Sequence[Action]) -> list[int]:
    """The outputs that stand for these offers, in the same order."""
    try:
        return [COMMON[id(action)] for action in offers]
    except KeyError:
        return [output_of(action) for action in offers]


def is_a_choice(outputs: Sequence[int]) -> bool:
    """Whether there is anything to decide: a win is always taken, and equal outputs are one."""
    return WINNING not in outputs and outputs.count(outputs[0]) < len(outputs)


def encode(
    table: Table,
    seat: Seat,
    outputs: Sequence[int],
    *,
    covers_kongs: bool,
    ahead: Sequence[Tile] = (),
) -> bytes:
    """A decision as bytes; `ahead` are the next tiles of the wall, for the critic."""
    places = [table.places[other] for other in FROM_SEAT[seat]]
    covered = [
        [meld for meld in place.melds if covers_kongs and is_covered(meld)] for place in places[1:]
    ]
    shown = table.shown
    if any(covered):
        shown = shown[:]
        for meld in (meld for melds in covered for meld in melds if meld.tile >= 0):
            meld.show(shown, -1)
    points = table.delta
    return b"".join(
        (
            *(bytes(place.standing.counts[:KINDS]) for place in places),
            shown[:KINDS],
            *(_pond(place.pond) for place in places),
            _melds(places[0].melds, ()),
            *(
                _melds(place.melds, hidden)
                for place, hidden in zip(places[1:], covered, strict=True)
            ),
            _table(table, seat, len(outputs)),
            *(_place(place, own=place is places[0]) for place in places),
            _filled(ahead, AHEAD),
            _filled(outputs[:MOST_OFFERS], MOST_OFFERS),
            *(points[other].to_bytes(2, "little", signed=True) for other in range(4)),
        )
    )


def is_covered(meld: Meld) -> bool:
    """Whether a meld is a concealed kong, which some rulebooks keep face down."""
    return meld.kind == "kong" and meld.concealed


def _filled(numbers: Sequence[int], size: int) -> bytes:
    return bytes(numbers) + BLANK[: size - len(numbers)]


def _pond(pond: Sequence[Tile]) -> bytes:
    return _filled(pond[-LONGEST_POND:], LONGEST_POND)


def _melds(melds: Sequence[Meld], covered: Sequence[Meld]) -> bytes:
    if not melds:
        return BLANK[:4]
    codes = [
        NOTHING
        if meld in covered or not 0 <= meld.tile < KINDS
        else (KONG_CONCEALED if is_covered(meld) else MELDS[meld.kind]) + meld.tile
        for meld in melds
    ]
    return _filled(codes, 4)


def _table(table: Table, seat: Seat, offers: int) -> bytes:
    claim = table.claim
    giver = table.turn if claim is None else claim.giver
    live = table.wall.left - table.wall.kept
    drawn = table.drawn if table.turn == seat else -1
    return bytes(
        (
            PHASES[table.phase],
            seat,
            table.round,
            live if 0 < live < NOTHING else 0,
            table.after_kong,
            table.after_claim,
            (giver - seat) & 3,
            NOTHING if claim is None or claim.tile < 0 else claim.tile,
            drawn if drawn >= 0 else NOTHING,
            table.wild if table.wild >= 0 else NOTHING,
            offers,
            0,
        )
    )


def _place(place: Place, *, own: bool) -> bytes:
    note, void = place.note, NO_SUIT
    if own or getattr(note, "open", True):
        void = getattr(note, "void", NO_SUIT)
        if void is None or void < 0:
            void = NO_SUIT
    ready = place.declared != "" or getattr(note, "calling", False)
    return bytes(
        (
            place.out,
            ready,
            len(place.bonus),
            void,
            place.dead,
            place.standing.size,
            len(place.melds),
            min(place.standing.counts[JOKER], 4),
        )
    )
