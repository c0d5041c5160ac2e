"""What players of classical may agree on (CCL-22)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from sparrows.play.rulebook import Options

Number = Annotated[int, Meta(ge=0)]


class ClassicalOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    limit: Annotated[int, Meta(ge=1)] = 2000
    wall_tile_points: Number = 0
    only_tile_points: Number = 0
    twins_distinct: bool = False
    win_priority: Literal["furthest", "nearest"] = "furthest"
    feeding_penalty: bool = True
    calling: Literal["auto", "silent"] = "auto"
    draw_keeps_east: bool = False
    rounds: Annotated[int, Meta(ge=1)] = 4
    deals: Number = 0
    start_points: int = 0
    discards_hidden: bool = False
    false_win: Literal["prevent", "allow"] = "prevent"
    false_win_penalty: Number = 0


CLAUSES = {
    "limit": "CCL-22.1",
    "wall_tile_points": "CCL-22.2",
    "only_tile_points": "CCL-22.3",
    "twins_distinct": "CCL-22.4",
    "win_priority": "CCL-22.5",
    "feeding_penalty": "CCL-22.6",
    "calling": "CCL-22.7",
    "draw_keeps_east": "CCL-22.8",
    "rounds": "CCL-22.9",
    "deals": "CCL-22.10",
    "start_points": "CCL-22.11",
    "discards_hidden": "CCL-22.12",
    "false_win": "CCL-22.14",
    "false_win_penalty": "CCL-22.13",
}
