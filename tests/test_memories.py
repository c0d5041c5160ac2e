"""Whatever the package remembers has a bound, and a rulebook needs little room for all of it."""

from __future__ import annotations

import gc
import pkgutil
import random
import tracemalloc
from functools import _lru_cache_wrapper
from importlib import import_module
from typing import Any

import pytest

import sparrows
from sparrows.bots.advice import advise
from sparrows.bots.payoffs import made_up
from sparrows.bots.playing import play_out, seated
from sparrows.memory import Memory
from sparrows.play.deal import Deal
from sparrows.play.outlook import AFTER_DRAW, outlook
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import seed_from
from sparrows.readings.tables import Final
from sparrows.rulebooks import rulebook
from sparrows.tiles import JOKER
from tests.conftest import SOAK

# Functions that remember all that they were ever asked, and why that is little.
FIXED = {
    "bots.master._policies": "nothing is asked",
    "bots.master.is_installed": "nothing is asked",
    "builds.build": "nothing is asked",
    "club.keys._frequent": "nothing is asked",
    "memory.one_object": "what nine ranks lack, how a suit may be cut with 0 to 4 jokers",
    "play.rulebook.copies_of": "tile sets",
    "play.shuffle.all_tiles": "tile sets",
    "play.table.playing_order": "two, three or four seats",
    "readings.bounds.bound_tables": "with knitted straights or without",
    "readings.discards.LookUp": "0 to 4 sets",
    "readings.shapes.chaotic._nearest_apart": "nine ranks that are there or not",
    "readings.shapes.shape.bound_of": "classes of shapes",
    "readings.standing._digits": "0 to 4 tiles of a kind, some of these numbers",
    "readings.suits._five_ranks": "five ranks",
    "readings.suits.all_alike": "nine ranks, 0 to 4 tiles, 0 to 4 jokers",
    "readings.suits.chows_with": "nine ranks, the next two there or not, 0 to 2 jokers",
    "rulebooks.examples._cases": "rulebooks",
    "rulebooks.outside.outside_rulebooks": "our own rulebooks",
    "rulebooks.popular.patterns.number": "clauses of fans",
    "scoring.vocabulary.pictures.sets": "pictures that rows are written with",
    "scoring.vocabulary.pictures.twice": "pictures that rows are written with",
    "testing.deals.choices": "rulebooks",
    "text.catalogue.words": "files of words",
    "text.catalogue.words_of": "rulebooks and languages",
    "text.names.names": "rulebooks",
    "web.info.rulebooks._told": "rulebooks and languages",
    "web.info.rulebooks.faces": "rulebooks",
    "web.info.rulebooks.fields": "rulebooks",
    "web.info.rulebooks.rulebook_info": "rulebooks and languages",
    "web.info.rulebooks.rules_page": "rulebooks and languages",
    "web.info.rulebooks.situations": "rulebooks",
    "web.store.changes._insertion": "two databases, rows up to `AT_ONCE`",
    "web.store.changes._remembering": "two databases, rows up to `AT_ONCE`",
    "web.store.changes._upsert": "two databases and their tables",
    "web.warming.warm_up": "nothing is asked",
}
CORE = ("readings.", "scoring.", "play.", "bots.", "rulebooks.")
GAMES: dict[str, dict[str, Any]] = {
    "red": {"jokers": True, "flowers": 4},
    "sichuan": {},
    "classical": {},
    "popular": {"jokers": True},
    "zung-jung": {},
}
MOST_MB, MOST_ELSEWHERE_MB = 20.0, 0.5
HANDS, GREEDY, KEEN = 500 * SOAK, 75 * SOAK, SOAK


def own_name(remembering: _lru_cache_wrapper[Any]) -> str:
    return f"{remembering.__module__}.{remembering.__qualname__}".removeprefix("sparrows.")


def functions() -> dict[str, _lru_cache_wrapper[Any]]:
    """All functions of the package that remember what they were asked, by name."""
    for module in pkgutil.walk_packages(sparrows.__path__, "sparrows."):
        if not module.name.endswith("__main__") and ".migrations" not in module.name:
            import_module(module.name)
    found = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
    return {own_name(each): each for each in found if each.__module__.startswith("sparrows.")}


def memories() -> list[Memory[Any, Any]]:
    return [each for each in gc.get_objects() if isinstance(each, Memory)]


def subclasses(kind: type) -> set[type]:
    return {kind}.union(*(subclasses(each) for each in type.__subclasses__(kind)))


def test_functions_remember_within_bounds_or_are_asked_few_things() -> None:
    bounds = {name: each.cache_parameters()["maxsize"] for name, each in functions().items()}
    assert sorted(name for name, most in bounds.items() if most is None) == sorted(FIXED)


def test_no_dict_fills_itself_but_memories() -> None:
    functions()  # imports the whole package
    filling = {
        each
        for each in subclasses(dict) - subclasses(Memory)
        if each.__module__.startswith("sparrows.") and "__missing__" in vars(each)
    }
    assert filling == {Final}, "it has a row for 0 to 4 sets"


def test_a_full_memory_forgets() -> None:
    memory: Memory[int, int] = Memory(3)
    for number in range(3):
        memory[number] = number
    memory[1] = 10
    assert memory == {0: 0, 1: 10, 2: 2}, "nothing is forgotten for what is there already"
    memory[3] = 3
    assert memory == {3: 3}


@pytest.mark.no_cover
def test_every_memory_stays_within_its_bound() -> None:
    for game, options in GAMES.items():
        work(rulebook(game, **options), hands=10, greedy=1, keen=1)
    found = memories()
    assert len(found) > 50
    for memory in found:
        for number in range(memory.most + 1):
            memory["filler", number] = None
            assert len(memory) <= memory.most
        memory.clear()


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES)
def test_what_a_rulebook_remembers_takes_little_room(game: str) -> None:
    rules = rulebook(game, **GAMES[game])
    work(rules, hands=10, greedy=2, keen=1)  # what is made once is made now
    forget()
    tracemalloc.start()
    try:
        most = work(rules, hands=HANDS, greedy=GREEDY, keen=KEEN)
        forget()
        elsewhere, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < MOST_MB * 1e6
    assert elsewhere < MOST_ELSEWHERE_MB * 1e6, "something is remembered that is no memory"


def forget() -> None:
    """Nothing is remembered any more of hands and deals."""
    for memory in memories():
        memory.clear()
    for name, function in functions().items():
        if name.startswith(CORE) and name != "rulebooks.rulebook_under":
            function.cache_clear()
    gc.collect()


def work(rules: Rulebook, *, hands: int, greedy: int, keen: int) -> int:
    """Counts hands, plays and advises; the most bytes that were in use meanwhile."""
    most = 0
    chance = random.Random(rules.id)
    for number in range(hands):
        count_hand(rules, chance)
        if number % 100 == 0:
            most = max(most, tracemalloc.get_traced_memory()[0])
    for number in range(greedy + keen):
        seed = seed_from(number)
        players = ("greedy" if number < greedy else "keen",) * len(rules.seats)
        play_out(Deal(rules, seed), seated(rules, players, seed))
        if number % 25 == 0:
            ask(rules, seed)
        most = max(most, tracemalloc.get_traced_memory()[0])
    return most


def count_hand(rules: Rulebook, chance: random.Random) -> None:
    """A hand that wins, some of its tiles jokers where there are any."""
    hand = made_up(rules, chance, rules.tiles.kinds)
    if rules.tiles.jokers:
        jokers = chance.randrange(min(len(hand.standing), 4) + 1)
        standing = chance.sample(hand.standing, len(hand.standing) - jokers)
        hand = hand.but(standing=[*standing, *[JOKER] * jokers])
    rules.score(hand)


def ask(rules: Rulebook, seed: bytes) -> None:
    """Advice and outlook all through a deal of which only the first player is asked."""
    deal = Deal(rules, seed)
    players = seated(rules, ("greedy",) * len(rules.seats), seed)
    while not deal.over:
        for seat in deal.waiting_for():
            view, offers = deal.view(seat), deal.offers(seat)
            if seat == rules.seats[0] and len(offers) > 1:
                advise(rules, view, seat, offers)
                place = view.places[seat]
                hand = rules.parts.hand(rules, view, place)
                if hand.size == AFTER_DRAW:
                    assert outlook(rules, hand, place.pond).discards
            deal.act(seat, players[seat].decide(rules, view, seat, offers))
