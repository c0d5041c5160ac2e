"""A table's WebSocket: one connection per page, bounded in size, speed and patience."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from time import perf_counter
from typing import Any, Generic, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sparrows.web.admin.house import House
from sparrows.web.allowance import Allowance, address_of
from sparrows.web.api import Mistake
from sparrows.web.clocks import Time
from sparrows.web.crowd import Crowd
from sparrows.web.hosts import is_served, same_site
from sparrows.web.measures import ANSWERING, CONNECTIONS, REFUSED
from sparrows.web.protocol import Advise, Message, Refused, Said
from sparrows.web.refusals import REFUSALS, RETRY_AFTER, Refusal
from sparrows.web.room import Room
from sparrows.web.security import COOKIE, fingerprint
from sparrows.web.settings import Settings
from sparrows.web.silence import TEXTS
from sparrows.web.store import NotRead
from sparrows.web.tables import Tables

# What a connection is closed with; the page tries again unless it is one of ours from 4000 on.
GOING_AWAY, POLICY, TOO_BIG, RESTARTS, TRY_LATER = 1001, 1008, 1009, 1012, 1013
CLOSING = {
    "closing": GOING_AWAY,
    "malformed": POLICY,
    "flood": POLICY,
    "origin": POLICY,
    "too-large": TOO_BIG,
    "elsewhere": RESTARTS,
    "slow": TRY_LATER,
    "busy": TRY_LATER,
    "no-database": TRY_LATER,
    "private": 4403,
    "moved": 4403,
    "replaced": 4403,
    "removed": 4403,
    "no-table": 4404,
    "no-sheet": 4404,
    "other-engine": 4410,
    "closed": 4410,
    "banned": 4403,
}
MOST_UNSENT = 500  # messages that a slow page may be behind
MOST_MALFORMED = 5
MOST_FLOODS = 100

decode: Callable[[str], Said] = msgspec.json.Decoder(Said).decode
encode = msgspec.json.Encoder().encode

SendNow = Callable[[Sequence[bytes]], bool]
T = TypeVar("T")

log = logging.getLogger("sparrows.web")


class SocketLine:
    """What goes out to one page: all of one turn of the loop at once, if the network takes it.

    What it does not take waits for `write`.
    """

    def __init__(self, send_now: SendNow = lambda texts: False) -> None:
        self.send_now = send_now
        self.loop = asyncio.get_running_loop()
        self.unsent: list[bytes] = []
        self.heard_at: list[float] = []  # when that came which is answered by now
        self.ending = ""  # why the line ends, if it does
        self.due = False  # this turn of the loop ends with sending
        self.waiting = asyncio.Event()  # something is left for `write`

    @property
    def closed(self) -> bool:
        return self.ending != ""

    def send(self, message: Message) -> None:
        if self.closed:
            return
        if len(self.unsent) >= MOST_UNSENT:
            self.close("slow")
        else:
            self.unsent.append(encode(message))
            self._send_soon()

    def answered(self, since: float) -> None:
        """What was said of a message that came then is on its way."""
        self.heard_at.append(since)
        self._send_soon()

    def close(self, code: str) -> None:
        """Ends the connection after what is already on its way."""
        if not self.closed:
            self.ending = code
            self.waiting.set()

    def _send_soon(self) -> None:
        if not self.due:
            self.due = True
            self.loop.call_soon(self._send)

    def _send(self) -> None:
        self.due = False
        if self.waiting.is_set():
            return  # it goes out in its turn
        if not self.unsent or self.send_now(self.unsent):
            self.unsent = []
            self._note_answers()
        else:
            self.waiting.set()

    def _note_answers(self) -> None:
        heard_at, self.heard_at = self.heard_at, []
        for moment in heard_at:
            ANSWERING.observe(perf_counter() - moment)

    async def write(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Sends what waits for the network, until the end."""
        while True:
            await self.waiting.wait()
            while self.unsent:
                texts, self.unsent = self.unsent, []
                for text in texts:
                    await socket.send_data(text.decode(), mode="text")
            self._note_answers()
            if self.closed:
                await socket.close(code=CLOSING[self.ending], reason=self.ending)
                return
            self.waiting.clear()


def line_to(socket: WebSocket[Any, Any, Any]) -> SocketLine:
    """The line to a page: by the protocol itself where it can send messages together."""
    direct: Any = (socket.scope.get("extensions") or {}).get(TEXTS)
    return SocketLine() if direct is None else SocketLine(direct["send"])


class Patience(Generic[T]):
    """Bounds what one connection may say."""

    def __init__(self, settings: Settings, time: Time, decode: Callable[[str], T]) -> None:
        self.settings = settings
        self.time = time
        self.decode = decode
        self.allowance = Allowance(settings.messages_a_second, settings.message_burst, time.now())
        self.malformed = 0
        self.floods = 0

    def take(self) -> None:
        """One message more; a `Refusal` if there are too many."""
        if not self.allowance.take(self.time.now()):
            self.floods += 1
            raise Refusal("flood")

    def read(self, text: str) -> T:
        """What a page says; a `Refusal` if it is no message."""
        if len(text) > self.settings.largest_message:
            raise Refusal("too-large")
        try:
            return self.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            self.malformed += 1
            raise Refusal("malformed") from None

    @property
    def ended(self) -> str:
        """Why the connection is to be closed, if it is."""
        if self.malformed >= MOST_MALFORMED:
            return "malformed"
        return "flood" if self.floods >= MOST_FLOODS else ""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """A page at a table, as the player whose cookie it has, or as a spectator."""
    tables: Tables = socket.app.state.tables
    settings = tables.settings
    if not is_ours(socket, settings):
        await socket.close(code=POLICY, reason="origin")
        return
    if not tables.holds(table):
        await send_elsewhere(socket)
        return
    await socket.accept()
    CONNECTIONS.add()
    line = line_to(socket)
    writer = asyncio.create_task(line.write(socket))
    try:
        crowd: Crowd = socket.app.state.crowd
        if not crowd.asking.may(socket):
            raise Refusal("busy")
        house: House = socket.app.state.house
        who = address_of(socket), fingerprint(socket.cookies.get(COOKIE))
        house.refuse_banned(*who)
        with crowd.connected(socket):
            room = await tables.room(table)
            player = room.company.player_of(who[1])
            with crowd.watching(socket, room.id) if player is None else nullcontext():
                room.connect(line, player)
                try:
                    with house.visited(line, *who):
                        await listen(
                            socket, line, room, player, Patience(settings, tables.time, decode)
                        )
                finally:
                    room.disconnect(line, player)
    except (Refusal, NotRead) as error:
        refusal = error if isinstance(error, Refusal) else Refusal("no-database")
        tell_refusal(line, refusal)
        line.close(refusal.code)
    finally:
        await finish(line, writer)


def is_ours(socket: WebSocket[Any, Any, Any], settings: Settings) -> bool:
    """Whether a page of ours connects, to a name of ours."""
    named = is_served(socket.headers.get("host", ""), settings.host_names)
    return named and same_site(socket.headers, settings.allowed_origins)


async def send_elsewhere(socket: WebSocket[Any, Any, Any]) -> None:
    """As other requests are answered, so that a proxy tries the next process."""
    refusal = Refusal("elsewhere")
    REFUSED.add(of=refusal.code)
    start: Any = {
        "type": "websocket.http.response.start",
        "status": refusal.status,
        "headers": [(b"retry-after", RETRY_AFTER.encode()), (b"content-type", b"application/json")],
    }
    body: Any = {
        "type": "websocket.http.response.body",
        "body": encode(Mistake(refusal.code, refusal.said())),
    }
    await socket.send(start)
    await socket.send(body)


async def finish(line: SocketLine, writer: asyncio.Task[None]) -> None:
    """Lets the last messages go out, and ends."""
    if not line.closed:
        writer.cancel()
    await asyncio.wait({writer}, timeout=5)
    writer.cancel()
    await asyncio.gather(writer, return_exceptions=True)


async def listen(
    socket: WebSocket[Any, Any, Any],
    line: SocketLine,
    room: Room,
    player: int | None,
    patience: Patience[Said],
) -> None:
    """Takes messages until the page goes or has been too trying; advice comes when it comes."""
    advice: set[asyncio.Task[None]] = set()
    try:
        while not line.closed:
            text = await socket.receive_data(mode="text")
            came = perf_counter()
            try:
                patience.take()
                said = patience.read(text)
            except Refusal as refusal:
                tell_refusal(line, refusal)
            else:
                if isinstance(said, Advise):
                    counting = asyncio.create_task(take(line, room, player, said))
                    advice.add(counting)
                    counting.add_done_callback(advice.discard)
                else:
                    await take(line, room, player, said)
                    line.answered(came)
            if patience.ended:
                line.close(patience.ended)
    except WebSocketDisconnect:
        return
    finally:
        for task in advice:
            task.cancel()


async def take(line: SocketLine, room: Room, player: int | None, said: Said) -> None:
    """A message, and what is said of one that changes nothing."""
    try:
        await room.hear(player, said, line)
    except Refusal as refusal:
        tell_refusal(line, refusal)
    except Exception:
        log.exception("table %s: a message could not be taken", room.id)
        line.send(Refused("internal", REFUSALS["internal"][1]))


def tell_refusal(line: SocketLine, refusal: Refusal) -> None:
    REFUSED.add(of=refusal.code)
    line.send(Refused(refusal.code, refusal.said()))
    if refusal.code == "too-large":
        line.close("too-large")
