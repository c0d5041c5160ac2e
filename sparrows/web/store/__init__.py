"""Where tables are kept: who plays what from which seed, and everything that was decided."""

from __future__ import annotations

from sparrows.web.store.changes import NotRead, NotStored, TakenNumber, log_failure
from sparrows.web.store.shelf import Shelf
from sparrows.web.store.store import Store
from sparrows.web.store.stored import Remembered, StoredDecision, StoredPlayer, StoredTable

__all__ = [
    "NotRead",
    "NotStored",
    "Remembered",
    "Shelf",
    "Store",
    "StoredDecision",
    "StoredPlayer",
    "StoredTable",
    "TakenNumber",
    "log_failure",
]
