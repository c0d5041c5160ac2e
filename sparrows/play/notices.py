"""Notices: what the rules make of a table for one player, told while there is time to heed it."""

from __future__ import annotations

import msgspec

from sparrows.play.settlement import Seat
from sparrows.tiles import Tile

DANGER, SAFE, NOTE = "danger", "safe", "note"


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An id that has words in every language, and what they speak of.

    It follows from what the player sees, never from what is hidden from them.
    """

    id: str
    clause: str
    tone: str = NOTE  # or "danger", "safe": what to think of these tiles
    tiles: tuple[Tile, ...] = ()  # kinds in the player's hand, or the one that may be claimed
    seat: Seat | None = None  # the other player that it is about
    seats: tuple[Seat, ...] = ()  # those in whose win it matters
    values: tuple[int, ...] = ()  # of wins, in points


Notices = tuple[Notice, ...]
