"""Scripted persons, many in one process: each plays at a table of its own against bots."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import deque
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from sparrows import RULEBOOKS

WARM_UP = 10.0  # seconds that are not counted
OPENING = 10  # tables that are opened at a time

Json = dict[str, Any]


class Offer(msgspec.Struct):
    """Of an offer, what a person looks at."""

    name: str


class Question(msgspec.Struct):
    """Of a question, what a person looks at."""

    at: int
    offers: list[Offer]
    default: int


class Message(msgspec.Struct):
    """Of whatever the server says, what a person looks at."""

    type: str
    at: int = 0
    question: Question | None = None
    deal: msgspec.Raw = msgspec.Raw(b"null")
    match_over: bool = False


read = msgspec.json.Decoder(Message).decode


class Measured(msgspec.Struct):
    """What the persons found."""

    answers: list[float]  # seconds from an action to its answer
    refused: int
    deals: int
    tables: int
    seconds: float


class Client:
    """A person who decides once a second, and takes what the question has as usual."""

    def __init__(self, address: str, number: int, results: Results) -> None:
        self.address = address
        self.number = number
        self.results = results
        self.table = ""
        self.cookies = ""
        # Each comes from an address of its own, as through a web server before this one.
        source = f"10.0.{number // 250}.{number % 250}"
        self.headers = {"Origin": address, "X-Forwarded-For": source}
        self.sent: deque[tuple[int, float]] = deque()
        self.due = time.perf_counter() + number / 300

    async def open(self) -> None:
        """A table with three greedy bots, begun."""
        rules = tuple(RULEBOOKS)[self.number % len(RULEBOOKS)]
        players = [{"kind": "me"}, *([{"kind": "bot", "bot": "greedy"}] * 3)]
        body = {"rules": rules, "name": f"Person {self.number}", "players": players}
        async with httpx.AsyncClient(
            base_url=self.address, headers=self.headers, timeout=60
        ) as client:
            opened = (await client.post("/api/tables", json=body)).raise_for_status().json()
            self.table = opened["table"]["id"]
            (await client.post(f"/api/tables/{self.table}/start")).raise_for_status()
            self.cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())

    async def play(self) -> None:
        url = f"{self.address.replace('http', 'ws')}/api/tables/{self.table}/socket"
        headers = {"Cookie": self.cookies, **self.headers}
        async with connect(
            url, additional_headers=headers, compression=None, open_timeout=60
        ) as socket:
            while True:
                await self._hear(socket, read(await socket.recv(decode=False)))

    async def _hear(self, socket: ClientConnection, message: Message) -> None:
        match message.type:
            case "welcome" | "asked" if message.question:
                await self._answer(socket, message.question)
            case "taken":
                at, since = self.sent.popleft()
                assert at == message.at
                self.results.answered(since)
            case "deal-over" if not message.match_over:
                self.results.deals += 1
                await say(socket, {"type": "ready", "deal": message.deal})
            case "error":
                self.results.refused += 1

    async def _answer(self, socket: ClientConnection, question: Question) -> None:
        now = time.perf_counter()
        await asyncio.sleep(max(self.due - now, 0))
        self.due = max(self.due, now) + 1.0
        wins = [at for at, offer in enumerate(question.offers) if offer.name == "win"]
        chosen = wins[0] if wins else question.default
        self.sent.append((question.at, time.perf_counter()))
        await say(socket, {"type": "act", "at": question.at, "offer": chosen})


class Results:
    """What all clients found together; nothing is counted before `since`."""

    def __init__(self) -> None:
        self.since = float("inf")
        self.answers: list[float] = []
        self.refused = 0
        self.deals = 0

    def answered(self, sent: float) -> None:
        if sent >= self.since:
            self.answers.append(time.perf_counter() - sent)


async def say(socket: ClientConnection, message: Json) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def measured(address: str, tables: int, seconds: float) -> Measured:
    results = Results()
    clients = [Client(address, number, results) for number in range(tables)]
    for first in range(0, tables, OPENING):
        await asyncio.gather(*(client.open() for client in clients[first : first + OPENING]))
    playing = [asyncio.create_task(client.play()) for client in clients]
    await asyncio.sleep(WARM_UP)
    results.since = time.perf_counter()
    sys.stdout.write("begun\n")
    sys.stdout.flush()
    await asyncio.sleep(seconds)
    lost = [task for task in playing if task.done()]
    for task in playing:
        task.cancel()
    found = await asyncio.gather(*playing, return_exceptions=True)
    for error in found:
        if isinstance(error, Exception):
            sys.stderr.write(f"a client was lost: {error!r}\n")
    return Measured(results.answers, results.refused, results.deals, tables - len(lost), seconds)


def main() -> None:
    address, tables, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    found = uvloop.run(measured(address, tables, seconds))
    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")


if __name__ == "__main__":
    main()
