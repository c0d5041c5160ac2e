"""All tables of the server: those in memory, and those that are only stored."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from sparrows.bots import BOTS
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import SEED_BYTES
from sparrows.rulebooks import rulebook
from sparrows.web.api import GivenPlayer, Lobby, NewTable
from sparrows.web.clocks import CLOCKS, RealTime, Time, written
from sparrows.web.errors import Refusal
from sparrows.web.room import OVER, PLAYING, WAITING, Room
from sparrows.web.seats import BOT, OPEN, PERSON
from sparrows.web.security import new_table_id, nickname
from sparrows.web.settings import Settings
from sparrows.web.store import Store, StoredDecision, StoredPlayer, StoredTable

LONGEST_ID = 64
FINISHED_KEPT = 600.0  # seconds that a finished table nobody sees stays in memory
SWEEP = 60.0
LISTED = 900.0  # seconds that a public table stays listed when its people have gone

log = logging.getLogger("sparrows.web")

Seeds = Callable[[NewTable], bytes]  # what the shuffles of a new table come from


def by_chance(_new: NewTable) -> bytes:
    """A seed that nobody can know before."""
    return secrets.token_bytes(SEED_BYTES)


class Tables:
    """Rooms by their ids; one that nobody has used for long is read again when somebody comes."""

    def __init__(
        self,
        store: Store,
        settings: Settings | None = None,
        time: Time | None = None,
        seeds: Seeds = by_chance,
    ) -> None:
        self.store = store
        self.settings = settings or Settings()
        self.time = time or RealTime()
        self.seeds = seeds
        self.boot = secrets.token_hex(8)
        self.rooms: dict[str, Room] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._loading = asyncio.Lock()
        self._sweeper: asyncio.Task[None] | None = None

    # The server's life

    async def begin(self) -> None:
        """Every unfinished table is there again, as it was."""
        for table, decisions in await self.store.unfinished():
            try:
                self._enter(table, decisions)
            except Refusal as refusal:
                log.warning("table %s: %s", table.id, refusal)
            except Exception:
                log.exception("table %s cannot be restored", table.id)
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def end(self) -> None:
        """Nothing happens any more; all is stored."""
        tasks = [*self.tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for room in self.rooms.values():
            for viewer in room.company.viewers():
                for line in tuple(room.company.lines_of(viewer)):
                    line.close("closing")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.store.close()

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    def sweep(self) -> None:
        """Tables that nobody has used for long leave the memory."""
        now = self.time.now()
        for room in list(self.rooms.values()):
            kept = FINISHED_KEPT if room.state == OVER else self.settings.idle
            if not room.company.watched and now - room.used_at > kept and not room.lock.locked():
                self._forget(room)

    def _forget(self, room: Room) -> None:
        self.rooms.pop(room.id, None)
        task = self.tasks.pop(room.id, None)
        if task is not None:
            task.cancel()

    # Tables

    def _enter(self, table: StoredTable, decisions: list[StoredDecision]) -> Room:
        room = Room(table, self.store, self.settings, self.time, self.boot)
        room.restore(decisions)
        self.rooms[table.id] = room
        if room.state != OVER:
            self.tasks[table.id] = asyncio.create_task(room.run())
        return room

    async def room(self, table: str) -> Room:
        """The table of this id."""
        if table in self.rooms:
            return self.rooms[table]
        if not 0 < len(table) <= LONGEST_ID:
            raise Refusal("no-table")
        async with self._loading:
            if table in self.rooms:
                return self.rooms[table]
            found = await self.store.load(table)
            if found is None:
                raise Refusal("no-table")
            return self._enter(*found)

    async def open(self, new: NewTable, token: str) -> Room:
        """A new table with its host at it; `token` is the SHA-256 of the host's."""
        name = nickname(new.name)
        rules = rules_of(new)
        if new.clock not in CLOCKS:
            raise Refusal("bad-clock")
        players = [placed(player, name, token) for player in new.players]
        hosts = [number for number, player in enumerate(players) if player.kind == PERSON]
        if len(players) != len(rules.seats) or len(hosts) != 1:
            raise Refusal("bad-players")
        self._refuse_too_many(token)
        table = StoredTable(
            id=new_table_id(),
            rules=new.rules,
            preset=new.preset,
            options=msgspec.to_builtins(rules.options),
            clock=new.clock,
            aids=new.aids,
            public=new.public,
            state=WAITING,
            players=players,
            host=hosts[0],
            seed=self.seeds(new),
            salt=secrets.token_bytes(SEED_BYTES),
            created=written(self.time.date()),
        )
        try:
            await self.store.save_table(table)
        except Exception:
            log.exception("a new table could not be stored")
            raise Refusal("not-stored") from None
        return self._enter(table, [])

    def _refuse_too_many(self, token: str) -> None:
        waiting = [
            room
            for room in self.rooms.values()
            if room.state == WAITING and room.company.player_of(token) is not None
        ]
        if len(waiting) >= self.settings.most_waiting or len(self.tasks) >= (
            self.settings.most_tables
        ):
            raise Refusal("too-many-tables")

    def lobby(self, token: str) -> Lobby:
        """Public tables, and those of one's own that are not over."""
        rooms = sorted(self.rooms.values(), key=lambda room: room.table.created, reverse=True)
        now = self.time.now()
        public = [
            room
            for room in rooms
            if room.table.public and (room.company.present or now - room.used_at < LISTED)
        ]
        return Lobby(
            waiting=tuple(room.info() for room in public if room.state == WAITING),
            playing=tuple(room.info() for room in public if room.state == PLAYING),
            mine=tuple(
                room.info()
                for room in rooms
                if room.state != OVER and room.company.player_of(token) is not None
            ),
        )


def rules_of(new: NewTable) -> Rulebook:
    """The rulebook that a new table is to be played by."""
    options: dict[str, Any] = dict(new.options)
    if "preset" in options:
        raise Refusal("bad-rules")
    try:
        rules = rulebook(new.rules, preset=new.preset, **options)
    except ValueError as error:
        raise Refusal("bad-rules", str(error)[:500]) from None
    return rules


def placed(player: GivenPlayer, name: str, token: str) -> StoredPlayer:
    """A place of a new table."""
    if player.kind == "me":
        return StoredPlayer(kind=PERSON, name=name, token=token)
    if player.kind == OPEN:
        return StoredPlayer(kind=OPEN)
    if player.kind == BOT and player.bot in BOTS:
        return StoredPlayer(kind=BOT, bot=player.bot)
    raise Refusal("bad-players")
