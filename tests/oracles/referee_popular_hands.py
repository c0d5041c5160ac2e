"""Which tiles complete a hand of popular, from Sections 9 to 11 of the specification alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, permutations, product

Standing = tuple[int, ...]  # sorted; tiles as in records, 42 a joker

JOKER = 42
HONOURS = range(27, 34)
FLOWERS = range(34, 42)
MAJORS = {0, 8, 9, 17, 18, 26, *HONOURS}
# POP-10.6: 1-4-7, 2-5-8 and 3-6-9, each in a suit of its own.
KNITTED = [
    frozenset(9 * suit + first + step for first, suit in enumerate(suits) for step in (0, 3, 6))
    for suits in permutations(range(3))
]


Cut = tuple[int, int, int]  # sets, pairs and jokers used


def cuts(counts: tuple[int, ...], jokers: int) -> frozenset[Cut]:
    """What one suit, or the honours, can be cut into.

    Every chow and pung has a tile that is no joker (POP-9.11), and no kind stands more than four
    times (POP-9.14). The pair of two jokers (POP-9.12) belongs to no suit.
    """
    return cut(counts, (0,) * len(counts), jokers, pair=True)


@lru_cache(maxsize=500_000)
def cut(
    left: tuple[int, ...], meant: tuple[int, ...], jokers: int, *, pair: bool
) -> frozenset[Cut]:
    """The same while some groups are made already; `meant` counts what stands in them."""
    first = next((kind for kind, count in enumerate(left) if count), None)
    if first is None:
        return frozenset({(0, 0, 0)})
    found = set()
    for group in groups_with(first, len(left), pair=pair):
        stand = list(meant)
        for kind in group:
            stand[kind] += 1
        if max(stand) > 4:
            continue
        # What lies behind is done with.
        stand[: max(first - 2, 0)] = [0] * max(first - 2, 0)
        is_set = len(group) == 3
        for rest, used in tiles_left(left, group, first, jokers):
            for sets, pairs, more in cut(rest, tuple(stand), jokers - used, pair=pair and is_set):
                found.add((sets + is_set, pairs + (not is_set), used + more))
    return frozenset(found)


def tiles_left(
    left: tuple[int, ...], group: tuple[int, ...], first: int, jokers: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    """What is left beside a group, and how many jokers it took; one tile of `first` is in it."""
    others = list(group)
    others.remove(first)
    for wild in product((False, True) if jokers else (False,), repeat=len(others)):
        rest = list(left)
        rest[first] -= 1
        for kind, joker in zip(others, wild, strict=True):
            rest[kind] -= not joker
        if min(rest) >= 0 and sum(wild) <= jokers:
            yield tuple(rest), sum(wild)


def groups_with(kind: int, kinds: int, *, pair: bool) -> Iterator[tuple[int, ...]]:
    """The pung, the chows and the pair that hold a kind; seven kinds are the honours."""
    yield (kind,) * 3
    if pair:
        yield (kind,) * 2
    if kinds == 9:
        for low in range(max(kind - 2, 0), min(kind, 6) + 1):
            yield low, low + 1, low + 2


def spread(standing: Standing) -> tuple[list[tuple[int, ...]], int]:
    """The three suits and the honours, each as counts, and the number of jokers."""
    counts = [0] * 34
    jokers = 0
    for tile in standing:
        if tile == JOKER:
            jokers += 1
        else:
            counts[tile] += 1
    return [tuple(counts[start : start + 9]) for start in (0, 9, 18, 27)], jokers


Ways = set[Cut]


def joined(ways: Ways, more: Iterable[Cut], sets: int, jokers: int) -> Ways:
    """What two parts of a hand come to together, within so many sets, a pair and the jokers."""
    return {
        (a + x, b + y, c + z)
        for a, b, c in ways
        for x, y, z in more
        if a + x <= sets and b + y <= 1 and c + z <= jokers
    }


def whole(ways: Ways, sets: int, jokers: int) -> bool:
    """Whether all sets, the pair and every joker are there; two jokers may be the pair."""
    return (sets, 1, jokers) in ways or (sets, 0, jokers - 2) in ways


def is_regular(standing: Standing, sets: int) -> bool:
    """So many sets and a pair (POP-10.2)."""
    parts, jokers = spread(standing)
    ways: Ways = {(0, 0, 0)}
    for part in parts:
        ways = joined(ways, cuts(part, jokers), sets, jokers) if ways else ways
    return whole(ways, sets, jokers)


def regular_waits(standing: Standing, sets: int) -> Iterator[int]:
    """What a regular hand lacks, a joker aside: a tile of one suit, the others being cut."""
    parts, jokers = spread(standing)
    for at, part in enumerate(parts):
        others: Ways = {(0, 0, 0)}
        for other in parts[:at] + parts[at + 1 :]:
            others = joined(others, cuts(other, jokers), sets, jokers) if others else others
        for kind in range(len(part)) if others else ():
            more = (*part[:kind], part[kind] + 1, *part[kind + 1 :])
            if whole(joined(others, cuts(more, jokers), sets, jokers), sets, jokers):
                yield 9 * at + kind


def is_seven_pairs(real: Counter[int], jokers: int) -> bool:
    """POP-10.4; a joker goes to each odd tile, and the others pair up."""
    return sum(count % 2 for count in real.values()) <= jokers


def is_orphans(real: Counter[int]) -> bool:
    """POP-10.5: one of each major kind and one more."""
    return real.keys() <= MAJORS and real.total() - len(real) <= 1


def is_honours_and_knitted(real: Counter[int], jokers: int) -> bool:
    """POP-10.7: all different, five to seven honours, the rest of one knitted straight."""
    if real.total() != len(real):
        return False
    suited = {tile for tile in real if tile not in HONOURS}
    honours = len(real) - len(suited)
    return any(suited <= straight for straight in KNITTED) and honours + jokers >= 5


def is_knitted_straight(real: Counter[int], jokers: int, sets: int) -> bool:
    """POP-10.8, POP-9.13: any of the nine tiles may be a joker, the rest is cut as ever."""
    for straight in KNITTED:
        if len(straight & real.keys()) + jokers < 9:
            continue
        missing = [tile for tile in straight if not real[tile]]
        spare = [tile for tile in straight if real[tile]]
        for more in range(jokers - len(missing) + 1):
            for kept in combinations(spare, len(spare) - more):
                rest = real - Counter(kept)
                left = jokers - len(missing) - more
                if fits_beside(straight, rest, left, sets):
                    return True
    return False


def fits_beside(straight: frozenset[int], rest: Counter[int], jokers: int, sets: int) -> bool:
    """Whether the rest makes so many sets and a pair, no kind standing more than four times."""
    for groups in all_cuts(tuple(sorted(rest.elements())), jokers, sets, pair=True):
        stand = Counter(straight)
        stand.update(groups)
        if max(stand.values()) <= 4:
            return True
    return False


def all_cuts(real: Standing, jokers: int, sets: int, *, pair: bool) -> Iterator[tuple[int, ...]]:
    """What few tiles may stand for, cut into sets and perhaps a pair."""
    if not real:
        if sets == 0 and jokers == (2 if pair else 0):
            yield from ((kind, kind) for kind in range(34)) if pair else [()]
        return
    first = real[0]
    suit = min(first // 9, 3) * 9
    for group in groups_with(first - suit, 9 if suit < 27 else 7, pair=pair):
        meant = tuple(suit + kind for kind in group)
        if len(meant) == 3 and sets == 0:
            continue
        others = list(meant)
        others.remove(first)
        for wild in product((False, True) if jokers else (False,), repeat=len(others)):
            used = Counter(kind for kind, joker in zip(others, wild, strict=True) if not joker)
            used[first] += 1
            if sum(wild) > jokers or used - Counter(real):
                continue
            rest = tuple(sorted((Counter(real) - used).elements()))
            is_set = len(meant) == 3
            more = all_cuts(rest, jokers - sum(wild), sets - is_set, pair=pair and is_set)
            yield from (meant + others_meant for others_meant in more)


def is_irregular(standing: Standing, melds: int) -> bool:
    """POP-10.3, 10.9."""
    if melds > 1:
        return False
    real = Counter(tile for tile in standing if tile != JOKER)
    jokers = len(standing) - real.total()
    if melds == 0 and (
        is_seven_pairs(real, jokers) or is_orphans(real) or is_honours_and_knitted(real, jokers)
    ):
        return True
    return is_knitted_straight(real, jokers, 1 - melds)


def is_far_from_irregular(standing: Standing, melds: int) -> bool:
    """Whether no single tile can make an irregular hand, told at a glance."""
    if melds > 1:
        return True
    real = Counter(tile for tile in standing if tile != JOKER)
    jokers = len(standing) - real.total()
    if max(len(straight & real.keys()) for straight in KNITTED) + jokers >= 8:
        return False
    if melds:
        return True
    odd = sum(count % 2 for count in real.values())
    twice = real.total() - len(real)
    knitted = twice == 0 and any(real.keys() <= {*straight, *HONOURS} for straight in KNITTED)
    return odd > jokers + 1 and not knitted and not (real.keys() <= MAJORS and twice <= 1)


@lru_cache(maxsize=50_000)
def completes(standing: Standing, melds: int) -> bool:
    """Whether the standing tiles, the winning one among them, win beside so many melds."""
    assert len(standing) + 3 * melds == 14
    if any(tile in FLOWERS for tile in standing):  # POP-8.5
        return False
    return is_regular(standing, 4 - melds) or is_irregular(standing, melds)


@lru_cache(maxsize=50_000)
def waits(
    standing: Standing, melded: Standing, melds: int, indicator: int, wild: int
) -> frozenset[int]:
    """The kinds that would complete the hand and that its owner does not hold all of (POP-11.1).

    `indicator` and `wild` are -1 in a game without jokers.
    """
    if any(tile in FLOWERS for tile in standing):
        return frozenset()
    found = set(regular_waits(standing, 4 - melds))
    kinds = [kind for kind in range(34) if kind != wild]
    if wild >= 0:
        kinds.append(JOKER)
        found |= {JOKER} if is_regular((*standing, JOKER), 4 - melds) else set()
    if not is_far_from_irregular(standing, melds):
        found |= {kind for kind in kinds if is_irregular((*standing, kind), melds)}
    held = Counter(standing + melded)
    return frozenset(
        kind for kind in found & set(kinds) if held[kind] < (3 if kind == indicator else 4)
    )
