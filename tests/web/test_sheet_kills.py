"""The server is killed while phones write: what was acknowledged is there, once, in its order."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

from sparrows.club.entries import Entry, Remark
from sparrows.club.sheet import Sheet
from sparrows.web.security import SHEET_COOKIE
from sparrows.web.store import Store
from sparrows.web.store.sheet_shelf import SheetShelf
from tests.conftest import SOAK
from tests.web.phones import NAMES, OPENED, Phone, new_sheet, won
from tests.web.postgres import Cluster
from tests.web.processes import Server
from tests.web.serving import hear_until, say

KILLS = 3 if SOAK == 1 else 5 * SOAK
PHONES = 4
DEALS = 12  # of a sheet, before the next one is shared
AGAIN = 0.05  # seconds until a phone tries again
PATIENCE = 60.0  # until a server is back
AWAY = (429, 503)


class Scorer:
    """A phone that writes on and on, tries again what was not answered, and watches its sheet."""

    def __init__(self, address: str, rng: random.Random) -> None:
        self.address = address
        self.rng = rng
        self.web = httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=5)
        self.sheet = ""
        self.after = 0
        self.acknowledged: dict[str, list[str]] = {}
        self.numbers: dict[str, dict[str, int]] = {}  # what was answered
        self.seen: dict[str, list[tuple[int, str]]] = {}  # what the socket told

    async def send(self, path: str, body: Any) -> Any:
        """Until it is answered."""
        content = msgspec.json.encode(body)
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(httpx.TransportError):
                    answer = await self.web.put(f"/api/sheets/{self.sheet}{path}", content=content)
                    if answer.status_code not in AWAY:
                        assert answer.status_code in (200, 201), answer.text
                        return answer.json()
                await asyncio.sleep(AGAIN)

    def entry(self, body: Any) -> Entry:
        return Entry(new_sheet(), body, self.after, 60.0 * self.after)

    async def share(self) -> None:
        self.sheet, self.after = new_sheet(), 0
        first = self.entry(OPENED)
        await self.send("", {"names": NAMES, "entries": [first]})
        self.after = 1
        self.acknowledged[self.sheet] = [first.id]
        self.numbers[self.sheet] = {first.id: 1}

    async def write(self, body: Any) -> None:
        entry = self.entry(body)
        stored = await self.send(f"/entries/{entry.id}", entry)
        assert stored["number"] == self.after + 1
        self.after += 1
        self.acknowledged[self.sheet].append(entry.id)
        self.numbers[self.sheet][entry.id] = stored["number"]

    async def work(self) -> None:
        while True:
            await self.share()
            watching = asyncio.create_task(self.watch(self.sheet))
            try:
                for deal in range(DEALS):
                    await self.write(won(deal, self.rng.randrange(4)))
                    await self.write(Remark("Tea"))
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)

    async def watch(self, sheet: str) -> None:
        """Hears everything once, however often the connection is lost."""
        seen = self.seen.setdefault(sheet, [])
        address = f"{self.address.replace('http', 'ws')}/api/sheets/{sheet}/socket"
        while True:
            with suppress(OSError, websockets.WebSocketException):
                headers = {"Cookie": f"{SHEET_COOKIE}={self.web.cookies[SHEET_COOKIE]}"}
                async with websockets.connect(
                    f"{address}?after={len(seen)}",
                    origin=self.address,  # type: ignore[arg-type]
                    additional_headers=headers,
                ) as socket:
                    async for text in socket:
                        for told in msgspec.json.decode(text).get("entries", ()):
                            seen.append((told["number"], told["entry"]["id"]))
            await asyncio.sleep(AGAIN)


def test_no_acknowledged_entry_is_lost_or_twice(database: str, tmp_path: Path) -> None:
    asyncio.run(write_and_kill(Server(database, tmp_path / "log"), KILLS))


async def write_and_kill(server: Server, kills: int) -> None:
    rng = random.Random(7)
    await server.start()
    scorers = [Scorer(server.address, random.Random(number)) for number in range(PHONES)]
    working = [asyncio.create_task(each.work()) for each in scorers]
    try:
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.1, 1.0))
            before = sum(map(acknowledged, scorers))
            await server.strike(rng)
            async with asyncio.timeout(PATIENCE):
                while sum(map(acknowledged, scorers)) < before + PHONES:
                    failed = [each for each in working if each.done()]
                    assert not failed, failed[0].exception()
                    await asyncio.sleep(AGAIN)
    finally:
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        server.stop()
    log = server.log.read_text("utf-8")
    assert "Traceback" not in log, log[-3000:]
    await check(server.database, scorers)


def acknowledged(scorer: Scorer) -> int:
    return sum(map(len, scorer.acknowledged.values()))


async def check(database: str, scorers: list[Scorer]) -> None:
    store = Store(database)
    try:
        shelf = SheetShelf(store)
        for scorer in scorers:
            for sheet, answered in scorer.acknowledged.items():
                there = await shelf.find(sheet)
                assert there is not None
                ids = [line.entry.id for line in there.lines]
                assert ids[: len(answered)] == answered
                assert len(ids) - len(answered) in (0, 1)  # the last may have been stored unheard
                assert [line.number for line in there.lines] == list(range(1, len(ids) + 1))
                folded = Sheet.of([line.entry for line in there.lines])
                assert (list(there.points), there.length) == (folded.progress.points, len(ids))
                numbered = [(line.number, line.entry.id) for line in there.lines]
                seen = scorer.seen[sheet]
                assert seen == numbered[: len(seen)]
    finally:
        await store.close()


async def heard(socket: Any, entry: str) -> None:
    """Returns when the page behind this socket knows of the entry."""
    async for text in socket:
        told = msgspec.json.decode(text).get("entries", ())
        if entry in {each["entry"]["id"] for each in told}:
            return


def test_phones_of_several_workers_hear_of_each_other(postgres: Cluster, tmp_path: Path) -> None:
    """Connections come to any of them."""

    async def work() -> None:
        options = ("--workers", "2")
        server = Server(postgres.new_database(), tmp_path / "log", options=options)
        await server.start()
        try:
            anna, boris = Phone(server.address), Phone(server.address)
            await asyncio.to_thread(anna.share, OPENED)
            boris.join(await asyncio.to_thread(anna.link, "player", player=1))
            async with AsyncExitStack() as pages:
                sockets = [await pages.enter_async_context(boris.connect()) for _ in range(4)]
                for deal in range(4):
                    wrote = await asyncio.to_thread(anna.write, won(deal, 1))
                    assert wrote.status_code == 201
                    entry = wrote.json()["entry"]["id"]
                    async with asyncio.timeout(PATIENCE):
                        await asyncio.gather(*(heard(each, entry) for each in sockets))
                draft = {"type": "deal", "deal": 4}
                async with anna.connect() as scribe:
                    await say(scribe, "draft", draft=draft)
                    async with asyncio.timeout(PATIENCE):
                        for socket in sockets:
                            await hear_until(socket, "drafted")
        finally:
            server.stop()
        assert "Traceback" not in server.log.read_text("utf-8")

    asyncio.run(work())
