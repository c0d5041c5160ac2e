"""A score laid out for a person: the hand, its patterns, what did not count, and why."""

from __future__ import annotations

from collections.abc import Iterable

from sparrows.cli.pages import Page
from sparrows.play.rulebook import Rulebook
from sparrows.scoring.pattern import POINTS
from sparrows.scoring.score import Considered, Score, Why
from sparrows.text import Speaker
from sparrows.text.explanation import (
    MOST_READINGS,
    arithmetic,
    groups_text,
    how_won,
    no_win,
    other_readings,
    pattern_names,
    rulebook_title,
)
from sparrows.text.speaker import in_notation
from sparrows.tiles import show


def write_score(
    page: Page, speaker: Speaker, rules: Rulebook, score: Score, answers: Iterable[Why]
) -> None:
    """Everything that there is to say about a hand."""
    page.title(rulebook_title(speaker, rules))
    page.hand(score.hand)
    page.text(how_won(speaker, score.hand))
    if score.win:
        _write_win(page, speaker, score)
    else:
        page.verdict(speaker.say("no-win", reason=no_win(speaker, rules, score)))
    for answer in answers:
        page.verdict(speaker.why(answer))


def _write_win(page: Page, speaker: Speaker, score: Score) -> None:
    assert score.reading is not None
    say = speaker.say
    shape = say(f"shape-{score.reading.shape}")
    page.text(say("read-as", shape=shape, groups=groups_text(score.reading)))
    if score.reading.joker_tiles:
        stand_for = score.reading.joker_tiles
        page.text(say("jokers-as", n=len(stand_for), tiles=show(stand_for)))
    worth = speaker.worth(score.value, POINTS)
    page.verdict(speaker.say("worth", worth=worth))
    reckoned = arithmetic(speaker, score)
    if reckoned != worth:
        page.text(reckoned)
    if score.lines:
        headers = ("pattern", "count", "worth", "on", "clause")
        rows = [
            (
                speaker.pattern(line.pattern),
                str(line.count),
                speaker.worth(line.value, line.pattern.unit),
                speaker.where(line.found, in_notation),
                line.pattern.clause,
            )
            for line in score.lines
        ]
        page.table([say(f"column-{header}") for header in headers], rows, right=(1, 2))
    if score.absorbed:
        page.heading(say("not-counted"))
        for lost in score.absorbed:
            page.item(speaker.lost(lost))
    _write_other_readings(page, speaker, score)


def _write_other_readings(page: Page, speaker: Speaker, score: Score) -> None:
    """The readings that were weighed and not chosen, with what each was worth."""
    others = other_readings(score)
    if not others:
        return
    page.heading(speaker.say("other-readings"))
    for weighed in others[:MOST_READINGS]:
        won = weighed.reading.won
        place = f" ({speaker.say(f'place-{won}')})" if won else ""
        page.item(f"{groups_text(weighed.reading)}{place}: {counted_text(speaker, weighed)}")
    if len(others) > MOST_READINGS:
        page.item(speaker.say("more-readings", n=len(others) - MOST_READINGS))


def counted_text(speaker: Speaker, weighed: Considered) -> str:
    """What a reading is worth, and by which patterns."""
    names = ", ".join(pattern_names(speaker, weighed.patterns))
    worth = speaker.worth(weighed.value, POINTS)
    return f"{worth} — {names}" if names else worth
