"""Several processes share the tables of one PostgreSQL database."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
import pytest
from sqlalchemy import Connection, create_engine, event

from sparrows.text.complaints import complaint
from sparrows.web.api import GivenPlayer, NewTable
from sparrows.web.protocol import Act
from sparrows.web.refusals import Refusal
from sparrows.web.room import Room
from sparrows.web.settings import Settings
from sparrows.web.store import NotRead, NotStored, Store, claim
from sparrows.web.store.changes import Look
from sparrows.web.store.sharing import LIVING, claims_now
from sparrows.web.tables import Tables
from sparrows.web.workers import worker
from sparrows.web.workers.shards import (
    ALL_SHARDS,
    ID_LETTERS,
    SHARDS,
    new_table_id,
    preferred,
    shard_of,
)
from tests.web.postgres import Cluster
from tests.web.rooms import Page
from tests.web.stores import table

ME, BOT, OPEN = GivenPlayer("me"), GivenPlayer("bot", "greedy"), GivenPlayer("open")
SETTINGS = Settings(pace=0.0, lists_kept=0.0)
NEW = NewTable("red", "Anna", (ME, BOT, BOT, BOT))


GONE_ON = 10.0  # seconds within which a table goes on whose process died


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for processes that start together."""
    monkeypatch.setattr(worker, "STARTING_PAUSE", 0.0)


def of(number: int, workers: int) -> Settings:
    return msgspec.structs.replace(SETTINGS, worker=number, workers=workers)


@asynccontextmanager
async def serving(database: str, number: int, workers: int = 2) -> AsyncIterator[Tables]:
    tables = Tables(Store(database, number, workers), of(number, workers))
    await tables.begin()
    try:
        yield tables
    finally:
        await tables.end()


async def until(holds: Callable[[], bool], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


def end_session(database: str, number: int) -> None:
    """The session that writes for this worker ends, as if the line to it had been cut."""
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_locks"
            f" WHERE locktype = 'advisory' AND classid = {LIVING} AND objid = {number}"
        )
    engine.dispose()


async def answered(room: Room, page: Page) -> int:
    """One question is answered, and stored; its number."""
    await until(lambda: page.question is not None)
    question = page.question
    assert question is not None
    await room.hear(0, Act(question.at, question.default), page)
    return question.at


# Ids


def test_the_first_letter_of_an_id_is_its_shard() -> None:
    assert SHARDS == 64
    assert [shard_of(letter + "x") for letter in ID_LETTERS] == list(range(SHARDS))
    assert shard_of("ы") == shard_of("") == 0
    for shard in (0, 5, 63):
        made = new_table_id({shard})
        assert (shard_of(made), len(made)) == (shard, 20)
    assert {shard_of(new_table_id(ALL_SHARDS)) for _ in range(3000)} == ALL_SHARDS


def test_workers_divide_the_shards() -> None:
    for workers in (1, 2, 3, 64):
        shares = [preferred(number, workers) for number in range(workers)]
        assert frozenset().union(*shares) == ALL_SHARDS
        assert sum(map(len, shares)) == SHARDS


@pytest.mark.parametrize(
    ("worker", "workers", "english", "russian"),
    [
        (0, 2, "can share tables in PostgreSQL only", "только в PostgreSQL"),
        (1, 1, "there is no worker 1 among 1", "нет процесса 1"),
    ],
)
def test_what_cannot_be_shared(
    tmp_path: object, worker: int, workers: int, english: str, russian: str
) -> None:
    with pytest.raises(ValueError) as refused:
        Store(f"sqlite:///{tmp_path}/x.sqlite", worker, workers)
    assert english in str(refused.value)
    assert russian in complaint(refused.value, "ru")


# Who holds what


@pytest.mark.usefixtures("hurried")
def test_each_has_its_share_and_one_who_is_gone_is_replaced_until_it_returns(
    postgres: Cluster,
) -> None:
    database = postgres.new_database()

    async def work() -> None:
        async with serving(database, 0, 3) as first, serving(database, 1, 3) as second:
            told: list[frozenset[int]] = []
            first.tell_held = told.append
            async with serving(database, 2, 3) as third:
                await until(
                    lambda: all(
                        t.held == preferred(n, 3) for n, t in enumerate((first, second, third))
                    )
                )
                with pytest.raises(Refusal, match="Another process"):
                    await first.room(new_table_id(third.held))
                made = [await third.open(NEW, f"token {n}") for n in range(3)]
                assert {shard_of(room.id) for room in made} <= preferred(2, 3)
            await until(lambda: first.held | second.held == ALL_SHARDS)
            shares = first.held - preferred(0, 3), second.held - preferred(1, 3)
            assert all(len(share) >= 8 for share in shares), "they divide what is left"
            holder = first if shard_of(made[0].id) in first.held else second
            await until(lambda: made[0].id in holder.rooms)
            async with serving(database, 2, 3) as third:
                await until(lambda: third.held == preferred(2, 3))
                await until(lambda: (first.held, second.held) == (preferred(0, 3), preferred(1, 3)))
                await until(lambda: all(room.id in third.rooms for room in made))
                assert not any(room.id in holder.rooms for room in made)
            assert told[-1] == first.held

    asyncio.run(work())


@pytest.mark.usefixtures("hurried")
def test_who_has_lost_the_session_writes_nothing_and_another_goes_on(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.new_database()

    async def work() -> None:
        async with serving(database, 0) as first, serving(database, 1) as second:
            await until(lambda: (first.held, second.held) == (preferred(0, 2), preferred(1, 2)))
            room = await first.open(NEW, "token")
            await room.start("token")
            page = Page(first.time)  # type: ignore[arg-type]
            room.connect(page, 0)
            await answered(room, page)
            # The process hangs: its session is ended, and it comes to nothing for a while.
            assert first.store.shared is not None
            monkeypatch.setattr(first.store.shared, "_session", hanging := Hanging(first))
            end_session(database, 0)
            stored = asyncio.create_task(first.store.save_table(room.table))
            async with asyncio.timeout(GONE_ON):
                await until(lambda: second.held == ALL_SHARDS)
                await until(lambda: room.id in second.rooms)
            again = Page(second.time)  # type: ignore[arg-type]
            moved = second.rooms[room.id]
            moved.connect(again, 0)
            seen = page.events()
            assert again.events()[: len(seen)] == seen
            await answered(moved, again)
            hanging.ends()
            with pytest.raises(NotStored, match="held by another"):
                await stored
            await until(lambda: first.held == preferred(0, 2))
            assert page.closed == again.closed == "elsewhere"
            with pytest.raises(NotStored, match="left the memory"):
                await room.store.save_table(room.table)
            await until(lambda: room.id in first.rooms)
            third = Page(first.time)  # type: ignore[arg-type]
            first.rooms[room.id].connect(third, 0)
            seen = again.events()
            assert third.events()[: len(seen)] == seen

    asyncio.run(work())


def test_a_process_that_waits_for_a_number_has_all_as_soon_as_the_old_one_goes(
    postgres: Cluster,
) -> None:
    database = postgres.new_database()

    async def work() -> None:
        async with serving(database, 0) as old, serving(database, 1) as other:
            await until(lambda: (old.held, other.held) == (preferred(0, 2), preferred(1, 2)))
            room = await old.open(NEW, "token")
            page = Page(old.time)  # type: ignore[arg-type]
            room.connect(page, 0)
            async with serving(database, 0) as new:
                await until(lambda: new.thinkers.have_begun)
                await asyncio.sleep(2 * worker.HURRY)
                assert (new.store.lives, new.held) == (False, frozenset())
                with pytest.raises(Refusal, match="Another process"):
                    await new.open(NEW, "token")
                old.depart()
                assert (page.closed, old.held) == ("closing", frozenset())
                await until(lambda: new.held == preferred(0, 2))
                assert (await new.room(room.id)).company.player_of("token") == 0
                assert other.held == preferred(1, 2), "nobody else took any"

    asyncio.run(work())


def test_after_postgresql_was_restarted_everybody_goes_on_where_they_were(
    postgres: Cluster,
) -> None:
    database = postgres.new_database()

    async def work() -> None:
        async with serving(database, 0) as first, serving(database, 1) as second:
            both = first, second
            await until(lambda: (first.held, second.held) == (preferred(0, 2), preferred(1, 2)))
            rooms = [await tables.open(NEW, "token") for tables in both]
            await asyncio.to_thread(postgres.stop, "immediate")
            try:
                await until(lambda: first.store.away and second.store.away)
            finally:
                await asyncio.to_thread(postgres.start)
            for tables, room in zip(both, rooms, strict=True):
                await room.start("token")
                assert tables.rooms[room.id] is room
            await until(lambda: (first.held, second.held) == (preferred(0, 2), preferred(1, 2)))

    asyncio.run(work())


def test_tables_that_cannot_be_read_when_a_shard_is_gained_are_read_later(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    database = postgres.new_database()
    monkeypatch.setattr("sparrows.web.tables.DATABASE_BEAT", 0.05)

    async def work() -> None:
        async with serving(database, 0) as before:
            await until(lambda: before.held == preferred(0, 2))
            room = await before.open(NEW, "token")
        store, outages = Store(database, 0, 2), iter([NotRead("it is away")] * 2)
        unfinished = store.unfinished

        async def read(since: float, shards: frozenset[int]) -> list[str]:
            for outage in outages:
                raise outage
            return await unfinished(since, shards)

        monkeypatch.setattr(store, "unfinished", read)
        tables = Tables(store, of(0, 2))
        await tables.begin()
        try:
            await until(lambda: room.id in tables.rooms)
        finally:
            await tables.end()

    asyncio.run(work())
    said = [record.getMessage() for record in caplog.records if "it is away" in record.getMessage()]
    assert said == ["tables cannot be read: it is away"] * 2
    assert not any(record.exc_info for record in caplog.records)


def test_one_server_alone_and_several_do_not_work_with_one_database(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claim, "CLAIM_PATIENCE", 0.0)
    database = postgres.new_database()

    async def refused(kept: Store, worker: int, workers: int) -> None:
        with pytest.raises(ValueError, match="another sparrows server"):
            Store(database, worker, workers)
        await kept.close()

    asyncio.run(refused(Store(database, 0, 2), 0, 1))
    asyncio.run(refused(Store(database), 0, 2))


def test_the_server_that_ran_longest_says_how_long(postgres: Cluster) -> None:
    database = postgres.new_database()

    async def work() -> None:
        first, second = Store(database, 0, 2), Store(database, 1, 2)
        await first.note_ran(50.0)
        await second.note_ran(20.0)
        assert await first.ran() == 50.0
        await second.note_ran(60.0)
        assert await first.ran() == 60.0
        await first.close()
        await second.close()

    asyncio.run(work())


@pytest.mark.parametrize("meanwhile", ["nobody", "another worker", "one server alone"])
def test_who_comes_back_goes_on_where_nobody_was_meanwhile(
    postgres: Cluster, meanwhile: str
) -> None:
    database = postgres.new_database()
    kept, shard = table("table"), frozenset({shard_of("table")})

    async def work() -> None:
        store, other = Store(database, 0, 2), Store(database, 1, 2)
        lost: list[frozenset[int]] = []
        assert store.shared is not None
        store.shared.tell_lost = lost.append
        assert await store.take(shard) == shard
        await store.save_table(kept)
        end_session(database, 0)
        if meanwhile == "another worker":
            assert await other.take(shard) == shard
            await other.let_go(shard)
        await other.close()
        if meanwhile == "one server alone":
            await Store(database).close()
        if meanwhile == "nobody":
            await store.save_table(kept)
            assert (lost, store.held) == ([], shard)
        else:
            with pytest.raises(NotStored, match="held by another"):
                await store.save_table(kept)
            assert (lost, store.held) == ([shard], frozenset())
            assert await store.take(shard) == shard
            await store.save_table(kept)
        await store.close()

    asyncio.run(work())


class Slow(Look):
    """Others wait behind it, and are written together."""

    def write(self, connection: Connection) -> None:
        time.sleep(0.2)


def test_a_shard_is_let_go_when_what_was_written_is_committed(postgres: Cluster) -> None:
    database = postgres.new_database()
    shard = shard_of("table")

    async def work() -> None:
        store, other = Store(database, 0, 2), Store(database, 1, 2)
        await store.take(frozenset({shard}))
        seen: list[tuple[bool, bool]] = []

        def look(_: Connection) -> None:
            with other.engine.connect() as connection:
                stored = connection.exec_driver_sql("SELECT id FROM tables").all()
                seen.append((shard not in claims_now(connection).shards, bool(stored)))

        event.listen(store.engine, "commit", look)
        await asyncio.gather(
            store.writer.stored(Slow()),
            store.save_table(table("table")),
            store.let_go(frozenset({shard})),
        )
        event.remove(store.engine, "commit", look)
        assert all(stored for free, stored in seen if free), "before it is free all is stored"
        assert seen[-1] == (True, True)
        assert await other.take(frozenset({shard})) == {shard}
        assert await other.find("table") == table("table")
        await store.close()
        await other.close()

    asyncio.run(work())


class Hanging:
    """No new session is made until it ends."""

    def __init__(self, tables: Tables) -> None:
        assert tables.store.shared is not None
        self.made = tables.store.shared._session
        self.ended = threading.Event()

    def __call__(self, patience: float) -> object:
        self.ended.wait(20)
        return self.made(patience)

    def ends(self) -> None:
        self.ended.set()
