"""All tables of the server: those in memory, and those that are only stored."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from datetime import timedelta
from typing import Any

import msgspec

from sparrows.bots import installed_bots, plays_as
from sparrows.play.progress import Player
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import SEED_BYTES
from sparrows.rulebooks import rulebook
from sparrows.rulebooks.cases import own_options
from sparrows.web.api import GivenPlayer, NewTable
from sparrows.web.board import Board
from sparrows.web.clocks import CLOCKS, PAUSES, RealTime, Time, date_text
from sparrows.web.drawing import share_hash
from sparrows.web.leaving import first_to_leave
from sparrows.web.refusals import Refusal, judged
from sparrows.web.room import MATCH_OVER, WAITING, Room
from sparrows.web.seats import BOT, FRIEND, OPEN, PERSON
from sparrows.web.security import nickname
from sparrows.web.settings import Settings
from sparrows.web.store import (
    NotRead,
    NotStored,
    Shelf,
    Store,
    StoredDecision,
    StoredPlayer,
    StoredTable,
    log_failure,
)
from sparrows.web.thinkers import Thinkers
from sparrows.web.tuning import WHOLE_COLLECTION, collect_all
from sparrows.web.warming import read_rulebooks, warm_up
from sparrows.web.workers.shards import ALL_SHARDS, new_table_id, shard_of
from sparrows.web.workers.showing import Showing
from sparrows.web.workers.worker import Worker

LONGEST_ID = 64
FINISHED_KEPT = 600.0  # seconds that a finished table nobody sees stays in memory
SWEEP = 60.0
LIVES = 3600.0  # between two looks at what has had its life
USE_NOTED = 600.0  # how exactly the store knows when a table was used
SHARE = 100  # where the memory is full, one table of so many leaves it at once
SHOWING_BEAT = 1.0  # between two times that other processes are shown what has changed
DATABASE_BEAT = 1.0  # between two looks at the database
# How long servers have run is stored so far ahead, while people are there and while nobody is.
AHEAD, FAR_AHEAD = 10.0, 60.0
WARMING = 0.05  # between two looks whether bots can think
LAST_WORD = 1.0  # seconds to let shards go, and to store how long this server has run, at its end

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
        self.held = ALL_SHARDS if self.settings.workers == 1 else frozenset[int]()  # shards
        self.tell_held: Callable[[frozenset[int]], None] = lambda held: None  # when it changed
        # What is done when other processes tell something of this name, and what they tell.
        self.news: dict[str, Callable[[str], None]] = {}
        self._tenures = Counter[int]()  # how often a shard was lost
        self._departing: asyncio.Task[None] | None = None
        self.board = Board(self.rooms, store, self.settings, self.time)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.restored = False  # whether every unfinished table is there again
        self.worker = None if self.settings.workers == 1 else self._worker()
        self.warm = False  # what is counted once has been
        self._loading = asyncio.Lock()
        self._lives_ended = self.time.now()
        self._ran_stored = 0.0  # how long servers have run, as far as it is stored
        self._away_since = 0.0  # when the database was there last
        self._keepers: set[asyncio.Task[None]] = set()

    # The server's life

    async def begin(self) -> None:
        """Every unfinished table is there again, as it was; what has had its life is not."""
        read_rulebooks()
        self.time.go_on(await self.store.ran())
        self.store.watch(self.hold_still)
        await self._patiently(self.beat())
        if self.worker is None:
            await self._restore(self.held)
        self.restored = True
        self.thinkers.begin()
        self._keepers = {
            asyncio.create_task(self._warm_up()),
            asyncio.create_task(self._for_ever(SWEEP, self.sweep)),
            asyncio.create_task(self._for_ever(DATABASE_BEAT, self.beat)),
            asyncio.create_task(self._for_ever(WHOLE_COLLECTION, collect_all)),
        }
        if self.worker is not None:
            showing = Showing(self.rooms, self.store, self.time)
            self._keepers.add(asyncio.create_task(self._for_ever(SHOWING_BEAT, showing.tell)))
            self._keepers.add(asyncio.create_task(self._share(self.worker)))

    async def _warm_up(self) -> None:
        try:
            await asyncio.to_thread(warm_up)
        finally:
            self.warm = True

    async def end(self) -> None:
        """Nothing happens any more; all is stored."""
        tasks = [*self.tasks.values(), *self._keepers]
        self.depart()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._departing is not None:
            await asyncio.wait({self._departing}, timeout=LAST_WORD)
        await self.thinkers.close()
        with suppress(TimeoutError, NotStored):  # it is known to be not much longer than stored
            await asyncio.wait_for(self.store.note_ran(self.time.now()), LAST_WORD)
        await self.store.close()

    def depart(self) -> None:
        """Closes the connections of everybody at all tables, which others may take at once."""
        for room in self.rooms.values():
            room.company.dismiss("closing")
        if self.worker is not None and self._departing is None:
            self._lose(ALL_SHARDS)
            self._departing = asyncio.create_task(self._patiently(self.worker.end()))

    # Several processes

    def _worker(self) -> Worker:
        return Worker(self.store, self.settings, self._gain, self._lose)

    async def _share(self, worker: Worker) -> None:
        """Takes part when bots can think here: until then another may have the tables."""
        self.store.share(self._lose, self._hear_news)
        self.news["shards"] = lambda _: worker.look_soon()
        while not (self.warm and self.thinkers.have_begun):
            await asyncio.sleep(WARMING)
        await worker.run()

    def _hear_news(self, news: str) -> None:
        about, _, what = news.partition(" ")
        for name, look in self.news.items():
            if about in (name, ""):
                look(what)

    def _gain(self, shards: frozenset[int]) -> None:
        """Tables of these shards are ours, and are read again before anybody comes."""
        self._hold(self.held | shards)
        restoring = asyncio.create_task(self._restore_gained(shards))
        self._keepers.add(restoring)
        restoring.add_done_callback(self._keepers.discard)

    def _lose(self, shards: frozenset[int]) -> None:
        """Tables of these shards are another's; their people are told to come again."""
        self._tenures.update(shards)
        self._hold(self.held - shards)
        for room in list(self.rooms.values()):
            if shard_of(room.id) in shards:
                self._forget(room, "elsewhere")

    def _hold(self, shards: frozenset[int]) -> None:
        if shards != self.held:
            log.info("worker %d holds %d shards", self.settings.worker, len(shards))
            self.held = shards
            self.tell_held(shards)

    async def _restore_gained(self, shards: frozenset[int]) -> None:
        """Until they have been read: a table with a clock goes on though nobody comes to it."""
        while shards & self.held:
            try:
                await self._restore(shards)
                return
            except NotRead as error:  # the database went again
                log.warning("tables cannot be read: %s", error)
                await asyncio.sleep(DATABASE_BEAT)

    async def _restore(self, shards: frozenset[int]) -> None:
        """Every unfinished table of these shards is there again, those used last first."""
        await self._patiently(self.end_lives())
        used_since = self.time.now() - self.settings.idle
        for table in (await self.store.unfinished(used_since, shards))[: self.settings.most_tables]:
            if not self.holds(table):
                continue  # it went on to another meanwhile
            try:
                await self.room(table)
            except NotRead:
                raise
            except Refusal as refusal:
                if refusal.code == "elsewhere":
                    continue  # the shard was lost meanwhile
                log.warning("table %s: %s", table, refusal)
            except Exception:
                log.exception("table %s cannot be restored", table)

    async def _for_ever(
        self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self._patiently(work())

    async def _patiently(self, work: Coroutine[Any, Any, None]) -> None:
        """What cannot be done now is done at the next time."""
        try:
            await work
        except Exception:
            log_failure(log, "what is done now and then could not be done")

    async def sweep(self) -> None:
        """Tables that nobody has used for long leave the memory, and in the end the store."""
        await self._note_use()
        now = self.time.now()
        for room in list(self.rooms.values()):
            kept = FINISHED_KEPT if room.state == MATCH_OVER else self.settings.idle
            if not room.company.watched and now - room.seen_at > kept and not room.lock.locked():
                self._forget(room)
        if now - self._lives_ended > LIVES:
            await self.end_lives()

    async def _note_use(self) -> None:
        """Stores when the people of each table were last there, if that is not known well enough.

        Finished tables are kept for ever, so nobody asks when they were used.
        """
        uses = {}
        for room in self.rooms.values():
            if room.company.present:
                room.used_at = self.time.now()
            if room.used_at is None or room.state == MATCH_OVER:
                continue
            if room.table.unused_since < room.used_at - USE_NOTED:
                ago = timedelta(seconds=self.time.now() - room.used_at)
                uses[room.id] = date_text(self.time.date() - ago), room.used_at
        await self.store.use(uses)
        for table, (date, ran) in uses.items():
            if table in self.rooms:
                room = self.rooms[table]
                room.table.used, room.table.unused_since = date, ran

    async def beat(self) -> None:
        """Sees whether the database is there, and stores how long servers have run.

        A moment ahead is stored, so that none comes again after a restart, however it came.
        """
        now = self.time.now()
        if any(room.company.watched for room in self.rooms.values()):
            ahead = now + AHEAD
        elif self._ran_stored < now + FAR_AHEAD / 2:
            ahead = now + FAR_AHEAD
        else:
            await self.store.look()
            return
        await self.store.note_ran(ahead)
        self._ran_stored = ahead

    def hold_still(self, away: bool) -> None:
        """While the database is away nothing happens, all are told, and nobody's time passes."""
        now = self.time.now()
        passed, self._away_since = (0.0, now) if away else (now - self._away_since, 0.0)
        for room in self.rooms.values():
            room.hold_still(passed)

    async def end_lives(self) -> None:
        """Tables that nobody came back to: removed where nothing was played, else over."""
        self._lives_ended = self.time.now()
        async with self._loading:
            now = self._lives_ended
            unbegun = await self.store.never_begun(now - self.settings.waiting_life)
            await self.store.remove([table for table in unbegun if table not in self.rooms])
            for table in await self.store.abandoned(now - self.settings.match_life):
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

    def _forget(self, room: Room, code: str = "busy") -> None:
        room.end(code)
        self.rooms.pop(room.id, None)
        task = self.tasks.pop(room.id, None)
        if task is not None:
            task.cancel()

    # Tables

    def _room(self, table: StoredTable) -> Room:
        mind = self.thinkers.mind(table.id)
        return Room(table, Shelf(self.store), self.settings, self.time, self.boot, mind)

    def holds(self, table: str) -> bool:
        """Whether the table of this id is ours."""
        return shard_of(table) in self.held

    def _tenure(self, table: str) -> int:
        """Which time it is that the table is ours; a `Refusal` where it is another's."""
        if not self.holds(table):
            raise Refusal("elsewhere")
        return self._tenures[shard_of(table)]

    async def _enter(
        self, table: StoredTable, decisions: list[StoredDecision], tenure: int
    ) -> Room:
        """A table as it was read in this tenure: after it, another may have changed it."""
        room = await asyncio.to_thread(self._restored, table, decisions)
        if self._tenure(table.id) != tenure:
            raise Refusal("elsewhere")
        self.rooms[table.id] = room
        if room.state != MATCH_OVER:
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
            tenure = self._tenure(table)
            found = await self.store.load(table)
            if found is None:
                raise Refusal("no-table")
            self._make_place()
            return await self._enter(*found, tenure)

    async def seen(self, table: str) -> Room:
        """A table to look at: one of ours, or one that is over, which nobody changes any more."""
        if self.holds(table):
            return await self.room(table)
        found = await self.store.load(table)
        if found is None:
            raise Refusal("no-table")
        if found[0].state != MATCH_OVER:
            raise Refusal("elsewhere")
        return await asyncio.to_thread(self._restored, *found)

    async def open(self, new: NewTable, token: str) -> Room:
        """A new table with its host at it; `token` is the SHA-256 of the host's."""
        name = nickname(new.name)
        rules = await asyncio.to_thread(rules_asked_for, new)
        if new.clock not in CLOCKS:
            raise Refusal("bad-clock")
        if new.pause not in PAUSES:
            raise Refusal("bad-pause")
        bound_by = share_hash(new.share_hash)
        players = [placed(player, name, token, bound_by) for player in new.players]
        for player in players:
            player.bot = plays_as(player.bot, rules)  # so that nobody takes it for another
        hosts = [number for number, player in enumerate(players) if player.kind == PERSON]
        if len(players) != len(rules.seats) or len(hosts) != 1:
            raise Refusal("bad-players")
        if new.free_text:
            keep_to_friends(players, public=new.public)
        await self._refuse_too_many(token)
        table = StoredTable(
            id=self._new_id(self._home),
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
            created=(date := date_text(self.time.date())),
            used=date,
            unused_since=self.time.now(),
        )
        return await self._add(table)

    @property
    def _home(self) -> frozenset[int]:
        """The shards of new tables: those that stay here, where there are any."""
        own = ALL_SHARDS if self.worker is None else self.worker.own
        return self.held & own or self.held

    def _new_id(self, shards: Collection[int]) -> str:
        if not shards:
            raise Refusal("elsewhere")
        return new_table_id(shards)

    async def _add(self, table: StoredTable) -> Room:
        if self.store.away:
            raise Refusal("no-database")
        tenure = self._tenure(table.id)
        try:
            await self.store.save_table(table)
        except Exception:
            log_failure(log, "a new table could not be stored")
            raise Refusal("not-stored") from None
        return await self._enter(table, [], tenure)

    async def again(self, table: str, token: str, bound_by: str = "") -> Room:
        """Those who played at a table sit down at another like it; the first of them opens it."""
        share_hash(bound_by)
        old = await self.room(table)
        async with old.lock:
            player = old.company.player_of(token)
            if player is None:
                raise Refusal("spectator")
            if old.state != MATCH_OVER:
                raise Refusal("not-now")
            room = await self._led_on(old.table)
            if room is None:
                await self._refuse_too_many(token)
                room = await self._add(self._like(old.table, player))
                await old.lead_on(room.id)
        await room.sit(old.company.holders[player].name, token, bound_by=bound_by)
        return room

    async def _led_on(self, table: StoredTable) -> Room | None:
        """Where the people of a table play again, unless that is over too."""
        try:
            room = await self.room(table.again)
        except Refusal as refusal:
            if refusal.code == "elsewhere":
                raise
            return None
        return None if room.state == MATCH_OVER else room

    def _like(self, table: StoredTable, host: Player) -> StoredTable:
        """A new table with the same settings, and a place for everybody who stayed to the end."""
        date = date_text(self.time.date())
        return msgspec.structs.replace(
            table,
            id=self._new_id({shard_of(table.id)}),
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
            unused_since=self.time.now(),
            finished=None,
            version="",
            again="",
            shares=[],
        )

    async def _refuse_too_many(self, token: str) -> None:
        waiting = [
            table
            for table in await self.store.unfinished_of(token)
            if table.state == WAITING and table.seats(token)
        ]
        if len(waiting) >= self.settings.most_waiting:
            raise Refusal("too-many-tables")
        self._make_place()

    def _make_place(self) -> None:
        """Where the memory is full, tables that nobody plays at leave it; they are all stored."""
        most = self.settings.most_tables
        excess = len(self.rooms) - most + 1
        if excess <= 0:
            return
        leaving = first_to_leave(self.rooms.values(), self.time.now(), excess + most // SHARE)
        for room in leaving:
            self._forget(room)
        if not leaving:
            raise Refusal("busy")


def rules_asked_for(new: NewTable) -> Rulebook:
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


def placed(player: GivenPlayer, name: str, token: str, bound_by: str = "") -> StoredPlayer:
    """A place of a new table."""
    if player.kind == "me":
        return StoredPlayer(kind=PERSON, name=name, token=token, share_hash=bound_by)
    if player.kind in (OPEN, FRIEND):
        return StoredPlayer(kind=OPEN, for_friend=player.kind == FRIEND)
    if player.kind == BOT and player.bot in installed_bots():
        return StoredPlayer(kind=BOT, bot=player.bot)
    raise Refusal("bad-players")
