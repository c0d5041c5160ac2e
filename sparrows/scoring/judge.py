# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# cython: nonecheck=False
"""One loop that judges the rows of a rulebook: each reading becomes words of bits, and rows are
tests of these. It knows no rule: the rows come as numbers, from `program.py`.

Plain Python; with `judge.pxd` beside it Cython compiles the same file.
"""

from __future__ import annotations  # noqa: I001 - the numbers are many

from sparrows.readings.hand import Hand
from sparrows.readings.reading import Reading

# fmt: off
from sparrows.scoring.asking import (
    ANOTHER, AS_CHOW, AS_PAIR, AS_PUNG, CALL, CHOW_BITS, EACH, EACH_SET, EACH_WHOLE, FIGURES, FORM,
    FOUR_TIMES, PAIR, PUNGS, TEST, THERE,
)
# fmt: on
from sparrows.scoring.glance import Glance
from sparrows.scoring.outcome import Outcomes
from sparrows.scoring.room import room_for
from sparrows.scoring.verdict import WHOLE
from sparrows.scoring.words import Program, bit_number, zeros

PLACE_BITS, PLACE_GROUP = 8, 0xFF  # of a place
FOUR_GROUPS = 0x1010101  # the same one four times
MOST_GROUPS = 7  # of a place
ALL_GROUPS = 5  # groups: what lies on so many lies on the whole hand
PLACES = 32  # that the row has which is judged, and as many that what absorbs it has


class Judge(Glance):
    """What is being judged; a judge does one hand at a time."""

    asked: Outcomes  # who knows what words cannot say

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.met = zeros(program.rows)  # how many times each row is there
        self.placed = zeros(program.rows)  # whether it lies on certain groups
        self.there = zeros(program.rows)
        self.there_number = 0
        self.fixed_there = zeros(program.rows)  # those of them that look at the hand alone
        self.fixed_times = zeros(program.rows)
        self.fixed_number = 0
        self.champions = zeros(program.rows)
        self.tally = bytearray(512)  # two for each row, at most
        self.places = zeros(2 * PLACES)
        self.times = zeros(2 * PLACES)
        self.number = 0  # of places that were found last
        self.fresh = True  # whether nothing is known yet of the hand
        self.now: Reading | None = None  # the reading that is judged; None where it is words alone
        self.nth = 0  # its number

    def start(self, hand: Hand) -> None:
        """A new hand."""
        self.fresh = True
        self.begin(hand)

    def count(self, reading: Reading) -> bytes | None:
        """As `judged`, of this reading."""
        self.now = reading
        self.read(reading)
        return self.judged()

    def judged(self) -> bytes | None:
        """The rows that count and how often, two bytes for each; None where words cannot say it."""
        if self.odd:
            return None
        for i in range(self.there_number):
            self.met[self.there[i]] = 0
        if self.fresh:
            self.fresh = False
            self.judge_fixed()
        # Both kinds of rows in the order of the table.
        rows = self.likely_rows()
        number = at = 0
        i = self.next_open(rows, 0)
        while i < len(rows):
            row = rows[i]
            times = self.meets(row, TEST * (rows[i + 1] | rows[i + 2] << 8), -1)
            if times:
                while at < self.fixed_number and self.fixed_there[at] < row:
                    self.there[number] = self.fixed_there[at]
                    number += 1
                    at += 1
                self.met[row] = times
                self.there[number] = row
                number += 1
            i = self.next_open(rows, i + 3)
        while at < self.fixed_number:
            self.there[number] = self.fixed_there[at]
            number += 1
            at += 1
        self.there_number = number
        for i in range(self.fixed_number):
            row = self.fixed_there[i]
            self.met[row] = self.fixed_times[i]
        return self.told(number)

    def judge_fixed(self) -> None:
        """Judges the rows that look at the hand alone."""
        rows = self.likely_fixed()
        self.fixed_number = 0
        i = self.next_open(rows, 0)
        while i < len(rows):
            row = rows[i]
            times = self.meets(row, TEST * (rows[i + 1] | rows[i + 2] << 8), -1)
            if times:
                self.fixed_there[self.fixed_number] = row
                self.fixed_times[self.fixed_number] = times
                self.fixed_number += 1
            i = self.next_open(rows, i + 3)

    def told(self, number: int) -> bytes | None:
        """Of so many rows that are there, those that count beside each other."""
        program = self.program
        end = 0
        for i in range(number):
            row = self.there[i]
            left = self.stays(row)
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
        return b"" + self.tally[:end]  # quicker than `bytes`, where this is compiled

    def meets(self, row: int, at: int, into: int) -> int:
        """How many times a row is there, by its tests from one on; its places go to `into`."""
        program = self.program
        times, placed = 1, 0
        while at >= 0:
            op = program.code[at]
            lies = program.code[at + 4]
            if op < EACH:
                found = int(self.holds(at))
            elif op < CALL:
                found = self.number_of(at)
            else:
                answer = program.calls[program.code[at + 2]](self.reading())
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

    def reading(self) -> Reading:
        """The reading that is judged."""
        if self.now is None:
            self.now = self.asked.reading_at(self.hand, self.nth)
        return self.now

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

    def stays(self, row: int) -> int:
        """How many times a row is there beside what absorbs it."""
        program = self.program
        first = program.rows * row
        absorbed = False
        for i in range(self.there_number):
            other = self.there[i]
            if program.absorbers[first + other]:
                if program.absorbs_all[other] or not self.placed[other] or not self.placed[row]:
                    return 0
                absorbed = True
        if not absorbed:
            return self.met[row]
        self.meets(row, program.starts[row], 0)
        number = self.number
        for i in range(self.there_number):
            other = self.there[i]
            if program.absorbers[first + other]:
                self.meets(other, program.starts[other], PLACES)
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
