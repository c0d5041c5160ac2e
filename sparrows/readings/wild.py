"""Regular hands in which jokers stand: a reading for each way to say what they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import msgspec

from sparrows.readings.gates import wild_gates
from sparrows.readings.groups import CHOW, CHOW_MASK, CHOWS, KONG, PAIR, PUNG, all_of
from sparrows.readings.hand import Hand
from sparrows.readings.reading import REGULAR, Reading
from sparrows.tiles import BIT, JOKER, KINDS, SUIT_MASKS, WHOLE_HAND, Tile, Tiles

SetsAndPair = tuple[Tiles, Tiles, Tile]  # chows, pungs and the pair

NOT_PLACED = ("",)


class StandingSets(NamedTuple):
    """What several readings have in common that differ in their pair."""

    chows: Tiles
    pungs: Tiles
    counts: list[int]  # of each kind, in the standing sets
    owned: list[int]  # and with the melds, but without kongs
    kinds: int
    fours: Tiles


# The kinds, beside these sets, that a pair of two jokers is worth trying as.
FreePairs = Callable[[StandingSets], Iterable[Tile]]


class WildRule(msgspec.Struct, frozen=True):
    """What a rulebook lets jokers do in a regular hand; every set has a real tile anyway."""

    pair_of_jokers: bool = False
    most_alike: int = WHOLE_HAND  # among the standing tiles, jokers as what they stand for
    free_pairs: FreePairs | None = None  # where two jokers are the pair; else any kind


def count_sets(chows: Tiles, pungs: Tiles) -> list[int]:
    """How many tiles of each kind stand in these sets."""
    counts = [0] * KINDS
    for tile in pungs:
        counts[tile] += 3
    for tile in chows:
        counts[tile] += 1
        counts[tile + 1] += 1
        counts[tile + 2] += 1
    return counts


def with_melds(hand: Hand, chows: Tiles, pungs: Tiles, counts: list[int]) -> StandingSets:
    """These standing sets, and what they come to with the melds."""
    kinds = 0
    for tile in pungs:
        kinds |= BIT[tile]
    for tile in chows:
        kinds |= CHOW_MASK[tile]
    owned = counts[:]
    for meld in hand.melds:
        kinds |= CHOW_MASK[meld.tile] if meld.kind == CHOW else BIT[meld.tile]
        if meld.kind != KONG:
            for tile in meld.tiles:
                owned[tile] += 1
    fours: Tiles = ()
    if max(owned) >= 4:
        fours = tuple([tile for tile, number in enumerate(owned) if number >= 4])
    return StandingSets(chows, pungs, counts, owned, kinds, fours)


def with_pair(sets: StandingSets, pair: Tile) -> tuple[int, Tiles]:
    """The kinds of the whole hand, and those with four tiles that are no kong."""
    if sets.owned[pair] >= 2 and pair not in sets.fours:
        return sets.kinds | BIT[pair], tuple(sorted((*sets.fours, pair)))
    return sets.kinds | BIT[pair], sets.fours


def wild_readings(
    hand: Hand,
    cuts: Iterable[SetsAndPair],
    most_alike: int,
    *,
    placed: bool,
    free_pairs: FreePairs | None = None,
) -> list[Reading]:
    """The readings of these cuts; where `placed`, one for each place of the winning tile."""
    by_sets: dict[tuple[Tiles, Tiles], dict[Tile, None]] = {}
    for chows, pungs, pair in cuts:
        by_sets.setdefault((chows, pungs), {})[pair] = None
    found: list[Reading] = []
    for (chows, pungs), pairs in by_sets.items():
        counts = count_sets(chows, pungs)
        if max(counts) > most_alike:
            continue
        sets = with_melds(hand, chows, pungs, counts)
        places = Places(hand, sets) if placed else None
        free = free_pairs is not None and len(pairs) == KINDS
        tried = free_pairs(sets) if free and free_pairs else pairs
        _read(hand, sets, [pair for pair in tried if counts[pair] + 2 <= most_alike], places, found)
    return found


def _read(
    hand: Hand,
    sets: StandingSets,
    pairs: list[Tile],
    places: Places | None,
    found: list[Reading],
) -> None:
    """Adds the readings with these sets and any of the pairs."""
    chows = all_of(sets.chows, hand.melded_chows)
    pungs = all_of(sets.pungs, hand.melded_pungs)
    for pair in pairs:
        kinds, fours = with_pair(sets, pair)
        full_suit = places is not None and not hand.melds and kinds in SUIT_MASKS
        for won in NOT_PLACED if places is None else places.for_pair(pair):
            concealed = _concealed(hand, sets.pungs, won)
            gates = full_suit and wild_gates(hand, sets.counts, kinds, pair, won)
            found.append(
                Reading(
                    hand, REGULAR, chows, pungs, pair, concealed, won, kinds, fours, (), (), gates
                )
            )
            # A tile from the wall opens no pung, so no place is better than the first, the pair;
            # but a joker is one certain tile there, and at the nine gates it may be another.
            if hand.self_draw and not (
                full_suit and wild_gates(hand, sets.counts, kinds, pair, "")
            ):
                break


def _concealed(hand: Hand, pungs: Tiles, won: str) -> Tiles:
    """The concealed ones of these standing pungs, and of the kongs."""
    if won == PUNG and not hand.self_draw:
        at = next(at for at, tile in enumerate(pungs) if tile == hand.winning)
        pungs = pungs[:at] + pungs[at + 1 :]
    return all_of(pungs, hand.concealed_kongs)


# A standing set: pung or chow, and the kinds of which it needs a real tile.
Anchors = tuple[str, Tiles]


class Places:
    """Where the winning tile may lie; every set must have a real tile, and it may be that one."""

    def __init__(self, hand: Hand, sets: StandingSets) -> None:
        self.hand = hand
        self.sets = sets
        self.real = hand.counts
        self.in_sets: tuple[str, ...] = NOT_PLACED
        self.beside_sets = True
        if hand.winning is None or hand.winning == JOKER:
            return
        rest = list(self.real)
        rest[hand.winning] -= 1
        pungs = [(PUNG, (tile,)) for tile in sets.pungs]
        standing = pungs + [(CHOW, CHOWS[tile].tiles) for tile in sets.chows]
        self.beside_sets = _all_anchored(standing, rest)
        self.in_sets = tuple(_kinds_of_set(hand.winning, standing, rest))

    def for_pair(self, pair: Tile) -> tuple[str, ...]:
        """The places where this is the pair; the pair itself comes first."""
        if self.hand.winning == JOKER:
            in_pair = self.sets.counts[pair] + 2 > self.real[pair]
        else:
            in_pair = self.hand.winning == pair and self.beside_sets
        return (PAIR, *self.in_sets) if in_pair else self.in_sets


def _kinds_of_set(winning: Tile, standing: list[Anchors], rest: list[int]) -> Iterator[str]:
    """The kinds of set that the winning tile can lie in."""
    found = ""
    for at, (kind, tiles) in enumerate(standing):
        if kind != found and winning in tiles:
            others = standing[:at] + standing[at + 1 :]
            if _all_anchored(others, rest):
                found = kind
                yield kind


def _all_anchored(standing: list[Anchors], counts: list[int], at: int = 0) -> bool:
    """Whether each of these sets, from one on, can have a real tile of its own."""
    if at == len(standing):
        return True
    for tile in standing[at][1]:
        if counts[tile]:
            counts[tile] -= 1
            fits = _all_anchored(standing, counts, at + 1)
            counts[tile] += 1
            if fits:
                return True
    return False
