"""A bot that wants to be ready soon, and looks at nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random

from sparrows.bots.player import Gambler, rightful
from sparrows.play.actions import DISCARDS, PASS, WIN, Action
from sparrows.play.moves import discards_of
from sparrows.play.parts import Parts
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import CLAIM, ROB, TURN, Place, Table
from sparrows.readings.discards import lack_of_sets, nearest_discards, tiles_left
from sparrows.readings.distance import ORPHANS_FORM, PAIRS_FORM
from sparrows.readings.lack import Lack, nearest
from sparrows.readings.shapes.shape import Shape
from sparrows.readings.standing import SETS, Standing
from sparrows.readings.tables import away
from sparrows.scoring.scoring import Scoring
from sparrows.tiles import BONUS, JOKER, KINDS, SUIT_MASKS, WEIGHT, Tile, kinds_of, mask

OWN_KONG_NAMES = ("concealed-kong", "added-kong")
CLAIM_NAMES = ("chow", "pung", "kong")
FLOWERS_MASK = mask(BONUS)


class Aims:
    """What is aimed at beside sets and a pair: shapes of a rulebook that do not come seldom."""

    __slots__ = ("barred", "kinds", "parts", "refusing", "shapes", "standard")

    def __init__(self, scoring: Scoring, kinds: int, parts: Parts) -> None:
        self.parts = parts
        self.kinds = kinds
        # Only where a rulebook has its own way to say which are barred is it asked.
        self.barred = None if type(parts).barred is Parts.barred else parts.barred
        shapes = tuple(
            shape.planned
            for shape in scoring.shapes
            if not shape.seldom and shape.most_melds < SETS
        )
        # Where they are the forms that are looked up, as far as the tiles have them, none is asked.
        looked_up = {form for form in (PAIRS_FORM, ORPHANS_FORM) if not form.needed & ~kinds}
        self.standard = set(shapes) == looked_up
        # By the sets still to make: all of them, and those for which claims are refused.
        self.shapes = tuple(
            tuple(shape for shape in shapes if SETS - sets <= shape.most_melds)
            for sets in range(SETS + 1)
        )
        self.refusing = tuple(
            tuple(shape for shape in able if shape.refuses_claims) for able in self.shapes
        )


@lru_cache(maxsize=16)
def _aims(scoring: Scoring, kinds: int, parts: Parts) -> Aims:
    return Aims(scoring, kinds, parts)


def aims_of(rules: Rulebook) -> Aims:
    """What is aimed at under a rulebook."""
    return _aims(rules.scoring, rules.tiles.kinds, rules.parts)


class GreedyBot(Gambler):
    """It keeps what brings it nearest, by the useful tiles left, and claims what brings it nearer.

    It takes every win, and jokers and barred kinds into account, but not the value of a hand.
    """

    _aims: Aims | None = None

    def decide(self, rules: Rulebook, view: Table, seat: Seat, offers: list[Action]) -> Action:
        aims = self._aims
        if aims is None or aims.parts is not rules.parts:
            aims = self._aims = aims_of(rules)
        return greedy_choice(self, rules, aims, view, seat, offers)


def greedy_choice(
    bot: Gambler, rules: Rulebook, aims: Aims, view: Table, seat: Seat, offers: list[Action]
) -> Action:
    """What a bot does that wants to be ready soon."""
    place, phase = view.places[seat], view.phase
    # Most often any tile may be discarded, and nothing else is to be decided.
    if phase == TURN and offers == discards_of(place.standing.kinds):
        return DISCARDS[best_discard(aims, view, place, place.standing.kinds, bot.chance)]
    if len(offers) == 1:
        return offers[0]
    if WIN in offers:
        offers = rightful(rules, view, seat, offers)
        if WIN in offers:
            return WIN
    if phase == TURN:
        return in_turn(aims, view, place, offers, bot.chance)
    if phase in (CLAIM, ROB):
        return nearer(aims, place, offers)
    return opening(aims, place, offers, bot.chance)


def in_turn(aims: Aims, view: Table, place: Place, offers: list[Action], chance: Random) -> Action:
    """Whatever costs nothing; else a discard."""
    # Of two discards of a tile the one that declares something comes last.
    discards = {action.tile: action for action in offers if action.name == "discard"}
    if len(discards) < len(offers):
        others = [action for action in offers if action.name != "discard"]
        for action in others:
            if action.name not in OWN_KONG_NAMES:
                if action.name not in ("win", "pass"):
                    return action  # shows a flower, takes a joker back: it costs nothing
            elif not costs(aims, place, action):
                return action
        if not discards:
            return others[0]
    return discards[discarded(aims, view, place, discards, chance)]


def discarded(
    aims: Aims, view: Table, place: Place, discards: Mapping[Tile, Action], chance: Random
) -> Tile:
    """A flower, or the best of the tiles that may be discarded."""
    if len(discards) == 1:
        return next(iter(discards))
    allowed = mask(discards)
    if allowed & FLOWERS_MASK:
        return next(kinds_of(allowed & FLOWERS_MASK))
    return best_discard(aims, view, place, allowed, chance)


def best_discard(aims: Aims, view: Table, place: Place, allowed: int, chance: Random) -> Tile:
    """The discard that leaves the hand nearest, by the useful tiles left; any of those alike."""
    choices = weighed(aims, view, place, allowed)
    if len(choices) == 1:
        return choices[0][0]
    best: list[Tile] = []
    most = -1
    for tile, number in choices:
        if number > most:
            best, most = [tile], number
        elif number == most:
            best.append(tile)
    # As `Random.choice` picks one.
    size = at = len(best)
    bits = 1
    while size >> bits:
        bits += 1
    while at >= size:
        at = chance.getrandbits(bits)
    return best[at]


def weighed(aims: Aims, view: Table, place: Place, allowed: int) -> list[tuple[Tile, int]]:
    """The discards that leave the hand nearest, and how many useful tiles are then left."""
    standing, kinds = place.standing, aims.kinds
    shapes = () if aims.standard else aims.shapes[standing.sets]
    kinds &= ~(place.barred if aims.barred is None else aims.barred(place))
    if not shapes and standing.counts[JOKER] == 0 and standing.size == 3 * standing.sets + 2:
        return nearest_discards(standing, allowed, kinds, view.shown, aims.standard)
    lacks = lacks_after(standing, kinds_of(allowed), shapes)
    least = min([lack.number for _, lack in lacks])
    left = tiles_left(standing, view.shown)
    return [
        (tile, left.number(lack.useful & kinds)) for tile, lack in lacks if lack.number == least
    ]


def without_jokers(standing: Standing) -> Standing:
    """The real tiles."""
    real = standing.copy()
    for _ in range(standing.jokers):
        real.give(JOKER)
    return real


def lacks_after(
    standing: Standing, allowed: Iterable[Tile], shapes: Sequence[Shape]
) -> list[tuple[Tile, Lack]]:
    """Each discard, and what the tiles beside the jokers lack after it."""
    found, real = [], without_jokers(standing)
    for tile in allowed:
        rest = real if tile == JOKER else real.minus(tile)
        lack = lack_of_sets(rest.keys, rest.sets)
        if shapes:
            lack = nearest((lack, *(shape.lack(rest) for shape in shapes)))
        # A joker stands for any tile: to lose one is the worst.
        found.append((tile, Lack(lack.number + 9, lack.useful) if tile == JOKER else lack))
    return found


def own_keys(aims: Aims, place: Place, without: Sequence[Tile] = ()) -> list[int]:
    """The keys of the standing tiles when these have gone, and all that can win nothing."""
    m, p, s, z = place.standing.keys
    keys = [m, p, s, z]
    for tile in without:
        if tile < KINDS:
            keys[tile // 9] -= WEIGHT[tile]
    barred = place.barred if aims.barred is None else aims.barred(place)
    if barred:
        for suit, whole in enumerate(SUIT_MASKS):
            if barred & whole == whole:
                keys[suit] = 0
            elif barred & whole and keys[suit]:
                for tile in kinds_of(barred & whole):
                    keys[suit] -= WEIGHT[tile] * place.standing.counts[tile]
    return keys


def distance_without(aims: Aims, place: Place, gone: Sequence[Tile], sets: int) -> int:
    """How far the hand is from ready when these tiles have gone into sets, without its jokers."""
    far = away(own_keys(aims, place, gone), sets)
    shapes = aims.refusing[sets]
    if shapes:
        rest = place.standing
        if gone or rest.jokers:
            rest = without_jokers(rest)
            rest.sets = sets
            for tile in gone:
                if tile < KINDS:
                    rest.give(tile)
        for shape in shapes:
            far = min(far, shape.number(rest) - 1)
    return far


def costs(aims: Aims, place: Place, action: Action) -> bool:
    """Whether a kong from one's own tiles takes the hand farther from ready."""
    sets = place.standing.sets
    before = distance_without(aims, place, (), sets)
    if action.name == "added-kong":
        return distance_without(aims, place, (action.tile,), sets) > before
    if action.tile >= KINDS:
        return True
    four = (action.tile,) * place.standing.counts[action.tile]
    return distance_without(aims, place, four, sets - 1) > before


def nearer(aims: Aims, place: Place, offers: list[Action]) -> Action:
    """The claim that brings the hand nearest, if any brings it nearer; else a pass."""
    sets = place.standing.sets
    best, least = PASS, distance_without(aims, place, (), sets)
    for action in offers:
        if action.name not in CLAIM_NAMES:
            continue
        jokers = action.using.count(JOKER)
        far = distance_without(aims, place, action.using, sets - 1) + jokers
        if far < least or (far == least and action.name == "kong"):
            best, least = action, far
    return best if best in offers else offers[-1]


def opening(aims: Aims, place: Place, offers: list[Action], chance: Random) -> Action:
    """Whatever may be declared; what must be chosen, as it suits the hand."""
    if PASS in offers:
        return offers[0]
    fitting: Sequence[Action] = aims.parts.fitting(place, offers)
    return chance.choice(fitting)
