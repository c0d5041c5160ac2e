"""Discards that are turned face down when the next one is made (CCL-22.12)."""

from __future__ import annotations

from collections.abc import Sequence

from sparrows.play.actions import NO_TILE
from sparrows.play.events import Discarded, Event, Melded
from sparrows.play.own_events import Display, OwnEvent
from sparrows.play.settlement import Seat
from sparrows.play.table import CLAIM, HIDDEN, Claim, Table


class DiscardCovered(OwnEvent, frozen=True, tag="discard-covered", omit_defaults=True):
    """A discard of another player, for a viewer who comes after it was turned over."""

    display = Display(covered=True)

    seat: Seat

    def fold(self, table: Table) -> None:
        table.places[self.seat].discard(HIDDEN, NO_TILE)
        table.discards.append((self.seat, HIDDEN))
        table.drawn = NO_TILE
        table.phase = CLAIM
        table.claim = Claim(HIDDEN, self.seat)


def turned_over(log: Sequence[Event], seat: Seat) -> list[Event]:
    """The log with the discards of others that lie face down by now: all but the latest.

    One that was claimed lies open in a set.
    """
    found, latest = list(log), -1
    lying: dict[int, Seat] = {}  # by their places in the log, who discarded them
    for at, event in enumerate(log):
        if isinstance(event, Discarded):
            lying[at], latest = event.seat, at
        elif isinstance(event, Melded):
            lying.popitem()
    for at, other in lying.items():
        if at != latest and other != seat:
            found[at] = DiscardCovered(other)
    return found
