"""One thread writes for all tables: what waits at the same time is committed together."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection, Engine, Insert, Table, bindparam, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sparrows.web.store.database import is_outage, writing
from sparrows.web.store.models import DECISIONS, PLAYERS, TABLES

LOG = logging.getLogger(__name__)
TOGETHER = 1000  # changes in one transaction at most
PATIENCE = (0.05, 0.1, 0.2, 0.5)  # seconds between attempts while the database is away; then 1

Row = dict[str, Any]


class NotStored(Exception):
    """The change was not stored, and nothing has changed."""


class TakenNumber(NotStored):
    """Another decision is stored under the number."""


class Change(Protocol):
    """Something to write."""

    def write(self, connection: Connection) -> None:
        """Within a transaction; it may be written again when it is not known to be stored."""


class Save(NamedTuple):
    """A table and its players, new or changed."""

    table: Row
    players: list[Row]

    def write(self, connection: Connection) -> None:
        dialect = connection.dialect.name
        connection.execute(_upsert(dialect, TABLES), self.table)
        if self.players:
            connection.execute(_upsert(dialect, PLAYERS), self.players)
        connection.execute(GONE, {"id": self.table["id"], "left": len(self.players)})


class Append(NamedTuple):
    """Decisions of one table."""

    rows: list[Row]

    def write(self, connection: Connection) -> None:
        connection.execute(_if_new(connection.dialect.name), self.rows)
        table = self.rows[0]["table_id"]
        for row in self.rows:
            found = connection.execute(
                select(DECISIONS).where(
                    DECISIONS.c.table_id == table,
                    DECISIONS.c.deal == row["deal"],
                    DECISIONS.c.number == row["number"],
                )
            ).one()
            if dict(found._mapping) != row:
                raise TakenNumber(
                    f"table {table}, deal {row['deal']}, decision {row['number']}: "
                    f"stored is {found.action} by seat {found.seat}, "
                    f"not {row['action']} by seat {row['seat']}"
                )


class Cut(NamedTuple):
    """Decisions of a deal are forgotten from a number on."""

    table: str
    deal: int
    number: int

    def write(self, connection: Connection) -> None:
        connection.execute(FORGOTTEN, self._asdict())


# Statements are built once: SQLAlchemy keeps what it compiled with them.
GONE = delete(PLAYERS).where(
    PLAYERS.c.table_id == bindparam("id"), PLAYERS.c.number >= bindparam("left")
)
FORGOTTEN = delete(DECISIONS).where(
    DECISIONS.c.table_id == bindparam("table"),
    DECISIONS.c.deal == bindparam("deal"),
    DECISIONS.c.number >= bindparam("number"),
)


def _insert(dialect: str, table: Table) -> Any:
    return (postgresql if dialect == "postgresql" else sqlite).insert(table)


@cache
def _upsert(dialect: str, table: Table) -> Insert:
    insert = _insert(dialect, table)
    keys = list(table.primary_key)
    rest = {column.name: insert.excluded[column.name] for column in table.c if column not in keys}
    upsert: Insert = insert.on_conflict_do_update(index_elements=keys, set_=rest)
    return upsert


@cache
def _if_new(dialect: str) -> Insert:
    insert: Insert = _insert(dialect, DECISIONS).on_conflict_do_nothing()
    return insert


class _Waiting(NamedTuple):
    change: Change
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class _Doubtful(Exception):
    """Some number was taken before: each change has to be looked at."""


class Writer:
    """The thread, and the queue before it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self.closing = threading.Event()
        self.thread = threading.Thread(target=self._work, name="sparrows-store", daemon=True)
        self.thread.start()

    async def stored(self, change: Change) -> None:
        """Returns when the change is durably committed; raises `NotStored` if it is not."""
        if self.closing.is_set():
            raise NotStored("the store is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.queue.put(_Waiting(change, loop, done))
        await done

    def close(self) -> None:
        """Write what still waits, and end the thread."""
        self.closing.set()
        self.queue.put(None)
        self.thread.join()

    def _work(self) -> None:
        while True:
            batch = list(self._batch())
            if batch:
                self._answer(batch, self._written(batch))
            elif self.closing.is_set() and self.queue.empty():
                return

    def _batch(self) -> Iterator[_Waiting]:
        """The next change and those that wait behind it."""
        first = self.queue.get()
        if first is None:
            return
        yield first
        for _ in range(TOGETHER - 1):
            try:
                following = self.queue.get_nowait()
            except queue.Empty:
                return
            if following is None:
                self.queue.put(None)
                return
            yield following

    def _written(self, batch: list[_Waiting]) -> list[Exception | None]:
        """What came of each change; all of them wait while the database is away."""
        changes = [waiting.change for waiting in batch]
        try:
            self._patiently(changes)
        except (_Doubtful, SQLAlchemyError) as error:
            if len(changes) > 1 or isinstance(error, _Doubtful):
                return [self._alone(change) for change in changes]
            return [_refusal(error)]
        except Exception as error:
            LOG.exception("a change could not be stored")
            return [_refusal(error)] * len(changes)
        return [None] * len(changes)

    def _alone(self, change: Change) -> Exception | None:
        try:
            self._patiently([change], careful=True)
        except NotStored as error:
            return error
        except Exception as error:
            return _refusal(error)
        return None

    def _patiently(self, changes: Sequence[Change], *, careful: bool = False) -> None:
        # Whether a commit that was broken off was made is not known; all changes may be
        # written twice, so the attempt is repeated as a whole.
        attempt = 0
        while True:
            try:
                self._commit(changes, careful=careful)
            except SQLAlchemyError as error:
                if self.closing.is_set() or not is_outage(self.engine, error):
                    raise
                if not attempt:
                    LOG.warning("the database is away: %s", " ".join(str(error).split()))
                time.sleep(PATIENCE[attempt] if attempt < len(PATIENCE) else 1.0)
                attempt += 1
            else:
                if attempt:
                    LOG.warning("the database is back")
                return

    def _commit(self, changes: Sequence[Change], *, careful: bool) -> None:
        with writing(self.engine) as connection, connection.begin():
            if careful:
                for change in changes:
                    change.write(connection)
            else:
                _write_together(connection, changes)

    def _answer(self, batch: list[_Waiting], errors: list[Exception | None]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Waiting, Exception | None]]] = {}
        for waiting, error in zip(batch, errors, strict=True):
            by_loop.setdefault(waiting.loop, []).append((waiting, error))
        for loop, answers in by_loop.items():
            try:
                loop.call_soon_threadsafe(_resolve, answers)
            except RuntimeError:
                LOG.warning("%d changes were stored for a loop that has ended", len(answers))


def _write_together(connection: Connection, changes: Sequence[Change]) -> None:
    """One statement for all decisions that stand together in the queue."""
    for appends, run in groupby(changes, key=lambda change: isinstance(change, Append)):
        if not appends:
            for change in run:
                change.write(connection)
            continue
        rows = [row for change in run if isinstance(change, Append) for row in change.rows]
        if connection.execute(_if_new(connection.dialect.name), rows).rowcount != len(rows):
            raise _Doubtful


def _resolve(answers: list[tuple[_Waiting, Exception | None]]) -> None:
    for waiting, error in answers:
        if waiting.done.done():
            continue
        if error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(error)


def _refusal(error: Exception) -> NotStored:
    if isinstance(error, IntegrityError):
        refusal = NotStored(f"there is no such table: {error.orig}")
    else:
        refusal = NotStored(" ".join(str(error).split()))
    refusal.__cause__ = error
    return refusal
