"""How long tables are kept that nobody comes back to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any

import pytest

from sparrows.web.api import NewTable
from sparrows.web.clocks import RealTime
from sparrows.web.protocol import LetBotPlay
from sparrows.web.refusals import Refusal
from sparrows.web.room import Room
from sparrows.web.settings import DAY, Settings
from sparrows.web.store import Store
from sparrows.web.tables import FAR_AHEAD, Tables
from tests.web.rooms import Page
from tests.web.test_tables import BOT, ME, StandingTime

SETTINGS = Settings(pace=0.0, waiting_life=7 * DAY, match_life=30 * DAY)


class House:
    """A server that can be restarted, and the days that pass in it."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.time = StandingTime()
        self.tables = Tables(Store(database), SETTINGS, self.time)

    async def restart(self) -> None:
        """A new process knows of the time only what is stored."""
        await self.tables.end()
        midnight = self.time.midnight
        self.time = StandingTime()
        self.time.midnight = midnight
        self.tables = Tables(Store(self.database), SETTINGS, self.time)
        await self.tables.begin()

    async def days(self, number: float) -> None:
        """Days pass, and the sweeper comes ten times."""
        for _ in range(10):
            self.time.seconds += number * DAY / 10
            await self.tables.sweep()

    async def open(self) -> Room:
        return await self.tables.open(NewTable("zung-jung", "Anna", (ME, BOT, BOT, BOT)), "token")

    def set_clock(self, days: float) -> None:
        """Somebody sets the clock of the machine forward or back."""
        self.time.midnight += timedelta(days=days)

    async def ends_in(self, table: str) -> float | None:
        """What the list of their own says to its people."""
        mine = (await self.tables.board.lobby("token")).mine
        return next(each.ends_in for each in mine if each.id == table)

    async def state(self, table: str) -> str:
        found = await self.tables.store.load(table)
        return "" if found is None else found[0].state

    async def come(self, table: str) -> Page:
        page = Page(self.time)
        (await self.tables.room(table)).connect(page, 0)
        return page

    async def go(self, table: str, page: Page) -> None:
        (await self.tables.room(table)).disconnect(page, 0)


def run(database: str, work: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        house = House(database)
        await house.tables.begin()
        try:
            await work(house)
        finally:
            await house.tables.end()

    asyncio.run(whole())


def test_a_table_that_waits_in_vain_is_removed(database: str) -> None:
    async def work(house: House) -> None:
        room = await house.open()
        left = await house.open()
        await left.leave("token")
        await house.days(6.9)
        assert await house.state(room.id) == "waiting"
        await house.days(0.2)
        assert await house.state(room.id) == await house.state(left.id) == ""
        with pytest.raises(Refusal, match="no such table"):
            await house.tables.room(room.id)

    run(database, work)


def test_a_table_lives_on_from_the_last_visit(database: str) -> None:
    async def work(house: House) -> None:
        room = await house.open()
        page = await house.come(room.id)
        await house.days(8)
        assert room.id in house.tables.rooms
        await house.go(room.id, page)
        await house.restart()
        await house.days(6.8)
        assert await house.state(room.id) == "waiting"
        page = await house.come(room.id)
        await house.go(room.id, page)
        await house.days(6.8)
        assert await house.state(room.id) == "waiting"
        await house.restart()
        await house.days(0.3)
        assert await house.state(room.id) == ""

    run(database, work)


@pytest.mark.parametrize("how_often", [1, 40])
def test_restarts_do_not_prolong_a_life(database: str, how_often: int) -> None:
    async def work(house: House) -> None:
        waits, plays = await house.open(), await house.open()
        await plays.start("token")
        for _ in range(how_often):
            house.time.seconds += 31 * DAY / how_often
            await house.restart()
        assert await house.state(waits.id) == ""
        assert await house.state(plays.id) == "over"

    run(database, work)


def test_a_match_that_nobody_plays_on_is_over_and_kept(database: str) -> None:
    async def work(house: House) -> None:
        room = await house.open()
        await room.start("token")
        page = await house.come(room.id)
        await room.hear(0, LetBotPlay(True), page)
        async with asyncio.timeout(20):
            while not (room.game and room.game.match.finished):
                await asyncio.sleep(0.01)
        points, decided = room.info().points, len(room.game.deal.decisions)
        await house.go(room.id, page)
        await house.days(28)
        assert await house.state(room.id) == "playing"
        assert room.id not in house.tables.rooms
        await house.days(3)
        found = await house.tables.store.load(room.id)
        assert found is not None
        table, decisions = found
        assert (table.state, len(decisions)) == ("over", decided)
        assert (table.finished or "").startswith("2026-01-01")
        assert (table.remembered.deals, table.remembered.points) == (1, points)
        await house.days(400)
        assert await house.tables.store.load(room.id) == found
        again = await house.tables.room(room.id)
        assert again.info().points == points
        assert [each.id for each in await house.tables.store.finished("token")] == [room.id]

    run(database, work)


def test_a_match_of_another_engine_is_given_up_too(database: str) -> None:
    async def work(house: House) -> None:
        room = await house.open()
        await room.start("token")
        room.table.version = "9.9/999"
        await house.tables.store.save_table(room.table)
        await house.restart()
        await house.days(31)
        assert await house.state(room.id) == "over"

    run(database, work)


def test_what_has_begun_is_never_removed(database: str) -> None:
    async def work(house: House) -> None:
        waits, plays = await house.open(), await house.open()
        await plays.start("token")
        await house.tables.store.remove([waits.id, plays.id])
        assert await house.state(waits.id) == ""
        assert await house.state(plays.id) == "playing"

    run(database, work)


@pytest.mark.parametrize("days", [32, -32, 400, -400])
def test_a_clock_that_is_set_ends_nothing(database: str, days: float) -> None:
    async def work(house: House) -> None:
        waits, plays = await house.open(), await house.open()
        await plays.start("token")
        await house.days(1)
        house.set_clock(days)
        await house.days(1)
        await house.restart()
        await house.days(1)
        house.set_clock(-days)
        await house.days(1)
        assert await house.state(waits.id) == "waiting"
        assert await house.state(plays.id) == "playing"
        await house.days(27)
        assert await house.state(waits.id) == ""
        assert await house.state(plays.id) == "over"

    run(database, work)


def test_time_without_a_server_is_nobodys(database: str) -> None:
    async def work(house: House) -> None:
        waits = await house.open()
        await house.days(6)
        house.set_clock(60)
        await house.restart()
        await house.days(0.9)
        assert await house.state(waits.id) == "waiting"
        await house.days(0.2)
        assert await house.state(waits.id) == ""

    run(database, work)


def test_an_end_is_told_a_day_ahead(database: str) -> None:
    async def work(house: House) -> None:
        waits, plays = await house.open(), await house.open()
        await plays.start("token")
        await house.days(5.9)
        assert await house.ends_in(waits.id) is await house.ends_in(plays.id) is None
        await house.days(0.6)
        assert await house.ends_in(waits.id) == pytest.approx(DAY / 2)
        page = await house.come(waits.id)
        assert await house.ends_in(waits.id) is None
        await house.go(waits.id, page)
        await house.days(6.9)
        assert await house.ends_in(waits.id) == pytest.approx(DAY / 10)
        await house.days(16)
        assert await house.ends_in(plays.id) == pytest.approx(0.6 * DAY)

    run(database, work)


def test_the_servers_time_goes_on_after_a_restart_and_never_back(database: str) -> None:
    async def seen(*, orderly: bool) -> float:
        time = RealTime()
        tables = Tables(Store(database), SETTINGS, time)
        await tables.begin()
        await asyncio.sleep(0.05)
        now = time.now()
        if orderly:
            await tables.end()
        else:
            # As a kill leaves it: nothing more is stored.
            for task in tables._keepers:
                task.cancel()
            await tables.store.close()
        return now

    async def work() -> None:
        first = await seen(orderly=True)
        second = await seen(orderly=False)
        third = await seen(orderly=True)
        assert 0 < first < second < first + 5, "an orderly restart counts nothing that was not"
        assert second < third < second + FAR_AHEAD + 5, "after a kill none comes again"

    asyncio.run(work())
