"""Distances of very many hands at once, where NumPy is installed."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from sparrows.readings.distance import SEVEN_PAIRS, irregular_summary
from sparrows.readings.tables import FINAL, HONOURED, HONOURS, PAIR, SUIT

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

KINDS = 34
# So many hands at a time that all their numbers stay near the processor.
CHUNK = 4096


class Arrays(NamedTuple):
    """The tables of distance as arrays, all of one dimension."""

    weights: Array  # 34 counts to four keys
    suit: Array
    honours: Array
    pair: Array
    honoured: Array
    suit_summary: Array
    honours_summary: Array
    seven_pairs: Array


@lru_cache(maxsize=1)
def arrays() -> Arrays:
    np = import_module("numpy")
    FINAL[4]  # unpacks the tables, if that has not happened yet
    weights = np.zeros((KINDS, 4), np.float32)
    for tile in range(KINDS):
        weights[tile, tile // 9] = 5 ** (tile % 9)
    return Arrays(
        weights,
        np.frombuffer(bytes(SUIT), np.uint8),
        np.frombuffer(bytes(HONOURS), np.uint8),
        np.frombuffer(b"".join(PAIR), np.uint8),
        np.frombuffer(b"".join(HONOURED), np.uint8),
        _summaries(9),
        _summaries(7),
        np.array(SEVEN_PAIRS, np.int8),
    )
