"""How pocket is played: chows and pungs, no kongs, and a promise made in secret."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sparrows.play.actions import Action
from sparrows.play.deal import Deal
from sparrows.play.moves import ChosenBy, Chow, Discard, Move, Pung, Win
from sparrows.play.own_events import Display, OwnEvent
from sparrows.play.parts import Parts
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Note, Place, Table
from sparrows.readings.hand import NO_FACTS, Facts
from sparrows.tiles import SUIT_MASKS
from tests.toy_rulebook.options import PocketOptions
from tests.toy_rulebook.patterns import PocketFacts

DOTS, BAMBOOS = 1, 2
NO_SUIT = -1
NO_PROMISE = Action("promise")
WITHOUT = {suit: Action("promise", 9 * suit) for suit in (DOTS, BAMBOOS)}


class PocketNote(Note):
    """What pocket remembers of a player."""

    __slots__ = ("without",)

    def __init__(self) -> None:
        self.without = NO_SUIT  # the suit they promised to win without, as far as the viewer knows


class Promised(OwnEvent, frozen=True, tag="promised", omit_defaults=True):
    """A player has decided on a promise; the others see only that they have."""

    display = Display(mark="promise", without="without", hides=("without",))

    seat: Seat
    without: int = NO_SUIT

    def fold(self, table: Table) -> None:
        PocketNote.of(table.places[self.seat]).without = self.without


class Promise(Move):
    """Before the first turn each player may promise to win without a suit (PKT-2.1)."""

    name = "promise"
    chosen_by: Mapping[str, ChosenBy] = {"promise": "suit"}

    def options(self, rules: Rulebook, table: Table, place: Place) -> list[Action]:
        return [NO_PROMISE, *WITHOUT.values()]

    def play(self, deal: Deal, seat: Seat, action: Action) -> None:
        deal.happen(Promised(seat, NO_SUIT if action == NO_PROMISE else action.tile // 9))


class PocketParts(Parts):
    """The nearest caller wins; who won deals next."""

    note = PocketNote
    events = (Promised,)
    kept = 0
    replaces_from_back = True
    several_winners = "nearest"
    dealer_may_stay = True

    def __init__(self, options: PocketOptions) -> None:
        super().__init__(
            opening=(Promise(),) if options.promises else (),
            turn=(Win(), Discard()),
            claim=(Win(), Pung(), Chow()),
            rob=(),
        )
        self.options = options

    def facts(self, table: Table, place: Place) -> Facts:
        """The suit that scoring must not find in the hand (PKT-2.2)."""
        without = PocketNote.of(place).without
        return NO_FACTS if without == NO_SUIT else PocketFacts(without)

    def barred(self, place: Place) -> int:
        without = PocketNote.of(place).without
        return 0 if without == NO_SUIT else SUIT_MASKS[without]

    def bars(self, action: Action) -> int:
        return 0 if action == NO_PROMISE else SUIT_MASKS[action.tile // 9]

    def shown_at_end(self, deal: Deal, reason: str) -> Iterable[Seat]:
        return deal.table.seats
