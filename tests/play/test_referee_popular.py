"""Deals of popular before a referee who knows the specification alone."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from sparrows.play.actions import WIN, Action
from sparrows.play.deal import Deal
from sparrows.play.match import Match
from sparrows.play.record import record_of, write
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.shuffle import seed_from
from sparrows.play.table import ROB
from sparrows.rulebooks import rulebook
from tests.conftest import SOAK
from tests.oracles.referee_popular import Act, Referee, Verdict, neighbour
from tests.oracles.referee_popular_match import (
    dice_of,
    judge_match,
    same_events,
    standings,
    wall_of,
)
from tests.play.random_deals import choices, nearest
from tests.play.rich_walls import rich_wall

# Without a seed the dice show sixes.
SIXES = [[6, 6], [6, 6]]
LIKES = {
    "win": 3,
    "declare": 3,
    "concealed-kong": 6,
    "added-kong": 6,
    "kong": 4,
    "pung": 3,
    "chow": 2,
    "pass": 2,
    "replace-flower": 4,
}


def some_options(rng: random.Random) -> dict[str, Any]:
    """Every option of the rulebook with one of its values, jokers in half of the games."""
    found = {name: rng.choice(values) for name, values in choices("popular").items()}
    return found | {"jokers": rng.random() < 0.5}


def lively(rng: random.Random, deal: Deal, seat: Seat, *, shy: bool = False) -> Action:
    """Somebody who likes kongs, claims and declarations, wins often, and wants to be ready.

    A shy one seldom wins but by robbing a kong, so that deals go on.
    """
    offers = deal.offers(seat)
    if shy and deal.table.phase != ROB and len(offers) > 1 and rng.random() < 0.95:
        offers = [action for action in offers if action != WIN]
    discards = [action for action in offers if action.name == "discard"]
    others = [action for action in offers if action.name != "discard"]
    likes = [LIKES[action.name] for action in others]
    if others and rng.random() * (sum(likes) + (1 if discards else 0)) < sum(likes):
        return rng.choices(others, likes)[0]
    ready = [action for action in discards if action.declare]
    if ready and rng.random() < 0.4:
        return rng.choice(ready)
    if rng.random() < 0.15:
        return rng.choice(discards)
    return nearest(rng, deal.table.places[seat], discards)


def act_of(action: Action) -> Act:
    return Act(action.name, action.tile, tuple(action.using), action.declare)


def watched(rng: random.Random, deal: Deal, referee: Referee) -> None:
    """Plays a deal out; at every decision the referee knows who is asked, and what is offered."""
    shy = rng.random() < 0.4
    while not deal.over:
        offers = {seat: deal.offers(seat) for seat in range(4)}
        found = {seat: {act_of(each) for each in some} for seat, some in offers.items() if some}
        if found != referee.asked:
            log = [msgspec.to_builtins(event) for event in deal.log[-5:]]
            raise Verdict(f"offers {found}, and not {referee.asked}, after {log}")
        assert sorted(deal.waiting_for()) == sorted(referee.asked)
        assert all(len(some) == len(set(some)) for some in offers.values())
        seat = rng.choice(deal.waiting_for())
        action = lively(rng, deal, seat, shy=shy)
        deal.act(seat, action)
        referee.act(seat, act_of(action))
    assert not referee.asked
    same_events([json.loads(msgspec.json.encode(event)) for event in deal.log], referee.log)


def rules_of(options: dict[str, Any]) -> tuple[Rulebook, dict[str, Any]]:
    rules = rulebook("popular", **options)
    return rules, msgspec.to_builtins(rules.options)


def a_random_deal(seed: int) -> Counter[str]:
    """A deal off a shuffled wall."""
    rng = random.Random(seed)
    rules, options = rules_of(some_options(rng))
    own, wind = seed_from(seed), rng.randrange(4)
    referee = Referee(options, wall_of(own), wind, dice_of(own))
    watched(rng, Deal(rules, own, round_wind=wind), referee)
    return referee.reached


def a_rich_deal(seed: int) -> Counter[str]:
    """A deal off a wall that makes rare things likely."""
    rng = random.Random(seed)
    rules, options = rules_of(some_options(rng))
    indicator = rng.randrange(34) if options["jokers"] else None
    wild = None if indicator is None else neighbour(indicator, options["joker_direction"])
    wall, wind = rich_wall(rng, indicator, wild), rng.randrange(4)
    referee = Referee(options, wall, wind, SIXES)
    watched(rng, Deal(rules, wall=list(wall), round_wind=wind), referee)
    return referee.reached


def a_match(seed: int) -> Counter[str]:
    """A match from its record alone, finished or not."""
    rng = random.Random(seed)
    rules, _ = rules_of(some_options(rng))
    match = Match(rules, seed_from(seed), b"salt")
    for _ in range(rng.choice((1, 2, 5, 5, 9))):
        if match.over:
            break
        deal = match.next_deal()
        while not deal.over:
            seat = rng.choice(deal.waiting_for())
            deal.act(seat, lively(rng, deal, seat))
        match.finish()
    assert [tuple(row) for row in match.standings()] == standings(list(match.points))
    return judge_match(json.loads(write(record_of(match, ["A", "B", "C", "D"]))))


@pytest.mark.parametrize(
    ("judged", "number"), [(a_random_deal, 60), (a_rich_deal, 100), (a_match, 12)]
)
def test_the_referee_agrees(judged: Any, number: int) -> None:
    first = random.randrange(10**9) if SOAK > 1 else 0
    for seed in range(first, first + number * SOAK):
        try:
            judged(seed)
        except AssertionError as wrong:
            raise Verdict(f"{judged.__name__}({seed}): {wrong}") from wrong
