"""Which kinds complete a hand of popular, jokers and irregular hands included (POP-11.1)."""

from __future__ import annotations

from functools import cache
from itertools import permutations

from sparrows.play.rulebook import Rulebook
from sparrows.play.table import Place, Table
from sparrows.readings.aim import SETS, Held
from sparrows.readings.completing import orphans_waits, regular_waits, seven_pairs_waits
from sparrows.readings.groups import KONG, Meld
from sparrows.readings.hand import COPIES
from sparrows.readings.knitted import KNITTED
from sparrows.readings.splits import SPLITS, BySuit, ranks_of
from sparrows.readings.tables import FINAL, HONOURED, PAIR, SUIT
from sparrows.readings.tables import HONOURS as HONOUR_NAMES
from sparrows.rulebooks.popular.jokers import in_play
from sparrows.rulebooks.popular.options import PopularOptions
from sparrows.scoring.scoring import Shape
from sparrows.tiles import BIT, HONOURS, JOKER, KINDS, WEIGHT, Tile, kinds_of


def find_waits(rules: Rulebook, table: Table, place: Place) -> int:
    """The kinds that complete thirteen tiles and of which their owner does not hold all."""
    if not may_be_ready(place):
        return 0
    if table.wild >= 0:
        return _waits_with_jokers(rules, table, place)
    found = _waits(place)
    for tile in kinds_of(found):
        melded = sum(meld.tiles.count(tile) for meld in place.melds)
        if place.counts[tile] + melded >= COPIES:
            found ^= BIT[tile]
    return found


def waits_after_kong(rules: Rulebook, table: Table, place: Place, tile: Tile) -> int:
    """What the hand would wait for with four of its standing tiles declared a kong."""
    for _ in range(COPIES):
        place.give(tile)
    place.melds.append(Meld(KONG, tile, concealed=True))
    found = find_waits(rules, table, place)
    place.melds.pop()
    for _ in range(COPIES):
        place.take(tile)
    return found


def distance(place: Place) -> int:
    """How far the real tiles are from sets and pair: 0 is ready."""
    m, p, s, z = place.keys
    final = FINAL[SETS - len(place.melds)]
    return final[PAIR[SUIT[m]][SUIT[p]]][HONOURED[SUIT[s]][HONOUR_NAMES[z]]]


# A quick look counts, in fields of six bits, the tiles that a hand has of each knitted straight,
# its pairs, and its kinds of terminals and honours. Beside a straight, kinds of honours count too.
FIELD = 6
HONOUR_SUIT = 3
STRAIGHTS = tuple(permutations(range(3)))  # which third of its ranks each suit has
ONES = sum(1 << FIELD * at for at in range(len(STRAIGHTS)))
PAIRS, ORPHANS = 1 << FIELD * len(STRAIGHTS), 1 << FIELD * (len(STRAIGHTS) + 1)
EACH = ONES | PAIRS | ORPHANS
FULL = 32 * EACH


class Looks(BySuit[int]):
    """By the key of a suit, what it adds to these counts."""

    def find(self, key: int) -> int:
        upper, lower = divmod(key, 5**5)
        return look(self.suit, lower, 0) + look(self.suit, upper, 5)


@cache
def look(suit: int, key: int, first: int) -> int:
    """What five ranks of a suit add, from this one on."""
    found = 0
    for rank, number in enumerate(ranks_of(key, 5), first):
        found += number // 2 * PAIRS
        if number and suit == HONOUR_SUIT:
            found += ONES + ORPHANS
        elif number:
            found += ORPHANS if rank in (0, 8) else 0
            found += sum(
                1 << FIELD * at for at, third in enumerate(STRAIGHTS) if third[suit] == rank % 3
            )
    return found


LOOKS = tuple(Looks(suit) for suit in range(4))
# What fills a field that has enough: eight tiles of a straight; or thirteen with the honours,
# six pairs, twelve orphans.
STRAIGHT_ENOUGH = (32 - 8) * ONES
ENOUGH = (32 - 13) * ONES + (32 - 6) * PAIRS + (32 - 12) * ORPHANS


def may_be_ready(place: Place) -> bool:
    """A quick look at thirteen tiles, or at fourteen before a discard; it never misses any."""
    return not far(place)


def far(place: Place) -> int:
    """How many tiles at least must be exchanged until thirteen wait for anything."""
    m, p, s, z = place.keys
    melds, jokers = len(place.melds), place.counts[JOKER]
    final = FINAL[SETS - melds]
    first, second = PAIR[SUIT[m]][SUIT[p]], HONOURED[SUIT[s]][HONOUR_NAMES[z]]
    away = final[first][second] - jokers
    if melds > 1 or away <= 0:
        return max(away, 0)
    # Beside a knitted straight the set and the pair lack at least what they lack of all tiles.
    beside = FINAL[SETS - 3 - melds][first][second] + 1
    straights = LOOKS[0][m] + LOOKS[1][p] + LOOKS[2][s] + (away - 1 + jokers) * EACH
    others = straights if melds else straights + LOOKS[3][z] + ENOUGH
    straights += STRAIGHT_ENOUGH - beside * ONES
    while away and (straights | others) & FULL:
        away -= 1
        straights -= EACH
        others -= EACH
    return away


def may_be_irregular(place: Place) -> bool:
    """A quick look for the hands that are not four sets and a pair."""
    m, p, s, z = place.keys
    straights = LOOKS[0][m] + LOOKS[1][p] + LOOKS[2][s] + place.counts[JOKER] * EACH
    others = 0 if place.melds else straights + LOOKS[3][z] + ENOUGH
    return len(place.melds) <= 1 and (straights + STRAIGHT_ENOUGH | others) & FULL > 0


def _waits(place: Place) -> int:
    """The kinds that complete a hand without jokers, by each of its shapes."""
    m, p, s, z = place.keys
    found = 0 if distance(place) else regular_waits((m, p, s, z))
    if len(place.melds) > 1:
        return found
    kinds = sum(BIT[tile] for tile in range(KINDS) if place.counts[tile])
    for knitted in KNITTED:
        absent = knitted.mask & ~kinds
        if absent.bit_count() > 1:
            continue
        beside = list(place.keys)
        for tile in knitted.tiles:
            if BIT[tile] != absent:
                beside[tile // 9] -= WEIGHT[tile]
        if not absent:
            found |= regular_waits((beside[0], beside[1], beside[2], beside[3]))
        elif _is_complete(beside):
            found |= absent
    if place.melds:
        return found
    found |= seven_pairs_waits(place.counts) | orphans_waits(place.counts)
    return found | _different_waits(kinds)


def _is_complete(keys: list[int]) -> bool:
    """Whether tiles are all sets and one pair."""
    cuts = [SPLITS[suit][key] for suit, key in enumerate(keys)]
    return all(cuts) and sum(1 for cut in cuts if cut[0][2]) == 1


def _different_waits(kinds: int) -> int:
    """The tiles that thirteen different honours and knitted tiles lack (POP-10.7)."""
    found = 0
    if kinds.bit_count() == 13:
        for knitted in KNITTED:
            wanted = HONOURS | knitted.mask
            if not kinds & ~wanted:
                found |= wanted & ~kinds
    return found


def _waits_with_jokers(rules: Rulebook, table: Table, place: Place) -> int:
    """The same in a joker game, where a joker may be waited for too."""
    assert isinstance(rules.options, PopularOptions)
    room = in_play(rules.options, table.wild)
    joker_room = COPIES
    for meld in place.melds:
        joker_room -= meld.jokers
        for tile in meld.real:
            room[tile] -= 1
    jokers = place.counts[JOKER]
    held = Held(
        bytes(place.counts[:KINDS]),
        bytes(room),
        sets=SETS - len(place.melds),
        jokers=jokers,
        joker_room=joker_room,
    )
    regular, *irregular = rules.scoring.shapes
    found = 0
    if distance(place) <= jokers:
        # With less than three jokers no set can be of jokers alone, and the tables are right.
        found = _regular_waits(held) if jokers < 3 else 0
        if jokers > 1 and not found:
            found = _waits_of(regular, held)
    if may_be_irregular(place):
        for shape in irregular:
            found |= _waits_of(shape, held)
    return found


def _regular_waits(held: Held) -> int:
    """The kinds that complete sets and pair, by the tables; a joker does where another kind does.

    With one joker, or none, it does in any case.
    """
    keys = list(held.keys)
    final = FINAL[held.sets]
    found = 0
    for tile in kinds_of(held.free):
        keys[tile // 9] += WEIGHT[tile]
        m, p, s, z = keys
        if final[PAIR[SUIT[m]][SUIT[p]]][HONOURED[SUIT[s]][HONOUR_NAMES[z]]] < held.jokers:
            found |= BIT[tile]
        keys[tile // 9] -= WEIGHT[tile]
    if (found or held.jokers < 2) and held.jokers < held.joker_room:
        found |= BIT[JOKER]
    return found


def _waits_of(shape: Shape, held: Held) -> int:
    """The kinds that complete one shape, the joker among them."""
    aim = shape.aim(held)
    found = aim.useful if aim.lack == 1 else 0
    if held.jokers < held.joker_room and shape.aim(held.plus(JOKER)).lack == 0:
        found |= BIT[JOKER]
    return found
