"""What players of pocket may agree on."""

from __future__ import annotations

from typing import Literal

from sparrows.play.rulebook import Options


class PocketOptions(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    promises: bool = True  # to win without a suit, made in secret before the first turn
    rounds: Literal[1, 2] = 1


CLAUSES = {"promises": "PKT-5.1", "rounds": "PKT-5.2"}
