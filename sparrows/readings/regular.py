"""The regular hand: four sets and a pair."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from sparrows.readings.gates import NINE_GATES_KEYS, wild_gates
from sparrows.readings.groups import CHOW, CHOW_MASK, CHOWS, KONG, PAIR, PUNG, PUNGS, Group
from sparrows.readings.hand import Hand
from sparrows.readings.reading import REGULAR, Reading
from sparrows.readings.splits import SPLITS, WILD_SPLITS, WildSplit
from sparrows.tiles import BIT, JOKER, KINDS, SUIT_MASKS, Tile


class WildRule(msgspec.Struct, frozen=True):
    """What a rulebook lets jokers do in a regular hand; every set has a real tile anyway."""

    pair_of_jokers: bool = False
    most_alike: int = 14  # among the standing tiles, jokers as what they stand for


class Regular(msgspec.Struct, frozen=True):
    """Four sets and a pair; with `places`, a reading for each group the winning tile may be in."""

    places: bool = False
    wild: WildRule = WildRule()
    dealt: Callable[[Hand], bool] | None = None  # hands in which no tile is the winning one
    name: str = REGULAR

    def readings(self, hand: Hand) -> list[Reading]:
        if hand.jokers:
            return list(self._wild_readings(hand))
        m, p, s, z = hand.keys
        bamboos = SPLITS[2][s]
        honours = SPLITS[3][z]
        placed = self.places and not (hand.situation and self.dealt and self.dealt(hand))
        gates = placed and hand.kinds in SUIT_MASKS and hand.before in NINE_GATES_KEYS
        found: list[Reading] = []
        for chows_m, pungs_m, pair_m in SPLITS[0][m]:
            for chows_p, pungs_p, pair_p in SPLITS[1][p]:
                for chows_s, pungs_s, pair_s in bamboos:
                    for _, pungs_z, pair_z in honours:
                        chows = chows_m + chows_p + chows_s
                        pungs = pungs_m + pungs_p + pungs_s + pungs_z
                        if len(chows) + len(pungs) + len(hand.melds) != 4:
                            continue
                        pair = pair_m + pair_p + pair_s + pair_z - 1
                        if placed:
                            for won in places(hand.winning, chows, pungs, pair):
                                found.append(read(hand, chows, pungs, pair, won, gates=gates))
                        else:
                            found.append(read(hand, chows, pungs, pair))
        return found

    def _wild_readings(self, hand: Hand) -> Iterator[Reading]:
        placed = self.places and not (hand.situation and self.dealt and self.dealt(hand))
        for chows, pungs, pair in dict.fromkeys(self._wild_cuts(hand, 4 - len(hand.melds))):
            counts = standing(chows, pungs, pair)
            if max(counts) > self.wild.most_alike:
                continue
            kinds, fours = tally(hand, chows, pungs, pair, counts)
            if not placed:
                yield read(hand, chows, pungs, pair, "", kinds, fours)
                continue
            for won in _wild_places(hand, chows, pungs, pair):
                gates = wild_gates(hand, counts, kinds, pair, won)
                yield read(hand, chows, pungs, pair, won, kinds, fours, gates=gates)

    def _wild_cuts(
        self, hand: Hand, sets: int
    ) -> Iterator[tuple[tuple[Tile, ...], tuple[Tile, ...], Tile]]:
        for split in combine(hand.keys, hand.jokers):
            if len(split.chows) + len(split.pungs) != sets:
                continue
            if split.pair and split.jokers == hand.jokers:
                yield split.chows, split.pungs, split.pair - 1
            elif self.wild.pair_of_jokers and not split.pair and split.jokers + 2 == hand.jokers:
                for pair in range(KINDS):
                    yield split.chows, split.pungs, pair


def combine(keys: tuple[int, ...], jokers: int) -> Iterator[WildSplit]:
    """The splits of the four suits put together, with no more jokers than there are."""
    m, p, s, z = keys
    for first in WILD_SPLITS[0][m, jokers]:
        left = jokers - first.jokers
        for second in WILD_SPLITS[1][p, left]:
            if first.pair and second.pair:
                continue
            spare = left - second.jokers
            pair = first.pair + second.pair
            for third in WILD_SPLITS[2][s, spare]:
                if pair and third.pair:
                    continue
                rest = spare - third.jokers
                eyes = pair + third.pair
                for fourth in WILD_SPLITS[3][z, rest]:
                    if eyes and fourth.pair:
                        continue
                    yield WildSplit(
                        first.chows + second.chows + third.chows,
                        first.pungs + second.pungs + third.pungs + fourth.pungs,
                        eyes + fourth.pair,
                        jokers - rest + fourth.jokers,
                    )


def read(
    hand: Hand,
    chows: tuple[Tile, ...],
    pungs: tuple[Tile, ...],
    pair: Tile,
    won: str = "",
    kinds: int | None = None,
    fours: tuple[Tile, ...] = (),
    *,
    gates: bool = False,
) -> Reading:
    """The reading whose standing sets are these; a pung finished by another's tile is open."""
    concealed = pungs
    if won == PUNG and not hand.self_draw:
        assert hand.winning is not None
        at = pungs.index(hand.winning)
        concealed = pungs[:at] + pungs[at + 1 :]
    if hand.melds:
        if hand.melded_chows:
            chows = tuple(sorted(chows + hand.melded_chows))
        if hand.melded_pungs:
            pungs = tuple(sorted(pungs + hand.melded_pungs))
            if hand.concealed_kongs:
                concealed = tuple(sorted(concealed + hand.concealed_kongs))
    if kinds is None:
        kinds, fours = hand.kinds, hand.fours
    if gates:
        return Reading(hand, REGULAR, chows, pungs, pair, concealed, won, kinds, fours, gates=True)
    return Reading(hand, REGULAR, chows, pungs, pair, concealed, won, kinds, fours)


def places(
    winning: Tile | None, chows: tuple[Tile, ...], pungs: tuple[Tile, ...], pair: Tile
) -> list[str]:
    """The kinds of standing group that the winning tile may have completed."""
    found = []
    if winning in pungs:
        found.append(PUNG)
    if winning == pair:
        found.append(PAIR)
    if winning is not None and (winning in chows or winning - 1 in chows or winning - 2 in chows):
        for low in chows:
            if low <= winning <= low + 2:
                found.append(CHOW)
                break
    return found


def standing(chows: tuple[Tile, ...], pungs: tuple[Tile, ...], pair: Tile) -> list[int]:
    """How many tiles of each kind stand in these groups."""
    counts = [0] * KINDS
    counts[pair] = 2
    for tile in pungs:
        counts[tile] += 3
    for tile in chows:
        counts[tile] += 1
        counts[tile + 1] += 1
        counts[tile + 2] += 1
    return counts


def tally(
    hand: Hand,
    chows: tuple[Tile, ...],
    pungs: tuple[Tile, ...],
    pair: Tile,
    counts: list[int],
) -> tuple[int, tuple[Tile, ...]]:
    """Kinds of the whole hand and the kinds with four tiles outside kongs, jokers as read."""
    kinds = BIT[pair]
    for tile in pungs:
        kinds |= BIT[tile]
    for tile in chows:
        kinds |= CHOW_MASK[tile]
    if hand.melds:
        counts = counts[:]
    for meld in hand.melds:
        kinds |= CHOW_MASK[meld.tile] if meld.kind == CHOW else BIT[meld.tile]
        if meld.kind != KONG:
            for tile in meld.tiles:
                counts[tile] += 1
    if max(counts) < 4:
        return kinds, ()
    return kinds, tuple(tile for tile, count in enumerate(counts) if count >= 4)


def _wild_places(
    hand: Hand, chows: tuple[Tile, ...], pungs: tuple[Tile, ...], pair: Tile
) -> Iterator[str]:
    """As `places`, where jokers stand in the hand: the tile must be itself in that group."""
    winning = hand.winning
    assert winning is not None
    counts = list(hand.counts)
    if winning == JOKER:
        yield from _joker_places(counts, chows, pungs, pair)
        return
    counts[winning] -= 1  # it lies in the group that is tried
    groups = [CHOWS[tile] for tile in chows] + [PUNGS[tile] for tile in pungs]
    if winning == pair and _all_anchored(groups, counts):
        yield PAIR
    for kind in (PUNG, CHOW):
        for at, group in enumerate(groups):
            others = groups[:at] + groups[at + 1 :]
            if group.kind == kind and winning in group.tiles and _all_anchored(others, counts):
                yield kind
                break


def _joker_places(
    counts: list[int], chows: tuple[Tile, ...], pungs: tuple[Tile, ...], pair: Tile
) -> Iterator[str]:
    """The winning tile is a joker from the wall: in the pair, where one can be, or elsewhere."""
    groups = [CHOWS[tile] for tile in chows] + [PUNGS[tile] for tile in pungs]
    slots = 2 + sum(group.tiles.count(pair) for group in groups)
    if slots > counts[pair] and _all_anchored(groups, counts):
        yield PAIR
    yield ""


def _all_anchored(groups: list[Group], counts: list[int]) -> bool:
    """Whether each of these sets can have a real tile of its own."""
    if not groups:
        return True
    first, rest = groups[0], groups[1:]
    for tile in set(first.tiles):
        if counts[tile]:
            counts[tile] -= 1
            fits = _all_anchored(rest, counts)
            counts[tile] += 1
            if fits:
                return True
    return False
