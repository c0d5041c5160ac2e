"""Laws that hold for every hand of a rulebook, whether it wins or not."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from sparrows.play.rulebook import Rulebook
from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading
from sparrows.scoring.absorption import those_that_count
from sparrows.scoring.counting import Counting
from sparrows.scoring.judge import Judge
from sparrows.scoring.program import program_of
from sparrows.scoring.remembering import Remembering
from sparrows.scoring.scoring import Scoring

HandLaw = Callable[[Rulebook, Hand], None]


def the_chosen_reading_is_never_beaten(rules: Rulebook, hand: Hand) -> None:
    score = rules.score(hand)
    if score.win:
        assert score.readings
        assert score.value == max(considered.value for considered in score.readings)


def the_explanation_adds_up_to_the_value(rules: Rulebook, hand: Hand) -> None:
    score = rules.score(hand)
    if not score.win:
        return
    assert rules.scoring.total(score.lines).value == score.value
    assert {line.pattern.id: line.count for line in score.lines} == score.patterns
    for line in score.lines:
        assert line.count == (len(line.found) if line.pattern.each else 1)
        assert line.value == line.count * line.pattern.value


def what_was_absorbed_was_met(rules: Rulebook, hand: Hand) -> None:
    score = rules.score(hand)
    if not score.win:
        return
    assert score.reading is not None
    counting = set(score.patterns)
    for lost in score.absorbed:
        assert rules.scoring.missing(lost.pattern, score.reading) is None
        assert lost.found
        assert lost.by.id in counting or any(other.pattern == lost.by for other in score.absorbed)


def every_pattern_can_be_asked_why(rules: Rulebook, hand: Hand) -> None:
    score = rules.score(hand)
    for pattern in rules.patterns:
        why = score.why(pattern.id)
        assert [why.line, why.absorbed, why.missing].count(None) == 2
        assert why.counts == (pattern.id in score.patterns)


@lru_cache(maxsize=8)
def judges(scoring: Scoring) -> tuple[Judge, Judge]:
    """One that judges the rows, and one to which each is as if it were there alone."""
    alone = [replace(row, each=True, absorbs=(), series="") for row in scoring.patterns]
    programs = program_of(scoring.patterns), program_of(alone)
    assert None not in programs
    together, apart = (Judge(program) for program in programs if program is not None)
    return together, apart


def rows_told(scoring: Scoring, judge: Judge, reading: Reading) -> dict[str, int] | None:
    judge.start(reading.hand)
    rows = judge.count(reading)
    if rows is None:
        return None
    return {scoring.patterns[at].id: times for at, times in zip(rows[::2], rows[1::2], strict=True)}


def the_judge_finds_what_each_row_finds(rules: Rulebook, hand: Hand) -> None:
    """Row by row, and beside each other; what words of bits cannot say it leaves to the rows."""
    for scoring in (rules.scoring, rules.losing):
        if scoring is None:
            continue
        together, apart = judges(scoring)
        for read in scoring.readers(hand):
            for reading in read(hand):
                met = scoring.judge(reading)
                each = {line.pattern.id: len(line.found) for line in met}
                assert rows_told(scoring, apart, reading) in (each, None)
                counting = {line.pattern.id: line.count for line in those_that_count(met)}
                assert rows_told(scoring, together, reading) in (counting, None)


@lru_cache(maxsize=8)
def ways_to_weigh(scoring: Scoring) -> tuple[Counting, Remembering]:
    program = program_of(scoring.patterns)
    assert program is not None
    return Counting(scoring, program), Remembering(scoring)


def a_compiled_judge_chooses_as_memory_does(rules: Rulebook, hand: Hand) -> None:
    by_judge, by_memory = (each.best(hand) for each in ways_to_weigh(rules.scoring))
    chosen = by_judge[0]
    if isinstance(chosen, int):
        chosen = rules.scoring.reading_at(hand, chosen)
    assert chosen == by_memory[0]
    if by_judge[1] is not None and by_memory[1] is not None:
        assert by_judge[1].patterns == by_memory[1].patterns
        assert by_judge[1].total == by_memory[1].total


def what_was_counted_may_be_declared(rules: Rulebook, hand: Hand) -> None:
    """Its value is one that hands can have, and its patterns come to it."""
    worth = rules.worth(hand)
    if worth.win:
        rules.admits(worth.value)
        assert not worth.patterns or rules.tally(worth.patterns).value == worth.value


HAND_LAWS: tuple[HandLaw, ...] = (
    the_chosen_reading_is_never_beaten,
    the_explanation_adds_up_to_the_value,
    what_was_absorbed_was_met,
    every_pattern_can_be_asked_why,
    the_judge_finds_what_each_row_finds,
    a_compiled_judge_chooses_as_memory_does,
    what_was_counted_may_be_declared,
)
