"""A hand as it lies on the table: standing tiles, melds, the winning tile and how it came."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict, Unpack

from sparrows.complaint import STRANGE, Complaint, refuse_other, shortened
from sparrows.readings.gates import NINE_GATES_KEYS
from sparrows.readings.groups import CHOW, CHOW_MASK, KONG, Meld
from sparrows.tiles import BIT, BONUS, FACES, JOKER, KINDS, Tile, keys_of, name, show, tiles_of

COPIES = 4

# Everything about a win that the tiles themselves do not show.
SITUATIONS = frozenset(
    (
        "last-draw",
        "last-discard",
        "kong-replacement",
        "kong-discard",
        "robbing-kong",
        "heaven",
        "earth",
        "human",
        "ready",
        "heavenly-ready",
        "last-of-kind",
    )
)


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
    void: int | None
    wild: Tile | None
    robbed_concealed: bool


class Hand:
    """One player's tiles, and what scoring must know of how they were won.

    The second half of the attributes is worked out once, here; every scorer only looks them up.
    """

    __slots__ = (
        "before",
        "bonus",
        "concealed_kongs",
        "counts",
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
        "nine_gates",
        "open_kongs",
        "open_melds",
        "robbed_concealed",
        "round",
        "seat",
        "self_draw",
        "situation",
        "size",
        "standing",
        "void",
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
        void: int | None = None,
        wild: Tile | None = None,
        robbed_concealed: bool = False,
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
            self.void = void
            self.wild = wild
            self.robbed_concealed = robbed_concealed
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
        self._refuse_what_cannot_be_chosen()

    def _refuse_what_cannot_be_chosen(self) -> None:
        if self.void is not None and self.void not in range(3):
            raise Complaint("void: {void} is no suit", void=shortened(self.void))
        if self.wild is not None and self.wild not in range(KINDS):
            raise Complaint("wild: {wild} is no playing tile", wild=shortened(self.wild))
        for situation in self.situation:
            if situation not in SITUATIONS:
                raise Complaint(
                    "{situation!r} is no situation: {choices}",
                    situation=situation,
                    choices=", ".join(sorted(SITUATIONS)),
                )

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
        self.nine_gates = not self.melds and self.before in NINE_GATES_KEYS
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
        for tile, number in enumerate(everywhere):
            if number > COPIES:
                raise _too_many(tile, number)
        self.winning_alone = self.winning is not None and everywhere[self.winning] == 1
        self.kinds = kinds & ((1 << KINDS) - 1)
        kongs = [meld.tile for meld in self.melds if meld.kind == KONG]
        self.fours = tuple(
            tile for tile in range(KINDS) if everywhere[tile] == COPIES and tile not in kongs
        )

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
            "void": self.void,
            "wild": self.wild,
            "robbed_concealed": self.robbed_concealed,
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
