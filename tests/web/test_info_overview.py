"""A look back at a match: its points deal by deal and its best hands."""

from __future__ import annotations

import msgspec
import pytest

from sparrows.play.events import HandShown, Won
from sparrows.rulebooks import RULEBOOKS
from sparrows.web.api import MatchOverview
from sparrows.web.info.onlooker import Onlooker
from sparrows.web.info.overview import BEST_HANDS, overview
from sparrows.web.info.results import deal_result
from tests.web.client import Client, mistake, told
from tests.web.info_app import RUNNING_DEALS, played_match

ALL = Onlooker(sees_all=True)


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_the_best_hands_are_those_worth_most(rules: str) -> None:
    match = played_match(rules)
    found = overview(match, "en", ALL)
    values = [
        event.value
        for played in match.finished
        for event in played.deal.log
        if isinstance(event, Won)
    ]
    best = [each.hand.won.value for each in found.best if each.hand.won]
    assert best == sorted(values, reverse=True)[:BEST_HANDS]
    for each in found.best:
        result = deal_result(match, each.deal, "en", ALL)
        assert each.hand in result.hands


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_points_are_told_deal_by_deal(rules: str) -> None:
    match = played_match(rules)
    first, *after = overview(match, "en", ALL).points
    assert first == (match.start_points,) * match.players
    assert after == [
        deal_result(match, number, "en", ALL).points for number in range(len(match.finished))
    ]


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_only_finished_deals_are_told_of(client: Client, rules: str) -> None:
    said = msgspec.convert(told(client.get(f"/api/tables/{rules}-running/overview")), MatchOverview)
    assert len(said.points) == RUNNING_DEALS + 1
    assert all(each.deal < RUNNING_DEALS for each in said.best)
    assert mistake(client.get("/api/tables/nowhere/overview"), 404) == "no-table"


def test_hands_that_were_not_shown_are_left_out() -> None:
    match = played_match("sichuan", RUNNING_DEALS)
    stranger = Onlooker()
    shown = {
        (number, event.seat)
        for number, played in enumerate(match.finished)
        for event in played.deal.log
        if isinstance(event, HandShown)
    }
    log = match.finished[0].deal.log
    hidden = [event for event in log if not isinstance(event, HandShown)]
    assert all(
        (each.deal, each.hand.seat) in shown for each in overview(match, "en", stranger).best
    )
    log[:], kept = hidden, list(log)
    try:
        assert all(each.deal for each in overview(match, "en", stranger).best)
        assert not all(each.deal for each in overview(match, "en", ALL).best)
    finally:
        log[:] = kept
