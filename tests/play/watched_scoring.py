"""A rulebook whose every count of a hand is noted."""

from __future__ import annotations

import msgspec

from sparrows.play.rulebook import Rulebook
from sparrows.readings.hand import Hand
from sparrows.scoring.score import Score
from sparrows.scoring.scoring import Scoring


class WatchedScoring(Scoring):
    """Counts as another does, and notes which hands."""

    counted: list[Hand]

    def score(self, hand: Hand) -> Score:
        self.counted.append(hand)
        return super().score(hand)


def watched(rules: Rulebook) -> tuple[Rulebook, list[Hand]]:
    """The same rules, and a list to which every hand goes that is counted."""
    scoring = rules.scoring
    noting = WatchedScoring(
        shapes=scoring.shapes,
        patterns=scoring.patterns,
        total=scoring.total,
        objections=scoring.objections,
        minimum=scoring.minimum,
        finish=scoring.finish,
        gathers=scoring.gathers,
    )
    noting.counted = []
    return msgspec.structs.replace(rules, scoring=noting), noting.counted
