"""A position: a deal that begins in the middle, for lessons, puzzles and tests."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from sparrows.complaint import Complaint
from sparrows.play.events import Event, PlaceLaid, TurnBegan
from sparrows.play.outlook import AFTER_DRAW, BEFORE_DRAW
from sparrows.play.settlement import Seat
from sparrows.play.table import Wild
from sparrows.readings.groups import Meld
from sparrows.tiles import JOKER, SEATS, Tile, name

if TYPE_CHECKING:
    from sparrows.play.deal import Deal


class Side(msgspec.Struct, frozen=True):
    """What one player has: standing tiles, melds, discards that nobody took, bonus tiles."""

    standing: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    pond: tuple[Tile, ...] = ()
    bonus: tuple[Tile, ...] = ()

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All of them, with a joker for each that lies in a meld."""
        melded = [tile for meld in self.melds for tile in meld.shown]
        return (*self.standing, *melded, *self.pond, *self.bonus)

    @property
    def size(self) -> int:
        """How many tiles of a hand they make, a kong being three."""
        return len(self.standing) + 3 * len(self.melds)


class Position(msgspec.Struct, frozen=True):
    """All sides, whose turn it is, and what comes next.

    The player in turn draws the next tile of the wall, unless they have fourteen already. `draws`
    come first from the wall, then the tiles that are left, in an order that the seed decides.
    `events` are facts that the tiles do not show, such as a ready hand. Where one of them makes a
    kind wild, the tile that shows it is taken out of the wall, and that kind lies there as jokers.
    """

    sides: dict[Seat, Side]
    turn: Seat = 0
    draws: tuple[Tile, ...] = ()
    events: tuple[Event, ...] = ()

    def check(self, seats: tuple[Seat, ...]) -> None:
        """A `ValueError` for what cannot lie on a table."""
        if set(self.sides) != set(seats) or self.turn not in seats:
            raise Complaint("position: every seat in play has its side, and one has the turn")
        for seat, side in self.sides.items():
            wanted = (BEFORE_DRAW, AFTER_DRAW) if seat == self.turn else (BEFORE_DRAW,)
            if side.size not in wanted:
                raise Complaint(
                    "position: {size} tiles of seat {seat}", size=side.size, seat=SEATS[seat]
                )

    def wall(self, tiles: list[Tile]) -> list[Tile]:
        """These tiles with those that lie on the table first, then the draws, then the others."""
        laid = [tile for side in self.sides.values() for tile in side.tiles]
        draws = list(self.draws)
        for kind, shown in self._wild():
            tiles, laid, draws = (
                [JOKER if tile == kind else tile for tile in each] for each in (tiles, laid, draws)
            )
            laid.append(shown)
        first = Counter([*laid, *draws])
        for tile, number in (first - Counter(tiles)).items():
            raise Complaint(
                "position: {number} tiles {tile} too many", number=number, tile=name(tile)
            )
        rest = []
        for tile in tiles:
            if first[tile]:
                first[tile] -= 1
            else:
                rest.append(tile)
        return [*laid, *draws, *rest]

    def _wild(self) -> list[Wild]:
        return [wild for event in self.events if (wild := event.makes_wild()) is not None]

    def lay(self, deal: Deal) -> None:
        """Puts everything on the table of a deal that has just started."""
        covered = deal.parts.covers_kongs
        for seat, side in self.sides.items():
            place = (side.standing, side.melds, side.pond, side.bonus)
            deal.happen(PlaceLaid(seat, *place, covered=covered))
            deal.front += len(side.tiles)
        deal.front += len(self._wild())
        for event in self.events:
            deal.happen(event)
        if self.sides[self.turn].size == BEFORE_DRAW:
            deal.draw(self.turn)
        else:
            deal.happen(TurnBegan(self.turn))
            deal.ask_turn(self.turn)
