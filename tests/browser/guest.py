"""Somebody who plays without a browser, to bring a table quickly to a moment worth looking at."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import StorageState
from websockets.sync.client import connect

from sparrows.web.security import COOKIE

Said = dict[str, Any]
CLAIMS = ("big-kong", "kong", "pung", "chow")
WAIT = 30  # seconds for a message


class Moment:
    """A deal as one seat has seen it, and what it is asked."""

    def __init__(self) -> None:
        self.events: list[Said] = []
        self.question: Said = {}
        self.player = 0
        self.seat = 0

    def count(self, kind: str) -> int:
        return sum(event["event"] == kind for event in self.events)

    def own(self, kind: str) -> int:
        return sum(
            event["event"] == kind and event.get("seat") == self.seat for event in self.events
        )

    def offers(self) -> list[str]:
        return [str(offer["name"]) for offer in self.question["offers"]]

    def sit(self, deal: Said) -> None:
        self.seat = deal["seats"][deal["players"].index(self.player)]


Stop = Callable[[Moment], bool]


def eager(moment: Moment, wins: bool) -> int:
    """Claims what it can, and discards what it drew."""
    names = moment.offers()
    wanted = (*(("win",) if wins else ()), *CLAIMS, "pass")
    for name in wanted:
        if name in names:
            return names.index(name)
    return int(moment.question["default"])


class Guest:
    """A cookie, and the tables that were opened with it."""

    def __init__(self, url: str, name: str = "Anna") -> None:
        self.url = url
        self.name = name
        self.web = httpx.Client(base_url=url, headers={"Origin": url}, timeout=WAIT)

    def open(self, rules: str, players: str = "me greedy greedy greedy", **wishes: Any) -> str:
        """Opens a table and begins the match; the table's id."""
        seats = [
            {"kind": word} if word == "me" else {"kind": "bot", "bot": word}
            for word in players.split()
        ]
        body = {"rules": rules, "name": self.name, "players": seats, **wishes}
        answer = self.web.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table = str(answer.json()["table"]["id"])
        if answer.json()["table"]["state"] == "waiting":
            assert self.web.post(f"/api/tables/{table}/start").status_code == 200
        return table

    def state(self) -> StorageState:
        """The cookie, for a browser."""
        cookie = {
            "name": COOKIE,
            "value": self.web.cookies[COOKIE],
            "domain": "127.0.0.1",
            "path": "/",
            "expires": -1,
            "httpOnly": True,
            "secure": False,
            "sameSite": "Lax",
        }
        return {"cookies": [cookie], "origins": []}  # type: ignore[typeddict-item]

    def play(
        self, table: str, stop: Stop, *, wins: bool = False, between: Stop | None = None
    ) -> bool:
        """Plays until a question where it may stop, or a result where it may; not so at the end."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"Cookie": f"{COOKIE}={self.web.cookies[COOKIE]}"}
        moment = Moment()
        with connect(address, origin=self.url, additional_headers=headers, max_size=None) as socket:  # type: ignore[arg-type]
            while True:
                message: Said = json.loads(socket.recv(WAIT))
                hear(moment, message)
                if message["type"] == "deal-over":
                    if between is not None and between(moment):
                        return True
                    if message["match_over"]:
                        return False
                    socket.send(json.dumps({"type": "ready", "deal": message["deal"]}))
                if moment.question:
                    if stop(moment):
                        return True
                    answer = {"at": moment.question["at"], "offer": eager(moment, wins)}
                    socket.send(json.dumps({"type": "act", **answer}))
                    moment.question = {}


def hear(moment: Moment, message: Said) -> None:
    """Notes what a message says of the deal."""
    if message["type"] == "welcome":
        moment.player = message["player"]
        moment.events = list(message["events"])
        if message["deal"]:
            moment.sit(message["deal"])
    elif message["type"] == "happened":
        moment.events += message["events"]
    elif message["type"] == "deal-began":
        moment.events = []
        moment.sit(message["deal"])
    if not message.get("answered") and message.get("question"):
        moment.question = message["question"]
