"""A reading: a hand cut into groups, with what each joker stands for."""

from __future__ import annotations

from collections import Counter

import msgspec

from sparrows.readings.groups import CHOWS, KONG, PAIRS, PUNG, SINGLES, Group
from sparrows.readings.hand import Hand
from sparrows.tiles import Tile

REGULAR = "regular"
SEVEN_PAIRS = "seven-pairs"
THIRTEEN_ORPHANS = "thirteen-orphans"
KNITTED_STRAIGHT = "knitted-straight"
HONOURS_AND_KNITTED = "honours-and-knitted"
CHAOTIC = "chaotic"
IDLE = "idle"

NO_PAIR = -1


class Reading(msgspec.Struct, frozen=True, gc=False):
    """One way to read a hand. Every field is a facet that a condition may ask for by its name."""

    hand: Hand
    shape: str
    chows: tuple[Tile, ...]  # lowest tiles of all chows, sorted
    pungs: tuple[Tile, ...]  # kinds of all pungs and kongs, sorted
    pair: Tile
    concealed_pungs: tuple[Tile, ...]  # those no tile of which came from another player
    won: str  # the kind of group that received the winning tile, "" where it does not matter
    kinds: int  # mask of all kinds in the hand, jokers as what they stand for
    fours: tuple[Tile, ...]  # kinds with four tiles that are no kong
    pairs: tuple[Tile, ...] = ()  # of seven pairs, and the doubled tile of thirteen orphans
    singles: tuple[Tile, ...] = ()  # tiles that stand alone in an irregular hand
    gates: bool = False  # 1112345678999 of a suit before the win, jokers as read

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups of this reading, as a person would lay them out."""
        kongs = Counter(self.hand.kongs)
        laid = [CHOWS[tile] for tile in self.chows]
        for tile in self.pungs:
            if kongs[tile]:
                kongs[tile] -= 1
                laid.append(Group(KONG, tile))
            else:
                laid.append(Group(PUNG, tile))
        laid.sort(key=lambda group: group.tile)
        laid += [SINGLES[tile] for tile in self.singles]
        laid += [PAIRS[tile] for tile in self.pairs]
        if self.pair != NO_PAIR:
            laid.append(PAIRS[self.pair])
        return tuple(laid)

    @property
    def joker_tiles(self) -> tuple[Tile, ...]:
        """What the standing jokers stand for."""
        if not self.hand.jokers:
            return ()
        meant = Counter(tile for group in self.groups for tile in group.tiles)
        meant.subtract(tile for meld in self.hand.melds for tile in meld.tiles)
        meant.subtract(dict(enumerate(self.hand.counts)))
        return tuple(sorted(meant.elements()))


def irregular(
    hand: Hand,
    shape: str,
    *,
    singles: tuple[Tile, ...] = (),
    pairs: tuple[Tile, ...] = (),
    kinds: int | None = None,
    fours: tuple[Tile, ...] | None = None,
) -> Reading:
    """A reading without sets."""
    return Reading(
        hand,
        shape,
        (),
        (),
        NO_PAIR,
        (),
        "",
        hand.kinds if kinds is None else kinds,
        hand.fours if fours is None else fours,
        pairs,
        singles,
    )
