"""One thread writes for all tables: what waits at the same time is committed together."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from itertools import count
from typing import NamedTuple

from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sparrows.web.measures import COMMITS
from sparrows.web.store.changes import Ceded, Change, Doubtful, NotStored, write_together
from sparrows.web.store.claim import DatabaseClaim, Gone, InUse, NotOurs
from sparrows.web.store.database import is_outage
from sparrows.web.workers.shards import ALL_SHARDS, shard_of

LOG = logging.getLogger(__name__)
MOST_TOGETHER = 1000  # changes in one transaction; those of one turn of a loop are never parted
# Seconds between the beginnings of two transactions: fewer of them, and fuller.
BETWEEN_COMMITS = 0.03
RETRY_PAUSES = (0.05, 0.1, 0.2, 0.5)  # seconds between attempts while the database is away; then 1


class _Waiting(NamedTuple):
    change: Change
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Writer:
    """The thread, and the queue before it."""

    def __init__(self, engine: Engine, claim: DatabaseClaim) -> None:
        self.engine = engine
        self.claim = claim
        self.queue: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()
        # What came in this turn of a loop: it is handed over at its end, to be one commit.
        self.gathered: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
        self.closing = threading.Event()
        self.away = False
        self.tell_away: Callable[[bool], None] = lambda away: None  # called by the thread
        self.thread = threading.Thread(target=self._work, name="sparrows-store", daemon=True)
        self.thread.start()

    def stored(self, change: Change) -> asyncio.Future[None]:
        """Done when the change is durably committed; `NotStored` if it is not."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if self.closing.is_set():
            done.set_exception(NotStored("the store is closed"))
            return done
        gathered = self.gathered.get(loop)
        if gathered is None:
            gathered = self.gathered[loop] = []
            loop.call_soon(self._hand_over, loop)
        gathered.append(_Waiting(change, loop, done))
        return done

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        gathered = self.gathered.pop(loop, None)
        if gathered is not None:
            self.queue.put(gathered)

    def close(self) -> None:
        """Write what still waits, and end the thread."""
        self.closing.set()
        for loop in list(self.gathered):
            self._hand_over(loop)
        self.queue.put(None)
        self.thread.join()

    def _work(self) -> None:
        begun = 0.0
        while True:
            batch = self._batch(begun + BETWEEN_COMMITS)
            begun = time.monotonic()
            if batch:
                self._answer(batch, self._written(batch))
            elif self.closing.is_set() and self.queue.empty():
                return

    def _batch(self, moment: float) -> list[_Waiting]:
        """The next changes and those that wait behind them at this moment, or now if it is past."""
        found = self.queue.get() or []
        if found and not self.closing.is_set():
            time.sleep(max(moment - time.monotonic(), 0.0))
        while found and len(found) < MOST_TOGETHER and not self.queue.empty():
            following = self.queue.get()
            if following is None:
                self.queue.put(None)
                break
            found += following
        return found

    def _written(self, batch: list[_Waiting]) -> list[Exception | None]:
        """What came of each change; all of them wait while the database is away."""
        changes = [waiting.change for waiting in batch]
        try:
            self._patiently(changes)
        except (Doubtful, SQLAlchemyError, InUse, Gone, NotOurs) as error:
            if len(changes) > 1 or isinstance(error, Doubtful):
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
        for attempt in count():
            try:
                self._commit(changes, careful=careful)
            except Exception as error:
                passes = self._may_pass(error)
                if not self.closing.is_set():
                    self._note_away(error if passes else None)
                if self.closing.is_set() or not passes:
                    raise
                time.sleep(RETRY_PAUSES[attempt] if attempt < len(RETRY_PAUSES) else 1.0)
            else:
                self._note_away(None)
                return

    def _note_away(self, error: Exception | None) -> None:
        """Says when the database goes, and when it is back: a refusal is an answer too."""
        away = error is not None
        if away is self.away:
            return
        self.away = away
        if error is not None:
            LOG.warning("the database is away: %s", _sentence(error))
        else:
            LOG.warning("the database is back")
        self.tell_away(away)

    def _may_pass(self, error: Exception) -> bool:
        return isinstance(error, InUse | Gone) or is_outage(self.engine, error)

    def _commit(self, changes: Sequence[Change], *, careful: bool) -> None:
        with COMMITS.timed(), self.claim.transaction() as connection:
            self._refuse_others(changes)
            if careful:
                for change in changes:
                    change.write(connection)
            else:
                write_together(connection, changes)

    def _refuse_others(self, changes: Sequence[Change]) -> None:
        """What this session does not hold it must not change: another may play there."""
        held = self.claim.held
        if held is ALL_SHARDS:
            return
        for change in changes:
            for table in change.touched():
                if shard_of(table) not in held:
                    raise NotOurs(table)

    def _answer(self, batch: list[_Waiting], errors: list[Exception | None]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Waiting, Exception | None]]] = {}
        for waiting, error in zip(batch, errors, strict=True):
            by_loop.setdefault(waiting.loop, []).append((waiting, error))
        for loop, answers in by_loop.items():
            try:
                loop.call_soon_threadsafe(_resolve, answers)
            except RuntimeError:
                LOG.warning("%d changes were stored for a loop that has ended", len(answers))


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
    elif isinstance(error, NotOurs):
        refusal = Ceded(_sentence(error))
    else:
        refusal = NotStored(_sentence(error))
    refusal.__cause__ = error
    return refusal


def _sentence(error: Exception) -> str:
    return " ".join(str(error).split())
