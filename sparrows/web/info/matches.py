"""Where matches come from: whoever keeps the tables finds them for these routes."""

from __future__ import annotations

from typing import Protocol

import msgspec

from sparrows.play.match import Match
from sparrows.web.api import MatchSummary
from sparrows.web.protocol import TableInfo


class FoundMatch(msgspec.Struct, frozen=True):
    """A match that has begun, the table it is played at, and what the players are called."""

    match: Match
    table: TableInfo
    names: tuple[str, ...]  # by player


class Matches(Protocol):
    """Finds matches for a visitor; `token` is what his cookie says, if he has one."""

    async def find(self, table: str, token: str | None) -> FoundMatch | None:
        """The match of a table; nothing where there is none that this visitor may see."""

    async def replays(self, token: str | None) -> list[MatchSummary]:
        """The visitor's own matches and the public ones, newest first."""
