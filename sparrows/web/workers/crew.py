"""The processes behind a front: each has its number, is followed by another when it dies or hangs,
and all end with the front."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from sparrows.complaint import Complaint
from sparrows.web.config import Config

STARTING_LIMIT = 120.0  # seconds until a worker serves
ENDING = 20.0  # and for one that was told to end
HASTE = 1.0  # workers that die sooner than this are not followed at once
HUNG = 15.0  # seconds without a word, after which a worker is taken for dead
LOOK_FOR_HANGING = 1.0  # seconds between two looks who hangs
MESSAGE = 4096

log = logging.getLogger("sparrows.web")

shards_of = msgspec.json.Decoder(frozenset[int]).decode


class Member:
    """A process that serves, and the line to it: connections go there, word of its shards comes."""

    def __init__(self, number: int, process: Process, line: socket.socket) -> None:
        self.number = number
        self.process = process
        self.line = line
        self.since = self.heard = time.monotonic()
        self.serving = asyncio.Event()
        self.leaving = False  # it gets no connections any more
        self.shards: frozenset[int] = frozenset()  # that it holds
        self._unread = b""
        asyncio.get_running_loop().add_reader(line, self._hear)

    @property
    def takes(self) -> bool:
        """Whether connections may be sent to it."""
        return self.serving.is_set() and not self.leaving

    def _hear(self) -> None:
        try:
            said = self.line.recv(MESSAGE)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if not said:
            self.leave()
            return
        self.heard = time.monotonic()
        *messages, self._unread = (self._unread + said).split(b"\n")
        for message in messages:
            self.shards = shards_of(message)
            self.serving.set()

    def send(self, connection: socket.socket) -> bool:
        """Whether the connection is on its way to it."""
        try:
            socket.send_fds(self.line, [b"+"], [connection.fileno()])
        except OSError:  # it is dying, or too much is on the way already
            return False
        return True

    def leave(self) -> None:
        """It takes what was sent before, serves it, and ends."""
        if not self.leaving:
            self.leaving = True
            asyncio.get_running_loop().remove_reader(self.line)
            with suppress(OSError):
                self.line.shutdown(socket.SHUT_WR)

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()

    async def served(self) -> bool:
        """Whether it began to serve before it died."""
        waiting = {
            asyncio.create_task(self.serving.wait()),
            asyncio.create_task(self.process.wait()),
        }
        await asyncio.wait(waiting, timeout=STARTING_LIMIT, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        return self.takes and self.process.returncode is None

    async def end(self) -> None:
        """Returns when it is gone."""
        self.leave()
        try:
            await asyncio.wait_for(self.process.wait(), ENDING)
        except TimeoutError:
            log.warning("worker %d does not end, and is killed", self.number)
            self.kill()
            await self.process.wait()
        finally:
            self.line.close()


class Crew:
    """So many workers, each in its place."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.places: list[Member] = []
        self.members: list[Member] = []  # all that live, those that leave or are new among them
        self._keepers: list[asyncio.Task[None]] = []
        self._replacing = asyncio.Lock()

    async def begin(self) -> None:
        """Returns when all serve; a `ValueError` where one of them cannot."""
        numbers = range(self.config.workers)
        self.places = list(await asyncio.gather(*(self._started(number) for number in numbers)))
        if not all(await asyncio.gather(*(member.served() for member in self.places))):
            raise Complaint("a worker did not start: what it wrote before says why")
        self._keepers = [asyncio.create_task(self._keep(number)) for number in numbers]
        self._keepers.append(asyncio.create_task(self._watch()))

    async def _started(self, number: int) -> Member:
        ours, theirs = socket.socketpair()
        with theirs:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "sparrows.web.workers.behind",
                str(theirs.fileno()),
                stdin=PIPE,
                pass_fds=[theirs.fileno()],
            )
        ours.setblocking(False)
        member = Member(number, process, ours)
        self.members.append(member)
        assert process.stdin is not None
        # Through the pipe, since others on the machine can see arguments and environment.
        process.stdin.write(
            msgspec.json.encode(msgspec.structs.replace(self.config, worker=number))
        )
        process.stdin.close()
        return member

    async def _keep(self, number: int) -> None:
        """There is always a worker in this place."""
        while True:
            member = self.places[number]
            status = await member.process.wait()
            self._bury(member)
            if member is not self.places[number]:
                continue  # it has been replaced
            log.warning("worker %d has died (%d), and another is started", number, status)
            await asyncio.sleep(max(0.0, member.since + HASTE - time.monotonic()))
            async with self._replacing:
                if member is self.places[number]:
                    self.places[number] = await self._started(number)

    async def _watch(self) -> None:
        """A worker that hangs keeps its tables from the others until it is dead."""
        while True:
            looked = time.monotonic()
            await asyncio.sleep(LOOK_FOR_HANGING)
            if time.monotonic() - looked > 2 * LOOK_FOR_HANGING:
                continue  # it was the front that did not listen
            for member in self.members:
                if member.takes and time.monotonic() - member.heard > HUNG:
                    log.error("worker %d hangs, and is killed", member.number)
                    member.kill()

    def _bury(self, member: Member) -> None:
        member.leave()
        member.line.close()
        if member in self.members:
            self.members.remove(member)

    async def roll(self, config: Config) -> None:
        """Replaces the workers one after another, each when its successor serves."""
        async with self._replacing:
            self.config = config
            for number in range(len(self.places)):
                successor = await self._started(number)
                if not await successor.served():
                    log.error("worker %d is not replaced: its successor did not start", number)
                    await successor.end()
                    self._bury(successor)
                    return
                member, self.places[number] = self.places[number], successor
                await member.end()
                self._bury(member)
            log.info("process %d has new workers", os.getpid())

    async def end(self) -> None:
        """Returns when all are gone."""
        for task in self._keepers:
            task.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        await asyncio.gather(*(member.end() for member in self.members))
