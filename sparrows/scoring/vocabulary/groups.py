"""Words for sets and pairs: how many there are, and of which kinds."""

from __future__ import annotations

from typing import NamedTuple

from sparrows.readings.groups import CHOWS, KONG, PAIRS, PUNG, PUNGS, SINGLES, Group
from sparrows.readings.reading import Reading
from sparrows.readings.standing import SETS
from sparrows.scoring import asking
from sparrows.scoring.asking import Test, chow_bit
from sparrows.scoring.verdict import WHOLE, Found, Missing
from sparrows.scoring.vocabulary import facets as facet
from sparrows.scoring.vocabulary.condition import NOWHERE, Condition, Facets, Word
from sparrows.scoring.vocabulary.facets import Facet
from sparrows.scoring.vocabulary.kinds import Kinds, Wanted, Wind, as_mask, family, wanted
from sparrows.tiles import ORPHANS, Tiles, kinds_of, mask

OF_CHOW = 7  # the three kinds of a chow, seen from its lowest


class CountedGroups(NamedTuple):
    """Sets of a hand that can be counted."""

    facet: Facet[Tiles]
    kind: str  # what a counted one is shown as: "" for the whole hand
    word: int
    lies: int = 0

    def test(self, number: int) -> Test:
        if self.kind:
            return Test(asking.COUNT, self.word, asking.ALL, number, self.lies)
        return Test(asking.LEAST, self.word, number)


COUNTED = {
    "chows": CountedGroups(facet.CHOWS, "", asking.CHOW_NUMBER),
    "pungs": CountedGroups(facet.PUNGS, "", asking.PUNG_NUMBER),
    "concealed-pungs": CountedGroups(
        facet.CONCEALED_PUNGS, PUNG, asking.CONCEALED_PUNGS, asking.AS_PUNG
    ),
    "kongs": CountedGroups(facet.KONGS, KONG, asking.KONGS, asking.AS_KONG),
}


class AtLeast(Word, frozen=True):
    """So many sets of a sort, or more."""

    what: str
    number: int

    @property
    def facets(self) -> Facets:
        return (COUNTED[self.what].facet,)

    @property
    def tests(self) -> tuple[Test, ...]:
        return (COUNTED[self.what].test(self.number),)

    def found(self, reading: Reading) -> Found:
        counted, kind, *_ = COUNTED[self.what]
        tiles = counted.read(reading)
        if len(tiles) < self.number:
            return NOWHERE
        return (tuple([Group(kind, tile) for tile in tiles]),) if kind else WHOLE

    def missing(self, reading: Reading) -> Missing:
        have = len(COUNTED[self.what].facet.read(reading))
        return Missing("too-few", what=self.what, have=have, need=self.number)


def chows(number: int) -> Condition:
    """So many chows."""
    return AtLeast("chows", number)


def pungs(number: int) -> Condition:
    """So many pungs; a kong is a pung."""
    return AtLeast("pungs", number)


def concealed_pungs(number: int) -> Condition:
    """So many pungs no tile of which came from another player; it lies on all of them."""
    return AtLeast("concealed-pungs", number)


def kongs(number: int) -> Condition:
    """So many kongs of any sort; it lies on all of them."""
    return AtLeast("kongs", number)


class ExactKongs(Word, frozen=True):
    """Just so many concealed and open kongs."""

    concealed: int
    melded: int

    @property
    def facets(self) -> Facets:
        return facet.CONCEALED_KONGS, facet.OPEN_KONGS

    @property
    def tests(self) -> tuple[Test, ...]:
        return (
            Test(
                asking.EXACTLY, asking.CONCEALED_KONGS, asking.ALL, self.concealed, asking.AS_KONG
            ),
            Test(asking.EXACTLY, asking.OPEN_KONGS, asking.ALL, self.melded, asking.AS_KONG),
        )

    def found(self, reading: Reading) -> Found:
        hidden, shown = reading.hand.concealed_kongs, reading.hand.open_kongs
        if len(hidden) != self.concealed or len(shown) != self.melded:
            return NOWHERE
        return (tuple([Group(KONG, tile) for tile in sorted(hidden + shown)]),)

    def missing(self, reading: Reading) -> Missing:
        have, need, what = len(reading.hand.concealed_kongs), self.concealed, "concealed-kongs"
        if have == need:
            have, need, what = len(reading.hand.open_kongs), self.melded, "open-kongs"
        return Missing("not-so-many", what=what, have=have, need=need)


def exact_kongs(*, concealed: int = 0, melded: int = 0) -> Condition:
    """Just so many concealed and open kongs, and no other."""
    return ExactKongs(concealed, melded)


class EachPung(Word, frozen=True):
    """Each pung of one of the wanted kinds."""

    wanted: Wanted

    @property
    def facets(self) -> Facets:
        return (facet.PUNGS, *self.wanted.facets)

    @property
    def tests(self) -> tuple[Test, ...]:
        return (self.wanted.test(asking.PUNGS, asking.AS_PUNG),)

    def found(self, reading: Reading) -> Found:
        kinds = self.wanted.of(reading)
        return tuple([(PUNGS[tile],) for tile in reading.pungs if kinds >> tile & 1])

    def missing(self, reading: Reading) -> Missing:
        return Missing("no-pung-of", kinds=tuple(kinds_of(self.wanted.of(reading))))


def each_pung(*kinds: Kinds | Wind) -> Condition:
    """Each pung of these kinds, `OWN_WIND` and `ROUND_WIND` among them."""
    return EachPung(wanted(*kinds))


class EachPair(Word, frozen=True):
    """Each pair of one of the wanted kinds; a regular hand has one pair, a loser any number."""

    wanted: Wanted

    @property
    def facets(self) -> Facets:
        return (facet.PAIR, facet.PAIRS, *self.wanted.facets)

    @property
    def tests(self) -> tuple[Test, ...]:
        return (self.wanted.test(asking.PAIRS, asking.AS_PAIR),)

    def found(self, reading: Reading) -> Found:
        kinds = self.wanted.of(reading)
        return tuple([(PAIRS[tile],) for tile in _pairs(reading) if kinds >> tile & 1])

    def missing(self, reading: Reading) -> Missing:
        return Missing(
            "no-pair-of",
            kinds=tuple(kinds_of(self.wanted.of(reading))),
            have=tuple(PAIRS[tile] for tile in _pairs(reading)),
        )


def _pairs(reading: Reading) -> Tiles:
    return reading.pairs or ((reading.pair,) if reading.pair >= 0 else ())


def each_pair(*kinds: Kinds | Wind) -> Condition:
    """Each pair of these kinds, `OWN_WIND` and `ROUND_WIND` among them."""
    return EachPair(wanted(*kinds))


class EachSet(Word, frozen=True):
    """Each pung that is no kong, or each kong, of these kinds, closed or open."""

    kind: str
    kinds: int
    closed: bool

    @property
    def facets(self) -> Facets:
        return facet.PUNGS, facet.CONCEALED_PUNGS, facet.KONGS

    @property
    def tests(self) -> tuple[Test, ...]:
        return (
            Test(
                asking.EACH_SET,
                asking.PUNGS,
                self.kinds,
                asking.IS_KONG * (self.kind == KONG) | asking.IS_CLOSED * self.closed,
                asking.AS_KONG if self.kind == KONG else asking.AS_PUNG,
            ),
        )

    def found(self, reading: Reading) -> Found:
        kongs, is_kong, hidden = reading.hand.kongs, self.kind == KONG, reading.concealed_pungs
        return tuple(
            [
                (Group(self.kind, tile),)
                for tile in reading.pungs
                if self.kinds >> tile & 1
                and (tile in kongs) == is_kong
                and (tile in hidden) == self.closed
            ]
        )

    def missing(self, reading: Reading) -> Missing:
        there = [tile for tile in reading.pungs if self.kinds >> tile & 1]
        return Missing(
            "no-such-set",
            kind=self.kind,
            family=family(self.kinds),
            closed=self.closed,
            have=tuple(Group(KONG if tile in reading.hand.kongs else PUNG, tile) for tile in there),
        )


def each_set(kind: str, kinds: Kinds, *, closed: bool) -> Condition:
    """Each pung, or each kong, of these kinds, concealed or open."""
    return EachSet(kind, as_mask(kinds), closed)


class DifferentPungs(Word, frozen=True):
    """Pungs of so many different winds or dragons."""

    kinds: int
    number: int
    once: bool  # whether it lies on one pung of each kind only

    @property
    def facets(self) -> Facets:
        return (facet.PUNGS,)

    @property
    def tests(self) -> tuple[Test, ...]:
        return (Test(asking.COUNT, asking.PUNGS, self.kinds, self.number, asking.AS_PUNG),)

    def found(self, reading: Reading) -> Found:
        there = [tile for tile in reading.pungs if self.kinds >> tile & 1]
        different = sorted(set(there))
        if len(different) < self.number:
            return NOWHERE
        return (tuple([PUNGS[tile] for tile in (different if self.once else there)]),)

    def missing(self, reading: Reading) -> Missing:
        have = len({tile for tile in reading.pungs if self.kinds >> tile & 1})
        name = family(self.kinds)
        return Missing("lacks-honour-pungs", have=have, need=self.number, family=name)


def big(kinds: Kinds, number: int, *, once: bool = False) -> Condition:
    """Pungs of so many different kinds of these; it lies on all pungs of these kinds.

    Jokers can make two pungs of a kind: with `once` it lies on one of them only.
    """
    return DifferentPungs(as_mask(kinds), number, once)


def little(kinds: Kinds, number: int) -> Condition:
    """Pungs of all but one of so many different kinds of these, and a pair of one more."""
    wanted_pair = PairOf(as_mask(kinds), family(as_mask(kinds)), another=True)
    return big(kinds, number - 1) & wanted_pair


class PungsOf(Word, frozen=True):
    """So many pungs of these kinds; it lies on them."""

    kinds: int
    number: int
    what: str

    @property
    def facets(self) -> Facets:
        return (facet.PUNGS,)

    def there(self, reading: Reading) -> Tiles:
        return tuple([tile for tile in reading.pungs if self.kinds >> tile & 1])

    @property
    def tests(self) -> tuple[Test, ...]:
        return (Test(asking.COUNT, asking.PUNGS, self.kinds, self.number, asking.AS_PUNG),)

    def found(self, reading: Reading) -> Found:
        there = self.there(reading)
        return (tuple([PUNGS[t] for t in there]),) if len(there) >= self.number else NOWHERE

    def missing(self, reading: Reading) -> Missing:
        have = len(self.there(reading))
        return Missing("too-few", what=self.what, have=have, need=self.number)


def pungs_of(kinds: Kinds, number: int, what: str) -> Condition:
    """So many pungs of these kinds, which reasons call so; jokers can make two of one kind."""
    return PungsOf(as_mask(kinds), number, what)


class PairOf(Word, frozen=True):
    """The pair is of one of these kinds."""

    kinds: int
    called: str
    another: bool = False  # whether no pung may be of the pair's kind

    @property
    def facets(self) -> Facets:
        return (facet.PAIR, facet.PUNGS) if self.another else (facet.PAIR,)

    @property
    def tests(self) -> tuple[Test, ...]:
        return (
            Test(
                asking.ANOTHER if self.another else asking.SOME,
                asking.PAIR,
                self.kinds,
                lies=asking.AS_PAIR,
            ),
        )

    def found(self, reading: Reading) -> Found:
        pair = reading.pair
        if pair < 0 or not self.kinds >> pair & 1 or (self.another and pair in reading.pungs):
            return NOWHERE
        return ((PAIRS[pair],),)

    def missing(self, reading: Reading) -> Missing:
        return Missing("other-pair", pair=reading.pair, family=self.called)


def pair_of(kinds: Kinds, called: str = "") -> Condition:
    """A pair of one of these kinds, which reasons call so."""
    return PairOf(as_mask(kinds), called or family(as_mask(kinds)))


class EachHas(Word, frozen=True):
    """Each set and the pair of a regular hand has a tile of these kinds."""

    kinds: int
    code: str

    @property
    def facets(self) -> Facets:
        return facet.CHOWS, facet.PUNGS, facet.PAIR

    @property
    def tests(self) -> tuple[Test, ...]:
        return (
            Test(
                asking.EACH_HAS,
                a=sum(chow_bit(tile) for tile in CHOWS if not self.kinds >> tile & OF_CHOW),
                b=self.kinds,
            ),
        )

    def found(self, reading: Reading) -> Found:
        kinds = self.kinds
        if len(reading.chows) + len(reading.pungs) < SETS:
            return NOWHERE
        for tile in (*reading.pungs, reading.pair):
            if not kinds >> tile & 1:
                return NOWHERE
        for tile in reading.chows:
            if not kinds >> tile & OF_CHOW:
                return NOWHERE
        return WHOLE

    def missing(self, reading: Reading) -> Missing:
        number = len(reading.chows) + len(reading.pungs)
        if number < SETS:
            return Missing("too-few", what="sets", have=number, need=SETS)
        groups = [CHOWS[tile] for tile in reading.chows] + [PUNGS[tile] for tile in reading.pungs]
        groups.append(PAIRS[reading.pair])
        others = [group for group in groups if not mask(group.tiles) & self.kinds]
        return Missing(self.code, groups=tuple(others))


def each_has(kinds: Kinds, code: str) -> Condition:
    """Each of the four sets and the pair has one of these; the code says that some have none."""
    return EachHas(as_mask(kinds), code)


OUTSIDE = each_has(ORPHANS, "groups-inside")


class FourAlike(Word, frozen=True):
    """Each kind with four tiles, those of kongs among them or not."""

    kongs: bool

    @property
    def facets(self) -> Facets:
        return (facet.FOURS, facet.KONGS) if self.kongs else (facet.FOURS,)

    @property
    def tests(self) -> tuple[Test, ...]:
        return (
            Test(
                asking.EACH,
                asking.FOURS,
                asking.ALL,
                asking.FOUR_TIMES | asking.WITH_KONGS * self.kongs,
                asking.AS_SINGLE,
            ),
        )

    def found(self, reading: Reading) -> Found:
        alike = reading.fours
        if self.kongs:
            alike = tuple(sorted(alike + reading.hand.kongs))
        return tuple([(SINGLES[tile],) * 4 for tile in alike])

    def missing(self, reading: Reading) -> Missing:
        return Missing("no-four-alike")


def four_alike(*, kongs: bool) -> Condition:
    """Each kind of which the hand has all four tiles, with or without its kongs."""
    return FourAlike(kongs)
