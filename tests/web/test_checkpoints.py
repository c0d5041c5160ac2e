"""The log of an SQLite database is copied into it beside the commits, and begins anew."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from sparrows.web.store import Store, checkpoints
from sparrows.web.store.checkpoints import Checkpoints
from tests.web.stores import decisions, run, table

COMMITS = 60


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log is copied after few commits, which follow each other without a pause."""
    monkeypatch.setattr(checkpoints, "GATHERED", 5)
    monkeypatch.setattr("sparrows.web.store.writer.BETWEEN_COMMITS", 0.0)


async def commit(store: Store, first: int) -> None:
    """Some decisions, each in a transaction of its own."""
    for number in range(first, first + COMMITS):
        await store.append("t1", decisions(number))


def log_size(path: Path) -> int:
    return Path(f"{path}-wal").stat().st_size


def test_the_log_begins_anew_while_commits_go_on(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def work(store: Store) -> None:
        await store.save_table(table())
        await commit(store, 0)
        size = log_size(path)
        await commit(store, COMMITS)
        await commit(store, 2 * COMMITS)
        assert log_size(path) < 2 * size
        found = await store.load("t1")
        assert found is not None
        assert found[1] == decisions(*range(3 * COMMITS))

    run(f"sqlite:///{path}", work)


def test_one_who_reads_for_long_holds_the_log_but_nobody_up(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def work(store: Store) -> None:
        await store.save_table(table())
        with closing(sqlite3.connect(path)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM decisions").fetchone()
            await commit(store, 0)
            held = log_size(path)
            assert held > COMMITS * 4096  # it has every page of each commit
        for part in (1, 2, 3):
            await commit(store, part * COMMITS)
        assert log_size(path) < 2 * held

    run(f"sqlite:///{path}", work)


def test_no_commit_waits_for_copying(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copying, go_on = threading.Event(), threading.Event()
    copy = Checkpoints._copy

    def slowly(self: Checkpoints) -> None:
        copying.set()
        go_on.wait()
        copy(self)

    async def work(store: Store) -> None:
        await store.save_table(table())
        await commit(store, 0)
        assert copying.is_set()
        await commit(store, COMMITS)
        go_on.set()

    monkeypatch.setattr(Checkpoints, "_copy", slowly)
    run(f"sqlite:///{tmp_path / 'tables.sqlite'}", work)


def test_a_file_that_is_away_is_not_copied_into(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def work(store: Store) -> None:
        await store.save_table(table())
        before = path.read_bytes()
        path.rename(tmp_path / "aside")
        path.write_bytes(before)
        with pytest.raises(Exception, match="another file"):
            store.claim.checkpoints._copy()  # type: ignore[attr-defined]
        assert path.read_bytes() == before
        path.unlink()
        (tmp_path / "aside").rename(path)

    run(f"sqlite:///{path}", work)
