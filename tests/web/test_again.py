"""Playing again: another table with the same settings and people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from sparrows.web.api import GivenPlayer, NewTable
from sparrows.web.protocol import TableChanged
from sparrows.web.refusals import Refusal
from sparrows.web.room import Room
from sparrows.web.security import invitation
from sparrows.web.store import Store
from sparrows.web.tables import Tables
from tests.web.rooms import Page
from tests.web.test_lives import SETTINGS
from tests.web.test_tables import BOT, ME, StandingTime

FRIEND = GivenPlayer("friend")


def run(database: str, work: Callable[[Tables], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        tables = Tables(Store(database), SETTINGS, StandingTime())
        await tables.begin()
        try:
            await work(tables)
        finally:
            await tables.end()

    asyncio.run(whole())


async def played(tables: Tables, *people: str) -> Room:
    """A table where these people, the first of them its host, have played to the end."""
    places = (ME, *[FRIEND] * (len(people) - 1), *[BOT] * (4 - len(people)))
    wishes: dict[str, Any] = {"options": {"deals": 4}, "clock": "normal", "aids": True}
    room = await tables.open(NewTable("red", people[0], places, **wishes), people[0])
    for person in people[1:]:
        await room.sit(person, person, invitation(room.table.salt))
    await room.start(people[0])
    await room.give_up()
    return room


async def refused(work: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.code


def kinds(room: Room) -> list[tuple[str, str]]:
    return [(player.kind, player.name) for player in room.info().players]


def test_alone_against_bots_the_next_match_begins_at_once(database: str) -> None:
    async def work(tables: Tables) -> None:
        old = await played(tables, "anna")
        new = await tables.again(old.id, "anna")
        assert new.state == "playing"
        assert new.id != old.id and new.table.seed != old.table.seed != new.table.salt
        for setting in ("rules", "preset", "options", "clock", "aids", "public", "all_hands"):
            assert getattr(new.table, setting) == getattr(old.table, setting)
        assert kinds(new) == kinds(old)

    run(database, work)


def test_all_join_by_one_wish_and_then_it_begins(database: str) -> None:
    async def work(tables: Tables) -> None:
        old = await played(tables, "anna", "boris", "vera")
        page = Page(tables.time)  # type: ignore[arg-type]
        old.connect(page, 2)
        new = await tables.again(old.id, "boris")
        assert page.all(TableChanged)[-1].table.again
        assert new.id not in str(page.heard), "the way there is for those who played alone"
        assert kinds(new)[:3] == [("friend", "anna"), ("person", "boris"), ("friend", "vera")]
        assert new.info().players[1].host
        assert new.company.expected("anna") == 0
        assert await tables.again(old.id, "vera") is new
        assert new.state == "waiting"
        assert await tables.again(old.id, "anna") is new
        assert new.state == "playing"
        assert [new.company.player_of(who) for who in ("anna", "boris", "vera")] == [0, 1, 2]
        assert await tables.again(old.id, "anna") is new

    run(database, work)


def test_two_who_ask_at_once_meet_at_one_table(database: str) -> None:
    async def work(tables: Tables) -> None:
        old = await played(tables, "anna", "boris")
        one, other = await asyncio.gather(
            tables.again(old.id, "anna"), tables.again(old.id, "boris")
        )
        assert one is other and one.state == "playing"

    run(database, work)


def test_who_does_not_join_may_still_come_late(database: str) -> None:
    async def work(tables: Tables) -> None:
        old = await played(tables, "anna", "boris")
        new = await tables.again(old.id, "anna")
        assert [table.id for table in (await tables.board.lobby("boris")).mine] == [new.id]
        await new.start("anna")
        assert kinds(new)[1] == ("bot", "")
        assert await tables.again(old.id, "boris") is new
        assert new.info().players[1].next_name == "boris"

    run(database, work)


def test_who_had_left_is_not_waited_for(database: str) -> None:
    async def work(tables: Tables) -> None:
        places = (ME, FRIEND, FRIEND, BOT)
        old = await tables.open(NewTable("red", "anna", places), "anna")
        for person in ("boris", "vera"):
            await old.sit(person, person, invitation(old.table.salt))
        await old.start("anna")
        for person in ("boris", "vera", "anna"):
            await old.leave(person)
        new = await tables.again(old.id, "anna")
        assert new.state == "playing"
        assert [kind for kind, _ in kinds(new)] == ["person", "bot", "bot", "bot"]
        assert await tables.again(old.id, "boris") is new
        assert new.info().players[1].next_name == "boris"

    run(database, work)


def test_only_those_who_played_play_again_and_only_in_the_end(database: str) -> None:
    async def work(tables: Tables) -> None:
        running = await tables.open(NewTable("red", "anna", (ME, BOT, BOT, BOT)), "anna")
        assert await refused(tables.again(running.id, "anna")) == "not-now"
        await running.start("anna")
        assert await refused(tables.again(running.id, "anna")) == "not-now"
        old = await played(tables, "anna", "boris")
        for stranger in ("", "vera"):
            assert await refused(tables.again(old.id, stranger)) == "spectator"
        assert old.table.again == ""
        assert await refused(tables.again("nowhere", "anna")) == "no-table"

    run(database, work)


def test_the_way_to_the_next_table_outlives_a_restart(database: str) -> None:
    async def work(tables: Tables) -> None:
        old = await played(tables, "anna", "boris")
        new = await tables.again(old.id, "anna")
        tables._forget(old)
        tables._forget(new)
        again = await tables.again(old.id, "boris")
        assert again.id == new.id and again is not new
        assert again.state == "playing"
        await again.give_up()
        another = await tables.again(old.id, "boris")
        assert another.id != new.id, "that one is over too"

    run(database, work)
