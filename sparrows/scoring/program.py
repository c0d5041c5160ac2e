"""From rows to the numbers that the judge reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sparrows.readings.reading import Reading
from sparrows.scoring.asking import (
    CALL,
    EACH_WHOLE,
    FIGURES,
    NOT_THERE,
    OF_READING,
    ONE_OF,
    TEST,
    THERE,
    Test,
)
from sparrows.scoring.pattern import LIMIT, Pattern
from sparrows.scoring.verdict import WHOLE, Found
from sparrows.scoring.vocabulary.condition import (
    Both,
    Computed,
    Condition,
    Either,
    OfWholeHand,
    Unless,
    Where,
)
from sparrows.scoring.words import Program

MOST_ROWS = 256  # the judge has a byte for each
POINTING = (ONE_OF, EACH_WHOLE, FIGURES)  # `a` is where their numbers are, `b` how many


class ProgramWriter:
    """Writes conditions as tests, from the last to the first: each says which follows it."""

    def __init__(self) -> None:
        self.code: list[int] = []
        self.numbers: list[int] = []
        self.calls: list[Callable[[Reading], Found]] = []

    def write(self, condition: Condition, then: int, otherwise: int, *, places: bool) -> int:
        """Where the tests of a condition begin, after which come those two.

        Where it is said of the whole hand, the `places` of its parts are of no interest.
        """
        match condition:
            case Unless(_, part):
                return self.write(part, otherwise, then, places=False)
            case OfWholeHand(part):
                return self.write(part, then, otherwise, places=False)
            case Where(case, chosen, other):
                chosen_at = self.write(chosen, then, otherwise, places=places)
                other_at = self.write(other, then, otherwise, places=places)
                return self.write(case, chosen_at, other_at, places=False)
            case Either(one, other) if not (places and lies_on_groups(condition)):
                other_at = self.write(other, then, otherwise, places=False)
                return self.write(one, then, other_at, places=False)
            case Both(conditions):
                for part in reversed(conditions):
                    then = self.write(part, then, otherwise, places=places)
            case _:
                tests = condition.tests
                if tests is None:
                    return self._call(condition, then, otherwise, places)
                for test in reversed(tests):
                    then = self._put(test, then, otherwise, places)
        return then

    def _call(self, condition: Condition, then: int, otherwise: int, places: bool) -> int:
        """Asks a condition that words cannot say; if it can, behind one that they can."""
        if isinstance(condition, Computed) and condition.same and condition.behind is not None:
            return self.write(condition.behind, then, otherwise, places=False)
        self.calls.append(condition.found if places else without_places(condition))
        at = self._put(Test(CALL, a=len(self.calls) - 1), then, otherwise, places)
        if isinstance(condition, Computed) and condition.behind is not None:
            return self.write(condition.behind, at, otherwise, places=False)
        return at

    def _put(self, test: Test, then: int, otherwise: int, places: bool) -> int:
        a, b = test.a, test.b
        if test.op in POINTING:
            a = len(self.numbers)
            self.numbers += test.numbers
        at = len(self.code)
        self.code += [test.op, test.word, a, b, test.lies if places else 0, then, otherwise]
        return at


def without_places(condition: Condition) -> Callable[[Reading], Found]:
    """Whether a condition holds, as if it were said of the whole hand."""
    return lambda reading: WHOLE if condition.found(reading) else ()


def lies_on_groups(condition: Condition) -> bool:
    """Whether a condition may lie on certain groups."""
    if isinstance(condition, Unless | OfWholeHand):
        return False
    if condition.parts:
        return any(lies_on_groups(part) for part in condition.parts)
    return condition.tests is None or any(test.lies for test in condition.tests)


def program_of(rows: Sequence[Pattern]) -> Program | None:
    """The rows as numbers; nothing where there are too many of them."""
    if len(rows) >= MOST_ROWS:
        return None
    writer = ProgramWriter()
    starts, fixed = [], []
    for row in rows:
        first = len(writer.code)
        starts.append(writer.write(row.condition, THERE, NOT_THERE, places=True))
        of_hand = all(facet.of_hand for facet in row.condition.facets)
        fixed.append(of_hand and max(writer.code[first + 1 :: TEST]) < OF_READING)
    places = {row.id: place for place, row in enumerate(rows)}
    absorbers: list[list[int]] = [[] for _ in rows]
    for place, row in enumerate(rows):
        for other in dict.fromkeys(row.absorbs):
            if other in places:
                absorbers[places[other]].append(place)
    series = {"": 0}
    return Program(
        code=writer.code,
        starts=starts,
        numbers=writer.numbers,
        calls=writer.calls,
        fixed=[place for place, is_fixed in enumerate(fixed) if is_fixed],
        free=[place for place, is_fixed in enumerate(fixed) if not is_fixed],
        each=[row.each for row in rows],
        prices=[row.value for row in rows],
        series=[series.setdefault(row.series, len(series)) for row in rows],
        absorbers=absorbers,
        absorbs_all=[row.unit == LIMIT for row in rows],
    )
