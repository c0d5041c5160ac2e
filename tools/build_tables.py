"""Builds `sparrows/readings/tables.xz`, from which the distance to ready is looked up.

    python tools/build_tables.py

A suit is described by ten numbers: how many tiles it lacks at least for 0 to 4 sets, and for
0 to 4 sets with a pair beside them. Of 405,350 suits of up to fourteen tiles only 126 differ in
these numbers, so one byte names each; two suits put together have 180 descriptions, a suit and
honours 165. The file holds, one after another, the byte of each suit and of each set of honours
by their base-5 keys, the tables that put two descriptions together, and for 0 to 4 sets to make
how many tiles are lacking. NumPy is needed to build it, not to read it.
"""

from __future__ import annotations

import lzma
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from sparrows.readings.tables import PACKED

Array = np.ndarray[Any, Any]

RANKS, HONOURS = 9, 7
MOST_TILES = 14
SETS = 5  # 0 to 4
FAR = 30


def all_suits(ranks: int) -> Array:
    """Every suit of at most fourteen tiles, one row each, four tiles of a rank at most."""
    rows = np.zeros((1, 0), np.int8)
    for _ in range(ranks):
        grown = [np.insert(rows, rows.shape[1], number, axis=1) for number in range(5)]
        rows = np.concatenate(grown)
        rows = rows[rows.sum(axis=1) <= MOST_TILES]
    return rows


def descriptions(suits: Array, *, chows: bool) -> Array:
    """The ten numbers of every suit: lacking for 0 to 4 sets, then the same with a pair.

    Rank by rank, it is chosen how many chows begin here and whether a pung and the pair are
    made of it; `begun` are the chows that began one and two ranks ago and still need this one.
    """
    ranks = suits.shape[1]
    start = (0, 0, (0, 0))  # sets, pairs, begun
    best = {start: np.zeros(len(suits), np.int8)}
    for rank in range(ranks):
        lacking = [np.maximum(need - suits[:, rank], 0) for need in range(5)]
        most_chows = 2 if chows and rank < ranks - 2 else 0
        further: dict[tuple[int, int, tuple[int, int]], Array] = {}
        for (sets, pairs, begun), so_far in best.items():
            for chow, pung, pair in product(range(most_chows + 1), (0, 1), (0, 1)):
                need = sum(begun) + chow + 3 * pung + 2 * pair
                there = (sets + chow + pung, pairs + pair, (chow, begun[0]))
                if need > 4 or there[0] >= SETS or there[1] > 1:
                    continue
                total = so_far + lacking[need]
                known = further.get(there)
                further[there] = total if known is None else np.minimum(known, total)
        best = further
    found = np.full((len(suits), 2 * SETS), FAR, np.int8)
    for (sets, pairs, begun), lack in best.items():
        if begun == (0, 0):
            found[:, pairs * SETS + sets] = lack
    return found


def together(one: Array, other: Array) -> Array:
    """The descriptions of every pair of suits: the sets are shared out in the best way."""
    found = np.full((len(one), len(other), 2 * SETS), FAR, np.int8)
    for here, there in product(range(2 * SETS), repeat=2):
        pairs, sets = here // SETS + there // SETS, here % SETS + there % SETS
        if pairs <= 1 and sets < SETS:
            lack = one[:, None, here] + other[None, :, there]
            column = pairs * SETS + sets
            found[:, :, column] = np.minimum(found[:, :, column], lack)
    return found


def named(table: Array) -> tuple[Array, Array]:
    """The different descriptions, and for each place of the table the number of its own."""
    rows = table.reshape(-1, table.shape[-1])
    different, numbers = np.unique(rows, axis=0, return_inverse=True)
    return different, numbers.reshape(table.shape[:-1]).astype(np.uint8)


def by_key(suits: Array, numbers: Array) -> Array:
    """The numbers of these suits, each at the place that is the suit's base-5 key."""
    ranks = suits.shape[1]
    table = np.zeros(5**ranks, np.uint8)
    table[suits @ 5 ** np.arange(ranks)] = numbers
    return table


def build() -> bytes:
    suits, honours = all_suits(RANKS), all_suits(HONOURS)
    of_suits, suit_numbers = named(descriptions(suits, chows=True))
    of_honours, honour_numbers = named(descriptions(honours, chows=False))
    of_two, two_suits = named(together(of_suits, of_suits))
    of_honoured, honoured = named(together(of_suits, of_honours))
    lacking = together(of_two, of_honoured)[:, :, SETS:]  # a hand needs its pair
    parts = (
        by_key(suits, suit_numbers),
        by_key(honours, honour_numbers),
        two_suits,
        honoured,
        np.moveaxis(lacking, 2, 0).astype(np.uint8),
    )
    return b"".join(part.tobytes() for part in parts)


def main() -> None:
    packed = lzma.compress(build(), preset=9 | lzma.PRESET_EXTREME)
    Path(PACKED).write_bytes(packed)


if __name__ == "__main__":
    main()
