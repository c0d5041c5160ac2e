"""Calling hands: thirteen tiles that one more would complete, and all are told of them (CCL-9)."""

from __future__ import annotations

from sparrows.play.deal import Deal
from sparrows.play.own_events import Display, OwnEvent
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Note, Place, Table
from sparrows.rulebooks.classical.options import ClassicalOptions
from sparrows.tiles import Tile


class ClassicalNote(Note):
    """What classical remembers of a player: whether all were told of a calling hand."""

    __slots__ = ("calling",)

    def __init__(self) -> None:
        self.calling = False


class CallingShown(OwnEvent, frozen=True, tag="calling-shown", omit_defaults=True):
    """A player became a calling hand, or is none any more (CCL-9.2)."""

    display = Display(mark="calling", lasts="calling", called=True, step=False)

    seat: Seat
    calling: bool

    def fold(self, table: Table) -> None:
        ClassicalNote.of(table.places[self.seat]).calling = self.calling


def calls(rules: Rulebook, table: Table, place: Place) -> bool:
    """Whether a player with thirteen tiles is a calling hand; a dead hand is none (CCL-9.1)."""
    if place.dead or place.waits == 0:
        return False
    return rules.parts.waits(rules, table, place) != 0


def calls_without(rules: Rulebook, place: Place, tile: Tile) -> bool:
    """Whether the player in turn would be a calling hand after this discard."""
    return not place.dead and rules.parts.waits_without(rules, place, tile) != 0


def show_calling(deal: Deal, seat: Seat) -> None:
    """All are told when a player becomes a calling hand or ceases to be one (CCL-9.2)."""
    place = deal.table.places[seat]
    note = place.note
    assert isinstance(note, ClassicalNote)
    if place.waits == 0 and not note.calling:
        return  # asked at every discard, and most hands wait for nothing
    options = deal.rules.options
    assert isinstance(options, ClassicalOptions)
    now = calls(deal.rules, deal.table, place)
    if options.calling == "auto" and now != note.calling:
        deal.happen(CallingShown(seat, now))
