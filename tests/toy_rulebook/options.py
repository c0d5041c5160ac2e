"""What players of pocket may agree on."""

from __future__ import annotations

from typing import Annotated, Literal

from sparrows.play.rulebook import Options


class PocketOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    # To win without a suit, made in secret before the first turn.
    promises: Annotated[bool, "PKT-5.1"] = True
    rounds: Annotated[Literal[1, 2], "PKT-5.2"] = 1
