"""The limit hands (CCL-15)."""

from __future__ import annotations

from sparrows.readings.reading import REGULAR
from sparrows.rulebooks.classical.doubles import last_draw
from sparrows.scoring import conditions as has
from sparrows.scoring.conditions.tiles import one_suit
from sparrows.scoring.conditions.winning import Situation, from_wall, no_open_melds
from sparrows.scoring.verdict import Verdict, holds, of_shape, pung_figures, within
from sparrows.tiles import (
    GREEN,
    HONOURS,
    NUMBERS,
    SUIT_MASKS,
    TERMINALS,
    Tile,
    kinds_of,
    mask,
    suit_of,
)

Tiles = tuple[Tile, ...]

ONE_OF_DOTS, FIVE_OF_DOTS = 9, 13
BAMBOOS = 18
GREEN_TILES = mask((*(BAMBOOS + rank - 1 for rank in (2, 3, 4, 6, 8)), GREEN))
ONES_AND_NINES = frozenset((9 * suit, 9 * suit + 8) for suit in range(3))


def buried_treasure(
    shape: str, kinds: int, pungs: Tiles, self_draw: bool, open_melds: int
) -> Verdict:
    """Four pungs and a pair of one suit, every tile drawn by the player himself."""
    return (
        of_shape(shape, REGULAR)
        and has.all_pungs(pungs)
        and one_suit(kinds)
        and within(kinds, NUMBERS)
        and no_open_melds(open_melds)
        and from_wall(self_draw)
    )


def emperors_court(shape: str, kinds: int) -> Verdict:
    """Four pungs and a pair of honours."""
    return of_shape(shape, REGULAR) and within(kinds, HONOURS)


def heads_and_tails(shape: str, kinds: int) -> Verdict:
    """Four pungs and a pair of ones and nines."""
    return of_shape(shape, REGULAR) and within(kinds, TERMINALS)


def imperial_jade(kinds: int, pungs: Tiles) -> Verdict:
    """Four pungs and a pair of green tiles."""
    return has.all_pungs(pungs) and within(kinds, GREEN_TILES)


def three_great_scholars(pungs: Tiles, pair: Tile) -> Verdict:
    """Pungs of all dragons, a fourth pung of a suit and a pair of that suit."""
    suits = [suit_of(tile) for tile in pungs if NUMBERS >> tile & 1]
    return (
        has.big_three_dragons(pungs)
        and has.all_pungs(pungs)
        and holds(bool(suits), "no-suited-pung")
        and holds(suit_of(pair) in suits, "pair-of-other-suit", pair=pair)
    )


def hidden_snake(shape: str, kinds: int, pungs: Tiles) -> Verdict:
    """One suit: pungs of the 1 and the 9, and all other numbers in two chows and a pair."""
    # Two chows and a pair that show seven numbers show each of them in one group only.
    return (
        of_shape(shape, REGULAR)
        and one_suit(kinds)
        and within(kinds, NUMBERS)
        and pung_figures(pungs, ONES_AND_NINES)
        and every_number(kinds)
    )


def every_number(kinds: int) -> Verdict:
    """Whether a hand of one suit has all its numbers."""
    suit = next(suit for suit in SUIT_MASKS if kinds & suit)
    return holds(kinds == suit, "lacks-tiles", tiles=tuple(kinds_of(suit & ~kinds)))


def moon_from_the_sea(
    situation: Situation, self_draw: bool, kongs: Tiles, winning: Tile
) -> Verdict:
    """Won with the last tile that may be drawn, and it is the 1 of dots."""
    return last_draw(situation, self_draw, kongs) and won_with(winning, ONE_OF_DOTS)


def grapes_on_the_roof(
    situation: Situation, self_draw: bool, kongs: Tiles, winning: Tile
) -> Verdict:
    """Won with a loose tile, and it is the 5 of dots."""
    return has.kong_replacement(situation, self_draw, kongs) and won_with(winning, FIVE_OF_DOTS)


def won_with(winning: Tile, wanted: Tile) -> Verdict:
    """Whether this is the tile that completed the hand."""
    return holds(winning == wanted, "other-winning-tile", tile=winning, wanted=wanted)
