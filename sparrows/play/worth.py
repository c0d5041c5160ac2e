"""What a hand is worth to a settlement, whether its tiles were counted or its player said so."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from sparrows.play.questions import DealQuestion
from sparrows.scoring.score import Score

FROM_TILES, FROM_PATTERNS, FROM_VALUE = "tiles", "patterns", "value"

READY, NOT_READY = "ready", "not-ready"


class Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players say of a hand whose tiles nobody laid out."""

    value: int | None = None  # after limits, before payment
    patterns: dict[str, int] = {}  # by id, how many times each counts; flowers are among them
    situation: frozenset[str] = frozenset()  # of how it was won, where a payment depends on it
    state: str | None = None  # of a hand that did not win, where a payment depends on it
    too_many_tiles: bool = False  # it counts for nothing

    @property
    def says_worth(self) -> bool:
        """Whether it is said what the hand is worth."""
        return self.value is not None or bool(self.patterns) or self.too_many_tiles


class Values(msgspec.Struct, frozen=True):
    """What hands can be worth under a rulebook's options."""

    least: int = 0  # of a hand that wins
    most: int | None = None
    besides: tuple[int, ...] = ()  # out of these bounds

    @property
    def is_listed(self) -> bool:
        """Whether these few values are all that there are."""
        return self.most is not None and self.least > self.most

    def __contains__(self, value: int) -> bool:
        within = self.least <= value and (self.most is None or value <= self.most)
        return within or value in self.besides

    def __str__(self) -> str:
        most = "…" if self.most is None else self.most
        bounds = () if self.is_listed else (f"{self.least}–{most}",)
        return ", ".join((*bounds, *map(str, self.besides)))


class Worth(msgspec.Struct, frozen=True):
    """All that a settlement reads of a hand."""

    win: bool
    value: int = 0
    basis: str = FROM_TILES  # or FROM_PATTERNS, FROM_VALUE: what it was worked out from
    named: Mapping[str, int] = {}  # the patterns that the players named
    situation: frozenset[str] = frozenset()
    state: str = ""
    score: Score | None = None  # where there are tiles, with everything that can be asked of it
    questions: tuple[DealQuestion, ...] = ()  # that the named patterns leave open

    @classmethod
    def counted(cls, score: Score, state: str = "") -> Worth:
        """What was counted in tiles."""
        return cls(score.win, score.value, score=score, state=state)

    @property
    def patterns(self) -> Mapping[str, int]:
        """Every pattern that counts, and how many times, as far as it is known."""
        return self.named if self.score is None else self.score.patterns
