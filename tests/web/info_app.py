"""An application that only tells, over matches played here by bots."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from sparrows.bots.playing import play_out, seated
from sparrows.play.match import Match
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.web.api import MatchSummary
from sparrows.web.info import FoundMatch, routers
from sparrows.web.info.background import Background
from sparrows.web.protocol import PlayerInfo, TableInfo
from sparrows.web.refusals import HANDLERS

RUNNING_DEALS = 2
MOST_ASIDE = 100


@cache
def played_match(rules: str, deals: int = 0, bot: str = "greedy", seed: int = 7) -> Match:
    """A match that was played to its end, or is in the deal after so many."""
    match = Match(rulebook(rules, **SHORT.get(rules, {})), seed_from(seed), b"salt" * 8)
    while not match.over:
        deal = match.next_deal()
        if deals and match.played == deals:
            break
        play_out(deal, seated(match.rules, (bot,) * match.players, b"%d" % match.played))
        match.finish()
    return match


# So few rounds or deals that a match is over soon.
SHORT: dict[str, dict[str, Any]] = {
    "red": {"deals": 4},
    "sichuan": {"deals": 4},
    "classical": {"deals": 4},
    "popular": {"deals": 4},
    "zung-jung": {"rounds": 1},
}


def table_info(match: Match, name: str) -> TableInfo:
    return TableInfo(
        id=name,
        rules=match.rules.id,
        preset=None,
        options=msgspec.to_builtins(match.rules.options),
        clock="none",
        aids=True,
        public=True,
        all_hands=False,
        strict=False,
        pause=1.0,
        free_text=False,
        state="over" if match.over else "playing",
        players=tuple(PlayerInfo("bot", f"Bot {n}", "greedy") for n in range(match.players)),
        points=tuple(match.points),
        deals=len(match.finished),
        commitment=match.commitment,
        can_undo=False,
        created="2026-01-01T00:00:00Z",
    )


class PlayedMatches:
    """Two tables per rulebook: `red-over` has been played, `red-running` is being played."""

    async def find(self, table: str, token: str | None) -> FoundMatch | None:
        rules, _, state = table.rpartition("-")
        if rules not in RULEBOOKS or state not in ("over", "running"):
            return None
        match = played_match(rules, RUNNING_DEALS if state == "running" else 0)
        names = tuple(f"Bot {number}" for number in range(match.players))
        return FoundMatch(match, table_info(match, table), names)

    async def replays(self, token: str | None) -> list[MatchSummary]:
        found = [await self.find(f"{rules}-over", token) for rules in RULEBOOKS]
        return [MatchSummary(each.table, "2026-01-01T01:00:00Z") for each in found if each]


def info_app() -> Litestar:
    background = Background(MOST_ASIDE)
    return Litestar(
        routers,
        dependencies={
            "matches": Provide(PlayedMatches, sync_to_thread=False),
            "background": Provide(lambda: background, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig("Sparrows", "1", path="/api/schema"),
    )
