"""What the ledger of a deal knows of the hands that win."""

from __future__ import annotations

import pytest

from sparrows.bots.playing import play_out, seated
from sparrows.play.deal import Deal
from sparrows.play.events import Won
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks import RULEBOOKS, rulebook
from tests.play.watched_scoring import watched


@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_hand_that_wins_is_not_counted_again_to_be_settled(name: str) -> None:
    rules, counted = watched(rulebook(name))
    won = 0
    for number in range(10):
        seed = seed_from(f"counted once {number}")  # no other test has counted these hands
        deal = Deal(rules, seed)
        play_out(deal, seated(rules, ("greedy",) * len(rules.seats), seed))
        won += sum(isinstance(event, Won) for event in deal.log)
    assert won >= 5
    assert len(counted) >= won
    assert len(counted) == len({id(hand) for hand in counted})
