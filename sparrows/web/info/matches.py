"""The interface through which these routes find matches; the tables implement it."""

from __future__ import annotations

from typing import Protocol

import msgspec

from sparrows.play.match import Match
from sparrows.play.progress import Player
from sparrows.web.api import MatchSummary
from sparrows.web.info.onlooker import Onlooker
from sparrows.web.protocol import TableInfo


class FoundMatch(msgspec.Struct, frozen=True):
    """A match that has begun, the table it is played at, and what the players are called."""

    match: Match
    table: TableInfo
    names: tuple[str, ...]  # by player
    player: Player | None = None  # which of them the visitor is
    since: int = 0  # the first deal that the visitor played
    given_up: bool = False  # given up so long ago that its seed is no longer secret

    @property
    def onlooker(self) -> Onlooker:
        """The visitor, as far as they may see what lay covered."""
        sees_all = self.table.all_hands or self.table.state == "over"
        return Onlooker(self.player, sees_all, self.since, self.given_up)


class Matches(Protocol):
    """Finds matches for a visitor; `token` is what their cookie says, if they have one."""

    async def find(self, table: str, token: str | None) -> FoundMatch | None:
        """The match of a table; nothing where there is none that this visitor may see."""

    async def replays(self, token: str | None) -> list[MatchSummary]:
        """The visitor's own matches and the public ones, newest first."""
