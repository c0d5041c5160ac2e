"""Scripted persons: each plays through its own connection, and comes back when it is lost."""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

Json = dict[str, Any]
COME_AGAIN = ("no-database", "elsewhere")  # whoever hears this is to come once more
TWICE = ("answered", "stale")  # what is said of an answer that was heard already
TOO_LATE = ("not-now",)  # and of one who is ready for a deal that will not be


class Person:
    """Plays at random, and remembers everything that was shown and acknowledged."""

    def __init__(self, address: str, name: str, seed: int) -> None:
        self.address = address
        self.name = name
        self.rng = random.Random(seed)
        self.client = httpx.AsyncClient(
            base_url=address,
            headers={"Origin": address},
            timeout=30,
            trust_env=False,
            follow_redirects=True,
        )
        self.table = ""
        self.player = -1
        self.seats: dict[int, int] = {}  # by deal
        self.seen: dict[int, list[Json]] = {}  # events by deal
        self.sent: dict[int, list[Json]] = defaultdict(list)  # actions by deal
        self.acknowledged: dict[int, list[Json]] = defaultdict(list)
        self.asked: dict[int, tuple[str, list[Json]]] = {}  # by number: the server, and the offers
        self.chosen: dict[int, int] = {}
        self.repeated = False  # whether a question was answered once more
        self.returned_at_end = False  # whether the end of a deal was found when coming again
        self.taken: set[int] = set()
        self.decided: dict[int, tuple[int, Json]] = {}  # by question: the deal, and what was sent
        self.boot = ""
        self.closed_with: int | None = None
        self.deal = -1
        self.heard_at = time.monotonic()
        self.heard = ""  # what kind of message
        self.silence = 0.0  # the longest, in seconds
        self.errors: list[Json] = []
        self.over = False

    @property
    def situation(self) -> str:
        """Where somebody is who does not go on."""
        return (
            f"{self.name} at {self.table}, deal {self.deal}, connection closed with "
            f"{self.closed_with}, {time.monotonic() - self.heard_at:.0f} s after {self.heard!r}, "
            f"asked {max(self.asked, default=None)}, taken {max(self.taken, default=None)}"
        )

    async def open(self, rules: str, others: list[str], clock: str = "none") -> str:
        """A new table: `others` are "open" or a bot's name."""
        places = [{"kind": "me"}]
        places += [{"kind": "open"} if o == "open" else {"kind": "bot", "bot": o} for o in others]
        body = {"rules": rules, "name": self.name, "players": places, "all_hands": True}
        body["clock"] = clock
        body["strict"] = True  # with pauses a deal takes minutes
        opened = await self._post("/api/tables", body)
        self.table, self.player = opened["table"]["id"], opened["player"]
        return self.table

    async def sit(self, table: str) -> None:
        opened = await self._post(f"/api/tables/{table}/sit", {"name": self.name})
        self.table, self.player = table, opened["player"]

    async def start(self) -> None:
        await self._post(f"/api/tables/{self.table}/start", None)

    async def record(self) -> bytes:
        answer = await self.client.get(f"/api/tables/{self.table}/record")
        assert answer.is_success, answer.text
        return answer.content

    async def _post(self, path: str, body: Json | None) -> Json:
        answer = await self.client.post(path, json=body)
        while answer.status_code == 503 and answer.json()["code"] in COME_AGAIN:
            await asyncio.sleep(0.1)
            answer = await self.client.post(path, json=body)
        assert answer.is_success, answer.text
        given: Json = answer.json()
        return given

    async def live(self) -> None:
        """Plays until the match is over or the task is cancelled."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        url = f"{self.address.replace('http', 'ws')}/api/tables/{self.table}/socket"
        headers = {"Cookie": cookies, "Origin": self.address}
        while not self.over:
            try:
                async with connect(url, additional_headers=headers, proxy=None) as socket:
                    async for data in socket:
                        await self._hear(socket, msgspec.json.decode(data))
                self.closed_with = socket.close_code
            except (OSError, EOFError, InvalidHandshake, WebSocketException):
                await asyncio.sleep(0.02)

    async def _hear(self, socket: ClientConnection, message: Json) -> None:
        before, self.heard_at = self.heard_at, time.monotonic()
        self.silence = max(self.silence, self.heard_at - before)
        self.heard = message["type"]
        match message["type"]:
            case "welcome":
                await self._welcome(socket, message)
            case "happened":
                seen = self.seen[self.deal]
                assert message["first"] == len(seen), "events were left out or told twice"
                seen += message["events"]
            case "asked":
                await self._answer(socket, message["question"])
            case "taken":
                self.taken.add(message["at"])
                if message["at"] in self.decided:
                    deal, action = self.decided[message["at"]]
                    self.acknowledged[deal].append(action)
            case "deal-began":
                self._sit_in(message["deal"])
                self.seen[self.deal] = []
            case "deal-over":
                await self._read_result(socket, message["match_over"])
            case "table":
                self.over = self.over or message["table"]["state"] == "over"
            case "error" if message["code"] not in self._expected():
                self.errors.append(message)

    def _expected(self) -> tuple[str, ...]:
        """What may be refused, since connections were lost."""
        return COME_AGAIN + TWICE * self.repeated + TOO_LATE * self.returned_at_end

    async def _welcome(self, socket: ClientConnection, message: Json) -> None:
        assert message["player"] == self.player
        self.boot = message["boot"]
        if message["deal"] is None:
            assert self.deal == -1, "a deal that was begun is gone"
            return
        before = self.deal
        self._sit_in(message["deal"])
        assert self.deal >= before, "the table went back by a deal"
        known = self.seen.get(self.deal, [])
        shown = message["events"][: len(known)]
        assert shown == known, f"the table is not where it was: {known[-3:]}, now {shown[-3:]}"
        self.seen[self.deal] = message["events"]
        if message["question"] and not message["answered"]:
            await self._answer(socket, message["question"])
        elif any(event["event"] == "ended" for event in message["events"]):
            # The deal may have been the last one, and its match is not stored as over yet.
            self.returned_at_end = True
            await self._read_result(socket, message["table"]["state"] == "over")

    def _sit_in(self, deal: Json) -> None:
        self.deal = deal["number"]
        self.seats[self.deal] = deal["seats"][deal["players"].index(self.player)]

    async def _answer(self, socket: ClientConnection, question: Json) -> None:
        await asyncio.sleep(self.rng.random() * 0.03)
        number, asked = question["at"], (self.boot, question["offers"])
        if number in self.asked:
            # The connection was lost, not the server: the answer was not heard, or comes twice.
            assert self.asked[number] == asked, "a number was used for two questions"
            self.repeated = True
        else:
            self.asked[number] = asked
            self._choose(number, question["offers"])
        await _say(socket, {"type": "act", "at": number, "offer": self.chosen[number]})

    def _choose(self, number: int, offers: list[Json]) -> None:
        wins = [at for at, offer in enumerate(offers) if offer["name"] == "win"]
        chosen = wins[0] if wins and self.rng.random() < 0.7 else self.rng.randrange(len(offers))
        self.chosen[number] = chosen
        # Where others might claim, one who cannot is asked too; such a pass is no decision.
        if len(offers) > 1 or offers[chosen]["name"] != "pass":
            self.sent[self.deal].append(offers[chosen])
            self.decided[number] = (self.deal, offers[chosen])

    async def _read_result(self, socket: ClientConnection, match_over: bool) -> None:
        self.over = match_over
        if not match_over:
            await _say(socket, {"type": "ready", "deal": self.deal})


async def _say(socket: ClientConnection, message: Json) -> None:
    await socket.send(msgspec.json.encode(message).decode())
