"""What players of red may agree on (RED-14)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from sparrows.complaint import Complaint
from sparrows.play.rulebook import Options

Number = Annotated[int, Meta(ge=0)]


class RedOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    players: Literal[2, 3, 4] = 4
    jokers: bool = False
    flowers: Literal[0, 4, 8] = 8
    min_points: Number = 0
    cap: Number = 300
    chaotic_value: Literal[3, 12] = 12
    absorption: Literal["none", "implied"] = "none"
    rounds: Annotated[int, Meta(ge=1)] = 4
    deals: Number = 0
    target_points: Number = 0
    false_win: Literal["prevent", "allow"] = "prevent"
    start_points: Literal[0, 790, 800] = 0
    two_player_draw: Literal["stays", "passes"] = "stays"

    def __post_init__(self) -> None:
        if self.flowers == 4 and not self.jokers:
            raise Complaint("flowers: 4 goes with jokers only, which take the others' place")


# The clause that names each option.
CLAUSES = {
    "players": "RED-14.1",
    "jokers": "RED-14.2",
    "flowers": "RED-14.3",
    "min_points": "RED-14.4",
    "cap": "RED-14.5",
    "chaotic_value": "RED-14.6",
    "absorption": "RED-14.7",
    "rounds": "RED-14.8",
    "deals": "RED-14.8",
    "target_points": "RED-14.9",
    "false_win": "RED-14.10",
    "start_points": "RED-14.11",
    "two_player_draw": "RED-14.13",
}
