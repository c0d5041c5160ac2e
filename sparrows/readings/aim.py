"""What a player who has not won yet holds, and how far that is from a shape."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

import msgspec

from sparrows.tiles import BIT, JOKER, KINDS, ORPHANS, Tile, keys_of

SETS = 4
PAIRS = 7
NEVER = 99


class Aim(msgspec.Struct, frozen=True, gc=False):
    """The fewest tiles to draw until a shape is complete, and the kinds that bring it nearer.

    A hand that lacks nothing is complete, one that lacks a single tile is ready.
    """

    lack: int
    useful: int = 0


UNREACHABLE = Aim(NEVER)


def nearest(aims: Iterable[Aim]) -> Aim:
    """The least that is lacking in any of these ways, and all that brings it nearer."""
    best = UNREACHABLE
    for aim in aims:
        if aim.lack < best.lack:
            best = aim
        elif aim.lack == best.lack:
            best = Aim(best.lack, best.useful | aim.useful)
    return best


class Held:
    """Standing tiles, and what could ever stand beside them.

    `room` is how many tiles of each kind can be in the hand at most: those in play, less what
    lies in its own melds; none of a kind that cannot be part of a win. Jokers likewise.
    """

    def __init__(
        self, counts: bytes, room: bytes, *, sets: int = SETS, jokers: int = 0, joker_room: int = 0
    ) -> None:
        self.counts = counts
        self.room = room
        self.sets = sets  # still to make, beside the melds
        self.jokers = jokers
        self.joker_room = joker_room

    @cached_property
    def keys(self) -> tuple[int, int, int, int]:
        return keys_of(self.counts)

    @cached_property
    def kinds(self) -> int:
        """The kinds that stand in the hand."""
        return where(self.counts, 1, 2, 3, 4)

    @cached_property
    def free(self) -> int:
        """The kinds of which another tile could come."""
        return sum(BIT[tile] for tile in range(KINDS) if self.counts[tile] < self.room[tile])

    def plus(self, tile: Tile) -> Held:
        """The same with one tile more."""
        return self._changed(tile, 1)

    def minus(self, tile: Tile) -> Held:
        """The same with one tile less."""
        return self._changed(tile, -1)

    def _changed(self, tile: Tile, by: int) -> Held:
        counts, jokers = self.counts, self.jokers
        if tile == JOKER:
            jokers += by
        else:
            changed = bytearray(counts)
            changed[tile] += by
            counts = bytes(changed)
        return Held(counts, self.room, sets=self.sets, jokers=jokers, joker_room=self.joker_room)

    def with_jokers(self, aim: Aim) -> Aim:
        """An aim at a shape in which jokers stand for any tiles that it lacks."""
        return Aim(aim.lack - self.jokers, aim.useful & self.free)

    def without_jokers(self, aim: Aim) -> Aim:
        """An aim at a shape in which there are none."""
        return Aim(aim.lack, aim.useful & self.free)


def where(counts: Sequence[int], *numbers: int) -> int:
    """The kinds of which there are so many, as a mask."""
    return sum(BIT[tile] for tile, number in enumerate(counts) if number in numbers)


def towards_pairs(pairs: int, singles: int, fresh: int) -> Aim:
    """Seven pairs, from some that are there and some kinds that lack one tile; if these are too
    few, a pair of a fresh kind lacks two.
    """
    missing = PAIRS - pairs
    new = missing - singles.bit_count()
    if new > 0:
        return Aim(missing + new, singles | fresh)
    return Aim(missing, singles)


def towards_orphans(kinds: int, doubled: int) -> Aim:
    """Thirteen orphans, from the kinds that are there and those that are there twice."""
    absent = ORPHANS & ~kinds
    if doubled & ORPHANS:
        return Aim(absent.bit_count(), absent)
    return Aim(absent.bit_count() + 1, ORPHANS)


def towards_kinds(kinds: int, wanted: int, number: int) -> Aim:
    """So many different tiles out of the wanted kinds."""
    lack = number - (kinds & wanted).bit_count()
    return Aim(lack, wanted & ~kinds if lack else 0)
