"""What players of zung-jung may agree on (ZJ-33)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from sparrows.play.rulebook import Number, Options

# A non-seat tile, a seat tile, a full group of four: they may be lowered, never raised.
BonusValues = tuple[
    Annotated[int, Meta(ge=0, le=2)],
    Annotated[int, Meta(ge=0, le=4)],
    Annotated[int, Meta(ge=0, le=10)],
]


class ZungJungOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    minimum: Annotated[Literal[0, 5], "ZJ-33.1"] = 0
    payoff: Annotated[Literal["zung-jung", "uniform"], "ZJ-33.2"] = "zung-jung"
    immunity: Annotated[bool, "ZJ-33.3"] = True
    interception: Annotated[Literal["furthest", "nearest"], "ZJ-33.4"] = "furthest"
    bonus_tiles: Annotated[bool, "ZJ-33.5"] = False
    bonus_tile_values: Annotated[BonusValues, "ZJ-33.6"] = (2, 4, 10)
    four_identical_chows: Annotated[Literal[400, 480], "ZJ-33.7"] = 400
    rounds: Annotated[Literal[1, 2, 4], "ZJ-33.8"] = 4
    deals: Annotated[Number, "ZJ-33.17"] = 0
    start_points: Annotated[int, "ZJ-33.9"] = 0
    false_win_penalty: Annotated[Number, "ZJ-33.10"] = 25
    false_win_calls: Annotated[bool, "ZJ-33.11"] = False
    concealed_kong_display: Annotated[Literal["open", "two-down"], "ZJ-33.12"] = "open"
