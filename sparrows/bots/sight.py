"""What a bot makes of a view: the tiles it has not seen, and what a hand still lacks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Table
from sparrows.readings.reading import SEVEN_PAIRS, THIRTEEN_ORPHANS
from sparrows.readings.tables import FINAL, HONOURED, HONOURS, PAIR, SUIT
from sparrows.tiles import ALL_KINDS, FACES, JOKER, KINDS, SUIT_MASKS, kinds_of


@cache
def _copies(kinds: int, jokers: bool) -> tuple[int, ...]:
    copies = [0] * FACES
    for tile in kinds_of(kinds):
        copies[tile] = 4
    copies[JOKER] = 4 * jokers
    return tuple(copies)


def unseen(rules: Rulebook, view: Table, seat: Seat) -> list[int]:
    """How many of each kind a player has not seen."""
    copies = _copies(rules.tiles.kinds, rules.tiles.jokers)
    own = view.places[seat].counts
    return [
        number - held - shown for number, held, shown in zip(copies, own, view.shown, strict=True)
    ]


def usable(rules: Rulebook, view: Table, seat: Seat) -> int:
    """The kinds that this player can win with: not those of a void suit."""
    kinds = rules.tiles.kinds
    void = rules.parts.void_of(view.places[seat])
    return kinds if void is None else kinds & ~SUIT_MASKS[void]


def lacking(keys: Sequence[int], sets: int) -> int:
    """How many tiles these suits lack for so many sets and a pair."""
    m, p, s, z = keys
    return FINAL[sets][PAIR[SUIT[m]][SUIT[p]]][HONOURED[SUIT[s]][HONOURS[z]]] + 1


def has_standard_shapes(rules: Rulebook) -> bool:
    """Whether seven pairs win, and thirteen orphans too if there are honours."""
    return _standard(rules.scoring.shapes, rules.tiles.kinds)


@lru_cache(maxsize=64)
def _standard(shapes: tuple[Any, ...], kinds: int) -> bool:
    names = {shape.name for shape in shapes}
    return SEVEN_PAIRS in names and (THIRTEEN_ORPHANS in names or kinds != ALL_KINDS)


def lacking_pairs(counts: Sequence[int]) -> int:
    """How many tiles concealed ones lack for seven different pairs."""
    there = bytes(counts[:KINDS])
    kinds = KINDS - there.count(0)
    pairs = kinds - there.count(1)
    return 7 - pairs + max(7 - kinds, 0)
