"""What players of red may agree on (RED-14)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from sparrows.complaint import Complaint
from sparrows.play.rulebook import Number, Options


class RedOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    players: Annotated[Literal[2, 3, 4], "RED-14.1"] = 4
    jokers: Annotated[bool, "RED-14.2"] = False
    flowers: Annotated[Literal[0, 4, 8], "RED-14.3"] = 8
    min_points: Annotated[Number, "RED-14.4"] = 0
    cap: Annotated[Number, "RED-14.5"] = 300
    chaotic_value: Annotated[Literal[3, 12], "RED-14.6"] = 12
    absorption: Annotated[Literal["none", "implied"], "RED-14.7"] = "none"
    rounds: Annotated[int, Meta(ge=1), "RED-14.8"] = 4
    deals: Annotated[Number, "RED-14.8"] = 0
    target_points: Annotated[Number, "RED-14.9"] = 0
    false_win: Annotated[Literal["prevent", "allow"], "RED-14.10"] = "prevent"
    start_points: Annotated[Literal[0, 790, 800], "RED-14.11"] = 0
    two_player_draw: Annotated[Literal["stays", "passes"], "RED-14.13"] = "stays"

    def __post_init__(self) -> None:
        if self.flowers == 4 and not self.jokers:
            raise Complaint("flowers: 4 goes with jokers only, which take the others' place")
