"""Shards: each table belongs to one by its id, and each shard to one server process at a time."""

from __future__ import annotations

import secrets
import string
from collections.abc import Iterable

# The letters of ids, which are those of `secrets.token_urlsafe`: the first one names the shard.
ID_LETTERS = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"
SHARDS = len(ID_LETTERS)
ALL_SHARDS = frozenset(range(SHARDS))
TABLE_BYTES = 15  # 120 bits: who knows the id of a table may look at it while it waits


def shard_of(table: str) -> int:
    """The shard of the table of this id; no table has an id of other letters."""
    return max(ID_LETTERS.find(table[:1]), 0)


def letters_of(shards: Iterable[int]) -> list[str]:
    """How the ids of their tables begin."""
    return [ID_LETTERS[shard] for shard in sorted(shards)]


def new_table_id(shards: Iterable[int]) -> str:
    """An id that nobody can guess, of one of these shards."""
    return secrets.choice(letters_of(shards)) + secrets.token_urlsafe(TABLE_BYTES)[1:]


def preferred(worker: int, workers: int) -> frozenset[int]:
    """The shards that a worker has while all live."""
    return frozenset(range(worker, SHARDS, workers))
