"""`keen`: how long a decision takes it, in the mean over whole deals."""

from __future__ import annotations

import time

from bench.effort import Effort
from bench.figure import MS, Figure, Target
from bench.timing import speeds, yardstick
from sparrows import Deal, Rulebook, rulebook
from sparrows.bots.playing import seated
from sparrows.play.shuffle import seed_from

DEALS = 8
TARGET = Target(1, 0.5)


def mean_decision(rules: Rulebook, deals: int) -> float:
    """CPU milliseconds of a decision between several offers."""
    spent, decisions = 0.0, 0
    for number in range(deals):
        seed = seed_from(number)
        deal = Deal(rules, seed)
        players = seated(rules, ("keen",) * len(rules.seats), seed)
        while not deal.over:
            for seat in deal.waiting_for():
                offers = deal.offers(seat)
                action = offers[0]
                if len(offers) > 1:
                    view = deal.view(seat)
                    start = time.process_time()
                    action = players[seat].decide(rules, view, seat, offers)
                    spent += time.process_time() - start
                    decisions += 1
                deal.act(seat, action)
    return spent / decisions * 1000


def figures(effort: Effort) -> list[Figure]:
    found = []
    for name in effort.books:
        beside = speeds({"yardstick": yardstick()}, effort)["yardstick"]
        spent = mean_decision(rulebook(name), effort.number(DEALS))
        found.append(Figure(f"keen {name}, mean of a decision", spent, MS, beside, target=TARGET))
    return found
