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
STANDARD_SHAPES = Shapes((Regular(), PAIRS_FORM, ORPHANS_FORM))


def distances(counts: Array, sets: int = SETS, shapes: Shapes = STANDARD_SHAPES) -> Array:
    """How far each hand is from the nearest of some shapes; an array with 34 counts per row.

    Those of a rulebook are its `scoring.shapes`; the standard ones are those of
    `standard_distance`. Seven pairs and the like count where nothing is melded.
    """
    return batch().distances(counts, sets, shapes)


@lru_cache(maxsize=8)
def sums(shape: SummedShape) -> tuple[Array, Array, Array]:
    """By key what a suit has for a shape, and the honours; by the sum of these what is lacking."""
    np, tables = batch().np, []
    for ranks in (9, 7):
        table = np.zeros(1, np.uint8)
        for rank in range(ranks):
            alone = ([0] * rank + [number] + [0] * (ranks - rank - 1) for number in range(5))
            added = np.array([shape.part(suit) for suit in alone], np.uint8)
            table = (added[:, None] + table).ravel()
        tables.append(table)
    suit, honours = tables
    return suit, honours, np.array([shape.lacking(parts) for parts in range(256)], np.int8)


class Batch:
    """NumPy, and the tables of distance as its arrays."""

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
            keys = self._keys(part)
            nothing = np.full(len(part), TOO_FAR, np.int8)
            lacks = (self._lacks(shape, part, keys, sets) for shape in able)
            found[start : start + AT_ONCE] = reduce(np.minimum, lacks, nothing) - 1
        return found

    def _keys(self, part: Array) -> list[Array]:
        """The keys of hands, by suit."""
        np = self.np
        if part.max() <= 4 and part.min() >= 0:
            keys: list[Array]
            *keys, sizes = (part.astype(np.float32) @ self.weights).astype(np.intp).T
            if sizes.max() <= WHOLE_HAND:
                return keys
        raise Complaint("there are four tiles of a kind and 14 in a hand at most")

    def _lacks(self, shape: Shape, part: Array, keys: list[Array], sets: int) -> Array:
        """What each hand lacks for a shape, by tables where that is possible."""
        m, p, s, z = keys
        lacks: Array
        if isinstance(shape, Regular):
            wide = self.np.intp
            low = self.pair[self.suit[m].astype(wide) * SUIT_NAMES + self.suit[p]]
            high = self.honoured[self.suit[s].astype(wide) * HONOUR_NAMES + self.honours[z]]
            lacks = self.lacking[sets][low.astype(wide) * HONOURED_SUITS + high]
        elif isinstance(shape, SummedShape):
            suit, honours, lacking = sums(shape)
            lacks = lacking[suit[m] + suit[p] + suit[s] + honours[z]]
        else:
            hands = (Standing.from_counts(row, sets=sets) for row in part.tolist())
            lacks = self.np.array([shape.number(hand) for hand in hands], self.np.int8)
        return lacks


batch = lru_cache(maxsize=1)(Batch)  # loaded when it is first needed
