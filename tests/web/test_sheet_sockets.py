"""Pages of a shared sheet hear at once what is new, and see what others are telling."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import websockets

from sparrows.club.entries import Remark
from tests.web.phones import OPENED, Phone, won
from tests.web.serving import hear, hear_until, run, running, say
from tests.web.test_shared_sheets import SETTINGS

SOON = 1.0  # seconds in which others see an entry


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("sockets")
    with running(f"sqlite:///{folder}/tables.sqlite", SETTINGS) as address:
        yield address


def two(server: str) -> tuple[Phone, Phone]:
    anna, boris = Phone(server), Phone(server)
    anna.share(OPENED, won(0, 1), player=0)
    boris.join(anna.link("player", player=1))
    return anna, boris


def test_a_page_is_told_what_it_does_not_have(server: str) -> None:
    anna, boris = two(server)

    async def work() -> None:
        async with boris.connect(after=1) as socket:
            company = (await hear(socket))["company"]
            assert company["pen"] == anna.me
            assert {each["id"]: each["here"] for each in company["members"]} == {
                anna.me: False,
                boris.me: True,
            }
            told = await hear(socket)
            assert [each["number"] for each in told["entries"]] == [2]
            begun = time.monotonic()
            await asyncio.to_thread(anna.write, won(1, 2))
            told = await hear_until(socket, "entries")
            assert time.monotonic() - begun < SOON
            assert [each["number"] for each in told["entries"]] == [3]
            assert told["entries"][0]["entry"]["author"] == anna.me
            await say(socket, "ping", number=7)
            assert await hear_until(socket, "pong") == {"type": "pong", "number": 7}

    run(work())


def test_all_see_what_one_is_telling(server: str) -> None:
    anna, boris = two(server)
    draft = msgspec.json.decode(msgspec.json.encode(won(1, 2)))

    async def work() -> None:
        async with anna.connect() as scribe, boris.connect() as player:
            await hear_until(player, "entries")
            await say(scribe, "draft", draft=draft)
            assert await hear_until(player, "drafted") == {
                "type": "drafted",
                "by": anna.me,
                "draft": draft,
            }
            async with boris.connect() as again:
                assert (await hear_until(again, "drafted"))["draft"] == draft
            await scribe.close()
            assert (await hear_until(player, "drafted"))["draft"] is None

    run(work())
    assert anna.look()["length"] == 2


def test_who_is_there_and_who_comes(server: str) -> None:
    anna, boris = two(server)

    async def here(socket: websockets.ClientConnection, many: int) -> None:
        while True:
            company = (await hear_until(socket, "company"))["company"]
            if sum(each["here"] for each in company["members"]) == many:
                return

    async def work() -> None:
        async with anna.connect() as socket:
            await here(socket, 1)
            async with boris.connect():
                await here(socket, 2)
            await here(socket, 1)
            clara = Phone(server)
            secret = await asyncio.to_thread(anna.link, "onlooker")
            await asyncio.to_thread(clara.join, secret)
            company = (await hear_until(socket, "company"))["company"]
            assert [each["role"] for each in company["members"]] == [
                "organiser",
                "player",
                "onlooker",
            ]

    run(work())


async def closed(socket: websockets.ClientConnection) -> tuple[int | None, str | None]:
    """Why the server closes the connection."""
    async with asyncio.timeout(10):
        while True:
            try:
                await socket.recv()
            except websockets.ConnectionClosed:
                return socket.close_code, socket.close_reason


def test_whoever_is_put_out_is_told(server: str) -> None:
    anna, boris = two(server)
    grant = anna.told(anna.ask("GET", "/grants"))[0]["id"]

    async def work() -> None:
        async with boris.connect() as socket, anna.connect() as own:
            await hear_until(socket, "entries")
            await asyncio.to_thread(anna.ask, "DELETE", f"/grants/{grant}")
            assert await closed(socket) == (4403, "removed")
            await asyncio.to_thread(anna.ask, "DELETE")
            assert await closed(own) == (4404, "no-sheet")

    run(work())


def test_strangers_hear_nothing(server: str) -> None:
    anna, boris = two(server)
    stranger = Phone(server)
    stranger.sheet = anna.sheet

    async def work() -> None:
        async with stranger.connect() as socket:
            assert (await hear(socket))["code"] == "no-sheet"
            assert await closed(socket) == (4404, "no-sheet")
        with pytest.raises(websockets.InvalidStatus):
            await boris.connect(origin="https://elsewhere.example")

    run(work())


def test_onlookers_only_look_and_nonsense_is_refused(server: str) -> None:
    anna, _ = two(server)
    clara = Phone(server)
    clara.join(anna.link("onlooker"))

    async def work() -> None:
        async with clara.connect() as socket:
            await say(socket, "draft", draft=None)
            assert (await hear_until(socket, "error"))["code"] == "no-right"
            await say(socket, "act", at=1, offer=0)
            assert (await hear_until(socket, "error"))["code"] == "malformed"
            for _ in range(4):
                await socket.send("{")
            assert await closed(socket) == (1008, "malformed")
        async with anna.connect() as socket:
            for _ in range(20):
                await say(socket, "draft", draft={"type": "deal", "deal": 1})
            assert (await hear_until(socket, "error"))["code"] == "flood"

    run(work())


def test_the_end_of_the_server_is_told(tmp_path: Path) -> None:
    async def work() -> None:
        with running(f"sqlite:///{tmp_path}/tables.sqlite", SETTINGS) as address:
            anna = Phone(address)
            await asyncio.to_thread(anna.share)
            socket = await anna.connect()
            await hear_until(socket, "entries")
            await asyncio.to_thread(anna.write, Remark("Tea"))
            await hear_until(socket, "entries")
        assert await closed(socket) == (1001, "closing")

    run(work())
