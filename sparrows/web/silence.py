"""Connections that say nothing end within seconds, and leave their places to others."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Sequence
from random import uniform
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD = 5.0  # seconds for the head of a request, from its first byte or from connecting
SILENT, BODY = 5.0, 120.0  # a body may pause so long, and take so long in all
PING_EVERY, PONG_WITHIN = 10.0, 10.0  # a socket whose page does not answer is closed
MOST_UNREAD = 16  # messages of a page that may wait for the server before it reads no more
UNHEARD = 20  # seconds that what was sent may wait for the other side to take it
TEXTS = "sparrows.texts"  # the extension of ASGI by which messages are sent together
FINAL_TEXT = 0x81
SHORT_HEAD, LONG_HEAD = struct.Struct("!BBH"), struct.Struct("!BBQ")


class PunctualProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """HTTP as uvicorn speaks it, with people whose requests come whole and soon."""

    due: asyncio.TimerHandle | None = None
    begun = 0.0  # when the body that still comes did

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.expect(HEAD)

    def data_received(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        now = self.loop.time()
        if self.cycle is not before:
            self.begun = now
        if self.is_answering and not self.cycle.more_body:
            self.expect_nothing()
        elif self.is_answering:
            self.expect(min(SILENT, self.begun + BODY - now))
        elif self.due is None:
            self.expect(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect_nothing()
        super().connection_lost(exc)

    @property
    def is_answering(self) -> bool:
        """Whether the head of a request came, and its answer is not over."""
        return self.cycle is not None and not self.cycle.response_complete

    def expect(self, seconds: float) -> None:
        """More of the request must come within this time."""
        self.expect_nothing()
        self.due = self.loop.call_later(seconds, self.give_up)

    def expect_nothing(self) -> None:
        if self.due is not None:
            self.due.cancel()
            self.due = None

    def give_up(self) -> None:
        # Where it became a WebSocket, that one looks after itself.
        if self.transport.get_protocol() is self:
            self.transport.abort()


def head(text: bytes) -> bytes:
    """What stands before a text that is a frame of its own (RFC 6455, 5.2)."""
    length = len(text)
    if length < 126:
        return bytes((FINAL_TEXT, length))
    if length < 1 << 16:
        return SHORT_HEAD.pack(FINAL_TEXT, 126, length)
    return LONG_HEAD.pack(FINAL_TEXT, 127, length)


class PunctualSocket(WebSocketsSansIOProtocol):
    """A WebSocket that does not wait for what a lost page will never take."""

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:
            # A refusal by status is an answer too, which uvicorn would write an error about.
            self.handshake_complete = True

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][TEXTS] = {"send": self.send_texts}

    def start_keepalive(self) -> None:
        # Pages that come together, as after a restart, would be asked at the same moment for ever.
        first = uniform(0, self.ping_interval or PING_EVERY)
        self.ping_timer = self.loop.call_later(first, self.send_keepalive_ping)

    def send_receive_event_to_app(self) -> None:
        # uvicorn stops reading at every message and goes on after it: two calls of the system for
        # each, where nobody has to be stopped.
        reads_on = not self.read_paused and self.queue.qsize() < MOST_UNREAD
        self.read_paused = self.read_paused or reads_on
        super().send_receive_event_to_app()
        self.read_paused = self.read_paused and not reads_on

    def send_texts(self, texts: Sequence[bytes]) -> bool:
        """A frame for each of these messages, and all of them to the network, if it takes them."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (head(text), text)]))
        return True

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def end_unheard(listener: socket.socket) -> None:
    """Connections that it accepts end when the other side is gone without a word."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNHEARD * 1000)
