"""Whatever is malformed raises a `ValueError`, as the README says; nothing else escapes."""

from __future__ import annotations

import builtins
import random
from collections.abc import Callable
from typing import Any

import pytest

import sparrows
from sparrows import (
    Action,
    Call,
    Deal,
    Declared,
    FinishedDeal,
    Hand,
    Match,
    Meld,
    Progress,
    Standing,
    bot,
    distance,
    distances,
    meld,
    outlook,
    parse,
    pictures,
    rulebook,
    show,
    standard_distance,
    useful_tiles,
    waits,
)
from sparrows.play.settlement import Foul, KongDeclared, WallEnded
from sparrows.readings import batch as batches
from tests.conftest import SOAK

TRIES = 400 * SOAK

RULES = rulebook("zung-jung")
READY = Hand(parse("123m 456p 789s 1122z"))
WON = Hand(parse("123m 456p 789s 1122z"), parse("1z")[0])
# Right in one place and wrong in another, or wrong everywhere.
JUNK: tuple[Any, ...] = (
    None,
    True,
    0,
    1,
    -1,
    4,
    34,
    42,
    99,
    10**30,
    3.5,
    float("nan"),
    "",
    "x",
    "123m",
    "pung",
    "red",
    "\ud800",
    b"",
    b"\x05" * 34,
    bytes(32),
    (),
    (None,),
    (0, "1m"),
    (-1, -2, -3),
    (0.5,),
    (0, 0, 0),
    (99,) * 3,
    [],
    [[]],
    [0] * 34,
    [9] * 34,
    [-1] * 34,
    ["1"] * 34,
    {},
    {0: None},
    {"seat": 0},
    {0: READY},
    set(),
    object(),
    len,
    int,
    Standing(parse("123m")),
    READY,
    WON,
    RULES,
    Meld("pung", 4),
    Meld("chow", 8),
    Meld("pung", -2),
    Meld("triplet", 4),
    Action("discard", 4),
    Action([], "x"),  # type: ignore[arg-type]
    Call((0,), 27),
    Call("E", None, 9),  # type: ignore[arg-type]
    Call(("E",), None, 9),  # type: ignore[arg-type]
    Declared(value=3),
    Declared(value="x", patterns=[7]),  # type: ignore[arg-type]
    {0: Declared()},
    (Call((0,), 27),),
    (Call((0,), 27, 1), Call((1,), 27, 0)),
    (Foul(7, "false-win"), Call((9,), 99), KongDeclared(0, 99, "x"), WallEnded()),
    FinishedDeal({0: WON}, (Call((0,), 27),)),
    FinishedDeal({}, (), ("x",)),  # type: ignore[arg-type]
    FinishedDeal(None),  # type: ignore[arg-type]
)


def settled(hands: Any, outcome: Any, dealer: Any, discards: Any, blamed: Any) -> Any:
    return RULES.settle(FinishedDeal(hands, outcome, dealer, discards, responsible=blamed))


def booked(points: Any, next_dealer: Any) -> Any:
    return Progress(RULES, range(4)).book(points, next_dealer)


def made_of_counts(counts: Any) -> Any:
    return Standing.from_counts(counts)


def handled(tiles: Any, tile: Any) -> Any:
    made = Standing(tiles)
    made.count(tile)
    made.add(tile)
    made.remove(tile)
    return made


def played(rules: Any, seed: Any, round_wind: Any, wall: Any) -> Any:
    return Deal(rules, seed, round_wind=round_wind, wall=wall)


def acted(seat: Any, action: Any) -> Any:
    deal = Deal(RULES, bytes(32))
    deal.offers(seat)
    deal.view(seat)
    return deal.act(seat, action)


def matched(rules: Any, seed: Any, salt: Any) -> Any:
    match = Match(rules, seed, salt)
    return match.commitment, match.next_deal()


def preset(name: Any, given: Any) -> Any:
    return rulebook(name, preset=given)


def option(name: Any, given: Any) -> Any:
    return rulebook("red", jokers=given, players=name)


def whole_hand(standing: Any, winning: Any, melds: Any, flowers: Any, situation: Any) -> Any:
    hand = Hand(standing, winning, melds=melds, flowers=flowers, situation=situation)
    return [rulebook(name).score(hand) for name in sparrows.RULEBOOKS]


def rest_of_hand(seat: Any, wind: Any, facts: Any, wild: Any, self_draw: Any) -> Any:
    hand = WON.but(seat=seat, round=wind, facts=facts, wild=wild, self_draw=self_draw)
    return [repr(hand), *(rulebook(name).score(hand) for name in sparrows.RULEBOOKS)]


def asked_why(pattern: Any) -> Any:
    return RULES.score(WON).why(pattern)


def batch(counts: Any, sets: Any, shapes: Any) -> Any:
    return distances(counts, sets, shapes)


def measured(tiles: Any, sets: Any) -> Any:
    return distance(Standing(tiles, sets=sets))


def useful(tiles: Any, standard: Any) -> Any:
    return useful_tiles(tiles, standard=standard)


# What is tried with junk, and the arguments that are right.
TRIED: dict[Callable[..., Any], tuple[Any, ...]] = {
    parse: ("123m",),
    show: ((0, 1),),
    pictures: ((0, 1),),
    handled: ((0, 1), 0),
    made_of_counts: ([0] * 34,),
    meld: ("pung", (4, 4, 4), None),
    whole_hand: (WON.standing, 27, (), (), ()),
    rest_of_hand: (0, 0, None, None, False),
    rulebook: ("red",),
    preset: ("zung-jung", "wsom"),
    option: (4, True),
    RULES.score: (WON,),
    RULES.settle: (FinishedDeal({0: WON}, (Call((0,), 27),)),),
    RULES.worth: (WON,),
    Progress: (RULES, (0, 1, 2, 3)),
    booked: ({0: 3, 1: -3}, 1),
    RULES.tally: ({"all-pungs": 1},),
    RULES.admits: (20,),
    RULES.questions: (FinishedDeal({0: WON}, (Call((0,), 27),)),),
    settled: ({0: WON}, (Call((0,), 27),), 0, None, None),
    asked_why: ("all-pungs",),
    outlook: (RULES, READY, ()),
    waits: (RULES, READY, ()),
    distance: (Standing(parse("123m")),),
    measured: (parse("123m"), 4),
    standard_distance: ([0] * 34,),
    useful: (Standing(parse("123m 456p 789s 11223z")), True),
    batch: ([[0] * 34], 4, RULES.scoring.shapes),
    played: (RULES, bytes(32), 0, None),
    acted: (0, Action("discard", 0)),
    matched: (RULES, bytes(32), b""),
    bot: ("greedy", 0),
}


@pytest.mark.parametrize("tried", TRIED, ids=lambda tried: tried.__name__)
def test_junk_raises_nothing_but_a_value_error(tried: Callable[..., Any]) -> None:
    right = TRIED[tried]
    chance = random.Random(tried.__name__)
    one_wrong = [(*right[:at], junk, *right[at + 1 :]) for at in range(len(right)) for junk in JUNK]
    all_wrong = [tuple(chance.choice(JUNK) for _ in right) for _ in range(TRIES)]
    for arguments in (*one_wrong, *all_wrong):
        try:
            tried(*arguments)
        except ValueError as error:
            assert str(error)
        except Exception as error:
            pytest.fail(f"{tried.__name__}{arguments!r}: {error!r}")


def test_every_name_that_takes_something_is_tried() -> None:
    """Results, and types that hold whatever they are given until somebody reads it, are not."""
    results = {"Settlement", "Payment", "Worth", "Score", "Reading", "Pattern"}
    results |= {"Rulebook", "IllegalAction"}
    holders = {"Action", "Call", "Declared", "FinishedDeal", "Foul", "Meld", "RULEBOOKS"}
    wrapped = {"Deal", "Match", "Hand", "Standing", "useful_tiles", "distances"}
    tried = {each.__name__ for each in TRIED} | {"installed_rulebooks"}  # which takes nothing
    assert set(sparrows.__all__) - results - holders - wrapped <= tried


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (lambda: parse(123), "str is needed, not 123"),  # type: ignore[arg-type]
        (lambda: Hand("123m"), "'123m'"),  # type: ignore[arg-type]
        (lambda: distance(parse("123m")), "Standing"),  # type: ignore[arg-type]
    ],
)
def test_a_sentence_says_what_is_wrong(wrong: Callable[[], Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        wrong()


def test_without_numpy_distances_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    found = builtins.__import__

    def without(name: str, *others: Any) -> Any:
        if name.startswith("numpy"):
            raise ModuleNotFoundError(name)
        return found(name, *others)

    batches.batch.cache_clear()
    monkeypatch.setattr(batches, "import_module", without)
    with pytest.raises(ValueError, match=r"sparrows\[numpy\]"):
        distances([[0] * 34])  # type: ignore[arg-type]
    batches.batch.cache_clear()
