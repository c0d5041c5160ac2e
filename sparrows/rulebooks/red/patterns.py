"""The eighteen fans of red (RED-9)."""

from __future__ import annotations

from collections.abc import Sequence

from sparrows.readings.reading import CHAOTIC, REGULAR
from sparrows.rulebooks.red.options import RedOptions
from sparrows.scoring import conditions as has
from sparrows.scoring.conditions.tiles import one_suit
from sparrows.scoring.pattern import Line, Pattern
from sparrows.scoring.scoring import Total
from sparrows.scoring.verdict import (
    WHOLE,
    Missing,
    Verdict,
    each_pung,
    enough,
    exactly,
    holds,
    of_shape,
    on_groups,
    within,
)
from sparrows.tiles import (
    DRAGONS,
    EAST,
    HONOURS,
    RED,
    SUIT_MASKS,
    WHITE,
    WINDS,
    Tile,
    mask,
    suit_of,
)

Tiles = tuple[Tile, ...]

CHARACTERS = range(9)
LOWER = mask(9 * suit + rank for suit in range(3) for rank in range(5))
UPPER = mask(9 * suit + rank for suit in range(3) for rank in range(4, 9))


def honour_pung(pungs: Tiles) -> Verdict:
    """Each pung of winds or dragons."""
    return each_pung(pungs, (*WINDS, *DRAGONS))


def special_pair(pair: Tile) -> Verdict:
    """The pair is a 2, 5 or 8 of a suit."""
    if 0 <= pair < EAST and pair % 9 in (1, 4, 7):
        return on_groups(pair=pair)
    return Missing("other-pair", pair=pair, family="258")


def chaotic_hand(shape: str) -> Verdict:
    """Fourteen different tiles, three apart in each suit."""
    return of_shape(shape, CHAOTIC)


def half_flush(shape: str, kinds: int) -> Verdict:
    """One suit and honours, or honours alone; not without honours."""
    return (
        of_shape(shape, REGULAR)
        and (one_suit(kinds) if kinds & ~HONOURS else WHOLE)
        and holds(kinds & HONOURS != 0, "no-tiles-of", what="honours")
    )


def family(tile: Tile) -> int:
    """0 to 2 the suits, 3 winds, 4 dragons."""
    return 4 if tile >= WHITE else suit_of(tile)


def all_types(chows: Tiles, pungs: Tiles, pair: Tile) -> Verdict:
    """The five groups are of five families."""
    groups = (*chows, *pungs) if pair < 0 else (*chows, *pungs, pair)
    families = {family(tile) for tile in groups}
    return enough(len(groups), 5, "groups") and exactly(len(families), 5, "families")


def lower_five(shape: str, kinds: int) -> Verdict:
    """Only suit tiles 1 to 5."""
    return of_shape(shape, REGULAR) and within(kinds, LOWER)


def upper_five(shape: str, kinds: int) -> Verdict:
    """Only suit tiles 5 to 9."""
    return of_shape(shape, REGULAR) and within(kinds, UPPER)


def red_hand(pungs: Tiles) -> Verdict:
    """Three pungs of characters and the pung of Red dragons."""
    characters = [tile for tile in pungs if tile in CHARACTERS]
    return (
        enough(len(characters), 3, "pungs-of-characters")
        and each_pung(pungs, (RED,))
        and on_groups(pungs=pungs)
    )


def big_three_dragons(pungs: Tiles) -> Verdict:
    """Pungs of all three dragons; a fourth dragon pung, made with jokers, is beside them."""
    return has.big_three_dragons(pungs) and on_groups(pungs=DRAGONS)


def full_flush(shape: str, kinds: int) -> Verdict:
    """One suit without honours."""
    return of_shape(shape, REGULAR) and one_suit(kinds) and within(kinds, sum(SUIT_MASKS))


def patterns(options: RedOptions) -> tuple[Pattern, ...]:
    """The table of RED-9; what one fan implies is absorbed only where players agreed so."""
    implied = options.absorption == "implied"

    def absorbs(*ids: str) -> tuple[str, ...]:
        return ids if implied else ()

    return (
        Pattern("flower", 3, has.flower, "RED-9.1", each=True),
        Pattern("all-chows", 3, has.all_chows, "RED-9.2"),
        Pattern("mixed-double-chow", 3, has.mixed_double_chow, "RED-9.3", each=True),
        Pattern("double-pung", 3, has.double_pung, "RED-9.4", each=True),
        Pattern("two-terminal-chows", 3, has.two_terminal_chows, "RED-9.5", each=True),
        Pattern("honour-pung", 3, honour_pung, "RED-9.6", each=True),
        Pattern("special-pair", 3, special_pair, "RED-9.7"),
        Pattern("all-pungs", 12, has.all_pungs, "RED-9.8"),
        Pattern("pure-double-chow", 12, has.pure_double_chow, "RED-9.9", each=True),
        Pattern(
            "pure-straight",
            12,
            has.pure_straight,
            "RED-9.10",
            each=True,
            absorbs=absorbs("two-terminal-chows"),
        ),
        Pattern("chaotic-hand", options.chaotic_value, chaotic_hand, "RED-9.11"),
        Pattern("half-flush", 12, half_flush, "RED-9.12"),
        Pattern("all-types", 16, all_types, "RED-9.13"),
        Pattern("lower-five", 24, lower_five, "RED-9.14"),
        Pattern("upper-five", 24, upper_five, "RED-9.15"),
        Pattern("red-hand", 32, red_hand, "RED-9.16", absorbs=absorbs("all-pungs", "honour-pung")),
        Pattern(
            "big-three-dragons",
            64,
            big_three_dragons,
            "RED-9.17",
            absorbs=absorbs("honour-pung"),
        ),
        Pattern("full-flush", 64, full_flush, "RED-9.18"),
    )


def total(options: RedOptions, order: Sequence[str], lines: Sequence[Line]) -> Total:
    """The sum up to the cap; among equals, more of the highest fan (RED-10.2, 10.8, 10.9)."""
    whole = sum(line.value for line in lines)
    counts = {line.pattern.id: line.count for line in lines}
    highest_first = tuple(counts.get(pattern, 0) for pattern in reversed(order))
    if 0 < options.cap < whole:
        return Total(options.cap, (whole, highest_first), bound="limit")
    return Total(whole, (whole, highest_first))


def minimum(options: RedOptions, lines: Sequence[Line]) -> Missing | None:
    """Flowers do not help to reach an agreed minimum (RED-14.4)."""
    without_flowers = sum(line.value for line in lines if line.pattern.id != "flower")
    if without_flowers < options.min_points:
        return Missing("below-minimum", have=without_flowers, need=options.min_points)
    return None
