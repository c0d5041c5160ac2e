"""What the functions that have a compiled twin answer, a line each, to compare two builds.

`python -m tests.readings.answers SEED NUMBER`
"""

from __future__ import annotations

import copy
import pickle
import random
import sys
from collections.abc import Callable, Iterator

import numpy as np

from sparrows.readings.batch import distances
from sparrows.readings.discards import discards_within, lack_of_sets, nearest_discards, useful_tiles
from sparrows.readings.distance import distance, standard_distance
from sparrows.readings.groups import CHOW, KONG, PAIR, PUNG, Meld
from sparrows.readings.hand import NO_FACTS, Hand
from sparrows.readings.shapes.knitted import STRAIGHTS
from sparrows.readings.standing import Standing
from sparrows.readings.tables import away
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.tiles import ALL_KINDS, BONUS, FACES, JOKER, KINDS, ORPHANS, kinds_of

WALL = [tile for tile in range(KINDS) for _ in range(4)]
NUMBERS = (-(2**70), -1, 0, 1, 4, 5, 14, 5**7, 5**9, 2**31, 2**70, True, 1.5, None, "x", b"x")
COUNTS = (
    *((), [], "", b"", 34, bytes(33), bytes(35), [0] * 33, [0] * 35, bytearray(34), [4] * 34),
    *(bytes([4] * 34), bytes([5] + [0] * 33), [5] + [0] * 33, [-1] + [0] * 33, [256] + [0] * 33),
    *([None] + [0] * 33, [2**70] + [0] * 33, [True] * 13 + [0] * 21, ["1"] * 34, (1, 0) * 17),
    *(range(34), bytes([3, 1, 1, 1, 1, 1, 1, 1, 4] + [0] * 25), bytes([4] * 4 + [0] * 30)),
)


def answer(function: Callable[..., object], *given: object, **more: object) -> str:
    """What it returns, or the complaint; how else it may fail is nobody's promise."""
    try:
        return repr(function(*given, **more))
    except ValueError as error:
        return f"{type(error).__name__}: {error}"
    except Exception:
        return "failed"


def hand(rng: random.Random, size: int) -> list[int]:
    """So many tiles, half of the time of few kinds, so that they lie close together."""
    suits = rng.sample(range(3), rng.randint(1, 3)) if rng.random() < 0.5 else range(4)
    return rng.sample([tile for tile in WALL if tile // 9 in suits], size)


def asked(rng: random.Random) -> Iterator[str]:
    """Everything about a random hand, with as many sets to make as its size allows or not."""
    sets = rng.randint(0, 4)
    size = 3 * sets + (2 if rng.random() < 0.9 else rng.randint(0, 1))
    tiles = Standing(hand(rng, size), sets=sets)
    counts, keys = tiles.packed(), list(tiles.keys)
    yield f"{tiles} {sets}: {answer(distance, tiles)} {answer(away, keys, sets)}"
    yield f"{answer(away, tuple(keys), sets)} {answer(lack_of_sets, keys, sets)}"
    yield f"{answer(standard_distance, counts)} {answer(standard_distance, list(counts))}"
    yield f"{answer(useful_tiles, tiles)} {answer(useful_tiles, tiles, standard=False)}"
    yield answer(discards_within, tiles, rng.randint(-1, 4))
    allowed, kinds = (rng.choice((ALL_KINDS, rng.getrandbits(KINDS))) for _ in range(2))
    shown = bytearray(rng.choices(range(rng.randint(1, 5)), k=FACES))
    standard = rng.random() < 0.5
    yield answer(nearest_discards, tiles, allowed, kinds, shown, standard)


def changed(rng: random.Random) -> Iterator[str]:
    """A hand to which tiles come and from which they go, as a deal does it and as anybody may."""
    tiles = Standing(hand(rng, 13))
    for _ in range(20):
        tile = rng.choice((*range(-2, 45), JOKER))
        does = rng.choice((tiles.add, tiles.remove, tiles.count))
        yield f"{does.__name__} {tile}: {answer(does, tile)}"
        known = rng.choice([*tiles, rng.randrange(43)])
        if tiles.counts[known] < 4:
            tiles.take(known)
        else:
            tiles = tiles.minus(known)
        if rng.random() < 0.2:
            kind = rng.choice((CHOW, PUNG, KONG))
            tiles.lay(Meld(kind, 9 * rng.randrange(3) + rng.randrange(7), concealed=False))
        twin = rng.choice((copy.copy, copy.deepcopy, Standing.copy))(tiles)
        tiles = pickle.loads(pickle.dumps(twin))
        yield f"{tiles!r} {tiles == twin} {len(tiles)} {tiles.sets} {tiles.size} {tiles.fours}"
        yield f"{tiles.keys} {tiles.kinds} {tiles.counts} {list(tiles.room)} {tiles.free()}"


def strange() -> Iterator[str]:
    """What nobody should ask."""
    for number in NUMBERS:
        for sets in (number, 4):
            keys = [0, number, 0, 0] if sets == 4 else [0, 0, 0, 1]
            yield f"{keys} {sets}: {answer(away, keys, sets)} {answer(lack_of_sets, keys, sets)}"
        tiles = Standing(range(14), sets=number)  # type: ignore[arg-type]
        for ask in (distance, useful_tiles):
            yield f"{number} sets: {answer(ask, tiles)}; {answer(ask, number)}"
        yield f"within {number}: {answer(discards_within, Standing(range(14)), number)}"
        yield f"as jokers: {answer(Standing.from_counts, bytes(34), jokers=number)}"
        yield f"as a tile: {answer(Standing, [number])} {answer(Standing().add, number)}"
        yield f"as tiles: {answer(Standing, number)} {answer(Standing().count, number)}"
        yield f"in a batch: {answer(distances, np.zeros((1, 34), np.uint8), number)}"
    for counts in COUNTS:
        yield f"{counts}: {answer(standard_distance, counts)}"
        yield f"{answer(Standing.from_counts, counts)} {answer(distances, np.array([counts]))}"
    for keys in ((), [], [0], (0,) * 5, "mpsz", None, (5**9, 0, 0, 0), (0, 0, 0, 5**7)):
        yield f"{keys}: {answer(away, keys, 4)} {answer(lack_of_sets, keys)}"


def together(rng: random.Random, number: int) -> Iterator[str]:
    """Many hands at once, in every kind of array; then some that are none."""
    rows = np.zeros((number, KINDS), np.uint8)
    for row in rows:
        np.add.at(row, hand(rng, rng.randint(0, 14)), 1)
    for sets in range(5):
        found = distances(rows, sets)
        yield repr(found.tolist())
        for other in (rows.astype(np.int64), np.asfortranarray(rows), np.repeat(rows, 2, 0)[::2]):
            assert (distances(other, sets) == found).all()
    for place, count in ((0, 5), (number - 1, 255), (number // 2, 4)):
        wrong = rows.copy()
        wrong[place] = count
        yield answer(distances, wrong)
    yield answer(distances, rows[:0])


def told(hand: Hand) -> object:
    """All that a hand knows of itself, and its twins."""
    names = [name for name in dir(hand) if not name.startswith("_")]
    values = {name: getattr(hand, name) for name in names}
    known = {name: value for name, value in values.items() if not callable(value)}
    for twin in (copy.copy(hand), copy.deepcopy(hand), pickle.loads(pickle.dumps(hand))):
        assert known == {name: getattr(twin, name) for name in known}
    return hand, known, hand == hand.but(), hand.without_winning()


def made(rng: random.Random) -> Iterator[str]:
    """Hands with melds, flowers and jokers, and hands that cannot be."""
    tiles: list[object] = [*rng.sample([*WALL, *BONUS, *[JOKER] * 4], rng.randint(0, 14))]
    kinds = [CHOW, PUNG, KONG] if rng.random() < 0.9 else [CHOW, PUNG, KONG, PAIR, "dragon", 5]
    wild = [(), (), (), (), (3,), (3, 3), (3,) * 5, (40,)]
    melds: list[object] = [
        Meld(kind, tile, rng.random() < 0.3, wild=rng.choice(wild) if tile == 3 else ())
        for kind in rng.choices(kinds, k=rng.choice((0, 0, 1, 2, 3, 4, 80)))  # type: ignore[type-var]
        for tile in [rng.choice((*range(33), 3, 40, 43, -1))]
    ]
    flowers: object = rng.choice(((), (), [34], (41, 36), [34, 34], [3], ["x"], 5, {40, 41}))
    given: dict[str, object] = {"seat": rng.randrange(4), "round": rng.randrange(4)}
    for name in rng.sample(("seat", "round", "wild", "facts", "situation", "self_draw"), 1):
        given[name] = rng.choice((*NUMBERS, (), ["earth"], NO_FACTS))
    if rng.random() < 0.1:
        tiles.insert(rng.randint(0, len(tiles)), rng.choice(NUMBERS))
    if rng.random() < 0.1:
        melds.insert(rng.randint(0, len(melds)), rng.choice((*NUMBERS, Meld(PUNG, -(2**70)))))
    winning = rng.choice((None, *range(KINDS), JOKER, 43, *NUMBERS))
    yield answer(lambda: told(Hand(tiles, winning, melds=melds, flowers=flowers, **given)))  # type: ignore[arg-type]
    yield answer(lambda: told(Hand(iter(tiles), melds=iter(melds))))  # type: ignore[arg-type]


def complete(rng: random.Random) -> Hand:
    """Four sets and a pair or something like it, some tiles of it jokers."""
    first = rng.choice((0, 0, 9, 18))
    kinds = range(KINDS) if rng.random() < 0.5 else range(first, first + 9)
    groups: list[Meld] = []
    for _ in range(4):
        tile = rng.choice(kinds)
        is_chow = rng.random() < 0.6 and tile < 27 and tile % 9 < 7
        groups.append(Meld(CHOW if is_chow else PUNG, tile))
    melded = rng.choice((0, 0, 0, 1, 2, 3))
    standing = [tile for meld in groups[melded:] for tile in meld.tiles]
    standing += [rng.choice(kinds)] * 2
    if not melded and rng.random() < 0.2:
        standing = [tile for tile in rng.choices(kinds, k=7) for _ in range(2)]
    if not melded and rng.random() < 0.2:
        standing = [*kinds_of(ORPHANS), rng.choice([*kinds_of(ORPHANS)])]
    if not melded and rng.random() < 0.2:
        straight = rng.choice(STRAIGHTS).tiles
        standing = [*straight, *rng.choice((standing[:3] + standing[-2:], range(27, 32)))]
    rng.shuffle(standing)
    for place in range(rng.choice((0, 0, 0, 1, 2, 3, 4))):
        standing[place] = JOKER
    rng.shuffle(standing)
    return Hand(
        standing[1:],
        standing[0],
        melds=groups[:melded],
        self_draw=rng.random() < 0.5,
        situation=["heaven"] if rng.random() < 0.1 else (),
    )


def read(rng: random.Random) -> Iterator[str]:
    """Every way to read a hand as each shape of each rulebook."""
    try:
        given = complete(rng)
    except ValueError as error:
        yield str(error)
        return
    for name in RULEBOOKS:
        for shape in rulebook(name).scoring.shapes:
            yield f"{name} {shape.name}: {answer(lambda shape=shape: list(shape.readings(given)))}"


def answers(seed: int, number: int) -> Iterator[str]:
    """All of them."""
    rng = random.Random(seed)
    yield from strange()
    yield from together(rng, number)
    for _ in range(number):
        yield from made(rng)
    for _ in range(number // 3):
        yield from read(rng)
    for _ in range(number):
        yield from asked(rng)
    for _ in range(number // 20):
        yield from changed(rng)


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in answers(int(sys.argv[1]), int(sys.argv[2])))
