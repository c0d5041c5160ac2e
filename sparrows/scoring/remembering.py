"""What rows answered before, by the values of the facets that they look at.

A condition sees nothing but its facets. So a hand that shows the same facets again need not be
judged again: it is the chows, the pungs, the kinds that come again, not whole hands.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import chain, combinations
from operator import attrgetter
from typing import TYPE_CHECKING

from sparrows.memory import Memory
from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading
from sparrows.scoring.absorption import place_matters, those_that_count
from sparrows.scoring.outcome import Outcome
from sparrows.scoring.pattern import Line, Pattern
from sparrows.scoring.vocabulary import facets as facet
from sparrows.scoring.vocabulary.condition import Facets

if TYPE_CHECKING:
    from sparrows.scoring.scoring import Scoring

MOST_REMEMBERED = 8192
MOST_ANSWERS = 1024  # that differ
# Of hands that were not seen before, facets of so many bits hardly ever come again; with so many
# less, half of what comes is new.
ALWAYS_NEW, HALVED_BY = 15.0, 2.5
UNSEEN = 0.2  # of the hands that are counted
TO_LEARN = 5  # look-ups that it costs to remember an answer; to judge a row costs one

Rows = tuple[Pattern, ...]


class Answer:
    """What rows answered; equal answers are one object, so they are compared by identity."""

    __slots__ = ("lines",)

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self.lines = lines


class RowMemory:
    """Rows that look at some of the same facets, and what they answered so far."""

    __slots__ = ("_by_signature", "answers", "facets", "of_hand", "rows")

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.facets = facets_of(rows)
        self.of_hand = all(facet.of_hand for facet in self.facets)  # asked once for each hand
        self.answers: Memory[Hashable, Answer] = Memory(MOST_REMEMBERED)
        self._by_signature: Memory[Hashable, Answer] = Memory(MOST_ANSWERS)

    def judge(self, reading: Reading) -> list[Line]:
        """The rows that a reading has, and where each lies."""
        lines = []
        for row in self.rows:
            found = row.condition.found(reading)
            if found:
                lines.append(Line(row, found))
        return lines

    def learn(self, key: Hashable, reading: Reading) -> Answer:
        """What a reading with this key shows, worked out and remembered."""
        lines = self.judge(reading)
        signature: Hashable = ()
        if lines:
            counting = those_that_count(lines) if len(lines) > 1 else lines
            # What differs only in tiles comes to the same: so many of each, so many absorbed.
            signature = (
                tuple([(line.pattern.id, line.count) for line in counting]),
                tuple([(line.pattern.id, line.count) for line in lines]),
            )
        answer = self._by_signature.get(signature)
        if answer is None:
            answer = self._by_signature[signature] = Answer(tuple(lines))
        self.answers[key] = answer
        return answer


class Remembering:
    """Readings are weighed by what was answered before: where Python runs, that is quickest."""

    def __init__(self, scoring: Scoring) -> None:
        self._scoring = scoring
        judges = judges_for(scoring.patterns)
        # The same three things of each judge, side by side: looked up for every reading.
        self._at_hand = tuple(
            (hand_key(each.facets), each.answers.get, each.learn) for each in judges if each.of_hand
        )
        self._at_reading = tuple(
            (reading_key(each.facets), each.answers.get, each.learn)
            for each in judges
            if not each.of_hand
        )
        self._outcomes: Memory[tuple[Answer, ...], Outcome] = Memory(MOST_REMEMBERED)
        self._known_outcome = self._outcomes.get

    def best(self, hand: Hand) -> tuple[Reading | None, Outcome | None]:
        """The reading of the greatest rank, and what it comes to."""
        best: Outcome | None = None
        chosen: Reading | None = None
        fixed: tuple[Answer, ...] = ()  # what is the same in all readings
        at_reading, known_outcome = self._at_reading, self._known_outcome
        for read in self._scoring.readers(hand):
            for reading in read(hand):
                if not fixed:
                    for key_in, known, learn in self._at_hand:
                        key = key_in(hand)
                        fixed += (known(key) or learn(key, reading),)
                found = fixed
                for key_at, known, learn in at_reading:
                    key = key_at(reading)
                    found += (known(key) or learn(key, reading),)
                outcome = known_outcome(found) or self._work_out(reading, found)
                if best is None or (outcome is not best and outcome.rank > best.rank):
                    best, chosen = outcome, reading
        return chosen, best

    def _work_out(self, reading: Reading, answers: tuple[Answer, ...]) -> Outcome:
        """What these answers come to; remembered, unless it matters on which sets each lies."""
        seen = [answer.lines for answer in answers]
        if place_matters(seen):
            return self._scoring.outcome_of(those_that_count(self._scoring.judge(reading)))
        met = self._scoring.in_order(chain.from_iterable(seen))
        outcome = self._outcomes[answers] = self._scoring.outcome_of(those_that_count(met))
        return outcome


def hand_key(facets: Facets) -> Callable[[Hand], Hashable]:
    """A function that reads facets of a hand, whatever its reading, as one key."""
    paths = [facet.path.removeprefix("hand.") for facet in facets if facet.path]
    worked_out = [facet.worked_out for facet in facets if facet.worked_out is not None]
    if paths and not worked_out:
        return attrgetter(*paths)
    if len(worked_out) == 1:
        one = worked_out[0]
        if not paths:
            return one
        plain = attrgetter(*paths)
        return lambda hand: (plain(hand), one(hand))
    readers: list[Callable[[Hand], Hashable]] = [*map(attrgetter, paths), *worked_out]
    return lambda hand: tuple([read(hand) for read in readers])


def reading_key(facets: Facets) -> Callable[[Reading], Hashable]:
    """A function that reads these facets of a reading as one key."""
    if all(facet.path for facet in facets):
        return attrgetter(*(facet.path for facet in facets))
    readers = [facet.read for facet in facets]
    return lambda reading: tuple([read(reading) for read in readers])


def judges_for(rows: Rows) -> tuple[RowMemory, ...]:
    """Judges that serve these rows: one for those that look at the same, or at little else.

    What lies on the same sets is judged together, as one may absorb the other there. What needs no
    reading is seen at one glance, flowers apart, and what alone is worked out.
    """
    glances: dict[Hashable, Rows] = {}
    others: dict[Hashable, Rows] = {}
    for row in rows:
        facets = row.condition.facets
        if all(facet.of_hand for facet in facets):
            alone = len(facets) == 1 and not facets[0].path
            kind = facet.FLOWERS in facets, facets if alone else ()
            glances[kind] = (*glances.get(kind, ()), row)
        else:
            seen = frozenset(facet for facet in facets if not facet.of_hand)
            others[seen] = (*others.get(seen, ()), row)
    return tuple(RowMemory(each) for each in (*glances.values(), *joined([*others.values()])))


def joined(groups: list[Rows]) -> list[Rows]:
    """These rows in fewer groups, as long as that saves more look-ups than it makes work."""
    while len(groups) > 1:
        one, other = max(combinations(groups, 2), key=lambda pair: saved(*pair))
        if saved(one, other) <= 0:
            break
        groups = [each for each in groups if each not in (one, other)] + [one + other]
    return groups


def saved(one: Rows, other: Rows) -> float:
    """What it saves to judge these rows together."""
    return cost(one) + cost(other) - cost(one + other)


def cost(rows: Rows) -> float:
    """What it costs to have these rows judged together, in look-ups.

    The more their facets tell of a hand, the less often all of them come again as they were.
    """
    bits = sum(facet.bits for facet in facets_of(rows))
    new = UNSEEN * min(2 ** ((bits - ALWAYS_NEW) / HALVED_BY), 1.0)
    return 1 + new * (len(rows) + TO_LEARN)


def facets_of(rows: Rows) -> Facets:
    """All that these rows look at."""
    return tuple(dict.fromkeys(facet for row in rows for facet in row.condition.facets))
