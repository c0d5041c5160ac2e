"""What other processes show of the tables here, written where it changed, at most once a second."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from sparrows.web.board import ROOMS_AT_ONCE, list_of
from sparrows.web.clocks import Time
from sparrows.web.room import Room
from sparrows.web.store import Store


class Mark(NamedTuple):
    """The state of a table by which a change of what is shown is noticed."""

    room: Room  # one that comes again after it was elsewhere is another
    changes: int
    deals: int
    listed: str
    spectators: int


class Showing:
    """What was written of each room, so that nothing is written again that has not changed."""

    def __init__(self, rooms: Mapping[str, Room], store: Store, time: Time) -> None:
        self.rooms = rooms
        self.store = store
        self.time = time
        self.written: dict[str, Mark] = {}

    async def tell(self) -> None:
        """One statement for all tables."""
        now, marks = self.time.now(), dict[str, Mark]()
        rows: list[dict[str, Any]] = []
        for number, room in enumerate(list(self.rooms.values())):
            if number % ROOMS_AT_ONCE == ROOMS_AT_ONCE - 1:
                await asyncio.sleep(0)
            marks[room.id] = mark = mark_of(room, now)
            if self.written.get(room.id) != mark:
                rows.append(row_of(room, mark))
        gone = [table for table in self.written.keys() - marks.keys() if self.store.holds(table)]
        await self.store.show(rows, gone)
        self.written = marks


def mark_of(room: Room, now: float) -> Mark:
    deals = 0 if room.game is None else room.game.match.played
    spectators = len(room.company.spectators)
    return Mark(room, room.changes, deals, list_of(room, now), spectators)


def row_of(room: Room, mark: Mark) -> dict[str, Any]:
    return {
        "table_id": room.id,
        "rules": room.table.rules,
        "created": room.table.created,
        "listed": mark.listed,
        "present": room.company.present,
        "spectators": mark.spectators,
        "info": msgspec.to_builtins(room.info()),
    }
