"""Distances of very many hands at once, where NumPy is installed."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from sparrows.readings.distance import SEVEN_PAIRS, irregular_summary
from sparrows.readings.tables import (
    FINAL,
    HONOUR_NAMES,
    HONOURED,
    HONOURED_SUITS,
    HONOURS,
    PAIR,
    SUIT,
    SUIT_NAMES,
)
from sparrows.tiles import KINDS, WEIGHT

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

# So many hands at a time that all their numbers stay near the processor.
CHUNK = 4096


class Arrays(NamedTuple):
    """The tables of distance as arrays, all of one dimension but the first."""

    weights: Array  # makes four keys of 34 counts
    suit: Array
    honours: Array
    pair: Array
    honoured: Array
    suit_summary: Array
    honours_summary: Array
    seven_pairs: Array


@lru_cache(maxsize=1)
def arrays() -> Arrays:
    """All tables, made when they are first needed."""
    np = import_module("numpy")
    FINAL[4]  # unpacks the tables, if that has not happened yet
    weights = np.zeros((KINDS, 4), np.float32)
    for tile in range(KINDS):
        weights[tile, tile // 9] = WEIGHT[tile]
    return Arrays(
        weights,
        np.frombuffer(bytes(SUIT), np.uint8),
        np.frombuffer(bytes(HONOURS), np.uint8),
        np.frombuffer(b"".join(PAIR), np.uint8),
        np.frombuffer(b"".join(HONOURED), np.uint8),
        summaries(9),
        summaries(7),
        np.array(SEVEN_PAIRS, np.int8),
    )


def summaries(ranks: int) -> Array:
    """By the key of a suit its summary: the sum of what each rank adds to it."""
    np = import_module("numpy")
    table = np.zeros(1, np.uint16)
    for rank in range(ranks):
        alone = [[0] * rank + [number] + [0] * (ranks - rank - 1) for number in range(5)]
        added = np.array([irregular_summary(counts) for counts in alone], np.uint16)
        table = (added[:, None] + table).ravel()
    return table


@lru_cache(maxsize=5)
def final(sets: int) -> Array:
    np = import_module("numpy")
    return np.array(FINAL[sets], np.int8).ravel()


def distances(counts: Array, sets: int = 4, *, standard: bool = True) -> Array:
    """The distance of each hand, from an array of 34 counts a row.

    Where nothing is melded, seven pairs and thirteen orphans are regarded too, unless `standard`
    is false.
    """
    np = import_module("numpy")
    found = np.empty(len(counts), np.int8)
    for start in range(0, len(counts), CHUNK):
        keys = (counts[start : start + CHUNK].astype(np.float32) @ arrays().weights).astype(np.intp)
        found[start : start + CHUNK] = _of_keys(keys.T, sets, standard)
    return found


def _of_keys(keys: Array, sets: int, standard: bool) -> Array:
    np = import_module("numpy")
    tables = arrays()
    m, p, s, z = keys
    low = tables.pair[tables.suit[m].astype(np.intp) * SUIT_NAMES + tables.suit[p]]
    high = tables.honoured[tables.suit[s].astype(np.intp) * HONOUR_NAMES + tables.honours[z]]
    regular = final(sets)[low.astype(np.intp) * HONOURED_SUITS + high]
    if not standard or sets < 4:
        return regular
    summary = (
        tables.suit_summary[m]
        + tables.suit_summary[p]
        + tables.suit_summary[s]
        + tables.honours_summary[z]
    )
    pairs = tables.seven_pairs[summary & 255]
    orphans = (13 - (summary >> 8 & 15) - (summary > 4095)).astype(np.int8)
    return np.minimum(np.minimum(regular, pairs), orphans)
