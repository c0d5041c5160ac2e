"""The changes that can be written; writing one twice has the same effect as writing it once."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain, groupby, islice
from typing import Any, NamedTuple, Protocol

from msgspec.json import encode
from sqlalchemy import Connection, Insert, Table, bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from sparrows.web.store.database import NOTIFY
from sparrows.web.store.models import DECISIONS, HOUSE, PLAYERS, SERVER, SHOWN, TABLES
from sparrows.web.store.sharing import ShardClaim

Row = dict[str, Any]
Decided = tuple[str, int, int, int, str]  # a row of `DECISIONS`, its columns in order
HOUSE_NEWS = "house"  # what other servers are told when something was decided for all tables


class NotStored(Exception):
    """The change was not stored, and nothing has changed."""


class Ceded(NotStored):
    """The table now belongs to another process."""


class NotRead(Exception):
    """The database did not answer."""


def log_failure(log: logging.Logger, said: str, *about: object) -> None:
    """Logs what failed and why.

    A table that now belongs to another process is no failure, a database that is away none of ours.
    """
    error = sys.exception()
    if isinstance(error, Ceded):
        log.info(f"{said}: %s", *about, error)
    elif isinstance(error, NotRead):
        log.warning(f"{said}: %s", *about, error)
    else:
        log.exception(said, *about)


class TakenNumber(NotStored):
    """Another decision is stored under the number."""


class Change(Protocol):
    """Something to write."""

    def touched(self) -> Iterable[str]:
        """The tables that it changes, which must be ours."""

    def write(self, connection: Connection) -> None:
        """Within a transaction; it may be written again when it is not known to be stored."""


class Save(NamedTuple):
    """A table and its players, new or changed."""

    table: Row
    players: list[Row]

    def touched(self) -> Iterable[str]:
        return (self.table["id"],)

    def write(self, connection: Connection) -> None:
        dialect = connection.dialect.name
        connection.execute(_upsert(dialect, TABLES), self.table)
        if self.players:
            connection.execute(_upsert(dialect, PLAYERS), self.players)
        connection.execute(GONE, {"id": self.table["id"], "left": len(self.players)})


class Append(NamedTuple):
    """Decisions of one table, and what is remembered beside them."""

    rows: list[Decided]
    kept: Row | None

    def touched(self) -> Iterable[str]:
        found = {table for table, *_ in self.rows}
        return found if self.kept is None else {*found, self.kept["table"]}

    def write(self, connection: Connection) -> None:
        _inserted(connection, self.rows)
        for row in self.rows:
            table, deal, number, seat, action = row
            found = connection.execute(
                select(DECISIONS).where(
                    DECISIONS.c.table_id == table,
                    DECISIONS.c.deal == deal,
                    DECISIONS.c.number == number,
                )
            ).one()
            if tuple(found) != row:
                raise TakenNumber(
                    f"table {table}, deal {deal}, decision {number}: "
                    f"stored is {found.action} by seat {found.seat}, not {action} by seat {seat}"
                )
        if self.kept is not None:
            connection.execute(REMEMBERED, self.kept)


class Cut(NamedTuple):
    """The decisions of a deal are deleted from a number on."""

    table: str
    deal: int
    number: int
    kept: Row

    def touched(self) -> Iterable[str]:
        return (self.table,)

    def write(self, connection: Connection) -> None:
        where = {"table": self.table, "deal": self.deal, "number": self.number}
        connection.execute(FORGOTTEN, where)
        connection.execute(REMEMBERED, self.kept)


class Use(NamedTuple):
    """When tables were last used."""

    rows: list[Row]

    def touched(self) -> Iterable[str]:
        return (row["table"] for row in self.rows)

    def write(self, connection: Connection) -> None:
        connection.execute(USED, self.rows)


class Look(NamedTuple):
    """A change of nothing, to see whether the database can be written."""

    def touched(self) -> Iterable[str]:
        return ()

    def write(self, connection: Connection) -> None:
        connection.execute(USED, {"table": "", "date": "", "ran": 0.0})


class Run(NamedTuple):
    """How long servers have run; a greater number of a server that shares the database stays."""

    seconds: float
    shared: bool

    def touched(self) -> Iterable[str]:
        return ()

    def write(self, connection: Connection) -> None:
        connection.execute(RAN_LONGER if self.shared else RAN, {"seconds": self.seconds})


class Remove(NamedTuple):
    """Tables are removed, except for those whose match has begun."""

    tables: list[str]

    def touched(self) -> Iterable[str]:
        return self.tables

    def write(self, connection: Connection) -> None:
        connection.execute(REMOVED, [{"table": table} for table in self.tables])


class Decide(NamedTuple):
    """A setting for all tables, by its name."""

    name: str
    value: Any

    def touched(self) -> Iterable[str]:
        return ()

    def write(self, connection: Connection) -> None:
        row = {"name": self.name, "value": self.value}
        connection.execute(_upsert(connection.dialect.name, HOUSE), row)
        if connection.dialect.name == "postgresql":
            connection.execute(NOTIFY, {"news": HOUSE_NEWS})


class Show(NamedTuple):
    """What other servers show of these tables, and the tables that they show no longer."""

    rows: list[Row]
    gone: list[str]

    def touched(self) -> Iterable[str]:
        return (*(row["table_id"] for row in self.rows), *self.gone)

    def write(self, connection: Connection) -> None:
        if self.rows:
            connection.execute(_upsert(connection.dialect.name, SHOWN), self.rows)
        if self.gone:
            connection.execute(UNSHOWN, [{"table": table} for table in self.gone])


class Take(NamedTuple):
    """Takes the shards that nobody else holds."""

    claim: ShardClaim
    shards: frozenset[int]
    taken: set[int]  # those that were free

    def touched(self) -> Iterable[str]:
        return ()

    def write(self, connection: Connection) -> None:
        self.taken.update(self.claim.take(connection, self.shards))


class LetGo(NamedTuple):
    """Gives up shards; when the process ends, its number too."""

    claim: ShardClaim
    shards: frozenset[int]
    end: bool

    def touched(self) -> Iterable[str]:
        return ()

    def write(self, connection: Connection) -> None:
        self.claim.let_go(self.shards, end=self.end)


# Statements are built once: SQLAlchemy keeps what it compiled with them.
GONE = delete(PLAYERS).where(
    PLAYERS.c.table_id == bindparam("id"), PLAYERS.c.number >= bindparam("left")
)
REMEMBERED = (
    update(TABLES).where(TABLES.c.id == bindparam("table")).values(remembered=bindparam("kept"))
)
USED = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(used=bindparam("date"), unused_since=bindparam("ran"))
)
RAN = update(SERVER).values(ran=bindparam("seconds"))
RAN_LONGER = RAN.where(SERVER.c.ran < bindparam("seconds"))
UNSHOWN = delete(SHOWN).where(SHOWN.c.table_id == bindparam("table"))
REMOVED = delete(TABLES).where(TABLES.c.id == bindparam("table"), TABLES.c.version == "")
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
    rest = {column.key: insert.excluded[column.key] for column in table.c if column not in keys}
    upsert: Insert = insert.on_conflict_do_update(index_elements=keys, set_=rest)
    return upsert


class Doubtful(Exception):
    """Some number was taken already: each change has to be checked on its own."""


# Decisions that stand together, of whatever tables, are written by one statement, as the
# driver takes it: a statement per row would cost several times as much.
ROWS_AT_ONCE = 200  # rows in a statement


@cache
def _insertion(dialect: str, rows: int) -> str:
    mark = "%s" if dialect == "postgresql" else "?"
    row = f"({', '.join([mark] * len(DECISIONS.c))})"
    columns = ", ".join(column.name for column in DECISIONS.c)
    into = f"INSERT INTO {DECISIONS.name} ({columns}) VALUES "
    return into + ", ".join([row] * rows) + " ON CONFLICT DO NOTHING"


@cache
def _remembering(dialect: str, tables: int) -> str:
    mark, value = ("%s", "%s::json") if dialect == "postgresql" else ("?", "?")
    cases = f" WHEN {mark} THEN {value}" * tables
    which = ", ".join([mark] * tables)
    told = f"{TABLES.c.remembered.name} = CASE id{cases} END"
    return f"UPDATE {TABLES.name} SET {told} WHERE id IN ({which})"


def _inserted(connection: Connection, rows: list[Decided]) -> int:
    """How many decisions were new; `IntegrityError` where there is no such table."""
    found = 0
    for first in range(0, len(rows), ROWS_AT_ONCE):
        some = rows[first : first + ROWS_AT_ONCE]
        values = tuple(chain.from_iterable(some))
        statement = _insertion(connection.dialect.name, len(some))
        found += connection.exec_driver_sql(statement, values).rowcount
    return found


def _remember(connection: Connection, rows: list[Row]) -> None:
    """What was last to be remembered of each table."""
    latest = {row["table"]: encode(row["kept"]).decode() for row in rows}
    for first in range(0, len(latest), ROWS_AT_ONCE):
        some = dict(islice(latest.items(), first, first + ROWS_AT_ONCE))
        values = (*chain.from_iterable(some.items()), *some)
        statement = _remembering(connection.dialect.name, len(some))
        connection.exec_driver_sql(statement, values)


def write_together(connection: Connection, changes: Sequence[Change]) -> None:
    """One statement for all decisions that stand together in the queue."""
    for appends, run in groupby(changes, key=lambda change: isinstance(change, Append)):
        if not appends:
            for change in run:
                change.write(connection)
            continue
        together = [change for change in run if isinstance(change, Append)]
        rows = [row for change in together for row in change.rows]
        if _inserted(connection, rows) != len(rows):
            raise Doubtful
        _remember(connection, [change.kept for change in together if change.kept is not None])
