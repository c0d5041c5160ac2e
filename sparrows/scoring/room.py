"""Whether one place lies within another; a place is groups, a byte each (`asking.py`)."""

from __future__ import annotations

from sparrows.scoring.asking import AS_CHOW, AS_KONG, AS_PAIR, AS_PUNG, AS_SINGLE

GROUP_BITS, GROUP_MASK = 8, 0xFF
ENDLESS = 1000  # room where the whole hand is


def room_for(place: int, other: int) -> int:
    """How many times these groups can be chosen among the other's: identical sets are several."""
    if not place or not other:
        return ENDLESS
    ways = 1
    singles = True
    seen = place
    while seen:
        group = seen & GROUP_MASK
        singles = singles and group >= AS_SINGLE
        # Each group is looked at where it stands last in the place.
        if not has(seen >> GROUP_BITS, group):
            need = how_many(place, group)
            have = how_many(other, group)
            for nth in range(need):
                ways = ways * (have - nth) // (nth + 1)
        seen >>= GROUP_BITS
    if ways or not singles:
        return ways
    seen = place
    while seen:
        if how_many(place, seen & GROUP_MASK) > tiles_in(other, (seen & GROUP_MASK) - AS_SINGLE):
            return 0
        seen >>= GROUP_BITS
    return 1


def has(place: int, group: int) -> bool:
    return how_many(place, group) > 0


def how_many(place: int, group: int) -> int:
    """How often a group is in a place."""
    number = 0
    while place:
        number += place & GROUP_MASK == group
        place >>= GROUP_BITS
    return number


def tiles_in(place: int, tile: int) -> int:
    """How many tiles of a kind are in the groups of a place."""
    number = 0
    while place:
        group = place & GROUP_MASK
        if group >= AS_SINGLE:
            number += group - AS_SINGLE == tile
        elif group >= AS_PAIR:
            number += 2 * (group - AS_PAIR == tile)
        elif group >= AS_KONG:
            number += 4 * (group - AS_KONG == tile)
        elif group >= AS_PUNG:
            number += 3 * (group - AS_PUNG == tile)
        else:
            number += group - AS_CHOW <= tile <= group - AS_CHOW + 2
        place >>= GROUP_BITS
    return number
