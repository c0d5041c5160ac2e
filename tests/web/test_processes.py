"""What a visitor of one process sees of the tables that another has."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from sparrows.web.security import COOKIE
from sparrows.web.workers.shards import SHARDS, preferred, shard_of
from tests.web.postgres import Cluster
from tests.web.serving import QUICK, Person, by_default, hear_until, play, running
from tests.web.test_admin import SECRET, Admin, closed_with

SETTINGS = msgspec.structs.replace(QUICK, admin_secret=SECRET, workers=2)


def soon(look: Callable[[], Any], seconds: float = 20.0) -> Any:
    """What it finds, when it finds something."""
    patience = time.monotonic() + seconds
    while not (found := look()):
        assert time.monotonic() < patience, "it was not to be seen in time"
        time.sleep(0.02)
    return found


def is_ready(server: str) -> bool:
    return httpx.get(f"{server}/readyz").status_code == 200


@pytest.fixture(scope="module")
def servers(postgres: Cluster) -> Iterator[tuple[str, str]]:
    """Two processes with one database, as far as anybody outside can tell."""
    database = postgres.new_database()
    with ExitStack() as stack:
        one, other = (
            stack.enter_context(running(database, msgspec.structs.replace(SETTINGS, worker=number)))
            for number in range(2)
        )
        soon(lambda: is_ready(one) and is_ready(other))
        yield one, other


def at(server: str, visitor: Person) -> Person:
    """The same visitor at another process."""
    there = Person(server, visitor.name)
    there.web.cookies.set(COOKIE, visitor.web.cookies[COOKIE])
    there.table = visitor.table
    return there


def lobby(visitor: Person) -> dict[str, Any]:
    return dict(visitor.web.get("/api/tables").json())


def found(tables: list[dict[str, Any]], table: str) -> dict[str, Any] | None:
    return next((each for each in tables if each["id"] == table), None)


def test_a_table_of_another_is_elsewhere(servers: tuple[str, str]) -> None:
    anna = Person(servers[0])
    anna.open("red")
    assert shard_of(anna.table) in preferred(0, 2)
    there = at(servers[1], anna)
    answers = there.web.get(f"/api/tables/{anna.table}"), there.post("start")
    for answer in answers:
        assert (answer.status_code, answer.json()["code"]) == (503, "elsewhere")
        assert answer.headers["retry-after"] == "1"

    async def come() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await there.connect()
        answer = refused.value.response
        assert answer.status_code == 503
        assert answer.headers["retry-after"] == "1"
        assert b"elsewhere" in (answer.body or b"")

    asyncio.run(come())
    anna.start()


def test_how_much_each_has(servers: tuple[str, str]) -> None:
    for server in servers:
        measured = httpx.get(f"{server}/metrics").text
        assert f"sparrows_shards {SHARDS // 2}" in measured


def test_lists_are_those_of_all(servers: tuple[str, str]) -> None:
    anna, boris = Person(servers[0]), Person(servers[1], "Борис")
    anna.open("red", players="me open open open", public=True)
    there, admin = at(servers[1], anna), Admin(servers[1])

    def waiting() -> dict[str, Any] | None:
        return found(lobby(boris)["waiting"], anna.table)

    assert soon(waiting)["players"][0]["name"] == "Anna"
    assert found(lobby(there)["mine"], anna.table)
    assert not found(lobby(boris)["mine"], anna.table)

    def is_there() -> bool:
        return bool(soon(waiting)["players"][0]["connected"])

    def playing() -> dict[str, Any] | None:
        return found(lobby(boris)["playing"], anna.table)

    def seen_by_admin() -> dict[str, Any] | None:
        return found([each["table"] for each in admin.see("tables")["tables"]], anna.table)

    def play_seen() -> None:
        soon(is_there)
        anna.start()
        assert soon(playing)["players"][1]["kind"] == "bot"
        mine = found(lobby(there)["mine"], anna.table)
        assert mine and mine["points"] == [0, 0, 0, 0]
        assert soon(seen_by_admin)

    async def come() -> None:
        async with anna.connect():
            await asyncio.to_thread(play_seen)

    asyncio.run(come())
    assert anna.post("leave").is_success
    soon(lambda: not playing())
    assert not found(lobby(there)["mine"], anna.table)


def test_a_match_that_is_over_can_be_seen_anywhere(servers: tuple[str, str]) -> None:
    anna = Person(servers[0])
    anna.open("red")
    anna.start()

    async def one_deal() -> None:
        async with anna.connect() as page:
            await play(page, by_default, deals=1)

    asyncio.run(one_deal())
    there = at(servers[1], anna)
    record = f"/api/tables/{anna.table}/record"
    refused = there.web.get(record)
    assert (refused.status_code, refused.json()["code"]) == (503, "elsewhere")
    assert anna.post("leave").is_success
    replays = [each["table"] for each in there.web.get("/api/replays").json()]
    assert found(replays, anna.table)
    assert there.web.get(record).content == anna.web.get(record).content != b""
    assert there.web.get(f"/api/tables/{anna.table}/overview").is_success


def test_what_the_house_decides_soon_holds_everywhere(servers: tuple[str, str]) -> None:
    anna, admin = Person(servers[0]), Admin(servers[1])
    anna.open("red")

    async def work() -> None:
        async with anna.connect() as page:
            await hear_until(page, "welcome")
            await asyncio.to_thread(admin.do, "announcement", text="Ужин в восемь")
            assert (await hear_until(page, "announced"))["text"] == "Ужин в восемь"
            await asyncio.to_thread(admin.do, "announcement", text="")
            assert (await hear_until(page, "announced"))["text"] == ""
            ban = {"table": anna.table, "player": 0, "hours": 1}
            await asyncio.to_thread(lambda: admin.do("bans", **ban))
            assert await closed_with(page) == (4403, "banned")

    asyncio.run(work())
    assert anna.web.get("/api/tables").json()["code"] == "banned"
    (ban,) = admin.see("house")["bans"]
    admin.do(f"bans/{ban['id']}/lift")
    soon(lambda: anna.web.get("/api/tables").is_success)
    admin.do("mode", read_only=True)
    soon(lambda: httpx.get(f"{servers[0]}/api/news").json()["read_only"])
    admin.do("mode", read_only=False)
    soon(lambda: httpx.get(f"{servers[0]}/api/news").json()["read_only"] is False)
