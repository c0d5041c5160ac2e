"""What a player may do: an offer names an action, and acting repeats it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sparrows.complaint import Complaint
from sparrows.tiles import EAST, FACES, KINDS, Tile, name, show

NO_TILE = -1


class Action(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of one player, as offers list it and records keep it."""

    name: str
    tile: Tile = NO_TILE
    using: tuple[Tile, ...] = ()  # the standing tiles that go into a claimed set
    meant: tuple[Tile, ...] = ()  # the whole set, where jokers stand for some of it
    declare: str = ""  # what is declared with it: "ready", "original-call"

    def __str__(self) -> str:
        words = [str(self.name)]
        if self.tile != NO_TILE:
            words.append(name(self.tile))
        if self.using:
            words.append(f"with {tiles_text(self.using)}")
        if self.meant:
            words.append(f"as {tiles_text(self.meant)}")
        if self.declare:
            words.append(f"and {self.declare}")
        return " ".join(words)


def tiles_text(tiles: tuple[Tile, ...]) -> str:
    """Tiles in notation."""
    # An action from outside may name what is no tile at all.
    if all(tile in range(FACES) for tile in tiles):
        return show(tiles)
    return ", ".join(name(tile) for tile in tiles)


class Actions(tuple[Action, ...]):
    """Several actions, to be told one after another."""

    def __str__(self) -> str:
        return ", ".join(str(each) for each in self)


Offered = Sequence[Action]  # what a seat may do now


class IllegalAction(Complaint):
    """An action that is not open to the seat now; it says who, what and why."""


PASS = Action("pass")
WIN = Action("win")
DISCARDS = tuple(Action("discard", tile) for tile in range(FACES))
CLAIMED_PUNGS = tuple(Action("pung", tile, (tile, tile)) for tile in range(KINDS))
CLAIMED_KONGS = tuple(Action("kong", tile, (tile, tile, tile)) for tile in range(KINDS))
CONCEALED_KONGS = tuple(Action("concealed-kong", tile) for tile in range(FACES))
ADDED_KONGS = tuple(Action("added-kong", tile) for tile in range(KINDS))
# By kind, the claims for a chow that begins two or one before it, or with it.
CLAIMED_CHOWS = tuple(
    tuple(
        Action("chow", tile, tuple(each for each in range(low, low + 3) if each != tile))
        for low in range(tile - 2, tile + 1)
        if tile < EAST and low >= 0 and low // 9 == tile // 9 and low % 9 < 7
    )
    for tile in range(KINDS)
)
