"""The judge: what it leaves to the rows, and that it counts them all the same."""

from __future__ import annotations

import pytest

from sparrows.readings.groups import PAIRS, Group
from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading
from sparrows.readings.shapes.regular import Regular
from sparrows.rulebooks import RULEBOOKS, rulebook
from sparrows.scoring.counting import Counting
from sparrows.scoring.judge import Judge
from sparrows.scoring.pattern import Pattern
from sparrows.scoring.program import MOST_ROWS, program_of
from sparrows.scoring.remembering import Remembering
from sparrows.scoring.scoring import Scoring
from sparrows.scoring.verdict import WHOLE, Found, Missing
from sparrows.scoring.vocabulary import (
    FROM_PLAYER,
    FROM_WALL,
    Condition,
    call,
    chows,
    each_pung,
    facets,
    pair_of,
    pungs,
    sets,
    unless,
    where,
)
from sparrows.scoring.vocabulary.condition import Facets
from sparrows.scoring.words import bit_number, ones
from sparrows.tiles import DRAGONS, parse, parse_one
from tests.conftest import SOAK
from tests.random_hands import random_hand

HANDS = 150 * SOAK

DRAGON_HAND = Hand(parse("123m 456m 555z 666z 9p"), parse_one("9p"), self_draw=True)


class PairOfNines(Condition):
    """A condition by somebody else."""

    @property
    def facets(self) -> Facets:
        return (facets.PAIR,)

    def found(self, reading: Reading) -> Found:
        return ((PAIRS[reading.pair],),) if reading.pair % 9 == 8 else ()

    def missing(self, reading: Reading) -> Missing:
        return Missing("other-pair", pair=reading.pair, family="terminals")


def row(name: str, condition: Condition, absorbs: str = "", *, each: bool = False) -> Pattern:
    return Pattern(name, 1, condition, "X-1", each=each, absorbs=tuple(absorbs.split()))


def counted(*rows: Pattern, hand: Hand = DRAGON_HAND) -> dict[str, int]:
    """The rows that count in the first reading of a hand."""
    scoring = Scoring(
        shapes=(Regular(),),
        patterns=rows,
        total=rulebook("popular").scoring.total,
        objections=(),
    )
    program = program_of(rows)
    assert program is not None
    _, outcome = Counting(scoring, program).best(hand)
    assert outcome is not None
    return outcome.patterns


def test_a_condition_by_somebody_else_is_asked_itself() -> None:
    assert counted(row("nines", PairOfNines()), row("drawn", FROM_WALL)) == {"nines": 1, "drawn": 1}


def test_places_that_only_a_row_knows_are_asked_of_it() -> None:
    nines = row("nines", PairOfNines(), "pair dragons")
    dragons = row("dragons", each_pung(DRAGONS), each=True)
    assert counted(nines, row("pair", pair_of("9")), dragons) == {"nines": 1, "dragons": 2}


def test_the_one_or_the_other_may_lie_on_groups() -> None:
    either = row("either", each_pung("7z") | each_pung("5z", "6z"), each=True)
    assert counted(either) == {"either": 2}
    assert counted(either, row("drawn", FROM_WALL, "either")) == {"drawn": 1}


def test_cases_and_opposites() -> None:
    dragons = where(pungs(2), each_pung(DRAGONS), chows(4))
    found = counted(row("dragons", dragons, each=True), row("not", unless("x", FROM_PLAYER)))
    assert found == {"dragons": 2, "not": 1}


def test_a_row_whose_first_test_fails_may_be_there_by_another() -> None:
    either = row("either", FROM_PLAYER | FROM_WALL)
    assert counted(either, row("player", FROM_PLAYER)) == {"either": 1}
    pairs = row("pair", pair_of("1") | pair_of("9"))
    assert counted(pairs, row("other", pair_of("1"))) == {"pair": 1}


def test_bits_are_counted() -> None:
    words = [0, 1, 0b1011, (1 << 63) - 1, *(1 << place for place in range(63))]
    assert [ones(word) for word in words] == [word.bit_count() for word in words]
    assert [bit_number(1 << place) for place in range(63)] == list(range(63))


def test_a_function_is_asked_only_behind_its_word() -> None:
    asked: list[Reading] = []

    def note(reading: Reading) -> Found:
        asked.append(reading)
        return WHOLE

    assert counted(row("never", call(note, behind=FROM_PLAYER))) == {}
    assert not asked
    assert counted(row("always", call(note, behind=FROM_WALL))) == {"always": 1}
    assert len(asked) == 1


def test_a_picture_of_the_same_pung_twice_is_asked_itself() -> None:
    assert sets("111a 111a").tests is None
    assert counted(row("twins", sets("111a 111a"))) == {}


def test_two_pungs_of_a_kind_are_left_to_the_rows() -> None:
    rules = rulebook("red", jokers=True)
    hand = Hand(parse("5555m 123p 456p 77s JJ")[1:], parse_one("5m"), self_draw=True)
    reading = next(
        each for each in rules.scoring.shapes[0].readings(hand) if each.pungs.count(4) == 2
    )
    program = program_of(rules.patterns)
    assert program is not None
    judge = Judge(program)
    judge.start(hand)
    assert judge.count(reading) is None
    assert Group("pung", 4) in reading.groups


@pytest.mark.parametrize("name", RULEBOOKS)
def test_the_judge_and_the_memories_come_to_the_same(name: str) -> None:
    """Each weighs readings in one of the builds; here both do, whichever runs."""
    ways: dict[int, tuple[Counting, Remembering]] = {}
    for seed in range(HANDS):
        rules, hand = random_hand(name, seed)
        scoring = rules.scoring
        if any(objection(hand) for objection in scoring.objections):
            continue
        program = program_of(scoring.patterns)
        assert program is not None
        if id(scoring) not in ways:
            ways[id(scoring)] = Counting(scoring, program), Remembering(scoring)
        judged, remembered = (way.best(hand)[1] for way in ways[id(scoring)])
        assert (judged is None) == (remembered is None)
        if judged is not None and remembered is not None:
            assert judged.patterns == remembered.patterns
            assert judged.total == remembered.total


def test_more_rows_than_a_byte_can_number_are_no_program() -> None:
    assert program_of([row(f"row-{n}", FROM_WALL) for n in range(MOST_ROWS)]) is None
