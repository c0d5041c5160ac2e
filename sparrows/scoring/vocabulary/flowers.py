"""Words for flowers and seasons, which lie beside the hand."""

from __future__ import annotations

from sparrows.readings.groups import SINGLES
from sparrows.readings.reading import Reading
from sparrows.scoring import asking
from sparrows.scoring.asking import Test
from sparrows.scoring.verdict import Found, Missing
from sparrows.scoring.vocabulary import facets as facet
from sparrows.scoring.vocabulary.condition import Condition, Facets, Word
from sparrows.tiles import BONUS, FIRST_BONUS, SEATS, Tiles, mask

AS_FLOWER = asking.AS_SINGLE + FIRST_BONUS
FOUR_FLOWERS, FOUR_SEASONS = tuple(BONUS[:4]), tuple(BONUS[4:])


class EachFlower(Word, frozen=True):
    """Each flower or season that lies beside the hand."""

    @property
    def facets(self) -> Facets:
        return (facet.FLOWERS,)

    @property
    def tests(self) -> tuple[Test, ...]:
        return (Test(asking.EACH, asking.FLOWERS, asking.ALL, 0, AS_FLOWER),)

    def found(self, reading: Reading) -> Found:
        return tuple([(SINGLES[tile],) for tile in reading.hand.flowers])

    def missing(self, reading: Reading) -> Missing:
        return Missing("no-flowers")


class SeatFlower(Word, frozen=True):
    """Each flower or season of the player's own seat, or of the other seats."""

    own: bool

    @property
    def facets(self) -> Facets:
        return facet.FLOWERS, facet.SEAT

    def wanted(self, reading: Reading) -> Tiles:
        seat = reading.hand.seat
        return tuple([tile for tile in BONUS if ((tile - BONUS[seat]) % 4 == 0) == self.own])

    @property
    def tests(self) -> tuple[Test, ...]:
        return (
            Test(
                asking.EACH,
                asking.FLOWERS,
                b=asking.OWN_SEAT if self.own else asking.OTHER_SEATS,
                lies=AS_FLOWER,
            ),
        )

    def found(self, reading: Reading) -> Found:
        wanted = self.wanted(reading)
        return tuple([(SINGLES[tile],) for tile in reading.hand.flowers if tile in wanted])

    def missing(self, reading: Reading) -> Missing:
        if self.own:
            return Missing("no-own-flowers", seat=SEATS[reading.hand.seat])
        return Missing("no-tiles-among", tiles=self.wanted(reading))


class LaidOut(Word, frozen=True):
    """Each of these sets of bonus tiles that lies beside the hand whole."""

    wanted: tuple[Tiles, ...]

    @property
    def facets(self) -> Facets:
        return (facet.FLOWERS,)

    @property
    def tests(self) -> tuple[Test, ...]:
        return (
            Test(
                asking.EACH_WHOLE,
                asking.FLOWERS,
                b=len(self.wanted),
                lies=AS_FLOWER,
                numbers=tuple(mask(tiles) >> FIRST_BONUS for tiles in self.wanted),
            ),
        )

    def found(self, reading: Reading) -> Found:
        there = set(reading.hand.flowers)
        return tuple(
            [tuple(SINGLES[t] for t in tiles) for tiles in self.wanted if there.issuperset(tiles)]
        )

    def missing(self, reading: Reading) -> Missing:
        if len(self.wanted) > 1:
            return Missing("no-flower-set")
        lack = [tile for tile in self.wanted[0] if tile not in reading.hand.flowers]
        return Missing("lacks-tiles", tiles=tuple(lack))


EACH_FLOWER = EachFlower()
OWN_FLOWER = SeatFlower(own=True)
OTHER_FLOWER = SeatFlower(own=False)


def laid_out(*tiles: Tiles) -> Condition:
    """All of these bonus tiles; of several such sets, each that is whole."""
    return LaidOut(tiles)
