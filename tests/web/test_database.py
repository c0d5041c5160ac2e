"""The database under a store: migrations, durability, addresses, locks, outages and kills."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from sparrows.play.actions import PASS
from sparrows.web.store import (
    NotRead,
    NotStored,
    Store,
)
from sparrows.web.store.changes import Doubtful
from sparrows.web.store.claim import Gone, NotOurs
from sparrows.web.store.database import opened_engine
from sparrows.web.store.models import METADATA
from tests.web.postgres import Cluster
from tests.web.stores import decisions, run, table


def test_migrations_make_the_tables_of_the_models(database: str) -> None:
    engine = opened_engine(database)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_revision() is not None
    engine.dispose()
    opened_engine(database).dispose()


# The columns that came after version 3.
NEWER = {
    "tables": ("strict", "pause", "again", "free_text", "unused_since", "shares"),
    "players": ("since", "next_kind", "next_name", "next_bot", "next_token", "share_hash"),
}
OF_SHEETS = ("sheet_entries", "sheet_grants", "sheet_members")


def back_to_version_3(database: str) -> None:
    """As a server of then would have left it."""
    engine = opened_engine(database)
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP INDEX players_by_next_token")
        for name, columns in NEWER.items():
            for column in columns:
                connection.exec_driver_sql(f"ALTER TABLE {name} DROP COLUMN {column}")
        connection.exec_driver_sql("DROP TABLE server")
        for name in ("house", "shards", "shown", *OF_SHEETS, "sheets"):
            connection.exec_driver_sql(f"DROP TABLE {name}")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '3'")
    engine.dispose()


def test_tables_of_an_older_version_stay_strict(database: str) -> None:
    async def save(store: Store) -> None:
        await store.save_table(table())

    async def check(store: Store) -> None:
        found = await store.load("t1")
        assert found is not None
        assert (found[0].strict, found[0].pause) == (True, 1.0)

    run(database, save)
    back_to_version_3(database)
    run(database, check)


def test_at_a_table_of_an_older_version_nobody_writes(database: str) -> None:
    async def save(store: Store) -> None:
        await store.save_table(msgspec.structs.replace(table(), free_text=True))

    async def check(store: Store) -> None:
        found = await store.load("t1")
        assert found is not None
        assert not found[0].free_text

    run(database, save)
    back_to_version_3(database)
    run(database, check)


def test_at_a_table_of_an_older_version_nobody_follows(database: str) -> None:
    async def write(store: Store) -> None:
        await store.save_table(table())
        await store.append("t1", decisions(0))

    async def read(store: Store) -> None:
        found = await store.load("t1")
        assert found is not None
        assert (found[0].again, found[1]) == ("", decisions(0))
        assert found[0].players == table().players

    run(database, write)
    back_to_version_3(database)
    run(database, read)


def open_and_close(url: str) -> None:
    opened_engine(url).dispose()


def test_processes_that_start_at_once_migrate_once(database: str) -> None:
    spawning = multiprocessing.get_context("spawn")
    starting = [spawning.Process(target=open_and_close, args=(database,)) for _ in range(4)]
    for each in starting:
        each.start()
    for each in starting:
        each.join(60)
    assert [each.exitcode for each in starting] == [0] * 4


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    engine = opened_engine(database)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'later'")
    engine.dispose()
    with pytest.raises(ValueError, match="another version of sparrows"):
        Store(database)


def test_sqlite_is_durable(tmp_path: Path) -> None:
    engine = opened_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.connect() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]
    engine.dispose()
    assert found == ["wal", 2, 1]


def test_postgres_is_durable_whatever_the_database_is_set_to(postgres: Cluster) -> None:
    url = postgres.new_database()
    engine = opened_engine(url)
    with engine.begin() as connection:
        name = connection.exec_driver_sql("SELECT current_database()").scalar()
        connection.exec_driver_sql(f"ALTER DATABASE {name} SET synchronous_commit = off")
    engine.dispose()
    engine = opened_engine(url)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    engine.dispose()


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("tables.sqlite", "no database URL"),
        ("mysql://somewhere/tables", "mysql: tables are kept in"),
        ("sqlite://", "name a file"),
        ("sqlite:///:memory:", "name a file"),
        ("sqlite:////nowhere/at/all/tables.sqlite", "no folder /nowhere/at/all"),
        ("postgresql://anna:secret@127.0.0.1:1/tables", "refused"),
        ("postgresql://127.0.0.1:port/tables", "no database URL"),
    ],
)
def test_an_address_that_cannot_be_used(url: str, says: str) -> None:
    with pytest.raises(ValueError, match=says) as caught:
        Store(url)
    assert "secret" not in str(caught.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_text("this is a letter to a friend, and a long one " * 100, encoding="utf-8")
    with pytest.raises(ValueError, match="not a database"):
        Store(f"sqlite:///{path}")


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that a store does not wait long for when another holds it."""
    monkeypatch.setattr("sparrows.web.store.database.BUSY_SECONDS", 0.1)
    return tmp_path / "tables.sqlite"


def test_a_locked_file_refuses_and_changes_nothing(path: Path) -> None:
    async def work(store: Store) -> None:
        await store.save_table(table())
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotStored, match="locked"):
            await store.append("t1", decisions(0))
        other.execute("ROLLBACK")
        other.close()
        await store.append("t1", decisions(0, action=PASS))
        loaded = await store.load("t1")
        assert loaded and loaded[1] == decisions(0, action=PASS)

    run(f"sqlite:///{path}", work)


def test_errors_do_not_tell_seeds_or_tokens(path: Path) -> None:
    async def work(store: Store) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("ALTER TABLE tables RENAME TO mislaid")
            with pytest.raises(NotStored) as refused:
                await store.save_table(table(seed=b"a secret seed"))
            with pytest.raises(NotRead) as unread:
                await store.finished("a secret token")
        errors = refused.value, unread.value
        for error in (*errors, *(error.__cause__ for error in errors)):
            assert "no such table" in str(error)
            assert "secret" not in str(error)

    run(f"sqlite:///{path}", work)


def test_appends_wait_for_a_database_that_restarts(postgres: Cluster) -> None:
    async def work(store: Store) -> None:
        await store.save_table(table())

        async def play() -> None:
            for number in range(60):
                await store.append("t1", decisions(number))
                await asyncio.sleep(0.01)

        playing = asyncio.ensure_future(play())
        for how in ("fast", "immediate"):
            await asyncio.sleep(0.15)
            await asyncio.to_thread(postgres.stop, how)
            await asyncio.sleep(0.2)
            assert not playing.done()
            await asyncio.to_thread(postgres.start)
        await asyncio.wait_for(playing, 20)
        loaded = await store.load("t1")
        assert loaded and loaded[1] == decisions(*range(60))

    run(postgres.new_database(), work)


def test_a_server_that_lost_its_place_to_another_does_not_write(postgres: Cluster) -> None:
    async def work(store: Store) -> None:
        await store.save_table(table())
        end_sessions(store)
        other = Store(url)
        waiting = asyncio.ensure_future(store.append("t1", decisions(0)))
        await asyncio.sleep(0.5)
        assert not waiting.done()
        await other.append("t1", decisions(0))
        await other.close()
        await asyncio.wait_for(waiting, 20)

    url = postgres.new_database()
    run(url, work)


def end_sessions(store: Store) -> None:
    with store.engine.connect() as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


HOLD = """
import sys, time
from sparrows.web.store import Store
store = Store(sys.argv[1])
print("held", flush=True)
time.sleep(600)
"""


def test_a_second_server_is_refused_until_the_first_is_gone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sparrows.web.store.claim.CLAIM_PATIENCE", 1.0)
    first = subprocess.Popen(
        [sys.executable, "-c", HOLD, database], stdout=subprocess.PIPE, text=True
    )
    try:
        assert first.stdout and first.stdout.readline() == "held\n"
        with pytest.raises(ValueError, match="another sparrows server works with this database"):
            Store(database)
    finally:
        first.kill()
        first.communicate()

    async def begin_and_refuse(store: Store) -> None:
        with pytest.raises(ValueError, match="another sparrows server"):
            Store(database)

    for _ in range(2):
        run(database, begin_and_refuse)


WRITE_AND_TELL = """
import asyncio, sys
from sparrows.play.actions import PASS
from sparrows.web.store import Store, StoredDecision

async def main():
    store = Store(sys.argv[1])
    async def play(deal):
        for number in range(1_000_000):
            await store.append("t1", [StoredDecision(deal, number, 0, PASS)])
            print(deal, number, flush=True)
    await asyncio.gather(*(play(deal) for deal in range(20)))

asyncio.run(main())
"""


def test_what_was_acknowledged_outlives_a_kill(database: str) -> None:
    async def write(store: Store) -> None:
        await store.save_table(table())

    run(database, write)
    command = [sys.executable, "-c", WRITE_AND_TELL, database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    told = [process.stdout.readline() for _ in range(200)]
    process.send_signal(signal.SIGKILL)
    told += process.communicate()[0].splitlines()
    acknowledged = {tuple(map(int, line.split())) for line in told if line.count(" ") == 1}
    assert len(acknowledged) >= 199

    async def read(store: Store) -> None:
        loaded = await store.load("t1")
        assert loaded
        assert acknowledged - {(kept.deal, kept.number) for kept in loaded[1]} <= {
            # The last line may have been cut off in the middle of its number.
            tuple(map(int, told[-1].split()))
        }

    run(database, read)


@pytest.mark.parametrize("first", [Doubtful(), NotOurs("t1"), ValueError("no")])
def test_a_database_that_is_back_is_known_by_any_answer(
    first: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []

    async def work(store: Store) -> None:
        commit, answers = store.writer._commit, [Gone("nowhere"), first]

        def answering(*changes: Any, **how: Any) -> None:
            if answers:
                raise answers.pop(0)
            commit(*changes, **how)

        store.watch(told.append)
        monkeypatch.setattr(store.writer, "_commit", answering)
        with suppress(NotStored):
            await store.save_table(table())
        await asyncio.sleep(0)
        assert not store.away

    run(f"sqlite:///{tmp_path / 'tables.sqlite'}", work)
    assert told == [True, False]
