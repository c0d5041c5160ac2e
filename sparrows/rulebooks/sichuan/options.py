"""What players of sichuan may agree on (SBR-15)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from sparrows.play.rulebook import Options


class SichuanOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    limit: Literal["stepped", "8", "16"] = "stepped"
    passed_win: Literal["different", "greater", "off"] = "different"
    pig_pays_ready: bool = False
    void_discard: Literal["enforced", "fined"] = "enforced"
    last_discard_pung: bool = False
    deals: Annotated[int, Meta(ge=1)] = 16
    reveal_winners: Literal["at-end", "at-once"] = "at-end"


CLAUSES = {
    "limit": "SBR-15.1",
    "passed_win": "SBR-15.2",
    "pig_pays_ready": "SBR-15.3",
    "void_discard": "SBR-15.4",
    "last_discard_pung": "SBR-15.5",
    "deals": "SBR-15.6",
    "reveal_winners": "SBR-15.7",
}
