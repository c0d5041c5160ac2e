"""`python -m sparrows.web.workers.behind LINE`: a server whose connections come from a front.

Its settings come through the standard input; the line brings connections that were accepted and not
read yet, and takes word of the shards that it holds. When the line ends, so does the server.
"""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from sparrows.web.config import Config
from sparrows.web.logs import set_up
from sparrows.web.serve import Server, server_of
from sparrows.web.tables import WARMING
from sparrows.web.tuning import shorten_pauses

ALIVE_BEAT = 1.0  # seconds between two words that it lives
CONNECTIONS_AT_ONCE = 64  # connections that are taken before anything else happens
CLOSED_WHEN_REPLACED = getattr(socket, "MSG_CMSG_CLOEXEC", 0)


class FrontLine:
    """The line between a server and its front."""

    def __init__(self, line: socket.socket, server: Server) -> None:
        self.line = line
        self.server = server
        self.tasks: set[asyncio.Task[None]] = set()
        line.setblocking(False)

    async def live(self) -> None:
        """Connections may come when bots can think: until then another may have the tables."""
        while not self.server.tables.thinkers.have_begun:
            await asyncio.sleep(WARMING)
        asyncio.get_running_loop().add_reader(self.line, self._hear)
        self.server.tables.tell_held = self.tell
        self.server.tell_ending = self.leave
        while True:
            self.tell(self.server.tables.held)
            await asyncio.sleep(ALIVE_BEAT)

    def tell(self, held: frozenset[int]) -> None:
        with suppress(OSError):  # a front that is gone is noticed where it is listened to
            self.line.send(msgspec.json.encode(sorted(held)) + b"\n")

    def leave(self) -> None:
        """Wants no more connections; those on their way are still served."""
        with suppress(OSError):
            self.line.shutdown(socket.SHUT_WR)

    def _hear(self) -> None:
        for _ in range(CONNECTIONS_AT_ONCE):
            try:
                said, numbers, _, _ = socket.recv_fds(self.line, 1, 1, CLOSED_WHEN_REPLACED)
            except BlockingIOError:
                return
            except OSError:
                said, numbers = b"", []
            if not said:
                asyncio.get_running_loop().remove_reader(self.line)
                self.server.should_exit = True
                return
            for number in numbers:
                self.spawn(self.server.take(socket.socket(fileno=number)))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Starts a task, and keeps it until it is done."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def main() -> None:
    """Serves until the front is gone, or wants nothing any more."""
    for number in (signal.SIGINT, signal.SIGHUP):  # the terminal says it to all, and the front acts
        signal.signal(number, signal.SIG_IGN)
    config = msgspec.json.decode(sys.stdin.buffer.read(), type=Config)
    set_up(config)

    def started() -> None:
        shorten_pauses()
        line.spawn(line.live())

    with socket.socket(fileno=int(sys.argv[1])) as end:
        try:
            server = server_of(config.db, config, started, fronted=True)
        except ValueError as error:
            sys.exit(f"sparrows: {error}")
        line = FrontLine(end, server)
        server.run(sockets=[])


if __name__ == "__main__":
    main()
