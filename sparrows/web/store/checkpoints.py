"""Copying SQLite's log into the database, beside the commits: none of them waits for it."""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import Engine

# Transactions after which the log is copied: tables change the same pages again and again, so
# less is copied where more is gathered.
GATHERED = 300
MOST_PASSES = 5  # beside the commits; if none was quick enough, a transaction waits for the rest

log = logging.getLogger("sparrows.web")


class Checkpoints:
    """A thread with a connection of its own.

    SQLite writes the log anew from its beginning, so that it grows no further, if all of it was
    copied when a transaction begins. So copying begins right after a commit, and once more after
    the next one if it was not quicker: each time less is left.
    """

    def __init__(self, engine: Engine, look: Callable[[], None]) -> None:
        self.look = look  # raises where the files are not those that were opened
        self.connection = engine.connect()
        self.connection.detach()  # so that closing it ends it
        database: Any = self.connection.connection.dbapi_connection
        self.database: sqlite3.Connection = database
        self.begun = 0  # transactions so far
        self.due = GATHERED  # after which of them the log is copied
        self.passes = 0  # of copying since then
        self.wanted = threading.Event()
        self.closing = False
        self.thread = threading.Thread(target=self._work, name="sparrows-checkpoints", daemon=True)
        self.thread.start()

    def begin(self) -> None:
        """A transaction begins, and waits for what is left where nobody was quick enough."""
        if self.passes == MOST_PASSES:
            self._copy()
            self._gather()
        self.begun += 1

    def commit(self) -> None:
        """A transaction has been committed."""
        if self.begun >= self.due and self.passes < MOST_PASSES:
            self.wanted.set()

    def close(self) -> None:
        """Ends the thread; SQLite copies the rest when the last connection is closed."""
        self.closing = True
        self.wanted.set()
        self.thread.join()
        self.connection.close()

    def _work(self) -> None:
        while self.wanted.wait() and not self.closing:
            self.wanted.clear()
            begun = self.begun
            if self._copy() and self.begun == begun:
                self._gather()
            else:
                self.passes += 1

    def _copy(self) -> bool:
        """Copies what can be copied now; whether that is all that the log had at first."""
        try:
            self.look()
            found = self.database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except Exception as error:  # whoever commits notices it too
            log.debug("the log is not copied: %s", error)
            return False
        _busy, pages, copied = found
        return bool(pages == copied)

    def _gather(self) -> None:
        self.due, self.passes = self.begun + GATHERED, 0
