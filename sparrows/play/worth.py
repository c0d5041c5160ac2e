"""What a hand is worth to a settlement, whether its tiles were counted or its player said so."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from sparrows.scoring.score import Score

TILES, PATTERNS, VALUE = "tiles", "patterns", "value"

READY, NOT_READY = "ready", "not-ready"


class Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players say of a hand whose tiles nobody laid out."""

    value: int | None = None  # after limits, before payment
    patterns: dict[str, int] = {}  # by id, how many times each counts; flowers are among them
    situation: frozenset[str] = frozenset()  # of how it was won, where a payment depends on it
    state: str | None = None  # of a hand that did not win, where a payment depends on it
    too_many_tiles: bool = False  # it counts for nothing


class Worth(msgspec.Struct, frozen=True):
    """All that a settlement reads of a hand."""

    win: bool
    value: int = 0
    basis: str = TILES  # or PATTERNS, VALUE: what it was worked out from
    named: Mapping[str, int] = {}  # the patterns that the players named
    situation: frozenset[str] = frozenset()
    state: str = ""
    score: Score | None = None  # where there are tiles, with everything that can be asked of it

    @classmethod
    def counted(cls, score: Score, state: str = "") -> Worth:
        """What was counted in tiles."""
        return cls(score.win, score.value, score=score, state=state)

    @property
    def patterns(self) -> Mapping[str, int]:
        """Every pattern that counts, and how many times, as far as it is known."""
        return self.named if self.score is None else self.score.patterns
