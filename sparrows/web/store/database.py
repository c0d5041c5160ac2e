"""Opening the database: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, SQLAlchemyError

from sparrows.complaint import Complaint

POSTGRES = ("postgresql", "postgres", "postgresql+psycopg")
BUSY_SECONDS = 15.0
SYNCHRONOUS = "FULL"  # with anything less a power loss takes the last decisions
LOG_BYTES = 64_000_000  # what the log is cut down to when it begins anew
CACHE_KB = 32_000  # room for the pages that all tables change
# What SQLite says when its files cannot be written now, and may be again later.
AWAY = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)
OWNER_ONLY = 0o600  # seeds of running matches are nobody's but the server's
# A PostgreSQL whose machine is gone is known to be away as soon.
CONNECTION_KEEPALIVES = {
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 6000,
}
MIGRATING = 0x5DA7705  # the advisory lock of whoever migrates a PostgreSQL database
NEWS = "sparrows"  # where servers that share a PostgreSQL database tell each other something
NOTIFY = text(f"SELECT pg_notify('{NEWS}', :news)")
WRITES = "sparrows_writes"  # the execution option of a connection that will write

log = logging.getLogger("sparrows.web")


def opened_engine(url: str) -> Engine:
    """The database at this URL, in the form that this version needs; a `ValueError` if it cannot
    be used."""
    address = parsed_url(url)
    shown = shown_url(address)
    if address.get_backend_name() == "sqlite":
        make_own(database_file(address), shown)
    try:
        engine = _engine(address)
    except ImportError:
        raise Complaint(
            '{shown}: PostgreSQL needs the package psycopg: pip install "sparrows[postgres]"',
            shown=shown,
        ) from None
    try:
        migrate(engine)
    except CommandError as error:
        engine.dispose()
        raise Complaint(
            "{shown}: the database was written by another version of sparrows ({error})",
            shown=shown,
            error=error,
        ) from None
    except SQLAlchemyError as error:
        engine.dispose()
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise Complaint(
            "{shown}: {reason}", shown=shown, reason=" ".join(str(reason).split())
        ) from None
    return engine


def shown_url(address: URL) -> str:
    """The address of a database as people write it, without its password."""
    return address.set(drivername=address.get_backend_name()).render_as_string()


def database_file(address: URL) -> Path:
    """The file of an SQLite database."""
    return Path(address.database or "").resolve()


def make_own(path: Path, shown: str) -> None:
    """An empty file that only its owner may read, unless there is one; SQLite gives the files that
    it puts beside a database the same mode."""
    try:
        # A file that is there must not even be opened: closing it would drop SQLite's locks on it.
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    except FileExistsError:
        if os.name == "posix" and path.stat().st_mode & 0o077:
            log.warning("%s may be read by others, with the walls of running matches", path)
    except OSError as error:
        raise Complaint("{shown}: {reason}", shown=shown, reason=error.strerror) from None
    else:
        sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """A new name in the folder outlives a power loss."""
    with suppress(OSError):  # not every system lets a folder be opened
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def parsed_url(url: str) -> URL:
    """Where tables are kept; a `ValueError` where they cannot be."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise Complaint(
            "this is no database URL: write sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    if address.drivername in POSTGRES:
        return address.set(drivername="postgresql+psycopg")
    if address.drivername not in ("sqlite", "sqlite+pysqlite"):
        raise Complaint(
            "{drivername}: tables are kept in sqlite:///FILE or postgresql://USER@HOST/NAME",
            drivername=address.drivername,
        )
    if not address.database or address.database == ":memory:":
        raise Complaint("sqlite: name a file, as in sqlite:///sparrows.sqlite")
    folder = Path(address.database).parent
    if not folder.is_dir():
        raise Complaint("sqlite: there is no folder {folder}", folder=folder)
    return address


def _engine(address: URL) -> Engine:
    form: dict[str, Any] = {
        "json_serializer": lambda value: msgspec.json.encode(value).decode(),
        "json_deserializer": msgspec.json.decode,
        "hide_parameters": True,  # seeds and tokens would come into the log with an error
    }
    if address.drivername != "postgresql+psycopg":
        engine = create_engine(address, **form)
        event.listen(engine, "do_connect", _connect_sqlite)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    engine = create_engine(
        address,
        pool_pre_ping=True,
        connect_args={
            "connect_timeout": 10,
            "application_name": "sparrows",
            **CONNECTION_KEEPALIVES,
        },
        **form,
    )
    event.listen(engine, "connect", _prepare_postgres)
    return engine


def _prepare_postgres(connection: Any, _record: Any) -> None:
    # A server may be set to lose the last commits when it crashes; what we were told is stored
    # must be.
    connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'"
    )
    connection.commit()


def _connect_sqlite(_dialect: Any, _record: Any, arguments: Any, options: Any) -> Any:
    # A file that is gone must not be created again, empty.
    path = Path(arguments[0]).resolve()
    return sqlite3.connect(f"{path.as_uri()}?mode=rw", **{**options, "uri": True})


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    # Transactions are begun by `_begin_sqlite`, so that those of migrations hold the DDL too.
    connection.isolation_level = None
    connection.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000:.0f}")
    _use_wal(connection)
    connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
    connection.execute("PRAGMA wal_autocheckpoint = 0")  # no commit waits for it: `Checkpoints`
    connection.execute(f"PRAGMA journal_size_limit = {LOG_BYTES}")
    # Otherwise every page that a statement for many tables changes goes into a temporary file.
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.execute(f"PRAGMA cache_size = -{CACHE_KB}")
    connection.execute("PRAGMA foreign_keys = ON")


def _use_wal(connection: Any) -> None:
    # SQLite does not wait for others here, whatever the busy timeout says.
    patience = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except Exception as error:
            if "locked" not in str(error) or time.monotonic() > patience:
                raise
            time.sleep(0.02)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that will write takes its place in the queue at once: one that reads first
    # could not wait for others any more.
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def writing(engine: Engine) -> Connection:
    """A connection for transactions that write."""
    return engine.connect().execution_options(**{WRITES: True}, preserve_rowcount=True)


def reading(engine: Engine) -> Connection:
    """A connection whose queries all see the database of one moment."""
    connection = engine.connect()
    if engine.dialect.name == "postgresql":
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    return connection


def migrate(engine: Engine) -> None:
    """Bring the database to its present form; others who start at the same time wait."""
    config = Config()
    config.set_main_option("script_location", "sparrows.web.store:migrations")
    with writing(engine) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def is_outage(engine: Engine, error: Exception) -> bool:
    """The database server is away, or the file cannot be written; it may come back."""
    if not isinstance(error, DBAPIError):
        return False
    if engine.dialect.name == "sqlite":
        return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in AWAY
    return error.connection_invalidated or (
        isinstance(error, OperationalError) and error.statement is None
    )
