"""What the plain scorers share: notation, partitions, melds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

Group = tuple[str, ...]

SUITED = [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)]
HONOURS = [f"{rank}z" for rank in range(1, 8)]
KINDS = SUITED + HONOURS
FLOWERS = [f"{n}f" for n in range(1, 9)]


def tiles(text: str) -> list[str]:
    """`"123m 55z J"` as `["1m", "2m", "3m", "5z", "5z", "J"]`."""
    found: list[str] = []
    rest = re.sub(r"\s+", "", text)
    while rest:
        if rest[0] == "J":
            found.append("J")
            rest = rest[1:]
            continue
        match = re.match(r"([1-9]+)([mpszf])", rest)
        if match is None:
            raise ValueError(f"cannot read {text!r}")
        ranks, letter = match.groups()
        for rank in ranks:
            tile = rank + letter
            if tile not in KINDS and tile not in FLOWERS:
                raise ValueError(f"no such tile {tile!r} in {text!r}")
            found.append(tile)
        rest = rest[match.end() :]
    return found


def rank(tile: str) -> int:
    return int(tile[0])


def suit(tile: str) -> str:
    return tile[1]


def chow_from(tile: str) -> Group | None:
    """The chow whose lowest tile this is, if there is one."""
    if tile[1] not in "mps" or rank(tile) > 7:
        return None
    return tuple(f"{rank(tile) + step}{suit(tile)}" for step in range(3))


def partitions(hand: Counter[str], sets: int) -> Iterator[list[Group]]:
    """Every way to cut real tiles into `sets` chows and pungs and one pair (the pair first)."""
    seen = set()
    for pair in KINDS:
        if hand[pair] >= 2:
            rest = hand.copy()
            rest[pair] -= 2
            for found in _sets(rest, sets):
                key = ((pair, pair), *sorted(found))
                if key not in seen:
                    seen.add(key)
                    yield list(key)


def _sets(rest: Counter[str], sets: int) -> Iterator[list[Group]]:
    if sets == 0:
        if sum(rest.values()) == 0:
            yield []
        return
    first = next((kind for kind in KINDS if rest[kind] > 0), None)
    if first is None:
        return
    options: list[Group] = []
    if rest[first] >= 3:
        options.append((first,) * 3)
    chow = chow_from(first)
    if chow and all(rest[tile] for tile in chow):
        options.append(chow)
    for option in options:
        left = rest.copy()
        left.subtract(option)
        for others in _sets(left, sets - 1):
            yield [option, *others]
