"""A bot that wants to be ready soon, and looks at nothing else."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from random import Random

from sparrows.bots.player import Thinker
from sparrows.bots.unseen import has_standard_shapes
from sparrows.play.actions import PASS, Action
from sparrows.play.rulebook import Rulebook
from sparrows.play.table import CLAIM, ROB, TURN, Place, Table
from sparrows.readings.discards import MARK, NearestDiscards, lack_of_sets, marked, packed
from sparrows.readings.lack import Lack
from sparrows.readings.shapes.pairs import pairs_lacking
from sparrows.readings.standing import SETS, Standing
from sparrows.readings.tables import away
from sparrows.tiles import BONUS, FIRST_BONUS, JOKER, KINDS, SUIT_MASKS, WEIGHT, Tile, kinds_of

OWN_KONG_NAMES = ("concealed-kong", "added-kong")
CLAIM_NAMES = ("chow", "pung", "kong")


class GreedyBot(Thinker):
    """It keeps what brings it nearest, by the useful tiles left, and claims what brings it nearer.

    It takes jokers and barred kinds into account, but not the value of a hand.
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
                if action.name not in OWN_KONG_NAMES:
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
        if any(place.standing.counts[FIRST_BONUS:JOKER]):
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
        standing = place.standing
        if standing.counts[JOKER] == 0 and standing.size == 3 * standing.sets + 2:
            standard = standing.sets == SETS and has_standard_shapes(rules)
            discards = NearestDiscards(standing, allowed, standard=standard)
            if len(discards.tiles) == 1:
                return [(discards.tiles[0], 0)]
            return discards.weighed(packed_left(rules, view, place))
        choices = with_jokers(standing, allowed)
        least = min(lack.number for _, lack in choices)
        left = packed_left(rules, view, place)
        return [
            (tile, (marked(lack.useful) & left) % MARK)
            for tile, lack in choices
            if lack.number == least
        ]


def packed_left(rules: Rulebook, view: Table, place: Place) -> int:
    """How many tiles are unseen of each kind that the player can win with, a byte per kind."""
    left = all_copies(rules.tiles.kinds) - packed(place.standing.counts) - packed(view.shown)
    barred = rules.parts.barred(place)
    return left & ~marked(barred) if barred else left


@cache
def all_copies(kinds: int) -> int:
    """Four tiles of each of these kinds, a byte each."""
    return packed([4 * (kinds >> tile & 1) for tile in range(KINDS)])


def with_jokers(standing: Standing, allowed: Collection[Tile]) -> list[tuple[Tile, Lack]]:
    """Each discard, and what the tiles beside the jokers lack after it."""
    found = []
    for tile in allowed:
        lack = lack_of_sets(standing.minus(tile).keys, standing.sets)
        # A joker stands for any tile: to lose one is the worst.
        found.append((tile, Lack(lack.number + 9, lack.useful) if tile == JOKER else lack))
    return found


def own_keys(rules: Rulebook, place: Place, without: Iterable[Tile] = ()) -> list[int]:
    """The keys of the standing tiles when these have gone, and all that can win nothing."""
    keys = place.standing.keys[:]
    for tile in without:
        if tile < KINDS:
            keys[tile // 9] -= WEIGHT[tile]
    barred = rules.parts.barred(place)
    if barred:
        for suit, whole in enumerate(SUIT_MASKS):
            if barred & whole == whole:
                keys[suit] = 0
            elif barred & whole and keys[suit]:
                for tile in kinds_of(barred & whole):
                    keys[suit] -= WEIGHT[tile] * place.standing.counts[tile]
    return keys


def distance_now(rules: Rulebook, place: Place) -> int:
    """How far the hand is from ready before any claim, without its jokers."""
    standing = place.standing
    far = away(own_keys(rules, place), standing.sets)
    if standing.sets == SETS and has_standard_shapes(rules):
        counts = standing.packed()
        kinds = KINDS - counts.count(0)
        far = min(far, pairs_lacking(kinds - counts.count(1), kinds) - 1)
    return far


def costs(rules: Rulebook, view: Table, place: Place, action: Action) -> bool:
    """Whether a kong from one's own tiles takes the hand farther from ready."""
    sets, before = place.standing.sets, distance_now(rules, place)
    if action.name == "added-kong":
        return away(own_keys(rules, place, (action.tile,)), sets) > before
    if action.tile >= KINDS:
        return True
    four = (action.tile,) * place.standing.counts[action.tile]
    return away(own_keys(rules, place, four), sets - 1) > before


def nearer(rules: Rulebook, view: Table, place: Place, offers: list[Action]) -> Action:
    """The claim that brings the hand nearest, if any brings it nearer; else a pass."""
    best, least = PASS, distance_now(rules, place)
    for action in offers:
        if action.name not in CLAIM_NAMES:
            continue
        jokers = action.using.count(JOKER)
        far = away(own_keys(rules, place, action.using), place.standing.sets - 1) + jokers
        if far < least or (far == least and action.name == "kong"):
            best, least = action, far
    return best if best in offers else offers[-1]


def opening(rules: Rulebook, place: Place, offers: list[Action], chance: Random) -> Action:
    """Whatever may be declared; what must be chosen, as it suits the hand."""
    if PASS in offers:
        return offers[0]
    fitting: Sequence[Action] = rules.parts.fitting(place, offers)
    return chance.choice(fitting)
