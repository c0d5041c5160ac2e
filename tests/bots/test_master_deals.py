"""Deals of `master` under many options: never an illegal action, never a false win."""

from __future__ import annotations

from typing import Any

import pytest

from sparrows.bots import bot, plays_as
from sparrows.bots.playing import own_seed
from sparrows.play.deal import Deal
from sparrows.play.events import FalselyCalled
from sparrows.play.shuffle import deal_seed, seed_from
from sparrows.rulebooks import RULEBOOKS, folder, rulebook
from tests.conftest import SOAK

pytestmark = pytest.mark.no_cover  # see tests/conftest.py

DEALS = 2 if SOAK == 1 else 200 * SOAK  # for each set of options
LOOKS = 10  # every so many decisions are made a second time
OPTION_SETS: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in RULEBOOKS),
    *((name, {"preset": preset.id}) for name in RULEBOOKS for preset in folder(name).PRESETS),
    ("red", {"false_win": "allow"}),
    ("sichuan", {"void_discard": "fined"}),
    ("classical", {"false_win": "allow"}),
    ("zung-jung", {"concealed_kong_display": "two-down"}),
]


def test_there_are_enough_of_them() -> None:
    assert len(OPTION_SETS) >= 25


@pytest.mark.parametrize(("name", "options"), OPTION_SETS, ids=str)
def test_whatever_it_does_may_be_done(name: str, options: dict[str, Any]) -> None:
    rules = rulebook(name, **options)
    # All four where a network plays; `keen`, which is slow, among others.
    has_network = plays_as("master", rules) == "master"
    masters = rules.seats if has_network else rules.seats[:1]
    for number in range(DEALS):
        seed = deal_seed(seed_from("master's deals"), number)
        deal = Deal(rules, seed, round_wind=number % 4)
        players = {
            seat: bot("master" if seat in masters else "greedy", own_seed(seed, seat))
            for seat in rules.seats
        }
        while not deal.over:
            for seat in deal.waiting_for():
                offers, view = deal.offers(seat), deal.view(seat)
                action = players[seat].decide(rules, view, seat, list(offers))
                assert action in offers
                if seat in masters and len(deal.decisions) % LOOKS == 0:
                    again = bot("master").decide(rules, view.copy(), seat, list(offers))
                    assert again == action
                deal.act(seat, action)
        assert not any(isinstance(event, FalselyCalled) for event in deal.log)
