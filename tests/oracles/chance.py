"""What a seed comes to, as docs/record.md says it: seats, dice and walls."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from hashlib import sha256, shake_256

Throw = tuple[int, int]


def deal_seed(match_seed: bytes, number: int) -> bytes:
    return hmac.new(match_seed, f"sparrows-1 deal {number}".encode(), sha256).digest()


class Stream:
    """Numbers from the bytes of a seed and a label."""

    def __init__(self, seed: bytes, label: str) -> None:
        self._bytes = self._more(seed + label.encode())

    @staticmethod
    def _more(start: bytes) -> Iterator[int]:
        size, at = 512, 0
        while True:
            yield from shake_256(start).digest(size)[at:]
            size, at = 2 * size, size

    def below(self, top: int) -> int:
        fair = 256 - 256 % top
        return next(byte for byte in self._bytes if byte < fair) % top

    def throw(self) -> Throw:
        return self.below(6) + 1, self.below(6) + 1

    def shuffled(self, things: list[int]) -> list[int]:
        for place in range(len(things) - 1, 0, -1):
            other = self.below(place + 1)
            things[place], things[other] = things[other], things[place]
        return things


def wall_of(seed: bytes, bonus: int = 0) -> list[int]:
    """Four of each of the 34 kinds, and this many bonus tiles, as the seed of a deal lays them."""
    kinds = [kind for kind in range(34) for _ in range(4)]
    return Stream(seed, "wall").shuffled(kinds + list(range(34, 34 + bonus)))


def dice_of(seed: bytes) -> list[Throw]:
    """The two throws that open the wall."""
    stream = Stream(seed, "dice")
    return [stream.throw(), stream.throw()]


def seats_by_lot(seed: bytes) -> list[int]:
    """The players in the order of play, the first dealer first."""
    return Stream(seed, "seats").shuffled([0, 1, 2, 3])


def seats_by_dice(seed: bytes) -> tuple[list[int], list[dict[int, Throw]]]:
    """The same by throws: the highest begins, those that are level at the top throw again."""
    stream, throwing = Stream(seed, "seats"), [0, 1, 2, 3]
    throws: list[dict[int, Throw]] = []
    while len(throwing) > 1:
        throws.append({player: stream.throw() for player in throwing})
        best = max(sum(throw) for throw in throws[-1].values())
        throwing = [player for player in throwing if sum(throws[-1][player]) == best]
    first = throwing[0]
    return [(first + step) % 4 for step in range(4)], throws
