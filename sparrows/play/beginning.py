"""What a deal or a match may begin with: it comes from outside, and is looked at first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sparrows.complaint import Complaint, refuse_other
from sparrows.play.malformed import refuse_strange_seats
from sparrows.play.position import Position
from sparrows.play.rulebook import Rulebook
from sparrows.play.shares import Share, refuse_strange_shares
from sparrows.readings.hand import COPIES
from sparrows.tiles import BONUS, SEATS, Tile, name, tiles_of

SEAT_NUMBERS = range(len(SEATS))


def refuse_malformed_deal(
    rules: Rulebook,
    seed: bytes,
    round_wind: int,
    wall: list[Tile] | None,
    position: Position | None,
) -> None:
    """A `ValueError` for what no deal can begin with."""
    refuse_other(Rulebook, rules)
    refuse_other(bytes, seed)
    refuse_strange_seats((round_wind,), SEAT_NUMBERS)
    if position is not None:
        refuse_other(Position, position)
    if wall is not None:
        refuse_strange_wall(wall, len(rules.seats))


def refuse_malformed_match(
    rules: Rulebook, seed: bytes, salt: bytes, shares: Sequence[Share]
) -> None:
    """A `ValueError` for what no match can begin with."""
    refuse_malformed_deal(rules, seed, 0, None, None)
    refuse_other(bytes, salt)
    refuse_strange_shares(shares, len(rules.seats))


def refuse_strange_wall(wall: list[Tile], players: int) -> None:
    """A `ValueError` for a wall that cannot be dealt."""
    tiles = tiles_of(wall)
    needed = 13 * players + 1
    if len(tiles) < needed:
        raise Complaint(
            "wall: {needed} tiles at least are needed, not {number}",
            needed=needed,
            number=len(tiles),
        )
    for tile, number in Counter(tiles).items():
        if number > (1 if tile in BONUS else COPIES):
            raise Complaint("wall: {number} tiles {tile} too many", number=number, tile=name(tile))
