"""The regular hand: four sets and a pair."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from sparrows.readings.discards import lack_of_sets
from sparrows.readings.distance import distance
from sparrows.readings.gates import nine_gates
from sparrows.readings.groups import CHOW, PAIR, PUNG, all_of
from sparrows.readings.hand import COPIES, Hand
from sparrows.readings.lack import Lack
from sparrows.readings.plans import sets_and_pair
from sparrows.readings.reading import REGULAR, Reading
from sparrows.readings.shapes.shape import Outline, Shape
from sparrows.readings.standing import SETS, Standing
from sparrows.readings.suits import (
    COMPLETING,
    SPLITS,
    WAYS,
    WILD_SPLITS,
    Ways,
    WildSplit,
    combined,
    ranks_of,
)
from sparrows.readings.tables import away
from sparrows.readings.wild import WildRule, count_sets, wild_readings
from sparrows.tiles import BIT, JOKER, KINDS, WEIGHT, WHOLE_HAND, Tile, Tiles, kinds_of, mask

# A joker may be a fifth tile of its kind, of which the tables of distance know nothing. By the
# number of jokers: how far from ready a hand may seem by the tables that waits nevertheless.
MOST_ABOVE_READY = (1, 3, 5, 7, 9)


SET_BY_SET = WildRule()


@dataclass(frozen=True)
class Regular(Shape):
    """Four sets and a pair; with `places`, a reading for each group the winning tile may be in."""

    places: bool = False
    wild: WildRule = SET_BY_SET
    dealt: Callable[[Hand], bool] | None = None  # hands in which no tile is the winning one
    name: ClassVar[str] = REGULAR
    most_melds: ClassVar[int] = SETS
    outline: ClassVar[Outline] = Outline(sets=True)

    def readings(self, hand: Hand) -> list[Reading]:
        placed = self.places and not (hand.situation and self.dealt and self.dealt(hand))
        if not hand.jokers:
            return read_regular(hand, placed)
        cuts = self._wild_cuts(hand.keys, hand.jokers, SETS - len(hand.melds))
        return wild_readings(
            hand, cuts, self.wild.most_alike, placed=placed, free_pairs=self.wild.free_pairs
        )

    def _wild_cuts(
        self, keys: tuple[int, ...], jokers: int, sets: int
    ) -> Iterator[tuple[tuple[Tile, ...], tuple[Tile, ...], Tile]]:
        for chows, pungs, pair, used in combine(keys, jokers):
            if len(chows) + len(pungs) != sets:
                continue
            if pair and used == jokers:
                yield chows, pungs, pair - 1
            elif self.wild.pair_of_jokers and not pair and used + 2 == jokers:
                for free in range(KINDS):
                    yield chows, pungs, free

    def lack(self, tiles: Standing) -> Lack:
        if tiles.sets == SETS and not tiles.has_jokers:
            lack = lack_of_sets(tiles.keys)
            return Lack(lack.number, lack.useful & tiles.free())
        lack = sets_and_pair(tiles, self.wild.most_alike)
        return self._lack_with_jokers(tiles, lack) if tiles.jokers else lack

    def _lack_with_jokers(self, tiles: Standing, lack: Lack) -> Lack:
        # Each set needs a real tile of its own; so does the pair, where two jokers are none.
        anchors = tiles.sets + (not self.wild.pair_of_jokers)
        number = max(lack.number - tiles.jokers, anchors - sum(tiles.counts[:KINDS]))
        if number == 0:
            return Lack(0 if self._is_complete(tiles) else 1)
        useful = lack.useful
        if number == 1:
            # Near the end it matters which sets the real tiles are in.
            useful = mask(tile for tile in kinds_of(useful) if self._is_complete(tiles.plus(tile)))
        return Lack(number, useful)

    def _is_complete(self, tiles: Standing) -> bool:
        return any(
            max(in_groups(*cut)) <= self.wild.most_alike
            for cut in self._wild_cuts(tuple(tiles.keys), tiles.jokers, tiles.sets)
        )

    def at_least(self, tiles: Standing) -> int:
        far = distance(tiles)
        if tiles.room[JOKER]:
            far = 0 if self.wild.most_alike > COPIES else far - tiles.counts[JOKER]
        return far if far > 0 else 0

    def waits(self, tiles: Standing) -> int:
        keys, rule = tiles.keys, self.wild
        if not tiles.has_jokers:
            found = regular_waits(keys)
        elif rule.most_alike >= WHOLE_HAND and not rule.pair_of_jokers:
            near = away(keys, tiles.sets) <= MOST_ABOVE_READY[tiles.jokers]
            found = wild_waits(keys, tiles.jokers) if near else 0
        elif rule.most_alike == COPIES and rule.pair_of_jokers and tiles.jokers < 3:
            return self._waits_by_tables(tiles)
        else:
            return super().waits(tiles)
        return tiles.that_can_come(found)

    def _waits_by_tables(self, tiles: Standing) -> int:
        """No set can be of jokers alone, and they are no fifth tiles: the tables are right.

        A joker does where another kind does; with one joker, or none, it does in any case.
        """
        keys, sets, jokers = tiles.keys, tiles.sets, tiles.jokers
        if away(keys, sets) > jokers:
            return 0
        found = 0
        for tile in kinds_of(tiles.free()):
            keys[tile // 9] += WEIGHT[tile]
            if away(keys, sets) < jokers:
                found |= BIT[tile]
            keys[tile // 9] -= WEIGHT[tile]
        if jokers > 1 and not found:
            return super().waits(tiles)
        return found | BIT[JOKER] if jokers < tiles.room[JOKER] else found


def regular_waits(keys: Sequence[int]) -> int:
    """The kinds with which these standing tiles are all sets and one pair, as a mask."""
    cuts = [SPLITS[suit][key] for suit, key in enumerate(keys)]
    if cuts.count(()) > 1:
        return 0
    pairs = [suit for suit, splits in enumerate(cuts) if splits and splits[0][2]]
    # If a suit cannot be cut as it is, the tile must come there.
    suits = (cuts.index(()),) if () in cuts else range(4)
    found = 0
    for suit in suits:
        # With one pair elsewhere the size of this suit asks for sets only, with none for a pair.
        if len(pairs) - (suit in pairs) <= 1:
            found |= COMPLETING[suit][keys[suit]]
    return found


def wild_waits(keys: Sequence[int], jokers: int) -> int:
    """The kinds with which these tiles and jokers are all sets and one pair, none of jokers alone.

    The joker itself is among them where one more would do.
    """
    most = min(jokers + 1, 4)
    found = 0
    for suit, key in enumerate(keys):
        others: Ways = frozenset({(0, 0)})
        for other in range(4):
            if other != suit:
                others = combined(others, WAYS[other][keys[other], most], most)
        if not others:
            continue
        splits = SPLITS[suit]
        for rank, number in enumerate(ranks_of(key, splits.length)):
            weight = WEIGHT[splits.first + rank]
            if number < 4 and _cut(others, WAYS[suit][key + weight, jokers], jokers):
                found |= BIT[splits.first + rank]
        if suit == 0 and most > jokers and _cut(others, WAYS[suit][key, most], most):
            found |= BIT[JOKER]
    return found


def _cut(some: Ways, rest: Ways, jokers: int) -> bool:
    """Whether both together have the pair and all jokers."""
    return any((1 - pair, jokers - used) in rest for pair, used in some)


def combine(keys: tuple[int, ...], jokers: int) -> Iterator[WildSplit]:
    """The splits of the four suits put together, with no more jokers than there are."""
    m, p, s, z = keys
    for chows_m, pungs_m, pair_m, used_m in WILD_SPLITS[0][m, jokers]:
        for chows_p, pungs_p, pair_p, used_p in WILD_SPLITS[1][p, jokers - used_m]:
            if pair_m and pair_p:
                continue
            pair, used = pair_m + pair_p, used_m + used_p
            for chows_s, pungs_s, pair_s, used_s in WILD_SPLITS[2][s, jokers - used]:
                if pair and pair_s:
                    continue
                eyes, more = pair + pair_s, used + used_s
                for _, pungs_z, pair_z, used_z in WILD_SPLITS[3][z, jokers - more]:
                    if not (eyes and pair_z):
                        yield (
                            chows_m + chows_p + chows_s,
                            pungs_m + pungs_p + pungs_s + pungs_z,
                            eyes + pair_z,
                            more + used_z,
                        )


def read_regular(hand: Hand, placed: bool) -> list[Reading]:
    """The readings of a hand without jokers; where `placed`, one for each place of its last."""
    m, p, s, z = hand.keys
    bamboos, honours = SPLITS[2][s], SPLITS[3][z]
    gates = placed and nine_gates(hand)
    sets = SETS - hand.melded
    found: list[Reading] = []
    for chows_m, pungs_m, pair_m in SPLITS[0][m]:
        for chows_p, pungs_p, pair_p in SPLITS[1][p]:
            for chows_s, pungs_s, pair_s in bamboos:
                for _, pungs_z, pair_z in honours:
                    chows = chows_m + chows_p + chows_s
                    pungs = pungs_m + pungs_p + pungs_s + pungs_z
                    if len(chows) + len(pungs) != sets:
                        continue
                    pair = pair_m + pair_p + pair_s + pair_z - 1
                    if not placed:
                        found.append(reading_of(hand, chows, pungs, pair, "", False))
                        continue
                    for won in places(hand.winning, chows, pungs, pair):
                        found.append(reading_of(hand, chows, pungs, pair, won, gates))
    return found


def reading_of(
    hand: Hand, chows: Tiles, pungs: Tiles, pair: Tile, won: str, gates: bool
) -> Reading:
    """The reading whose standing sets are these; a pung finished by another's tile is open."""
    concealed = pungs
    if won == PUNG and not hand.self_draw:
        assert hand.winning is not None
        at = pungs.index(hand.winning)
        concealed = pungs[:at] + pungs[at + 1 :]
    if hand.melded:
        chows = all_of(chows, hand.melded_chows)
        pungs = all_of(pungs, hand.melded_pungs)
        concealed = all_of(concealed, hand.concealed_kongs)
    return Reading(
        hand, REGULAR, chows, pungs, pair, concealed, won, hand.kinds, hand.fours, (), (), gates
    )


def places(winning: Tile | None, chows: Tiles, pungs: Tiles, pair: Tile) -> list[str]:
    """The kinds of standing group that the winning tile may have completed."""
    found = []
    if winning in pungs:
        found.append(PUNG)
    if winning == pair:
        found.append(PAIR)
    if winning is not None:
        for low in chows:
            if low <= winning <= low + 2:
                found.append(CHOW)
                break
    return found


def in_groups(chows: tuple[Tile, ...], pungs: tuple[Tile, ...], pair: Tile) -> list[int]:
    """How many tiles of each kind stand in these groups."""
    counts = count_sets(chows, pungs)
    counts[pair] += 2
    return counts
