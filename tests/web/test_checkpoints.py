"""The log of an SQLite database is copied into it beside the commits, and begins anew."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from sparrows.web.store import Store, checkpoints
from sparrows.web.store.checkpoints import Checkpoints
from sparrows.web.store.claim import FileClaim
from tests.web.stores import decisions, run, table

COMMITS = 100
PAGE = 4096  # bytes: the log gets at least one with each commit


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


@pytest.mark.parametrize("passes", [5, 1])
def test_the_log_begins_anew_while_commits_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, passes: int
) -> None:
    monkeypatch.setattr(checkpoints, "MOST_PASSES", passes)
    path = tmp_path / "tables.sqlite"

    async def work(store: Store) -> None:
        await store.save_table(table())
        before = log_size(path)
        await commit(store, 0)
        await commit(store, COMMITS)
        assert log_size(path) - before < COMMITS * PAGE
        found = await store.load("t1")
        assert found is not None
        assert found[1] == decisions(*range(2 * COMMITS))

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
            assert held > COMMITS * PAGE
        await commit(store, COMMITS)
        assert log_size(path) - held < COMMITS * PAGE / 2

    run(f"sqlite:///{path}", work)


def test_no_commit_waits_for_copying(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copying, go_on = threading.Event(), threading.Event()
    copy = Checkpoints._copy

    def slowly(self: Checkpoints) -> bool:
        copying.set()
        go_on.wait()
        return copy(self)

    async def work(store: Store) -> None:
        await store.save_table(table())
        await commit(store, 0)
        assert copying.is_set()
        await commit(store, COMMITS)
        go_on.set()

    monkeypatch.setattr(Checkpoints, "_copy", slowly)
    run(f"sqlite:///{tmp_path / 'tables.sqlite'}", work)


def test_a_file_that_is_another_now_is_not_copied_into(tmp_path: Path) -> None:
    path, aside = tmp_path / "tables.sqlite", tmp_path / "aside"

    async def work(store: Store) -> None:
        await store.save_table(table())
        path.rename(aside)
        path.write_bytes(before := aside.read_bytes())
        assert isinstance(store.claim, FileClaim)
        assert not store.claim.checkpoints._copy()
        assert path.read_bytes() == aside.read_bytes() == before
        aside.replace(path)
        assert store.claim.checkpoints._copy()
        assert path.read_bytes() != before

    run(f"sqlite:///{path}", work)
