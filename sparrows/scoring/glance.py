# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# cython: nonecheck=False
"""What can be seen of a hand at a glance, and which rows that leaves to be judged.

Plain Python; with `glance.pxd` beside it Cython compiles the same file.
"""

from __future__ import annotations  # noqa: I001 - the numbers are many

from collections.abc import Sequence

# fmt: off
from sparrows.scoring.asking import (
    CHOW_NUMBER, CONCEALED_KONGS, CONCEALED_PUNGS, COUNT, EACH, EACH_SET, FLOWERS, FOUR_SETS,
    GATES_IS, IS_KONG, JOKERS_IS, KINDS, KONGS, MELDED_IS, NINE, NOT_THERE, NO_VALUE, ONE,
    OPEN_KONGS, OPEN_MELDS_IS, PAIR, PAIRS, PUNGS, PUNG_NUMBER, RANKS, SELF_DRAW_IS, SHAPE_IS,
    SITUATION, SOME, SUITS, TEST, THERE, WILD_IS, WITHIN, WITH_OWN_WIND, WITH_ROUND_WIND,
)
# fmt: on
from sparrows.scoring.words import HandWords, bit_number
from sparrows.tiles import EAST

SUITS_AND_HONOURS = 4
TO_FOUR = 5  # numbers
FREE_LOOKS = (TO_FOUR * TO_FOUR << SUITS_AND_HONOURS) << 2  # in which readings of a shape differ


class Glance(HandWords):
    """Which rows may be there at all: what many hands have in common is looked at once."""

    def likely_fixed(self) -> bytes:
        """The rows that may be there and look at the hand alone."""
        program = self.program
        key = 0
        if self.ordinary:
            key = self.hand.melded << 5 | self.hand.open_melds << 2 | self.words[SELF_DRAW_IS]
        rows = program.fixed_rows[key]
        if rows is None:
            rows = program.fixed_rows[key] = self.those_possible(program.fixed, True)
        return rows

    def likely_rows(self) -> bytes:
        """The other rows that may be there."""
        program = self.program
        chows, pungs = self.words[CHOW_NUMBER], self.words[PUNG_NUMBER]
        if chows > FOUR_SETS or pungs > FOUR_SETS:
            return self.those_possible(program.free, False)
        shape = self.words[SHAPE_IS]
        number = bit_number(shape) if shape else NO_VALUE
        of_shape = program.free_rows[number]
        if of_shape is None:
            of_shape = program.free_rows[number] = [None] * FREE_LOOKS
        key = (self.families() * TO_FOUR + chows) * TO_FOUR + pungs
        key = key << 2 | self.words[GATES_IS] & 2 | (self.words[KONGS] != 0)
        rows = of_shape[key]
        if rows is None:
            rows = of_shape[key] = self.those_possible(program.free, False)
        return rows

    def families(self) -> int:
        """Which suits there are, and whether honours."""
        x = self.words[KINDS]
        return (
            (x & NINE != 0)
            | (x >> 9 & NINE != 0) << 1
            | (x >> 18 & NINE != 0) << 2
            | (x >> 27 != 0) << 3
        )

    def those_possible(self, rows: Sequence[int], of_hand: bool) -> bytes:
        """Those of these rows that may be there, as far as can be seen at a glance.

        Three bytes each: the row, and the number of the test from which on it is to be judged.
        """
        found = bytearray()
        for i in range(len(rows) - 1):
            at = self.first_open(rows[i], of_hand)
            if at != NOT_THERE:
                found.append(rows[i])
                found.append(at // TEST & 0xFF)
                found.append(at // TEST >> 8)
        return bytes(found)

    def first_open(self, row: int, of_hand: bool) -> int:
        """The first test of a row, perhaps one of the hand alone, that a glance does not decide.

        If one before it lies on certain groups, or all are decided, it is the row's very first.
        """
        program = self.program
        at = first = program.starts[row]
        lies = False
        while at >= 0:
            seen = self.glance(at, of_hand)
            if seen < 0:
                return first if lies else at
            if seen and program.code[at + 4]:
                lies = True
            at = program.code[at + 5] if seen else program.code[at + 6]
        return first if at == THERE else NOT_THERE

    def glance(self, at: int, of_hand: bool) -> int:
        """Whether a test holds; -1 where that differs among hands that look alike at a glance."""
        program = self.program
        op = program.code[at]
        word = program.code[at + 1]
        if word in (SHAPE_IS, CHOW_NUMBER, PUNG_NUMBER, GATES_IS):
            return int(self.holds(at)) if op < EACH else -1
        # fmt: off
        if word in (
            SELF_DRAW_IS, MELDED_IS, OPEN_MELDS_IS, SITUATION, FLOWERS, KONGS, CONCEALED_KONGS,
            OPEN_KONGS, JOKERS_IS, WILD_IS,
        ):
            # fmt: on
            if not of_hand or not self.ordinary:
                return -1
            return int(self.holds(at)) if op < EACH else int(self.number_of(at) > 0)
        if word == KINDS:
            return self.glance_at_kinds(at)
        if word in (PUNGS, CONCEALED_PUNGS, PAIR, PAIRS):
            return self.glance_at_groups(at)
        return -1

    def kinds_possible(self) -> int:
        """All kinds of the suits that there are, and of the honours."""
        there = self.families()
        found = 0
        for i in range(SUITS_AND_HONOURS):
            if there >> i & 1:
                found |= NINE * ONE << RANKS * i
        return found

    def glance_at_kinds(self, at: int) -> int:
        """As `glance`, of a test of the kinds."""
        program = self.program
        op = program.code[at]
        a = program.code[at + 2]
        possible = self.kinds_possible()
        if op == SUITS:
            return int(self.holds(at))
        if op == SOME and not possible & a:
            return 0
        if op == WITHIN:
            for i in range(SUITS_AND_HONOURS):
                family = possible & NINE * ONE << RANKS * i
                if family and not family & a:
                    return 0
        return -1

    def glance_at_groups(self, at: int) -> int:
        """As `glance`, of a test of pungs or pairs."""
        program = self.program
        op = program.code[at]
        word = program.code[at + 1]
        a = program.code[at + 2]
        b = program.code[at + 3]
        if op not in (COUNT, EACH, EACH_SET) or (op == COUNT and not b):
            return -1
        if op == EACH and b & ~(WITH_OWN_WIND | WITH_ROUND_WIND):
            return -1
        if op == EACH and b:
            a |= NINE * ONE << EAST
        if not a & self.kinds_possible():
            return 0
        if word in (PUNGS, CONCEALED_PUNGS):
            if self.words[PUNG_NUMBER] < (b if op == COUNT else 1):
                return 0
            if op == EACH_SET and b & IS_KONG and not self.words[KONGS]:
                return 0
        return -1
