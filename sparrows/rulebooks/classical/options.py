"""What players of classical may agree on (CCL-22)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from sparrows.play.rulebook import Number, Options


class ClassicalOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    limit: Annotated[int, Meta(ge=1), "CCL-22.1"] = 2000
    wall_tile_points: Annotated[Number, "CCL-22.2"] = 0
    only_tile_points: Annotated[Number, "CCL-22.3"] = 0
    twins_distinct: Annotated[bool, "CCL-22.4"] = False
    win_priority: Annotated[Literal["furthest", "nearest"], "CCL-22.5"] = "furthest"
    feeding_penalty: Annotated[bool, "CCL-22.6"] = True
    calling: Annotated[Literal["auto", "silent"], "CCL-22.7"] = "auto"
    draw_keeps_east: Annotated[bool, "CCL-22.8"] = False
    rounds: Annotated[int, Meta(ge=1), "CCL-22.9"] = 4
    deals: Annotated[Number, "CCL-22.10"] = 0
    start_points: Annotated[int, "CCL-22.11"] = 0
    discards_hidden: Annotated[bool, "CCL-22.12"] = False
    false_win: Annotated[Literal["prevent", "allow"], "CCL-22.14"] = "prevent"
    false_win_penalty: Annotated[Number, "CCL-22.13"] = 0
