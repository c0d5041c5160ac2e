"""Scripted persons, many in one process: each plays at a table of its own against bots."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop

from sparrows import RULEBOOKS

WARM_UP = 10.0  # seconds that are not counted
OPENING = 10  # tables that are opened at a time
TEXT, PING, PONG = 0x81, 0x89, 0x8A  # the first byte of a frame that is a whole message
MASKED = 0x80
LONG_FRAMES = {126: 2, 127: 8}  # bytes in which the length follows
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "c3BhcnJvd3Mtc3BhcnJvdw==",
}

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

    def answered_within(self, part: float) -> float:
        """The seconds in which this part of all actions was answered."""
        return sorted(self.answers)[int(len(self.answers) * part)]


class Line(asyncio.Protocol):
    """A WebSocket to a table (RFC 6455), which costs a fraction of what a library's would.

    Persons and server share a machine, and what the persons cost would be taken for the server's.
    """

    transport: asyncio.Transport

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self.request = request
        self.hear = hear
        self.buffer = bytearray()
        self.upgraded = False
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.upgraded:
            answer, end, _ = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in answer.partition(b"\r\n")[0]:
                self.transport.abort()
                return
            self.upgraded = True
            del self.buffer[: len(answer) + len(end)]
        for kind, text in self._frames():
            if kind == TEXT:
                self.hear(text)
            elif kind == PING:
                self.send(text, PONG)

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        """The frames that have come whole; they are in the buffer no longer."""
        buffer, start = self.buffer, 0
        while len(buffer) >= start + 2:
            length, first = buffer[start + 1], start + 2
            if length in LONG_FRAMES:
                size = LONG_FRAMES[length]
                if len(buffer) < first + size:
                    break
                length, first = int.from_bytes(buffer[first : first + size]), first + size
            if len(buffer) < first + length:
                break
            yield buffer[start], bytes(buffer[first : first + length])
            start = first + length
        del buffer[:start]

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """A short message; a mask of zeros leaves it as it is."""
        self.transport.write(bytes((kind, MASKED | len(text), 0, 0, 0, 0)) + text)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ended.done():
            self.ended.set_exception(ConnectionError("the server has closed the connection"))


class Client:
    """A person who decides once a second, and takes what the question has as usual."""

    line: Line

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
        self.loop = asyncio.get_running_loop()
        self.due = self.loop.time() + number / 300

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
        """Until the server ends it."""
        found = urlsplit(self.address)
        headers = {"Host": found.netloc, "Cookie": self.cookies, **UPGRADE, **self.headers}
        lines = [f"{name}: {value}" for name, value in headers.items()]
        first = f"GET /api/tables/{self.table}/socket HTTP/1.1"
        request = "\r\n".join([first, *lines, "", ""]).encode()
        _, self.line = await self.loop.create_connection(
            lambda: Line(request, self._hear), found.hostname or "", found.port or 80
        )
        await self.line.ended

    def _hear(self, text: bytes) -> None:
        message = read(text)
        match message.type:
            case "welcome" | "asked" if message.question:
                now = self.loop.time()
                self.loop.call_at(max(self.due, now), self._answer, message.question)
                self.due = max(self.due, now) + 1.0
            case "taken":
                at, since = self.sent.popleft()
                assert at == message.at
                self.results.answered(since)
            case "deal-over" if not message.match_over:
                self.results.deals += 1
                self._say({"type": "ready", "deal": message.deal})
            case "error":
                self.results.refused += 1

    def _answer(self, question: Question) -> None:
        wins = [at for at, offer in enumerate(question.offers) if offer.name == "win"]
        chosen = wins[0] if wins else question.default
        self.sent.append((question.at, time.perf_counter()))
        self._say({"type": "act", "at": question.at, "offer": chosen})

    def _say(self, message: Json) -> None:
        self.line.send(msgspec.json.encode(message))


class Results:
    """What all clients found together; nothing is counted before `since`."""

    def __init__(self) -> None:
        self.begin(float("inf"))

    def begin(self, since: float) -> None:
        """From this moment on, as if nothing had been before."""
        self.since = since
        self.answers: list[float] = []
        self.refused = 0
        self.deals = 0

    def answered(self, sent: float) -> None:
        if sent >= self.since:
            self.answers.append(time.perf_counter() - sent)


class Crowd:
    """All persons: more may come, and what they find is counted for a while at a time."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.results = Results()
        self.playing: list[asyncio.Task[None]] = []

    async def grow(self, tables: int) -> None:
        """So many play."""
        numbers = range(len(self.playing), tables)
        clients = [Client(self.address, number, self.results) for number in numbers]
        for first in range(0, len(clients), OPENING):
            await asyncio.gather(*(client.open() for client in clients[first : first + OPENING]))
        self.playing += [asyncio.create_task(client.play()) for client in clients]

    async def measured(self, seconds: float) -> Measured:
        """What they find in these seconds, after some that are not counted."""
        await asyncio.sleep(WARM_UP)
        results = self.results
        results.begin(time.perf_counter())
        say("begun")
        await asyncio.sleep(seconds)
        playing = sum(not task.done() for task in self.playing)
        return Measured(results.answers, results.refused, results.deals, playing, seconds)

    async def go(self) -> None:
        """All leave; why some had to leave before is said."""
        for task in self.playing:
            task.cancel()
        for error in await asyncio.gather(*self.playing, return_exceptions=True):
            if isinstance(error, Exception):
                sys.stderr.write(f"a client was lost: {error!r}\n")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def play(address: str, tables: int, seconds: float) -> None:
    """At so many tables, and then at as many as each line says that comes in."""
    crowd, loop = Crowd(address), asyncio.get_running_loop()
    while tables:
        await crowd.grow(tables)
        say(msgspec.json.encode(await crowd.measured(seconds)).decode())
        tables = int(await loop.run_in_executor(None, sys.stdin.readline) or 0)
    await crowd.go()


def main() -> None:
    uvloop.run(play(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))


if __name__ == "__main__":
    main()
