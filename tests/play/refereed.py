"""Deals and matches that a referee watches: every offer and every event is compared with his."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.match import Match
from sparrows.play.record import record_of, write
from sparrows.play.rulebook import Rulebook
from sparrows.rulebooks import rulebook
from tests.oracles.hearing import (
    CHOWS,
    Disagreement,
    MatchReferee,
    Obj,
    Referee,
    act_of,
    agree,
    compare,
    judge,
)
from tests.play.random_deals import chosen


class Temper(NamedTuple):
    """How likely a player wins, claims or declares, calls a win blindly, comes nearer to ready."""

    wins: float
    claims: float
    calls: float
    nears: float

    @classmethod
    def some(cls, rng: random.Random) -> Temper:
        nears = rng.choice((0, 0.8, 0.97, 0.97))
        return cls(rng.choice((0.3, 0.9, 1)), rng.choice((0.1, 0.6, 0.95)), 0.02, nears)

    def choice(self, rng: random.Random, deal: Deal, seat: int) -> Action:
        offers = deal.offers(seat)
        named = {action.name: action for action in offers}
        blind = deal.parts.lets_call_falsely
        if "win" in named and rng.random() < (self.calls if blind else self.wins):
            return named["win"]
        if "void" in named:
            return void(rng, offers)
        special = [action for action in offers if action.name not in ("win", "pass", "discard")]
        if special and rng.random() < self.claims:
            return rng.choice(special)
        nearer = chosen(rng, deal, seat, "patient")
        if nearer.name != "win" and rng.random() < self.nears:
            return nearer
        return rng.choice([action for action in offers if action.name != "win"])


def void(rng: random.Random, offers: Sequence[Action]) -> Action:
    """Mostly a suit of which the fewest kinds are held; a card where one may be laid."""
    cards = [action for action in offers if action.name == "void-card"]
    if rng.random() < 0.2:
        return rng.choice(offers)
    suits = [[action for action in offers if action.tile // 9 == suit] for suit in range(3)]
    return rng.choice(cards or min(filter(None, suits), key=len))


def plain(thing: Any) -> Any:
    return msgspec.to_builtins(thing)


def watch(deal: Deal, referee: Referee, rng: random.Random, where: str = "") -> None:
    """Plays a deal to its end; the referee agrees on each offer and on what follows from each."""
    tempers = {seat: Temper.some(rng) for seat in referee.seats}
    while not deal.over:
        waiting = referee.waiting()
        agree(f"{where}, who is asked", sorted(waiting), sorted(deal.waiting_for()))
        for seat in referee.seats:
            offers = [act_of(plain(action)) for action in deal.offers(seat)]
            agree(f"{where}, offers twice", len(set(offers)), len(offers))
            wanted = waiting.get(seat, set())
            if missing := wanted ^ set(offers):
                holds = referee.hands[seat], referee.melds[seat]
                raise Disagreement(f"{where}, one of us offers {missing} to seat {seat}: {holds}")
        seat = rng.choice(sorted(waiting))
        action = tempers[seat].choice(rng, deal, seat)
        start = len(deal.log)
        deal.act(seat, action)
        follows = [plain(event) for event in deal.log[start:]]
        compare(referee.act(seat, act_of(plain(action))), follows, f"{where}, {seat} {action}")
    agree(f"{where}, the end", referee.over, True)


def watch_match(match: Match, referee: MatchReferee, rng: random.Random, most: int) -> None:
    """Plays up to so many deals of a match; then the referee judges its record alone."""
    for number in range(most):
        if match.over:
            break
        deal = match.next_deal()
        agree("the players", referee.order, list(match.order_from(match.dealer)))
        agree("the round", referee.round, match.round)
        first, judging = referee.begin()
        compare([first, *judging.events], [plain(event) for event in deal.log], f"deal {number}")
        watch(deal, judging, rng, f"deal {number}")
        match.finish()
        referee.finish(judging)
        agree("the end of the match", referee.over, match.over)
        agree("the standings", referee.standings(), match.standings())
    record = msgspec.json.decode(write(record_of(match, list("ABCD")[: match.players])))
    judge(type(referee)(referee.options, referee.seed), record)


def some_options(
    rng: random.Random, name: str, choices: dict[str, Sequence[Any]], changed: float = 0.35
) -> Rulebook:
    """The rulebook with some of its options changed."""
    while True:
        options = {
            option: rng.choice(values)
            for option, values in choices.items()
            if rng.random() < changed
        }
        try:
            return rulebook(name, **options)
        except ValueError:
            continue  # these do not go together


def stacked(rng: random.Random, tiles: Sequence[int], players: int, voids: bool) -> list[int]:
    """A wall that deals hands near to a win: each of chosen suits, some of it spoilt."""
    pool = list(tiles)
    rng.shuffle(pool)
    hands = [near_hand(rng, pool, voids) for _ in range(players)]
    for hand in hands[1:]:
        pool.append(hand.pop())
    rng.shuffle(pool)
    wall = []
    for start, end in ((0, 4), (4, 8), (8, 12), (12, 13)):
        for hand in hands:
            wall += hand[start:end]
    return [*wall, hands[0][13], *pool]


def near_hand(rng: random.Random, pool: list[int], voids: bool) -> list[int]:
    """Fourteen tiles out of the pool: sets and a pair, or pairs, up to three of them spoilt."""
    suits = rng.sample(range(3), rng.choice((1, 2, 2))) if voids else rng.sample(range(4), 3)
    hand: list[int] = []
    pungs = rng.choice((0.1, 0.5, 0.9))
    groups = [3] * 4 + [2] if rng.random() < 0.85 else [2] * 7
    for size in groups:
        for _ in range(200):
            first = rng.choice(pool)
            group = [first] * size
            if size == 3 and rng.random() > pungs:
                group = list(rng.choice(CHOWS))
            if all(tile // 9 in suits and pool.count(tile) >= group.count(tile) for tile in group):
                for tile in group:
                    pool.remove(tile)
                hand += group
                break
    spoilt = rng.choice((0, 1, 1, 2, 3))
    rng.shuffle(hand)
    for _ in range(min(spoilt, len(hand))):
        pool.insert(0, hand.pop())
    while len(hand) < 14:
        at = rng.randrange(len(pool))
        if voids and len(hand) < 13 and rng.random() < 0.6 and pool[at] // 9 not in suits:
            continue
        hand.append(pool.pop(at))
    rng.shuffle(hand)
    return hand


def watch_stacked(
    rules: Rulebook,
    wall: list[int],
    referee: Callable[[Obj, Sequence[int]], Referee],
    rng: random.Random,
) -> Referee:
    """A deal on a wall that was put together."""
    deal, judging = Deal(rules, wall=list(wall)), referee(plain(rules.options), wall)
    compare(judging.events, [plain(event) for event in deal.log[1:]], "the deal")
    watch(deal, judging, rng, "the deal")
    return judging
