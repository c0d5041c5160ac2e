"""Knitted tiles: 1-4-7 of one suit, 2-5-8 of another, 3-6-9 of the third."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from typing import ClassVar, NamedTuple

from sparrows.readings.bounds import HONOURED_FIELDS, KNITTED_FIELDS
from sparrows.readings.discards import lack_of_sets
from sparrows.readings.groups import CHOWS, PUNGS, Group
from sparrows.readings.hand import COPIES, Hand
from sparrows.readings.lack import UNREACHABLE, Lack, nearest
from sparrows.readings.plans import planner
from sparrows.readings.reading import HONOURS_AND_KNITTED, KNITTED_STRAIGHT, Reading, irregular
from sparrows.readings.shapes.shape import Outline, Shape
from sparrows.readings.standing import SETS, Standing
from sparrows.readings.suits import SPLITS
from sparrows.readings.tables import away
from sparrows.readings.wild import WildRule, count_sets, with_melds, with_pair
from sparrows.tiles import BIT, HONOURS, JOKER, KINDS, WEIGHT, WHOLE_HAND, Tile, kinds_of, mask

ChowsAndPungs = tuple[tuple[Tile, ...], tuple[Tile, ...]]  # chows and pungs

FEWEST_HONOURS = 5
STRAIGHT = 9
INSTEAD = 3  # so many sets the straight is instead of


class Knitted(NamedTuple):
    """One of the six knitted straights."""

    tiles: tuple[Tile, ...]
    mask: int
    keys: tuple[int, int, int]


def _knit(suits: tuple[int, ...]) -> Knitted:
    """The knitted straight whose 1-4-7, 2-5-8 and 3-6-9 are of these suits."""
    tiles = sorted(9 * suit + low + step for low, suit in enumerate(suits) for step in (0, 3, 6))
    keys = [0, 0, 0]
    for tile in tiles:
        keys[tile // 9] += WEIGHT[tile]
    return Knitted(tuple(tiles), mask(tiles), (keys[0], keys[1], keys[2]))


STRAIGHTS = tuple(_knit(suits) for suits in permutations(range(3)))

# Whether the characters of a hand, as nine bits, hold a third of some knitted straight.
_HAS_THIRD = bytes(
    any(ranks & 0b1001001 << low == 0b1001001 << low for low in range(3)) for ranks in range(512)
)

ALL_SETS: tuple[Group, ...] = (*CHOWS.values(), *PUNGS)


@dataclass(frozen=True)
class KnittedStraight(Shape):
    """The nine standing tiles of a knitted straight, one set, melded or standing, and a pair."""

    wild: WildRule | None = None
    name: ClassVar[str] = KNITTED_STRAIGHT
    seldom: ClassVar[bool] = True
    most_melds: ClassVar[int] = 1
    counted: ClassVar[int] = KNITTED_FIELDS
    enough: ClassVar[int] = STRAIGHT - 1
    instead: ClassVar[int] = INSTEAD
    outline: ClassVar[Outline] = Outline(one_of=tuple(each.mask for each in STRAIGHTS))

    def readings(self, hand: Hand) -> list[Reading]:
        if len(hand.melds) > 1:
            return []
        if hand.jokers:
            return [] if self.wild is None else list(self._wild_readings(hand, self.wild))
        if not _HAS_THIRD[hand.kinds & 0x1FF]:
            return []
        return [
            _read(hand, knitted, sets, pair)
            for knitted in STRAIGHTS
            if hand.kinds & knitted.mask == knitted.mask
            if all(hand.counts[tile] for tile in knitted.tiles)
            for sets, pair in _beside(hand, knitted)
        ]

    def _wild_readings(self, hand: Hand, rule: WildRule) -> Iterator[Reading]:
        """Jokers stand anywhere, but every set has a real tile."""
        real = hand.counts
        for knitted in STRAIGHTS:
            absent = sum(1 for tile in knitted.tiles if not real[tile])
            if absent > hand.jokers or hand.size != 14:
                continue
            rest = list(real)
            for tile in knitted.tiles:
                rest[tile] -= rest[tile] > 0
            for sets, pair in _wild_beside(hand, real, rest):
                counts = count_sets(*sets)
                for tile in knitted.tiles:
                    counts[tile] += 1
                if max(counts) <= rule.most_alike and counts[pair] + 2 <= rule.most_alike:
                    yield _read(hand, knitted, sets, pair, counts)

    def lack(self, tiles: Standing) -> Lack:
        if tiles.sets < SETS - 1:
            return UNREACHABLE
        if min(tiles.room[:KINDS]) == COPIES and not tiles.has_jokers:
            return lack_by_tables(tiles)
        lack = nearest(lack_of_straight(tiles, straight) for straight in STRAIGHTS)
        jokers = 0 if self.wild is None else tiles.jokers
        return Lack(lack.number - jokers, lack.useful & tiles.free())


def lack_by_tables(tiles: Standing) -> Lack:
    """What tiles lack of which all four can be in the hand: a set and a pair need three at most.

    The tables know of no limit but four, and one of each is in the straight.
    """
    counts, sets, found = tiles.counts, tiles.sets - INSTEAD, []
    for straight in STRAIGHTS:
        rest, absent = tiles.keys[:], 0
        for tile in straight.tiles:
            if counts[tile]:
                rest[tile // 9] -= WEIGHT[tile]
            else:
                absent |= BIT[tile]
        found.append((absent.bit_count() + away(rest, sets) + 1, absent, rest))
    least = min(number for number, _, _ in found)
    useful = 0
    for number, absent, rest in found:
        if number == least:
            useful |= absent | lack_of_sets(rest, sets).useful
    return Lack(least, useful)


def lack_of_straight(tiles: Standing, straight: Knitted) -> Lack:
    """The tiles of this straight that are absent, and what the others lack for set and pair."""
    absent = [tile for tile in straight.tiles if not tiles.counts[tile]]
    # Where no real tile can be, a joker must stand.
    spare = tiles.room[JOKER] - sum(1 for tile in straight.tiles if not tiles.room[tile])
    if spare < 0:
        return UNREACHABLE
    counts, room = bytearray(tiles.packed()), bytearray(tiles.room[:KINDS])
    for tile in straight.tiles:
        counts[tile] -= counts[tile] > 0
        room[tile] -= room[tile] > 0
    lack = planner(tiles.sets - INSTEAD, COPIES, spare).lack(bytes(counts), bytes(room))
    return Lack(len(absent) + lack.number, mask(absent) | lack.useful)


def _beside(hand: Hand, knitted: Knitted) -> Iterator[tuple[ChowsAndPungs, Tile]]:
    """The set and the pair that the tiles beside a knitted straight make."""
    m, p, s, z = hand.keys
    first, second, third = knitted.keys
    for chows_m, pungs_m, pair_m in SPLITS[0][m - first]:
        for chows_p, pungs_p, pair_p in SPLITS[1][p - second]:
            for chows_s, pungs_s, pair_s in SPLITS[2][s - third]:
                for _, pungs_z, pair_z in SPLITS[3][z]:
                    sets = (chows_m + chows_p + chows_s, pungs_m + pungs_p + pungs_s + pungs_z)
                    yield sets, pair_m + pair_p + pair_s + pair_z - 1


def _wild_beside(hand: Hand, real: bytes, rest: list[int]) -> Iterator[tuple[ChowsAndPungs, Tile]]:
    """As `_beside` with jokers: `rest` is what the knitted straight leaves of the real tiles."""
    if hand.melds:
        for pair in _pairs(rest):
            yield ((), ()), pair
        return
    for group in ALL_SETS:
        # A real tile may change places with a joker of the knitted straight.
        if not any(real[tile] for tile in group.tiles):
            continue
        left = rest[:]
        for tile in group.tiles:
            left[tile] -= left[tile] > 0
        sets = ((group.tile,), ()) if group.kind == "chow" else ((), (group.tile,))
        for pair in _pairs(left):
            yield sets, pair


def _pairs(left: list[int]) -> Iterator[Tile]:
    """The pairs that hold all of these tiles; jokers are whatever is missing."""
    number = sum(left)
    if number == 0:
        yield from range(KINDS)
    elif number == max(left) <= 2:
        yield left.index(number)


def _read(
    hand: Hand, knitted: Knitted, sets: ChowsAndPungs, pair: Tile, counts: list[int] | None = None
) -> Reading:
    chows, pungs = sets
    kinds, fours = hand.kinds, hand.fours
    if counts is not None:
        kinds, fours = with_pair(with_melds(hand, chows, pungs, counts), pair)
        kinds |= knitted.mask
    return Reading(
        hand,
        KNITTED_STRAIGHT,
        tuple(sorted(chows + hand.melded_chows)),
        tuple(sorted(pungs + hand.melded_pungs)),
        pair,
        tuple(sorted(pungs + hand.concealed_kongs)),
        "",
        kinds,
        fours,
        singles=knitted.tiles,
    )


@dataclass(frozen=True)
class HonoursAndKnitted(Shape):
    """Fourteen different tiles: five to seven honours, the rest of one knitted straight."""

    wild: WildRule | None = None
    name: ClassVar[str] = HONOURS_AND_KNITTED
    seldom: ClassVar[bool] = True
    counted: ClassVar[int] = HONOURED_FIELDS
    enough: ClassVar[int] = WHOLE_HAND - 1
    outline: ClassVar[Outline] = Outline(fewest_kinds=WHOLE_HAND)

    def readings(self, hand: Hand) -> list[Reading]:
        kinds = hand.kinds
        if hand.melds or kinds.bit_count() + hand.jokers != 14 or hand.size != 14:
            return []
        if hand.jokers and self.wild is None:
            return []
        suited = kinds & ~HONOURS
        for knitted in STRAIGHTS:
            if not suited & ~knitted.mask:
                return list(_honours_and(hand, knitted, kinds & HONOURS, suited))
        return []

    def lack(self, tiles: Standing) -> Lack:
        if tiles.sets < SETS:
            return UNREACHABLE
        kinds = tiles.kinds
        # Fourteen of these sixteen kinds have five honours at least.
        lack = nearest(_lack_of_kinds(kinds, HONOURS | straight.mask) for straight in STRAIGHTS)
        jokers = 0 if self.wild is None else tiles.jokers
        return Lack(lack.number - jokers, lack.useful & tiles.free())


def _lack_of_kinds(kinds: int, wanted: int) -> Lack:
    """Fourteen different tiles out of the wanted kinds."""
    number = WHOLE_HAND - (kinds & wanted).bit_count()
    return Lack(number, wanted & ~kinds if number else 0)


def _honours_and(hand: Hand, knitted: Knitted, honours: int, suited: int) -> Iterator[Reading]:
    """A reading for each number of honours that the jokers can make of it."""
    more_honours = list(kinds_of(HONOURS & ~honours))
    more_suited = list(kinds_of(knitted.mask & ~suited))
    for number in range(hand.jokers + 1):
        others = hand.jokers - number
        if number > len(more_honours) or others > len(more_suited):
            continue
        if honours.bit_count() + number >= FEWEST_HONOURS:
            kinds = honours | suited | mask(more_honours[:number] + more_suited[:others])
            yield irregular(hand, HONOURS_AND_KNITTED, singles=tuple(kinds_of(kinds)), kinds=kinds)
