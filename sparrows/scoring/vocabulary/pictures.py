"""Pictures: sets as players write them, and every selection of sets that looks so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations, permutations, product

from sparrows.complaint import Complaint
from sparrows.readings.groups import CHOW, CHOWS, PAIR, PAIRS, PUNGS, Group
from sparrows.readings.reading import Reading
from sparrows.scoring import asking
from sparrows.scoring.asking import Test
from sparrows.scoring.verdict import WHOLE, Found, Missing
from sparrows.scoring.vocabulary import facets as facet
from sparrows.scoring.vocabulary.condition import GROUPS, Facets, Word
from sparrows.tiles import EAST, SUITS, Tile

MOVED = "moved"
ANY_SUIT = "abc"
RANKS_PER_SUIT = 9
MANY_FORMS = 6  # of so many, their ranks are looked for first

# Sets that make a picture, and its pair last where it has one.
Figure = tuple[Group, ...]


class Sets(Word, frozen=True, eq=False):
    """Selections of chows, or of pungs, that are one of these figures."""

    kind: str  # of the sets
    size: int  # how many of them
    paired: bool  # whether the last tile of a figure is its pair
    figures: dict[tuple[Tile, ...], Figure]  # by the lowest tile of each group

    @property
    def facets(self) -> Facets:
        sets = facet.CHOWS if self.kind == CHOW else facet.PUNGS
        return (sets, facet.PAIR) if self.paired else (sets,)

    @property
    def tests(self) -> tuple[Test, ...] | None:
        if self.kind != CHOW and any(
            len(set(each[: self.size])) < self.size for each in self.figures
        ):
            return None  # a word has one bit for all pungs of a kind
        whole = self.size + self.paired == GROUPS
        least = asking.CHOW_NUMBER if self.kind == CHOW else asking.PUNG_NUMBER
        # Chows have bits of their own: a figure of chows and a pair cannot be moved along.
        moves = self.kind != CHOW or not self.paired
        forms = _laid_along([_places(figure) for figure in self.figures.values()], moves)
        lies = 0 if whole else asking.AS_CHOW
        number = len(forms) // asking.FORM
        ranks = ranks_of_figures(self.figures.values()) if number >= MANY_FORMS else ()
        return (
            Test(asking.LEAST, least, self.size),
            *([Test(asking.FIGURES, b=len(ranks) // asking.FORM, numbers=ranks)] if ranks else ()),
            Test(asking.FIGURES, b=number, lies=lies, numbers=forms),
        )

    def found(self, reading: Reading) -> Found:
        sets = reading.chows if self.kind == CHOW else reading.pungs
        figures = self.figures
        pair = (reading.pair,) if self.paired else ()
        found = [
            figures[chosen + pair]
            for chosen in combinations(sets, self.size)
            if chosen + pair in figures
        ]
        if found and self.size + self.paired == GROUPS:
            return WHOLE
        return tuple(found)

    def missing(self, reading: Reading) -> Missing:
        """The figure that lacks the fewest groups."""
        sets = reading.chows if self.kind == CHOW else reading.pungs
        have = Counter(Group(self.kind, tile) for tile in sets)
        if self.paired:
            have[Group(PAIR, reading.pair)] += 1
        lacks = {figure: Counter(self.figures[figure]) - have for figure in self.figures}
        nearest = min(self.figures, key=lambda figure: (lacks[figure].total(), figure))
        there = Counter(self.figures[nearest]) & have
        return Missing(
            "lacks-sets", have=tuple(there.elements()), lack=tuple(lacks[nearest].elements())
        )


@cache
def sets(*pictures: str) -> Sets:
    """Sets as they are written, in any of these ways.

    a, b and c are three different suits in any order, m, p, s and z are themselves; `MOVED`
    at the end: or the same with all ranks moved along.
    """
    steps = range(RANKS_PER_SUIT) if pictures[-1] == MOVED else range(1)
    drawn = [
        _drawn(picture.split(), suits, step)
        for picture in pictures
        if picture != MOVED
        for suits in _suits(picture)
        for step in steps
    ]
    return _of_figures(figure for figure in drawn if figure)


def spread(number: int, picture: str, *moved: str) -> Sets:
    """Sets of these ranks, in exactly so many suits."""
    ranks = picture.split()
    # The letters stand for any suits, so it is enough that they come in their order.
    ways = [
        way
        for way in product(ANY_SUIT, repeat=len(ranks))
        if "".join(dict.fromkeys(way)) == ANY_SUIT[:number]
    ]
    return sets(*(" ".join(map("".join, zip(ranks, way, strict=True))) for way in ways), *moved)


@cache
def twice(one: Sets) -> Sets:
    """Two different ones of these pictures."""
    return _of_figures(
        tuple(sorted(first + second)) for first, second in combinations(one.figures.values(), 2)
    )


def _suits(picture: str) -> list[dict[str, int]]:
    """Every way to give suits to the letters of a picture."""
    letters = sorted(set(picture) & set(ANY_SUIT))
    fixed = {letter: place for place, letter in enumerate(f"{SUITS}z")}
    return [
        fixed | dict(zip(letters, suits, strict=True))
        for suits in permutations(range(len(SUITS)), len(letters))
    ]


def _drawn(picture: list[str], suits: dict[str, int], step: int) -> Figure:
    """The groups of a picture in these suits, so many ranks higher; none if that goes too high."""
    figure = []
    for written in picture:
        ranks = [int(rank) - 1 + step for rank in written[:-1]]
        if max(ranks) >= RANKS_PER_SUIT:
            return ()
        tile = RANKS_PER_SUIT * suits[written[-1]] + ranks[0]
        if len(ranks) == len("11"):
            figure.append(PAIRS[tile])
        else:
            figure.append(PUNGS[tile] if ranks[0] == ranks[1] else CHOWS[tile])
    return tuple(sorted(figure, key=lambda group: (group.kind == PAIR, group.tile)))


def _of_figures(figures: Iterable[Figure]) -> Sets:
    by_tiles = {tuple([group.tile for group in figure]): figure for figure in figures}
    first = next(iter(by_tiles.values()))
    kinds = [group.kind for group in first]
    if len({*kinds} - {PAIR}) != 1:
        raise Complaint("a picture shows chows or pungs, and at most one pair beside them")
    return Sets(kinds[0], len(kinds) - kinds.count(PAIR), PAIR in kinds, by_tiles)


def ranks_of_figures(figures: Iterable[Figure]) -> tuple[int, ...]:
    """The forms that the ranks of their sets have, whatever the suits; none if one has no suit."""
    found: dict[tuple[int, ...], None] = {}
    for figure in figures:
        places = set()
        for kind, tile in figure:
            if tile >= EAST:
                return ()
            if kind == CHOW:
                places.add(asking.CHOW_RANKS << 6 | asking.chow_place(tile % RANKS_PER_SUIT))
            elif kind != PAIR:
                places.add(asking.PUNG_RANKS << 6 | tile % RANKS_PER_SUIT)
        found[tuple(sorted(places))] = None
    return _laid_along(found, moves=True)


def _laid_along(found: Iterable[Iterable[int]], moves: bool) -> tuple[int, ...]:
    """What differs only in its place becomes one form with a bit for each base, if it moves."""
    forms: dict[tuple[int, ...], int] = {}
    for places in found:
        base = min([place & 63 for place in places]) if moves else 0
        form = tuple(sorted([place - base for place in places]))
        forms[form] = forms.get(form, 0) | 1 << base
    numbers: list[int] = []
    for form, bases in forms.items():
        numbers += [bases, *form, *[-1] * (asking.MOST_FIGURE - len(form))]
    return tuple(numbers)


def _places(figure: Figure) -> list[int]:
    """Where words have these groups: the word of each, and its bit in the lowest six."""
    found = []
    for at, (kind, tile) in enumerate(figure):
        if kind == CHOW:
            alike = figure[:at].count(figure[at])
            place = asking.CHOWS << 6 | asking.chow_place(tile) + alike
            if alike == asking.CHOW_BITS:
                place = asking.FOURTH_CHOWS << 6 | asking.chow_place(tile)
        else:
            place = (asking.PAIR if kind == PAIR else asking.PUNGS) << 6 | tile
        found.append(place)
    return found
