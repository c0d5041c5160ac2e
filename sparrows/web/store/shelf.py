"""The store as one room sees it: a room that has left the memory can write nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sparrows.web.store.changes import Ceded
from sparrows.web.store.store import Store
from sparrows.web.store.stored import Remembered, StoredDecision, StoredTable


class Shelf:
    """The store for one room, until the table belongs to another."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.closed = False

    @property
    def away(self) -> bool:
        """Whether nothing can be stored now."""
        return self.store.away

    async def save_table(self, table: StoredTable) -> None:
        """As `Store.save_table`."""
        await self._opened().save_table(table)

    def append(
        self,
        table: str,
        decisions: Sequence[StoredDecision],
        remembered: Remembered | None = None,
    ) -> asyncio.Future[None]:
        """As `Store.append`."""
        return self._opened().append(table, decisions, remembered)

    async def cut(self, table: str, deal: int, number: int, remembered: Remembered) -> None:
        """As `Store.cut`."""
        await self._opened().cut(table, deal, number, remembered)

    async def load(self, table: str) -> tuple[StoredTable, list[StoredDecision]] | None:
        """As `Store.load`."""
        return await self.store.load(table)

    def close(self) -> None:
        """The table may be changed by another room from now on, here or elsewhere."""
        self.closed = True

    def _opened(self) -> Store:
        if self.closed:
            raise Ceded("the table has left the memory")
        return self.store
