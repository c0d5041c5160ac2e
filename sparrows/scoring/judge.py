# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""One loop that judges the rows of a rulebook: each reading becomes words of bits, and rows are
tests of these. It knows no rule: the rows come as numbers, from `program.py`.

Plain Python; with `judge.pxd` beside it Cython compiles the same file.
"""

from __future__ import annotations  # noqa: I001 - the numbers are many

from array import array
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate

from sparrows.readings.gates import nine_gates
from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading

# fmt: off
from sparrows.scoring.asking import (
    ANOTHER, AS_CHOW, AS_PAIR, AS_PUNG, CALL, CHOW_BITS, CHOW_NUMBER, CHOWS, CONCEALED_KONGS,
    CONCEALED_PUNGS, COUNT, EACH, EACH_HAS, EACH_SET, EACH_WHOLE, EXACTLY, FIGURES, FLOWERS, FORM,
    FOUR_TIMES, FOURS, FOURTH_CHOWS, GATES_IS, IS_CLOSED, IS_KONG, JOKERS_IS, KINDS, KONGS, LEAST,
    MELDED_IS, NINE_GATES_IS, NO, NO_VALUE, OPEN_KONGS, OPEN_MELDS_IS, OTHER_SEATS, OWN_FLOWERS,
    OWN_SEAT, OWN_WIND, PAIR, PAIRS, PUNG_NUMBER, PUNGS, ROUND_IS, ROUND_WIND, SEAT_IS,
    SELF_DRAW_IS, SHAPE_IS, SHAPES, SITUATION, SITUATIONS, SOME, SUITS, TEST, THERE, WILD_IS,
    WINNING_ALONE_IS, WINNING_IS, WITH_KONGS, WITH_OWN_WIND, WITH_ROUND_WIND, WITHIN, WON_IS,
    WON_ON, WORDS,
)
# fmt: on
from sparrows.scoring.room import room_for
from sparrows.scoring.verdict import WHOLE, Found
from sparrows.tiles import EAST, FIRST_BONUS

ONE = 1  # a word: compiled, a bare `1 << 40` would be 32 bits wide
NINE, RANKS = 0x1FF, 9
PLACE_BITS, PLACE_GROUP = 8, 0xFF  # of a place
FOUR_GROUPS = 0x1010101  # the same one four times
MOST_GROUPS = 7  # of a place
ALL_GROUPS = 5  # groups: what lies on so many lies on the whole hand
PLACES = 32  # that the row has which is judged, and as many that what absorbs it has
FOUR_SETS = 4

Readings = Callable[[Hand], Iterable[Reading]]
RowsOf = Callable[[Reading], bytes]
Ranked = Callable[[bytes], tuple[object, ...]]


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
        # What absorbs each row, one list after the other, and where each list begins.
        self.absorbers = array("q", [other for others in absorbers for other in others] + [0])
        self.lists = array("q", accumulate(map(len, absorbers), initial=0))


class Judge:
    """What is being judged; a judge does one hand at a time."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.words = zeros(WORDS)
        self.met = zeros(program.rows)  # how many times each row is there
        self.placed = zeros(program.rows)  # whether it lies on certain groups
        self.there = zeros(program.rows)
        self.champions = zeros(program.rows)
        self.tally = bytearray(2 * program.rows)
        self.places = zeros(2 * PLACES)
        self.times = zeros(2 * PLACES)
        self.number = 0  # of places that were found last
        self.odd = False  # whether there is something that words cannot say
        self.odd_hand = False  # and in every reading
        self.fresh = True  # whether nothing is known yet of the hand

    def choose(
        self, hand: Hand, readers: tuple[Readings, ...], rows_of: RowsOf, rank_of: Ranked
    ) -> tuple[Reading | None, bytes]:
        """The reading of the greatest rank, the first of several, and which rows count in it.

        `rows_of` is asked of readings that words cannot say.
        """
        best, chosen = b"", None
        self.begin(hand)
        for read in readers:
            for reading in read(hand):
                rows = self.count(reading)
                if rows is None:
                    rows = rows_of(reading)
                if chosen is None or (rows != best and rank_of(rows) > rank_of(best)):
                    best, chosen = rows, reading
        return chosen, best

    def begin(self, hand: Hand) -> None:
        """Reads what is the same in all readings of a hand."""
        program = self.program
        self.fresh = True
        self.odd = False
        seat: int = hand.seat
        wind: int = hand.round
        self.words[SEAT_IS] = ONE << seat
        self.words[OWN_WIND] = ONE << EAST + seat
        self.words[OWN_FLOWERS] = 17 * ONE << seat
        self.words[ROUND_IS] = ONE << wind
        self.words[ROUND_WIND] = ONE << EAST + wind
        self.words[SELF_DRAW_IS] = 2 if hand.self_draw else 1
        if program.asks[WINNING_IS]:
            self.words[WINNING_IS] = self.bit(hand.winning)
        if program.asks[WINNING_ALONE_IS]:
            self.words[WINNING_ALONE_IS] = 2 if hand.winning_alone else 1
        if program.asks[JOKERS_IS]:
            self.words[JOKERS_IS] = self.bit(hand.jokers)
        if program.asks[WILD_IS]:
            self.words[WILD_IS] = self.bit(hand.wild)
        if program.asks[FLOWERS]:
            self.words[FLOWERS] = self.mask(hand.flowers) >> FIRST_BONUS
        self.words[MELDED_IS] = self.bit(hand.melded)
        self.words[OPEN_MELDS_IS] = self.bit(hand.open_melds)
        if program.asks[NINE_GATES_IS]:
            # They show every rank of a suit.
            at_gates = ones(hand.kinds) >= RANKS and nine_gates(hand)
            self.words[NINE_GATES_IS] = 2 if at_gates else 1
        self.words[KONGS] = self.words[CONCEALED_KONGS] = self.words[OPEN_KONGS] = 0
        if hand.melded:
            self.words[KONGS] = self.mask(hand.kongs)
            self.words[CONCEALED_KONGS] = self.mask(hand.concealed_kongs)
            self.words[OPEN_KONGS] = self.mask(hand.open_kongs)
        self.words[SITUATION] = 0
        if hand.situation:
            for name in hand.situation:
                self.words[SITUATION] |= SITUATIONS.get(name, 0)
        self.odd_hand = self.odd

    def bit(self, value: int | None) -> int:
        """A value as a bit."""
        if value is None:
            return ONE << NO_VALUE
        place: int = value
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

    # Judging

    def count(self, reading: Reading) -> bytes | None:
        """The rows that count and how often, two bytes for each; None where words cannot say it."""
        program = self.program
        self.read(reading)
        if self.odd:
            return None
        if self.fresh:
            self.fresh = False
            for i in range(program.fixed_number):
                row = program.fixed[i]
                self.met[row] = self.meets(row, reading, -1)
        for i in range(program.free_number):
            row = program.free[i]
            self.met[row] = self.meets(row, reading, -1)
        number = 0
        for row in range(program.rows):
            if self.met[row]:
                self.there[number] = row
                number += 1
        return self.told(number, reading)

    def told(self, number: int, reading: Reading) -> bytes | None:
        """Of so many rows that are there, those that count beside each other."""
        program = self.program
        end = 0
        for i in range(number):
            row = self.there[i]
            left = self.met[row]
            if program.lists[row] < program.lists[row + 1]:
                left = self.stays(row, reading)
            if not left:
                continue
            if not program.each[row]:
                left = 1
            self.tally[end] = row
            self.tally[end + 1] = left
            end += 2
            self.champions[program.series[row]] = -1
        return None if self.odd else self.dearest(end)

    def dearest(self, end: int) -> bytes:
        """The tally up to here, of each series only what is worth most."""
        program = self.program
        lost = False
        for i in range(0, end, 2):
            row = self.tally[i]
            series = program.series[row]
            if series:
                rival = self.champions[series]
                if rival < 0:
                    self.champions[series] = i
                    continue
                worth = program.prices[row] * self.tally[i + 1]
                other = program.prices[self.tally[rival]] * self.tally[rival + 1]
                lost = True
                if worth > other:
                    self.tally[rival + 1] = 0
                    self.champions[series] = i
                else:
                    self.tally[i + 1] = 0
        if lost:
            kept = 0
            for i in range(0, end, 2):
                if self.tally[i + 1]:
                    self.tally[kept] = self.tally[i]
                    self.tally[kept + 1] = self.tally[i + 1]
                    kept += 2
            end = kept
        return bytes(self.tally[:end])

    def meets(self, row: int, reading: Reading, into: int) -> int:
        """How many times a row is there; from `into` on, its places are noted."""
        program = self.program
        times, placed = 1, 0
        at = program.starts[row]
        while at >= 0:
            op = program.code[at]
            lies = program.code[at + 4]
            if op < EACH:
                found = int(self.holds(at))
            elif op < CALL:
                found = self.number_of(at)
            else:
                answer = program.calls[program.code[at + 2]](reading)
                found = len(answer)
                lies = answer is not WHOLE
                if lies and into >= 0:
                    self.odd = True
            if not found:
                at = program.code[at + 6]
                continue
            if lies:
                if into >= 0:
                    self.lay(at, into, placed)
                times = 1 if placed else found
                placed = 1
            at = program.code[at + 5]
        self.placed[row] = placed
        return times if at == THERE else 0

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

    # Figures

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

    # Places

    def note(self, into: int, place: int, times: int) -> None:
        """One more place, which is there so many times."""
        if self.number == PLACES:
            self.odd = True
            self.number -= 1
        self.places[into + self.number] = place
        self.times[into + self.number] = times
        self.number += 1

    def lay(self, at: int, into: int, placed: int) -> None:
        """Notes where a test that holds lies; together with what was before it lies once."""
        program = self.program
        op = program.code[at]
        if not placed:
            self.number = 0
        if op == FIGURES:
            self.lay_figures(program.code[at + 2], program.code[at + 3], into)
        elif op in (EACH, EACH_SET, EACH_WHOLE):
            self.lay_each(at, into)
        elif op != CALL:
            bits = self.words[program.code[at + 1]] & program.code[at + 2]
            if op == ANOTHER:
                bits &= ~self.words[PUNGS]
            self.note(into, self.packed(bits, program.code[at + 4]), 1)
        if placed:
            self.join(into)

    def lay_figures(self, form: int, number: int, into: int) -> None:
        """Each figure that is one of these forms."""
        for _ in range(number):
            left = self.bases(form)
            while left:
                base = left & -left
                self.note(into, self.figure(form, base), self.ways(form, base))
                left &= left - 1
            form += FORM

    def lay_each(self, at: int, into: int) -> None:
        """Each group, or each set of bits, that a test asks for."""
        program = self.program
        op = program.code[at]
        x = self.words[program.code[at + 1]]
        a = program.code[at + 2]
        b = program.code[at + 3]
        lies = program.code[at + 4]
        if op == EACH_WHOLE:
            for i in range(a, a + b):
                if not program.numbers[i] & ~x:
                    self.note(into, self.packed(program.numbers[i], lies), 1)
        left = 0
        if op == EACH:
            left = self.each_of(x, a, b)
        elif op == EACH_SET:
            left = self.sets_of(a, b)
        while left:
            group = lies + bit_number(left & -left)
            if op == EACH and b & FOUR_TIMES:
                group *= FOUR_GROUPS
            self.note(into, group, 1)
            left &= left - 1

    def packed(self, left: int, lies: int) -> int:
        """A place on all of these bits."""
        place = 0
        number = 0
        while left:
            place = place << PLACE_BITS | lies + bit_number(left & -left)
            left &= left - 1
            number += 1
        if number > MOST_GROUPS:
            self.odd = True
        return place

    def figure(self, form: int, base: int) -> int:
        """The place of a form at this base."""
        program = self.program
        found = 0
        for i in range(form + 1, form + FORM):
            place = program.numbers[i]
            if place < 0:
                break
            word = place >> 6
            at = bit_number(base) + (place & 63)
            if word in (PUNGS, PAIR):
                group = at + (AS_PUNG if word == PUNGS else AS_PAIR)
            else:
                chow = at // CHOW_BITS
                group = AS_CHOW + 9 * (chow // 7) + chow % 7
            found = found << PLACE_BITS | group
        return found

    def join(self, into: int) -> None:
        """All places so far become one."""
        found = 0
        groups = 0
        for i in range(into, into + self.number):
            for _ in range(self.times[i]):
                place = self.places[i]
                while place:
                    groups += 1
                    if groups <= MOST_GROUPS:
                        found = found << PLACE_BITS | place & PLACE_GROUP
                    place >>= PLACE_BITS
        if groups > MOST_GROUPS:
            self.odd = True
        self.places[into] = 0 if groups == ALL_GROUPS else found
        self.times[into] = 1
        self.number = 1

    # Absorption

    def stays(self, row: int, reading: Reading) -> int:
        """How many times a row is there beside what absorbs it."""
        program = self.program
        first, last = program.lists[row], program.lists[row + 1]
        absorbed = False
        for i in range(first, last):
            other = program.absorbers[i]
            if self.met[other]:
                if program.absorbs_all[other] or not self.placed[other] or not self.placed[row]:
                    return 0
                absorbed = True
        if not absorbed:
            return self.met[row]
        self.meets(row, reading, 0)
        number = self.number
        for i in range(first, last):
            other = program.absorbers[i]
            if self.met[other]:
                self.meets(other, reading, PLACES)
                for j in range(number):
                    self.times[j] -= self.inside(j)
        left = 0
        for j in range(number):
            left += self.times[j]
        return left

    def inside(self, at: int) -> int:
        """How often this place is within those that were noted last."""
        room = 0
        for i in range(PLACES, PLACES + self.number):
            room += self.times[i] * room_for(self.places[at], self.places[i])
        return min(room, self.times[at])


def zeros(number: int) -> array[int]:
    return array("q", [0] * (number + 1))


def ones(word: int) -> int:
    """How many bits are set."""
    number = 0
    while word:
        word &= word - 1
        number += 1
    return number


def bit_number(bit: int) -> int:
    """Which bit this is."""
    return ones(bit - 1)
