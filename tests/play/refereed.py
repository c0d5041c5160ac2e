"""Deals and matches that a referee watches: every offer and every event is compared."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec
import pytest

from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.match import Match
from sparrows.play.record import record_of, write
from sparrows.play.rulebook import Rulebook
from sparrows.rulebooks import rulebook
from sparrows.testing.deals import chosen
from sparrows.testing.laws import settles_again
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
from tools.golden_replays import path

OfAMatch = TypeVar("OfAMatch", bound=MatchReferee)
CHAOS = (0, 3, 6, 10, 13, 16, 20, *range(27, 34))  # 147m 258p 3s and every honour


class Temper(NamedTuple):
    """How likely a player wins, claims or declares, calls a win blindly, comes nearer to ready."""

    wins: float
    claims: float
    calls: float
    nears: float

    @classmethod
    def some(cls, rng: random.Random) -> Temper:
        nears = rng.choice((0, 0.8, 0.97, 0.97))
        return cls(rng.choice((0.2, 0.6, 0.95)), rng.choice((0.1, 0.6, 0.95)), 0.02, nears)

    def choice(self, rng: random.Random, deal: Deal, seat: int, right: Collection[int]) -> Action:
        """What this player does; `right` are those for whom a win would be one.

        Blind calls come more often where somebody else is right, for the order of calls matters.
        """
        offers = deal.offers(seat)
        named = {action.name: action for action in offers}
        blind = 10 * self.calls if right else self.calls
        if "win" in named and rng.random() < (self.wins if seat in right else blind):
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


WINNERS = Temper(wins=1, claims=0.5, calls=0, nears=1)  # who end deals soon


def void(rng: random.Random, offers: Sequence[Action]) -> Action:
    """Mostly a suit of which the fewest kinds are held; a card where one may be laid."""
    cards = [action for action in offers if action.name == "void-card"]
    if rng.random() < 0.2:
        return rng.choice(offers)
    suits = [[action for action in offers if action.tile // 9 == suit] for suit in range(3)]
    return rng.choice(cards or min(filter(None, suits), key=len))


def plain(thing: Any) -> Any:
    return msgspec.to_builtins(thing)


def watch(
    deal: Deal, referee: Referee, rng: random.Random, where: str = "", temper: Temper | None = None
) -> None:
    """Plays a deal to its end; the referee agrees on each offer and on what follows from each."""
    tempers = {seat: temper or Temper.some(rng) for seat in referee.seats}
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
        action = tempers[seat].choice(
            rng, deal, seat, [one for one in waiting if referee.right(one)]
        )
        start = len(deal.log)
        deal.act(seat, action)
        follows = [plain(event) for event in deal.log[start:]]
        compare(referee.act(seat, act_of(plain(action))), follows, f"{where}, {seat} {action}")
    agree(f"{where}, the end", referee.over, True)
    settles_again(deal)


def watch_match(
    rules: Rulebook,
    referees: Callable[[Obj, bytes], MatchReferee],
    rng: random.Random,
    most: int,
    temper: Temper | None = None,
) -> MatchReferee:
    """Plays up to so many deals of a match; then another referee judges its record alone."""
    options, seed = plain(rules.options), rng.randbytes(32)
    match, referee = Match(rules, seed, b"salt"), referees(options, seed)
    for number in range(most):
        if match.over:
            break
        deal = match.next_deal()
        agree("the players", referee.order, list(match.order_from(match.dealer)))
        agree("the round", referee.round, match.round)
        first, judging = referee.begin()
        compare([first, *judging.events], [plain(event) for event in deal.log], f"deal {number}")
        watch(deal, judging, rng, f"deal {number}", temper)
        match.finish()
        referee.finish(judging)
        agree("the end of the match", referee.over, match.over)
        agree("the standings", referee.standings(), match.standings())
    record = msgspec.json.decode(write(record_of(match, list("ABCD")[: match.players])))
    judge(referees(options, seed), record)
    return referee


def some_options(
    rng: random.Random, name: str, choices: Mapping[str, Sequence[Any]], changed: float = 0.35
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
    """A wall that deals hands near to a win, in two suits where one has to be void.

    Mostly all wait for one tile, one perhaps with a pair of it; the dealer may have it to give, and
    its other copies come soon, or last of all together with jokers and flowers.
    """
    pool = list(tiles)
    rng.shuffle(pool)
    wanted = rng.choice(CHOWS)[rng.randrange(3)] if rng.random() < 0.8 else None
    holder = rng.randrange(1, players + 2)
    giver = 0 if wanted is not None and rng.random() < 0.6 else None
    hands = []
    for seat in range(players):
        own = None if seat == giver else wanted
        hands.append(near_hand(rng, pool, own, seat == holder, voids))
    if giver == 0 and wanted in pool:
        pool.remove(wanted)
        pool.append(hands[0][-1])
        hands[0][-1] = wanted
    for hand in hands[1:]:
        pool.append(hand.pop())
    rng.shuffle(pool)
    late = rng.random() < 0.3
    moved = [tile for tile in pool if tile == wanted or (tile >= 34 and late)]
    pool = [tile for tile in pool if tile not in moved]
    size = len(pool)
    for tile in moved:
        pool.insert(size - rng.randrange(6) if late else rng.randrange(16), tile)
    return dealing(hands, pool)


def dealing(hands: Sequence[Sequence[int]], rest: Sequence[int]) -> list[int]:
    """The wall that deals these hands, the dealer's of fourteen tiles, and goes on like this."""
    blocks = [hand[at : at + 4] for at in (0, 4, 8) for hand in hands]
    blocks += [hand[12:13] for hand in hands]
    return [*(tile for block in blocks for tile in block), hands[0][13], *rest]


def near_hand(
    rng: random.Random, pool: list[int], wanted: int | None, pair: bool, voids: bool
) -> list[int]:
    """Fourteen tiles out of the pool, the last ones by chance: sets and a pair, or seven pairs."""
    suits = rng.sample(range(3), rng.choice((1, 2, 2))) if voids else rng.sample(range(4), 3)
    hand: list[int] = []
    if wanted is not None:
        suits = [wanted // 9, *suits][: 2 if voids else 3]
        beside = [[tile for tile in chow if tile != wanted] for chow in CHOWS if wanted in chow]
        take(pool, hand, [wanted] * 2 if pair else rng.choice(beside))
    pungs = rng.choice((0.1, 0.5, 0.9))
    sizes = [2] * 7 if rng.random() < 0.15 else [3] * (4 - bool(hand)) + [2]
    for size in sizes:
        for _ in range(200):
            group = [rng.choice(pool)] * size
            if size == 3 and rng.random() > pungs:
                group = list(rng.choice(CHOWS))
            fits = all(tile // 9 in suits and tile != wanted for tile in group)
            if fits and take(pool, hand, group):
                break
    if not voids and rng.random() < 0.05:
        pool += hand
        hand = []
        take(pool, hand, CHAOS)
    spoilt = rng.choice((0, 1, 1, 2, 3)) if wanted is None else rng.choice((0, 0, 1))
    for _ in range(min(max(spoilt, len(hand) - 14), len(hand))):
        pool.append(hand.pop(rng.randrange(len(hand))))
    while len(hand) < 14:
        at = rng.randrange(len(pool))
        if not voids or pool[at] // 9 in suits or rng.random() < 0.6:
            hand.append(pool.pop(at))
    return hand


def take(pool: list[int], hand: list[int], group: Sequence[int]) -> bool:
    """The group goes from the pool to the hand, if the pool has it."""
    if any(pool.count(tile) < group.count(tile) for tile in group):
        return False
    for tile in group:
        pool.remove(tile)
    hand += group
    return True


def watch_stacked(
    rules: Rulebook,
    wall: list[int],
    referee: Callable[[Obj, Sequence[int]], Referee],
    rng: random.Random,
    temper: Temper | None = None,
) -> Referee:
    """A deal on a wall that was put together."""
    deal, judging = Deal(rules, wall=list(wall)), referee(plain(rules.options), wall)
    compare(judging.events, [plain(event) for event in deal.log[1:]], "the deal")
    watch(deal, judging, rng, "the deal", temper)
    return judging


def unmet(request: pytest.FixtureRequest, saw: Counter[str]) -> set[str]:
    """The clauses that a test names and no deal of it came to."""
    named = [mark.args for mark in request.node.iter_markers("clause")]
    return {clause for ids in named for clause in ids} - set(saw)


# Changes that make a record untrue, each with what it does to the first deal.


def other_points(deal: Obj) -> None:
    next(event for event in deal["events"] if event["event"] == "paid")["payments"][0][
        "points"
    ] += 1


def other_dealer(deal: Obj) -> None:
    deal["events"][-1]["next_dealer"] = (deal["events"][-1]["next_dealer"] + 1) % 4


def other_tile(deal: Obj) -> None:
    draws = [event for event in deal["events"] if event["event"] == "drew"]
    one = draws[0]
    other = next(event for event in draws if event["tile"] != one["tile"])
    one["tile"], other["tile"] = other["tile"], one["tile"]


def other_die(deal: Obj) -> None:
    deal["events"][0]["dice"][0][0] = 7 - deal["events"][0]["dice"][0][0]


def other_seats(deal: Obj) -> None:
    deal["players"][0], deal["players"][1] = deal["players"][1], deal["players"][0]


def decision_left_out(deal: Obj) -> None:
    del deal["decisions"][len(deal["decisions"]) // 2]


def event_left_out(deal: Obj) -> None:
    del deal["events"][len(deal["events"]) // 2]


UNTRUE = (
    *(other_points, other_dealer, other_tile, other_die, other_seats),
    *(decision_left_out, event_left_out),
)


def golden(rules: str, referee: Callable[[Obj, bytes], OfAMatch]) -> tuple[OfAMatch, Obj]:
    """The match that is kept of a rulebook, and who is to judge it."""
    record = msgspec.json.decode(path(rules).read_bytes())
    header = record["header"]
    return referee(header["options"], bytes.fromhex(header["seed"])), record
