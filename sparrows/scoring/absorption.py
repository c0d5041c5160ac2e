"""Absorption and series: which of the patterns met in a reading count beside each other.

A pattern that lies on certain sets absorbs only what lies wholly within these sets; a pattern
of the whole hand, or a limit hand, absorbs every occurrence, and is absorbed whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb, prod

from sparrows.readings.groups import SINGLE
from sparrows.scoring.pattern import LIMIT, Absorbed, Line
from sparrows.scoring.verdict import WHOLE, Found, Occurrence

NO_LIMIT = 1000


def those_that_count(lines: Sequence[Line]) -> list[Line]:
    """Of all lines that were met, in the order of the table, those that count."""
    counting: list[Line] = []
    for line in lines:
        left = line.found
        for other in lines:
            if left and line.pattern.id in other.pattern.absorbs:
                left, _ = _share(left, other)
        if left is line.found:
            counting.append(line)
        elif left:
            counting.append(Line(line.pattern, left))
    return dearest_of_series(counting)


def those_lost(lines: Sequence[Line], counting: Sequence[Line]) -> list[Absorbed]:
    """What was absorbed or outranked, and by which line.

    Of several it is one that counts itself, if there is any, and the first of those in the table.
    """
    ids = {line.pattern.id for line in counting}
    by_rank = sorted(lines, key=lambda line: line.pattern.id not in ids)
    lost: list[Absorbed] = []
    left_over: list[Line] = []
    for line in lines:
        left = line.found
        for other in by_rank:
            if line.pattern.id in other.pattern.absorbs:
                left, taken = _share(left, other)
                if taken:
                    lost.append(Absorbed(line.pattern, taken, other.pattern, "absorbed"))
        if left:
            left_over.append(Line(line.pattern, left))
    for line, best in _with_dearest(left_over):
        if best is not line:
            lost.append(Absorbed(line.pattern, line.found, best.pattern, "series"))
    return lost


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


def dearest_of_series(lines: Sequence[Line]) -> list[Line]:
    """The lines without those of a series of which another is worth more."""
    return [line for line, best in _with_dearest(lines) if best is line]


def _with_dearest(lines: Sequence[Line]) -> Iterator[tuple[Line, Line]]:
    """Each line, with the one of its series that is worth most."""
    dearest: dict[str, Line] = {}
    for line in lines:
        series = line.pattern.series
        if series and (series not in dearest or line.value > dearest[series].value):
            dearest[series] = line
    for line in lines:
        yield line, dearest.get(line.pattern.series, line)


def _share(found: Found, absorber: Line) -> tuple[Found, Found]:
    """What of these occurrences stays, and what lies within the absorber's."""
    within = WHOLE if absorber.pattern.unit == LIMIT else absorber.found
    if WHOLE in (found, within) and len(found) == 1:  # most often
        return (), found
    stays: list[Occurrence] = []
    taken: list[Occurrence] = []
    for occurrence, times in Counter(found).items():
        inside = min(times, sum(_room(occurrence, other) for other in within))
        taken += [occurrence] * inside
        stays += [occurrence] * (times - inside)
    return tuple(stays), tuple(taken)


def _room(occurrence: Occurrence, other: Occurrence) -> int:
    """How many times these groups can be chosen among the other's: identical sets are several."""
    if not occurrence or not other:
        return NO_LIMIT
    ways = prod(comb(other.count(group), occurrence.count(group)) for group in set(occurrence))
    if not ways and all(group.kind == SINGLE for group in occurrence):
        tiles = Counter(group.tile for group in occurrence)
        return int(tiles <= Counter(tile for group in other for tile in group.tiles))
    return ways
