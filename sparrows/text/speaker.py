"""A speaker: ids, reasons, groups and payments of a rulebook as words and sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any

from sparrows.play.questions import DealQuestion
from sparrows.play.settlement import Payment
from sparrows.readings.groups import SINGLE, Group, Meld
from sparrows.readings.reading import IDLE
from sparrows.scoring.pattern import Absorbed, Line, Pattern
from sparrows.scoring.score import Why
from sparrows.scoring.verdict import Found, Missing
from sparrows.text.catalogue import NONE, words_of
from sparrows.text.names import Names, names
from sparrows.tiles import EAST, NAMES, SEATS, Tile, Tiles, pictures, rank_of, show

# The prefix under which the catalogue has the word ids of a reason.
_PREFIXES = {"what": "count", "wanted": "shape"}
_PREFIXES_OF_CODE = {
    ("did-not-happen", "what"): "situation",
    ("no-tiles-of", "what"): "family",
}
# Numbers of a reason that are tiles.
_TILES = frozenset(("pair", "tile", "wanted", "winning"))


# How a sentence shows several groups of tiles that lie together.
Shown = Callable[[Iterable[Tiles]], str]


def in_notation(groups: Iterable[Tiles]) -> str:
    """`"123m 55z"`."""
    return " ".join(show(tiles) for tiles in groups)


def pictured(groups: Iterable[Tiles]) -> str:
    """In Unicode tiles, and in notation, which is easier to read."""
    laid = tuple(groups)
    return f"{' '.join(pictures(tiles) for tiles in laid)} {in_notation(laid)}"


def laid_apart(groups: Iterable[Group]) -> tuple[Tiles, ...]:
    """The tiles of each group, and last those that stand alone, together."""
    laid = tuple(groups)
    sets = tuple(group.tiles for group in laid if group.kind != SINGLE)
    singles = tuple(group.tile for group in laid if group.kind == SINGLE)
    return (*sets, singles) if singles else sets


class Speaker:
    """Speaks about the hands of one rulebook, in one language and in the rulebook's own words."""

    def __init__(self, rules: str, language: str, shown: Shown = in_notation) -> None:
        self.rules = rules
        self.language = language
        self.words = words_of(rules, language)
        self.shown = shown

    @cached_property
    def names(self) -> Names:
        """What the things of the rulebook are called."""
        return names(self.rules)

    def say(self, entry: str, /, **about: Any) -> str:
        """The words for an id, the rulebook's own where it has any."""
        return self.words.say(entry, self.rules, **about)

    def pattern(self, pattern: Pattern | str) -> str:
        """The name of a pattern."""
        return self.names.pattern(
            pattern if isinstance(pattern, str) else pattern.id, self.language
        )

    def patterns(self, ids: Iterable[str]) -> str:
        return ", ".join(self.pattern(each) for each in ids)

    def tile(self, tile: Tile) -> str:
        """A tile as it is called aloud: `"five of dots"`."""
        name = NAMES[tile]
        if tile < EAST:
            return self.say(f"tile-{name[1]}", rank=rank_of(tile))
        return self.say(f"tile-{name}")

    def worth(self, value: int, unit: str) -> str:
        """`"12 points"`, `"2 doubles"`."""
        return self.say(f"unit-{unit}", n=value)

    def where(self, found: Found, shown: Shown | None = None) -> str:
        """The groups that the occurrences lie on, pictured by `shown` where it is given."""
        show_groups = shown or self.shown
        places = [show_groups(laid_apart(each)) for each in found if each]
        return ", ".join(places) or self.say("whole-hand")

    def reason(self, missing: Missing) -> str:
        """What is missing, as a sentence about this hand."""
        entry = f"missing-{missing.code}"
        if not self.words.knows(entry):
            return missing.code
        return self.say(entry, **self.about(missing))

    def about(self, missing: Missing) -> dict[str, Any]:
        """What a reason is about, in words of this language; `…-id` is the bare word id."""
        given = missing.about
        ids = {f"{key}-id": value for key, value in given.items() if isinstance(value, str)}
        return ids | {key: self._word(missing, key, value) for key, value in given.items()}

    def _word(self, missing: Missing, key: str, value: object) -> object:
        if isinstance(value, str):
            return self._id(missing, key, value)
        if isinstance(value, Group | Meld):
            return self.shown((value.tiles,))
        if isinstance(value, tuple):
            return self._list(missing, key, value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if key in _TILES and isinstance(value, int):
            return self.shown(((value,),)) if value >= 0 else NONE
        return value

    def _id(self, missing: Missing, key: str, value: str) -> str:
        prefix = _PREFIXES_OF_CODE.get((missing.code, key)) or _PREFIXES.get(key, key)
        entry = f"{prefix}-{value}"
        if not self.words.knows(entry):
            return value
        return self.say(entry, n=missing.about.get("need", 0))

    def _list(self, missing: Missing, key: str, values: tuple[object, ...]) -> str:
        if not values:
            return NONE
        if all(isinstance(value, Group) for value in values):
            return self.shown(laid_apart(each for each in values if isinstance(each, Group)))
        if all(isinstance(value, int) for value in values):
            return self.shown((tuple(each for each in values if isinstance(each, int)),))
        # A hand that did not win has no shape to speak of.
        asked = [str(self._word(missing, key, value)) for value in values if value != IDLE]
        return self.say("or-between").join(asked)

    def why(self, why: Why) -> str:
        """What became of a pattern, as a sentence about this hand."""
        if why.line is not None:
            return self._counts(why.line)
        if why.absorbed is not None:
            return self.lost(why.absorbed)
        if why.missing is None:
            return self.say("why-not", pattern=self.pattern(why.pattern), clause=why.pattern.clause)
        return self.say(
            "why-missing",
            pattern=self.pattern(why.pattern),
            reason=self.reason(why.missing),
            clause=why.pattern.clause,
        )

    def _counts(self, line: Line) -> str:
        return self.say(
            "why-counts",
            pattern=self.pattern(line.pattern),
            where=self.where(line.found),
            count=line.count,
            worth=self.worth(line.value, line.pattern.unit),
            clause=line.pattern.clause,
        )

    def lost(self, absorbed: Absorbed) -> str:
        """A pattern that was met but does not count, and what took its place."""
        return self.say(
            f"why-{absorbed.why}",
            pattern=self.pattern(absorbed.pattern),
            where=self.where(absorbed.found),
            by=self.pattern(absorbed.by),
            clause=absorbed.by.clause,
        )

    def seat(self, seat: int) -> str:
        return self.say(f"seat-{SEATS[seat]}")

    def payment(self, payment: Payment, named: Callable[[int], str] | None = None) -> str:
        """Who pays whom, how much and for what; players without names are called by their seats."""
        called = named or self.seat
        receiver = NONE if payment.receiver is None else called(payment.receiver)
        return self.say(
            "payment",
            payer=called(payment.payer),
            receiver=receiver,
            points=self.worth(payment.points, "points"),
            reason=self.payment_reason(payment),
            clause=payment.clause,
        )

    def question(self, asked: DealQuestion) -> str:
        """What a scorekeeper must still be told of a deal."""
        pattern, other = map(self.pattern, asked.about or (NONE, NONE))
        return self.say(f"question-{asked.id}", pattern=pattern, other=other)

    def answer(self, choice: str) -> str:
        """A possible answer in words; numbers and clauses stand for themselves."""
        entry = f"answer-{choice.replace('.', '-')}"
        return self.say(entry) if self.words.knows(entry) else choice

    def payment_reason(self, payment: Payment) -> str:
        """For what somebody pays."""
        entry = f"payment-{payment.reason}"
        return self.say(entry) if self.words.knows(entry) else payment.reason
