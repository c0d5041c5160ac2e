"""Moves that several rulebooks share: each knows when it may be made, and what it does."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from sparrows.play.actions import (
    ADDED_KONGS,
    CLAIMED_CHOWS,
    CLAIMED_KONGS,
    CLAIMED_PUNGS,
    CONCEALED_KONGS,
    DISCARDS,
    WIN,
    Action,
)
from sparrows.play.events import KongAdded, KongConcealed, ReadyDeclared
from sparrows.play.table import TURN, Place, Table
from sparrows.readings.groups import CHOW, KONG, PUNG, Meld, meld
from sparrows.tiles import BIT, JOKER, KINDS, Tile, mask

if TYPE_CHECKING:
    from sparrows.play.deal import Deal
    from sparrows.play.rulebook import Rulebook
    from sparrows.play.settlement import Seat

EVERYTHING = (1 << KINDS) - 1
SUIT_SLICES = tuple(slice(first, first + 9) for first in (0, 9, 18))


# What a move may need of a hand. A tile has come that it waited for; in turn four tiles alike, the
# fourth tile of a pung that was laid down, a flower just taken; for a claim two or three tiles like
# the discard, a joker, the next turn, and with that two tiles for a chow.
WAIT, FOUR, FOURTH, FLOWER = 1, 2, 4, 8
TWO, THREE, JOKERS, NEXT, RUN = 16, 32, 64, 128, 256
EVERY_NEED = 511


# Where a discard may be more, or less, than any standing tile: it is the first of the deal, a
# flower stands in the hand, some discard may leave a hand that waits; or whenever it is asked for.
FIRST_DISCARD, HOLDS_BONUS, NEAR_READY, ALWAYS = 1, 2, 4, 128


# How a person chooses an action: a standing tile itself, or the suit of its tile by name.
ChosenBy = Literal["tile", "suit"]


class Move(ABC):
    """A kind of action: when it is open to a seat, and what it does.

    The sieve (`play/offers.py`) asks for its options only where a hand has one of its `needs`.
    """

    name: str
    needs: tuple[int, ...] = (0,)  # what a hand must have for it, as bits; any of these will do
    free = False  # it costs nothing and binds to nothing: it is done for players who do not answer
    chosen_by: Mapping[str, ChosenBy] = {}  # actions that have no button with the tiles of a set

    @abstractmethod
    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        """What a seat that has what it needs may do of the kind now, as far as its view tells."""

    @abstractmethod
    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        """Lets it happen."""


# Says which kinds a player may discard now, as a mask; whether a set of a tile may be made.
Allows = Callable[[Table, Place], int]
May = Callable[[Table, Place, Tile], bool] | None


# By the ranks of a suit that are there, as bits, their discards.
IN_M, IN_P, IN_S, IN_Z = tuple(
    tuple(
        tuple(action for rank, action in enumerate(suit) if ranks >> rank & 1)
        for ranks in range(1 << len(suit))
    )
    for suit in (DISCARDS[0:9], DISCARDS[9:18], DISCARDS[18:27], DISCARDS[27:KINDS])
)


def discards_of(kinds: int) -> list[Action]:
    """The discards of these kinds."""
    return [
        *IN_M[kinds & 511],
        *IN_P[kinds >> 9 & 511],
        *IN_S[kinds >> 18 & 511],
        *IN_Z[kinds >> 27],
    ]


def allowed_discards(allowed: int, table: Table, place: Place) -> list[Action]:
    """The discards of these tiles that stand in the hand of the player in turn."""
    if place.declared and table.drawn >= 0:
        allowed &= BIT[table.drawn]
    found = discards_of(place.standing.kinds & allowed)
    if allowed > EVERYTHING and place.standing.counts[JOKER]:
        found.append(DISCARDS[JOKER])
    return found


class Discard(Move):
    """A standing tile goes to the river; a bound hand discards the tile it drew."""

    name = "discard"
    plain_unless = 0  # whoever overrides `options` may say so, else it is asked always

    def __init__(self, allows: Allows | None = None) -> None:
        self.allows = allows

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        first = place.first & place.standing.kinds
        if self.allows is None and not place.declared:
            return discards_of(first or place.standing.kinds)
        allowed = first or EVERYTHING if self.allows is None else self.allows(table, place)
        return allowed_discards(allowed, table, place)

    def before_first(self, deal: Deal, seat: Seat) -> None:
        """What becomes known with a discard of a player who has none in the river."""

    def lies(self, deal: Deal, seat: Seat) -> None:
        """What becomes known when a discard lies in the river."""

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        if action.declare:
            deal.happen(ReadyDeclared(seat, action.declare))
        deal.discard(seat, action.tile)


class Win(Move):
    """A complete hand is declared, on one's own draw or on another player's tile.

    With `falsely` it may be called at any such moment, rightly or wrongly.
    """

    name = "win"

    def __init__(self, *, falsely: bool = False) -> None:
        self.falsely = falsely
        self.needs = (0,) if falsely else (WAIT,)

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        if place.dead or (table.after_claim and table.phase == TURN):
            return []
        return [WIN] if self.falsely or rules.parts.may_win(rules, table, place) else []

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        if deal.calls_falsely(seat):
            deal.false_win(seat, None)
            deal.ask_turn(seat)
        else:
            deal.win_from_wall(seat)


class ConcealedKong(Move):
    """Four standing tiles of a kind, after a draw and while a tile is left to replace one."""

    name = "concealed-kong"
    needs = (FOUR,)

    def __init__(self, *, shown: bool = True, may: May = None, robbable: bool = False) -> None:
        self.shown = shown
        self.may = may
        self.robbable = robbable

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        if not rules.parts.may_replace(table):
            return []
        return [
            CONCEALED_KONGS[tile]
            for tile in range(KINDS)
            if place.standing.counts[tile] == 4
            and not place.barred & BIT[tile]
            and (self.may is None or self.may(table, place, tile))
        ]

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        deal.happen(KongConcealed(seat, action.tile, self.shown, robbable=self.robbable))
        deal.ask_robbers()


class AddedKong(Move):
    """The fourth tile is laid to one's own open pung."""

    name = "added-kong"
    needs = (FOURTH,)

    def __init__(self, may: May = None) -> None:
        self.may = may

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        usable, may = place.standing.kinds & ~place.barred, self.may
        found = []
        for each in place.melds:
            tile = each.tile
            able = each.kind == PUNG and usable >> tile & 1
            if able and (may is None or may(table, place, tile)):
                found.append(ADDED_KONGS[tile])
        return found if found and rules.parts.may_replace(table) else []

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        kind = "promoted" if action.tile == deal.table.drawn else "delayed"
        deal.happen(KongAdded(seat, action.tile, kind))
        deal.ask_robbers()


# By kind, every claim of a set with that tile.
SetClaims = tuple[tuple[Action, ...], ...]


class ClaimedSet(Move):
    """The discard and standing tiles are laid open as a set; a hand that is bound claims none."""

    claims: SetClaims

    def __init__(self, claims: SetClaims | None = None, *, may: May = None) -> None:
        if claims is not None:
            self.claims = claims
        self.may = may
        self.needs = tuple({need_of(action) for each in self.claims for action in each})

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        claim, may = table.claim, self.may
        assert claim is not None
        if place.declared or not rules.parts.may_claim(table):
            return []
        if may is not None and not may(table, place, claim.tile):
            return []
        return possible_claims(self.claims[claim.tile], place)

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        tiles = (action.tile, *action.using)
        made = meld(self.name, tiles, action.meant) if action.meant else Meld(self.name, min(tiles))
        deal.meld(seat, made, action)
        self.go_on(deal, seat)

    def go_on(self, deal: Deal, seat: Seat) -> None:
        """The player discards."""
        deal.ask_turn(seat)


def need_of(claim: Action) -> int:
    """What a hand must have for the claim of a set."""
    need = TWO if len(claim.using) == 2 else THREE
    if JOKER in claim.using:
        need = JOKERS
    elif claim.name == CHOW:
        need = RUN
    return need | NEXT if claim.name == CHOW else need


def possible_claims(claims: tuple[Action, ...], place: Place) -> list[Action]:
    """Those for which the tiles stand in a hand, and none is of a kind that is barred."""
    counts, barred = place.standing.counts, place.barred
    return [
        each
        for each in claims
        if holds(counts, each.using) and not (barred and barred & mask((each.tile, *each.using)))
    ]


def holds(counts: Sequence[int], tiles: tuple[Tile, ...]) -> bool:
    """Whether these tiles, two different ones or some that are alike, are there."""
    first, last = tiles[0], tiles[-1]
    if first == last:
        return counts[first] >= len(tiles)
    return counts[first] > 0 and counts[last] > 0


class Pung(ClaimedSet):
    """Two standing tiles and the discard."""

    name = PUNG
    claims = tuple((pung,) for pung in CLAIMED_PUNGS)


class ClaimedKong(ClaimedSet):
    """Three standing tiles and the discard, while a tile is left to replace one."""

    name = KONG
    claims = tuple((kong,) for kong in CLAIMED_KONGS)

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        if not rules.parts.may_replace(table):
            return []
        return super().options(rules, table, place)

    def go_on(self, deal: Deal, seat: Seat) -> None:
        deal.replace_kong(seat)


class Chow(ClaimedSet):
    """Two standing tiles and the discard of the player before make a run of one suit."""

    name = CHOW
    claims = CLAIMED_CHOWS
