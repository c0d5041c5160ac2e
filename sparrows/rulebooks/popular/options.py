"""What players of popular may agree on (POP-18)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from sparrows.play.rulebook import Options


class PopularOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    jokers: bool = False
    joker_direction: Literal["up", "down"] = "up"
    no_jokers_fan: Literal["joker-games", "always"] = "joker-games"
    closed_ready: Literal[2, 3] = 2
    chicken_flowers: bool = False
    concealed_hand: Literal["absorbed", "counted"] = "absorbed"
    rounds: Annotated[int, Meta(ge=1)] = 4
    deals: Annotated[int, Meta(ge=0)] = 0
    start_points: Literal[0, 790, 800] = 0
    seating: Literal["wind-tiles", "dice"] = "wind-tiles"
    river: Literal["free", "lines", "zones"] = "zones"
    false_win: Literal["prevent", "allow"] = "prevent"


# The clause that names each option.
CLAUSES = {
    "jokers": "POP-18.1",
    "joker_direction": "POP-18.2",
    "no_jokers_fan": "POP-18.3",
    "closed_ready": "POP-18.4",
    "chicken_flowers": "POP-18.5",
    "concealed_hand": "POP-18.11",
    "rounds": "POP-18.6",
    "deals": "POP-18.10",
    "start_points": "POP-18.7",
    "seating": "POP-18.8",
    "river": "POP-18.9",
    "false_win": "POP-18.12",
}
