"""What players of zung-jung may agree on (ZJ-33)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from sparrows.play.rulebook import Options

Number = Annotated[int, Meta(ge=0)]

# A non-seat tile, a seat tile, a full group of four: they may be lowered, never raised.
BonusValues = tuple[
    Annotated[int, Meta(ge=0, le=2)],
    Annotated[int, Meta(ge=0, le=4)],
    Annotated[int, Meta(ge=0, le=10)],
]


class ZungJungOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    minimum: Literal[0, 5] = 0
    payoff: Literal["zung-jung", "uniform"] = "zung-jung"
    immunity: bool = True
    interception: Literal["furthest", "nearest"] = "furthest"
    bonus_tiles: bool = False
    bonus_tile_values: BonusValues = (2, 4, 10)
    four_identical_chows: Literal[400, 480] = 400
    rounds: Literal[1, 2, 4] = 4
    deals: Number = 0
    start_points: int = 0
    false_win_penalty: Number = 25
    false_win_calls: bool = False
    concealed_kong_display: Literal["open", "two-down"] = "open"


CLAUSES = {
    "minimum": "ZJ-33.1",
    "payoff": "ZJ-33.2",
    "immunity": "ZJ-33.3",
    "interception": "ZJ-33.4",
    "bonus_tiles": "ZJ-33.5",
    "bonus_tile_values": "ZJ-33.6",
    "four_identical_chows": "ZJ-33.7",
    "rounds": "ZJ-33.8",
    "deals": "ZJ-33.17",
    "start_points": "ZJ-33.9",
    "false_win_penalty": "ZJ-33.10",
    "false_win_calls": "ZJ-33.11",
    "concealed_kong_display": "ZJ-33.12",
}
