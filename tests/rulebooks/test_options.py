"""Every option has an effect: whatever else it may be set to, something comes out otherwise.

An option is listed with where that is seen; one that is not listed fails, as does one that changes
nothing there.
"""

from __future__ import annotations

import ast
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

import msgspec
import pytest

from sparrows.play.deal import Deal
from sparrows.play.events import Event
from sparrows.play.match import Match
from sparrows.play.shuffle import seed_from, shuffled
from sparrows.rulebooks import RULEBOOKS, folder, rulebook
from sparrows.rulebooks.cases import judge
from sparrows.rulebooks.choices import CHOICE, NUMBER, YES_NO, allowed
from sparrows.testing.deals import TEMPERS, play_out_randomly
from tests.case_files import load_cases
from tests.clauses import ROOT
from tests.play.refereed import stacked
from tests.play.rigged import run_on
from tests.play.test_sichuan import begin

Given = dict[str, Any]

DEALS = 12
STACKED_DEALS = 150
MOST_DEALS = 100  # of a match


def counted(name: str, given: Given) -> Iterator[Any]:
    """What the worked hands and deals come to under these options instead of their own."""
    for case in load_cases(name):
        try:
            yield judge(case | {"options": given})
        except ValueError as refused:
            yield str(refused)


def played(name: str, given: Given) -> Iterator[Any]:
    """What each player sees of some deals, played by chance from the same seeds."""
    for number in range(DEALS):
        yield from as_seen(Deal(rulebook(name, **given), seed_from(number)), number)


def stacked_deals(name: str, given: Given) -> Iterator[Any]:
    """The same of deals in which several wait for one tile, and the wall may be near its end."""
    rules = rulebook(name, **given)
    for number in range(STACKED_DEALS):
        rng = random.Random(number)
        tiles = list(shuffled(rules, bytes(32)))
        wall = stacked(rng, tiles, len(rules.seats), voids=name == "sichuan")
        yield from as_seen(Deal(rules, wall=wall), number)


def as_seen(deal: Deal, number: int) -> Iterator[Sequence[Event]]:
    play_out_randomly(deal, random.Random(number), TEMPERS[number % len(TEMPERS)])
    for seat in deal.rules.seats:
        yield [event.seen_by(seat) for event in deal.log]


def passed_up(name: str, given: Given) -> Iterator[Any]:
    """What is asked after a win was passed up, when a tile comes for as much or for less."""
    for first, second in (("4p", "4p"), ("1p", "4p")):
        deal = begin(
            *("8p", "456789m 33m 111p 23p"), draws=f"8s {first} {second}", voids="ssmm", **given
        )
        deal.plays(f"E discard 8p, S discard 8s, W discard {first}, S pass, N discard {second}")
        yield deal.asks()


def matched(name: str, given: Given) -> Iterator[Any]:
    """Who deals in each deal of a match, who has how many points, and when it is over."""
    match = Match(rulebook(name, **given), seed_from(name))
    for number in range(MOST_DEALS):
        yield match.over, list(match.points), match.order_from(match.dealer), match.round
        if match.over:
            return
        deal = match.next_deal()
        if number % 3:
            play_out_randomly(deal, random.Random(number), "patient")
        else:
            run_on(deal)  # mostly to a draw
        match.finish()


Look = Callable[[str, Given], Iterator[Any]]


class Beside(NamedTuple):
    """A look that needs something else to be agreed on."""

    look: Look
    options: Given


class Page(NamedTuple):
    """A test of the page, by its file and name; it names the option."""

    file: str
    test: str


SEEN: dict[str, dict[str, Look | Beside | Page]] = {
    "red": {
        "players": played,
        "jokers": played,
        "flowers": Beside(played, {"jokers": True}),
        "min_points": counted,
        "cap": counted,
        "chaotic_value": counted,
        "absorption": counted,
        "rounds": matched,
        "deals": matched,
        "target_points": matched,
        "false_win": played,
        "start_points": matched,
        "two_player_draw": Beside(matched, {"players": 2}),
    },
    "sichuan": {
        "limit": counted,
        "passed_win": passed_up,
        "pig_pays_ready": counted,
        "void_discard": played,
        "last_discard_pung": stacked_deals,
        "deals": matched,
        "reveal_winners": stacked_deals,
    },
    "classical": {
        "limit": counted,
        "wall_tile_points": counted,
        "only_tile_points": counted,
        "twins_distinct": counted,
        "win_priority": stacked_deals,
        "feeding_penalty": counted,
        "calling": stacked_deals,
        "draw_keeps_east": matched,
        "rounds": matched,
        "deals": matched,
        "start_points": matched,
        "discards_hidden": Page("test_ponds.py", "test_discards_are_turned_over"),
        "false_win_penalty": counted,
        "false_win": played,
    },
    "popular": {
        "jokers": played,
        "joker_direction": Beside(played, {"jokers": True}),
        "no_jokers_fan": counted,
        "closed_ready": counted,
        "chicken_flowers": counted,
        "rounds": matched,
        "deals": matched,
        "start_points": matched,
        "seating": matched,
        "river": Page("test_told.py", "test_discards_lie_as_was_agreed"),
        "concealed_hand": counted,
        "false_win": played,
    },
    "zung-jung": {
        "minimum": counted,
        "payoff": counted,
        "immunity": counted,
        "interception": counted,
        "bonus_tiles": played,
        "bonus_tile_values": Beside(counted, {"bonus_tiles": True}),
        "four_identical_chows": counted,
        "rounds": matched,
        "deals": matched,
        "start_points": matched,
        "false_win_penalty": counted,
        "false_win_calls": played,
        "concealed_kong_display": Page("test_sets.py", "test_a_concealed_kong_lies_for_others"),
    },
}


def alternatives(field: msgspec.structs.FieldInfo) -> Iterator[tuple[Any, ...]]:
    """What an option may be beside the usual; of several numbers together one must tell."""
    may_be, usual = allowed(field.type), field.default
    if may_be.kind == YES_NO:
        yield (not usual,)
    elif may_be.kind == CHOICE:
        yield from ((value,) for value in may_be.values if value != usual)
    elif may_be.kind == NUMBER:
        least = 0 if may_be.least is None else may_be.least
        yield tuple({least, least + 1, usual - 1, usual + 1} - {usual, least - 1})
    else:
        for at, each in enumerate(may_be.each):
            yield ((*usual[:at], each.least, *usual[at + 1 :]),)


def every_option() -> Iterator[Any]:
    for rules in RULEBOOKS:
        for field in msgspec.structs.fields(folder(rules).OPTIONS):
            for values in alternatives(field):
                said = "-".join(map(str, values))
                yield pytest.param(rules, field, values, id=f"{rules}-{field.name}-{said}")


@pytest.mark.parametrize(("rules", "field", "values"), [*every_option()])
def test_an_option_has_an_effect(
    rules: str, field: msgspec.structs.FieldInfo, values: tuple[Any, ...]
) -> None:
    where = SEEN[rules].get(field.name)
    assert where is not None, "it is not said where this option is seen"
    if isinstance(where, Page):
        assert is_tested_on_the_page(where, field.name)
        return
    look, beside = where if isinstance(where, Beside) else (where, {})

    def under(value: object) -> Iterator[Any]:
        return look(rules, beside | {field.name: value})

    assert any(differ(under(field.default), under(value)) for value in values)


def differ(one: Iterator[Any], other: Iterator[Any]) -> bool:
    """Whether two looks saw anything different; they look no further than that."""
    end = object()
    return any(next(one, end) != each for each in other) or next(one, end) is not end


def is_tested_on_the_page(page: Page, option: str) -> bool:
    source = (ROOT / "tests" / "browser" / page.file).read_text("utf-8")
    tests = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    named = [node for node in tests if node.name == page.test]
    return bool(named) and option in ast.unparse(named[0])


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_nothing_is_listed_that_is_no_option(rules: str) -> None:
    assert set(SEEN[rules]) <= set(folder(rules).OPTIONS.__struct_fields__)


@pytest.mark.parametrize("look", [counted, played, stacked_deals, matched])
def test_a_look_at_the_same_thing_sees_the_same(look: Look) -> None:
    for rules in RULEBOOKS:
        one, other = (list(islice(look(rules, {}), 200)) for _ in range(2))
        assert len(one) > 1
        assert not differ(iter(one), iter(other))
