"""Plans: what a hand may be made into, and what it lacks for that."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import permutations

from sparrows.memory import Memory
from sparrows.play.rulebook import Rulebook
from sparrows.readings.discards import lack_of_sets
from sparrows.readings.groups import CHOW, CHOWS, PUNG, PUNGS, Group, Meld
from sparrows.readings.lack import Lack
from sparrows.readings.shapes.shape import Shape
from sparrows.readings.standing import SETS, Standing, kinds_where
from sparrows.readings.tables import away
from sparrows.tiles import (
    ALL_KINDS,
    BIT,
    EAST,
    FACES,
    HONOURS,
    JOKER,
    KINDS,
    SIMPLES,
    SUIT_MASKS,
    WEIGHT,
    Tile,
    kinds_of,
    mask,
)

# How fast the later steps of a flush come, and of a hand of simples.
PURE, MIXED, PLAIN = 0.7, 0.8, 0.9
MOST_MELDED = 32  # ways to have melded that each figure remembers; a deal has fewer
WantedTiles = tuple[tuple[tuple[int, int], ...], int]


class Plan(ABC):
    """Something to make of a hand."""

    id: str  # what it aims at, as a pattern would be named
    pace = 1.0  # how fast its later steps come, beside an ordinary hand's
    claims = 1.0  # how much its tiles are claimed, beside an ordinary hand's

    def allows(self, melds: Sequence[Meld]) -> bool:
        """Whether it can still be made beside these melds."""
        return True

    def claims_pung(self, tile: Tile) -> bool:
        """Whether a pung of this kind is likely to be claimed."""
        return tile >= EAST

    @abstractmethod
    def lack(self, tiles: Standing, melds: Sequence[Meld]) -> Lack:
        """What standing tiles lack for it."""

    def number(self, tiles: Standing, melds: Sequence[Meld]) -> int:
        """How many tiles they lack; a quicker look."""
        return self.lack(tiles, melds).number


class SetsPlan(Plan):
    """Sets and a pair, all of these kinds."""

    def __init__(self, kinds: int = ALL_KINDS, pace: float = 1.0, name: str = "sets") -> None:
        self.id = name
        self.kinds = kinds
        self.pace = pace
        self._strangers = tuple(kinds_of(ALL_KINDS & ~kinds))

    def allows(self, melds: Sequence[Meld]) -> bool:
        return not any(mask(meld.tiles) & ~self.kinds for meld in melds)

    def lack(self, tiles: Standing, melds: Sequence[Meld]) -> Lack:
        lack = lack_of_sets(self._own(tiles), tiles.sets)
        return Lack(lack.number, lack.useful & self.kinds)

    def number(self, tiles: Standing, melds: Sequence[Meld]) -> int:
        return away(self._own(tiles), tiles.sets) + 1

    def _own(self, tiles: Standing) -> Sequence[int]:
        """The keys of its kinds."""
        return keys_without(tiles, self._strangers) if self._strangers else tiles.keys


def keys_without(tiles: Standing, strangers: tuple[Tile, ...]) -> list[int]:
    """The keys of the other kinds."""
    counts, rest = tiles.counts, list(tiles.keys)
    for tile in strangers:
        if counts[tile]:
            rest[tile // 9] -= counts[tile] * WEIGHT[tile]
    return rest


class AllPungs(Plan):
    """Four pungs and a pair."""

    id = "all-pungs"
    pace = 0.6
    claims = 2.0

    def __init__(self, kinds: int = ALL_KINDS) -> None:
        self.kinds = kinds

    def allows(self, melds: Sequence[Meld]) -> bool:
        return all(meld.kind != CHOW and BIT[meld.tile] & self.kinds for meld in melds)

    def claims_pung(self, tile: Tile) -> bool:
        return True

    def lack(self, tiles: Standing, melds: Sequence[Meld]) -> Lack:
        counts, sets = tiles.counts, tiles.sets
        own = [counts[tile] if self.kinds >> tile & 1 else 0 for tile in range(KINDS)]
        order = sorted(own, reverse=True)
        lack = sum(3 - min(number, 3) for number in order[:sets]) + 2 - min(order[sets], 2)
        # What is held as often as the last of those that count, or more often.
        least = order[sets]
        useful = 0
        for tile, number in enumerate(own):
            if least <= number < 3 and self.kinds >> tile & 1:
                useful |= BIT[tile]
        if least >= 2:  # the pair is there: only a pair grows
            useful &= kinds_where(own, 2)
        return Lack(lack, useful)


class Without(Plan):
    """A shape that is not of sets alone, of these kinds, as the shape itself measures it."""

    claims = 0.0

    def __init__(self, shape: Shape, kinds: int) -> None:
        self.id = shape.name
        self.shape = shape
        self.pace = shape.pace
        self.kinds = kinds
        self.room = tuple(4 * (kinds >> tile & 1) for tile in range(FACES))
        self._strangers = (*kinds_of(ALL_KINDS & ~kinds), JOKER)

    def allows(self, melds: Sequence[Meld]) -> bool:
        return not melds

    def claims_pung(self, tile: Tile) -> bool:
        return False

    def lack(self, tiles: Standing, melds: Sequence[Meld]) -> Lack:
        own = tiles.copy()
        own.room = self.room
        for tile in self._strangers:
            for _ in range(own.counts[tile]):
                own.give(tile)
        return self.shape.lack(own)


class FigurePlan(Plan):
    """Three sets that belong together, and another set with the pair."""

    pace = 0.65

    def __init__(self, *groups: Group, name: str = "figure") -> None:
        self.id = name
        self.groups = groups
        self._known: Memory[tuple[tuple[str, int], ...], WantedTiles] = Memory(MOST_MELDED)

    def _wanted(self, melds: Sequence[Meld]) -> WantedTiles:
        """The tiles of the sets that are not melded yet, and how many other sets are to make."""
        laid = tuple((CHOW if meld.kind == CHOW else PUNG, meld.tile) for meld in melds)
        known = self._known.get(laid)
        if known is not None:
            return known
        wanted = list(self.groups)
        others = 1
        for kind, tile in laid:
            if Group(kind, tile) in wanted:
                wanted.remove(Group(kind, tile))
            else:
                others -= 1
        tiles = Counter(tile for group in wanted for tile in group.tiles)
        known = self._known[laid] = tuple(tiles.items()), others
        return known

    def allows(self, melds: Sequence[Meld]) -> bool:
        return self._wanted(melds)[1] >= 0

    def claims_pung(self, tile: Tile) -> bool:
        return tile >= EAST or PUNGS[tile] in self.groups

    def lack(self, tiles: Standing, melds: Sequence[Meld]) -> Lack:
        missing, useful, rest, others = self._rest(tiles, melds)
        lack = lack_of_sets(rest, others)
        return Lack(missing + lack.number, useful | lack.useful)

    def number(self, tiles: Standing, melds: Sequence[Meld]) -> int:
        missing, _, rest, others = self._rest(tiles, melds)
        return missing + away(rest, others) + 1

    def _rest(self, tiles: Standing, melds: Sequence[Meld]) -> tuple[int, int, list[int], int]:
        wanted, others = self._wanted(melds)
        missing, useful, rest = taken_out(tiles, wanted)
        return missing, useful, rest, others


def taken_out(tiles: Standing, wanted: tuple[tuple[Tile, int], ...]) -> tuple[int, int, list[int]]:
    """How many of the wanted tiles are missing, their kinds, and the keys of all that is left."""
    counts, rest = tiles.counts, list(tiles.keys)
    missing = useful = 0
    for tile, number in wanted:
        here = counts[tile]
        if here >= number:
            here = number
        else:
            missing += number - here
            useful |= BIT[tile]
        if here:
            rest[tile // 9] -= here * WEIGHT[tile]
    return missing, useful, rest


def figures(kinds: int, *, chows: bool) -> Iterable[Plan]:
    """Straights, chows and pungs of three suits, three dragons: where the tiles have them."""
    found: list[tuple[str, tuple[Group, ...]]] = []
    if chows:
        for suit, letter in enumerate("mps"):
            straight = tuple(CHOWS[9 * suit + rank] for rank in (0, 3, 6))
            found.append((f"pure-straight:{letter}", straight))
        for m, p, s in permutations((0, 3, 6)):
            found.append(("mixed-straight", (CHOWS[m], CHOWS[9 + p], CHOWS[18 + s])))
        for rank in range(7):
            same = CHOWS[rank], CHOWS[9 + rank], CHOWS[18 + rank]
            found.append((f"mixed-triple-chow:{rank + 1}", same))
    for rank in range(9):
        found.append((f"triple-pung:{rank + 1}", (PUNGS[rank], PUNGS[9 + rank], PUNGS[18 + rank])))
    found.append(("big-three-dragons", (PUNGS[31], PUNGS[32], PUNGS[33])))
    for name, groups in found:
        if not any(mask(group.tiles) & ~kinds for group in groups):
            yield FigurePlan(*groups, name=name)


@lru_cache(maxsize=16)
def _plans(kinds: int, shapes: tuple[Shape, ...], chows: bool) -> tuple[Plan, ...]:
    found: list[Plan] = [SetsPlan(kinds), AllPungs(kinds)]
    for suit, letter in zip(SUIT_MASKS, "mps", strict=True):
        if suit & kinds:
            found.append(SetsPlan(suit & kinds, PURE, f"full-flush:{letter}"))
            if HONOURS & kinds:
                found.append(SetsPlan((suit | HONOURS) & kinds, MIXED, f"half-flush:{letter}"))
    found.append(SetsPlan(SIMPLES & kinds, PLAIN, "all-simples"))
    found += figures(kinds, chows=chows)
    found += [Without(shape.planned, kinds) for shape in shapes if shape.most_melds < SETS]
    return tuple(found)


def plans_for(rules: Rulebook, kinds: int) -> tuple[Plan, ...]:
    """All plans of a rulebook with these kinds; the first is any hand at all."""
    return _plans(kinds, rules.scoring.shapes, rules.parts.has_chows)
