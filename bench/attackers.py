"""Visitors who try to take the whole server: they say nothing, hold tables, poll, and verify."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import httpx
import msgspec

from sparrows import rulebook
from sparrows.bots.simulate import simulated
from sparrows.play.record import Record, write
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks.records import read_record

SILENT = 2000
ADDRESSES, TABLES = 25, 200  # tables of each address
POLLERS = 4
RECORDS, RECORD_BYTES = 15, 8 * 1024 * 1024 - 65536
PATIENCE = 120.0

Attack = Callable[["Attackers"], Awaitable[None]]


class Attackers:
    """All of them, and what they were answered."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.answers: Counter[str] = Counter()
        self.connected = 0

    def client(self, source: str) -> httpx.AsyncClient:
        """Somebody who comes from this address, as through a web server before this one."""
        headers = {"Origin": self.address, "X-Forwarded-For": source}
        return httpx.AsyncClient(base_url=self.address, headers=headers, timeout=PATIENCE)

    async def ask(self, what: str, asking: Awaitable[httpx.Response]) -> None:
        try:
            answer = f"{(await asking).status_code}"
        except httpx.HTTPError as error:
            answer = type(error).__name__
        self.answers[f"{what} {answer}"] += 1

    async def say_nothing(self) -> None:
        """A connection that is opened again whenever it is closed."""
        host, port = urlsplit(self.address).hostname, urlsplit(self.address).port
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(host, port)
                self.connected += 1
                await reader.read()
                self.answers["silence closed"] += 1
                self.connected -= 1
                writer.close()
            await asyncio.sleep(0.1)

    async def hold_tables(self, number: int) -> None:
        """Tables that nobody will play at."""
        players = [{"kind": "me"}, *([{"kind": "open"}] * 3)]
        body = {"rules": "red", "name": "Nobody", "players": players}
        async with self.client(f"10.1.0.{number}") as client:
            for _ in range(TABLES):
                client.cookies.clear()
                await self.ask("table", client.post("/api/tables", json=body))

    async def poll(self) -> None:
        async with self.client("10.2.0.1") as client:
            while True:
                await self.ask("lobby", client.get("/api/tables"))

    async def verify(self, data: bytes) -> None:
        async with self.client("10.3.0.1") as client:
            while True:
                await self.ask("record", client.post("/api/verify", content=data))
                await asyncio.sleep(1)


def long_record() -> bytes:
    """The largest record that is let in, whose every deal has to be looked at."""
    seed = seed_from("attack")
    one = read_record(simulated(0, rulebook("popular"), seed, ("greedy",) * 4, True).record)
    header = msgspec.structs.replace(one.header, seed=None, salt=None)
    size = len(write(one))
    deals = one.deals * (RECORD_BYTES // size)
    return write(Record(header, deals, one.points, over=False))


async def attack(address: str) -> None:
    attackers = Attackers(address)
    data = long_record()
    tasks = [asyncio.create_task(attackers.say_nothing()) for _ in range(SILENT)]
    tasks += [asyncio.create_task(attackers.poll()) for _ in range(POLLERS)]
    tasks += [asyncio.create_task(attackers.verify(data)) for _ in range(RECORDS)]
    await asyncio.gather(*(attackers.hold_tables(number) for number in range(ADDRESSES)))
    say(f"begun: {attackers.connected} connections, {dict(sorted(attackers.answers.items()))}")
    await asyncio.to_thread(sys.stdin.readline)
    say(f"ended: {attackers.connected} connections, {dict(sorted(attackers.answers.items()))}")
    for task in tasks:
        task.cancel()


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1]))
