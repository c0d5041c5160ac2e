"""All tables of a server: what leaves the memory comes back, and restarts find everything."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sparrows.web.api import GivenPlayer, NewTable
from sparrows.web.clocks import Alarm
from sparrows.web.protocol import Act, Welcome
from sparrows.web.refusals import Refusal
from sparrows.web.settings import Settings
from sparrows.web.store import Store
from sparrows.web.tables import Tables
from tests.web.rooms import FakeTime, Page

ME, BOT = GivenPlayer("me"), GivenPlayer("bot", "greedy")
SETTINGS = Settings(pace=0.0)


class StandingTime(FakeTime):
    """Time that rooms may wait in, until they are woken."""

    async def wait(self, alarm: Alarm, until: float) -> None:
        await alarm.woken.wait()


def tables_at(folder: Path, time: StandingTime) -> Tables:
    return Tables(Store(f"sqlite:///{folder / 'tables.sqlite'}"), SETTINGS, time)


async def question_for(page: Page) -> Act:
    async with asyncio.timeout(20):
        while (question := page.question) is None:
            await asyncio.sleep(0.01)
    return Act(question.at, question.default)


def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def work() -> None:
        time = StandingTime()
        tables = tables_at(tmp_path, time)
        await tables.begin()
        room = await tables.open(NewTable("red", "Anna", (ME, BOT, BOT, BOT)), "token")
        await room.start("token")
        page = Page(time)
        room.connect(page, 0)
        await room.hear(0, await question_for(page), page)
        time.seconds += 2 * SETTINGS.idle
        await tables.sweep()
        assert room.id in tables.rooms, "somebody looks at it"
        room.disconnect(page, 0)
        await tables.sweep()
        assert room.id in tables.rooms, "it was used just now"
        time.seconds += SETTINGS.idle + 1
        async with asyncio.timeout(20):
            while room.id in tables.rooms:  # what it does just now is finished first
                await tables.sweep()
                await asyncio.sleep(0.01)
        one, other = await asyncio.gather(tables.room(room.id), tables.room(room.id))
        assert one is other is not room
        again = Page(time)
        one.connect(again, 0)
        seen = page.events()
        assert again.events()[: len(seen)] == seen
        assert one.company.player_of("token") == 0
        await tables.end()

    asyncio.run(work())


def test_tables_of_another_engine_are_left_alone(tmp_path: Path) -> None:
    async def work() -> None:
        tables = tables_at(tmp_path, StandingTime())
        room = await tables.open(NewTable("red", "Anna", (ME, BOT, BOT, BOT)), "token")
        await room.start("token")
        room.table.version = "9.9/999"
        await tables.store.save_table(room.table)
        await tables.end()
        tables = tables_at(tmp_path, StandingTime())
        await tables.begin()
        assert not tables.rooms
        try:
            await tables.room(room.id)
        except Refusal as refusal:
            assert refusal.code == "other-engine"
        else:
            raise AssertionError("it was opened")
        await tables.end()

    asyncio.run(work())


def test_strangers_must_go_when_a_private_match_begins(tmp_path: Path) -> None:
    async def work() -> None:
        time = StandingTime()
        tables = tables_at(tmp_path, time)
        room = await tables.open(NewTable("red", "Anna", (ME, BOT, BOT, BOT)), "token")
        stranger = Page(time)
        room.connect(stranger, None)
        await room.start("token")
        assert stranger.closed == "private"
        assert [welcome.deal for welcome in stranger.all(Welcome)] == [None]
        await tables.end()

    asyncio.run(work())
