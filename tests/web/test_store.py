"""The store keeps what it was given, whole and once, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import event

from sparrows.play.actions import PASS
from sparrows.web.store import (
    NotStored,
    Remembered,
    Store,
    StoredPlayer,
    TakenNumber,
)
from sparrows.web.store.changes import ROWS_AT_ONCE
from sparrows.web.workers.shards import shard_of
from tests.web.stores import decisions, run, table


def test_what_was_stored_is_found_by_the_next_process(database: str) -> None:
    async def write(store: Store) -> None:
        await store.save_table(table())
        await store.append("t1", decisions(0, 1))
        await store.append("t1", decisions(0, deal=1, action=PASS))
        await store.append("t1", decisions(2))

    async def read(store: Store) -> None:
        expected = decisions(0, 1, 2) + decisions(0, deal=1, action=PASS)
        assert await store.load("t1") == (table(), expected)
        assert await store.load("t2") is None

    run(database, write)
    run(database, read)


def test_a_table_is_written_whole_when_it_changes(database: str) -> None:
    async def work(store: Store) -> None:
        await store.save_table(table())
        await store.append("t1", decisions(0))
        after = table(
            state="over",
            players=[StoredPlayer("person", "Boris", "", "bb")],
            finished="2026-01-01T11:00:00Z",
            remembered=Remembered(),
        )
        await store.save_table(after)
        assert await store.load("t1") == (after, decisions(0))

    run(database, work)


def test_a_decision_is_stored_once(database: str) -> None:
    async def work(store: Store) -> None:
        await store.save_table(table())
        await store.append("t1", decisions(0, 1))
        await store.append("t1", decisions(0, 1, 2))
        loaded = await store.load("t1")
        assert loaded and loaded[1] == decisions(0, 1, 2)

    run(database, work)


def test_a_taken_number_is_refused_and_nothing_changes(database: str) -> None:
    async def work(store: Store) -> None:
        await store.save_table(table())
        await store.save_table(table("t2"))
        await store.append("t1", decisions(0, 1))
        results = await asyncio.gather(
            store.append("t2", decisions(0)),
            store.append("t1", decisions(2) + decisions(1, action=PASS)),
            store.append("t2", decisions(1)),
            return_exceptions=True,
        )
        assert results[0] is None and results[2] is None
        assert isinstance(results[1], TakenNumber)
        assert "decision 1" in str(results[1])
        first, second = await store.load("t1"), await store.load("t2")
        assert first and first[1] == decisions(0, 1)
        assert second and second[1] == decisions(0, 1)

    run(database, work)


def test_what_is_remembered_is_stored_with_decisions_or_not_at_all(database: str) -> None:
    async def work(store: Store) -> None:
        for name in ("t1", "t2", "t3"):
            await store.save_table(table(name))
        await store.append("t1", decisions(0))
        results = await asyncio.gather(
            store.append("t1", decisions(0, action=PASS), Remembered(since=1)),
            store.append("t2", decisions(0), Remembered(since=2)),
            store.append("t3", decisions(0)),
            return_exceptions=True,
        )
        assert isinstance(results[0], TakenNumber)
        found = [await store.load(name) for name in ("t1", "t2", "t3")]
        assert [each[0].remembered for each in found if each] == [
            table().remembered,
            Remembered(since=2),
            table().remembered,
        ]

    run(database, work)


def test_a_decision_needs_its_table_and_others_do_not_suffer(database: str) -> None:
    async def work(store: Store) -> None:
        await store.save_table(table())
        results = await asyncio.gather(
            store.append("t1", decisions(0)),
            store.append("nowhere", decisions(0)),
            store.append("t1", decisions(1)),
            return_exceptions=True,
        )
        assert results[0] is None and results[2] is None
        assert isinstance(results[1], NotStored)
        assert "no such table" in str(results[1])
        loaded = await store.load("t1")
        assert loaded and loaded[1] == decisions(0, 1)

    run(database, work)


def test_cut_forgets_the_end_of_one_deal(database: str) -> None:
    async def work(store: Store) -> None:
        await store.save_table(table())
        await store.save_table(table("t2"))
        await store.append("t1", decisions(0, 1, 2, 3) + decisions(0, 1, 2, deal=1))
        await store.append("t2", decisions(0, 1, deal=1))
        await store.cut("t1", 1, 1, Remembered(deal=1))
        await store.append("t1", decisions(1, deal=1, action=PASS))
        first, second = await store.load("t1"), await store.load("t2")
        expected = decisions(0, 1, 2, 3) + decisions(0, deal=1)
        assert first and first[1] == expected + decisions(1, deal=1, action=PASS)
        assert first[0] == table(remembered=Remembered(deal=1))
        assert second and second[1] == decisions(0, 1, deal=1)

    run(database, work)


def test_unfinished_tables_are_those_that_wait_or_play(database: str) -> None:
    async def work(store: Store) -> None:
        await store.save_table(table("late", created="2026-01-02T10:00:00Z"))
        await store.save_table(table("waits", state="waiting"))
        await store.save_table(table("used", unused_since=5.0))
        await store.save_table(table("over", state="over"))
        await store.append("late", decisions(0, 1))
        await store.append("over", decisions(0))
        assert await store.unfinished() == ["used", "late", "waits"], "those used last first"
        assert await store.unfinished(since=1.0) == ["used"]
        assert await store.unfinished(shards=frozenset({shard_of("late")})) == ["late"]

    run(database, work)


def test_finished_tables_are_ones_own_and_public_ones(database: str) -> None:
    async def work(store: Store) -> None:
        mine, others = [StoredPlayer("person", token="me")], [StoredPlayer("person", token="they")]
        for number, (players, public, state) in enumerate(
            [
                (mine, False, "over"),
                (others, False, "over"),
                (others, True, "over"),
                (mine, True, "playing"),
            ]
        ):
            finished = f"2026-01-0{number + 1}T10:00:00Z" if state == "over" else None
            await store.save_table(
                table(f"t{number}", players=players, public=public, state=state, finished=finished)
            )
        assert [each.id for each in await store.finished("me")] == ["t2", "t0"]
        assert [each.id for each in await store.finished("they")] == ["t2", "t1"]
        assert [each.id for each in await store.finished(None)] == ["t2"]
        # A bot has no token, and nobody is a bot.
        assert [each.id for each in await store.finished("")] == ["t2"]

    run(database, work)


def test_what_waits_together_is_committed_together(database: str) -> None:
    async def work(store: Store) -> None:
        commits: list[int] = []
        event.listen(store.engine, "commit", lambda _connection: commits.append(1))
        tables = [f"t{number}" for number in range(50)]
        await asyncio.gather(*(store.save_table(table(name)) for name in tables))
        commits.clear()
        await asyncio.gather(
            *(store.append(name, decisions(number)) for number in range(4) for name in tables)
        )
        assert len(commits) == 1
        for name in tables:
            loaded = await store.load(name)
            assert loaded and loaded[1] == decisions(0, 1, 2, 3)

    run(database, work)


def test_what_many_tables_remember_is_stored_at_once_the_latest_of_each(database: str) -> None:
    async def work(store: Store) -> None:
        since = {f"t{number}": float(number) for number in range(ROWS_AT_ONCE + 1)}
        await asyncio.gather(*(store.save_table(table(id=each)) for each in since))
        appended = [
            store.append(each, decisions(number), Remembered(deal=number, since=since[each]))
            for number in (0, 1)
            for each in since
        ]
        await asyncio.gather(*appended)
        for each in list(since)[:: ROWS_AT_ONCE // 2]:
            found = await store.load(each)
            assert found and found[0].remembered == Remembered(deal=1, since=since[each])
            assert found[1] == decisions(0, 1)

    run(database, work)


def test_closing_writes_what_waits(database: str) -> None:
    async def work() -> None:
        store = Store(database)
        await store.save_table(table())
        waiting = [asyncio.ensure_future(store.append("t1", decisions(n))) for n in range(100)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(NotStored, match="closed"):
            await store.append("t1", decisions(100))

    async def read(store: Store) -> None:
        loaded = await store.load("t1")
        assert loaded and loaded[1] == decisions(*range(100))

    asyncio.run(work())
    run(database, read)
