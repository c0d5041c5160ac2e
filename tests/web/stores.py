"""Stores for tests, and what is put into them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from sparrows.play.actions import Action
from sparrows.web.store import (
    Remembered,
    Store,
    StoredDecision,
    StoredPlayer,
    StoredTable,
)

CHOW = Action("chow", 4, (3, 5), (3, 4, 5), "ready")


@asynccontextmanager
async def store_at(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    try:
        yield store
    finally:
        await store.close()


def run(url: str, work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Do the work with a store of this database, which is closed afterwards."""

    async def whole() -> None:
        async with store_at(url) as store:
            await work(store)

    asyncio.run(whole())


def table(name: str = "t1", **changes: Any) -> StoredTable:
    plain = StoredTable(
        id=name,
        rules="red",
        preset=None,
        options={"jokers": True, "minimum": 3},
        clock="normal",
        aids=False,
        public=False,
        all_hands=True,
        pause=2.0,
        state="playing",
        players=[StoredPlayer("person", "Анна", "", "aa"), StoredPlayer("bot", "", "greedy")],
        host=0,
        seed=bytes(range(32)),
        salt=b"\x00\xff" * 16,
        created="2026-01-01T10:00:00Z",
        version="0.1.0/1",
        remembered=Remembered(early={2: 1}, reserves=(12.5, 0.0)),
    )
    return msgspec.structs.replace(plain, **changes)


def decisions(*numbers: int, deal: int = 0, action: Action = CHOW) -> list[StoredDecision]:
    return [StoredDecision(deal, number, number % 4, action) for number in numbers]
