"""What a condition answers: where the pattern lies in the hand, or what it lacks.

A condition returns `Found`, one entry for each time the pattern is there, or a `Missing`, which
counts as false. So conditions are joined with `and`: the first thing that is missing speaks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from itertools import combinations

from sparrows.readings.groups import CHOWS, PAIRS, PUNGS, Group
from sparrows.tiles import Tile, kinds_of

# The groups that one occurrence of a pattern lies on; none of them means: on the whole hand.
Occurrence = tuple[Group, ...]
Found = tuple[Occurrence, ...]

WHOLE: Found = ((),)


class Missing:
    """Why a pattern is not there: a code and what it is about, for `text` to make a sentence of."""

    __slots__ = ("_about", "code")

    def __init__(self, code: str, **about: object) -> None:
        self.code = code
        self._about = about

    @property
    def about(self) -> dict[str, object]:
        return self._about

    def __bool__(self) -> bool:
        return False

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Missing):
            return NotImplemented
        return (self.code, self.about) == (other.code, other.about)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Missing({self.code!r}, {self.about!r})"


Verdict = Found | Missing

# Selections of sets that make a pattern, each one sorted.
Figures = frozenset[tuple[Tile, ...]]


def selections(
    sets: tuple[Tile, ...], figures: Figures, groups: dict[Tile, Group] | tuple[Group, ...]
) -> Verdict:
    """Every different selection of these sets that is one of the figures."""
    size = len(next(iter(figures)))
    found = [
        tuple([groups[tile] for tile in chosen])
        for chosen in combinations(sets, size)
        if chosen in figures
    ]
    return tuple(found) if found else Nearest(sets, figures, groups)


def chow_figures(chows: tuple[Tile, ...], figures: Figures) -> Verdict:
    """Selections of chows, each named by its lowest tile."""
    return selections(chows, figures, CHOWS)


def pung_figures(pungs: tuple[Tile, ...], figures: Figures) -> Verdict:
    """Selections of pungs, each named by its kind."""
    return selections(pungs, figures, PUNGS)


class Nearest(Missing):
    """No figure is complete: the one that lacks the fewest sets, found only when asked for."""

    __slots__ = ("figures", "groups", "sets")

    def __init__(
        self,
        sets: tuple[Tile, ...],
        figures: Figures,
        groups: dict[Tile, Group] | tuple[Group, ...],
    ) -> None:
        super().__init__("lacks-sets")
        self.sets = sets
        self.figures = figures
        self.groups = groups

    @property
    def about(self) -> dict[str, object]:
        have = Counter(self.sets)
        lacks = {figure: Counter(figure) - have for figure in self.figures}
        nearest = min(self.figures, key=lambda figure: (lacks[figure].total(), figure))
        return {
            "have": tuple(self.groups[tile] for tile in (Counter(nearest) & have).elements()),
            "lack": tuple(self.groups[tile] for tile in lacks[nearest].elements()),
        }


def each_pung(pungs: Iterable[Tile], wanted: Collection[Tile]) -> Verdict:
    """Each pung of one of the wanted kinds."""
    found = tuple((PUNGS[tile],) for tile in pungs if tile in wanted)
    return found or Missing("no-pung-of", kinds=tuple(wanted))


def on_groups(
    chows: Iterable[Tile] = (), pungs: Iterable[Tile] = (), pair: Tile | None = None
) -> Found:
    """One occurrence, on these groups."""
    groups = [CHOWS[tile] for tile in chows] + [PUNGS[tile] for tile in pungs]
    if pair is not None:
        groups.append(PAIRS[pair])
    return (tuple(groups),)


def holds(fact: bool, code: str, **about: object) -> Verdict:
    """The whole hand, if this is so; else what is not."""
    return WHOLE if fact else Missing(code, **about)


def within(kinds: int, allowed: int) -> Verdict:
    """Whether no tile of the hand lies outside these kinds."""
    strangers = kinds & ~allowed
    return WHOLE if not strangers else Outside(strangers)


class Outside(Missing):
    """Tiles that do not belong, listed only when asked for."""

    __slots__ = ("strangers",)

    def __init__(self, strangers: int) -> None:
        super().__init__("tiles-outside")
        self.strangers = strangers

    @property
    def about(self) -> dict[str, object]:
        return {"tiles": tuple(kinds_of(self.strangers))}


def enough(have: int, need: int, what: str) -> Verdict:
    """Whether there are at least as many of something as needed."""
    return WHOLE if have >= need else Missing("too-few", what=what, have=have, need=need)


def exactly(have: int, need: int, what: str) -> Verdict:
    """Whether there are just as many of something as asked for."""
    return WHOLE if have == need else Missing("not-so-many", what=what, have=have, need=need)


def of_shape(shape: str, *wanted: str) -> Verdict:
    """Whether the hand is read in one of these shapes."""
    return WHOLE if shape in wanted else Missing("other-shape", shape=shape, wanted=wanted)
