"""Deals of popular before a referee who knows the specification alone."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from sparrows.play.actions import WIN, Action
from sparrows.play.deal import Deal
from sparrows.play.events import Dealt, Drew, Event, KongConcealed
from sparrows.play.match import Match
from sparrows.play.record import record_of, write
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.shuffle import seed_from
from sparrows.play.table import ROB
from sparrows.rulebooks import rulebook
from sparrows.testing.deals import choices, nearest_discard
from sparrows.testing.laws import settles_again
from tests.conftest import SOAK
from tests.oracles.referee_popular import WINDS, Act, Referee, Verdict, neighbour, plain
from tests.oracles.referee_popular_match import (
    dice_of,
    judge_match,
    same_events,
    standings,
    wall_of,
)
from tests.play.rich_positions import rich_position
from tests.play.rich_walls import rich_wall

pytestmark = pytest.mark.no_cover  # see tests/conftest.py

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
GOLDEN = Path(__file__).parents[1] / "replays" / "popular.json"
# Clauses that are sure to have a say, and what else does where there are many more deals.
FROM_THE_DEAL = """
3.10 4.2 4.3 4.4 4.7 4.8 5.1 5.3 5.4 6.4 6.5 6.6 6.9 6.10 7.3 7.4 7.6 7.7 8.1 8.2 8.3 8.8
9.2 9.3 9.8 9.9 11.2 11.3 11.4 11.8 11.8-lost 12.4 12.5 15.1 15.2 15.4 16.1
17.2 17.3-10 17.3-20 17.5 17.14 17.14-claim 17.15 17.15-ready
"""
SELDOM_FROM_THE_DEAL = """
6.11 6.12 6.15 11.5 11.6 12.3 blessing-of-earth blessing-of-human kong-replacement last-draw
last-discard last-of-kind
"""
FROM_THE_MIDDLE = "6.15 7.4 7.10 7.12 8.8 11.4 11.5 12.3 17.3-10 17.3-20 17.14 17.14-claim"
SELDOM_FROM_THE_MIDDLE = "6.11 6.12 7.9 7.10-declined 9.20 11.5-refused 11.6 12.1"


class Temper(NamedTuple):
    """How players take a deal: who wins seldom lets it go on."""

    wins: float
    declares: float
    errs: float  # calls a win that is none


def some_options(rng: random.Random) -> dict[str, Any]:
    """Every option of the rulebook with one of its values, jokers in half of the games."""
    found = {name: rng.choice(values) for name, values in choices("popular").items()}
    return found | {"jokers": rng.random() < 0.5}


def some_temper(rng: random.Random) -> Temper:
    return Temper(rng.choice((1, 1, 0.05)), rng.choice((0, 0.4, 0.9)), rng.choice((0, 0.03, 0.3)))


def lively(rng: random.Random, deal: Deal, seat: Seat, temper: Temper) -> Action:
    """Somebody who likes kongs and claims, robs kongs, and wants to be ready."""
    offers = deal.offers(seat)
    if WIN in offers and len(offers) > 1:
        wrong = deal.calls_falsely(seat)
        eager = temper.errs if wrong else temper.wins
        if (wrong or deal.table.phase != ROB) and rng.random() > eager:
            offers = [action for action in offers if action != WIN]
    discards = [action for action in offers if action.name == "discard"]
    others = [action for action in offers if action.name != "discard"]
    likes = [LIKES[action.name] for action in others]
    if others and rng.random() * (sum(likes) + bool(discards)) < sum(likes):
        return rng.choices(others, likes)[0]
    ready = [action for action in discards if action.declare]
    if ready and rng.random() < temper.declares:
        return rng.choice(ready)
    if rng.random() < 0.15:
        return rng.choice(discards)
    return nearest_discard(rng, deal.table.places[seat], discards)


def act_of(action: Action) -> Act:
    return Act(action.name, action.tile, tuple(action.using), action.declare)


def watched(rng: random.Random, deal: Deal, referee: Referee) -> None:
    """Plays a deal out; at every decision the referee knows who is asked, and what is offered."""
    temper = some_temper(rng)
    while not deal.over:
        offers = {seat: deal.offers(seat) for seat in range(4)}
        found = {seat: {act_of(each) for each in some} for seat, some in offers.items() if some}
        if found != referee.asked:
            log = [msgspec.to_builtins(event) for event in deal.log[-5:]]
            raise Verdict(f"offers {found}, and not {referee.asked}, after {log}")
        assert sorted(deal.waiting_for()) == sorted(referee.asked)
        assert all(len(some) == len(set(some)) for some in offers.values())
        seat = rng.choice(deal.waiting_for())
        action = lively(rng, deal, seat, temper)
        deal.act(seat, action)
        referee.act(seat, act_of(action))
    assert not referee.asked
    log = deal.log[-len(referee.log) :]
    same_events([written(event) for event in log], referee.log)
    for event in log:
        seen_rightly(event)
    settles_again(deal)


def written(event: Event) -> dict[str, Any]:
    """An event as a record has it."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(event))
    return found


def seen_rightly(event: Event) -> None:
    """POP-5.15, 7.6: hands, draws and concealed kongs are hidden from the others, nothing else."""
    hidden = isinstance(event, Dealt | Drew | KongConcealed)
    for seat in range(4):
        seen: Any = event.seen_by(seat)
        if hidden and seat != event.seat:
            tiles = getattr(seen, "tiles", None) or [seen.tile]
            assert set(tiles) == {-2}, f"{WINDS[seat]} sees {seen}"
        elif seen != event:
            assert plain(written(seen)) == plain(written(event))


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


def a_position(seed: int) -> Counter[str]:
    """A deal from the middle on."""
    rng = random.Random(seed)
    rules, options = rules_of(some_options(rng))
    deal, referee = rich_position(rng, rules, options, rng.randrange(4))
    watched(rng, deal, referee)
    return referee.reached


def play_on(rng: random.Random, deal: Deal, temper: Temper, most: int) -> None:
    """Plays a deal to its end, or so many decisions of it."""
    for _ in range(most):
        if deal.over:
            break
        seat = rng.choice(deal.waiting_for())
        deal.act(seat, lively(rng, deal, seat, temper))


def a_match(seed: int) -> Counter[str]:
    """A match from its record alone, finished or not."""
    rng = random.Random(seed)
    length = {"deals": rng.choice((0, 1, 3, 17)), "rounds": rng.choice((1, 2, 5))}
    rules, _ = rules_of(some_options(rng) | length)
    match, temper = Match(rules, seed_from(seed), b"salt"), some_temper(rng)
    for _ in range(rng.choice((1, 2, 4, 5, 9, 17))):
        if not match.over:
            play_on(rng, match.next_deal(), temper, 1000)
            match.finish()
    if not match.over and rng.random() < 0.3:
        play_on(rng, match.next_deal(), temper, 20)
    assert [tuple(row) for row in match.standings()] == standings(list(match.points))
    return judge_match(json.loads(write(record_of(match, ["A", "B", "C", "D"]))))


@pytest.mark.parametrize(
    ("judged", "number", "often", "seldom"),
    [
        (a_random_deal, 40, "", ""),
        (a_rich_deal, 100, FROM_THE_DEAL, SELDOM_FROM_THE_DEAL),
        (a_position, 200, FROM_THE_MIDDLE, SELDOM_FROM_THE_MIDDLE),
        (a_match, 12, "16.2", "2.3 2.5 16.5"),
    ],
    ids=["random-deals", "rich-deals", "positions", "matches"],
)
def test_the_referee_agrees(
    judged: Callable[[int], Counter[str]], number: int, often: str, seldom: str
) -> None:
    reached: Counter[str] = Counter()
    for seed in range(number * SOAK):
        try:
            reached += judged(seed)
        except AssertionError as wrong:
            raise Verdict(f"{judged.__name__}({seed}): {wrong}") from wrong
    wanted = {*often.split(), *(seldom.split() if SOAK > 1 else [])}
    assert not wanted - reached.keys()


def golden() -> dict[str, Any]:
    record: dict[str, Any] = json.loads(GOLDEN.read_bytes())
    return record


def test_the_referee_agrees_with_the_golden_replay() -> None:
    assert judge_match(golden())["16.1"] == 3


def events_of(record: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [event for deal in record["deals"] for event in deal["events"] if event["event"] == kind]


def pays_more(record: dict[str, Any]) -> None:
    events_of(record, "paid")[0]["payments"][0]["points"] += 1


def wins_more(record: dict[str, Any]) -> None:
    events_of(record, "won")[0]["value"] += 1


def draws_another(record: dict[str, Any]) -> None:
    events_of(record, "drew")[3]["tile"] ^= 1


def decides_against_the_rules(record: dict[str, Any]) -> None:
    record["deals"][0]["decisions"][0][1]["declare"] = "ready"


def says_nothing_at_the_end(record: dict[str, Any]) -> None:
    record["deals"][-1]["events"].pop()


def deals_twice(record: dict[str, Any]) -> None:
    record["deals"][1]["players"] = record["deals"][0]["players"]


def stays_in_the_round(record: dict[str, Any]) -> None:
    record["deals"][2]["round"] = 1


def plays_on(record: dict[str, Any]) -> None:
    record["over"] = False


def finds_a_point(record: dict[str, Any]) -> None:
    record["points"][0] += 1


def changes_the_salt(record: dict[str, Any]) -> None:
    record["header"]["salt"] = "00"


@pytest.mark.parametrize(
    "tamper",
    [
        pays_more,
        wins_more,
        draws_another,
        decides_against_the_rules,
        says_nothing_at_the_end,
        deals_twice,
        stays_in_the_round,
        plays_on,
        finds_a_point,
        changes_the_salt,
    ],
)
def test_the_referee_notices(tamper: Callable[[dict[str, Any]], None]) -> None:
    record = golden()
    tamper(record)
    with pytest.raises(Verdict):
        judge_match(record)
