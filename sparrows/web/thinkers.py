"""Processes that think, so that the event loop never does: started once, replaced when they die.

Work is a function of a module and what it is to be called with. A process that dies is followed by
another, which does again what had no answer yet; where none can be started a thread does it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import socket
import struct
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from io import BytesIO
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from typing import Any, ParamSpec, Protocol, TypeVar, cast
from zlib import crc32

from sparrows.complaint import Complaint
from sparrows.play.rulebook import Rulebook
from sparrows.rulebooks import rulebook_under
from sparrows.web.tuning import free_interpreter

T = TypeVar("T")
P = ParamSpec("P")

LENGTH = struct.Struct("!Q")
CHUNK = 1 << 16  # bytes that are read at once
GATHERING = 0.01  # seconds for which answers wait for each other
ATTEMPTS = 3  # so many processes may die over the same work
NICE = 5  # how much counting gives way to the tables
# What every process has read before it is asked anything.
PRELOADED = ["sparrows.web.thinkers", "sparrows.web.pondering", "sparrows.web.info.verifying"]

log = logging.getLogger("sparrows.web")


class Lost(Exception):
    """Every process that tried this work died over it."""


class Mind(Protocol):
    """Where a table has its thinking done."""

    def __call__(
        self, work: Callable[P, T], /, *args: P.args, **named: P.kwargs
    ) -> asyncio.Future[T]:
        """What becomes of this work."""


# How work and answers travel


def _made_again(kind: type[Exception], args: tuple[Any, ...], known: dict[str, Any]) -> Exception:
    error = kind.__new__(kind, *args)
    error.__dict__.update(known)
    return error


class _Pickler(pickle.Pickler):
    """Rulebooks travel by their names and options, complaints with their gaps."""

    def reducer_override(self, value: Any) -> Any:
        if isinstance(value, Rulebook):
            return rulebook_under, (value.id, value.options)
        if isinstance(value, Complaint):
            return _made_again, (type(value), value.args, value.__dict__)
        return NotImplemented


def pickled(value: Any) -> bytes:
    """A message with its length before it."""
    file = BytesIO()
    file.write(LENGTH.pack(0))
    _Pickler(file, pickle.HIGHEST_PROTOCOL).dump(value)
    file.seek(0)
    file.write(LENGTH.pack(len(file.getbuffer()) - LENGTH.size))
    return file.getvalue()


def taken_from(buffer: bytearray) -> Iterator[bytes]:
    """The messages that have come whole; they are in the buffer no longer."""
    start = 0
    while len(buffer) >= (first := start + LENGTH.size):
        end = first + LENGTH.unpack_from(buffer, start)[0]
        if len(buffer) < end:
            break
        yield bytes(buffer[first:end])
        start = end
    del buffer[:start]


# In a process that thinks


def think_for_ever(line: socket.socket, nice: int, apart: int) -> None:
    """Does what it is told through the line; its end, even in the midst of work, ends all.

    The first `apart` answers go out as they are found, later ones together.
    """
    # An interrupt comes to all processes; the first one ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    free_interpreter()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(OSError):
        for answers in answers_to(line, apart):
            line.sendall(answers)
    os._exit(0)  # whoever asked is gone


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def answers_to(line: socket.socket, apart: int) -> Iterator[bytes]:
    """What is to be said of all that is asked, some answers at a time: none waits for long."""
    buffer = bytearray()
    while data := line.recv(CHUNK):
        buffer += data
        answers, since = [], time.monotonic()
        for message in taken_from(buffer):
            answers.append(answer_to(message))
            apart -= 1
            if apart >= 0 or time.monotonic() - since > GATHERING:
                yield b"".join(answers)
                answers, since = [], time.monotonic()
        if answers:
            yield b"".join(answers)


def answer_to(message: bytes) -> bytes:
    """What came of some work: its result, or what it raised."""
    try:
        work, args, named = pickle.loads(message)
        return pickled((True, work(*args, **named)))
    except Exception as error:
        try:
            return pickled((False, error))
        except Exception:
            return pickled((False, RuntimeError(f"{type(error).__name__}: {error}")))


# In the server


class _Job:
    """Work that waits for its answer."""

    def __init__(self, message: bytes, answer: asyncio.Future[Any]) -> None:
        self.message = message
        self.answer = answer
        self.deaths = 0

    def answered(self, *, right: bool, value: Any) -> None:
        if self.answer.done():
            return  # whoever asked does not wait any more
        if right:
            self.answer.set_result(value)
        else:
            self.answer.set_exception(value)


class _Answers(asyncio.Protocol):
    """What one process says, gathered for a moment: the loop is not woken for each answer."""

    transport: asyncio.Transport

    def __init__(self, jobs: deque[_Job]) -> None:
        self.jobs = jobs
        self.buffer = bytearray()
        self.loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[None] = self.loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        try:
            for message in taken_from(self.buffer):
                right, value = pickle.loads(message)
                self.jobs.popleft().answered(right=right, value=value)
        except Exception:
            log.exception("a process that thinks said what nobody understands")
            self.transport.abort()
            return
        if not self.buffer:
            self.transport.pause_reading()
            self.loop.call_later(GATHERING, self._read_on)

    def _read_on(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ended.done():
            self.ended.set_result(None)


class _Thinker:
    """One process after another, and the work that the present one has to do, in order."""

    def __init__(self, nice: int) -> None:
        self.nice = nice
        self.jobs: deque[_Job] = deque()
        self.process: BaseProcess | None = None
        self.line: asyncio.Transport | None = None
        self.untold: list[bytes] = []  # what came in this turn of the loop
        self.living: asyncio.Task[None] | None = None
        self.has_begun = False  # a process was there, or a thread where none could be started

    def take(self, job: _Job) -> None:
        self.jobs.append(job)
        if self.line is not None:
            if not self.untold:
                asyncio.get_running_loop().call_soon(self._tell)
            self.untold.append(job.message)
        self.wake()

    def _tell(self) -> None:
        messages, self.untold = self.untold, []
        if self.line is not None and messages:
            self.line.write(b"".join(messages))

    def wake(self) -> None:
        """There is a process, or will be soon."""
        if self.living is None or self.living.done():
            self.living = asyncio.create_task(self._live())

    async def _live(self) -> None:
        while True:
            try:
                answers = await self._born()
                self.has_begun = True
            except OSError as error:
                log.warning("no process can be started to think: %s", error)
                self.has_begun = True
                await self._think_here()
            else:
                await answers.ended
                self._mourn()
            if not self.jobs:
                return

    async def _born(self) -> _Answers:
        loop = asyncio.get_running_loop()
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                await self._start(theirs)
                line, answers = await loop.create_connection(lambda: _Answers(self.jobs), sock=ours)
            except BaseException:
                ours.close()
                raise
        self.line = line
        self.untold = [job.message for job in self.jobs]
        self._tell()
        return answers

    async def _start(self, line: socket.socket) -> None:
        # Of the work that the one before it left, what kills this one too is to be known.
        apart = len(self.jobs)
        starting = asyncio.ensure_future(asyncio.to_thread(_started, line, self.nice, apart))
        try:
            await asyncio.shield(starting)
        finally:
            # A thread cannot be stopped: until it is done the line is its own, and what it has
            # started is to be ended by whoever closes this.
            self.process = await starting

    def _mourn(self) -> None:
        assert self.process is not None
        log.warning("process %s that thinks has died", self.process.pid)
        self._part()
        if self.jobs:
            self.jobs[0].deaths += 1
            if self.jobs[0].deaths == ATTEMPTS:
                self.jobs.popleft().answered(right=False, value=Lost())

    async def _think_here(self) -> None:
        while self.jobs:
            message = self.jobs[0].message[LENGTH.size :]
            answer = await asyncio.to_thread(answer_to, message)
            right, value = pickle.loads(answer[LENGTH.size :])
            self.jobs.popleft().answered(right=right, value=value)

    def _part(self) -> None:
        line, self.line, self.untold = self.line, None, []
        if line is not None:
            line.close()
        if self.process is not None:
            self.process.kill()

    async def close(self) -> None:
        """Ends the process; what it had to do is forgotten."""
        if self.living is not None:
            self.living.cancel()
            await asyncio.gather(self.living, return_exceptions=True)
        self._part()
        for job in self.jobs:
            job.answer.cancel()
        if self.process is not None:
            await asyncio.to_thread(self.process.join)


def _started(line: socket.socket, nice: int, apart: int) -> BaseProcess:
    context = get_context("spawn" if sys.platform == "win32" else "forkserver")
    if sys.platform != "win32":
        context.set_forkserver_preload(PRELOADED)
    process = context.Process(  # type: ignore[attr-defined]
        target=think_for_ever, args=(line, nice, apart), name="sparrows-thinker", daemon=True
    )
    process.start()
    return cast(BaseProcess, process)


class Thinkers:
    """So many processes; the work of one table goes to the same one, in order."""

    def __init__(self, number: int, *, nice: int = 0) -> None:
        self.thinkers = [_Thinker(nice) for _ in range(number)]
        self.closed = False

    def begin(self) -> None:
        """Starts the processes, which the first work would do too."""
        for thinker in self.thinkers:
            thinker.wake()

    @property
    def have_begun(self) -> bool:
        """Whether nobody waits for a first process any more."""
        return all(thinker.has_begun for thinker in self.thinkers)

    def mind(self, table: str) -> Mind:
        """The thinker for this table."""
        return self._mind(self.thinkers[crc32(table.encode()) % len(self.thinkers)])

    def __call__(
        self, work: Callable[P, T], /, *args: P.args, **named: P.kwargs
    ) -> asyncio.Future[T]:
        """Work that any of them may do: the one that has least to do."""
        idlest = min(self.thinkers, key=lambda thinker: len(thinker.jobs))
        return self._mind(idlest)(work, *args, **named)

    def _mind(self, thinker: _Thinker) -> Mind:
        def think(work: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> asyncio.Future[T]:
            answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            if self.closed:
                answer.cancel()
            else:
                thinker.take(_Job(pickled((work, args, named)), answer))
            return answer

        return think

    async def close(self) -> None:
        """Ends all processes."""
        self.closed = True
        await asyncio.gather(*(thinker.close() for thinker in self.thinkers))
