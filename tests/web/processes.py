"""The real server as a process of its own, which can be killed and started again."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import httpx

PACE = 0.02
COMMAND = [sys.executable, "-m", "sparrows", "play", "--no-open"]


class Server:
    """`sparrows play` on a free port of this machine."""

    def __init__(
        self,
        database: str,
        log: Path,
        pace: float = PACE,
        options: Sequence[str] = (),
        **environment: str,
    ) -> None:
        self.database = database
        self.log = log
        self.pace = pace
        self.options = options
        self.environment = {**os.environ, **environment}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Returns when it answers."""
        options = ["--port", str(self.port), "--pace", str(self.pace), "--db", self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*COMMAND, *options, *self.options], stdout=log, stderr=log, env=self.environment
            )
        async with httpx.AsyncClient(base_url=self.address) as client:
            for _ in range(600):
                assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
                try:
                    if (await client.get("/api/tables")).is_success:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text(encoding='utf-8')}")

    async def strike(self, _rng: random.Random) -> float:
        """It dies and comes back; when it died."""
        self.kill()
        struck = time.monotonic()
        await self.start()
        return struck

    def kill(self) -> None:
        """At once, in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As a service is stopped; the exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process
        self.process.send_signal(how)
        try:
            return self.process.wait(30)
        finally:
            self.process.kill()


def free_port() -> int:
    """A port that is still free when a server comes back to it.

    Those that the system gives away by itself begin at 32768, so no connection ever has this one.
    """
    while True:
        port = random.randrange(15_000, 32_000)
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port
