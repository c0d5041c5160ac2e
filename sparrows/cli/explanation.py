"""A score laid out for a person: the hand, its patterns, what did not count, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from sparrows.cli.given import as_written
from sparrows.cli.lines import no_win
from sparrows.cli.pages import Page
from sparrows.play.rulebook import Rulebook
from sparrows.readings.groups import SINGLE
from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading
from sparrows.scoring.pattern import LIMIT, POINTS
from sparrows.scoring.score import Considered, Score, Why
from sparrows.text import Speaker
from sparrows.tiles import show

MOST_READINGS = 6


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


def rulebook_title(speaker: Speaker, rules: Rulebook) -> str:
    """The rulebook's name, and the options that are not as usual."""
    usual = type(rules.options)()
    changed = [
        f"{name}={as_written(getattr(rules.options, name))}"
        for name in rules.options.__struct_fields__
        if getattr(rules.options, name) != getattr(usual, name)
    ]
    title = speaker.names.rulebook(speaker.language)
    return f"{title} ({', '.join(changed)})" if changed else title


def how_won(speaker: Speaker, hand: Hand) -> str:
    """On what tile, from where, and at which seat."""
    say = speaker.say
    facts = []
    if hand.winning is not None:
        tile = speaker.tile(hand.winning)
        facts.append(say("won-from-wall" if hand.self_draw else "won-from-player", tile=tile))
    facts.append(
        say("seat-and-round", seat=speaker.seat(hand.seat), round=speaker.seat(hand.round))
    )
    if hand.void is not None:
        facts.append(say("void", suit=say(f"suit-{'mps'[hand.void]}")))
    if hand.wild is not None:
        facts.append(say("wild", tile=speaker.tile(hand.wild)))
    facts += [say(f"situation-{each}") for each in sorted(hand.situation)]
    return "; ".join(facts)


def _write_win(page: Page, speaker: Speaker, score: Score) -> None:
    assert score.reading is not None
    say = speaker.say
    shape = say(f"shape-{score.reading.shape}")
    page.text(say("read-as", shape=shape, groups=laid_out(score.reading)))
    if score.reading.joker_tiles:
        page.text(say("jokers-as", tiles=show(score.reading.joker_tiles)))
    page.verdict(total(speaker, score))
    if score.lines:
        headers = ("pattern", "count", "worth", "on", "clause")
        rows = [
            (
                speaker.pattern(line.pattern),
                str(line.count),
                speaker.worth(line.value, line.pattern.unit),
                speaker.where(line.found),
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


def total(speaker: Speaker, score: Score) -> str:
    """What the patterns come to together, and what the hand is worth."""
    sums: Counter[str] = Counter()
    for line in score.lines:
        sums[line.pattern.unit] += line.value
    worth = speaker.worth(score.value, POINTS)
    if LIMIT in sums or sums == Counter({POINTS: score.value}) or not sums:
        return speaker.say("worth", worth=worth)
    together = ", ".join(speaker.worth(value, unit) for unit, value in sums.items())
    limited = set(sums) == {POINTS}
    return speaker.say(
        "worth-limited" if limited else "worth-in-the-end", together=together, worth=worth
    )


def laid_out(reading: Reading) -> str:
    """The groups of a reading, melds in brackets: `"123m 456m [777z] 99p"`."""
    melded = Counter((meld.kind, meld.tile) for meld in reading.hand.melds)
    words = []
    singles = []
    for group in reading.groups:
        if group.kind == SINGLE:
            singles.append(group.tile)
        elif melded[group.kind, group.tile]:
            melded[group.kind, group.tile] -= 1
            words.append(f"[{group}]")
        else:
            words.append(str(group))
    return " ".join((show(singles), *words)).strip()


def _write_other_readings(page: Page, speaker: Speaker, score: Score) -> None:
    """The readings that were weighed and not chosen, with what each was worth."""
    others = {
        (laid_out(weighed.reading), weighed.reading.won): weighed
        for weighed in reversed(score.readings)
        if weighed.reading != score.reading
    }
    if not others:
        return
    page.heading(speaker.say("other-readings"))
    dearest_first = list(reversed(others.items()))
    for (groups, won), weighed in dearest_first[:MOST_READINGS]:
        place = f" ({speaker.say(f'place-{won}')})" if won else ""
        page.item(f"{groups}{place}: {counted(speaker, weighed)}")
    if len(others) > MOST_READINGS:
        page.item(speaker.say("more-readings", n=len(others) - MOST_READINGS))


def counted(speaker: Speaker, weighed: Considered) -> str:
    """What a reading is worth, and by which patterns."""
    names = ", ".join(
        speaker.pattern(pattern) + (f" ×{count}" if count > 1 else "")
        for pattern, count in weighed.patterns.items()
    )
    worth = speaker.worth(weighed.value, POINTS)
    return f"{worth} — {names}" if names else worth
