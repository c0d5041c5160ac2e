"""Tables as anybody may know them, in memory or only stored."""

from __future__ import annotations

from sparrows.play.shuffle import commitment
from sparrows.web.protocol import PlayerInfo, TableInfo
from sparrows.web.seats import shown_kind
from sparrows.web.store import StoredTable


def table_info(
    table: StoredTable,
    players: tuple[PlayerInfo, ...],
    *,
    points: tuple[int, ...],
    deals: int,
    can_undo: bool = False,
    beginning: bool = False,
    stalled: bool = False,
) -> TableInfo:
    """A table as anybody may know it."""
    return TableInfo(
        id=table.id,
        rules=table.rules,
        preset=table.preset,
        options=table.options,
        clock=table.clock,
        aids=table.aids,
        public=table.public,
        all_hands=table.all_hands,
        strict=table.strict,
        pause=table.pause,
        free_text=table.free_text,
        state=table.state,
        players=players,
        points=points,
        deals=deals,
        commitment=commitment(table.seed, table.salt),
        can_undo=can_undo,
        created=table.created,
        again=bool(table.again),
        beginning=beginning,
        stalled=stalled,
    )


def stored_info(table: StoredTable) -> TableInfo:
    """A table that is not in memory; while its match runs nobody counts the points."""
    players = tuple(
        PlayerInfo(
            shown_kind(player.kind, for_friend=player.for_friend),
            player.name,
            player.bot,
            host=number == table.host,
            share_hash=player.share_hash,
        )
        for number, player in enumerate(table.players)
    )
    remembered = table.remembered
    deals = remembered.deal if remembered.deals is None else remembered.deals
    return table_info(table, players, points=remembered.points, deals=deals)
