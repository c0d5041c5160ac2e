"""Which tables leave the memory first when there are too many of them."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import nsmallest

from sparrows.web.room import Room

FRESH_TABLE = 5.0  # seconds that a table stays after anybody had to do with it
UNPLAYED = 600.0  # and after its people, who are still connected, last did anything


def unplayed_since(room: Room, now: float) -> tuple[int, float] | None:
    """How soon a table gives way, the least first; nothing for one that is played.

    Nobody is there; or only spectators; or people are who have not played for long.
    """
    seen_at = room.seen_at
    if now - seen_at < FRESH_TABLE or room.lock.locked():
        return None
    if not room.company.present:
        return len(room.company.spectators) > 0, seen_at
    return (2, room.played_at) if now - room.played_at >= UNPLAYED else None


def first_to_leave(rooms: Iterable[Room], now: float, many: int) -> list[Room]:
    """So many tables that nobody plays at, the longest without their people first."""
    found = [
        (since, number, room)
        for number, room in enumerate(rooms)
        if (since := unplayed_since(room, now)) is not None
    ]
    return [room for _, _, room in nsmallest(many, found)]
