"""What players declare of hands whose tiles nobody laid out, taken as the rulebook counts it."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from sparrows.complaint import Complaint
from sparrows.play.questions import DealQuestion
from sparrows.play.settlement import FinishedDeal
from sparrows.play.worth import FROM_PATTERNS, FROM_VALUE, READY, Declared, Worth
from sparrows.scoring.absorption import dearest_of_series
from sparrows.scoring.pattern import LIMIT, Line, Pattern
from sparrows.scoring.verdict import WHOLE

if TYPE_CHECKING:
    from sparrows.play.rulebook import Rulebook

TOLD_BESIDE, ABSORBED = "beside", "absorbed"


def declared_worth(rules: Rulebook, said: Declared) -> Worth:
    """What a hand is worth by what was said of it."""
    if said.too_many_tiles:
        return Worth(False, basis=FROM_VALUE)
    if said.state is not None and said.state not in rules.states:
        raise Complaint("hands: in {rules} no hand is {state!r}", rules=rules.id, state=said.state)
    if said.patterns:
        counted = tally(rules, said.patterns)
        if said.value not in (None, counted.value):
            raise Complaint(
                "hands: the patterns come to {counted}, not to {value}",
                counted=counted.value,
                value=said.value,
            )
        return msgspec.structs.replace(counted, situation=said.situation)
    if said.value is None and said.state in (None, READY):
        raise Complaint("hands: what a declared hand is worth is needed")
    won, state = said.state is None, said.state or ""
    return Worth(won, said.value or 0, FROM_VALUE, situation=said.situation, state=state)


def refuse_strange_values(rules: Rulebook, deal: FinishedDeal) -> None:
    """A `ValueError` for a declared value that no hand can have."""
    # Of several callers one wins; where losers count, the others may have said it as losers.
    calls = [call for call in deal.calls if rules.losing is None or len(call.winners) == 1]
    winners = {seat for call in calls for seat in call.winners}
    for seat, said in deal.hands.items():
        if isinstance(said, Declared) and said.value is not None:
            rules.admits(said.value, won=seat in winners or said.state == READY)


def tally(rules: Rulebook, patterns: Mapping[str, int]) -> Worth:
    """What the named patterns come to; of a series the dearest counts, and limit hands alone.

    Of a pattern that absorbs another on its own sets, names do not say whether it does: both
    count, as they were named, and a question says so.
    """
    rows = {pattern: pattern_row(rules, pattern, times) for pattern, times in patterns.items()}
    refuse_contradiction(rules, rows)
    named = [Line(row, WHOLE * patterns[pattern]) for pattern, row in rows.items()]
    limits = {other for row in rows.values() if row.unit == LIMIT for other in row.absorbs}
    counting = dearest_of_series([line for line in named if line.pattern.id not in limits])
    minimum = rules.scoring.minimum
    return Worth(
        minimum is None or minimum(counting) is None,
        rules.scoring.total(counting).value,
        FROM_PATTERNS,
        {line.pattern.id: line.count for line in counting},
        questions=tuple(open_questions(counting)),
    )


def pattern_row(rules: Rulebook, pattern: str, times: int) -> Pattern:
    """The row of a pattern that may count so many times."""
    row = rules.scoring.by_id.get(pattern)
    if row is None:
        raise Complaint("{pattern!r} is no pattern of this rulebook", pattern=pattern)
    if not isinstance(times, int) or times < 1 or (times > 1 and not row.each):
        raise Complaint(
            "patterns: {pattern} cannot count {times} times", pattern=pattern, times=times
        )
    return row


def refuse_contradiction(rules: Rulebook, patterns: Container[str]) -> None:
    """A `ValueError` for two patterns that no hand can have together."""
    for pattern, others in rules.never_together.items():
        for other in others.split() if pattern in patterns else ():
            if other in patterns:
                raise Complaint(
                    "patterns: no hand has both {pattern} and {other}", pattern=pattern, other=other
                )


def open_questions(lines: Sequence[Line]) -> list[DealQuestion]:
    """For each pattern that another one absorbs where it lies within its sets: does it?"""
    return [
        DealQuestion(
            "absorbed",
            line.pattern.clause,
            choices=(TOLD_BESIDE, ABSORBED),
            preset=TOLD_BESIDE,
            about=(line.pattern.id, other.pattern.id),
        )
        for line in lines
        for other in lines
        if other.pattern.id in line.pattern.absorbs
    ]
