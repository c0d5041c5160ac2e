"""What players of Hong Kong Old Style may agree on (HK-7)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from sparrows.play.rulebook import Options

Number = Annotated[int, Meta(ge=0)]


class HongKongOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    minimum: Literal[0, 1, 3] = 3
    limit: Literal[8, 10, 13] = 10
    payment: Literal["half", "full"] = "half"
    liability: bool = True
    flowers: bool = True
    rounds: Literal[1, 2, 4] = 4
    deals: Number = 0
    start_points: int = 0


CLAUSES = {
    "minimum": "HK-7.1",
    "limit": "HK-7.2",
    "payment": "HK-7.3",
    "liability": "HK-7.4",
    "flowers": "HK-7.5",
    "rounds": "HK-7.6",
    "deals": "HK-7.7",
    "start_points": "HK-7.8",
}
