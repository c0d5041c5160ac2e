"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar

from sparrows.complaint import Complaint
from sparrows.web.app import create_app
from sparrows.web.heads import Heads
from sparrows.web.settings import Settings
from sparrows.web.silence import (
    PING_EVERY,
    PONG_WITHIN,
    PunctualProtocol,
    PunctualSocket,
    end_unheard,
)
from sparrows.web.store import Store
from sparrows.web.tables import Tables
from sparrows.web.workers.fronted import Singly

STOP_GRACE = 5  # seconds for what is under way when the server is told to stop
LAST_WORDS = 1.0  # and for pages to hear why their connections end


class Server(uvicorn.Server):
    """As uvicorn's, but it says when it is there, and to those at tables that it goes."""

    def __init__(self, config: uvicorn.Config, app: Litestar, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.tell_started = started
        self.tell_ending: Callable[[], None] = lambda: None

    @property
    def tables(self) -> Tables:
        """Which are there when it has started."""
        tables: Tables = self.app.state.tables
        return tables

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.tell_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        self.tell_ending()
        self.tables.depart()
        self.app.state.sheets.depart()
        await self.app.state.background.close()  # it may have work for minutes
        patience = time.monotonic() + LAST_WORDS
        while self._speaks and time.monotonic() < patience:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)

    async def take(self, connection: socket.socket) -> None:
        """Serves a connection that another process has accepted, as if it had come here."""
        loop = asyncio.get_running_loop()
        kind: Any = self.config.http_protocol_class
        protocol = partial(
            kind,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            _loop=loop,
        )
        try:
            await loop.connect_accepted_socket(protocol, connection)
        except OSError:
            connection.close()  # the other side is gone already

    @property
    def _speaks(self) -> bool:
        return any(isinstance(each, PunctualSocket) for each in self.server_state.connections)


def listening(host: str, port: int) -> socket.socket:
    """A socket on this address; a `ValueError` where that cannot be."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.create_server(address[:2], family=family, backlog=2048)
    except OSError as error:
        raise Complaint(
            "{host}:{port}: {error}", host=host, port=str(port), error=error.strerror or error
        ) from None
    end_unheard(listener)
    return listener


def server_of(
    database: str,
    settings: Settings,
    started: Callable[[], None] = lambda: None,
    *,
    fronted: bool = False,
) -> Server:
    """The server; `run(sockets=[…])` serves until SIGTERM or SIGINT.

    A `ValueError` where the database cannot be used, or another server works with it.
    """
    app = create_app(Store(database, settings.worker, settings.workers), settings)
    app.state.fronted = fronted
    config = uvicorn.Config(
        Singly(Heads(app)) if fronted else Heads(app),
        loop="auto",  # uvloop where it is installed, as httptools is taken by the protocol
        http=PunctualProtocol,
        ws=PunctualSocket,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,  # messages are short, and it costs memory for each connection
        lifespan="on",
        log_config=None,
        log_level="warning",  # at other levels it would write the paths of tables
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies) or None,
        server_header=False,
        timeout_graceful_shutdown=STOP_GRACE,
    )
    return Server(config, app, started)


def default_database() -> str:
    """SQLite in the user's data folder, where this system has it."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    folder /= "sparrows"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"
