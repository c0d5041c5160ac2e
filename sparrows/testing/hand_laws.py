"""Laws that hold for every hand of a rulebook, whether it wins or not."""

from __future__ import annotations

from collections.abc import Callable

from sparrows.play.rulebook import Rulebook
from sparrows.readings.hand import Hand

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


HAND_LAWS: tuple[HandLaw, ...] = (
    the_chosen_reading_is_never_beaten,
    the_explanation_adds_up_to_the_value,
    what_was_absorbed_was_met,
    every_pattern_can_be_asked_why,
)
