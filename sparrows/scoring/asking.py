"""What the judge can ask: the words of bits that it reads a hand into, and its operations.

Words of conditions say with these, as data, what they test; `judge.py` answers.
"""

from __future__ import annotations

from typing import NamedTuple

# Words of a hand. Of kinds, one bit each; of a value (`…_IS`), one bit, which is that value's.
(
    NOTHING,
    SEAT_IS,
    ROUND_IS,
    OWN_WIND,
    ROUND_WIND,
    OWN_FLOWERS,
    SITUATION,
    SELF_DRAW_IS,
    WINNING_IS,
    WINNING_ALONE_IS,
    MELDED_IS,
    OPEN_MELDS_IS,
    JOKERS_IS,
    WILD_IS,
    NINE_GATES_IS,
    KONGS,
    CONCEALED_KONGS,
    OPEN_KONGS,
    FLOWERS,
    # And of a reading. Three bits for each chow fill from the right; a fourth is in a word apart.
    SHAPE_IS,
    CHOWS,
    FOURTH_CHOWS,
    CHOW_NUMBER,
    PUNGS,
    PUNG_NUMBER,
    CONCEALED_PUNGS,
    PAIR,
    PAIRS,
    KINDS,
    FOURS,
    WON_IS,
    GATES_IS,
    # The ranks of chows and pungs in whatever suit.
    CHOW_RANKS,
    PUNG_RANKS,
    WORDS,
) = range(35)
OF_READING = SHAPE_IS  # this and the later ones differ between readings of a hand

NO_VALUE = 62  # the bit of a value that is None
ALL = (1 << NO_VALUE + 1) - 1
CHOW_BITS = 3
MOST_FIGURE = 5  # groups
FORM = 1 + MOST_FIGURE  # numbers of a form: its bases, and where its groups are from a base on

# Operations: x is the word, `a` and `b` are numbers of the test.
(
    WITHIN,  # no bit of x is outside a
    SOME,  # x has a bit of a
    NO,  # x has no bit of a
    LEAST,  # x is a or more
    COUNT,  # x has b bits of a, or more; it lies on all of them
    EXACTLY,  # x has b bits of a, and no more; it lies on all of them
    SUITS,  # x has kinds of so many suits: the bits of a
    ANOTHER,  # x has a bit of a that the pungs do not have
    # From here on something is counted.
    EACH,  # each bit of x that is in a, changed as b says
    EACH_SET,  # each pung of a that is a kong or not, concealed or not, as b says
    EACH_WHOLE,  # each of the numbers all bits of which x has
    ONE_OF,  # x is one of the numbers
    FIGURES,  # selections of sets that have one of the forms
    EACH_HAS,  # there are four sets; no chow is one of a, each pung and the pair is one of b
    CALL,  # what a function says
) = range(15)
TEST = 7  # numbers of a test in a program: these five, and the tests that follow if it holds or not
NOT_THERE, THERE = -2, -1  # what follows the last test

# In `b` of EACH: kinds of the hand to be added, or flowers; and whether a place is of four tiles.
WITH_OWN_WIND, WITH_ROUND_WIND, WITH_KONGS, OWN_SEAT, OTHER_SEATS, FOUR_TIMES = 1, 2, 4, 8, 16, 32
# In `b` of EACH_SET.
IS_KONG, IS_CLOSED = 1, 2

# Groups as places name them: a byte each, the kind and the lowest tile.
AS_CHOW, AS_PUNG, AS_KONG, AS_PAIR, AS_SINGLE = 1, 64, 100, 140, 180


ONE = 1  # a word: compiled, a bare `1 << 40` would be 32 bits wide
NINE, RANKS = 0x1FF, 9
FOUR_SETS = 4


class Test(NamedTuple):
    """One thing asked of a word."""

    op: int
    word: int = NOTHING
    a: int = 0
    b: int = 0
    lies: int = 0  # as which groups it lies on its bits; 0: on the whole hand
    numbers: tuple[int, ...] = ()  # more of them than `a` and `b`


# A bit for each name that some row asks for.
SHAPES: dict[str, int] = {}
SITUATIONS: dict[str, int] = {}
WON_ON: dict[str, int] = {}
OF_NAMES = {SHAPE_IS: SHAPES, SITUATION: SITUATIONS, WON_IS: WON_ON}
OF_VALUES = (
    SEAT_IS,
    ROUND_IS,
    SELF_DRAW_IS,
    WINNING_IS,
    WINNING_ALONE_IS,
    MELDED_IS,
    OPEN_MELDS_IS,
    JOKERS_IS,
    WILD_IS,
    NINE_GATES_IS,
    GATES_IS,
)
OF_TILES = (KONGS, CONCEALED_KONGS, OPEN_KONGS, FLOWERS)


def one_of_values(
    word: int, values: tuple[object, ...], *, wanted: bool = True
) -> tuple[Test, ...] | None:
    """Whether a word has one of these values, or none of them; nothing if words cannot say it."""
    if word in OF_TILES and values == ((),):
        return (Test(NO if wanted else SOME, word, ALL),)
    if word == KINDS and wanted:
        numbers = tuple(value for value in values if isinstance(value, int))
        return (Test(ONE_OF, word, b=len(numbers), numbers=numbers),)
    mask = 0
    for value in values:
        bit = bit_of(word, value)
        if bit is None:
            return None
        mask |= bit
    return (Test(SOME if wanted else NO, word, mask),)


def bit_of(word: int, value: object) -> int | None:
    """The bit of a value in its word; nothing where it has none."""
    if word in OF_NAMES and isinstance(value, str):
        names = OF_NAMES[word]
        if value not in names and len(names) < NO_VALUE:
            names[value] = 1 << len(names)
        return names.get(value)
    if word not in OF_VALUES:
        return None
    if value is None:
        return 1 << NO_VALUE
    return 1 << value if isinstance(value, int) and 0 <= value < NO_VALUE else None


def chow_place(tile: int) -> int:
    """The first bit of a chow in its word."""
    return CHOW_BITS * (7 * (tile // 9) + tile % 9)


def chow_bit(tile: int) -> int:
    return 1 << chow_place(tile)
