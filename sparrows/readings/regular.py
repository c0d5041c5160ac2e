"""The regular hand: four sets and a pair."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from sparrows.readings.aim import SETS, Aim, Held
from sparrows.readings.groups import CHOW, PAIR, PUNG
from sparrows.readings.hand import Hand
from sparrows.readings.plans import sets_and_pair
from sparrows.readings.reading import REGULAR, Reading
from sparrows.readings.splits import SPLITS, WILD_SPLITS, WildSplit
from sparrows.readings.useful import regular_aim
from sparrows.readings.wild import FreePairs, count_sets, wild_readings
from sparrows.tiles import KINDS, Tile, kinds_of, mask


class WildRule(msgspec.Struct, frozen=True):
    """What a rulebook lets jokers do in a regular hand; every set has a real tile anyway."""

    pair_of_jokers: bool = False
    most_alike: int = 14  # among the standing tiles, jokers as what they stand for
    free_pairs: FreePairs | None = None  # where two jokers are the pair; else any kind


class Regular(msgspec.Struct, frozen=True):
    """Four sets and a pair; with `places`, a reading for each group the winning tile may be in."""

    places: bool = False
    wild: WildRule = WildRule()
    dealt: Callable[[Hand], bool] | None = None  # hands in which no tile is the winning one
    name: str = REGULAR
    melds: bool = True  # whether it may have sets on the table

    def readings(self, hand: Hand) -> list[Reading]:
        if hand.jokers:
            return list(self._wild_readings(hand))
        m, p, s, z = hand.keys
        bamboos = SPLITS[2][s]
        honours = SPLITS[3][z]
        placed = self.places and not (hand.situation and self.dealt and self.dealt(hand))
        gates = placed and hand.nine_gates
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
        cuts = self._wild_cuts(hand.keys, hand.jokers, SETS - len(hand.melds))
        return wild_readings(
            hand, cuts, self.wild.most_alike, placed=placed, free_pairs=self.wild.free_pairs
        )

    def _wild_cuts(
        self, keys: tuple[int, ...], jokers: int, sets: int
    ) -> Iterator[tuple[tuple[Tile, ...], tuple[Tile, ...], Tile]]:
        for split in combine(keys, jokers):
            if len(split.chows) + len(split.pungs) != sets:
                continue
            if split.pair and split.jokers == jokers:
                yield split.chows, split.pungs, split.pair - 1
            elif self.wild.pair_of_jokers and not split.pair and split.jokers + 2 == jokers:
                for pair in range(KINDS):
                    yield split.chows, split.pungs, pair

    def aim(self, held: Held) -> Aim:
        if held.sets == SETS and not held.joker_room:
            return held.without_jokers(regular_aim(held.keys))
        aim = sets_and_pair(held, self.wild.most_alike)
        return self._aim_with_jokers(held, aim) if held.jokers else aim

    def _aim_with_jokers(self, held: Held, aim: Aim) -> Aim:
        # Each set needs a real tile of its own; so does the pair, where two jokers are none.
        anchors = held.sets + (not self.wild.pair_of_jokers)
        lack = max(aim.lack - held.jokers, anchors - sum(held.counts))
        if lack == 0:
            return Aim(0 if self._is_complete(held) else 1)
        useful = aim.useful
        if lack == 1:
            # Near the end it matters which sets the real tiles are in.
            useful = mask(tile for tile in kinds_of(useful) if self._is_complete(held.plus(tile)))
        return Aim(lack, useful)

    def _is_complete(self, held: Held) -> bool:
        return any(
            max(standing(*cut)) <= self.wild.most_alike
            for cut in self._wild_cuts(held.keys, held.jokers, held.sets)
        )


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
            chows = tuple(sorted(chows + hand.melded_chows)) if chows else hand.melded_chows
        if hand.melded_pungs:
            pungs = tuple(sorted(pungs + hand.melded_pungs)) if pungs else hand.melded_pungs
            if hand.concealed_kongs:
                concealed = tuple(sorted(concealed + hand.concealed_kongs))
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
    counts = count_sets(chows, pungs)
    counts[pair] += 2
    return counts
