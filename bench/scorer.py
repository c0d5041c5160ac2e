"""Who counts hands, from plain tiles to what is told of them: a peer, or one of our rulebooks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from bench.hands import Makings, Win, hand_of, makings
from sparrows import rulebook


class Scorer(NamedTuple):
    """`form` makes what is given to `score`, before the clock starts."""

    form: Callable[[Win], Any]
    score: Callable[[Any], Any]
    every: int = 1  # slow ones count one hand of so many


def suits_only(name: str) -> bool:
    """Whether a rulebook has no honours, and a suit absent."""
    return name == "sichuan"


def own_scorer(name: str) -> Scorer:
    """From tiles to the patterns: the hand is made while the clock runs."""
    score = rulebook(name).score

    def from_tiles(made_from: Makings) -> Any:
        return score(hand_of(made_from)).patterns

    return Scorer(makings, from_tiles)
