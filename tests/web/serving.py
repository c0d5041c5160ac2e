"""A real server in a thread of this process, and scripted people who come to it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from sparrows.web.security import COOKIE
from sparrows.web.serve import listening, server_of
from sparrows.web.settings import Settings

Said = dict[str, Any]
LONGEST = 30.0  # seconds for anything to be said on a busy machine
QUICK = Settings(
    pace=0.0,
    lists_kept=0.0,
    requests_a_second=10_000,
    request_burst=10_000,
    address_requests_a_second=10_000,
    address_request_burst=10_000,
    table_burst=10_000,
    address_table_burst=10_000,
    messages_a_second=1000,  # with uvloop a deal takes less than a second
)


@contextmanager
def running(database: str, settings: Settings = QUICK) -> Iterator[str]:
    """The address of a server that runs until the block ends."""
    listener = listening("127.0.0.1", 0)
    port = listener.getsockname()[1]
    started = threading.Event()
    server = server_of(database, settings, started.set)
    thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    assert started.wait(LONGEST)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(LONGEST)
        assert not thread.is_alive()


def run(work: Coroutine[Any, Any, None]) -> None:
    """Lets it run for two minutes at the most."""

    async def limited() -> None:
        async with asyncio.timeout(4 * LONGEST):
            await work

    asyncio.run(limited())


class Person:
    """Somebody with a browser: a cookie, and at most one table at a time."""

    def __init__(self, server: str, name: str = "Anna") -> None:
        self.server = server
        self.name = name
        self.web = httpx.Client(
            base_url=server, headers={"Origin": server}, timeout=20, follow_redirects=True
        )
        self.table = ""

    def open(self, rules: str, **wishes: Any) -> dict[str, Any]:
        """Opens a table; `players` are words such as "me greedy open open"."""
        players = [
            {"kind": word} if word in ("me", "open", "friend") else {"kind": "bot", "bot": word}
            for word in wishes.pop("players", "me greedy greedy greedy").split()
        ]
        # With pauses a deal of friends takes minutes.
        body = {"rules": rules, "name": self.name, "players": players, "strict": True, **wishes}
        answer = self.web.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["table"]["id"]
        return dict(answer.json())

    def post(self, what: str, **body: Any) -> httpx.Response:
        return self.web.post(f"/api/tables/{self.table}/{what}", json=body or None)

    def sit(self, table: str) -> dict[str, Any]:
        self.table = table
        answer = self.post("sit", name=self.name)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def start(self) -> None:
        answer = self.post("start")
        assert answer.status_code == 200, answer.text

    def connect(self, table: str = "") -> Any:
        """A WebSocket to the table, with the cookie that the browser has."""
        cookie = self.web.cookies.get(COOKIE)
        headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
        address = f"{self.server.replace('http', 'ws')}/api/tables/{table or self.table}/socket"
        return websockets.connect(
            address, origin=self.server, additional_headers=headers, max_size=None
        )


async def hear(socket: ClientConnection, seconds: float = LONGEST) -> Said:
    """The next message."""
    async with asyncio.timeout(seconds):
        message: Said = msgspec.json.decode(await socket.recv())
    return message


async def hear_until(socket: ClientConnection, kind: str, seconds: float = LONGEST) -> Said:
    """The next message of this kind; others are passed over."""
    while (message := await hear(socket, seconds))["type"] != kind:
        pass
    return message


async def hear_question(socket: ClientConnection, seconds: float = LONGEST) -> Said:
    """The next question to this player, wherever it is said."""
    while not (question := (await hear(socket, seconds)).get("question")):
        pass
    return dict(question)


async def say(socket: ClientConnection, kind: str, **said: Any) -> None:
    await socket.send(msgspec.json.encode({"type": kind, **said}).decode())


Chooser = Callable[[Said], int]


def by_default(question: Said) -> int:
    """What happens when time runs out: a pass, or the tile just drawn."""
    return int(question["default"])


def eager(question: Said) -> int:
    """The first offer: wins and claims come before a pass."""
    return 0


async def play(socket: ClientConnection, choose: Chooser, *, deals: int = 0) -> list[Said]:
    """Answers every question until the match, or so many deals, are over; all that was heard."""
    heard: list[Said] = []
    finished = 0
    while True:
        message = await hear(socket)
        heard.append(message)
        question = message.get("question")
        if question and not message.get("answered"):
            await say(socket, "act", at=question["at"], offer=choose(question))
        if message["type"] == "deal-over":
            finished += 1
            if message["match_over"] or finished == deals:
                return heard
            await say(socket, "ready", deal=message["deal"])
