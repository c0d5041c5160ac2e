"""The lists of the lobby: made once in a while for everybody, and shown page by page."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from sparrows.web.api import AdminTables, ListedTable, Lobby
from sparrows.web.clocks import Time
from sparrows.web.listing import stored_info
from sparrows.web.protocol import TableInfo
from sparrows.web.room import PLAYING, WAITING, Room
from sparrows.web.settings import DAY, Settings
from sparrows.web.store import Store, StoredTable
from sparrows.web.workers.shards import ALL_SHARDS

PAGE = 20  # tables of each list in one answer
MOST_LISTED = 500  # of each list; nobody leafs further
MOST_OWN = 50
ROOMS_AT_ONCE = 250  # rooms that are looked at before others have their turn
IN_NO_LIST = ""  # the list of tables that are in none
STAYS_LISTED = 900.0  # seconds that a table stays listed when its people have gone


class Listed(NamedTuple):
    """A table of a list: where people are first, then the newest."""

    present: bool
    created: str
    table: str
    rules: str


class Lists:
    """The tables that anybody may join or watch, as they were at one moment."""

    def __init__(self, waiting: list[Listed], playing: list[Listed]) -> None:
        self.waiting = sorted(waiting, reverse=True)
        self.playing = sorted(playing, reverse=True)
        self.waiting_of = dict(Counter(each.rules for each in self.waiting))
        self.pages: dict[tuple[str, int], Lobby] = {}


class Board:
    """What the lobby shows of the rooms in memory, and of those in which a visitor sits.

    Of tables that another process has it shows what that one has written of them.
    """

    def __init__(
        self, rooms: Mapping[str, Room], store: Store, settings: Settings, time: Time
    ) -> None:
        self.rooms = rooms
        self.store = store
        self.settings = settings
        self.time = time
        self._lists: asyncio.Future[Lists] | None = None
        self._made_at = 0.0

    async def lobby(self, token: str, rules: str = "", offset: int = 0) -> Lobby:
        """Tables with a place for anybody, public ones, and one's own that are not over."""
        mine = await self._own(token)
        page = await self._page(await self._latest(), rules, offset)
        return Lobby(
            page.waiting,
            page.playing,
            mine,
            page.waiting_total,
            page.playing_total,
            page.waiting_of,
        )

    async def newest(self, first: int, many: int) -> AdminTables:
        """Some of the tables that are in the memory of any process, the newest first."""
        if self.store.held == ALL_SHARDS:
            rooms = sorted(self.rooms.values(), key=lambda room: room.table.created, reverse=True)
            shown = [
                ListedTable(room.info(), len(room.company.spectators))
                for room in rooms[first : first + many]
            ]
            return AdminTables(len(rooms), first, tuple(shown))
        total, rows = await self.store.newest_shown(first, many)
        infos = await self._infos([row["table_id"] for row in rows])
        found = [
            ListedTable(infos[row["table_id"]], row["spectators"])
            for row in rows
            if row["table_id"] in infos
        ]
        return AdminTables(total, first, tuple(found))

    async def _infos(self, tables: Sequence[str]) -> dict[str, TableInfo]:
        """What is known of these tables, here or by the processes that have them."""
        infos = {table: self.rooms[table].info() for table in tables if table in self.rooms}
        if self.store.held != ALL_SHARDS:
            others = await self.store.shown([table for table in tables if table not in infos])
            infos |= {table: msgspec.convert(info, TableInfo) for table, info in others.items()}
        return infos

    async def _page(self, lists: Lists, rules: str, offset: int) -> Lobby:
        """A page of both lists, of these rules or of all."""
        if (rules, offset) not in lists.pages:
            waiting, playing = (
                found if rules == "" else [each for each in found if each.rules == rules]
                for found in (lists.waiting, lists.playing)
            )
            lists.pages[rules, offset] = Lobby(
                waiting=await self._shown(waiting, offset),
                playing=await self._shown(playing, offset),
                mine=(),
                waiting_total=len(waiting),
                playing_total=len(playing),
                waiting_of=lists.waiting_of,
            )
        return lists.pages[rules, offset]

    async def _shown(self, listed: list[Listed], offset: int) -> tuple[TableInfo, ...]:
        tables = [each.table for each in listed[:MOST_LISTED][offset : offset + PAGE]]
        infos = await self._infos(tables)
        return tuple(infos[table] for table in tables if table in infos)

    async def _own(self, token: str) -> tuple[TableInfo, ...]:
        kept = (await self.store.unfinished_of(token) if token else [])[:MOST_OWN]
        infos = await self._infos([table.id for table in kept])
        return tuple(self._found(table, infos.get(table.id)) for table in kept)

    def _found(self, table: StoredTable, info: TableInfo | None) -> TableInfo:
        """A table as its people find it in their list."""
        return msgspec.structs.replace(info or stored_info(table), ends_in=self._ends_in(table))

    def _ends_in(self, table: StoredTable) -> float | None:
        """Seconds that the server may run until the table has had its life; told a day ahead."""
        room = self.rooms.get(table.id)
        used = table.unused_since if room is None else max(table.unused_since, room.used_at or 0.0)
        life = self.settings.match_life if table.version else self.settings.waiting_life
        left = max(used + life - self.time.now(), 0.0)
        return left if left <= DAY else None

    async def _latest(self) -> Lists:
        """The lists of a moment ago; whoever asks meanwhile waits for the same ones."""
        now = self.time.now()
        made = self._lists is not None and not (self._lists.done() and self._lists.exception())
        if self._lists is None or not made or now - self._made_at >= self.settings.lists_kept:
            self._lists, self._made_at = asyncio.ensure_future(self._look()), now
        return await asyncio.shield(self._lists)

    async def _look(self) -> Lists:
        now = self.time.now()
        lists: dict[str, list[Listed]] = {WAITING: [], PLAYING: [], IN_NO_LIST: []}
        for number, room in enumerate(list(self.rooms.values())):
            if number % ROOMS_AT_ONCE == ROOMS_AT_ONCE - 1:
                await asyncio.sleep(0)
            table = room.table
            listed = Listed(room.company.present, table.created, table.id, table.rules)
            lists[list_of(room, now)].append(listed)
        if self.store.held != ALL_SHARDS:
            for row in await self.store.listed_elsewhere(self.store.held):
                listed = Listed(row["present"], row["created"], row["table_id"], row["rules"])
                lists[row["listed"]].append(listed)
        return Lists(lists[WAITING], lists[PLAYING])


def list_of(room: Room, now: float) -> str:
    """The list of the lobby in which a table is."""
    if not (room.company.present or now - room.seen_at < STAYS_LISTED):
        return IN_NO_LIST
    if room.is_joinable:
        return WAITING
    return PLAYING if room.table.public and room.state == PLAYING else IN_NO_LIST
