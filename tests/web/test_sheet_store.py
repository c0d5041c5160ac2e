"""Sheets in both databases: each entry once, in one order, and the totals are what they come to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sparrows.club.entries import Entry, Remark, SheetOpened
from sparrows.club.sheet import Sheet
from sparrows.rulebooks import RULEBOOKS
from sparrows.web.refusals import Refusal
from sparrows.web.settings import DAY, Settings
from sparrows.web.sheets.api import NewGrant, NewSheet
from sparrows.web.sheets.desk import LOOK_FOR_UNUSED, SheetDesk
from sparrows.web.sheets.keys import new_id
from sparrows.web.store import Store
from sparrows.web.store.sheet_shelf import SheetShelf
from sparrows.web.store.stored_sheets import StoredSheet
from tests.club.test_audit import steps, written
from tests.conftest import SOAK
from tests.web.phones import FOUR, NAMES, OPENED, new_sheet, won
from tests.web.postgres import Cluster
from tests.web.rooms import FakeTime

ANNA, BORIS, CLARA = "a" * 64, "b" * 64, "c" * 64  # devices


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sparrows.web.store.writer.BETWEEN_COMMITS", 0.0)


@asynccontextmanager
async def desk_at(url: str, *worker: int) -> AsyncIterator[SheetDesk]:
    store = Store(url, *worker)
    try:
        yield SheetDesk(store, Settings(), FakeTime(), new_id())
    finally:
        await store.close()


def entry(number: int, body: object, after: int | None = None, written: float = 0.0) -> Entry:
    return Entry(f"entry-{number:06}", body, number if after is None else after, written)  # type: ignore[arg-type]


async def shared(desk: SheetDesk, *bodies: object) -> str:
    """A sheet of Anna's."""
    sheet = new_sheet()
    entries = tuple(entry(number, body) for number, body in enumerate(bodies or (OPENED,)))
    await desk.share(sheet, ANNA, NewSheet(NAMES, entries))
    return sheet


async def stored(desk: SheetDesk, sheet: str) -> StoredSheet:
    found = await desk.shelf.find(sheet)
    assert found is not None
    return found


def run(work: object) -> None:
    asyncio.run(work)  # type: ignore[arg-type]


def test_what_was_stored_is_found_again(database: str) -> None:
    async def work() -> None:
        async with desk_at(database) as desk:
            sheet = await shared(desk, OPENED, won(0, 1))
            await desk.write(sheet, ANNA, entry(2, won(1, 2)))
            before = await stored(desk, sheet)
        async with desk_at(database) as desk:
            after = await stored(desk, sheet)
            assert after == before
            assert [line.number for line in after.lines] == [1, 2, 3]
            folded = Sheet.of([line.entry for line in after.lines])
            assert list(after.points) == folded.progress.points

    run(work())


def test_an_entry_is_behind_all_others_or_not_at_all(database: str) -> None:
    async def work() -> None:
        async with desk_at(database) as desk:
            sheet = await shared(desk)
            there = await stored(desk, sheet)
            line = msgspec.structs.replace(there.lines[0], number=2, entry=entry(1, Remark("Tea")))
            assert await desk.shelf.inscribe(line, there)
            assert await desk.shelf.inscribe(line, there)  # the commit was made, and not answered
            other = msgspec.structs.replace(line, entry=entry(2, Remark("Cake")))
            assert not await desk.shelf.inscribe(other, there)
            far = msgspec.structs.replace(other, number=9)
            assert not await desk.shelf.inscribe(far, there)
            nowhere = msgspec.structs.replace(there, id=new_sheet())
            assert not await desk.shelf.inscribe(line, nowhere)
            assert (await stored(desk, sheet)).length == 2

    run(work())


def test_many_write_at_once(database: str) -> None:
    async def work() -> None:
        async with desk_at(database) as desk:
            sheet = await shared(desk)
            notes = [entry(number, Remark("Tea"), after=1) for number in range(1, 21)]
            # Each of them twice, as over a bad network.
            done = await asyncio.gather(*(desk.write(sheet, ANNA, each) for each in notes * 2))
            assert sorted(is_new for _, is_new in done) == [False] * 20 + [True] * 20
            there = await stored(desk, sheet)
            assert [line.number for line in there.lines] == list(range(1, 22))
            assert len({line.entry.id for line in there.lines}) == 21

    run(work())


def test_several_processes_write_to_one_sheet(postgres: Cluster) -> None:
    """Any of them may; the others hear of it at once."""
    url = postgres.new_database()
    heard: list[str] = []

    async def work() -> None:
        async with desk_at(url, 0, 2) as one, desk_at(url, 1, 2) as other:
            other.shelf.store.share(lambda shards: None, heard.append)
            await asyncio.sleep(0.3)
            sheet = await shared(one)
            notes = [entry(number, Remark("Tea"), after=1) for number in range(1, 31)]
            await asyncio.gather(
                *(
                    desk.write(sheet, ANNA, each)
                    for number, each in enumerate(notes)
                    for desk in ((one, other), (other, one))[number % 2]
                )
            )
            there = await stored(one, sheet)
            assert [line.number for line in there.lines] == list(range(1, 32))
            assert len({line.entry.id for line in there.lines}) == 31
            async with asyncio.timeout(5):
                while f"sheet {sheet}" not in heard:
                    await asyncio.sleep(0.01)

    run(work())


def test_drafts_are_heard_by_other_processes(postgres: Cluster) -> None:
    url = postgres.new_database()

    async def work() -> None:
        async with desk_at(url, 0, 2) as one, desk_at(url, 1, 2) as other:
            line = Line()
            sheet = await shared(one)

            def hear(news: str) -> None:
                about, _, what = news.partition(" ")
                if about:
                    other.news[about](what)

            other.shelf.store.share(lambda shards: None, hear)
            await asyncio.sleep(0.3)
            member = (await stored(one, sheet)).members[0].id
            page = other.enter(sheet, line, member, 0)
            one.show_draft(sheet, "somebody", won(1, 2))
            async with asyncio.timeout(5):
                while "drafted" not in line.kinds:
                    await asyncio.sleep(0.01)
            await one.write(sheet, ANNA, entry(1, won(0, 1)))
            async with asyncio.timeout(5):
                while line.kinds.count("entries") < 2:
                    await asyncio.sleep(0.01)
            other.leave(sheet, page)
            await one.end()
            await other.end()

    run(work())


class Line:
    """What a page hears."""

    def __init__(self) -> None:
        self.kinds: list[str] = []
        self.closed = ""

    def send(self, message: msgspec.Struct) -> None:
        self.kinds.append(str(message.__struct_config__.tag))

    def close(self, code: str) -> None:
        self.closed = code


def test_a_link_that_opens_once_opens_once(database: str) -> None:
    async def work() -> None:
        async with desk_at(database) as desk:
            sheet = await shared(desk)
            made = await desk.make_grant(sheet, ANNA, NewGrant("player", 1, once=True))
            joins = (desk.join(device * 64, made.secret, "") for device in "bcdef")
            done = await asyncio.gather(*joins, return_exceptions=True)
            refused = [each for each in done if isinstance(each, Refusal)]
            assert [each.code for each in refused] == ["bad-grant"] * 4

    run(work())


def test_one_player_is_not_two_people(database: str) -> None:
    async def work() -> None:
        async with desk_at(database) as desk:
            sheet = await shared(desk)
            made = await desk.make_grant(sheet, ANNA, NewGrant("player"))
            for device in (BORIS, CLARA):
                await desk.join(device, made.secret, "")
            said = (desk.say_who(sheet, device, 2) for device in (BORIS, CLARA))
            done = await asyncio.gather(*said, return_exceptions=True)
            assert sum(isinstance(each, Refusal) for each in done) == 1

    run(work())


def test_sheets_that_nobody_opens_are_removed(database: str) -> None:
    async def work() -> None:
        async with desk_at(database) as desk:
            time = desk.time
            assert isinstance(time, FakeTime)
            opened, unopened = await shared(desk), await shared(desk)
            time.seconds += 300 * DAY
            await desk.show(opened, ANNA)
            await asyncio.gather(*desk._tasks)
            time.seconds += 300 * DAY
            await desk.end_lives()
            assert await desk.shelf.find(unopened) is None
            assert await desk.shelf.find(opened) is not None
            assert LOOK_FOR_UNUSED < DAY

    run(work())


writers = st.lists(
    st.tuples(st.sampled_from((ANNA, BORIS)), st.integers(0, 3)), min_size=14, max_size=14
)


@settings(
    max_examples=20 * SOAK,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.sampled_from(RULEBOOKS), steps, writers)
def test_the_fold_of_the_log_is_what_is_stored(
    tmp_path: Path,
    name: str,
    steps: list[tuple[str, int, int, int, int]],
    writers: list[tuple[str, int]],
) -> None:
    """Whatever two phones write, knowing of each other or not: no entry is lost or counts twice."""

    async def work() -> None:
        async with desk_at(f"sqlite:///{tmp_path}/tables.sqlite") as desk:
            sheet = await shared(desk, SheetOpened(name, FOUR))
            made = await desk.make_grant(sheet, ANNA, NewGrant("referee"))
            await desk.join(BORIS, made.secret, "")
            acknowledged = []
            for number, ((who, behind), step) in enumerate(zip(writers, steps, strict=False)):
                log = [line.entry for line in (await stored(desk, sheet)).lines]
                view = log[: max(len(log) - behind, 1)]
                try:
                    body = written(name, view, step)
                except ValueError:  # the view itself is of two phones
                    continue
                new = entry(number + 1, body, len(view), written=60.0 * number)
                try:
                    done, _ = await desk.write(sheet, who, new)
                except Refusal:
                    assert new.id not in {each.id for each in log}
                else:
                    acknowledged.append(done.entry.id)
                there = await stored(desk, sheet)
                entries = [line.entry for line in there.lines]
                folded = Sheet.of(entries)
                assert list(there.points) == folded.progress.points
                assert (there.over, there.length) == (folded.over, len(entries))
                assert [each.id for each in entries[1:]] == acknowledged
                settled = [each for deal in folded.deals for each in deal.entries]
                assert len(set(settled)) == len(settled)

    run(work())


def test_nobody_waits_for_a_database_that_takes_nothing(database: str) -> None:
    async def work() -> None:
        async with desk_at(database) as desk:
            sheet = await shared(desk)
            desk.shelf.store.away = True
            for wish in (
                desk.write(sheet, ANNA, entry(1, won(0, 1))),
                desk.share(new_sheet(), ANNA, NewSheet(NAMES, (entry(0, OPENED),))),
            ):
                with pytest.raises(Refusal, match="does not answer"):
                    await wish
            desk.shelf.store.away = False
            assert (await desk.write(sheet, ANNA, entry(1, won(0, 1))))[1]

    run(work())


def test_the_shelf_knows_devices(database: str) -> None:
    async def work() -> None:
        async with desk_at(database) as desk:
            await shared(desk)
            shelf = SheetShelf(desk.shelf.store)
            assert [await shelf.knows(each) for each in (ANNA, BORIS)] == [True, False]

    run(work())
