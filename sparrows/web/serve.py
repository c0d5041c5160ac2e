"""Runs the server in this process until it is told to stop."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn

from sparrows.complaint import Complaint
from sparrows.web.app import create_app
from sparrows.web.settings import Settings
from sparrows.web.store import Store

GRACE = 5  # seconds for what is under way when the server is told to stop


class Server(uvicorn.Server):
    """As uvicorn's, but it says when it is there."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.tell_started()


def listening(host: str, port: int) -> socket.socket:
    """A socket on this address; a `ValueError` where that cannot be."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address[:2], family=family, backlog=2048)
    except OSError as error:
        raise Complaint(
            "{host}:{port}: {error}", host=host, port=str(port), error=error.strerror or error
        ) from None


def server_of(
    database: str, settings: Settings, started: Callable[[], None] = lambda: None
) -> Server:
    """The server; `run(sockets=[…])` serves until SIGTERM or SIGINT.

    A `ValueError` where the database cannot be used, or another server works with it.
    """
    config = uvicorn.Config(
        create_app(Store(database), settings),
        loop="auto",  # uvloop and httptools where they are installed
        http="auto",
        ws="websockets-sansio",
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,  # messages are short, and it costs memory a connection
        lifespan="on",
        log_config=None,
        log_level="warning",  # at other levels it would write the paths of tables
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies) or None,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    return Server(config, started)


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
