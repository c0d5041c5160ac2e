"""The table of a deal: what lies where. In a view what is hidden is unknown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Self

import msgspec

from sparrows.play.actions import NO_TILE
from sparrows.play.settlement import Claimed, Seat
from sparrows.readings.groups import PUNG, Meld
from sparrows.readings.standing import ROOM, Standing
from sparrows.tiles import BIT, FACES, Tile, mask

if TYPE_CHECKING:
    from sparrows.play.rulebook import Rulebook

HIDDEN = -2  # a tile that the viewer cannot see
SPECTATOR: Seat = -1  # somebody without a seat, who sees what all may see

OPENING, TURN, CLAIM, ROB, OVER = "opening", "turn", "claim", "rob", "over"


class Note:
    """What only one rulebook must remember of a player; it derives its own notes from this."""

    __slots__: tuple[str, ...] = ()

    @classmethod
    def of(cls, place: Place) -> Self:
        """The note on a player, for the rulebook that wrote it."""
        note = place.note
        assert isinstance(note, cls)
        return note

    def drew(self) -> None:
        """The player takes a tile from the wall; told once where `Place.hears_draw` is set."""

    def copy(self) -> Self:
        twin = type(self)()
        for slot in self.__slots__:
            setattr(twin, slot, getattr(self, slot))
        return twin


class Place:
    """One player's side of the table."""

    __slots__ = (
        "barred",
        "bonus",
        "dead",
        "dealt_last",
        "declared",
        "declared_at",
        "far",
        "first",
        "hears_draw",
        "melds",
        "note",
        "out",
        "pond",
        "pungs",
        "seat",
        "standing",
        "waits",
    )

    def __init__(self, seat: Seat, note: Note | None, room: Sequence[int] = ROOM) -> None:
        self.seat = seat
        self.standing = Standing(room=room)
        self.melds: list[Meld] = []
        self.pungs = 0  # the kinds of those that are pungs, as a mask
        self.bonus: list[Tile] = []
        self.pond: list[Tile] = []
        self.declared = ""  # "ready", "heavenly-ready", "original-call": the hand is bound
        self.declared_at = 0  # after how many discards
        self.dealt_last: Tile = NO_TILE  # the last tile of the deal, or what replaced it
        self.dead = False  # the hand cannot win any more
        self.out = False  # the player has won and left the deal
        self.note = note
        self.hears_draw = False  # the note is told when the next tile comes from the wall
        self.barred = 0  # the kinds of which the player can make no set and no win, as a mask
        self.first = 0  # the kinds that go to the river before all others, as a mask
        self.waits: int | None = None  # the kinds that complete the hand; None: not worked out
        self.far = 0  # so many discards at least must come until the hand waits for anything

    # What happens to the hand; here alone is kept up what is known of its waits

    def take(self, tile: Tile) -> None:
        """A tile comes to the standing ones."""
        self.standing.take(tile)
        self.forget()

    def give(self, tile: Tile) -> None:
        """A standing tile goes."""
        self.standing.give(tile)
        self.forget()

    def deal(self, tiles: tuple[Tile, ...]) -> None:
        """The first tiles come; of hidden ones only their number is known."""
        if HIDDEN in tiles[:1]:
            self.standing.size += len(tiles)
        else:
            self.standing.take_all(tiles)
        self.forget()

    def make_wild(self, tile: Tile, shown: Tile) -> None:
        """All tiles of a kind are jokers from now on, and one of another kind shows that."""
        self.standing.make_wild(tile, shown)
        self.forget()

    def bar(self, kinds: int, first: int) -> None:
        """Of these kinds no set or win can be made, and those must be discarded first."""
        self.first = first
        if kinds != self.barred:
            self.barred = kinds
            self.forget()

    def discard(self, tile: Tile, drawn: Tile) -> None:
        """A tile goes to the river after one came, from the wall (`drawn`) or by a claim."""
        self.standing.give(tile)
        self.pond.append(tile)
        # A tile that came and one that went take a hand one step at most.
        if self.far > 1:
            self.far -= 1
            self.waits = 0
        else:
            self.far = 0
            if tile != drawn:  # else the hand is what it was before
                self.waits = None

    def claim(self, meld: Meld, using: tuple[Tile, ...]) -> None:
        """A set is laid down with the discard of another, which is a tile that came."""
        standing = self.standing
        for tile in using:
            standing.give(tile)
        self._lay(meld)
        self.waits = None

    def lay(self, meld: Meld) -> None:
        """A set is laid down beside the standing tiles."""
        self._lay(meld)
        self.forget()

    def _lay(self, meld: Meld) -> None:
        self.melds.append(meld)
        if meld.kind == PUNG:
            self.pungs |= BIT[meld.tile]
        self.standing.lay(meld)

    def pick_up(self, at: int) -> None:
        """A set that was laid down is taken back."""
        self.standing.pick_up(self.melds.pop(at))
        self._count_pungs()
        self.forget()

    def replace(self, at: int, meld: Meld) -> None:
        """Another set lies where one lay."""
        self.standing.pick_up(self.melds[at])
        self.melds[at] = meld
        self._count_pungs()
        self.standing.lay(meld)
        self.forget()

    def _count_pungs(self) -> None:
        self.pungs = mask(meld.tile for meld in self.melds if meld.kind == PUNG)

    def forget(self) -> None:
        """Nothing is known any more of what the hand waits for."""
        self.waits = None
        self.far = 0

    def pung_of(self, tile: Tile) -> int:
        """The place among the melds of an open pung of this kind, or -1."""
        for at, meld in enumerate(self.melds):
            if meld.tile == tile and meld.kind == PUNG and not meld.jokers:
                return at
        return -1

    def copy(self) -> Place:
        twin = Place.__new__(Place)
        twin.seat, twin.pungs = self.seat, self.pungs
        twin.standing = self.standing.copy()
        twin.melds, twin.bonus, twin.pond = self.melds[:], self.bonus[:], self.pond[:]
        twin.declared, twin.declared_at = self.declared, self.declared_at
        twin.dealt_last = self.dealt_last
        twin.dead, twin.out = self.dead, self.out
        twin.note = None if self.note is None else self.note.copy()
        twin.hears_draw = self.hears_draw
        twin.barred, twin.first = self.barred, self.first
        twin.waits, twin.far = self.waits, self.far
        return twin


class Wall:
    """How much of the wall is left; which tiles they are nobody sees."""

    __slots__ = ("kept", "left", "loose")

    def __init__(self, left: int, kept: int = 0, loose: int = 0) -> None:
        self.left = left
        self.kept = kept  # tiles at the end that are never drawn
        self.loose = loose  # replacement tiles that lie apart

    @property
    def live(self) -> int:
        """Tiles that may still be drawn."""
        return self.left - self.kept if self.left > self.kept else 0


class Claim(msgspec.Struct, frozen=True, gc=False):
    """A tile that others may take: a discard, or one added to a pung."""

    tile: Tile
    giver: Seat
    kind: str = "discard"  # or "added-kong", "concealed-kong"


# Claims of a discard, by giver and tile.
CLAIMS = tuple(tuple(Claim(tile, seat) for tile in range(FACES)) for seat in range(4))


@cache
def playing_order(seats: tuple[Seat, ...]) -> dict[Seat, tuple[Seat, ...]]:
    """For each seat the others, in playing order from the next one."""
    return {seat: seats[at + 1 :] + seats[:at] for at, seat in enumerate(seats)}


class Wild(NamedTuple):
    """A kind whose tiles are jokers, and the tile that was turned over to say so."""

    kind: Tile
    shown: Tile


class Table:
    """All that a deal has come to; only events change it."""

    __slots__ = (
        "after_claim",
        "after_kong",
        "apart",
        "claim",
        "claimed",
        "delta",
        "discards",
        "drawn",
        "order",
        "phase",
        "places",
        "round",
        "seats",
        "shown",
        "sides",
        "turn",
        "wall",
        "wild",
    )

    def __init__(self, rules: Rulebook, round_wind: int, wall: Wall) -> None:
        seats = self.seats = rules.seats
        self.order = playing_order(seats)  # of those still in the deal
        self.round = round_wind
        self.wall = wall
        note, room = rules.parts.note, rules.parts.room(rules)
        self.places: dict[Seat, Place] = {
            seat: Place(seat, None if note is None else note(), room) for seat in seats
        }
        # The same, found sooner, and places where nobody sits.
        self.sides = [self.places.get(seat) or Place(seat, None, room) for seat in range(4)]
        self.phase = OPENING
        self.turn: Seat = seats[0]
        self.claim: Claim | None = None
        self.drawn: Tile = NO_TILE  # the tile just taken by the player in turn, if they took one
        # How the latest turn came: by a chow or pung, with no draw and only a discard; with a tile
        # that replaces a kong.
        self.after_claim = False
        self.after_kong = False
        self.discards: list[tuple[Seat, Tile]] = []
        self.claimed: list[Claimed] = []
        self.shown = bytearray(FACES)  # what lies open in ponds and melds, and apart
        self.apart: list[Tile] = []  # tiles that lie open and are nobody's
        self.wild: Tile = NO_TILE
        self.delta: dict[Seat, int] = dict.fromkeys(seats, 0)

    def leave(self, seat: Seat) -> None:
        """A player has won and leaves the deal."""
        self.places[seat].out = True
        self.order = {
            one: tuple(other for other in others if other != seat)
            for one, others in self.order.items()
        }

    def next_seat(self, seat: Seat) -> Seat:
        """Who is next in playing order, of those still in the deal."""
        others = self.order[seat]
        return others[0] if others else seat

    def others(self, seat: Seat) -> list[Place]:
        """The other players still in the deal, in playing order from the next one."""
        return [self.places[other] for other in self.order[seat]]

    def make_wild(self, wild: Wild) -> None:
        """A tile of the wall is turned over and lies apart: all tiles of a kind are jokers."""
        kind, shown = wild
        self.wild = kind
        self.apart.append(shown)
        self.shown[shown] += 1
        self.wall.left -= 1
        for place in self.places.values():
            place.make_wild(kind, shown)

    def beside(self, own: Place) -> Table:
        """What all see, with a player's own place; it shares all that changes where it lies."""
        view = Table.__new__(Table)
        view.seats, view.round = self.seats, self.round
        view.places = {**self.places, own.seat: own}
        view.sides = [view.places.get(seat, side) for seat, side in enumerate(self.sides)]
        view.wall, view.delta, view.apart = self.wall, self.delta, self.apart
        view.discards, view.claimed = self.discards, self.claimed
        return view

    def follow(self, public: Table, table: Table, own: Place, covered: bool) -> None:
        """Keeps up a view: what all see, and what the player alone knows."""
        self.phase, self.turn, self.claim = public.phase, public.turn, public.claim
        self.after_claim, self.after_kong = public.after_claim, public.after_kong
        self.order, self.wild, self.shown = public.order, public.wild, public.shown
        self.drawn = table.drawn if table.turn == own.seat else public.drawn
        if covered:
            for at, meld in enumerate(public.places[own.seat].melds):
                if meld.tile == HIDDEN:
                    self.shown = self.shown[:]
                    own.melds[at].show(self.shown)

    def copy(self) -> Table:
        twin = Table.__new__(Table)
        for slot in Table.__slots__:
            setattr(twin, slot, getattr(self, slot))
        twin.places = {seat: place.copy() for seat, place in self.places.items()}
        twin.sides = [twin.places.get(seat, side) for seat, side in enumerate(self.sides)]
        twin.wall = Wall(self.wall.left, self.wall.kept, self.wall.loose)
        twin.discards = self.discards[:]
        twin.claimed = self.claimed[:]
        twin.apart = self.apart[:]
        twin.shown = self.shown[:]
        twin.delta = dict(self.delta)
        return twin
