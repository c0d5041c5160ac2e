"""Distances of very many hands at once, where NumPy is installed."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from sparrows.complaint import Complaint, refuse_other
from sparrows.readings.distance import TO_SEVEN_PAIRS, TO_THIRTEEN_ORPHANS, irregular_summary
from sparrows.readings.kernel import KERNEL
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


def distances(counts: Array, sets: int = 4, *, standard: bool = True) -> Array:
    """The distance of each hand, from an array with 34 counts per row.

    Where nothing is melded, seven pairs and thirteen orphans count too, unless `standard`
    is false.
    """
    return batch().distances(counts, sets, standard=standard and sets == 4)


@lru_cache(maxsize=1)
def batch() -> Batch:
    """NumPy and the tables as its arrays, loaded when they are first needed."""
    return Batch()


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
        self.final = [np.array(FINAL[sets], np.int8).ravel() for sets in range(5)]
        self.suit_summaries = self._summaries(9)
        self.honour_summaries = self._summaries(7)
        self.seven_pairs = np.array(TO_SEVEN_PAIRS, np.int8)
        self.thirteen_orphans = np.array(TO_THIRTEEN_ORPHANS, np.int8)
        # Makes the four keys and the size of a hand from its counts.
        self.weights = np.zeros((KINDS, 5), np.float32)
        for tile in range(KINDS):
            self.weights[tile, tile // 9] = WEIGHT[tile]
            self.weights[tile, 4] = 1

    def _summaries(self, ranks: int) -> Array:
        """By the key of a suit its summary: the sum of what each rank adds to it."""
        table: Array = self.np.zeros(1, self.np.uint16)
        for rank in range(ranks):
            alone = [[0] * rank + [number] + [0] * (ranks - rank - 1) for number in range(5)]
            added = self.np.array([irregular_summary(suit) for suit in alone], self.np.uint16)
            table = (added[:, None] + table).ravel()
        return table

    def distances(self, counts: Array, sets: int, *, standard: bool) -> Array:
        np = self.np
        counts = np.asarray(counts)
        if counts.ndim != 2 or counts.shape[1] != KINDS or counts.dtype.kind not in "iu":
            raise Complaint(
                "rows of 34 counts are needed, not {dtype} {shape}",
                dtype=counts.dtype,
                shape=counts.shape,
            )
        refuse_other(int, sets)
        if not 0 <= sets < len(self.final):
            raise Complaint("{sets} sets cannot be to make: 0 to {most}", sets=sets, most=4)
        found: Array = np.empty(len(counts), np.int8)
        if KERNEL is not None and counts.dtype == np.uint8:
            rows = np.ascontiguousarray(counts)
            if KERNEL.fill_in(rows, sets, standard, found):
                return found  # all were hands; if not, it is said below
        for start in range(0, len(counts), AT_ONCE):
            part = counts[start : start + AT_ONCE]
            *keys, sizes = (part.astype(np.float32) @ self.weights).astype(np.intp).T
            if part.max() > 4 or part.min() < 0 or sizes.max() > WHOLE_HAND:
                raise Complaint("there are four tiles of a kind and 14 in a hand at most")
            lowest = self._regular(keys, sets)
            if standard:
                lowest = np.minimum(lowest, self._irregular(keys))
            found[start : start + AT_ONCE] = lowest
        return found

    def _regular(self, keys: list[Array], sets: int) -> Array:
        """The distances to so many sets and a pair."""
        m, p, s, z = keys
        wide = self.np.intp
        low = self.pair[self.suit[m].astype(wide) * SUIT_NAMES + self.suit[p]]
        high = self.honoured[self.suit[s].astype(wide) * HONOUR_NAMES + self.honours[z]]
        distances: Array = self.final[sets][low.astype(wide) * HONOURED_SUITS + high]
        return distances

    def _irregular(self, keys: list[Array]) -> Array:
        """The distances to seven pairs or thirteen orphans."""
        m, p, s, z = keys
        suits = self.suit_summaries
        summary = suits[m] + suits[p] + suits[s] + self.honour_summaries[z]
        pairs, orphans = self.seven_pairs[summary & 255], self.thirteen_orphans[summary >> 8]
        nearer: Array = self.np.minimum(pairs, orphans)
        return nearer
