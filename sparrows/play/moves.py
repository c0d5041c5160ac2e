"""Moves that several rulebooks share: each knows when it may be made, and what it does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from itertools import compress
from typing import TYPE_CHECKING

from sparrows.play.actions import (
    ADDED_KONGS,
    CLAIMED_KONGS,
    CLAIMED_PUNGS,
    CONCEALED_KONGS,
    DISCARDS,
    WIN,
    Action,
)
from sparrows.play.events import DISCARDED, KongAdded, KongConcealed
from sparrows.play.table import TURN, Place, Table
from sparrows.readings.groups import CHOW, KONG, PUNG, Meld
from sparrows.tiles import BIT, KINDS, SUIT_MASKS, Tile

if TYPE_CHECKING:
    from sparrows.play.deal import Deal
    from sparrows.play.rulebook import Rulebook
    from sparrows.play.settlement import Seat

EVERYTHING = (1 << KINDS) - 1
PLAIN_DISCARDS = DISCARDS[:KINDS]
SUIT_SLICES = tuple(slice(first, first + 9) for first in (0, 9, 18))


# What a move may need: a hand that may have waited for its last tile, four tiles alike, a meld,
# a flower or joker just taken.
WAIT, FOUR, MELD, SPECIAL = 1, 2, 4, 8


class Move(ABC):
    """A kind of action: when it is open to a seat, and what it does."""

    name: str
    needs = 0  # what a player in turn must have for it, as bits
    free = False  # it costs nothing and binds to nothing: it is done for players who do not answer

    @abstractmethod
    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        """What this seat may do of the kind now, as far as its own view tells."""

    @abstractmethod
    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        """Lets it happen."""


# Says which kinds a player may discard now, as a mask.
Allows = Callable[[Table, Place], int]


class Discard(Move):
    """A standing tile goes to the river; a bound hand discards the tile it drew."""

    name = "discard"

    def __init__(self, allows: Allows | None = None) -> None:
        self.allows = allows

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        allowed = EVERYTHING if self.allows is None else self.allows(table, place)
        if allowed == EVERYTHING and not place.declared:
            return list(compress(PLAIN_DISCARDS, place.standing.counts))
        if place.declared and table.drawn >= 0:
            allowed &= BIT[table.drawn]
        if allowed in SUIT_MASKS:
            suit = SUIT_SLICES[SUIT_MASKS.index(allowed)]
            return list(compress(DISCARDS[suit], place.standing.counts[suit]))
        held = compress(DISCARDS, place.standing.counts)
        return [action for action in held if allowed >> action.tile & 1]

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        deal.happen(DISCARDED[seat][action.tile])
        deal.ask_claims()


class Win(Move):
    """A complete hand is declared, on one's own draw or on another player's tile.

    With `falsely` it may be called at any such moment, rightly or wrongly.
    """

    name = "win"

    def __init__(self, *, falsely: bool = False) -> None:
        self.falsely = falsely
        self.needs = 0 if falsely else WAIT

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        if self.falsely:
            return [] if place.dead or (table.after_claim and table.phase == TURN) else [WIN]
        if table.after_claim and table.phase == TURN:
            return []
        parts = rules.parts
        if table.claim is not None:
            tile = table.claim.tile
            waits = parts.waits(rules, table, place)
        elif table.drawn >= 0:
            tile = table.drawn
            waits = parts.waits_before(rules, table, place)
        else:
            tile = parts.winning_tile(table, place)
            waits = parts.waits_without(rules, place, tile)
        return [WIN] if waits & BIT[tile] and parts.may_win(rules, table, place, tile) else []

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        deal.win_from_wall(seat)


class ConcealedKong(Move):
    """Four standing tiles of a kind, after a draw and while a tile is left to replace one."""

    name = "concealed-kong"
    needs = FOUR

    def __init__(
        self,
        *,
        shown: bool = True,
        may: Callable[[Table, Place, Tile], bool] | None = None,
        robbable: bool = False,
    ) -> None:
        self.shown = shown
        self.may = may
        self.robbable = robbable

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        if not place.standing.fours or table.after_claim or not rules.parts.may_replace(table):
            return []
        return [
            CONCEALED_KONGS[tile]
            for tile in range(KINDS)
            if place.standing.counts[tile] == 4
            and (self.may is None or self.may(table, place, tile))
        ]

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        deal.happen(KongConcealed(seat, action.tile, self.shown, robbable=self.robbable))
        deal.ask_robbers()


class AddedKong(Move):
    """The fourth tile is laid to one's own open pung."""

    name = "added-kong"
    needs = MELD

    def __init__(self, may: Callable[[Table, Place, Tile], bool] | None = None) -> None:
        self.may = may

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        found: list[Action] = []
        if table.after_claim:
            return found
        counts, may = place.standing.counts, self.may
        for meld in place.melds:
            tile = meld.tile
            if counts[tile] and meld.kind == PUNG and (may is None or may(table, place, tile)):
                found.append(ADDED_KONGS[tile])
        return found if found and rules.parts.may_replace(table) else []

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        kind = "promoted" if action.tile == deal.table.drawn else "delayed"
        deal.happen(KongAdded(seat, action.tile, kind))
        deal.ask_robbers()


class Pung(Move):
    """Two standing tiles and the discard."""

    name = "pung"

    def __init__(self, may: Callable[[Table, Place, Tile], bool] | None = None) -> None:
        self.may = may

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        assert table.claim is not None
        tile = table.claim.tile
        if tile >= KINDS or place.standing.counts[tile] < 2 or place.declared:
            return []
        if not rules.parts.may_claim(table) or (self.may and not self.may(table, place, tile)):
            return []
        return [CLAIMED_PUNGS[tile]]

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        deal.meld(seat, Meld(PUNG, action.tile), action)
        deal.ask_turn(seat)


class ClaimedKong(Move):
    """Three standing tiles and the discard."""

    name = "kong"

    def __init__(self, may: Callable[[Table, Place, Tile], bool] | None = None) -> None:
        self.may = may

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        assert table.claim is not None
        tile = table.claim.tile
        if tile >= KINDS or place.standing.counts[tile] < 3 or place.declared:
            return []
        if not rules.parts.may_claim(table) or not rules.parts.may_replace(table):
            return []
        return [] if self.may and not self.may(table, place, tile) else [CLAIMED_KONGS[tile]]

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        deal.meld(seat, Meld(KONG, action.tile), action)
        deal.replace_kong(seat)


class Chow(Move):
    """Two standing tiles and the discard of the player before make a run of one suit."""

    name = "chow"

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        claim = table.claim
        assert claim is not None
        tile = claim.tile
        if tile >= 27 or place.declared or table.next_seat(claim.giver) != place.seat:
            return []
        counts = place.standing.counts
        rank = tile % 9
        found = []
        if rank > 1 and counts[tile - 2] and counts[tile - 1]:
            found.append(CHOWS[tile, tile - 2])
        if 0 < rank < 8 and counts[tile - 1] and counts[tile + 1]:
            found.append(CHOWS[tile, tile - 1])
        if rank < 7 and counts[tile + 1] and counts[tile + 2]:
            found.append(CHOWS[tile, tile])
        return found if found and rules.parts.may_claim(table) else []

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        low = min(action.tile, *action.using)
        deal.meld(seat, Meld(CHOW, low), action)
        deal.ask_turn(seat)


# The claim of a tile for the chow that begins with another, by both.
CHOWS = {
    (tile, low): Action("chow", tile, tuple(each for each in range(low, low + 3) if each != tile))
    for tile in range(27)
    for low in range(max(0, tile - 2), tile + 1)
    if low // 9 == tile // 9 and low % 9 < 7
}
