"""Finding matches for visitors who look at results and replays."""

from __future__ import annotations

from sparrows.web.api import MatchSummary
from sparrows.web.info.matches import FoundMatch
from sparrows.web.listing import stored_info
from sparrows.web.refusals import Refusal
from sparrows.web.room import MATCH_OVER
from sparrows.web.security import fingerprint
from sparrows.web.settings import DAY
from sparrows.web.tables import Tables

SECRET = DAY  # of running servers, for which a match that was given up keeps its seed secret


class MatchFinder:
    """Finds the matches of the tables that we have."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def find(self, table: str, token: str | None) -> FoundMatch | None:
        """A public match, one's own, or one that is over: its id is known to those it was given."""
        try:
            room = await self.tables.seen(table)
        except Refusal as refusal:
            if refusal.code == "elsewhere":
                raise
            return None
        player = room.company.player_of(fingerprint(token))
        own = player is not None
        if room.game is None or not (own or room.table.public or room.state == MATCH_OVER):
            return None
        names = tuple(holder.name or holder.bot for holder in room.company.holders)
        since = 0 if player is None else room.company.holders[player].since
        over_for = self.tables.time.now() - room.table.unused_since
        given_up = room.state == MATCH_OVER and over_for >= SECRET
        return FoundMatch(room.game.match, room.info(), names, player, since, given_up)

    async def replays(self, token: str | None) -> list[MatchSummary]:
        """One's own finished matches and the public ones, newest first."""
        who = fingerprint(token)
        found = await self.tables.store.finished(who or None)
        matches = (
            MatchSummary(stored_info(each), each.finished, each.player_of(who)) for each in found
        )
        return [match for match in matches if match.table.deals]
