"""The store: tables and decisions in a database."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, and_, exists, func, or_, select, true
from sqlalchemy.exc import SQLAlchemyError

from sparrows.complaint import Complaint
from sparrows.play.actions import Action
from sparrows.play.shares import Share
from sparrows.web.store.changes import (
    Append,
    Change,
    Cut,
    Decide,
    LetGo,
    Look,
    NotRead,
    Remove,
    Row,
    Run,
    Save,
    Show,
    Take,
    Use,
)
from sparrows.web.store.claim import DatabaseClaim, FileClaim, InUse, SessionClaim
from sparrows.web.store.database import opened_engine, parsed_url, reading, shown_url
from sparrows.web.store.listener import Listener
from sparrows.web.store.models import DECISIONS, HOUSE, PLAYERS, SERVER, SHOWN, TABLES
from sparrows.web.store.sharing import Claims, ShardClaim, claims_now, refuse_sharing
from sparrows.web.store.stored import Remembered, StoredDecision, StoredPlayer, StoredTable
from sparrows.web.store.writer import Writer
from sparrows.web.workers.shards import ALL_SHARDS, letters_of, shard_of

MOST_AT_ONCE = 200  # tables in a list
_LISTED = ("table_id", "rules", "created", "listed", "present")

T = TypeVar("T")

_UNFINISHED = TABLES.c.state.in_(("waiting", "playing"))
_action_of = msgspec.json.Decoder(Action).decode
_json = msgspec.json.Encoder().encode


class Store:
    """Tables kept in SQLite (`sqlite:///FILE`) or PostgreSQL (`postgresql://USER@HOST/NAME`).

    One process works with a database at a time; a second one gets a `ValueError`. Where there are
    several workers, each of them works with the tables of its shards.
    """

    def __init__(self, url: str, worker: int = 0, workers: int = 1) -> None:
        refuse_sharing(parsed_url(url), worker, workers)
        self.engine = opened_engine(url)
        self.shared: ShardClaim | None = None
        self.listener: Listener | None = None
        try:
            self.claim = self._claimed(worker, workers)
        except Exception as error:
            self.engine.dispose()
            if isinstance(error, InUse):
                shown = shown_url(self.engine.url)
                raise Complaint(
                    "{shown}: another sparrows server works with this database; "
                    "stop it, or name another database with --db",
                    shown=shown,
                ) from None
            raise
        self.writer = Writer(self.engine, self.claim)
        self.away = False  # nothing can be stored now: all changes wait until the database is back

    def _claimed(self, worker: int, workers: int) -> DatabaseClaim:
        """Takes the database, or our part of it; `InUse` where another process has it."""
        if workers > 1:
            self.shared = ShardClaim(self.engine, worker)
            return self.shared
        is_server = self.engine.dialect.name == "postgresql"
        return SessionClaim(self.engine) if is_server else FileClaim(self.engine)

    def watch(self, tell: Callable[[bool], None]) -> None:
        """Calls back in this loop when the database goes away and when it is back."""
        loop = asyncio.get_running_loop()

        def change(away: bool) -> None:
            self.away = away
            tell(away)

        def tell_loop(away: bool) -> None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(change, away)

        self.writer.tell_away = tell_loop

    # Several processes

    @property
    def held(self) -> frozenset[int]:
        """The shards whose tables can be written."""
        return self.claim.held

    def holds(self, table: str) -> bool:
        """Whether the table of this id can be written."""
        return shard_of(table) in self.held

    @property
    def lives(self) -> bool:
        """Whether this process is the worker of its number."""
        return self.shared is None or self.shared.lives

    def share(self, lost: Callable[[frozenset[int]], None], news: Callable[[str], None]) -> None:
        """Calls back in this loop with shards that were lost, and with news from others."""
        assert self.shared is not None
        loop = asyncio.get_running_loop()

        def telling(tell: Callable[[Any], None]) -> Callable[[Any], None]:
            def tell_loop(what: Any) -> None:
                with suppress(RuntimeError):  # the loop has ended
                    loop.call_soon_threadsafe(tell, what)

            return tell_loop

        self.shared.tell_lost = telling(lost)
        self.listener = Listener(self.engine, telling(news))

    async def claims(self) -> Claims:
        """What all processes hold."""
        return await self._read(lambda connection, _: claims_now(connection), true())

    async def take(self, shards: frozenset[int]) -> frozenset[int]:
        """Takes shards, and returns those that were free."""
        assert self.shared is not None
        taken: set[int] = set()
        await self.write(Take(self.shared, shards, taken))
        return self.held & taken

    async def let_go(self, shards: frozenset[int], *, end: bool = False) -> None:
        """Gives up shards once everything is stored; all of them when the process ends."""
        assert self.shared is not None
        await self.write(LetGo(self.shared, shards, end))

    async def show(self, rows: list[Row], gone: list[str]) -> None:
        """Write what other processes show of tables here, and of which they show nothing more."""
        if rows or gone:
            await self.write(Show(rows, gone))

    async def listed_elsewhere(self, held: frozenset[int]) -> list[Row]:
        """The tables of other shards that belong in the lists of the lobby."""
        return await self._read(_listed, and_(SHOWN.c.listed != "", ~_of(SHOWN.c.table_id, held)))

    async def shown(self, tables: Sequence[str]) -> dict[str, dict[str, Any]]:
        """What their holders show of these tables."""
        if not tables:
            return {}
        return await self._read(_shown, SHOWN.c.table_id.in_(tables))

    async def newest_shown(self, first: int, many: int) -> tuple[int, list[Row]]:
        """How many tables all processes have in memory, and some of them, the newest first."""
        return await self._read(lambda found, _: _newest_shown(found, first, many), true())

    # Tables

    async def look(self) -> None:
        """Returns when something could be stored; raises `NotStored` if nothing can be."""
        await self.write(Look())

    async def save_table(self, table: StoredTable) -> None:
        """Write a table, new or changed."""
        row = {name: getattr(table, name) for name in table.__struct_fields__}
        players = [
            {"table_id": table.id, "number": number, **msgspec.structs.asdict(player)}
            for number, player in enumerate(row.pop("players"))
        ]
        await self.write(Save(row, players))

    def append(
        self,
        table: str,
        decisions: Sequence[StoredDecision],
        remembered: Remembered | None = None,
    ) -> asyncio.Future[None]:
        """Done when the decisions and what is remembered, if any is, are durably committed.

        Those that are stored already are passed over; another one under a taken number raises
        `TakenNumber`, and none of the decisions is stored.
        """
        if not decisions and remembered is None:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            done.set_result(None)
            return done
        rows = [
            (table, each.deal, each.number, each.seat, _json(each.action).decode())
            for each in decisions
        ]
        kept = None if remembered is None else _kept(table, remembered)
        return self.writer.stored(Append(rows, kept))

    async def cut(self, table: str, deal: int, number: int, remembered: Remembered) -> None:
        """Forget the decisions of a deal from `number` on."""
        await self.write(Cut(table, deal, number, _kept(table, remembered)))

    async def use(self, moments: dict[str, tuple[str, float]]) -> None:
        """Write when tables were last used: the date, and how long servers had run."""
        if moments:
            uses = moments.items()
            rows = [{"table": table, "date": date, "ran": ran} for table, (date, ran) in uses]
            await self.write(Use(rows))

    async def ran(self) -> float:
        """How long servers have run with this database, in seconds; at least that has passed."""
        return await self._read(_ran, true())

    async def note_ran(self, seconds: float) -> None:
        """Write how long servers have run."""
        await self.write(Run(seconds, self.shared is not None))

    async def remove(self, tables: Sequence[str]) -> None:
        """Forget tables whose match never began; others stay."""
        if tables:
            await self.write(Remove(list(tables)))

    async def decide(self, name: str, value: Any) -> None:
        """Write a setting for all tables, by its name."""
        await self.write(Decide(name, value))

    async def decided(self) -> dict[str, Any]:
        """All settings for all tables."""
        return await self._read(_decided, true())

    async def load(self, table: str) -> tuple[StoredTable, list[StoredDecision]] | None:
        """A table and all its decisions in order."""
        found = await self._read(_with_decisions, TABLES.c.id == table)
        return found[0] if found else None

    async def find(self, table: str) -> StoredTable | None:
        """A table without its decisions."""
        found = await self._read(_latest, TABLES.c.id == table)
        return found[0] if found else None

    async def unfinished(
        self, since: float = 0.0, shards: frozenset[int] = ALL_SHARDS
    ) -> list[str]:
        """The tables that wait or play and were used since then, those used last first."""
        used = TABLES.c.unused_since >= since
        return await self._read(_ids, and_(_UNFINISHED, used, _of(TABLES.c.id, shards)))

    async def unfinished_of(self, token: str) -> list[StoredTable]:
        """The tables of this player that wait or play, the newest first.

        Those with a place that is kept for them count too.
        """
        theirs = or_(PLAYERS.c.token == token, PLAYERS.c.next_token == token)
        own = select(PLAYERS.c.table_id).where(theirs)
        return await self._read(_latest, and_(TABLES.c.id.in_(own), _UNFINISHED))

    async def knows(self, token: str) -> bool:
        """Whether anybody at any table has, had, or is to have this token."""
        # One after the other: the first nearly always answers it.
        has = await self._read(_is_at_a_table, PLAYERS.c.token == token)
        return has or await self._read(_is_at_a_table, PLAYERS.c.next_token == token)

    async def never_begun(self, before: float) -> list[str]:
        """Our tables without a match that were last used before servers had run so long."""
        unused = and_(TABLES.c.unused_since < before, _of(TABLES.c.id, self.held))
        return await self._read(_ids, and_(TABLES.c.version == "", unused))

    async def abandoned(self, before: float) -> list[str]:
        """Our tables whose match is not over that were last used before servers had run so long."""
        unused = and_(TABLES.c.unused_since < before, _of(TABLES.c.id, self.held))
        return await self._read(_ids, and_(TABLES.c.state == "playing", unused))

    async def finished(self, token: str | None) -> list[StoredTable]:
        """Finished tables of this player and public ones, the newest first."""
        seen: ColumnElement[bool] = TABLES.c.public
        if token:
            theirs = and_(PLAYERS.c.token == token, PLAYERS.c.kind == "person")
            own = select(PLAYERS.c.table_id).where(theirs)
            seen = or_(seen, TABLES.c.id.in_(own))
        return await self._read(_newest, and_(TABLES.c.state == "over", seen))

    async def close(self) -> None:
        """Write what still waits, and let go of the database."""
        if self.listener is not None:
            await asyncio.to_thread(self.listener.close)
        await asyncio.to_thread(self.writer.close)
        self.claim.release()
        self.engine.dispose()

    async def write(self, change: Change) -> None:
        """Returns when the change is durably committed; raises `NotStored` if it is not."""
        await self.writer.stored(change)

    async def read(self, read: Callable[[Connection], T]) -> T:
        """What a thread reads meanwhile, all of it of one moment."""

        def work() -> T:
            try:
                with reading(self.engine) as connection:
                    return read(connection)
            except SQLAlchemyError as error:
                raise NotRead(" ".join(str(error).split())) from error

        return await asyncio.to_thread(work)

    async def _read(
        self, read: Callable[[Connection, ColumnElement[bool]], T], which: ColumnElement[bool]
    ) -> T:
        return await self.read(lambda connection: read(connection, which))


def _kept(table: str, remembered: Remembered) -> dict[str, Any]:
    return {"table": table, "kept": remembered}


def _with_decisions(
    connection: Connection, which: ColumnElement[bool]
) -> list[tuple[StoredTable, list[StoredDecision]]]:
    decisions = defaultdict(list)
    rows = connection.execute(
        select(DECISIONS)
        .join(TABLES)
        .where(which)
        .order_by(DECISIONS.c.table_id, DECISIONS.c.deal, DECISIONS.c.number)
    )
    for table, deal, number, seat, action in rows:
        decisions[table].append(StoredDecision(deal, number, seat, _action_of(action)))
    query = select(TABLES).where(which).order_by(TABLES.c.created, TABLES.c.id)
    return [(table, decisions[table.id]) for table in _tables(connection, query)]


def _is_at_a_table(connection: Connection, which: ColumnElement[bool]) -> bool:
    return bool(connection.execute(select(exists().where(which))).scalar_one())


def _ran(connection: Connection, which: ColumnElement[bool]) -> float:
    return float(connection.execute(select(SERVER.c.ran).where(which)).scalar_one())


def _decided(connection: Connection, which: ColumnElement[bool]) -> dict[str, Any]:
    rows = connection.execute(select(HOUSE.c.name, HOUSE.c.value).where(which))
    return {row.name: row.value for row in rows}


def _ids(connection: Connection, which: ColumnElement[bool]) -> list[str]:
    used_last = select(TABLES.c.id).where(which).order_by(TABLES.c.unused_since.desc(), TABLES.c.id)
    return list(connection.execute(used_last).scalars())


def _of(table: ColumnElement[str], shards: frozenset[int]) -> ColumnElement[bool]:
    """Whether a table is of these shards, by its id."""
    return true() if shards == ALL_SHARDS else func.substr(table, 1, 1).in_(letters_of(shards))


def _listed(connection: Connection, which: ColumnElement[bool]) -> list[Row]:
    rows = connection.execute(select(*SHOWN.c[_LISTED]).where(which)).mappings()
    return [dict(row) for row in rows]


def _shown(connection: Connection, which: ColumnElement[bool]) -> dict[str, dict[str, Any]]:
    rows = connection.execute(select(SHOWN.c.table_id, SHOWN.c.info).where(which))
    return {row.table_id: row.info for row in rows}


def _newest_shown(connection: Connection, first: int, many: int) -> tuple[int, list[Row]]:
    total = connection.execute(select(func.count()).select_from(SHOWN)).scalar_one()
    newest = select(SHOWN).order_by(SHOWN.c.created.desc(), SHOWN.c.table_id)
    rows = connection.execute(newest.offset(first).limit(many)).mappings()
    return total, [dict(row) for row in rows]


def _latest(connection: Connection, which: ColumnElement[bool]) -> list[StoredTable]:
    latest = TABLES.c.created.desc(), TABLES.c.id
    return _tables(connection, select(TABLES).where(which).order_by(*latest).limit(MOST_AT_ONCE))


def _newest(connection: Connection, which: ColumnElement[bool]) -> list[StoredTable]:
    newest = TABLES.c.finished.desc(), TABLES.c.id
    return _tables(connection, select(TABLES).where(which).order_by(*newest).limit(MOST_AT_ONCE))


def _tables(connection: Connection, query: Any) -> list[StoredTable]:
    found = connection.execute(query).mappings().all()
    players = defaultdict(list)
    ids = query.with_only_columns(TABLES.c.id)
    rows = connection.execute(
        select(PLAYERS)
        .where(PLAYERS.c.table_id.in_(ids))
        .order_by(PLAYERS.c.table_id, PLAYERS.c.number)
    )
    for table, _number, *player in rows:
        players[table].append(StoredPlayer(*player))
    return [_stored(row, players[row[TABLES.c.id]]) for row in found]


def _stored(row: RowMapping, players: list[StoredPlayer]) -> StoredTable:
    fields = {column.key: row[column] for column in TABLES.c}
    fields["shares"] = msgspec.convert(fields["shares"], list[Share])
    fields["remembered"] = msgspec.convert(fields["remembered"], Remembered, str_keys=True)
    return StoredTable(**fields, players=players)
