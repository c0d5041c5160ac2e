"""Lengths of matches are what they are said to be."""

from __future__ import annotations

from statistics import mean

import pytest

from sparrows.bots.playing import play_out, seated
from sparrows.play.events import Discarded
from sparrows.play.match import Match
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.text import names
from sparrows.web.info.lengths import lengths

ENOUGH = 24  # rounds


def played(rules: Rulebook, number: int) -> list[int]:
    """How many discards each deal of a match between greedy bots had."""
    match, discards = Match(rules, seed_from(number)), []
    bots = seated(rules, ("greedy",) * len(rules.seats), seed_from(number))
    while not match.over:
        deal = match.next_deal()
        play_out(deal, bots)
        discards.append(sum(isinstance(event, Discarded) for event in deal.log))
        match.finish()
    return discards


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_a_round_takes_as_many_deals_as_is_said(rules: str) -> None:
    deal, a_round, whole = lengths(rules)
    assert (deal.id, a_round.id, whole.id) == ("deal", "round", "whole")
    assert deal.deals == len(played(rulebook(rules, **deal.options), 0)) == 1
    rounds = [played(rulebook(rules, **a_round.options), number) for number in range(ENOUGH)]
    if a_round.exact:
        assert {len(each) for each in rounds} == {a_round.deals}
    assert mean(len(each) for each in rounds) == pytest.approx(a_round.deals, rel=0.2)
    discards = mean(each for some in rounds for each in some)
    assert discards == pytest.approx(names(rules).discards_a_deal(), rel=0.15)
    assert deal.minutes < a_round.minutes < whole.minutes
    assert whole.options == {}
