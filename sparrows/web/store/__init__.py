"""Where tables are kept: who plays what from which seed, and everything that was decided."""

from __future__ import annotations

from sparrows.web.store.store import Store
from sparrows.web.store.stored import StoredDecision, StoredPlayer, StoredTable
from sparrows.web.store.writer import NotStored, TakenNumber

__all__ = ["NotStored", "Store", "StoredDecision", "StoredPlayer", "StoredTable", "TakenNumber"]
