"""Whole deals told line by line, to compare two builds: `python -m tests.play.told SEED NUMBER`."""

from __future__ import annotations

import pickle
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

from sparrows.play.actions import PASS, Action
from sparrows.play.deal import Deal
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import seed_from
from sparrows.play.table import SPECTATOR
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.testing.deals import TEMPERS, choices, contents_of, decisions

STRANGE: tuple[Any, ...] = (-2, 4, 2**70, True, 1.5, None, "E", ())


def tried(function: Callable[..., object], *given: object) -> str:
    """What it returns, or how it fails."""
    try:
        return repr(contents_of(function(*given)))
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def some_rules(rng: random.Random, name: str) -> Rulebook:
    """The rulebook with some of its options changed; as it is where they do not go together."""
    changed = rng.sample(sorted(choices(name)), rng.randrange(4))
    try:
        return rulebook(name, **{option: rng.choice(choices(name)[option]) for option in changed})
    except ValueError:
        return rulebook(name)


def seen(deal: Deal) -> Iterator[str]:
    """What everybody sees and may do now, by the deal itself, by a copy and by what is pickled."""
    for seat in (*deal.rules.seats, SPECTATOR):
        yield f"{seat}: {deal.offers(seat)} {contents_of(deal.view(seat))}"
        assert contents_of(deal.copy().view(seat)) == contents_of(deal.view(seat))
    again = pickle.loads(pickle.dumps(deal.table))
    yield f"{contents_of(again) == contents_of(deal.table)} {contents_of(deal.table.copy())}"


def strange(deal: Deal) -> Iterator[str]:
    """What nobody should ask of a deal."""
    for given in STRANGE:
        yield f"{tried(deal.view, given)} {tried(deal.offers, given)}"
        yield tried(deal.act, given, PASS)
        yield tried(deal.act, 0, given)
        yield tried(deal.act, 0, Action("discard", given))


def told(rng: random.Random, name: str, seed: int) -> Iterator[str]:
    """One deal."""
    deal = Deal(some_rules(rng, name), seed_from(seed), round_wind=rng.randrange(4))
    for _ in decisions(deal, rng, rng.choice(TEMPERS)):
        if rng.random() < 0.03:
            yield from seen(deal)
        if rng.random() < 0.005:
            yield from strange(deal)
    yield from seen(deal)
    yield repr(deal.log)


def answers(seed: int, number: int) -> Iterator[str]:
    """So many deals, of all rulebooks in turn."""
    rng = random.Random(seed)
    names = sorted(RULEBOOKS)
    for at in range(number):
        yield from told(rng, names[at % len(names)], seed + at)


if __name__ == "__main__":
    for line in answers(*map(int, sys.argv[1:])):
        print(line)
