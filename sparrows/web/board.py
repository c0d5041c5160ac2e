"""The lists of the lobby: made once in a while for everybody, and shown page by page."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from operator import itemgetter

import msgspec

from sparrows.web.api import Lobby
from sparrows.web.clocks import Time
from sparrows.web.listing import stored_info
from sparrows.web.protocol import TableInfo
from sparrows.web.room import PLAYING, Room
from sparrows.web.settings import DAY, Settings
from sparrows.web.store import Store, StoredTable

PAGE = 20  # tables of each list in one answer
MOST_LISTED = 500  # of each list; nobody leafs further
MOST_OWN = 50
AT_ONCE = 250  # rooms that are looked at before others have their turn
LISTED = 900.0  # seconds that a table stays listed when its people have gone

Listed = tuple[bool, str, Room]  # whether people are there, when it was opened


class Lists:
    """The tables that anybody may join or watch, as they were at one moment."""

    def __init__(self, waiting: list[Listed], playing: list[Listed]) -> None:
        self.waiting = in_order(waiting)
        self.playing = in_order(playing)
        self.waiting_of = dict(Counter(room.table.rules for room in self.waiting))
        self.pages: dict[tuple[str, int], Lobby] = {}

    def page(self, rules: str, offset: int) -> Lobby:
        """A page of both lists, of these rules or of all."""
        if (rules, offset) not in self.pages:
            waiting, playing = (
                rooms if rules == "" else [room for room in rooms if room.table.rules == rules]
                for rooms in (self.waiting, self.playing)
            )
            self.pages[rules, offset] = Lobby(
                waiting=shown(waiting, offset),
                playing=shown(playing, offset),
                mine=(),
                waiting_total=len(waiting),
                playing_total=len(playing),
                waiting_of=self.waiting_of,
            )
        return self.pages[rules, offset]


class Board:
    """What the lobby shows of the rooms in memory, and of those in which a visitor sits."""

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
        page = (await self._latest()).page(rules, offset)
        return Lobby(
            page.waiting,
            page.playing,
            mine,
            page.waiting_total,
            page.playing_total,
            page.waiting_of,
        )

    async def _own(self, token: str) -> tuple[TableInfo, ...]:
        kept = await self.store.unfinished_of(token) if token else []
        return tuple(self._found(table) for table in kept[:MOST_OWN])

    def _found(self, table: StoredTable) -> TableInfo:
        """A table as its people find it in their list."""
        room = self.rooms.get(table.id)
        info = stored_info(table) if room is None else room.info()
        return msgspec.structs.replace(info, ends_in=self._ends_in(table))

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
        waiting: list[Listed] = []
        playing: list[Listed] = []
        for number, room in enumerate(list(self.rooms.values())):
            if number % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)
            present = room.company.present
            if not (present or now - room.seen_at < LISTED):
                continue
            if room.is_joinable:
                waiting.append((present, room.table.created, room))
            elif room.table.public and room.state == PLAYING:
                playing.append((present, room.table.created, room))
        return Lists(waiting, playing)


def in_order(listed: list[Listed]) -> list[Room]:
    """Where people are first, then the newest."""
    return [room for _, _, room in sorted(listed, key=itemgetter(0, 1), reverse=True)]


def shown(rooms: list[Room], offset: int) -> tuple[TableInfo, ...]:
    return tuple(room.info() for room in rooms[:MOST_LISTED][offset : offset + PAGE])
