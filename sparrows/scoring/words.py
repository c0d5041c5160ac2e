# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# cython: nonecheck=False
"""A hand as words of bits: what the rows of a rulebook, as numbers, ask of it.

Plain Python; with `words.pxd` beside it Cython compiles the same file.
"""

from __future__ import annotations  # noqa: I001 - the numbers are many

from array import array
from collections.abc import Callable, Sequence

from sparrows.readings.gates import nine_gates
from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading

# fmt: off
from sparrows.scoring.asking import (
    ANOTHER, CALL, CHOWS, CHOW_BITS, CHOW_NUMBER, CHOW_RANKS, CONCEALED_KONGS, CONCEALED_PUNGS,
    COUNT, EACH, EACH_HAS, EACH_SET, EACH_WHOLE, EXACTLY, FIGURES, FLOWERS, FORM, FOURS,
    FOURTH_CHOWS, FOUR_SETS, GATES_IS, IS_CLOSED, IS_KONG, JOKERS_IS, KINDS, KONGS, LEAST,
    MELDED_IS, NINE, NINE_GATES_IS, NO, NOT_THERE, NO_VALUE, ONE, OPEN_KONGS, OPEN_MELDS_IS,
    OTHER_SEATS, OWN_FLOWERS, OWN_SEAT, OWN_WIND, PAIR, PAIRS, PUNGS, PUNG_NUMBER, PUNG_RANKS,
    RANKS, ROUND_IS, ROUND_WIND, SEAT_IS, SELF_DRAW_IS, SHAPES, SHAPE_IS, SITUATION, SITUATIONS,
    SOME, SUITS, TEST, WILD_IS, WINNING_ALONE_IS, WINNING_IS, WITHIN, WITH_KONGS, WITH_OWN_WIND,
    WITH_ROUND_WIND, WON_IS, WON_ON, WORDS,
)
# fmt: on
from sparrows.scoring.verdict import Found
from sparrows.tiles import EAST, FIRST_BONUS
from sparrows.tiles import KINDS as NUMBER_OF_KINDS

NO_HAND = Hand(())
FIXED_LOOKS = 160  # as many ways a hand can look: see `glance.py`
# Bits of a word, by which all of them are counted at once.
EACH_SECOND, TWO_OF_FOUR = 0x5555555555555555, 0x3333333333333333
FOUR_OF_EIGHT, EACH_EIGHTH = 0x0F0F0F0F0F0F0F0F, 0x0101010101010101


class Program:
    """The rows of a rulebook as numbers."""

    def __init__(
        self,
        code: Sequence[int],
        starts: Sequence[int],
        numbers: Sequence[int],
        calls: Sequence[Callable[[Reading], Found]],
        fixed: Sequence[int],
        free: Sequence[int],
        each: Sequence[int],
        prices: Sequence[int],
        series: Sequence[int],
        absorbers: Sequence[Sequence[int]],
        absorbs_all: Sequence[int],
    ) -> None:
        self.rows = len(starts)
        self.code = array("q", [*code, 0])
        self.starts = array("q", [*starts, 0])
        self.numbers = array("q", [*numbers, 0])
        self.calls = tuple(calls)
        # By what can be seen at a glance, the rows that may be there.
        self.fixed_rows: list[bytes | None] = [None] * FIXED_LOOKS
        self.free_rows: list[list[bytes | None] | None] = [None] * (NO_VALUE + 1)  # and the shape
        asked = set(code[1::TEST])
        self.asks = array("q", [word in asked for word in range(WORDS)])  # of which words
        self.fixed = array("q", [*fixed, 0])  # rows that look at the hand alone
        self.free = array("q", [*free, 0])
        self.fixed_number = len(fixed)
        self.free_number = len(free)
        self.each = array("q", [*each, 0])
        self.prices = array("q", [*prices, 0])
        self.series = array("q", [*series, 0])
        self.absorbs_all = array("q", [*absorbs_all, 0])
        # Of each row, one after the other, whether the first row absorbs it, the second, and so on.
        rows = range(self.rows)
        self.absorbers = bytes(place in others for others in absorbers for place in rows)


class HandWords:
    """A hand and a reading of it as words of bits, and what can be asked of these."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.words = zeros(WORDS)
        self.hand = NO_HAND
        self.winning = -1  # the kind of the winning tile
        self.concealed_kongs = 0
        self.ordinary = False  # whether no kong, joker, flower or situation is there
        self.odd = False  # whether there is something that words cannot say
        self.odd_hand = False  # and in every reading

    def begin(self, hand: Hand) -> None:
        """Reads what is the same in all readings of a hand."""
        program = self.program
        self.hand = hand
        self.odd = False
        self.winning = playing_kind(hand.winning)
        seat: int = hand.seat
        wind: int = hand.round
        self.words[SEAT_IS] = ONE << seat
        self.words[OWN_WIND] = ONE << EAST + seat
        self.words[OWN_FLOWERS] = 17 * ONE << seat
        self.words[ROUND_IS] = ONE << wind
        self.words[ROUND_WIND] = ONE << EAST + wind
        self.words[SELF_DRAW_IS] = 2 if hand.self_draw else 1
        if program.asks[WINNING_IS]:
            self.words[WINNING_IS] = self.bit_if_any(hand.winning)
        if program.asks[WINNING_ALONE_IS]:
            self.words[WINNING_ALONE_IS] = 2 if hand.winning_alone else 1
        if program.asks[JOKERS_IS]:
            self.words[JOKERS_IS] = self.bit(hand.jokers)
        if program.asks[WILD_IS]:
            self.words[WILD_IS] = self.bit_if_any(hand.wild)
        if program.asks[FLOWERS]:
            self.words[FLOWERS] = self.mask(hand.flowers) >> FIRST_BONUS
        self.words[MELDED_IS] = self.bit(hand.melded)
        self.words[OPEN_MELDS_IS] = self.bit(hand.open_melds)
        if program.asks[NINE_GATES_IS]:
            self.words[NINE_GATES_IS] = 2 if self.at_gates() else 1
        self.words[KONGS] = self.words[CONCEALED_KONGS] = self.words[OPEN_KONGS] = 0
        if hand.kongs:
            self.read_kongs(hand)
        self.words[SITUATION] = 0
        if hand.situation:
            self.read_situation(hand.situation)
        self.ordinary = hand.melded <= FOUR_SETS and not (
            hand.situation or hand.flowers or hand.kongs or hand.jokers or hand.wild is not None
        )
        self.concealed_kongs = self.words[CONCEALED_KONGS]
        self.odd_hand = self.odd

    def read_kongs(self, hand: Hand) -> None:
        self.words[KONGS] = self.mask(hand.kongs)
        self.words[CONCEALED_KONGS] = self.mask(hand.concealed_kongs)
        self.words[OPEN_KONGS] = self.mask(hand.open_kongs)

    def read_situation(self, situation: frozenset[str]) -> None:
        for name in situation:
            self.words[SITUATION] |= SITUATIONS.get(name, 0)

    def bit_if_any(self, value: int | None) -> int:
        """A value as a bit, and one for none."""
        return ONE << NO_VALUE if value is None else self.bit(value)

    def bit(self, place: int) -> int:
        """A value as a bit."""
        if place < 0 or place > NO_VALUE:
            self.odd = True
            return 0
        return ONE << place

    def mask(self, tiles: tuple[int, ...]) -> int:
        """Tiles as bits; there is no room for two of a kind."""
        bits = 0
        for i in range(len(tiles)):
            tile: int = tiles[i]
            bit = ONE << tile
            if bits & bit:
                self.odd = True
            bits |= bit
        return bits

    def at_gates(self) -> bool:
        """Whether the hand waited at the nine gates: they show every rank of a suit."""
        return ones(self.hand.kinds) >= RANKS and nine_gates(self.hand)

    def read(self, reading: Reading) -> None:
        """Reads what is a reading's own."""
        program = self.program
        self.odd = self.odd_hand
        chows = fourth = 0
        lowest: tuple[int, ...] = reading.chows
        number = len(lowest)
        for i in range(number):
            tile: int = lowest[i]
            place = CHOW_BITS * (7 * (tile // 9) + tile % 9)
            if not chows >> place & 4:
                chows |= ((chows >> place & 3) << 1 | ONE) << place
            elif fourth >> place & 1:
                self.odd = True
            else:
                fourth |= ONE << place
        self.words[CHOWS] = chows
        self.words[FOURTH_CHOWS] = fourth
        self.words[CHOW_NUMBER] = number
        pungs: tuple[int, ...] = reading.pungs
        self.words[PUNGS] = self.mask(pungs) if pungs else 0
        self.words[PUNG_NUMBER] = len(pungs)
        self.words[CONCEALED_PUNGS] = self.mask(reading.concealed_pungs) if pungs else 0
        pair: int = reading.pair
        self.words[PAIR] = ONE << pair if pair >= 0 else 0
        if program.asks[PAIRS]:
            pairs: tuple[int, ...] = reading.pairs
            self.words[PAIRS] = self.mask(pairs) if pairs else self.words[PAIR]
        self.words[KINDS] = reading.kinds
        if program.asks[FOURS]:
            self.words[FOURS] = self.mask(reading.fours)
        self.words[SHAPE_IS] = SHAPES.get(reading.shape, 0)
        if program.asks[WON_IS]:
            self.words[WON_IS] = WON_ON.get(reading.won, 0)
        if program.asks[GATES_IS]:
            self.words[GATES_IS] = 2 if reading.gates else 1
        self.see_ranks()

    def see_ranks(self) -> None:
        """Which ranks the chows and pungs begin with, whatever their suits."""
        chows, pungs = self.words[CHOWS], self.words[PUNGS]
        self.words[CHOW_RANKS] = chows | chows >> 21 | chows >> 42
        self.words[PUNG_RANKS] = (pungs | pungs >> 9 | pungs >> 18) & NINE

    # Asking

    def next_open(self, rows: bytes, i: int) -> int:
        """From here on, where the next of these rows stands that its first test does not rule out.

        They are written as `those_possible` tells them.
        """
        program = self.program
        end = len(rows)
        while i < end:
            at = TEST * (rows[i + 1] | rows[i + 2] << 8)
            op = program.code[at]
            if program.code[at + 6] != NOT_THERE or op == CALL:
                break
            found = int(self.holds(at)) if op < EACH else self.number_of(at)
            if found:
                break
            i += 3
        return i

    def holds(self, at: int) -> bool:
        """Whether a test of one word holds."""
        program = self.program
        op = program.code[at]
        x = self.words[program.code[at + 1]]
        a = program.code[at + 2]
        found = False
        if op == WITHIN:
            found = not x & ~a
        elif op == SOME:
            found = x & a != 0
        elif op == NO:
            found = x & a == 0
        elif op == LEAST:
            found = x >= a
        elif op == COUNT:
            found = ones(x & a) >= program.code[at + 3]
        elif op == EXACTLY:
            found = ones(x & a) == program.code[at + 3]
        elif op == SUITS:
            suits = ((x & NINE) != 0) + ((x >> 9 & NINE) != 0) + ((x >> 18 & NINE) != 0)
            found = a >> suits & 1 != 0
        elif op == ANOTHER:
            found = x & a & ~self.words[PUNGS] != 0
        return found

    def number_of(self, at: int) -> int:
        """How many times there is what a test asks for."""
        program = self.program
        op = program.code[at]
        x = self.words[program.code[at + 1]]
        a = program.code[at + 2]
        b = program.code[at + 3]
        if op == FIGURES:
            return self.figures(a, b)
        if op == EACH:
            return ones(self.each_of(x, a, b))
        if op == EACH_SET:
            return ones(self.sets_of(a, b))
        if op == EACH_HAS:
            return self.each_has(a, b)
        found = 0
        for i in range(a, a + b):
            number = program.numbers[i]
            if number == x or (op == EACH_WHOLE and not number & ~x):
                found += 1
        return found

    def each_of(self, x: int, a: int, b: int) -> int:
        """The bits of a word that are asked for."""
        if b:
            if b & WITH_OWN_WIND:
                a |= self.words[OWN_WIND]
            if b & WITH_ROUND_WIND:
                a |= self.words[ROUND_WIND]
            if b & WITH_KONGS:
                x |= self.words[KONGS]
            if b & OWN_SEAT:
                a = self.words[OWN_FLOWERS]
            if b & OTHER_SEATS:
                a = ~self.words[OWN_FLOWERS]
        return x & a

    def sets_of(self, a: int, b: int) -> int:
        """The pungs of these kinds that are kongs or not, closed or not."""
        kongs, hidden = self.words[KONGS], self.words[CONCEALED_PUNGS]
        found = self.words[PUNGS] & a & (kongs if b & IS_KONG else ~kongs)
        return found & (hidden if b & IS_CLOSED else ~hidden)

    def each_has(self, a: int, b: int) -> int:
        """Whether each of four chows and pungs, and the pair, is one of those."""
        if self.words[CHOW_NUMBER] + self.words[PUNG_NUMBER] < FOUR_SETS:
            return 0
        return not ((self.words[PUNGS] | self.words[PAIR]) & ~b | self.words[CHOWS] & a)

    def bases(self, form: int) -> int:
        """Where a form is there, a bit for each base."""
        program = self.program
        left = program.numbers[form]
        for i in range(form + 1, form + FORM):
            place = program.numbers[i]
            if place < 0 or not left:
                break
            left &= self.words[place >> 6] >> (place & 63)
        return left

    def figures(self, form: int, number: int) -> int:
        """How many selections of sets are one of these forms."""
        found = 0
        for _ in range(number):
            left = self.bases(form)
            while left:
                found += self.ways(form, left & -left)
                left &= left - 1
            form += FORM
        return found

    def ways(self, form: int, base: int) -> int:
        """In how many ways sets can be chosen for a form: identical chows are several."""
        program = self.program
        found = 1
        for i in range(form + 1, form + FORM):
            place = program.numbers[i]
            if place < 0:
                break
            if place >> 6 in (CHOWS, FOURTH_CHOWS):
                at = bit_number(base) + (place & 63)
                first = at - at % CHOW_BITS
                nth = FOUR_SETS if place >> 6 == FOURTH_CHOWS else at - first + 1
                alike = ones(self.words[CHOWS] >> first & 7) + (
                    self.words[FOURTH_CHOWS] >> first & 1
                )
                found = found * (alike - nth + 1) // nth
        return found


def playing_kind(tile: int | None) -> int:
    """The kind of a playing tile; -1 of anything else."""
    kind: int = -1 if tile is None else tile
    return kind if kind < NUMBER_OF_KINDS else -1


def zeros(number: int) -> array[int]:
    return array("q", [0] * (number + 1))


def ones(word: int) -> int:
    """How many bits are set."""
    left: int = word
    left -= left >> 1 & EACH_SECOND
    left = (left & TWO_OF_FOUR) + (left >> 2 & TWO_OF_FOUR)
    left = left + (left >> 4) & FOUR_OF_EIGHT
    return left * EACH_EIGHTH >> 56 & 0x7F


def bit_number(bit: int) -> int:
    """Which bit this is."""
    return ones(bit - 1)
