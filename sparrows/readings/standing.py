"""Tiles that stand in a hand, and what could ever stand beside them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from operator import lt

from sparrows.complaint import STRANGE, Complaint, refuse_other
from sparrows.readings.groups import CHOW, SIZE, Meld
from sparrows.readings.hand import COPIES, Hand
from sparrows.tiles import (
    BIT,
    BONUS,
    FACES,
    JOKER,
    KINDS,
    WEIGHT,
    Tile,
    keys_of,
    kinds_of,
    name,
    show,
    tiles_of,
)

SETS = 4
NO_BONUS = (0,) * len(BONUS)
# Four tiles of each kind, and no jokers.
ROOM = (*(COPIES,) * KINDS, *(1,) * len(BONUS), 0)
# The room there was, the set that was laid down last beside it, how often, and the room left.
LATEST_ROOM: list[tuple[Sequence[int], Meld | None, int, Sequence[int]]] = [((), None, 0, ())]
# For `bytes.translate`: binary digits of truths, and pairs of tiles alike.
_BINARY = b"01" + bytes(254)
_HALVES = bytes(number // 2 for number in range(256))


def listed_tiles(counts: list[int]) -> list[Tile]:
    """The tiles of which there are so many."""
    found = []
    for tile in range(FACES):
        number = counts[tile]
        while number:
            found.append(tile)
            number -= 1
    return found


class Standing:  # noqa: PLW1641 - it changes, so it has no hash
    """How many of each tile stand in a hand, with a base-5 number per suit.

    A tile comes and goes with one addition, and a whole suit is the index of a table. `room` is
    how many of each tile can be in the hand at most: those in play, less what lies in its own
    melds; none of a kind that cannot be part of a win.
    """

    __slots__ = ("counts", "fours", "keys", "kinds", "pairs", "room", "sets", "size")

    def __init__(
        self, tiles: Iterable[Tile] = (), *, sets: int = SETS, room: Sequence[int] = ROOM
    ) -> None:
        self.counts = [0] * FACES  # zeros where the tiles are hidden
        self.keys = [0, 0, 0, 0]
        self.kinds = 0  # that stand in the hand, as a mask
        self.pairs = 0  # four alike are two
        self.fours = 0  # of how many kinds all four stand here
        self.size = 0
        self.sets = sets  # still to make, beside the melds
        self.room = room  # never changed in place: twins share it
        if tiles != ():
            for tile in tiles_of(tiles):
                self.add(tile)

    @classmethod
    def from_counts(
        cls, counts: Iterable[int], *, sets: int = SETS, jokers: int = 0, room: Sequence[int] = ROOM
    ) -> Standing:
        """From 34 counts, 0 to 4 each."""
        try:
            packed, (jokers,) = bytes(list(counts)), bytes([jokers])
        except STRANGE:
            packed = b""
        if len(packed) != KINDS or max(packed) > COPIES:
            raise Complaint("34 counts of at most 4 are needed, not {packed}", packed=list(packed))
        made = cls(sets=sets, room=room)
        made.counts = [*packed, *NO_BONUS, jokers]
        made.keys = list(keys_of(packed))
        made.kinds = kinds_where(packed, 1, 2, 3, 4)
        made.pairs = sum(packed.translate(_HALVES))
        made.fours = made.counts.count(COPIES)
        made.size = sum(packed) + jokers
        return made

    @classmethod
    def of(cls, hand: Hand) -> Standing:
        """The standing tiles of a hand, without the one that it wins with."""
        made = cls()
        made.take_all(hand.standing)
        for meld in hand.melds:
            made.lay(meld)
        return made

    # What comes and goes

    def take(self, tile: Tile) -> None:
        """A tile comes; of a hidden one nothing is known."""
        self.size += 1
        if tile >= 0:
            counts = self.counts
            number = counts[tile] = counts[tile] + 1
            if tile < KINDS:
                weight, bit = WEIGHT[tile], BIT[tile]
                self.keys[tile // 9] += weight
                if number == 1:
                    self.kinds |= bit
                elif number != 3:
                    self.pairs += 1
            if number == COPIES:
                self.fours += 1

    def take_all(self, tiles: tuple[Tile, ...]) -> None:
        """Tiles come to an empty hand."""
        self.size = len(tiles)
        counts, keys, kinds, pairs, fours = self.counts, self.keys, 0, 0, 0
        for tile in tiles:
            number = counts[tile] = counts[tile] + 1
            if number == COPIES:
                fours += 1
            if tile < KINDS:
                weight, bit = WEIGHT[tile], BIT[tile]
                keys[tile // 9] += weight
                kinds |= bit
                if not number & 1:
                    pairs += 1
        self.fours = fours
        self.kinds = kinds
        self.pairs = pairs

    def give(self, tile: Tile) -> None:
        """A tile goes."""
        self.size -= 1
        counts = self.counts
        if tile >= 0 and (number := counts[tile]):
            counts[tile] = number - 1
            if number == COPIES:
                self.fours -= 1
            if tile < KINDS:
                weight, bit = WEIGHT[tile], BIT[tile]
                self.keys[tile // 9] -= weight
                if number == 1:
                    self.kinds ^= bit
                elif number != 3:
                    self.pairs -= 1

    def add(self, tile: Tile) -> None:
        """A tile comes, if it can."""
        refuse_other(int, tile)
        if tile != JOKER and (not 0 <= tile < KINDS or self.counts[tile] == COPIES):
            raise Complaint(
                "{tile} cannot be added: four are there, or it is no kind", tile=name(tile)
            )
        self.take(tile)

    def remove(self, tile: Tile) -> None:
        """A tile goes, if it is there."""
        if not self.count(tile):
            raise Complaint(
                "there is no {tile} to take out of {tiles}", tile=name(tile), tiles=self
            )
        self.give(tile)

    def lay(self, meld: Meld, times: int = 1) -> None:
        """A set has been laid down beside the standing tiles, which have no room for its own.

        Nobody knows the tiles of a hidden one.
        """
        self.sets -= times
        if meld.tile < 0:
            return
        # The same set is laid down at every table that shows a deal, where they share their room.
        latest = LATEST_ROOM[0]
        if latest[0] is not self.room or latest[1] is not meld or latest[2] != times:
            left = room_beside(self.room, meld, times)
            latest = LATEST_ROOM[0] = (self.room, meld, times, left)
        self.room = latest[3]

    def pick_up(self, meld: Meld) -> None:
        """A set that was laid down is taken back."""
        self.lay(meld, -1)

    def make_wild(self, tile: Tile, shown: Tile) -> None:
        """All tiles of a kind are jokers from now on; the tile turned over for it is nobody's."""
        for _ in range(self.counts[tile]):
            self.give(tile)
            self.take(JOKER)
        room = list(self.room)
        room[JOKER] += room[tile]
        room[tile] = 0
        room[shown] -= 1
        self.room = room

    def plus(self, tile: Tile) -> Standing:
        """The same with one tile more."""
        twin = self.copy()
        twin.take(tile)
        return twin

    def minus(self, tile: Tile) -> Standing:
        """The same with one tile less."""
        twin = self.copy()
        twin.give(tile)
        return twin

    def copy(self) -> Standing:
        twin = Standing.__new__(Standing)
        twin.counts = self.counts[:]
        m, p, s, z = self.keys
        twin.keys = [m, p, s, z]
        twin.kinds = self.kinds
        twin.pairs = self.pairs
        twin.fours = self.fours
        twin.size = self.size
        twin.sets = self.sets
        twin.room = self.room
        return twin

    # What there is

    def count(self, tile: Tile) -> int:
        refuse_other(int, tile)
        return self.counts[tile] if 0 <= tile < FACES else 0

    @property
    def jokers(self) -> int:
        return self.counts[JOKER]

    @property
    def has_jokers(self) -> bool:
        """Whether a joker stands here, or one could come."""
        return self.room[JOKER] > 0

    def packed(self) -> bytes:
        """34 counts, without the jokers."""
        return bytes(self.counts[:KINDS])

    def where(self, *numbers: int) -> int:
        """The kinds of which there are so many, as a mask."""
        return kinds_where(self.counts[:KINDS], *numbers)

    def free(self) -> int:
        """The kinds of which another tile could come, as a mask."""
        room = bytes(map(lt, self.counts[KINDS - 1 :: -1], self.room[KINDS - 1 :: -1]))
        return int(room.translate(_BINARY), 2)

    def that_can_come(self, tiles: int) -> int:
        """Those of a mask of tiles, the joker perhaps among them, for which there is room."""
        for tile in kinds_of(tiles):
            if self.counts[tile] >= self.room[tile]:
                tiles ^= BIT[tile]
        return tiles

    def __iter__(self) -> Iterator[Tile]:
        return iter(listed_tiles(self.counts))

    def __len__(self) -> int:
        return self.size

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Standing) and self.counts == other.counts

    def __str__(self) -> str:
        return show(self)

    def __repr__(self) -> str:
        return f"Standing({show(self)!r})"


def room_beside(room: Sequence[int], meld: Meld, times: int) -> Sequence[int]:
    """What is left of the room for tiles when a set lies beside them, so many times."""
    tile, left = meld.tile, list(room)
    if meld.kind == CHOW:
        left[tile] -= times
        left[tile + 1] -= times
        left[tile + 2] -= times
    else:
        left[tile] -= times * SIZE[meld.kind]
    for tile in meld.wild:
        left[tile] += times
        left[JOKER] -= times
    return left


def kinds_where(counts: Sequence[int], *numbers: int) -> int:
    """The kinds of which there are so many, as a mask."""
    return int(bytes(counts[::-1]).translate(_digits(numbers)), 2)


@cache
def _digits(numbers: tuple[int, ...]) -> bytes:
    """For `bytes.translate`: as a binary digit, whether a count is one of these."""
    return bytes(b"01"[number in numbers] for number in range(256))
