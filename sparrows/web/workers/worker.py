"""One of several processes that share the tables: what it takes, and what it gives back."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

from sparrows.web.settings import Settings
from sparrows.web.store import NotRead, NotStored, Store
from sparrows.web.store.sharing import Claims
from sparrows.web.workers.shards import ALL_SHARDS, preferred

LOOK_FOR_SHARDS, HURRY = (
    0.5,
    0.2,
)  # seconds between two looks, and while shards of its own are missing
# Nobody takes a shard sooner whose own worker may be about to; its deputy does then.
FREE = 0.8
STARTING_PAUSE = (
    3.0  # and when all start together, or the database is back, not all are there at once
)

log = logging.getLogger("sparrows.web")

Shards = frozenset[int]


class Worker:
    """Looks who lives and what is free.

    While all live each has its own shards; those of one that is gone are divided among the others,
    and given back when it is there again.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        gained: Callable[[Shards], None],
        lost: Callable[[Shards], None],
    ) -> None:
        self.store = store
        self.number = settings.worker
        self.workers = settings.workers
        self.own = preferred(settings.worker, settings.workers)
        self.gained = gained
        self.lost = lost
        self.ends = False
        self._woken = asyncio.Event()
        self._free_since: dict[int, float] = {}
        self._began = time.monotonic()  # since when the database has been there for us

    def look_soon(self) -> None:
        """Others have let go of something."""
        self._woken.set()

    async def run(self) -> None:
        """Looks again and again, until it is cancelled."""
        while not self.ends:
            self._woken.clear()
            try:
                await self.look()
            except (NotRead, NotStored) as error:
                log.debug("worker %d could not look: %s", self.number, error)  # the writer says why
                self._began, self._free_since = time.monotonic(), {}
            except Exception:
                log.exception("worker %d could not look who holds what", self.number)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), self._until_next_look())

    async def look(self) -> None:
        """Gives back what is another's, and takes what is free."""
        claims = await self.store.claims()
        if not self.store.lives and self.number in claims.workers:
            return  # another process has the number, until it ends
        await self._let_go(self._of_others(claims))
        wanted = self._wanted(claims)
        if (wanted or not self.store.lives) and not self.ends:
            taken = await self.store.take(wanted)
            if taken and not self.ends:
                self.gained(taken)

    def _until_next_look(self) -> float:
        if not self.own <= self.store.held:
            return HURRY
        due = min(self._free_since.values(), default=time.monotonic()) + FREE - time.monotonic()
        return due if 0 < due < LOOK_FOR_SHARDS else LOOK_FOR_SHARDS

    async def end(self) -> None:
        """Gives everything up."""
        self.ends = True
        await self.store.let_go(ALL_SHARDS, end=True)

    async def _let_go(self, shards: Shards) -> None:
        if shards:
            self.lost(shards)
            await self.store.let_go(shards)

    def _of_others(self, claims: Claims) -> Shards:
        """The shards that this worker holds although their own worker lives."""
        borrowed = self.store.held - self.own
        return frozenset(shard for shard in borrowed if shard % self.workers in claims.workers)

    def _wanted(self, claims: Claims) -> Shards:
        now = time.monotonic()
        free = ALL_SHARDS - claims.shards
        since = max(now, self._began + STARTING_PAUSE)
        self._free_since = {shard: self._free_since.get(shard, since) for shard in free}
        living = sorted(claims.workers | {self.number})
        return frozenset(
            shard
            for shard, since in self._free_since.items()
            if shard in self.own
            or now - since >= (FREE if self._deputy(shard, living) == self.number else 2 * FREE)
        )

    def _deputy(self, shard: int, living: list[int]) -> int:
        """Who takes a shard whose worker is gone; such shards are spread over the others."""
        return living[shard // self.workers % len(living)]
