"""What players of sichuan may agree on (SBR-15)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from sparrows.play.rulebook import Options


class SichuanOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    limit: Annotated[Literal["stepped", "8", "16"], "SBR-15.1"] = "stepped"
    passed_win: Annotated[Literal["different", "greater", "off"], "SBR-15.2"] = "different"
    pig_pays_ready: Annotated[bool, "SBR-15.3"] = False
    void_discard: Annotated[Literal["enforced", "fined"], "SBR-15.4"] = "enforced"
    last_discard_pung: Annotated[bool, "SBR-15.5"] = False
    deals: Annotated[int, Meta(ge=1), "SBR-15.6"] = 16
    reveal_winners: Annotated[Literal["at-end", "at-once"], "SBR-15.7"] = "at-end"
