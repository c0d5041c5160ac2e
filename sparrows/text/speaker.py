"""A speaker: ids, reasons, groups and payments of a rulebook as words and sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sparrows.play.settlement import Payment
from sparrows.readings.groups import SINGLE, Group, Meld
from sparrows.readings.reading import IDLE
from sparrows.scoring.pattern import Absorbed, Line, Pattern
from sparrows.scoring.score import Why
from sparrows.scoring.verdict import Found, Missing
from sparrows.text.catalogue import words
from sparrows.text.names import names
from sparrows.tiles import EAST, NAMES, SEATS, Tile, rank_of, show

# Under which words of the catalogue a word id of a reason is found.
_PREFIXES = {"what": "count", "wanted": "shape"}
_PREFIXES_OF_CODE = {
    ("did-not-happen", "what"): "situation",
    ("no-tiles-of", "what"): "family",
}
# Numbers of a reason that are tiles.
_TILES = frozenset(("pair", "tile", "wanted", "winning"))
NONE = "none"  # for the catalogue to choose other words by


def groups_text(groups: Iterable[Group]) -> str:
    """Groups in notation, with single tiles put together: `"123m 55z"`."""
    laid = tuple(groups)
    sets = [str(group) for group in laid if group.kind != SINGLE]
    singles = show(group.tile for group in laid if group.kind == SINGLE)
    return " ".join((*sets, singles) if singles else sets)


class Speaker:
    """Says in one language what there is to say about a rulebook's hands."""

    def __init__(self, rules: str, language: str) -> None:
        self.language = language
        self.words = words(language)
        self.names = names(rules)
        self.say = self.words.say

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

    def where(self, found: Found) -> str:
        """On which groups the occurrences lie."""
        return ", ".join(groups_text(each) for each in found if each) or self.say("whole-hand")

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
            return str(value)
        if isinstance(value, tuple):
            return self._list(missing, key, value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if key in _TILES and isinstance(value, int):
            return show((value,)) if value >= 0 else NONE
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
            return groups_text(value for value in values if isinstance(value, Group))
        if all(isinstance(value, int) for value in values):
            return show(value for value in values if isinstance(value, int))
        # Nobody asks for the shape of a hand that did not win.
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

    def payment(self, payment: Payment) -> str:
        """Who pays whom, how much and for what."""
        receiver = NONE if payment.receiver is None else self.seat(payment.receiver)
        return self.say(
            "payment",
            payer=self.seat(payment.payer),
            receiver=receiver,
            points=self.worth(payment.points, "points"),
            reason=self.payment_reason(payment),
            clause=payment.clause,
        )

    def payment_reason(self, payment: Payment) -> str:
        """For what somebody pays."""
        entry = f"payment-{payment.reason}"
        return self.say(entry) if self.words.knows(entry) else payment.reason
