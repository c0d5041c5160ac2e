"""A shape of a rulebook's own: bots aim at it and advice names it, with nothing else to say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

import msgspec
import numpy as np
import pytest

from sparrows.bots import bot
from sparrows.bots.advice import advise
from sparrows.bots.greedy import aims_of, lacks_after, nearer
from sparrows.play.actions import PASS, Action
from sparrows.play.deal import Deal
from sparrows.play.position import Position, Side
from sparrows.play.rulebook import Rulebook
from sparrows.play.shuffle import seed_from
from sparrows.readings.batch import distances
from sparrows.readings.hand import Hand
from sparrows.readings.lack import UNREACHABLE, Lack
from sparrows.readings.reading import THIRTEEN_ORPHANS, Reading, irregular
from sparrows.readings.shapes.orphans import ThirteenOrphans
from sparrows.readings.shapes.regular import Regular
from sparrows.readings.shapes.shape import Shape
from sparrows.readings.standing import SETS, Standing
from sparrows.rulebooks import rulebook
from sparrows.scoring.pattern import Line, Pattern
from sparrows.scoring.scoring import Scoring, Total
from sparrows.scoring.vocabulary import shape
from sparrows.tiles import JOKER, kinds_of, parse
from tests.bots.test_advice import PLAIN

ODD = "odd-tiles"
ODDS = parse("13579m 13579p 1357s")


@dataclass(frozen=True)
class OddTiles(Shape):
    """Fourteen different tiles of odd ranks."""

    name: ClassVar[str] = ODD

    def readings(self, hand: Hand) -> Iterable[Reading]:
        if not hand.melds and sorted(kinds_of(hand.kinds)) == list(ODDS) and hand.size == 14:
            yield irregular(hand, ODD, singles=ODDS)

    def lack(self, tiles: Standing) -> Lack:
        if tiles.sets < SETS:
            return UNREACHABLE
        absent = [tile for tile in ODDS if not tiles.counts[tile]]
        return Lack(len(absent), sum(1 << tile for tile in absent))


def total(lines: Sequence[Line]) -> Total:
    value = sum(line.value for line in lines)
    return Total(value, (value,))


def with_shapes(*own: Shape) -> Rulebook:
    """Zung-jung in which four sets and a pair win, and these."""
    rules = rulebook("zung-jung")
    names = [each.name for each in own]
    rows = (*rules.patterns, *(Pattern(f"{name}!", 300, shape(name), "X-1") for name in names))
    scoring = Scoring(
        shapes=(Regular(), *own),
        patterns=rows,
        total=total,
        objections=rules.scoring.objections,
    )
    return msgspec.structs.replace(rules, scoring=scoring)


def dealt(rules: Rulebook, tiles: str) -> Deal:
    """The first player's turn with these tiles; the others have nothing."""
    position = Position({0: Side(parse(tiles)), **PLAIN})
    return Deal(rules, seed_from("own shape"), position=position)


CASES = [
    pytest.param(OddTiles(), "13579m 1357p 157s 88s", "8s", id=ODD),
    pytest.param(ThirteenOrphans(), "19m 19p 1s 1234z 67z 345s", "345s", id=THIRTEEN_ORPHANS),
]


@pytest.mark.parametrize(("own", "tiles", "idle"), CASES)
@pytest.mark.parametrize("name", ["greedy", "keen"])
def test_a_bot_keeps_what_it_needs_for_it(name: str, own: Shape, tiles: str, idle: str) -> None:
    deal = dealt(with_shapes(own), tiles)
    action = bot(name, 1).decide(deal.rules, deal.view(0), 0, deal.offers(0))
    assert action.name == "discard"
    assert action.tile in parse(idle)


@pytest.mark.parametrize("own", [(), (OddTiles(),)], ids=["sets", ODD])
def test_a_bot_claims_nothing_that_takes_it_away(own: tuple[Shape, ...]) -> None:
    """A chow brings sets nearer, but not fourteen different tiles."""
    place = dealt(with_shapes(*own), "13579m 1357p 15s 88s 4z").view(0).places[0]
    place.give(parse("4z")[0])
    chow = Action("chow", parse("2m")[0], parse("13m"))
    assert nearer(aims_of(with_shapes(*own)), place, [chow, PASS]) == (PASS if own else chow)


def test_jokers_do_not_hide_it() -> None:
    """The eights can go, the odd tiles cannot."""
    tiles = Standing(parse("13579m 1357p 15s 88s J"))
    lacks = dict(lacks_after(tiles, set(tiles), [OddTiles()]))
    assert lacks[parse("8s")[0]].number == 3
    assert lacks[parse("1m")[0]].number == 4
    assert lacks[JOKER].number > 9


def test_very_many_hands_are_measured_by_it() -> None:
    rules = with_shapes(OddTiles())
    hands = [Standing(parse(tiles)) for tiles in ("13579m 1357p 157s 88s", "123456789m 11123p")]
    counts = np.array([list(hand.packed()) for hand in hands])
    assert distances(counts, shapes=rules.scoring.shapes).tolist() == [1, -1]
    assert distances(counts).tolist() == [3, -1]


@pytest.mark.parametrize(("own", "tiles", "idle"), CASES)
def test_advice_names_it(own: Shape, tiles: str, idle: str) -> None:
    deal = dealt(with_shapes(own), tiles)
    found = advise(deal.rules, deal.view(0), 0, deal.offers(0))
    chosen = found.options[found.choice]
    assert chosen.plan == own.name
    assert f"{own.name}!" in chosen.patterns
    assert chosen.action.tile in parse(idle)


def test_it_is_waited_for_and_won() -> None:
    rules = with_shapes(OddTiles())
    tiles = Standing(ODDS[1:])
    assert rules.scoring.shapes.waits(tiles) == 1 << ODDS[0]
    assert rules.score(Hand(ODDS[1:], ODDS[0])).patterns[f"{ODD}!"] == 1


def test_without_it_the_same_tiles_are_something_else() -> None:
    """The hands of these tests would be made into sets where no such shape wins."""
    deal = dealt(rulebook("zung-jung"), "13579m 1357p 157s 88s")
    found = advise(deal.rules, deal.view(0), 0, deal.offers(0))
    assert found.options[found.choice].action.tile not in parse("8s")
