"""Whole deals: random and greedy ones beside riichienv (Rust), and what a deal weighs."""

from __future__ import annotations

import random
import time
import tracemalloc
from itertools import count
from typing import Any

from bench.hands import SEED
from bench.timing import Row, Work, speeds
from sparrows import RULEBOOKS, rulebook
from sparrows.bots.playing import play_out, seated
from sparrows.bots.simulate import simulated
from sparrows.bots.work import in_order
from sparrows.play.deal import Deal
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import seed_from

try:
    import riichienv
except ImportError:  # the peer is not there for every platform
    riichienv = None

PEER = "riichienv"
RANDOM_TARGET, GREEDY_TARGET = 1.5, 3.0
DEAL_KB = 200
TWO_JOBS = 1.8
SIMULATED = 2000  # long enough that the start of a process does not tell


def random_work(rules: Rulebook) -> Work:
    """A random deal through the public API, with its log."""
    numbers = count()
    choice = random.Random(SEED).choice

    def work() -> int:
        deal = Deal(rules, seed_from(next(numbers)))
        while not deal.over:
            for seat in deal.waiting_for():
                deal.act(seat, choice(deal.offers(seat)))
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


def their_random_work() -> Work:
    """A random deal of riichi, logging off."""
    env = riichienv.RiichiEnv(skip_mjai_logging=True)
    choice = random.Random(SEED).choice

    def work() -> int:
        seen = env.reset()
        while not env.done():
            seen = env.step({seat: choice(each.legal_actions()) for seat, each in seen.items()})
        return 1

    return work


def their_greedy_work() -> Work:
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


def deal_rows(measure: str, ours: dict[str, Work], theirs: Work | None, target: float) -> list[Row]:
    """A row for each rulebook, beside the peer if it is there."""
    cases = ours if theirs is None else {**ours, PEER: theirs}
    speed = speeds(cases)
    found = []
    for name in ours:
        label = f"{measure} {name}"
        shown = f"{speed[name]:,.0f} /s"
        if theirs is None:
            found.append(Row(label, shown, "", "", True))
            continue
        ratio = speed[name] / speed[PEER]
        holds = ratio >= target
        found.append(Row(label, shown, f"{ratio:.2f}× {PEER}", f"≥ {target:g}×", holds))
    return found


def weight_row(name: str) -> Row:
    """The memory that a finished deal holds, its log and four views included."""
    work = random_work(rulebook(name))
    work()
    rng = random.Random(SEED)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    deals = []
    for number in range(20):
        deal = Deal(rulebook(name), seed_from(number))
        while not deal.over:
            for seat in deal.waiting_for():
                deal.view(seat)
                deal.act(seat, rng.choice(deal.offers(seat)))
        deals.append(deal)
    weight = (tracemalloc.get_traced_memory()[0] - before) / len(deals) / 1024
    tracemalloc.stop()
    target = f"≤ {DEAL_KB} KB"
    return Row(f"memory of a deal, {name}", f"{weight:.0f} KB", "", target, weight <= DEAL_KB)


def jobs_row() -> Row:
    """The same simulation on one process and on two."""
    setting = (rulebook("zung-jung"), (seed_from(SEED), ("greedy",) * 4, False))
    spent = {}
    for jobs in (1, 2):
        start = time.perf_counter()
        for _ in in_order(simulated, setting, range(SIMULATED), jobs):
            pass
        spent[jobs] = time.perf_counter() - start
    ratio = spent[1] / spent[2]
    shown = f"{SIMULATED / spent[2]:,.0f} /s"
    target = f"≥ {TWO_JOBS:g}×"
    return Row("simulate on two processes", shown, f"{ratio:.2f}× one", target, ratio >= TWO_JOBS)


def rows() -> list[Row]:
    books = {name: rulebook(name) for name in RULEBOOKS}
    chance = {name: random_work(rules) for name, rules in books.items()}
    greedy = {name: greedy_work(rules) for name, rules in books.items()}
    their_chance = their_random_work() if riichienv is not None else None
    their_greedy = their_greedy_work() if riichienv is not None else None
    return [
        *deal_rows("random deals", chance, their_chance, RANDOM_TARGET),
        *deal_rows("greedy deals", greedy, their_greedy, GREEDY_TARGET),
        *(weight_row(name) for name in RULEBOOKS),
        jobs_row(),
    ]
