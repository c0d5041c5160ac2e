"""Phones that share a sheet: each has a cookie, the entries that it knows, and a queue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
import websockets

from sparrows.club.entries import DealEnded, Entry, NotedHand, NotedWin, SheetOpened
from sparrows.club.sheet import Sheet
from sparrows.web.security import SHEET_COOKIE
from sparrows.web.sheets.keys import new_id

NAMES = ("Anna", "Boris", "Clara", "Dmitri")
FOUR = (0, 1, 2, 3)
OPENED = SheetOpened("popular", FOUR)

Json = dict[str, Any]


def won(deal: int, winner: int, giver: int | None = None, value: int = 10) -> DealEnded:
    """A deal with one win."""
    return DealEnded(deal, (NotedWin((winner,), giver),), {winner: NotedHand(value)})


def new_sheet() -> str:
    """The id of a sheet, as phones make them."""
    return new_id() + new_id()


class Phone:
    """A browser that keeps score."""

    def __init__(self, server: str, name: str = "phone") -> None:
        self.server = server
        self.name = name
        self.web = httpx.Client(base_url=server, headers={"Origin": server}, timeout=30)
        self.sheet = ""
        self.me = ""
        self.entries: list[Entry] = []  # stored ones, in their order
        self.queue: list[Entry] = []  # its own that are not
        self.clock = 1_790_000_000.0

    def ask(self, method: str, path: str = "", body: Any = None, **query: Any) -> httpx.Response:
        """Something of its sheet."""
        content = None if body is None else msgspec.json.encode(body)
        return self.web.request(
            method, f"/api/sheets/{self.sheet}{path}", content=content, params=query
        )

    def told(self, answer: httpx.Response, *statuses: int) -> Any:
        assert answer.status_code in (statuses or (200, 201)), answer.text
        return answer.json()

    def share(self, *bodies: Any, player: int | None = None, names: Sequence[str] = NAMES) -> Json:
        """Shares a new sheet with these entries."""
        self.sheet = self.sheet or new_sheet()
        for body in bodies or (OPENED,):
            self.note(body)
        entries, self.queue = self.queue, []
        return self._took(self.told(self.put_sheet(entries, names, player)))

    def put_sheet(
        self, entries: Sequence[Entry], names: Sequence[str] = NAMES, player: int | None = None
    ) -> httpx.Response:
        return self.ask("PUT", "", {"names": names, "entries": entries, "player": player})

    def join(self, secret: str = "", code: str = "") -> Json:
        answer = self.web.post("/api/sheets/join", json={"secret": secret, "code": code})
        found: Json = self.told(answer)
        self.sheet = found["id"]
        return self._took(found)

    def link(self, role: str, **more: Any) -> str:
        """The secret of a new link."""
        made = self.told(self.ask("POST", "/grants", {"role": role, **more}))
        return str(made["secret"])

    def _took(self, found: Json) -> Json:
        self.me = found["me"]["id"]
        stored = found["entries"]
        self.entries = [msgspec.convert(each["entry"], Entry, str_keys=True) for each in stored]
        return found

    @property
    def cookie(self) -> str:
        return str(self.web.cookies[SHEET_COOKIE])

    def connect(self, after: int = 0, **more: Any) -> Any:
        """A WebSocket to the sheet."""
        address = f"{self.server.replace('http', 'ws')}/api/sheets/{self.sheet}/socket"
        cookie = self.web.cookies.get(SHEET_COOKIE)
        given = {
            "origin": self.server,
            "additional_headers": {"Cookie": f"{SHEET_COOKIE}={cookie}"} if cookie else {},
        }
        return websockets.connect(f"{address}?after={after}", **given | more)

    # What is written

    def note(self, body: Any, **more: Any) -> Entry:
        """Writes an entry down, on this phone."""
        self.clock += 1
        after = len(self.entries) + len(self.queue)
        given = {"id": new_sheet(), "after": after, "written": self.clock, "author": self.me}
        entry = Entry(body=body, **{**given, "author": self.me or "phone", **more})
        self.queue.append(entry)
        return entry

    def put(self, entry: Entry, **query: Any) -> httpx.Response:
        return self.ask("PUT", f"/entries/{entry.id}", entry, **query)

    def write(self, body: Any, **more: Any) -> httpx.Response:
        """Writes an entry and sends it at once."""
        answer = self.put(self.note(body, **more))
        self.queue.pop()
        self.look()
        return answer

    def send(self) -> list[int]:
        """All that was not sent; the statuses."""
        statuses = [self.put(each).status_code for each in self.queue]
        self.queue = []
        self.look()
        return statuses

    def look(self) -> Json:
        """The sheet as the server has it."""
        return self._took(self.told(self.ask("GET")))

    @property
    def folded(self) -> Sheet:
        return Sheet.of([*self.entries, *self.queue])
