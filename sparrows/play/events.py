"""Events: the facts a deal is made of. Each knows what it changes and how others see it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from sparrows.play.actions import NO_TILE
from sparrows.play.settlement import Claimed, Payment, Seat
from sparrows.play.table import CLAIM, CLAIMS, HIDDEN, OVER, ROB, TURN, Claim, Place, Table, Wild
from sparrows.readings.groups import KONG, PUNG, Meld
from sparrows.tiles import FACES, JOKER, Tile


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True, gc=False):
    """A fact. `fold` is the only place where a table changes."""

    def fold(self, table: Table) -> None:
        """Puts this fact on the table."""

    def seen_by(self, seat: Seat) -> Event | None:
        """This fact as one player sees it; nothing where they do not even notice it."""
        return self

    def makes_wild(self) -> Wild | None:
        """The kind whose tiles are jokers from now on, where this fact says so."""
        return None


class Started(Event, frozen=True, tag="started", omit_defaults=True):
    """A deal begins: the dice, whose side of the wall is broken, and after how many stacks."""

    seats: tuple[Seat, ...]
    round: int
    tiles: int
    kept: int
    loose: int
    dice: tuple[tuple[int, int], ...]
    breaker: Seat
    stacks: int


class Dealt(Event, frozen=True, tag="dealt", omit_defaults=True):
    """Tiles of the deal come to a player."""

    seat: Seat
    tiles: tuple[Tile, ...]

    def fold(self, table: Table) -> None:
        fold_dealt(table, table.places[self.seat], self.tiles)

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Dealt(self.seat, (HIDDEN,) * len(self.tiles))


def fold_dealt(table: Table, place: Place, tiles: tuple[Tile, ...]) -> None:
    """Tiles come to a player who had none."""
    place.deal(tiles)
    table.wall.left -= len(tiles)
    place.dealt_last = tiles[-1]


COVERED = Meld(KONG, HIDDEN, concealed=True)  # a kong whose tile others do not learn


class PlaceLaid(Event, frozen=True, tag="place-laid", omit_defaults=True):
    """A deal that begins in the middle: what one player has by now."""

    seat: Seat
    tiles: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    pond: tuple[Tile, ...] = ()
    bonus: tuple[Tile, ...] = ()
    covered: bool = False  # others do not know what the concealed kongs are

    def fold(self, table: Table) -> None:
        place = table.places[self.seat]
        place.deal(self.tiles)
        for meld in self.melds:
            place.lay(meld)
        place.pond += self.pond
        place.bonus += self.bonus
        table.discards += [(self.seat, tile) for tile in self.pond]
        for tile in self.pond:
            table.shown[tile] += 1
        for meld in self.melds:
            meld.show(table.shown)
        melded = sum(len(meld.tiles) for meld in self.melds)
        table.wall.left -= len(self.tiles) + melded + len(self.pond) + len(self.bonus)

    def seen_by(self, seat: Seat) -> Event:
        if seat == self.seat:
            return self
        hidden = (HIDDEN,) * len(self.tiles)
        melds = tuple(COVERED if self.covered and meld.concealed else meld for meld in self.melds)
        return PlaceLaid(self.seat, hidden, melds, self.pond, self.bonus, self.covered)


class TurnBegan(Event, frozen=True, tag="turn-began", omit_defaults=True):
    """A player has the turn without drawing: the dealer's first."""

    seat: Seat

    def fold(self, table: Table) -> None:
        table.phase = TURN
        table.turn = self.seat
        table.drawn = NO_TILE
        table.claim = None


class Drew(Event, frozen=True, tag="drew", omit_defaults=True):
    """A tile from the wall; `source` is "wall", "kong" or "bonus", for what it replaces."""

    seat: Seat
    tile: Tile
    source: str = "wall"
    loose: bool = False

    def fold(self, table: Table) -> None:
        place = table.places[self.seat]
        fold_draw(table, place, self.tile, self.source == "kong", self.loose)

    def seen_by(self, seat: Seat) -> Event:
        if seat == self.seat:
            return self
        if self.source == "wall":
            return DREW_HIDDEN[self.seat]
        return Drew(self.seat, HIDDEN, self.source, self.loose)


class BonusShown(Event, frozen=True, tag="bonus-shown", omit_defaults=True):
    """A bonus tile is laid open beside the hand."""

    seat: Seat
    tile: Tile

    def fold(self, table: Table) -> None:
        place = table.places[self.seat]
        place.give(self.tile)
        place.bonus.append(self.tile)
        if self.tile == place.dealt_last:
            place.dealt_last = NO_TILE  # whatever replaces it


class Discarded(Event, frozen=True, tag="discarded", omit_defaults=True):
    """A tile goes to the river."""

    seat: Seat
    tile: Tile

    def fold(self, table: Table) -> None:
        fold_discard(table, table.places[self.seat], self.tile)


# The two that happen most often, by seat and tile, and a draw as the others see it, by seat.
DREW_HIDDEN = tuple(Drew(seat, HIDDEN) for seat in range(4))
DREW = tuple(tuple(Drew(seat, tile) for tile in range(FACES)) for seat in range(4))
DISCARDED = tuple(tuple(Discarded(seat, tile) for tile in range(FACES)) for seat in range(4))
THROWN = tuple(tuple((seat, tile) for tile in range(FACES)) for seat in range(4))


def fold_draw(
    table: Table, place: Place, tile: Tile, after_kong: bool = False, loose: bool = False
) -> None:
    """A tile comes from the wall, or one that lies loose, and with it the turn."""
    place.standing.take(tile)  # what is known of its waits is of the tiles before it
    if place.hears_draw and place.note is not None:
        place.hears_draw = False
        place.note.drew()
    if place.dealt_last == NO_TILE:
        place.dealt_last = tile
    table.phase = TURN
    table.turn = place.seat
    table.drawn = tile
    table.after_claim = False
    table.after_kong = after_kong
    table.claim = None
    wall = table.wall
    if loose:
        wall.loose -= 1
        if not wall.loose:  # the last two tiles of the wall become the new loose ones
            wall.loose = 2
            wall.left -= 2
    else:
        wall.left -= 1


def fold_discard(table: Table, place: Place, tile: Tile) -> None:
    """A tile goes to the river, where it may be claimed."""
    seat = place.seat
    thrown, claims = THROWN[seat], CLAIMS[seat]
    place.discard(tile, table.drawn)
    table.discards.append(thrown[tile])
    table.shown[tile] += 1
    table.drawn = NO_TILE
    table.phase = CLAIM
    table.claim = claims[tile]


def show_to(table: Table, seat: Seat, event: Event) -> None:
    """Puts on a seat's table what it sees of an event."""
    seen = event.seen_by(seat)
    if seen is not None:
        seen.fold(table)


class Melded(Event, frozen=True, tag="melded", omit_defaults=True):
    """A set made with another player's discard is laid open."""

    seat: Seat
    meld: Meld
    tile: Tile
    giver: Seat
    using: tuple[Tile, ...]

    def fold(self, table: Table) -> None:
        table.places[self.seat].claim(self.meld, self.using)
        for tile in self.using:
            table.shown[tile] += 1
        table.claimed.append(Claimed(self.seat, self.meld, self.giver))
        table.places[self.giver].pond.pop()
        table.phase = TURN
        table.turn = self.seat
        table.drawn = NO_TILE
        table.after_claim = self.meld.kind != KONG
        table.after_kong = False
        table.claim = None


class KongConcealed(Event, frozen=True, tag="kong-concealed", omit_defaults=True):
    """Four standing tiles are declared a kong; `shown` says whether others learn which."""

    kind: ClassVar[str] = "concealed"
    seat: Seat
    tile: Tile
    shown: bool = True
    jokers: int = 0
    robbable: bool = False  # some hand may take its tile, where the rules let it

    def fold(self, table: Table) -> None:
        place = table.places[self.seat]
        for _ in range(4):
            place.give(self.tile)
        if self.tile == JOKER:  # all four wild tiles, as their own kind
            place.lay(Meld(KONG, table.wild, concealed=True, wild=(table.wild,) * 4))
        else:
            place.lay(Meld(KONG, self.tile, concealed=True))
        if self.tile != HIDDEN:
            table.shown[self.tile] += 4
        table.drawn = NO_TILE
        if self.robbable:
            table.phase = ROB
            table.claim = Claim(self.tile, self.seat, "concealed-kong")

    def seen_by(self, seat: Seat) -> Event:
        if self.shown or seat == self.seat:
            return self
        return KongConcealed(self.seat, HIDDEN, False)


class KongAdded(Event, frozen=True, tag="kong-added", omit_defaults=True):
    """A standing tile is laid to an open pung; others may rob it now."""

    seat: Seat
    tile: Tile
    kind: str = "promoted"  # or "delayed": not the tile just taken

    def fold(self, table: Table) -> None:
        place = table.places[self.seat]
        place.give(self.tile)
        place.replace(place.pung_of(self.tile), Meld(KONG, self.tile, promoted=True))
        table.shown[self.tile] += 1
        table.drawn = NO_TILE
        table.phase = ROB
        table.claim = Claim(self.tile, self.seat, "added-kong")

    def seen_by(self, seat: Seat) -> Event:
        # Whether it is the tile just taken shows only in what is paid for it.
        return self if seat == self.seat else KongAdded(self.seat, self.tile, "")


class KongRobbed(Event, frozen=True, tag="kong-robbed", omit_defaults=True):
    """A kong does not come about: its tile belongs to the winner."""

    seat: Seat
    tile: Tile

    def fold(self, table: Table) -> None:
        place = table.places[self.seat]
        for at, meld in enumerate(place.melds):
            if meld.kind == KONG and meld.tile == self.tile:
                table.shown[self.tile] -= 4 if meld.concealed else 1
                if meld.concealed:
                    place.pick_up(at)
                    for _ in range(3):
                        place.take(self.tile)
                else:
                    place.replace(at, Meld(PUNG, self.tile))
                break


class Won(Event, frozen=True, tag="won", omit_defaults=True):
    """A player wins on a tile; the giver is nobody where it came from the wall."""

    seat: Seat
    tile: Tile
    giver: Seat | None
    value: int
    patterns: dict[str, int]
    situation: tuple[str, ...] = ()
    hidden: bool = False  # the patterns stay secret until the deal ends

    def fold(self, table: Table) -> None:
        table.leave(self.seat)

    def seen_by(self, seat: Seat) -> Event:
        if not self.hidden or seat == self.seat:
            return self
        tile = self.tile if self.giver is not None else HIDDEN
        return Won(self.seat, tile, self.giver, self.value, {}, (), True)


class FalselyCalled(Event, frozen=True, tag="falsely-called", omit_defaults=True):
    """A win was called wrongly: the hand is dead for the rest of the deal."""

    seat: Seat
    tile: Tile
    giver: Seat | None
    tiles: tuple[Tile, ...] = ()  # the hand, where the rules have it shown

    def fold(self, table: Table) -> None:
        table.places[self.seat].dead = True

    def seen_by(self, seat: Seat) -> Event:
        if seat == self.seat or self.giver is not None or self.tiles:
            return self
        return FalselyCalled(self.seat, HIDDEN, None)


class ReadyDeclared(Event, frozen=True, tag="declared", omit_defaults=True):
    """A player announces that their hand is ready and will not change any more."""

    seat: Seat
    what: str

    def fold(self, table: Table) -> None:
        place = table.places[self.seat]
        place.declared = self.what
        place.declared_at = len(table.discards)


class Paid(Event, frozen=True, tag="paid", omit_defaults=True):
    """Points change hands."""

    payments: tuple[Payment, ...]

    def fold(self, table: Table) -> None:
        for payment in self.payments:
            table.delta[payment.payer] -= payment.points
            if payment.receiver is not None:
                table.delta[payment.receiver] += payment.points


class HandShown(Event, frozen=True, tag="hand-shown", omit_defaults=True):
    """A player's standing tiles lie open at the end."""

    seat: Seat
    tiles: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()


class Ended(Event, frozen=True, tag="ended", omit_defaults=True):
    """The deal is over: "win" or "wall"."""

    reason: str
    winners: tuple[Seat, ...] = ()
    next_dealer: Seat | None = None

    def fold(self, table: Table) -> None:
        table.phase = OVER
        table.claim = None
