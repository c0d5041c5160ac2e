"""Whole deals with log, views and offers, beside riichienv (Rust) and others; their weight."""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Callable
from itertools import count
from statistics import mean
from typing import Any

from bench.effort import Effort
from bench.figure import KB, PER_SECOND, Figure, Target, ratio
from bench.hands import SEED
from bench.peers import RIICHIENV, pymahjong, riichienv, rlcard
from bench.timing import Work, speeds, yardstick
from sparrows import Deal, Rulebook, rulebook
from sparrows.bots.playing import play_out, seated
from sparrows.play.shuffle import seed_from

RANDOM, GREEDY = ratio(5, 8), ratio(6, 15)
DEAL_KB = Target(200)
WEIGHED = 20
YARDSTICK = "yardstick"
WITH_LOG = "riichienv with its log"


def random_deal(rules: Rulebook, number: int, choice: Any) -> Deal:
    """Who is asked looks at their view and picks an offer."""
    deal = Deal(rules, seed_from(number))
    while not deal.over:
        for seat in deal.waiting_for():
            deal.view(seat)
            deal.act(seat, choice(deal.offers(seat)))
    return deal


def blind_deal(rules: Rulebook, number: int, choice: Any) -> Deal:
    """Who is asked picks an offer and does not look."""
    deal = Deal(rules, seed_from(number))
    while not deal.over:
        for seat in deal.waiting_for():
            deal.act(seat, choice(deal.offers(seat)))
    return deal


def random_work(rules: Rulebook, play: Callable[[Rulebook, int, Any], Deal]) -> Work:
    numbers = count()
    choice = random.Random(SEED).choice

    def work() -> int:
        play(rules, next(numbers), choice)
        return 1

    return work


def greedy_work(rules: Rulebook) -> Work:
    """A deal of four greedy bots, each with its own view."""
    numbers = count()

    def work() -> int:
        seed = seed_from(next(numbers))
        play_out(Deal(rules, seed), seated(rules, ("greedy",) * len(rules.seats), seed))
        return 1

    return work


def riichienv_random(*, log: bool) -> Work:
    """A random deal of riichi; who is asked gets an observation."""
    env = riichienv.RiichiEnv(skip_mjai_logging=not log)
    choice = random.Random(SEED).choice

    def work() -> int:
        seen = env.reset()
        while not env.done():
            seen = env.step({seat: choice(each.legal_actions()) for seat, each in seen.items()})
        return 1

    return work


def riichienv_greedy() -> Work:
    """A deal of riichi by players who win when they can and discard towards ready."""
    env = riichienv.RiichiEnv(skip_mjai_logging=True)
    kinds = riichienv.ActionType
    wins = (kinds.TSUMO, kinds.RON)

    def decided(seen: Any) -> Any:
        legal = seen.legal_actions()
        best, nearest = None, 99
        for action in legal:
            if action.action_type in wins:
                return action
            if action.action_type == kinds.DISCARD:
                rest = seen.hand[:]
                rest.remove(action.tile)
                away = riichienv.calculate_shanten(rest)
                if away < nearest:
                    best, nearest = action, away
        if best is not None:
            return best
        return next((each for each in legal if each.action_type == kinds.PASS), legal[0])

    def work() -> int:
        seen = env.reset()
        while not env.done():
            seen = env.step({seat: decided(each) for seat, each in seen.items()})
        return 1

    return work


def pymahjong_random() -> Work:
    """A random deal of riichi, in C++; who is asked gets an observation."""
    env = pymahjong.MahjongEnv()
    choice = random.Random(SEED).choice
    numbers = count()

    def work() -> int:
        env.reset(oya=next(numbers) % 4, game_wind="east")
        while not env.is_over():
            player = env.get_curr_player_id()
            env.get_obs(player)
            env.step(player, choice(env.get_valid_actions()))
        return 1

    return work


def rlcard_random() -> Work:
    """A random deal of a plain game, in Python."""
    env = rlcard.make("mahjong", config={"seed": 3})
    choice = random.Random(SEED).choice

    def work() -> int:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
        return 1

    return work


def their_random() -> dict[str, Work]:
    """Of all peers that are installed."""
    found = {}
    if riichienv is not None:
        found[RIICHIENV] = riichienv_random(log=False)
        found[WITH_LOG] = riichienv_random(log=True)
    if pymahjong is not None:
        found["pymahjong"] = pymahjong_random()
    if rlcard is not None:
        found["rlcard"] = rlcard_random()
    return found


def beside_riichienv(
    measure: str, speed: dict[str, float], case: str, target: Target | None = None
) -> Figure:
    """A case of ours; beside the yardstick where riichienv is not installed."""
    if RIICHIENV not in speed:
        return Figure(measure, speed[case], PER_SECOND, speed[YARDSTICK])
    return Figure(measure, speed[case], PER_SECOND, speed[RIICHIENV], RIICHIENV, target)


def random_figures(books: dict[str, Rulebook], effort: Effort) -> list[Figure]:
    """Each rulebook beside riichienv, and their mean beside every peer."""
    looking = {name: random_work(rules, random_deal) for name, rules in books.items()}
    blind = {f"blind {name}": random_work(rules, blind_deal) for name, rules in books.items()}
    theirs = their_random()
    speed = speeds({**looking, **blind, **theirs, YARDSTICK: yardstick()}, effort)
    average = mean(speed[name] for name in books)
    label = "random deals, mean of five"
    return [
        *(beside_riichienv(f"random deals {name}", speed, name, RANDOM) for name in books),
        *(Figure(label, average, PER_SECOND, speed[peer], peer) for peer in theirs),
        *(
            beside_riichienv(f"random deals {name}, no views", speed, f"blind {name}")
            for name in books
        ),
    ]


def greedy_figures(books: dict[str, Rulebook], effort: Effort) -> list[Figure]:
    ours = {name: greedy_work(rules) for name, rules in books.items()}
    theirs = {RIICHIENV: riichienv_greedy()} if riichienv is not None else {}
    speed = speeds({**ours, **theirs, YARDSTICK: yardstick()}, effort)
    return [beside_riichienv(f"greedy deals {name}", speed, name, GREEDY) for name in books]


def weight_figure(name: str, effort: Effort) -> Figure:
    """The memory that a finished deal holds, its log and four views included."""
    rules = rulebook(name)
    choice = random.Random(SEED).choice
    random_deal(rules, 0, choice)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    deals = [random_deal(rules, number, choice) for number in range(effort.number(WEIGHED))]
    weight = (tracemalloc.get_traced_memory()[0] - before) / len(deals) / 1024
    tracemalloc.stop()
    return Figure(f"memory of a deal, {name}", weight, KB, target=DEAL_KB)


def figures(effort: Effort) -> list[Figure]:
    books = {name: rulebook(name) for name in effort.books}
    return [
        *random_figures(books, effort),
        *greedy_figures(books, effort),
        *(weight_figure(name, effort) for name in effort.books),
    ]
