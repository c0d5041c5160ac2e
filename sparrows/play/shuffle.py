"""Everything that is left to chance comes from the seed, so that anybody can check it.

A match seed has 256 bits. A deal's seed is HMAC-SHA-256 of the match seed over a label with the
deal's number; the wall is shuffled by Fisher-Yates over SHAKE-256, numbers by rejection sampling.
SHA-256 of seed and salt is published before the first deal, the seed after the last.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from sparrows.tiles import JOKER, Tile, kinds_of

if TYPE_CHECKING:
    from sparrows.play.rulebook import Rulebook

ALGORITHM = "sparrows-1"
SEED_BYTES = 32
DRAWN_AT_ONCE = 256
# By a limit, what a byte must be below so that all its remainders are alike likely.
FAIR = (0, *(256 - 256 % limit for limit in range(1, 257)))


def deal_seed(match_seed: bytes, number: int) -> bytes:
    """The seed of one deal of a match."""
    return hmac.digest(match_seed, f"{ALGORITHM} deal {number}".encode(), "sha256")


def seed_from(value: int | str | bytes) -> bytes:
    """32 bytes from whatever a person calls a seed."""
    if isinstance(value, bytes) and len(value) == SEED_BYTES:
        return value
    text = value if isinstance(value, bytes) else str(value).encode()
    return hashlib.sha256(text).digest()


def commitment(match_seed: bytes, salt: bytes) -> str:
    """What is published before the first deal."""
    return hashlib.sha256(match_seed + salt).hexdigest()


class Chance:
    """Numbers drawn from a seed, under a label that says what they are for."""

    def __init__(self, seed: bytes, label: str) -> None:
        self._source = hashlib.shake_256(seed + label.encode())
        self._drawn = b""
        self._at = 0  # what comes next of these

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1 (at most 256), all alike likely."""
        fair = FAIR[limit]
        while True:
            if self._at == len(self._drawn):
                self._draw_more()
            number = self._drawn[self._at]
            self._at += 1
            if number < fair:
                return number % limit

    def _draw_more(self) -> None:
        self._drawn = self._source.digest(len(self._drawn) + DRAWN_AT_ONCE)

    def throw(self) -> tuple[int, int]:
        """Two dice."""
        return self.below(6) + 1, self.below(6) + 1

    def shuffle(self, tiles: list[int]) -> None:
        """Fisher-Yates, in place."""
        for limit in range(len(tiles), 1, -1):
            other = self.below(limit)
            tiles[limit - 1], tiles[other] = tiles[other], tiles[limit - 1]


def seated_by_dice(
    chance: Chance, players: Sequence[int]
) -> tuple[list[int], list[dict[int, tuple[int, int]]]]:
    """Players by the sum they throw, highest first; equal sums throw again for their places."""
    thrown = {player: chance.throw() for player in players}
    order, throws = list[int](), [thrown]
    for points in sorted({sum(dice) for dice in thrown.values()}, reverse=True):
        tied = [player for player in players if sum(thrown[player]) == points]
        again = seated_by_dice(chance, tied) if len(tied) > 1 else (tied, [])
        order += again[0]
        throws += again[1]
    return order, throws


def shuffled(rules: Rulebook, seed: bytes) -> list[Tile]:
    """The tiles of the set in an order that the seed alone decides."""
    jokers = 4 if rules.tiles.jokers and rules.parts.jokers_are_printed else 0
    tiles = [*all_tiles(rules.tiles.kinds), *rules.tiles.bonus, *(JOKER,) * jokers]
    Chance(seed, "wall").shuffle(tiles)
    return tiles


@cache
def all_tiles(kinds: int) -> tuple[Tile, ...]:
    """Four tiles of each of these kinds."""
    return tuple(tile for tile in kinds_of(kinds) for _ in range(4))
