"""Scores as the page shows them: every sentence and number comes from what counted the hand."""

from __future__ import annotations

from sparrows.play.rulebook import Rulebook
from sparrows.readings.reading import Reading
from sparrows.scoring.pattern import POINTS, Absorbed, Line
from sparrows.scoring.score import Considered, Score, Why
from sparrows.text import Speaker
from sparrows.text.explanation import (
    MOST_READINGS,
    arithmetic,
    no_win,
    other_readings,
    pattern_names,
)
from sparrows.web.api import LostLine, ScoredLine, ScoreResult, Weighing, WhyResult
from sparrows.web.info.pictured import laid_groups, laid_occurrence
from sparrows.web.info.sentences import pieces


def score_result(
    speaker: Speaker, rules: Rulebook, score: Score, *, loser: bool = False
) -> ScoreResult:
    """What a hand is worth and why; the hand of a loser may be worth something too."""
    reading = score.reading
    reason = ""
    if not score.win:
        assert score.reason is not None
        lacks = speaker.reason(score.reason) if loser else no_win(speaker, rules, score)
        reason = speaker.say("no-win", reason=lacks)
    return ScoreResult(
        rules=rules.id,
        win=score.win and not loser,
        value=score.value,
        worth=speaker.worth(score.value, POINTS),
        groups=() if reading is None else laid_groups(reading),
        bonus=score.hand.flowers,
        lines=() if reading is None else tuple(_line(speaker, reading, x) for x in score.lines),
        lost=tuple(_lost(speaker, each) for each in score.absorbed),
        reason=pieces(reason),
        arithmetic=arithmetic(speaker, score),
        readings=() if loser else _weighings(speaker, score),
    )


def _line(speaker: Speaker, reading: Reading, line: Line) -> ScoredLine:
    pattern = line.pattern
    return ScoredLine(
        pattern=pattern.id,
        name=speaker.pattern(pattern),
        count=line.count,
        value=line.value,
        unit=pattern.unit,
        worth=speaker.worth(line.value, pattern.unit),
        clause=pattern.clause,
        groups=tuple(laid_occurrence(reading, found) for found in line.found),
    )


def _lost(speaker: Speaker, absorbed: Absorbed) -> LostLine:
    return LostLine(
        pattern=absorbed.pattern.id,
        name=speaker.pattern(absorbed.pattern),
        by=absorbed.by.id,
        clause=absorbed.by.clause,
        sentence=pieces(speaker.lost(absorbed)),
    )


def _weighings(speaker: Speaker, score: Score) -> tuple[Weighing, ...]:
    if not score.win:
        return ()
    return tuple(_weighing(speaker, each) for each in other_readings(score)[:MOST_READINGS])


def _weighing(speaker: Speaker, weighed: Considered) -> Weighing:
    return Weighing(
        groups=laid_groups(weighed.reading),
        value=weighed.value,
        patterns=tuple(pattern_names(speaker, weighed.patterns)),
    )


def why_result(speaker: Speaker, why: Why) -> WhyResult:
    """What became of one pattern."""
    return WhyResult(
        pattern=why.pattern.id,
        name=speaker.pattern(why.pattern),
        counts=why.counts,
        clause=why.pattern.clause,
        sentence=pieces(speaker.why(why)),
    )
