"""The void suit of sichuan: chosen in secret, shown with the first discard, binding throughout."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress
from typing import ClassVar, Self

from sparrows.complaint import Complaint, shortened
from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.events import DISCARDED
from sparrows.play.moves import EVERYTHING, SUIT_SLICES, ChosenBy, Discard, Move
from sparrows.play.own_events import Display, OwnEvent
from sparrows.play.rulebook import Options, Rulebook, Supply
from sparrows.play.settlement import Seat
from sparrows.play.table import Note, Place, Table
from sparrows.readings.hand import COPIES, AskedFact, Facts, Hand
from sparrows.scoring.objections import objects_only_to
from sparrows.scoring.verdict import Missing
from sparrows.tiles import BIT, KINDS, SUIT_MASKS, SUITED, SUITS, Tile

CHARACTERS, DOTS, BAMBOOS = SUIT_MASKS
NO_SUIT = -1
VOID, CARD = "void", "void-card"
# By suit, what may be chosen with its tiles, or with a card.
CHOICES = tuple(
    (suit, [Action(VOID, tile) for tile in range(27)[suit]], [Action(CARD, suit.start)])
    for suit in SUIT_SLICES
)


class SichuanFacts(Facts, frozen=True):
    """The void suit of a player, where it is known."""

    asked: ClassVar[Mapping[str, AskedFact]] = {"void": AskedFact(tuple(SUITS))}

    void: int | None = None

    @classmethod
    def read(cls, said: Mapping[str, str]) -> Self:
        void = said.get("void")
        if void is None:
            return cls()
        if void not in cls.asked["void"].choices:
            raise Complaint("void: {void!r} is no suit: m, p or s", void=void)
        return cls(SUITS.index(void))

    def told(self) -> dict[str, str]:
        return {} if self.void is None else {"void": SUITS[self.void]}

    def __post_init__(self) -> None:
        if self.void is not None and self.void not in range(len(SUITS)):
            raise Complaint("void: {void} is no suit", void=shortened(self.void))


class SichuanNote(Note):
    """What sichuan remembers of a player."""

    __slots__ = ("aside", "card", "open", "passed", "void")

    def __init__(self) -> None:
        self.void = NO_SUIT  # as far as the viewer knows
        self.aside: Tile = NO_SUIT  # the tile set aside, that will be discarded first
        self.card = False  # a card names the suit instead of a tile
        self.open = False  # everybody knows the suit
        self.passed: frozenset[int] = frozenset()  # values of wins passed since the last draw

    def drew(self) -> None:
        """A tile from the wall lifts the ban on wins passed up (SBR-5.13)."""
        self.passed = frozenset()


class VoidChosen(OwnEvent, frozen=True, tag="void-chosen", omit_defaults=True):
    """A player chose their void suit, with a tile set aside or with a card."""

    display = Display(mark=VOID, without="suit", first="tile", hides=("suit", "tile"))

    seat: Seat
    suit: int
    tile: Tile
    card: bool

    def fold(self, table: Table) -> None:
        """The tile set aside goes first, then every tile of the suit (SBR-3.8, 3.10, 3.11)."""
        place = table.places[self.seat]
        note = SichuanNote.of(place)
        note.void, note.aside, note.card = self.suit, self.tile, self.card
        if self.suit >= 0:
            void = SUIT_MASKS[self.suit]
            place.bar(void, void if self.tile < 0 else BIT[self.tile])


class VoidShown(OwnEvent, frozen=True, tag="void-shown", omit_defaults=True):
    """A void suit becomes known to all (SBR-3.12)."""

    display = Display(mark=VOID, without="suit", called=True)

    seat: Seat
    suit: int

    def fold(self, table: Table) -> None:
        place = table.places[self.seat]
        note = SichuanNote.of(place)
        note.void, note.open = self.suit, True
        place.bar(SUIT_MASKS[self.suit], SUIT_MASKS[self.suit])


def show_void(deal: Deal, seat: Seat) -> None:
    """The suit is known from now on, if it was not before."""
    note = SichuanNote.of(deal.table.places[seat])
    if not note.open and note.void != NO_SUIT:
        deal.happen(VoidShown(seat, note.void))


class ChooseVoid(Move):
    """A tile of the suit is set aside, or a card where the player has none (SBR-3.3 to 3.5)."""

    name = VOID
    chosen_by: Mapping[str, ChosenBy] = {VOID: "tile", CARD: "suit"}

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        found: list[Action] = []
        counts = place.standing.counts
        for suit, tiles, card in CHOICES:
            found += [*compress(tiles, counts[suit])] or card
        return found

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        card = action.name == CARD
        deal.happen(VoidChosen(seat, action.tile // 9, NO_SUIT if card else action.tile, card))


class SichuanDiscard(Discard):
    """A first discard shows the void suit."""

    def before_first(self, deal: Deal, seat: Seat) -> None:
        show_void(deal, seat)


def set_aside_first(table: Table, place: Place) -> int:
    """Only the tile set aside binds; the rest is fined (SBR-15.4)."""
    note = SichuanNote.of(place)
    return BIT[note.aside] if note.aside >= 0 and not note.open else EVERYTHING


class FinedDiscard(SichuanDiscard):
    """Others may go before the void suit, for a fine (SBR-15.4)."""

    def __init__(self) -> None:
        super().__init__(set_aside_first)

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        if not deal.table.places[seat].pond:  # or all before it were claimed
            self.before_first(deal, seat)
        deal.happen_and_settle(DISCARDED[seat][action.tile])
        deal.ask_claims()


@objects_only_to("facts", "three-suits")
def void_suit(hand: Hand) -> Missing | None:
    """No tile may be of the void suit; where none is named, one suit must be absent (SBR-8.4)."""
    facts = hand.facts  # looked at for every hand, so nothing is made where nothing is said
    void = facts.void if isinstance(facts, SichuanFacts) else None
    if void is not None:
        if hand.kinds & SUIT_MASKS[void]:
            return Missing("void-suit", suit=SUITS[void])
    elif hand.kinds & CHARACTERS and hand.kinds & DOTS and hand.kinds & BAMBOOS:
        return Missing("three-suits")
    return None


def two_suits(_: Options, hand: Hand) -> tuple[Supply, ...]:
    """A win is made of the suits that are not void; where none is named, of any two (SBR-8.4)."""
    named = SichuanFacts.of(hand).void
    return tuple(
        Supply(tuple(COPIES * (tile // 9 != void and tile in SUITED) for tile in range(KINDS)))
        for void in (range(len(SUITS)) if named is None else (named,))
    )
