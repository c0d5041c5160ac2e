"""A hand as it lies on the table: standing tiles, melds, the winning tile and how it came."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, NamedTuple, Self, TypedDict, Unpack

import msgspec

from sparrows.complaint import STRANGE, Complaint, refuse_other, shortened
from sparrows.readings.groups import CHOW, CHOW_MASK, KONG, Meld
from sparrows.tiles import BIT, BONUS, FACES, JOKER, KINDS, Tile, keys_of, name, show, tiles_of

COPIES = 4


class AskedFact(NamedTuple):
    """A fact as it is asked for outside: what may be said of it."""

    choices: tuple[str, ...]
    situation: str = ""  # it is asked only of hands that were won so


class Facts(msgspec.Struct, frozen=True):
    """What only one rulebook must know of a hand beside its tiles; it derives its own from this."""

    asked: ClassVar[Mapping[str, AskedFact]] = {}  # by name

    @classmethod
    def of(cls, hand: Hand) -> Self:
        """Those of a hand; where it says nothing of them, as they usually are."""
        facts = hand.facts
        return facts if isinstance(facts, cls) else cls()

    @classmethod
    def read(cls, said: Mapping[str, str]) -> Self:
        """What was said outside; a `ValueError` for what cannot be."""
        return cls()

    def told(self) -> dict[str, str]:
        """What `read` would read as these."""
        return {}


NO_FACTS = Facts()


class Makings(TypedDict, total=False):
    """What a hand is made from; all else about it follows."""

    standing: Iterable[Tile]
    winning: Tile | None
    melds: Iterable[Meld]
    self_draw: bool
    flowers: Iterable[Tile]
    seat: int
    round: int
    situation: Iterable[str]
    wild: Tile | None
    facts: Facts


class Hand:
    """One player's tiles, and what scoring must know of how they were won.

    The second half of the attributes is worked out once, here; every scorer only looks them up.
    """

    __slots__ = (
        "before",
        "bonus",
        "concealed_kongs",
        "counts",
        "facts",
        "flowers",
        "fours",
        "joker_melds",
        "jokers",
        "keys",
        "kinds",
        "kongs",
        "melded",
        "melded_chows",
        "melded_pungs",
        "melds",
        "open_kongs",
        "open_melds",
        "round",
        "seat",
        "self_draw",
        "situation",
        "size",
        "standing",
        "wild",
        "winning",
        "winning_alone",
    )

    def __init__(
        self,
        standing: Iterable[Tile],
        winning: Tile | None = None,
        *,
        melds: Iterable[Meld] = (),
        self_draw: bool = False,
        flowers: Iterable[Tile] = (),
        seat: int = 0,
        round: int = 0,  # noqa: A002 - the round wind has no other name in the game
        situation: Iterable[str] = (),
        wild: Tile | None = None,
        facts: Facts = NO_FACTS,
    ) -> None:
        try:
            self.standing = tuple(standing)
            self.winning = winning
            self.melds = tuple(melds)
            self.self_draw = self_draw
            self.flowers = tuple(sorted(flowers))
            self.seat = seat
            self.round = round
            self.situation = frozenset(situation)
            self.wild = wild
            self.facts = facts
            self._refuse_what_is_no_hand()
            self._count_tiles()
            self._sort_melds()
        except STRANGE as error:
            raise _strange(standing, winning, melds, flowers) from error

    def _refuse_what_is_no_hand(self) -> None:
        for tile in self.standing if self.winning is None else (*self.standing, self.winning):
            if not 0 <= tile < FACES:
                raise Complaint("{tile} is no tile", tile=tile)
        for flower in self.flowers:
            if flower not in BONUS:
                raise Complaint("{flower} is no flower", flower=name(flower))
        if len(set(self.flowers)) < len(self.flowers):
            raise Complaint("each flower is there once only: {flowers}", flowers=show(self.flowers))
        for wind in (self.seat, self.round):
            if wind not in range(4):
                raise Complaint(
                    "{wind} is no seat: 0 to 3 are East, South, West and North",
                    wind=shortened(wind),
                )
        if self.wild is not None and self.wild not in range(KINDS):
            raise Complaint("wild: {wild} is no playing tile", wild=shortened(self.wild))
        if self.facts is not NO_FACTS:
            refuse_other(Facts, self.facts)

    def _count_tiles(self) -> None:
        held = self.standing if self.winning is None else (*self.standing, self.winning)
        everywhere = [0] * FACES
        for tile in held:
            everywhere[tile] += 1
        standing = bytes(everywhere)
        if max(standing) > COPIES:
            raise _too_many(standing.index(max(standing)), max(standing))
        self.counts = standing[:KINDS]
        self.jokers = standing[JOKER]
        self.bonus = tuple(tile for tile in held if tile in BONUS)
        self.size = len(held) + 3 * len(self.melds)
        self.keys = keys_of(self.counts)
        before = bytearray(self.counts)
        if self.winning is not None and self.winning < KINDS:
            before[self.winning] -= 1
        self.before = keys_of(bytes(before))
        kinds = 0
        for tile in held:
            kinds |= BIT[tile]
        for meld in self.melds:
            if meld.tile < 0:
                raise Complaint("{tile} is no tile", tile=meld.tile)
            everywhere[JOKER] += meld.jokers
            kinds |= CHOW_MASK[meld.tile] if meld.kind == CHOW else BIT[meld.tile]
            for tile in meld.real:
                everywhere[tile] += 1
        if max(everywhere) > COPIES:
            tile = next(tile for tile, number in enumerate(everywhere) if number > COPIES)
            raise _too_many(tile, everywhere[tile])
        self.winning_alone = self.winning is not None and everywhere[self.winning] == 1
        self.kinds = kinds & ((1 << KINDS) - 1)
        kongs = [meld.tile for meld in self.melds if meld.kind == KONG]
        self.fours: tuple[Tile, ...] = ()
        if COPIES in everywhere:
            fours = (tile for tile in range(KINDS) if everywhere[tile] == COPIES)
            self.fours = tuple(tile for tile in fours if tile not in kongs)

    def _sort_melds(self) -> None:
        melds = sorted(self.melds, key=lambda meld: meld.tile)
        self.melded = len(melds)
        self.melded_chows = tuple(meld.tile for meld in melds if meld.kind == CHOW)
        self.melded_pungs = tuple(meld.tile for meld in melds if meld.kind != CHOW)
        kongs = [meld for meld in melds if meld.kind == KONG]
        self.kongs = tuple(meld.tile for meld in kongs)
        self.concealed_kongs = tuple(meld.tile for meld in kongs if meld.concealed)
        self.open_kongs = tuple(meld.tile for meld in kongs if not meld.concealed)
        self.open_melds = len(melds) - len(self.concealed_kongs)
        self.joker_melds = tuple(meld for meld in melds if meld.jokers)

    def but(self, **changes: Unpack[Makings]) -> Hand:
        """This hand with something changed."""
        given: Makings = {
            "standing": self.standing,
            "winning": self.winning,
            "melds": self.melds,
            "self_draw": self.self_draw,
            "flowers": self.flowers,
            "seat": self.seat,
            "round": self.round,
            "situation": self.situation,
            "wild": self.wild,
            "facts": self.facts,
        }
        given.update(changes)
        return Hand(**given)

    def with_winning(self, tile: Tile, *, self_draw: bool, situation: Iterable[str] = ()) -> Hand:
        """This hand, completed by a tile."""
        return self.but(winning=tile, self_draw=self_draw, situation=situation)

    def without_winning(self) -> Hand:
        """This hand as it was before the tile that would have completed it."""
        return self.but(winning=None, self_draw=False)

    def __repr__(self) -> str:
        melds = "".join(f" [{meld}]" for meld in self.melds)
        won = "" if self.winning is None else f" + {name(self.winning)}"
        return f"<Hand {show(self.standing)}{melds}{won}>"


def _strange(
    standing: Iterable[Tile], winning: Tile | None, melds: Iterable[Meld], flowers: Iterable[Tile]
) -> ValueError:
    """What of this cannot be part of a hand."""
    for tiles in (standing, flowers, () if winning is None else (winning,)):
        tiles_of(tiles)
    for each in melds if isinstance(melds, Iterable) else (melds,):
        refuse_other(Meld, each)
    return Complaint("these tiles, melds and words make no hand")


def _too_many(tile: Tile, number: int) -> ValueError:
    return Complaint(
        "{number} tiles {tile} in one hand: the set holds {copies}",
        number=number,
        tile=name(tile),
        copies=COPIES,
    )
