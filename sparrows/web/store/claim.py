"""One server works with a database at a time; its lock is released when its process dies."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Connection, Engine, delete
from sqlalchemy.exc import SQLAlchemyError

from sparrows.complaint import Complaint
from sparrows.web.store.checkpoints import Checkpoints
from sparrows.web.store.database import (
    OWNER_ONLY,
    database_file,
    is_outage,
    make_own,
    sync_folder,
    writing,
)
from sparrows.web.store.models import HOLDERS
from sparrows.web.workers.shards import ALL_SHARDS

SERVING = 0x5DA7706  # the advisory lock of the server that works with a PostgreSQL database
DATABASE_SUFFIXES = ("", "-wal", "-shm", "-lock")  # how the names of an SQLite database's files end
# A session whose process was killed may still be at its last statement.
CLAIM_PATIENCE, CLAIM_PAUSE = 5.0, 0.05
# One whose machine is gone is ended by PostgreSQL after seconds, not after hours.
SESSION_KEEPALIVES = {
    "tcp_keepalives_idle": 3,
    "tcp_keepalives_interval": 1,
    "tcp_keepalives_count": 3,
}


log = logging.getLogger("sparrows.web")


class InUse(Exception):
    """Another server works with the database."""

    def __init__(self) -> None:
        super().__init__("another server works with this database")


class Gone(Exception):
    """The files of the database are not those that were opened, or may not be written."""


class NotOurs(Exception):
    """The table belongs to a shard that this server does not hold."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} is held by another process")


class DatabaseClaim(Protocol):
    """The right to write, which one process has at a time."""

    held: frozenset[int]  # the shards to whose tables it may write

    def transaction(self) -> AbstractContextManager[Connection]:
        """A transaction that writes; `InUse` where the right was lost to another, `Gone` where the
        files were."""

    def release(self) -> None:
        """Lets another server begin."""


class FileClaim:
    """A lock on an empty SQLite file beside the database, taken as SQLite takes its own.

    Whatever is written to a file that has lost its name is lost, and SQLite does not look; so the
    names are looked at after each transaction, and that of the database before it too.
    """

    held = ALL_SHARDS

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.path = path = database_file(engine.url)
        make_own(Path(f"{path}-lock"), str(path))
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
        # While a connection is open the files beside the database stay the same ones.
        self.connection = writing(engine)
        with self.connection.begin():
            self.files = {f"{path}{end}": identity(f"{path}{end}") for end in DATABASE_SUFFIXES}
        self.checkpoints = Checkpoints(engine, self._look_at_all)

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        self._look(str(self.path))
        self.checkpoints.begin()
        with self.connection.begin():
            yield self.connection
        self._look_at_all()
        self.checkpoints.commit()

    def _look_at_all(self) -> None:
        for path in self.files:
            self._look(path)

    def _look(self, path: str) -> None:
        try:
            found = os.stat(path)  # noqa: PTH116 - several times for each commit: the short way
        except OSError as error:
            raise Gone(f"{path}: {error.strerror}") from None
        if (found.st_dev, found.st_ino) != self.files[path]:
            raise Gone(f"{path} is another file now")
        if not found.st_mode & 0o222:
            raise Gone(f"{path} may not be written")

    def release(self) -> None:
        """Lets another server begin; a database whose file was removed is written once more."""
        self.checkpoints.close()
        copy = None if self.path.exists() else self._copied()
        self.connection.close()
        self.engine.dispose()
        if copy is not None:
            with suppress(FileExistsError):
                os.link(copy, self.path)
            copy.unlink()
            sync_folder(self.path.parent)
        self.lock.close()

    def _copied(self) -> Path | None:
        copy = Path(f"{self.path}-rescued")
        try:
            copy.unlink(missing_ok=True)
            number = os.open(copy, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY)
            try:
                database: Any = self.connection.connection.driver_connection
                database.execute("VACUUM INTO ?", (str(copy),))
                os.fsync(number)
            finally:
                os.close(number)
        except (OSError, sqlite3.Error) as error:
            log.error("%s was removed, and cannot be written once more: %s", self.path, error)
            return None
        log.warning("%s was removed, and is written once more", self.path)
        return copy


def identity(path: str) -> tuple[int, int]:
    """Which file has this name."""
    found = Path(path).stat()
    return found.st_dev, found.st_ino


class SessionClaim:
    """A lock of the session that writes: whoever has lost the session cannot write."""

    held = ALL_SHARDS

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.session: Connection | None = self._session(CLAIM_PATIENCE)

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
                for name, value in SESSION_KEEPALIVES.items():
                    session.exec_driver_sql(f"SET {name} = {value}")
            while not self._locks(session):
                if time.monotonic() >= until:
                    raise InUse
                time.sleep(CLAIM_PAUSE)
        except BaseException:
            session.close()
            raise
        return session

    def _locks(self, session: Connection) -> bool:
        with session.begin():
            query = f"SELECT pg_try_advisory_lock({SERVING})"
            locked = bool(session.exec_driver_sql(query).scalar_one())
            if locked:  # whoever held a shard before does not know what happens from now on
                session.execute(delete(HOLDERS))
        return locked
