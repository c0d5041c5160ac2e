"""Events that only one rulebook has, and how a table that knows nothing of them shows them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from sparrows.play.actions import NO_TILE
from sparrows.play.events import Event
from sparrows.play.settlement import Seat


class Display(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a page shows an event of a rulebook's own; a string names the field of the event."""

    # What lies on the table
    wild: str = ""  # the kind whose tiles are jokers from now on
    apart: str = ""  # a tile of the wall that lies open from now on
    melds: str = ""  # the player's sets, where some of their tiles were hidden
    covered: bool = False  # the player discards a tile that lies face down
    asks: bool = False  # the player may decide on something before the first turn
    # What the player is marked with
    mark: str = ""  # a name, the end of the words `badge-…`, `call-…` and `stays-…`
    lasts: str = ""  # where this is false, the mark goes
    without: str = ""  # the suit that can be no part of the player's win; -1: unknown
    first: str = ""  # the tile that must be discarded first; -1: none
    called: bool = False  # the player says the mark, together with what they do next
    # Who learns of it, and when
    hides: tuple[str, ...] = ()  # what others see as -1
    secret: bool = False  # others do not even notice it
    step: bool = True  # a replay stops after it


class OwnEvent(Event, frozen=True, omit_defaults=True):
    """An event that only one rulebook has."""

    display: ClassVar[Display] = Display()

    def seen_by(self, seat: Seat) -> Event | None:
        display = self.display
        if not (display.hides or display.secret) or seat == getattr(self, "seat", None):
            return self
        if display.secret:
            return None
        return msgspec.structs.replace(self, **dict.fromkeys(display.hides, NO_TILE))


def displays_of(events: Iterable[type[Event]]) -> dict[str, Display]:
    """How a rulebook's own events are shown, by their tags."""
    return {
        str(event.__struct_config__.tag): event.display
        for event in events
        if issubclass(event, OwnEvent)
    }
