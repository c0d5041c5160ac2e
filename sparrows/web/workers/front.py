"""One address before many workers: each connection is handed on, unread, to the worker that has the
table which its first line names; nothing passes through here afterwards."""

from __future__ import annotations

import asyncio
import itertools
import logging
import re
import signal
import socket
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from sparrows.complaint import Complaint
from sparrows.web.config import Config
from sparrows.web.silence import HEAD
from sparrows.web.store import Store
from sparrows.web.workers.crew import Crew, Member
from sparrows.web.workers.shards import shard_of

SEEN = 256  # bytes of a request in which its table is named, if any is
NAMED = re.compile(rb"[A-Z]+ [^ ?]*/api/[^ ?]*?\btables/([\w-]+)")
CHOSEN = re.compile(rb"[A-Z]+ [^ ]*[?&]worker=(\d+)[& ]")  # by whoever looks after them
WORKER_WAIT = 10.0  # seconds that a connection waits for a worker that takes it,
OWN_WORKER_WAIT = 5.0  # so many of them for the one that has its table
ACCEPT_PAUSE = 0.05
FIXED = ("host", "port", "db", "workers", "worker")  # what does not change without a restart

log = logging.getLogger("sparrows.web")


async def first_seen(connection: socket.socket) -> bytes:
    """How a request begins, to the end of its line at most; nothing where the other side is gone.

    All of it stays in the connection, for the worker to read.
    """
    loop = asyncio.get_running_loop()
    seen = b""
    while b"\n" not in seen and len(seen) < SEEN:
        # What was seen is there still: only more than that wakes us.
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, len(seen) + 1)
        came = asyncio.Event()
        loop.add_reader(connection, came.set)
        try:
            await came.wait()
        finally:
            loop.remove_reader(connection)
        now = connection.recv(SEEN, socket.MSG_PEEK)
        if len(now) <= len(seen):
            return b""
        seen = now
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, 1)
    return seen


def worker_named(request: bytes) -> int | None:
    """The worker that a request is for, if it says so."""
    found = CHOSEN.match(request)
    return int(found[1]) if found else None


def shard_named(request: bytes) -> int | None:
    """The shard of the table that the path of a request names, if it names one."""
    found = NAMED.match(request)
    return shard_of(found[1].decode()) if found else None


class Front:
    """Accepts, looks, and hands on."""

    def __init__(self, listener: socket.socket, crew: Crew) -> None:
        self.listener = listener
        self.crew = crew
        self.callers: set[asyncio.Task[None]] = set()
        self.turns = itertools.count()

    async def accept(self) -> None:
        """Until the task is cancelled."""
        loop = asyncio.get_running_loop()
        self.listener.setblocking(False)
        while True:
            try:
                connection, _ = await loop.sock_accept(self.listener)
            except OSError as error:
                log.warning("a connection could not be accepted: %s", error.strerror)
                await asyncio.sleep(ACCEPT_PAUSE)
                continue
            caller = asyncio.create_task(self._receive(connection))
            self.callers.add(caller)
            caller.add_done_callback(self.callers.discard)

    async def _receive(self, connection: socket.socket) -> None:
        with connection:
            try:
                async with asyncio.timeout(HEAD):
                    request = await first_seen(connection)
                if not request:
                    return
                await self._hand_on(connection, request)
            except (OSError, TimeoutError):
                return

    async def _hand_on(self, connection: socket.socket, request: bytes) -> None:
        loop = asyncio.get_running_loop()
        later = loop.time() + OWN_WORKER_WAIT
        async with asyncio.timeout(WORKER_WAIT):
            while True:
                worker = self._worker_for(request)
                if worker is None and loop.time() > later:
                    worker = self._anybody()  # who says what is the matter
                if worker is not None and worker.send(connection):
                    return
                await asyncio.sleep(ACCEPT_PAUSE)

    def _worker_for(self, request: bytes) -> Member | None:
        """Nobody where the table is nobody's yet."""
        number, shard = worker_named(request), shard_named(request)
        taking = self._taking()
        if number is not None and number < len(self.crew.places):
            return next((each for each in taking if each.number == number), None)
        if shard is not None:
            return next((each for each in taking if shard in each.shards), None)
        return self._anybody()

    def _anybody(self) -> Member | None:
        """Those who take connections, in turn; those who can open tables before others."""
        taking = self._taking()
        able = [each for each in taking if each.shards] or taking
        return able[next(self.turns) % len(able)] if able else None

    def _taking(self) -> list[Member]:
        return [each for each in self.crew.members if each.takes]

    async def end(self) -> None:
        """Nobody waits any more."""
        for caller in self.callers:
            caller.cancel()
        await asyncio.gather(*self.callers, return_exceptions=True)


class Service:
    """A front and its crew, from their first moment to the last."""

    def __init__(
        self, listener: socket.socket, read: Callable[[], Config], started: Callable[[], None]
    ) -> None:
        self.listener = listener
        self.read = read
        self.tell_started = started
        self.config = read()
        self.crew = Crew(self.config)
        self.front = Front(listener, self.crew)
        self.ends = asyncio.Event()
        self.failure: ValueError | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until a signal says that it is enough."""
        # What cannot be is said before anything begins.
        await Store(self.config.db, 0, self.config.workers).close()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.ends.set)
        loop.add_signal_handler(signal.SIGHUP, self.roll)
        self._spawn(self.front.accept())
        self._spawn(self._begin())
        try:
            await self.ends.wait()
        finally:
            await self._end()
        if self.failure is not None:
            raise self.failure

    def roll(self) -> None:
        """The settings are read again, and hold for workers that take the places of these."""
        try:
            kept = {name: getattr(self.config, name) for name in FIXED}
            self._spawn(self.crew.roll(msgspec.structs.replace(self.read(), **kept)))
        except ValueError as error:
            log.error("the workers stay as they are: %s", error)

    async def _begin(self) -> None:
        try:
            await self.crew.begin()
        except ValueError as error:
            self.failure = error
            self.ends.set()
        else:
            self.tell_started()

    async def _end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.listener.close()
        await self.front.end()
        await self.crew.end()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def serve_with_workers(
    listener: socket.socket, read: Callable[[], Config], started: Callable[[], None]
) -> None:
    """Until SIGTERM or SIGINT; SIGHUP reads the settings again and replaces the workers in turn.

    A `ValueError` where the workers cannot begin.
    """
    if not hasattr(socket, "send_fds"):
        raise Complaint("this system cannot hand a connection on: start it without workers")

    async def run() -> None:
        await Service(listener, read, started).run()

    asyncio.run(run())
