# cython: nonecheck=False
"""A hand as it lies on the table: standing tiles, melds, the winning tile and how it came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial
from operator import attrgetter
from typing import ClassVar, NamedTuple, NoReturn, Self, TypedDict, Unpack

import msgspec

from sparrows.complaint import STRANGE, Complaint, refuse_other, shortened
from sparrows.readings.groups import CHOW, KONG, PUNG, SIZE, Meld, is_chow_start
from sparrows.tiles import BONUS, FACES, JOKER, KINDS, WEIGHT, Tile, Tiles, name, show, tiles_of

COPIES = 4
# The same for C, where this is compiled: how many there are of a tile, what one adds to a key.
MOST = COPIES
ADDED = WEIGHT
NO_TILES: Tiles = ()
ALONE = tuple((tile,) for tile in range(FACES))  # each tile by itself
NO_MELDS: tuple[Meld, ...] = ()
NO_WORDS: tuple[str, ...] = ()
NOTHING_SAID = frozenset(NO_WORDS)


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
        "_held",
        "_sums",
        "bonus",
        "concealed_kongs",
        "facts",
        "flowers",
        "fours",
        "joker_melds",
        "jokers",
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
            self.flowers = NO_TILES if flowers is NO_TILES else tuple(sorted(flowers))
            self.seat = seat
            self.round = round
            self.situation = NOTHING_SAID if situation is NO_WORDS else frozenset(situation)
            self.wild = wild
            self.facts = facts
            if not (self._is_understood() and self._is_counted()):
                self._refuse()
        except STRANGE as error:
            raise _strange(standing, winning, melds, flowers) from error

    def _is_understood(self) -> bool:
        """Whether all that is said beside tiles and melds can be."""
        if self.seat not in (0, 1, 2, 3) or self.round not in (0, 1, 2, 3):
            return False
        if self.wild is not None and self.wild not in range(KINDS):
            return False
        if self.flowers and len({*self.flowers} & {*BONUS}) < len(self.flowers):
            return False
        return self.facts is NO_FACTS or isinstance(self.facts, Facts)

    def _is_counted(self) -> bool:
        """Counts tiles and melds, if that is what they are, and there can be so many."""
        try:
            return self._count()
        except OverflowError:  # where this is compiled, of an int that is far from any tile
            return False

    def _count(self) -> bool:
        everywhere = [0] * 43  # FACES; the number itself, as it is an array where it is compiled
        self._sums = [0, 0, 0, 0]
        self.kinds, last = 0, -1
        self.fours = self.bonus = NO_TILES
        for tile in self.standing:
            if not self._stand(tile, everywhere):
                return False
        if self.winning is not None:
            last = self.winning
            if not self._stand(last, everywhere):
                return False
        self._held = everywhere[:]
        self.jokers = everywhere[JOKER]
        self.melded = self.open_melds = len(self.melds)
        self.size = len(self.standing) + (last >= 0) + 3 * self.melded
        if not self._lay_melds(everywhere):
            return False
        self.winning_alone = last >= 0 and everywhere[last] == 1
        if self.fours:
            fours = [tile for tile in self.fours if tile < KINDS and tile not in self.kongs]
            self.fours = tuple(sorted(fours))
        return True

    def _stand(self, tile: Tile, everywhere: list[int]) -> bool:
        """One standing tile more; whether that can be."""
        if not 0 <= tile < FACES or not self._put(tile, everywhere):
            return False
        one = 1
        if tile < KINDS:
            self.kinds |= one << tile
            self._sums[tile // 9] += ADDED[tile]
        elif tile < JOKER:
            self.bonus += (tile,)
        return True

    def _put(self, tile: Tile, everywhere: list[int]) -> bool:
        """One tile more; whether there can be so many."""
        number = everywhere[tile] + 1
        everywhere[tile] = number
        if number == MOST:
            self.fours += (tile,)
        return number <= MOST

    def _lay_melds(self, everywhere: list[int]) -> bool:
        """Adds the melds to the tiles that are counted already."""
        self.melded_chows = self.melded_pungs = NO_TILES
        self.joker_melds = NO_MELDS
        self.kongs = self.concealed_kongs = self.open_kongs = NO_TILES
        for meld in self.melds:
            tile, kind = meld.tile, meld.kind
            if not 0 <= tile < FACES:
                return False
            if kind == CHOW:
                if not is_chow_start(tile) or not self._lay(meld, tile, 1, 3, everywhere):
                    return False
                self.melded_chows = _with(self.melded_chows, tile)
                continue
            size = 3 if kind == PUNG else SIZE[kind]
            if not self._lay(meld, tile, 0, size, everywhere):
                return False
            self.melded_pungs = _with(self.melded_pungs, tile)
            if kind == KONG:
                self._sort_kong(tile, meld.concealed)
        return True

    def _lay(self, meld: Meld, low: Tile, step: int, size: int, everywhere: list[int]) -> bool:
        """Adds a meld; whether there can be so many of its tiles."""
        one, fits = 1, True
        for tile in range(low, low + size if step else low + 1):
            if tile < KINDS:
                self.kinds |= one << tile
        if meld.wild:
            self.joker_melds = tuple(sorted((*self.joker_melds, meld), key=attrgetter("tile")))
            for tile in meld.shown:
                fits = self._put(tile, everywhere) and fits
        else:
            for place in range(size):
                fits = self._put(low + step * place, everywhere) and fits
        return fits

    def _sort_kong(self, tile: Tile, concealed: bool) -> None:
        self.kongs = _with(self.kongs, tile)
        if concealed:
            self.concealed_kongs = _with(self.concealed_kongs, tile)
            self.open_melds -= 1
        else:
            self.open_kongs = _with(self.open_kongs, tile)

    def _refuse(self) -> NoReturn:
        """The complaint about what is no hand."""
        held = self.standing if self.winning is None else (*self.standing, self.winning)
        for tile in held:
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
        raise _too_many(held, self.melds)

    @property
    def counts(self) -> bytes:
        """How many tiles of each kind stand, the winning one among them."""
        return bytes(self._held[:34])

    @property
    def keys(self) -> tuple[int, int, int, int]:
        """The standing tiles of each suit, and the honours, as one number."""
        return self._sums[0], self._sums[1], self._sums[2], self._sums[3]

    @property
    def before(self) -> tuple[int, int, int, int]:
        """The keys without the winning tile."""
        keys = [*self.keys]
        if self.winning is not None and self.winning < KINDS:
            keys[self.winning // 9] -= WEIGHT[self.winning]
        m, p, s, z = keys
        return m, p, s, z

    def _makings(self) -> Makings:
        """What it is made from."""
        return {
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

    def __reduce__(self) -> tuple[partial[Hand], tuple[()]]:
        return partial(Hand, **self._makings()), ()

    def but(self, **changes: Unpack[Makings]) -> Hand:
        """This hand with something changed."""
        return Hand(**(self._makings() | changes))

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


def _with(tiles: Tiles, tile: Tile) -> Tiles:
    """These sorted tiles and another."""
    if not tiles:
        return ALONE[tile]
    more = tiles + ALONE[tile]
    return more if tile >= tiles[-1] else tuple(sorted(more))


def _too_many(held: Tiles, melds: tuple[Meld, ...]) -> ValueError:
    """The complaint about tiles of which there are not so many."""
    everywhere = Counter(held)
    tile = max(sorted(everywhere), key=everywhere.__getitem__, default=0)
    if everywhere[tile] <= COPIES:
        for meld in melds:
            if meld.tile < 0:
                raise Complaint("{tile} is no tile", tile=meld.tile)
            if meld.tile >= FACES or (meld.kind == CHOW and not is_chow_start(meld.tile)):
                raise LookupError(meld.tile)
            everywhere.update(meld.shown)
        tile = min(tile for tile, number in everywhere.items() if number > COPIES)
    return Complaint(
        "{number} tiles {tile} in one hand: the set holds {copies}",
        number=everywhere[tile],
        tile=name(tile),
        copies=COPIES,
    )
