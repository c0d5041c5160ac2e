"""What servers that share a PostgreSQL database tell each other, heard as soon as it is said."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from sparrows.web.store.database import NEWS

LOOK_FOR_END = 0.5  # seconds between two looks whether the server ends
RECONNECT_PAUSE = 0.5  # before it connects again

log = logging.getLogger("sparrows.web")


class Listener:
    """A thread that listens on a connection of its own."""

    def __init__(self, engine: Engine, tell: Callable[[str], None]) -> None:
        self.engine = engine
        self.tell = tell  # called by the thread; with nothing where anything may have been missed
        self.closing = threading.Event()
        self.thread = threading.Thread(target=self._work, name="sparrows-listener", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Hears nothing any more."""
        self.closing.set()
        self.thread.join()

    def _work(self) -> None:
        while not self.closing.is_set():
            try:
                self._listen()
            except (SQLAlchemyError, self.engine.dialect.loaded_dbapi.Error) as error:
                log.debug("nothing is heard of other servers: %s", error)
                self.closing.wait(RECONNECT_PAUSE)

    def _listen(self) -> None:
        with self.engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            connection.detach()  # so that nobody gets one that listens
            connection.exec_driver_sql(f"LISTEN {NEWS}")
            self.tell("")
            heard: Any = connection.connection.dbapi_connection
            while not self.closing.is_set():
                for news in heard.notifies(timeout=LOOK_FOR_END):
                    self.tell(news.payload)
