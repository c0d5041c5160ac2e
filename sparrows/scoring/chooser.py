# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
# cython: nonecheck=False
"""How a hand is read by the judge: sets and a pair as words alone, other shapes as they say.

Plain Python; with `chooser.pxd` beside it Cython compiles the same file.
"""

from __future__ import annotations  # noqa: I001 - the numbers are many

from array import array

from sparrows.readings import groups
from sparrows.readings.hand import Hand
from sparrows.readings.reading import REGULAR, Reading
from sparrows.readings.shapes.shape import Shape, outline_of

# fmt: off
from sparrows.scoring.asking import (
    CHOWS, CHOW_BITS, CHOW_NUMBER, CONCEALED_PUNGS, FOURS, FOURTH_CHOWS, FOUR_SETS, GATES_IS,
    KINDS, NINE, ONE, PAIR, PAIRS, PUNGS, PUNG_NUMBER, RANKS, SHAPES, SHAPE_IS, WON_IS, WON_ON,
)
# fmt: on
from sparrows.scoring.judge import Judge
from sparrows.scoring.outcome import Outcome, Outcomes
from sparrows.scoring.words import Program, ones, zeros
from sparrows.tiles import EAST, WHOLE_HAND
from sparrows.tiles import KINDS as NUMBER_OF_KINDS

# How a suit is cut, as one word: three bits for the number of each chow, then pungs, then a pair.
CUT_PUNGS, CUT_PAIR, CUT_CHOWS = 21, 30, (1 << 21) - 1
MOST_CUTS = 8  # of a suit; there are four at most
EACH_CHOW = 0o111111111111111111111  # the lowest bit of each chow


class Reader:
    """A shape, and what of it the judge finds without asking it."""

    def __init__(self, shape: Shape) -> None:
        self.read = shape.readings
        outline = outline_of(shape)
        self.cuts = outline.sets
        self.freely = outline.freely
        self.places = outline.sets and getattr(shape, "places", False)
        self.dealt = outline.sets and getattr(shape, "dealt", None) is not None
        self.fewest_kinds = outline.fewest_kinds
        self.most_kinds = outline.most_kinds
        self.even = outline.even
        self.masks = array("q", [*outline.one_of, 0])
        self.mask_number = len(outline.one_of)

    def may_be_read(self, kinds: int, number: int, odd: bool) -> bool:
        """Whether a hand with so many kinds, perhaps an odd number of one, may have the shape."""
        if number < self.fewest_kinds or number > self.most_kinds or (odd and self.even):
            return False
        found = not self.mask_number
        for i in range(self.mask_number):
            if not self.masks[i] & ~kinds:
                found = True
        return found


class Chooser(Judge):
    """Reads a hand, mostly as words alone, and chooses the best of its readings."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.best = b""  # rows of the best reading so far
        self.outcome: Outcome | None = None  # and what they come to
        self.chosen = -1
        self.chosen_reading: Reading | None = None
        self.left = zeros(NUMBER_OF_KINDS)  # of each kind, while suits are cut
        self.cuts = zeros(4 * MOST_CUTS)
        self.cut_number = zeros(4)
        self.regular = SHAPES.get(REGULAR, 0)
        self.won_anyhow = WON_ON.get("", 0)
        self.won_on_pung = WON_ON.get(groups.PUNG, 0)
        self.won_on_pair = WON_ON.get(groups.PAIR, 0)
        self.won_on_chow = WON_ON.get(groups.CHOW, 0)

    def choose(self, hand: Hand, readers: tuple[Reader, ...], asked: Outcomes) -> int:
        """The number of the reading of the greatest rank, the first of several; -1 without any.

        Then `outcome` says what it comes to. `asked` tells of readings that words cannot say.
        """
        self.asked = asked
        self.best, self.outcome = b"", None
        self.chosen, self.chosen_reading = -1, None
        self.nth = 0
        self.start(hand)
        quick = hand.size == WHOLE_HAND and not hand.jokers and not hand.joker_melds
        odd = quick and not hand.melded and self.has_odd()
        number = ones(hand.kinds)
        for reader in readers:
            if quick and reader.cuts and not (reader.dealt and hand.situation):
                self.cut_hand(reader)
            elif not quick or reader.may_be_read(hand.kinds, number, odd):
                for reading in reader.read(hand):
                    self.now = reading
                    self.read(reading)
                    self.weigh()
        self.now = None
        return self.chosen

    def weigh(self) -> None:
        """Judges a reading, and keeps it if it is the best so far."""
        rows = self.judged()
        if rows is None:
            rows = self.asked.rows_of(self.reading())
        if self.outcome is None or rows != self.best:
            outcome = self.asked.outcome(rows)
            if self.outcome is None or outcome.beats(self.outcome):
                self.best, self.outcome = rows, outcome
                self.chosen, self.chosen_reading = self.nth, self.now
        self.nth += 1

    def has_odd(self) -> bool:
        """Whether there is an odd number of a standing kind."""
        hand = self.hand
        odd = 0
        for tile in range(NUMBER_OF_KINDS):
            odd |= hand._held[tile]
        return odd & 1 != 0

    # Sets and a pair, as words

    def cut_hand(self, reader: Reader) -> None:
        """Weighs each way to cut fourteen tiles into sets and a pair, in `read_regular`'s order."""
        hand = self.hand
        if not self.cut_suits():
            return
        sets = FOUR_SETS - hand.melded
        melded = self.chow_numbers(hand.melded_chows)
        pungs_melded = self.mask(hand.melded_pungs)
        for i in range(self.cut_number[0]):
            m = self.cuts[i]
            for j in range(self.cut_number[1]):
                p = self.cuts[MOST_CUTS + j]
                for k in range(self.cut_number[2]):
                    s = self.cuts[2 * MOST_CUTS + k]
                    z = self.cuts[3 * MOST_CUTS]
                    chows = m & CUT_CHOWS | (p & CUT_CHOWS) << 21 | (s & CUT_CHOWS) << 42
                    pungs = (
                        m >> CUT_PUNGS & NINE
                        | (p >> CUT_PUNGS & NINE) << 9
                        | (s >> CUT_PUNGS & NINE) << 18
                        | (z >> CUT_PUNGS & NINE) << 27
                    )
                    pair = (
                        m >> CUT_PAIR
                        | p >> CUT_PAIR << 9
                        | s >> CUT_PAIR << 18
                        | z >> CUT_PAIR << 27
                    )
                    self.lay_sets(chows + melded, pungs | pungs_melded, pair)
                    if self.words[CHOW_NUMBER] + self.words[PUNG_NUMBER] != sets + hand.melded:
                        continue
                    if reader.places:
                        self.weigh_places(chows, pungs, pair)
                    elif reader.freely:
                        self.weigh_freely(pungs)
                    else:
                        self.weigh_won(pungs, self.won_anyhow)

    def cut_suits(self) -> bool:
        """Cuts every suit; whether each can be cut, and there is one pair."""
        hand = self.hand
        pairs = 0
        for suit in range(4):
            number = 0
            end = NUMBER_OF_KINDS if suit == 3 else RANKS * (suit + 1)
            for tile in range(RANKS * suit, end):
                self.left[tile] = hand._held[tile]
                number += hand._held[tile]
            self.cut_number[suit] = number
            if number % 3 == 1:
                return False
            pairs += number % 3 == 2
        if pairs != 1:
            return False
        for suit in range(4):
            if not self.cut_number[suit]:
                self.keep(suit, 0)
                continue
            self.cut_number[suit] = 0
            end = NUMBER_OF_KINDS if suit == 3 else RANKS * (suit + 1)
            self.cut(RANKS * suit, end, suit, 0)
            if not self.cut_number[suit]:
                return False
        return True

    def cut(self, tile: int, end: int, suit: int, found: int) -> None:
        """Adds the ways to cut the tiles of a suit from one on, beside the groups found already."""
        while tile < end and not self.left[tile]:
            tile += 1
        if tile == end:
            self.keep(suit, found)
            return
        number = self.left[tile]
        rank = tile - RANKS * suit
        if number >= 3:
            self.left[tile] = number - 3
            self.cut(tile, end, suit, found | ONE << CUT_PUNGS + rank)
        if number >= 2 and not found >> CUT_PAIR:
            self.left[tile] = number - 2
            self.cut(tile, end, suit, found | ONE << CUT_PAIR + rank)
        self.left[tile] = number
        if suit < 3 and rank < 7 and self.left[tile + 1] and self.left[tile + 2]:
            for step in range(3):
                self.left[tile + step] -= 1
            self.cut(tile, end, suit, found + (ONE << CHOW_BITS * rank))
            for step in range(3):
                self.left[tile + step] += 1

    def keep(self, suit: int, found: int) -> None:
        """One more way to cut a suit, if it is another."""
        number = self.cut_number[suit]
        for i in range(number):
            if self.cuts[MOST_CUTS * suit + i] == found:
                return
        if number < MOST_CUTS:
            self.cuts[MOST_CUTS * suit + number] = found
            self.cut_number[suit] = number + 1

    def chow_numbers(self, lowest: tuple[int, ...]) -> int:
        """How many there are of each chow, three bits each."""
        found = 0
        for i in range(len(lowest)):
            tile: int = lowest[i]
            found += ONE << CHOW_BITS * (7 * (tile // 9) + tile % 9)
        return found

    def lay_sets(self, chows: int, pungs: int, pair: int) -> None:
        """The words of sets and a pair; of chows, so many of each."""
        one, two, four = chows & EACH_CHOW, chows >> 1 & EACH_CHOW, chows >> 2 & EACH_CHOW
        self.words[CHOWS] = one | two | four | (two | four) << 1 | (one & two | four) << 2
        self.words[FOURTH_CHOWS] = four
        self.words[CHOW_NUMBER] = ones(one) + 2 * ones(two) + 4 * ones(four)
        self.words[PUNGS] = pungs
        self.words[PUNG_NUMBER] = ones(pungs)
        self.words[PAIR] = self.words[PAIRS] = pair
        self.words[KINDS] = self.hand.kinds
        self.words[FOURS] = self.mask(self.hand.fours)
        self.words[SHAPE_IS] = self.regular
        self.words[GATES_IS] = 1
        self.see_ranks()

    def weigh_won(self, concealed: int, won: int) -> None:
        """Weighs what was laid, with these standing pungs concealed."""
        self.odd = self.odd_hand
        self.now = None
        self.words[CONCEALED_PUNGS] = concealed | self.concealed_kongs
        self.words[WON_IS] = won
        self.weigh()

    def weigh_freely(self, pungs: int) -> None:
        """As it is, and with the winning tile in a pung, which it opens if another gave it."""
        hand = self.hand
        tile = self.winning
        finished = 0
        if not hand.self_draw and tile >= 0 and hand._held[tile] >= 3:
            finished = pungs & ONE << tile
        if not finished or hand._held[tile] > 3:
            self.weigh_won(pungs, self.won_anyhow)
        if finished:
            self.weigh_won(pungs & ~finished, self.won_on_pung)

    def weigh_places(self, chows: int, pungs: int, pair: int) -> None:
        """Once for each kind of standing group that the winning tile may have completed."""
        tile = self.winning
        if tile < 0:
            return
        bit = ONE << tile
        if self.at_gates():
            self.words[GATES_IS] = 2
        if pungs & bit:
            self.weigh_won(pungs if self.hand.self_draw else pungs & ~bit, self.won_on_pung)
        if pair & bit:
            self.weigh_won(pungs, self.won_on_pair)
        if tile < EAST:
            # The chows that begin up to two ranks below.
            rank = tile % RANKS
            place = CHOW_BITS * (7 * (tile // RANKS) + rank)
            low = place - CHOW_BITS * min(rank, 2)
            high = place + CHOW_BITS if rank < 7 else place - CHOW_BITS * (rank - 7)
            if chows >> low & (ONE << high - low) - 1:
                self.weigh_won(pungs, self.won_on_chow)
