"""Claims of red where jokers are in the game: they may be laid open in a set (RED-7.6)."""

from __future__ import annotations

from collections.abc import Iterator

from sparrows.play.actions import CLAIMED_PUNGS, Action
from sparrows.play.deal import Deal
from sparrows.play.moves import CHOWS, Move
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Place, Table
from sparrows.readings.groups import CHOW, PUNG, meld
from sparrows.tiles import JOKER, KINDS, Tile


class SetWithJokers(Move):
    """The discard, standing tiles and jokers; what jokers stand for is said and stays (RED-7.7)."""

    def __init__(self, kind: str, claims: dict[Tile, tuple[Action, ...]]) -> None:
        self.name = kind
        self.claims = claims

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        claim = table.claim
        assert claim is not None
        if claim.tile not in self.claims or not rules.parts.may_claim(table):
            return []
        if self.name == CHOW and table.next_seat(claim.giver) != place.seat:
            return []
        return [action for action in self.claims[claim.tile] if holds(place, action.using)]

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        tiles = (action.tile, *action.using)
        deal.meld(seat, meld(self.name, tiles, action.meant or None), action)
        deal.ask_turn(seat)


def holds(place: Place, two: tuple[Tile, ...]) -> bool:
    """Whether these two are among the standing tiles."""
    first, second = two
    if first == second:
        return place.standing.counts[first] > 1
    return place.standing.counts[first] > 0 and place.standing.counts[second] > 0


def _pungs(tile: Tile) -> tuple[Action, ...]:
    return (
        CLAIMED_PUNGS[tile],
        Action("pung", tile, (tile, JOKER), meant=(tile,) * 3),
        Action("pung", tile, (JOKER, JOKER), meant=(tile,) * 3),
    )


def _chows(tile: Tile) -> Iterator[Action]:
    """Every run with the tile, with each of the other two as itself or as a joker."""
    for low in range(tile - 2, tile + 1):
        if (tile, low) in CHOWS:
            whole = (low, low + 1, low + 2)
            first, second = CHOWS[tile, low].using
            yield CHOWS[tile, low]
            yield Action("chow", tile, (first, JOKER), meant=whole)
            yield Action("chow", tile, (second, JOKER), meant=whole)
            yield Action("chow", tile, (JOKER, JOKER), meant=whole)


PUNG_WITH_JOKERS = SetWithJokers(PUNG, {tile: _pungs(tile) for tile in range(KINDS)})
CHOW_WITH_JOKERS = SetWithJokers(CHOW, {tile: tuple(_chows(tile)) for tile in range(27)})
