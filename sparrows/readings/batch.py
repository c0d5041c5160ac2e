"""Distances of very many hands at once, where NumPy is installed."""

from __future__ import annotations

from functools import lru_cache, reduce
from importlib import import_module
from typing import TYPE_CHECKING, Any

from sparrows.complaint import Complaint, refuse_other
from sparrows.readings.distance import ORPHANS_FORM, PAIRS_FORM
from sparrows.readings.kernel import KERNEL
from sparrows.readings.lack import TOO_FAR
from sparrows.readings.shapes.regular import Regular
from sparrows.readings.shapes.shape import Shape, Shapes, SummedShape
from sparrows.readings.standing import SETS, Standing
from sparrows.readings.tables import (
    BOTH,
    FINAL,
    HONOUR,
    HONOUR_NAMES,
    HONOURED,
    HONOURED_SUITS,
    SUIT,
    SUIT_NAMES,
)
from sparrows.tiles import KINDS, WEIGHT, WHOLE_HAND

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]  # of any shape and numbers: NumPy's own types say no more here

# So many hands at a time that all their numbers stay near the processor.
AT_ONCE = 4096
MOST_SUMMED = 8  # what a suit has for so many shapes is added up in numbers of 64 bits
STANDARD_SHAPES = Shapes((Regular(), PAIRS_FORM, ORPHANS_FORM))


def distances(counts: Array, sets: int = SETS, shapes: Shapes = STANDARD_SHAPES) -> Array:
    """How far each hand is from the nearest of some shapes; an array with 34 counts per row.

    Those of a rulebook are its `scoring.shapes`; the standard ones are those of
    `standard_distance`. Seven pairs and the like count where nothing is melded.
    """
    return batch().distances(counts, sets, shapes)


@lru_cache(maxsize=1)
def batch() -> Batch:
    """NumPy and the tables as its arrays, loaded when they are first needed."""
    return Batch()


@lru_cache(maxsize=4)
def sums(shapes: tuple[SummedShape, ...]) -> Sums:
    """What suits have for these shapes."""
    return Sums(shapes)


class Sums:
    """By the key of a suit and of the honours, what they have for some shapes."""

    def __init__(self, shapes: tuple[SummedShape, ...]) -> None:
        np = self.np = batch().np
        self.shapes = shapes
        self.kind = np.dtype(f"u{1 << (len(shapes) - 1).bit_length()}")  # a byte for each
        self.suit, self.honours = self._by_key(9), self._by_key(7)
        self.lacking = [
            np.array([shape.lacking(parts) for parts in range(256)], np.int8) for shape in shapes
        ]

    def _by_key(self, ranks: int) -> Array:
        """The sum of what each rank adds."""
        table: Array = self.np.zeros(1, self.kind)
        for rank in range(ranks):
            alone = [[0] * rank + [number] + [0] * (ranks - rank - 1) for number in range(5)]
            added = self.np.array([self._parts(suit) for suit in alone], self.kind)
            table = (added[:, None] + table).ravel()
        return table

    def _parts(self, counts: list[int]) -> int:
        return sum(shape.part(counts) << 8 * at for at, shape in enumerate(self.shapes))

    def least(self, keys: list[Array]) -> Array:
        """What hands of these keys lack for the nearest of the shapes."""
        m, p, s, z = keys
        parts = self.suit[m] + self.suit[p] + self.suit[s] + self.honours[z]
        lacks = (each[parts >> 8 * at & 255] for at, each in enumerate(self.lacking))
        least: Array = reduce(self.np.minimum, lacks)
        return least


class Batch:
    """The tables of distance as arrays."""

    def __init__(self) -> None:
        try:
            np = self.np = import_module("numpy")
        except ImportError:
            raise Complaint("distances needs NumPy: pip install 'sparrows[numpy]'") from None
        FINAL[4]  # unpacks the tables, if that has not happened yet
        self.suit = np.frombuffer(bytes(SUIT), np.uint8)
        self.honours = np.frombuffer(bytes(HONOUR), np.uint8)
        self.pair = np.frombuffer(b"".join(BOTH), np.uint8)
        self.honoured = np.frombuffer(b"".join(HONOURED), np.uint8)
        self.lacking = [np.array(FINAL[sets], np.int8).ravel() + 1 for sets in range(SETS + 1)]
        # Makes the four keys and the size of a hand from its counts.
        self.weights = np.zeros((KINDS, 5), np.float32)
        for tile in range(KINDS):
            self.weights[tile, tile // 9] = WEIGHT[tile]
            self.weights[tile, 4] = 1

    def distances(self, counts: Array, sets: int, shapes: Shapes) -> Array:
        np = self.np
        counts = np.asarray(counts)
        if counts.ndim != 2 or counts.shape[1] != KINDS or counts.dtype.kind not in "iu":
            raise Complaint(
                "rows of 34 counts are needed, not {dtype} {shape}",
                dtype=counts.dtype,
                shape=counts.shape,
            )
        refuse_other(int, sets)
        refuse_other(Shapes, shapes)
        if not 0 <= sets <= SETS:
            raise Complaint("{sets} sets cannot be to make: 0 to {most}", sets=sets, most=SETS)
        found: Array = np.empty(len(counts), np.int8)
        if KERNEL is not None and shapes is STANDARD_SHAPES and counts.dtype == np.uint8:
            rows = np.ascontiguousarray(counts)
            if KERNEL.fill_in(rows, sets, sets == SETS, found):
                return found  # all were hands; if not, it is said below
        able = [shape for shape in shapes if SETS - sets <= shape.most_melds]
        for start in range(0, len(counts), AT_ONCE):
            part = counts[start : start + AT_ONCE]
            *keys, sizes = (part.astype(np.float32) @ self.weights).astype(np.intp).T
            if part.max() > 4 or part.min() < 0 or sizes.max() > WHOLE_HAND:
                raise Complaint("there are four tiles of a kind and 14 in a hand at most")
            lacks = self._lacks(part, keys, sets, able)
            found[start : start + AT_ONCE] = lacks - 1
        return found

    def _lacks(self, part: Array, keys: list[Array], sets: int, shapes: list[Shape]) -> Array:
        """What each hand lacks for the nearest of these shapes."""
        summed = tuple(shape for shape in shapes if isinstance(shape, SummedShape))
        found = [
            sums(summed[at : at + MOST_SUMMED]).least(keys)
            for at in range(0, len(summed), MOST_SUMMED)
        ]
        for shape in shapes:
            if isinstance(shape, Regular):
                found.append(self._regular(keys, sets))
            elif shape not in summed:
                found.append(self._one_by_one(part, sets, shape))
        nothing = self.np.full(len(part), TOO_FAR, self.np.int8)
        least: Array = reduce(self.np.minimum, found, nothing)
        return least

    def _regular(self, keys: list[Array], sets: int) -> Array:
        """What hands lack for so many sets and a pair."""
        m, p, s, z = keys
        wide = self.np.intp
        low = self.pair[self.suit[m].astype(wide) * SUIT_NAMES + self.suit[p]]
        high = self.honoured[self.suit[s].astype(wide) * HONOUR_NAMES + self.honours[z]]
        lacks: Array = self.lacking[sets][low.astype(wide) * HONOURED_SUITS + high]
        return lacks

    def _one_by_one(self, part: Array, sets: int, shape: Shape) -> Array:
        """What hands lack for a shape that has no quicker way."""
        hands = [Standing.from_counts(row, sets=sets) for row in part.tolist()]
        lacks: Array = self.np.array([shape.number(hand) for hand in hands], self.np.int8)
        return lacks
