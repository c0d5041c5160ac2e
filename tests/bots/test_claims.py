"""What `keen` thinks of showing its tiles."""

from __future__ import annotations

import pytest

from sparrows.bots.advice import advise
from sparrows.bots.holding import holding
from sparrows.bots.prospects import Prospects
from sparrows.bots.unseen import usable
from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.position import Position, Side
from sparrows.play.shuffle import seed_from
from sparrows.readings.groups import CHOW, Meld
from sparrows.rulebooks import rulebook
from sparrows.tiles import parse, parse_one

PLAIN = {
    1: Side(parse("147m 258p 369s 1234z")),
    2: Side(parse("258m 369p 147s 1235z")),
    3: Side(parse("369m 147p 258s 1246z")),
}


def opened(rules: str) -> float:
    """What a win is worth with a chow of a plain hand open."""
    mine = Side(parse("456p 78s 99m 24s 7z"), melds=(Meld(CHOW, parse_one("1m")),))
    deal = Deal(rulebook(rules), seed_from("claims"), position=Position({0: mine, **PLAIN}, turn=1))
    view = deal.view(0)
    prospects = Prospects(deal.rules, view, view.places[0], usable(deal.rules, view, 0))
    return prospects.opened(holding(view.places[0]))


def test_an_open_meld_costs_what_a_concealed_hand_scores() -> None:
    assert opened("popular") < 1
    assert opened("red") == 1


@pytest.mark.parametrize("rules", ["red", "popular"])
def test_a_claim_that_brings_it_no_nearer_is_left(rules: str) -> None:
    """A chow that stands complete gains nothing by a third tile of its own kind."""
    mine = Side(parse("345m 67m 234p 678p 99s"))
    giver = Side(parse("147m 258p 369s 1234z 4m"))
    position = Position({0: mine, 1: PLAIN[1], 2: PLAIN[2], 3: giver}, turn=3)
    deal = Deal(rulebook(rules), seed_from("claims"), position=position)
    deal.act(3, Action("discard", parse_one("4m")))
    found = advise(deal.rules, deal.view(0), 0, deal.offers(0))
    assert {option.action.name for option in found.options} == {"chow", "pass"}
    assert found.action.name == "pass"
