"""The eighteen fans of red (RED-9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sparrows.readings.reading import CHAOTIC, REGULAR, Reading
from sparrows.rulebooks.red.options import RedOptions
from sparrows.scoring.pattern import Line, Pattern
from sparrows.scoring.scoring import Total
from sparrows.scoring.verdict import WHOLE, Found, Missing
from sparrows.scoring.vocabulary import *
from sparrows.tiles import DRAGONS, HONOURS, NUMBERS, SUIT_MASKS, WHITE, WINDS, suit_of

RED_PUNGS = pungs_of("123456789m", 3, "pungs-of-characters") & each_pung("7z")
EVERY_GROUP = EVERY_FAMILY = 5
IMPLIES = {
    "pure-straight": "two-terminal-chows",
    "red-hand": "all-pungs honour-pung",
    "big-three-dragons": "honour-pung",
}


def all_types(reading: Reading) -> Found | Missing:
    """The five groups are of three suits, of winds and of dragons."""
    groups = (*reading.chows, *reading.pungs, *([reading.pair] if reading.pair >= 0 else ()))
    if len(groups) < EVERY_GROUP:
        return Missing("too-few", what="groups", have=len(groups), need=EVERY_GROUP)
    families = {4 if tile >= WHITE else suit_of(tile) for tile in groups}
    if len(families) < EVERY_FAMILY:
        return Missing("not-so-many", what="families", have=len(families), need=EVERY_FAMILY)
    return WHOLE


ALL_TYPES = call(
    all_types,
    facets.CHOWS,
    facets.PUNGS,
    facets.PAIR,
    # Five groups that show five families are one of each.
    same=shape(REGULAR) & some(*SUIT_MASKS, WINDS, DRAGONS),
)


def patterns(options: RedOptions) -> tuple[Pattern, ...]:
    """The table of RED-9; what one fan implies is absorbed only where players agreed so."""
    absorbs = IMPLIES if options.absorption == "implied" else {}

    def fan(
        number: int, name: str, value: int, condition: Condition, *, each: bool = False
    ) -> Pattern:
        lost = tuple(absorbs.get(name, "").split())
        return Pattern(name, value, condition, f"RED-9.{number}", each=each, absorbs=lost)

    return (
        fan(1, "flower", 3, EACH_FLOWER, each=True),
        fan(2, "all-chows", 3, chows(4)),
        fan(3, "mixed-double-chow", 3, sets("123a 123b", MOVED), each=True),
        fan(4, "double-pung", 3, sets("111a 111b", MOVED), each=True),
        fan(5, "two-terminal-chows", 3, sets("123a 789a"), each=True),
        fan(6, "honour-pung", 3, each_pung(HONOURS), each=True),
        fan(7, "special-pair", 3, pair_of("258")),
        fan(8, "all-pungs", 12, pungs(4)),
        fan(9, "pure-double-chow", 12, sets("123a 123a", MOVED), each=True),
        fan(10, "pure-straight", 12, sets("123a 456a 789a"), each=True),
        fan(11, "chaotic-hand", options.chaotic_value, shape(CHAOTIC)),
        fan(12, "half-flush", 12, shape(REGULAR) & suits(0, 1) & some(HONOURS)),
        fan(13, "all-types", 16, ALL_TYPES),
        fan(14, "lower-five", 24, shape(REGULAR) & only("12345")),
        fan(15, "upper-five", 24, shape(REGULAR) & only("56789")),
        fan(16, "red-hand", 32, RED_PUNGS),
        fan(17, "big-three-dragons", 64, big(DRAGONS, 3, once=True)),
        fan(18, "full-flush", 64, shape(REGULAR) & suits(1) & only(NUMBERS)),
    )


def total(options: RedOptions, order: Sequence[str], lines: Sequence[Line]) -> Total:
    """The sum up to the cap; among equals, more of the highest fan (RED-10.2, 10.8, 10.9)."""
    whole = sum(line.value for line in lines)
    counts = {line.pattern.id: line.count for line in lines}
    highest_first = tuple(counts.get(pattern, 0) for pattern in reversed(order))
    value = min(whole, options.cap or whole)
    return Total(value, (whole, highest_first), bound="limit" if value < whole else "")


def minimum(options: RedOptions, lines: Sequence[Line]) -> Missing | None:
    """Flowers do not help to reach an agreed minimum (RED-14.4)."""
    without_flowers = sum(line.value for line in lines if line.pattern.id != "flower")
    if without_flowers < options.min_points:
        return Missing("below-minimum", have=without_flowers, need=options.min_points)
    return None


# Fans that no hand has together, for players who name fans without showing tiles (RED-10.6).
NEVER_TOGETHER = {
    "all-chows": "double-pung honour-pung all-pungs all-types red-hand big-three-dragons",
    "mixed-double-chow": "all-pungs half-flush red-hand big-three-dragons full-flush",
    "double-pung": "pure-straight half-flush red-hand big-three-dragons full-flush",
    "two-terminal-chows": "all-pungs all-types lower-five upper-five red-hand big-three-dragons",
    "honour-pung": "lower-five upper-five full-flush",
    "all-pungs": "pure-double-chow pure-straight",
    "pure-double-chow": "all-types red-hand big-three-dragons",
    "pure-straight": "all-types lower-five upper-five red-hand big-three-dragons",
    "half-flush": "all-types lower-five upper-five full-flush",
    "all-types": "lower-five upper-five red-hand big-three-dragons full-flush",
    "lower-five": "red-hand big-three-dragons",
    "upper-five": "red-hand big-three-dragons",
    "red-hand": "big-three-dragons full-flush",
    "big-three-dragons": "full-flush",
}


def never_together(fans: Iterable[str], *, jokers: bool) -> dict[str, str]:
    """By a fan, those that contradict it; a chaotic hand has no other fan but flowers."""
    chaotic = " ".join(fan for fan in fans if fan not in ("chaotic-hand", "flower"))
    lower = NEVER_TOGETHER["lower-five"] + ("" if jokers else " upper-five")
    return NEVER_TOGETHER | {"lower-five": lower, "chaotic-hand": chaotic}
