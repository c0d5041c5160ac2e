"""Random deals for the laws: options, players of several tempers, and what a table comes to."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from hypothesis import strategies as st

from sparrows.play.actions import PASS, WIN, Action
from sparrows.play.deal import Deal
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.shuffle import seed_from
from sparrows.play.table import Note, Place
from sparrows.readings.distance import distance
from sparrows.rulebooks import folder, rulebook
from sparrows.tiles import KINDS

TEMPERS = ("random", "eager", "patient")
NOT_COMPARED = ("far", "waits")
SEEDS = st.integers(0, 2**32 - 1)


def values_of(kind: Any) -> list[Any]:
    """Some values that an option of this type may have."""
    if isinstance(kind, msgspec.inspect.BoolType):
        return [False, True]
    if isinstance(kind, msgspec.inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, msgspec.inspect.IntType):
        low, high = kind.ge or 0, kind.le
        return [low, low + 1] if high is None else list(range(low, high + 1))
    return []


@cache
def choices(name: str) -> dict[str, list[Any]]:
    """The options of a rulebook, each with some of its values."""
    fields = msgspec.inspect.type_info(folder(name).OPTIONS)
    assert isinstance(fields, msgspec.inspect.StructType)
    found = {field.name: values_of(field.type) for field in fields.fields}
    return {option: values for option, values in found.items() if values}


def some_rules(name: str) -> st.SearchStrategy[Rulebook]:
    """The rulebook with up to four options changed."""

    def built(changes: list[tuple[str, int]]) -> Rulebook | None:
        options = {
            option: choices(name)[option][at % len(choices(name)[option])] for option, at in changes
        }
        try:
            return rulebook(name, **options)
        except ValueError:
            return None  # these do not go together

    change = st.tuples(st.sampled_from(sorted(choices(name))), st.integers(0, 11))
    found: st.SearchStrategy[Any] = st.lists(change, max_size=4).map(built)
    return found.filter(lambda rules: rules is not None)


def chosen(rng: random.Random, deal: Deal, seat: Seat, temper: str) -> Action:
    """What a player of this temper does: eager ones win, meld and come nearer to ready.

    Lucky ones win when they can and do anything else at random.
    """
    offers = deal.offers(seat)
    if temper == "lucky":
        return WIN if WIN in offers else rng.choice(offers)
    if temper == "random" or rng.random() < 0.03:
        return rng.choice(offers)
    if WIN in offers and not deal.parts.lets_call_falsely:
        return WIN
    if PASS in offers:
        sets = [action for action in offers if action not in (PASS, WIN)]
        return rng.choice(sets) if sets and temper == "eager" else PASS
    discards = [action for action in offers if action.name == "discard"]
    if not discards or rng.random() < 0.2:
        rest = [action for action in offers if action != WIN]
        return rng.choice(rest or offers)
    return nearest_discard(rng, deal.table.places[seat], discards)


def nearest_discard(rng: random.Random, place: Place, discards: list[Action]) -> Action:
    """The discard that leaves the hand nearest to ready."""
    found: list[Action] = []
    best = 99
    for action in discards:
        tile = action.tile
        if tile >= KINDS:
            continue
        now = distance(place.standing.minus(tile))
        if now < best:
            found, best = [], now
        if now == best:
            found.append(action)
    return rng.choice(found or discards)


def decisions(deal: Deal, rng: random.Random, temper: str) -> Iterator[tuple[Seat, Action]]:
    """Plays a deal to its end, saying each decision before it is made."""
    while not deal.over:
        seat = rng.choice(deal.waiting_for())
        action = chosen(rng, deal, seat, temper)
        yield seat, action
        deal.act(seat, action)


def stopped(rules: Rulebook, seed: int, temper: str) -> Deal:
    """A deal somewhere on its way."""
    rng = random.Random(seed)
    deal = Deal(rules, seed_from(seed), round_wind=rng.randrange(4))
    last = rng.randrange(120)
    for number, _ in enumerate(decisions(deal, rng, temper)):
        if number >= last:
            break
    return deal


def play_out_randomly(deal: Deal, rng: random.Random, temper: str = "lucky") -> Deal:
    """A deal played to its end."""
    for _ in decisions(deal, rng, temper):
        pass
    return deal


def dealt_to_the_end(rules: Rulebook, seed: int, temper: str) -> Deal:
    rng = random.Random(seed)
    return play_out_randomly(Deal(rules, seed_from(seed), round_wind=rng.randrange(4)), rng, temper)


def slots_of(thing: Any) -> list[str]:
    return [slot for kind in type(thing).__mro__ for slot in getattr(kind, "__slots__", ())]


def contents_of(thing: Any) -> Any:
    """Everything that a table, or a part of it, holds, except for remembered waits."""
    if isinstance(thing, dict):
        return {key: contents_of(value) for key, value in thing.items()}
    if isinstance(thing, list):
        return [contents_of(value) for value in thing]
    if isinstance(thing, bytearray):
        return bytes(thing)
    slots = slots_of(thing) or list(getattr(thing, "__dict__", ()))
    if isinstance(thing, Note) or (slots and not isinstance(thing, msgspec.Struct | type)):
        return {
            slot: contents_of(getattr(thing, slot)) for slot in slots if slot not in NOT_COMPARED
        }
    return thing


def state_of(deal: Deal) -> Any:
    """All that an illegal action must leave as it was."""
    return contents_of(deal.table), list(deal.log), dict(deal.asked), dict(deal.answers)
