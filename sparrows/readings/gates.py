"""Nine gates: 1112345678999 of one suit, waiting for any tile of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sparrows.readings.groups import PAIR
from sparrows.tiles import JOKER, SUIT_MASKS, WEIGHT, Tile

if TYPE_CHECKING:
    from sparrows.readings.hand import Hand

GATES_COUNTS = (3, 1, 1, 1, 1, 1, 1, 1, 3)

# As the key of its suit, and as the keys of a whole hand.
GATES_KEY = sum(number * WEIGHT[rank] for rank, number in enumerate(GATES_COUNTS))
NINE_GATES_KEYS = frozenset(
    tuple(GATES_KEY if suit == own else 0 for suit in range(4)) for own in range(3)
)


def nine_gates(hand: Hand) -> bool:
    """Whether the hand waited at the nine gates before its winning tile."""
    if hand.melded or hand.keys.count(0) < 2:
        return False
    return hand.before in NINE_GATES_KEYS


def wild_gates(hand: Hand, counts: list[int], kinds: int, pair: Tile, won: str) -> bool:
    """Whether this reading, its jokers taken as what they stand for, waited at the nine gates.

    `counts` are the tiles of its sets. A joker that won may be any tile that is no real one.
    """
    if hand.melds or kinds not in SUIT_MASKS:
        return False
    first = 9 * SUIT_MASKS.index(kinds)
    read = counts[:]
    read[pair] += 2
    beyond = [read[first + rank] - number for rank, number in enumerate(GATES_COUNTS)]
    if min(beyond) < 0:
        return False
    extra = first + beyond.index(1)
    if hand.winning != JOKER:
        return hand.winning == extra
    return read[extra] > hand.counts[extra] and (won != PAIR or pair == extra)
