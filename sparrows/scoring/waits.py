"""The tiles that a hand waits for, found by trying each of them."""

from __future__ import annotations

from collections.abc import Callable

from sparrows.readings.hand import COPIES, Hand
from sparrows.scoring.score import Score
from sparrows.tiles import Tile, kinds_of


def waits_of(
    score: Callable[[Hand], Score], hand: Hand, kinds: int, *, self_draw: bool = False
) -> dict[Tile, Score]:
    """The kinds that would complete the hand, and what it would be worth on each.

    A kind of which the player holds all tiles is not waited for.
    """
    found = {}
    held = own_tiles(hand)
    for tile in kinds_of(kinds):
        if held[tile] < COPIES:
            won = score(hand.with_winning(tile, self_draw=self_draw))
            if won.win:
                found[tile] = won
    return found


def own_tiles(hand: Hand) -> list[int]:
    """How many tiles of each kind the player has, standing and melded."""
    held = list(hand.counts)
    for meld in hand.melds:
        for tile in meld.real:
            held[tile] += 1
    return held
