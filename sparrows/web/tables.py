"""All tables of the server: those in memory, and those that are only stored."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any

import msgspec

from sparrows.bots import BOTS
from sparrows.play.match import Player
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import SEED_BYTES
from sparrows.rulebooks import rulebook
from sparrows.rulebooks.cases import own_options
from sparrows.web.api import GivenPlayer, Lobby, NewTable
from sparrows.web.clocks import CLOCKS, PAUSES, RealTime, Time, written
from sparrows.web.errors import Refusal, judged
from sparrows.web.listing import stored_info
from sparrows.web.room import OVER, PLAYING, WAITING, Room
from sparrows.web.seats import BOT, FRIEND, OPEN, PERSON
from sparrows.web.security import new_table_id, nickname
from sparrows.web.settings import Settings
from sparrows.web.store import Store, StoredDecision, StoredPlayer, StoredTable
from sparrows.web.thinkers import Thinkers
from sparrows.web.warming import read_rulebooks, warm_up

LONGEST_ID = 64
FINISHED_KEPT = 600.0  # seconds that a finished table nobody sees stays in memory
SWEEP = 60.0
LIVES = 3600.0  # between two looks at what has had its life
USE_NOTED = 600.0  # how exactly the store knows when a table was used
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
        self.thinkers = Thinkers(self.settings.thinkers)
        self.boot = secrets.token_hex(8)
        self.rooms: dict[str, Room] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._loading = asyncio.Lock()
        self._lives_ended = self.time.now()
        self._aside: list[asyncio.Task[None]] = []

    # The server's life

    async def begin(self) -> None:
        """Every unfinished table is there again, as it was; what has had its life is not."""
        read_rulebooks()
        await self._patiently(self.end_lives())
        for table, decisions in await self.store.unfinished(self._ago(self.settings.idle)):
            try:
                await self._enter(table, decisions)
            except Refusal as refusal:
                log.warning("table %s: %s", table.id, refusal)
            except Exception:
                log.exception("table %s cannot be restored", table.id)
        self.thinkers.begin()
        self._aside = [
            asyncio.create_task(asyncio.to_thread(warm_up)),
            asyncio.create_task(self._sweep_for_ever()),
        ]

    async def end(self) -> None:
        """Nothing happens any more; all is stored."""
        tasks = [*self.tasks.values(), *self._aside]
        for room in self.rooms.values():
            for viewer in room.company.viewers():
                for line in tuple(room.company.lines_of(viewer)):
                    line.close("closing")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.store.close()

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self._patiently(self.sweep())

    async def _patiently(self, work: Coroutine[Any, Any, None]) -> None:
        """What cannot be done now is done at the next time."""
        try:
            await work
        except Exception:
            log.exception("old tables could not be looked through")

    async def sweep(self) -> None:
        """Tables that nobody has used for long leave the memory, and in the end the store."""
        await self._note_use()
        now = self.time.now()
        for room in list(self.rooms.values()):
            kept = FINISHED_KEPT if room.state == OVER else self.settings.idle
            if not room.company.watched and now - room.seen_at > kept and not room.lock.locked():
                self._forget(room)
        if now - self._lives_ended > LIVES:
            await self.end_lives()

    async def _note_use(self) -> None:
        """Stores when the people of each table were last there, if that is not known well enough.

        Finished tables are kept for ever, so nobody asks when they were used.
        """
        dates = {}
        for room in self.rooms.values():
            if room.company.present:
                room.used_at = self.time.now()
            if room.used_at is None or room.state == OVER:
                continue
            ago = self.time.now() - room.used_at
            if room.table.used < self._ago(ago + USE_NOTED):
                dates[room.id] = self._ago(ago)
        await self.store.use(dates)
        for table, date in dates.items():
            if table in self.rooms:
                self.rooms[table].table.used = date

    async def end_lives(self) -> None:
        """Tables that nobody came back to: removed where nothing was played, else over."""
        self._lives_ended = self.time.now()
        async with self._loading:
            unbegun = await self.store.never_begun(self._ago(self.settings.waiting_life))
            await self.store.remove([table for table in unbegun if table not in self.rooms])
            for table in await self.store.abandoned(self._ago(self.settings.match_life)):
                if table not in self.rooms:
                    await self._give_up(table)

    async def _give_up(self, table: str) -> None:
        found = await self.store.load(table)
        assert found is not None
        room = self._room(found[0])
        try:
            await asyncio.to_thread(room.restore, found[1])
        except Exception as error:
            log.warning("table %s is given up as it is: %s", table, error)
        await room.give_up()

    def _ago(self, seconds: float) -> str:
        return written(self.time.date() - timedelta(seconds=seconds))

    def _forget(self, room: Room) -> None:
        self.rooms.pop(room.id, None)
        task = self.tasks.pop(room.id, None)
        if task is not None:
            task.cancel()

    # Tables

    def _room(self, table: StoredTable) -> Room:
        mind = self.thinkers.mind(table.id)
        return Room(table, self.store, self.settings, self.time, self.boot, mind)

    async def _enter(self, table: StoredTable, decisions: list[StoredDecision]) -> Room:
        room = await asyncio.to_thread(self._restored, table, decisions)
        self.rooms[table.id] = room
        if room.state != OVER:
            self.tasks[table.id] = asyncio.create_task(room.run())
        return room

    def _restored(self, table: StoredTable, decisions: list[StoredDecision]) -> Room:
        """A room as it was: playing all deals of a match again takes longer than a moment."""
        room = self._room(table)
        room.restore(decisions)
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
            return await self._enter(*found)

    async def open(self, new: NewTable, token: str) -> Room:
        """A new table with its host at it; `token` is the SHA-256 of the host's."""
        name = nickname(new.name)
        rules = await asyncio.to_thread(rules_of, new)
        if new.clock not in CLOCKS:
            raise Refusal("bad-clock")
        if new.pause not in PAUSES:
            raise Refusal("bad-pause")
        players = [placed(player, name, token) for player in new.players]
        hosts = [number for number, player in enumerate(players) if player.kind == PERSON]
        if len(players) != len(rules.seats) or len(hosts) != 1:
            raise Refusal("bad-players")
        if new.free_text:
            keep_to_friends(players, public=new.public)
        self._refuse_too_many(token)
        table = StoredTable(
            id=new_table_id(),
            rules=new.rules,
            preset=new.preset,
            options=msgspec.to_builtins(rules.options),
            clock=new.clock,
            aids=new.aids,
            public=new.public,
            all_hands=against_bots(players) if new.all_hands is None else new.all_hands,
            strict=new.strict,
            pause=new.pause,
            free_text=new.free_text,
            state=WAITING,
            players=players,
            host=hosts[0],
            seed=self.seeds(new),
            salt=secrets.token_bytes(SEED_BYTES),
            created=(date := written(self.time.date())),
            used=date,
        )
        return await self._add(table)

    async def _add(self, table: StoredTable) -> Room:
        try:
            await self.store.save_table(table)
        except Exception:
            log.exception("a new table could not be stored")
            raise Refusal("not-stored") from None
        return await self._enter(table, [])

    async def again(self, table: str, token: str) -> Room:
        """Those who played at a table sit down at another like it; the first of them opens it."""
        old = await self.room(table)
        async with old.lock:
            player = old.company.player_of(token)
            if player is None:
                raise Refusal("spectator")
            if old.state != OVER:
                raise Refusal("not-now")
            room = await self._led_on(old.table)
            if room is None:
                self._refuse_too_many(token)
                room = await self._add(self._like(old.table, player))
                await old.lead_on(room.id)
        await room.sit(old.company.holders[player].name, token)
        return room

    async def _led_on(self, table: StoredTable) -> Room | None:
        """Where the people of a table play again, unless that is over too."""
        try:
            room = await self.room(table.again)
        except Refusal:
            return None
        return None if room.state == OVER else room

    def _like(self, table: StoredTable, host: Player) -> StoredTable:
        """A new table with the same settings, and a place for everybody who stayed to the end."""
        date = written(self.time.date())
        return msgspec.structs.replace(
            table,
            id=new_table_id(),
            state=WAITING,
            players=[
                kept_for(player) if number == host else placed_again(player, self.settings.filler)
                for number, player in enumerate(table.players)
            ],
            host=host,
            seed=secrets.token_bytes(SEED_BYTES),
            salt=secrets.token_bytes(SEED_BYTES),
            created=date,
            used=date,
            finished=None,
            version="",
            clocks={},
            again="",
        )

    def _refuse_too_many(self, token: str) -> None:
        waiting = [
            room
            for room in self.rooms.values()
            if room.state == WAITING and room.company.player_of(token) is not None
        ]
        unfinished = sum(room.state != OVER for room in self.rooms.values())
        if len(waiting) >= self.settings.most_waiting or unfinished >= self.settings.most_tables:
            raise Refusal("too-many-tables")

    async def lobby(self, token: str) -> Lobby:
        """Tables with a place for anybody, public ones, and one's own that are not over."""
        kept = await self.store.unfinished_of(token) if token else []
        rooms = sorted(self.rooms.values(), key=lambda room: room.table.created, reverse=True)
        now = self.time.now()
        alive = [room for room in rooms if room.company.present or now - room.seen_at < LISTED]
        return Lobby(
            waiting=tuple(room.info() for room in alive if room.is_joinable),
            playing=tuple(
                room.info() for room in alive if room.table.public and room.state == PLAYING
            ),
            mine=tuple(
                self.rooms[table.id].info() if table.id in self.rooms else stored_info(table)
                for table in kept
            ),
        )


def rules_of(new: NewTable) -> Rulebook:
    """The rulebook that a new table is to be played by."""
    with judged("bad-rules"):
        return rulebook(new.rules, preset=new.preset, **own_options(new.options))


def against_bots(players: list[StoredPlayer]) -> bool:
    """Whether one person plays, and bots have every other place."""
    return [player.kind for player in players if player.kind != BOT] == [PERSON]


def keep_to_friends(players: list[StoredPlayer], *, public: bool) -> None:
    """Only who was invited may ever come, in the place of a host who got up too."""
    if public or any(player.kind == OPEN and not player.for_friend for player in players):
        raise Refusal("public-text")
    for player in players:
        player.for_friend = player.for_friend or player.kind == PERSON


def kept_for(person: StoredPlayer) -> StoredPlayer:
    """A place that waits for this person."""
    return StoredPlayer(OPEN, person.name, token=person.token, for_friend=True)


def placed_again(player: StoredPlayer, filler: str) -> StoredPlayer:
    """The same place at the next table: kept for its person, or a bot's."""
    if player.next_kind == PERSON:
        return StoredPlayer(OPEN, player.next_name, token=player.next_token, for_friend=True)
    if player.kind == PERSON and not player.left:
        return kept_for(player)
    # Nobody waits for one who got up, who may come all the same.
    return StoredPlayer(BOT, bot=player.bot or filler, token=player.token)


def placed(player: GivenPlayer, name: str, token: str) -> StoredPlayer:
    """A place of a new table."""
    if player.kind == "me":
        return StoredPlayer(kind=PERSON, name=name, token=token)
    if player.kind in (OPEN, FRIEND):
        return StoredPlayer(kind=OPEN, for_friend=player.kind == FRIEND)
    if player.kind == BOT and player.bot in BOTS:
        return StoredPlayer(kind=BOT, bot=player.bot)
    raise Refusal("bad-players")
