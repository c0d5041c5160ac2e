"""The files of an SQLite database: whose they are, and what happens when they are taken away."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from sparrows.web.store import Store
from sparrows.web.store.claim import DATABASE_SUFFIXES
from sparrows.web.tables import DATABASE_BEAT
from tests.web.processes import Server
from tests.web.serving import LONGEST, Person, Said, hear, running, say
from tests.web.stores import decisions, run, table

Change = Callable[[Path], None]
NEW = {"rules": "red", "name": "A", "players": [{"kind": "me"}, *[{"kind": "open"}] * 3]}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "kept"
    folder.mkdir()
    return folder / "tables.sqlite"


def files(path: Path) -> list[Path]:
    return [Path(f"{path}{end}") for end in DATABASE_SUFFIXES]


# Whose they are


def test_files_are_their_owners_alone(path: Path) -> None:
    async def work(store: Store) -> None:
        await store.save_table(table())
        found = {each.name: each.stat().st_mode & 0o777 for each in path.parent.iterdir()}
        assert found.keys() >= {each.name for each in files(path)}
        assert set(found.values()) == {0o600}

    before = os.umask(0)
    try:
        run(f"sqlite:///{path}", work)
    finally:
        os.umask(before)


def test_a_file_that_others_may_read_is_left_so_and_warned_of(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(store: Store) -> None:
        assert path.stat().st_mode & 0o777 == 0o644

    path.touch(0o644)
    path.chmod(0o644)
    run(f"sqlite:///{path}", work)
    assert "may be read by others" in caplog.text


# What happens when they are taken away


def put_aside(path: Path) -> None:
    path.rename(f"{path}-aside")


def put_back(path: Path) -> None:
    assert not path.exists(), "an empty file took the place of the one that is gone"
    Path(f"{path}-aside").rename(path)


def put_the_first_back(path: Path) -> None:
    Path(f"{path}-aside").replace(path)


def put_another_in_its_place(path: Path) -> None:
    put_aside(path)
    shutil.copy(f"{path}-aside", path)


def forbid_writing(path: Path) -> None:
    path.chmod(0o400)


def allow_writing(path: Path) -> None:
    path.chmod(0o600)


def put_all_aside(path: Path) -> None:
    Path(f"{path}-away").mkdir()
    for each in files(path):
        each.rename(Path(f"{path}-away") / each.name)


def put_all_back(path: Path) -> None:
    for each in files(path):
        (Path(f"{path}-away") / each.name).rename(each)


TAKEN_AWAY = {
    "removed": (put_aside, put_back),
    "replaced": (put_another_in_its_place, put_the_first_back),
    "read-only": (forbid_writing, allow_writing),
    "all removed": (put_all_aside, put_all_back),
}


def stored(path: Path) -> int:
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        return int(database.execute("SELECT count(*) FROM decisions").fetchone()[0])


async def hear_stalled(page: ClientConnection, stalled: bool) -> list[Said]:
    """All that is heard until the page knows that nothing, or something, can be stored."""
    heard: list[Said] = []
    async with asyncio.timeout(LONGEST):
        while not heard or heard[-1].get("table", {}).get("stalled") is not stalled:
            heard.append(await hear(page))
    return heard


async def quiet(page: ClientConnection, seconds: float) -> None:
    with pytest.raises(TimeoutError):
        while True:
            message = await hear(page, seconds)
            assert message["type"] not in ("taken", "happened"), message


async def ask(page: ClientConnection) -> Said:
    """The question to the only person, who has to decide for anything to happen."""
    while True:
        message = await hear(page)
        if message.get("question") and not message.get("answered"):
            return dict(message["question"])


async def play_through(path: Path, address: str, away: Change, back: Change) -> None:
    anna, boris = Person(address, "Anna"), Person(address, "Boris")
    for person in (anna, boris):
        person.open("red")
        person.start()
    async with anna.connect() as page, boris.connect() as other:
        question = await ask(page)
        await ask(other)
        away(path)
        await hear_stalled(page, True)
        await hear_stalled(other, True)
        await say(page, "act", at=question["at"], offer=question["default"])
        await quiet(page, 0.5)
        refused = boris.web.post("/api/tables", json=NEW)
        assert (refused.status_code, refused.json()["code"]) == (503, "no-database")
        back(path)
        heard = await hear_stalled(page, False)
        assert "taken" not in {message["type"] for message in heard}
        while (message := await hear(page))["type"] != "taken":
            assert message["type"] != "error", message
        assert stored(path) >= 1
        while not (message := await hear(page)).get("question"):
            if message["type"] == "deal-over":  # a bot was quick
                break


def test_the_database_is_looked_at_every_second() -> None:
    assert DATABASE_BEAT <= 1


@pytest.mark.parametrize("how", TAKEN_AWAY)
def test_nothing_is_taken_while_the_file_is_away_and_all_are_told(path: Path, how: str) -> None:
    with running(f"sqlite:///{path}") as address:
        asyncio.run(play_through(path, address, *TAKEN_AWAY[how]))


def test_a_full_disk_holds_the_tables_until_there_is_space(path: Path, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{path}", tmp_path / "log")

    def limit(size: int) -> None:
        assert server.process
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    async def work() -> None:
        await server.start()
        try:
            # No file of the server may grow any more, which is what a full disk comes to.
            await play_through(
                path,
                server.address,
                lambda path: limit(Path(f"{path}-wal").stat().st_size),
                lambda path: limit(resource.RLIM_INFINITY),
            )
        finally:
            server.stop()

    asyncio.run(work())
    log = (tmp_path / "log").read_text("utf-8")
    assert "the database is away" in log and "the database is back" in log
    assert "Traceback" not in log


def test_a_file_that_was_removed_is_written_once_more_at_the_end(path: Path) -> None:
    async def write(store: Store) -> None:
        await store.save_table(table())
        await store.append("t1", decisions(0, 1, 2))
        for each in files(path):
            each.unlink()
        waiting = asyncio.ensure_future(store.append("t1", decisions(3)))
        await asyncio.sleep(0.2)
        assert not waiting.done()
        waiting.cancel()

    async def read(store: Store) -> None:
        found = await store.load("t1")
        assert found is not None
        assert found[1] == decisions(0, 1, 2)
        assert path.stat().st_mode & 0o777 == 0o600

    run(f"sqlite:///{path}", write)
    run(f"sqlite:///{path}", read)


def test_a_log_that_was_removed_is_noticed(path: Path) -> None:
    async def work(store: Store) -> None:
        await store.save_table(table())
        Path(f"{path}-wal").rename(f"{path}-aside")
        waiting = asyncio.ensure_future(store.append("t1", decisions(0)))
        await asyncio.sleep(0.3)
        assert not waiting.done()
        Path(f"{path}-aside").rename(f"{path}-wal")
        await asyncio.wait_for(waiting, 3)

    run(f"sqlite:///{path}", work)
