"""What players of Hong Kong Old Style may agree on (HK-7)."""

from __future__ import annotations

from typing import Annotated, Literal

from sparrows.play.rulebook import Number, Options


class HongKongOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    minimum: Annotated[Literal[0, 1, 3], "HK-7.1"] = 3
    limit: Annotated[Literal[8, 10, 13], "HK-7.2"] = 10
    payment: Annotated[Literal["half", "full"], "HK-7.3"] = "half"
    liability: Annotated[bool, "HK-7.4"] = True
    flowers: Annotated[bool, "HK-7.5"] = True
    rounds: Annotated[Literal[1, 2, 4], "HK-7.6"] = 4
    deals: Annotated[Number, "HK-7.7"] = 0
    start_points: Annotated[int, "HK-7.8"] = 0
