"""One server works with a database at a time: what it holds is let go when its process dies."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from sparrows.complaint import Complaint
from sparrows.web.store.database import is_outage, writing

SERVING = 0x5DA7706  # the advisory lock of the server that works with a PostgreSQL database
# A session whose process was killed may still be at its last statement.
PATIENCE, PAUSE = 5.0, 0.05
# One whose machine is gone is ended by PostgreSQL after half a minute, not after hours.
KEEPALIVES = {"tcp_keepalives_idle": 15, "tcp_keepalives_interval": 5, "tcp_keepalives_count": 3}


class InUse(Exception):
    """Another server works with the database."""

    def __init__(self) -> None:
        super().__init__("another server works with this database")


class Claim(Protocol):
    """The right to write, which one process has at a time."""

    def transaction(self) -> AbstractContextManager[Connection]:
        """A transaction that writes; `InUse` where the right was lost to another."""

    def release(self) -> None:
        """Lets another server begin."""


def claimed(engine: Engine) -> Claim:
    """The database is ours from now on; `InUse` where it is another's."""
    return SessionClaim(engine) if engine.dialect.name == "postgresql" else FileClaim(engine)


class FileClaim:
    """A lock on an empty SQLite file beside the database, taken as SQLite takes its own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        path = Path(engine.url.database or "").resolve()
        self.lock = sqlite3.connect(
            f"{path}-lock", timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self.lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self.lock.close()
            if "locked" in str(error):
                raise InUse from None
            raise Complaint("{shown}: {reason}", shown=f"{path}-lock", reason=error) from None

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        with writing(self.engine) as connection, connection.begin():
            yield connection

    def release(self) -> None:
        self.lock.close()


class SessionClaim:
    """A lock of the session that writes: whoever has lost the session cannot write."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.session: Connection | None = self._session(PATIENCE)

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        session = self.session = self.session or self._session(0.0)
        try:
            with session.begin():
                yield session
        except SQLAlchemyError as error:
            if is_outage(self.engine, error):
                self.release()
            raise

    def release(self) -> None:
        session, self.session = self.session, None
        if session is not None:
            with suppress(SQLAlchemyError):
                session.close()

    def _session(self, patience: float) -> Connection:
        session = writing(self.engine)
        session.detach()  # so that closing it ends it
        until = time.monotonic() + patience
        try:
            with session.begin():
                for name, value in KEEPALIVES.items():
                    session.exec_driver_sql(f"SET {name} = {value}")
            while not self._locks(session):
                if time.monotonic() >= until:
                    raise InUse
                time.sleep(PAUSE)
        except BaseException:
            session.close()
            raise
        return session

    def _locks(self, session: Connection) -> bool:
        with session.begin():
            query = f"SELECT pg_try_advisory_lock({SERVING})"
            return bool(session.exec_driver_sql(query).scalar_one())
