"""A bot that wants to be ready soon, and looks at nothing else."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from random import Random

from sparrows.bots.player import Thinker
from sparrows.bots.sight import has_standard_shapes, lacking, lacking_pairs
from sparrows.play.actions import PASS, Action
from sparrows.play.rulebook import Rulebook
from sparrows.play.table import CLAIM, ROB, TURN, Place, Table
from sparrows.readings.aim import Aim
from sparrows.readings.nearest import MARK, Discards, marked, packed
from sparrows.readings.useful import regular_aim
from sparrows.tiles import BONUS, FIRST_BONUS, JOKER, KINDS, SUIT_MASKS, WEIGHT, Tile

KONGS = ("concealed-kong", "added-kong")
SETS = ("chow", "pung", "kong")


class GreedyBot(Thinker):
    """It keeps what brings it nearest, by the useful tiles left, and claims what brings it nearer.

    Jokers and a void suit are regarded; the value of a hand is not.
    """

    def choose(self, rules: Rulebook, view: Table, place: Place, offers: list[Action]) -> Action:
        if view.phase == TURN:
            return self._turn(rules, view, place, offers)
        if view.phase in (CLAIM, ROB):
            return nearer(rules, view, place, offers)
        return opening(rules, place, offers, self._chance)

    def _turn(self, rules: Rulebook, view: Table, place: Place, offers: list[Action]) -> Action:
        # Of two discards of a tile the one that declares something comes last.
        discards = {action.tile: action for action in offers if action.name == "discard"}
        if len(discards) < len(offers):
            others = [action for action in offers if action.name != "discard"]
            for action in others:
                if action.name not in KONGS:
                    if action.name not in ("win", "pass"):
                        return action  # shows a flower, takes a joker back: it costs nothing
                elif not costs(rules, view, place, action):
                    return action
            if not discards:
                return others[0]
        return discards[self._best_discard(rules, view, place, discards)]

    def _best_discard(
        self, rules: Rulebook, view: Table, place: Place, allowed: Collection[Tile]
    ) -> Tile:
        if len(allowed) == 1:
            return next(iter(allowed))
        if any(place.counts[FIRST_BONUS:JOKER]):
            for tile in BONUS:
                if tile in allowed:
                    return tile
        weighed = self._weighed(rules, view, place, allowed)
        if len(weighed) == 1:
            return weighed[0][0]
        most = max([number for _, number in weighed])
        return self._chance.choice([tile for tile, number in weighed if number == most])

    def _weighed(
        self, rules: Rulebook, view: Table, place: Place, allowed: Collection[Tile]
    ) -> list[tuple[Tile, int]]:
        """The discards that leave the hand nearest, and how many useful tiles are then left."""
        sets = 4 - len(place.melds)
        if place.counts[JOKER] == 0 and place.size == 3 * sets + 2:
            standard = sets == 4 and has_standard_shapes(rules)
            discards = Discards(place.keys, sets, allowed, standard=standard)
            if len(discards.nearest) == 1:
                return [(discards.nearest[0], 0)]
            return discards.weighed(packed_left(rules, view, place))
        choices = with_jokers(place, sets, allowed)
        least = min(aim.lack for _, aim in choices)
        left = packed_left(rules, view, place)
        return [
            (tile, (marked(aim.useful) & left) % MARK) for tile, aim in choices if aim.lack == least
        ]


def packed_left(rules: Rulebook, view: Table, place: Place) -> int:
    """How many tiles of each kind that the player can win with he has not seen, a byte each."""
    left = all_copies(rules.tiles.kinds) - packed(place.counts) - packed(view.shown)
    void = rules.parts.void_of(place)
    return left if void is None else left & ~marked(SUIT_MASKS[void])


@cache
def all_copies(kinds: int) -> int:
    """Four tiles of each of these kinds, a byte each."""
    return packed([4 * (kinds >> tile & 1) for tile in range(KINDS)])


def with_jokers(place: Place, sets: int, allowed: Collection[Tile]) -> list[tuple[Tile, Aim]]:
    """Each discard, and what the tiles beside the jokers aim at after it."""
    found = []
    for tile in allowed:
        keys = place.keys[:]
        if tile < KINDS:
            keys[tile // 9] -= WEIGHT[tile]
        aim = regular_aim(keys, sets)
        # A joker stands for any tile: to lose one is the worst.
        found.append((tile, Aim(aim.lack + 9, aim.useful) if tile == JOKER else aim))
    return found


def own_keys(rules: Rulebook, place: Place) -> list[int]:
    """The keys of the standing tiles, without those of the void suit."""
    keys = place.keys[:]
    void = rules.parts.void_of(place)
    if void is not None:
        keys[void] = 0
    return keys


def without(keys: list[int], tiles: tuple[Tile, ...]) -> list[int]:
    """The keys when these tiles have gone."""
    left = keys[:]
    for tile in tiles:
        if tile < KINDS:
            left[tile // 9] -= WEIGHT[tile]
    return left


def lack_now(rules: Rulebook, place: Place) -> int:
    """What the hand lacks before any claim, jokers left aside."""
    lack = lacking(own_keys(rules, place), 4 - len(place.melds))
    if not place.melds and has_standard_shapes(rules):
        lack = min(lack, lacking_pairs(place.counts))
    return lack


def costs(rules: Rulebook, view: Table, place: Place, action: Action) -> bool:
    """Whether a kong from one's own tiles takes the hand farther from ready."""
    keys = own_keys(rules, place)
    before = lack_now(rules, place)
    if action.name == "added-kong":
        return lacking(without(keys, (action.tile,)), 4 - len(place.melds)) > before
    if action.tile >= KINDS:
        return True
    four = (action.tile,) * place.counts[action.tile]
    return lacking(without(keys, four), 3 - len(place.melds)) > before


def nearer(rules: Rulebook, view: Table, place: Place, offers: list[Action]) -> Action:
    """The claim that brings the hand nearest, if any brings it nearer; else a pass."""
    keys = own_keys(rules, place)
    sets = 3 - len(place.melds)
    best, least = PASS, lack_now(rules, place)
    for action in offers:
        if action.name not in SETS:
            continue
        jokers = action.using.count(JOKER)
        lack = lacking(without(keys, action.using), sets) + jokers
        if lack < least or (lack == least and action.name == "kong"):
            best, least = action, lack
    return best if best in offers else offers[-1]


def opening(rules: Rulebook, place: Place, offers: list[Action], chance: Random) -> Action:
    """Whatever may be declared; what must be chosen, as it suits the hand."""
    if PASS in offers:
        return offers[0]
    fitting: Sequence[Action] = rules.parts.fitting(place, offers)
    return chance.choice(fitting)
