"""What the ledger of a deal knows of the hands that win."""

from __future__ import annotations

import pytest

from sparrows.bots.playing import play_out, seated
from sparrows.play.deal import Deal
from sparrows.play.events import Won
from sparrows.play.shuffle import seed_from
from sparrows.readings.hand import Hand
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.scoring.score import Score
from sparrows.scoring.scoring import Scoring


@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_hand_that_wins_is_not_counted_again_to_be_settled(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[Hand] = []
    score = Scoring.score

    def watched(self: Scoring, hand: Hand) -> Score:
        counted.append(hand)
        return score(self, hand)

    monkeypatch.setattr(Scoring, "score", watched)
    rules, won = rulebook(name), 0
    for number in range(10):
        seed = seed_from(number)
        deal = Deal(rules, seed)
        play_out(deal, seated(rules, ("greedy",) * len(rules.seats), seed))
        won += sum(isinstance(event, Won) for event in deal.log)
    assert won >= 5
    assert len(counted) == len({id(hand) for hand in counted})
