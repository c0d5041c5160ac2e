"""A score in words: how it was won, what the patterns come to, why it does not win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sparrows.play.outlook import AFTER_DRAW, BEFORE_DRAW, outlook
from sparrows.play.rulebook import Rulebook
from sparrows.readings.groups import SINGLE
from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading
from sparrows.scoring.pattern import DOUBLES, FANS, POINTS, Line
from sparrows.scoring.score import Considered, Score
from sparrows.text.speaker import Speaker
from sparrows.tiles import show

MOST_READINGS = 6  # told at most, besides the one that counts


def as_written(value: Any) -> str:
    """The value of an option as it is written."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def option_value(speaker: Speaker, option: str, value: Any) -> str:
    """The value of an option in words."""
    if isinstance(value, bool):
        return speaker.say("yes" if value else "no")
    if isinstance(value, tuple | list):
        return ", ".join(map(str, value))
    return speaker.names.option_value(option, str(value), speaker.language)


def agreed(speaker: Speaker, options: Mapping[str, Any]) -> str:
    """The agreed options in words: `"Limit: 500; Deals: 8"`."""
    return "; ".join(
        f"{speaker.names.option(option, speaker.language)}: {option_value(speaker, option, value)}"
        for option, value in options.items()
    )


def unusual_options(rules: Rulebook) -> dict[str, Any]:
    """The options that are not as usual."""
    usual = msgspec.structs.asdict(type(rules.options)())
    chosen = msgspec.structs.asdict(rules.options)
    return {name: value for name, value in chosen.items() if value != usual[name]}


def rulebook_title(speaker: Speaker, rules: Rulebook) -> str:
    """The rulebook's name, and the options that are not as usual."""
    changed = unusual_options(rules)
    title = speaker.names.rulebook(speaker.language)
    return f"{title} ({agreed(speaker, changed)})" if changed else title


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
    facts += [say(f"fact-{name}", value=value) for name, value in hand.facts.told().items()]
    if hand.wild is not None:
        facts.append(say("wild", tile=speaker.tile(hand.wild)))
    facts += [say(f"situation-{each}") for each in sorted(hand.situation)]
    return "; ".join(facts)


def arithmetic(speaker: Speaker, score: Score) -> str:
    """How the value came out of the lines: `"20 + 8, doubled twice = 112 points"`."""
    total = score.total
    if total is None:
        return ""
    worth = speaker.worth(total.value, POINTS)
    if total.bound in ("limit-hand", "least"):
        return speaker.say(f"arithmetic-{total.bound}", worth=worth)
    if not score.lines:
        return speaker.say("arithmetic-base" if total.base else "arithmetic-nothing", worth=worth)
    fans = [line for line in score.lines if line.pattern.unit == FANS]
    if fans:
        entry = "arithmetic-table-limit" if total.bound else "arithmetic-table"
        return speaker.say(entry, arithmetic=_summed(speaker, fans, FANS), worth=worth)
    points = [line for line in score.lines if line.pattern.unit == POINTS]
    doubles = sum(line.value for line in score.lines if line.pattern.unit == DOUBLES)
    whole = total.base + sum(line.value for line in points) << doubles
    terms = [str(total.base)] * (total.base > 0) + [_term(line) for line in points]
    summed = speaker.worth(whole, POINTS)
    if doubles:
        about = {"sum": " + ".join(terms) or "0", "n": doubles, "worth": summed}
        text = speaker.say("arithmetic-doubled", **about)
    elif len(terms) > 1 or any(line.count > 1 for line in points):
        text = speaker.say("arithmetic-sum", sum=" + ".join(terms), worth=summed)
    else:
        text = summed
    if total.bound:
        text = speaker.say(f"arithmetic-{total.bound}", arithmetic=text, worth=worth)
    return text


def _summed(speaker: Speaker, lines: Sequence[Line], unit: str) -> str:
    """What lines come to: `"1 + 3 = 4 fans"`, or the one thing that is there."""
    whole = speaker.worth(sum(line.value for line in lines), unit)
    if len(lines) == 1 and lines[0].count == 1:
        return whole
    return speaker.say("arithmetic-sum", sum=" + ".join(map(_term, lines)), worth=whole)


def _term(line: Line) -> str:
    """What a line adds: `"12"`, or `"2 × 3"` where it is there twice."""
    return str(line.value) if line.count == 1 else f"{line.count} × {line.pattern.value}"


def groups_text(reading: Reading) -> str:
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


def other_readings(score: Score) -> list[Considered]:
    """The readings that were not chosen, dearest first; those that look the same are told once."""
    others = {
        (groups_text(weighed.reading), weighed.reading.won): weighed
        for weighed in reversed(score.readings)
        if weighed.reading != score.reading
    }
    return list(reversed(others.values()))


def pattern_names(speaker: Speaker, patterns: Mapping[str, int]) -> list[str]:
    """The names of patterns, with how often each is there."""
    return [
        speaker.pattern(pattern) + (f" ×{count}" if count > 1 else "")
        for pattern, count in patterns.items()
    ]


def no_win(speaker: Speaker, rules: Rulebook, score: Score) -> str:
    """Why a hand does not win, and how far it is from winning."""
    assert score.reason is not None
    reason = speaker.reason(score.reason)
    if score.hand.size not in (BEFORE_DRAW, AFTER_DRAW):
        return reason
    distance = outlook(rules, score.hand).distance
    if distance is None:
        return f"{reason} {speaker.say('never')}"
    lack = distance + 1
    return f"{reason} {speaker.say('from-winning', n=lack)}" if lack else reason
