"""What players of popular may agree on (POP-18)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from sparrows.play.rulebook import Options


class PopularOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    jokers: Annotated[bool, "POP-18.1"] = False
    joker_direction: Annotated[Literal["up", "down"], "POP-18.2"] = "up"
    no_jokers_fan: Annotated[Literal["joker-games", "always"], "POP-18.3"] = "joker-games"
    closed_ready: Annotated[Literal[2, 3], "POP-18.4"] = 2
    chicken_flowers: Annotated[bool, "POP-18.5"] = False
    concealed_hand: Annotated[Literal["absorbed", "counted"], "POP-18.11"] = "absorbed"
    rounds: Annotated[int, Meta(ge=1), "POP-18.6"] = 4
    deals: Annotated[int, Meta(ge=0), "POP-18.10"] = 0
    start_points: Annotated[Literal[0, 790, 800], "POP-18.7"] = 0
    seating: Annotated[Literal["wind-tiles", "dice"], "POP-18.8"] = "wind-tiles"
    river: Annotated[Literal["free", "lines", "zones"], "POP-18.9"] = "zones"
    false_win: Annotated[Literal["prevent", "allow"], "POP-18.12"] = "prevent"
