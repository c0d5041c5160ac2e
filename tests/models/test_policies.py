"""Networks at play: what they were trained for, and what they do."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from sparrows.bots import bot
from sparrows.bots.playing import play_out, seated
from sparrows.play.deal import Deal
from sparrows.play.shuffle import seed_from
from sparrows.rulebooks import folder, rulebook
from sparrows_models.policies import policy
from sparrows_models.trained import WEIGHTS, WITHOUT_EFFECT, is_trained_for, trained
from tests.models.positions import decisions

MOST_BYTES = 4_000_000
SLOWEST = 0.02  # seconds, on average
# Another value of each option that networks need not know.
OTHER_VALUES: dict[str, Any] = {
    "rounds": 2,
    "deals": 3,
    "start_points": 790,
    "target_points": 100,
    "draw_keeps_east": True,
    "seating": "dice",
    "river": "free",
}


@pytest.mark.parametrize("name", trained())
def test_weights_are_small(name: str) -> None:
    assert (WEIGHTS / f"{name}.npz").stat().st_size <= MOST_BYTES  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", trained())
def test_the_same_view_gives_the_same_decision(name: str) -> None:
    rules = rulebook(name)
    network = policy(rules)
    assert network is not None
    for deal, seat, offers in decisions(rules, 1):
        view = deal.view(seat)
        decided = network.best(view, seat, offers)
        assert decided in offers
        assert network.best(view.copy(), seat, list(offers)) == decided


@pytest.mark.parametrize("name", trained())
def test_a_decision_takes_little_time(name: str) -> None:
    rules = rulebook(name)
    network = policy(rules)
    assert network is not None
    spent, made = 0.0, 0
    for deal, seat, offers in decisions(rules, 1):
        view, begun = deal.view(seat), process_time()
        network.best(view, seat, offers)
        spent, made = spent + process_time() - begun, made + 1
    assert spent / made < SLOWEST


@pytest.mark.parametrize("name", trained())
def test_options_that_change_a_deal_are_not_trained_for(name: str) -> None:
    assert is_trained_for(name, rulebook(name).options)
    for preset in folder(name).PRESETS:
        known = preset.options.keys() <= WITHOUT_EFFECT
        assert is_trained_for(name, rulebook(name, preset=preset.id).options) is known


@pytest.mark.parametrize("name", trained())
@pytest.mark.parametrize("option", sorted(WITHOUT_EFFECT))
def test_options_without_effect_leave_deals_as_they_are(name: str, option: str) -> None:
    usual = rulebook(name)
    if not hasattr(usual.options, option):
        return
    changed = rulebook(name, **{option: OTHER_VALUES[option]})
    assert is_trained_for(name, changed.options)
    seed = seed_from("without effect")
    logs = [
        play_out(Deal(rules, seed), seated(rules, ("greedy",) * 4, seed)).log
        for rules in (usual, changed)
    ]
    assert logs[0] == logs[1]


def test_where_there_is_no_network_master_is_keen() -> None:
    for name, options in (("popular", {}), ("red", {"jokers": True}), ("red", {"players": 3})):
        rules = rulebook(name, **options)
        assert policy(rules) is None
        deal, master, keen = Deal(rules, seed_from(4)), bot("master"), bot("keen")
        while not deal.over and len(deal.decisions) < 40:
            for seat in deal.waiting_for():
                view, offers = deal.view(seat), deal.offers(seat)
                decided = master.decide(rules, view, seat, offers)
                assert decided == keen.decide(rules, view, seat, offers)
                deal.act(seat, decided)
