"""Several servers share a PostgreSQL database: each writes to the tables of the shards it holds."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from sqlalchemy import Connection, Engine, bindparam, delete, func, select, text
from sqlalchemy.dialects.postgresql import ARRAY, INTEGER, insert
from sqlalchemy.engine import URL

from sparrows.complaint import Complaint
from sparrows.web.store.claim import SERVING, SessionClaim
from sparrows.web.store.database import NOTIFY, shown_url
from sparrows.web.store.models import HOLDERS, SHOWN
from sparrows.web.workers.shards import letters_of

# The classes of advisory locks: that a worker lives, and that it holds a shard.
LIVING, HOLDING = 0x5DA7707, 0x5DA7708
SHARDS_NEWS = "shards"  # what others are told when some have been let go

_BESIDE = text(f"SELECT pg_try_advisory_lock_shared({SERVING})")
_LIVE = text(f"SELECT pg_try_advisory_lock({LIVING}, :worker)")
_RESIGN = text(f"SELECT pg_advisory_unlock({LIVING}, :worker)")
_MANY = bindparam("shards", type_=ARRAY(INTEGER))
_HOLD = text(
    f"SELECT shard FROM unnest(:shards) AS shard WHERE pg_try_advisory_lock({HOLDING}, shard)"
).bindparams(_MANY)
_LET_GO = text(f"SELECT pg_advisory_unlock({HOLDING}, shard) FROM unnest(:shards) AS shard")
_LET_GO = _LET_GO.bindparams(_MANY)
_CLAIMED = text(
    "SELECT classid::bigint, objid::bigint FROM pg_locks"
    " WHERE locktype = 'advisory' AND objsubid = 2 AND granted"
    f" AND classid::bigint IN ({LIVING}, {HOLDING}) AND database ="
    " (SELECT oid FROM pg_database WHERE datname = current_database())"
)


class Claims(NamedTuple):
    """What all servers of a database hold."""

    workers: frozenset[int]  # those that live
    shards: frozenset[int]


def claims_now(connection: Connection) -> Claims:
    """Who lives and what is held at this moment."""
    rows = connection.execute(_CLAIMED).all()
    return Claims(
        frozenset(number for kind, number in rows if kind == LIVING),
        frozenset(number for kind, number in rows if kind == HOLDING),
    )


def refuse_sharing(database: URL, worker: int, workers: int) -> None:
    """A `ValueError` where this cannot be one of so many."""
    if workers > 1 and database.get_backend_name() != "postgresql":
        raise Complaint(
            "{shown}: several processes can share tables in PostgreSQL only; SQLite is for one",
            shown=shown_url(database),
        )
    if worker >= workers:
        raise Complaint(
            "there is no worker {worker} among {workers}: they count from 0",
            worker=worker,
            workers=workers,
        )


class ShardClaim(SessionClaim):
    """A lock of the session that writes for each shard, and one for the number of the worker.

    Where another process has the number, this one waits for it and holds nothing.
    """

    def __init__(self, engine: Engine, worker: int) -> None:
        self.worker = worker
        self.holder = secrets.token_hex(8)  # who holds a shard, for as long as this process lives
        self.lives = False  # whether the number of the worker is ours
        self.ends = False  # whether it is to be another's
        self.held = frozenset()
        self.leaving: frozenset[int] = frozenset()  # unlocked when what was written is committed
        self.tell_lost: Callable[[frozenset[int]], None] = lambda shards: None
        super().__init__(engine)

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        with super().transaction() as session:
            yield session
        if self.leaving or (self.ends and self.lives):
            self._unlock()

    def take(self, session: Connection, shards: frozenset[int]) -> frozenset[int]:
        """Takes these shards, except for those that another holds; returns those taken now."""
        if self.ends:
            return frozenset()
        self.lives = self.lives or self._may_live(session)
        if not self.lives:
            return frozenset()
        taken = self._locked(session, shards - self.held - self.leaving)
        self.held |= taken
        # Also those that were taken before in a transaction that failed: their locks stayed.
        _note_holder(session, shards & self.held, self.holder)
        return taken

    def let_go(self, shards: frozenset[int], *, end: bool) -> None:
        """These shards may be another's when all that was written before is committed."""
        self.leaving |= shards & self.held
        self.held -= shards
        self.ends = self.ends or end

    def _locks(self, session: Connection) -> bool:
        """A new session holds what the last one held, unless others have held it meanwhile."""
        with session.begin():
            if not session.execute(_BESIDE).scalar_one():
                return False
            lives = self.lives and not self.ends and self._may_live(session)
            locked = self._locked(session, self.held) if lives else frozenset[int]()
            ours = _held_by(session, locked, self.holder)
            _unlock(session, locked - ours)
        lost = self.held - ours
        self.lives, self.held, self.leaving = lives, ours, frozenset()
        if lost:
            self.tell_lost(lost)
        return True

    def _may_live(self, session: Connection) -> bool:
        return bool(session.execute(_LIVE, {"worker": self.worker}).scalar_one())

    def _locked(self, session: Connection, shards: frozenset[int]) -> frozenset[int]:
        if not shards:
            return shards
        return frozenset(session.execute(_HOLD, {"shards": sorted(shards)}).scalars())

    def _unlock(self) -> None:
        with super().transaction() as session:
            _unlock(session, self.leaving)
            if self.ends and self.lives:
                session.execute(_RESIGN, {"worker": self.worker})
            session.execute(NOTIFY, {"news": SHARDS_NEWS})
        self.leaving = frozenset()
        self.lives = self.lives and not self.ends


def _unlock(session: Connection, shards: frozenset[int]) -> None:
    if shards:
        session.execute(_LET_GO, {"shards": sorted(shards)})


def _held_by(session: Connection, shards: frozenset[int], holder: str) -> frozenset[int]:
    theirs = HOLDERS.c.number.in_(sorted(shards)) & (HOLDERS.c.holder == holder)
    return frozenset(session.execute(select(HOLDERS.c.number).where(theirs)).scalars())


def _note_holder(session: Connection, shards: frozenset[int], holder: str) -> None:
    """Writes who holds them, and forgets what the holder before showed of their tables."""
    if not shards:
        return
    rows = [{"number": number, "holder": holder} for number in sorted(shards)]
    new = insert(HOLDERS)
    session.execute(
        new.on_conflict_do_update(
            index_elements=[HOLDERS.c.number], set_={"holder": new.excluded.holder}
        ),
        rows,
    )
    first = func.substr(SHOWN.c.table_id, 1, 1)
    session.execute(delete(SHOWN).where(first.in_(letters_of(shards))))
