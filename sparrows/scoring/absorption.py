"""Absorption and series: which of the patterns met in a reading count beside each other.

A pattern that lies on certain sets absorbs only what lies wholly within these sets; a pattern
of the whole hand, or a limit hand, absorbs every occurrence, and is absorbed whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb, prod

from sparrows.readings.groups import SINGLE
from sparrows.scoring.pattern import LIMIT, Absorbed, Line
from sparrows.scoring.verdict import WHOLE, Found, Occurrence

NO_LIMIT = 1000


def resolve(lines: Sequence[Line]) -> tuple[list[Line], list[Absorbed]]:
    """The lines that count, and what was absorbed or outranked by them."""
    counting: list[Line] = []
    lost: list[Absorbed] = []
    for line in lines:
        left = line.found
        for other in lines:
            if line.pattern.id in other.pattern.absorbs:
                whole = other.pattern.unit == LIMIT
                left, taken = _share(left, WHOLE if whole else other.found)
                if taken:
                    lost.append(Absorbed(line.pattern, taken, other.pattern, "absorbed"))
        if left:
            counting.append(Line(line.pattern, left))
    return dearest_of_series(counting, lost)


def place_matters(parts: Sequence[Sequence[Line]]) -> bool:
    """Whether a pattern of one part absorbs, of another part, what lies on its own sets only."""
    for part in parts:
        for line in part:
            if line.pattern.absorbs and line.found[0] and line.pattern.unit != LIMIT:
                for other in parts:
                    if other is not part and _lies_on_sets(other, line.pattern.absorbs):
                        return True
    return False


def _lies_on_sets(lines: Sequence[Line], ids: tuple[str, ...]) -> bool:
    return any(line.found[0] and line.pattern.id in ids for line in lines)


def dearest_of_series(lines: list[Line], lost: list[Absorbed]) -> tuple[list[Line], list[Absorbed]]:
    """Of each series the line that is worth most; the others are lost too."""
    dearest: dict[str, Line] = {}
    for line in lines:
        series = line.pattern.series
        if series and (series not in dearest or line.value > dearest[series].value):
            dearest[series] = line
    counting: list[Line] = []
    for line in lines:
        best = dearest.get(line.pattern.series, line)
        if best is line:
            counting.append(line)
        else:
            lost.append(Absorbed(line.pattern, line.found, best.pattern, "series"))
    return counting, lost


def _share(found: Found, absorber: Found) -> tuple[Found, Found]:
    """What of these occurrences stays, and what lies within the absorber's."""
    stays: list[Occurrence] = []
    taken: list[Occurrence] = []
    for occurrence, times in Counter(found).items():
        inside = min(times, sum(_room(occurrence, other) for other in absorber))
        taken += [occurrence] * inside
        stays += [occurrence] * (times - inside)
    return tuple(stays), tuple(taken)


def _room(occurrence: Occurrence, other: Occurrence) -> int:
    """How many times these groups can be chosen among the other's: identical sets are several."""
    if not occurrence or not other:
        return NO_LIMIT
    wanted, there = Counter(occurrence), Counter(other)
    if wanted <= there:
        return prod(comb(there[group], times) for group, times in wanted.items())
    if all(group.kind == SINGLE for group in occurrence):
        tiles = Counter(group.tile for group in occurrence)
        return int(tiles <= Counter(tile for group in other for tile in group.tiles))
    return 0
