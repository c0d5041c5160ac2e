"""What `keen` would do in a player's place, and how near each discard leaves the hand."""

from __future__ import annotations

from collections.abc import Iterator

from sparrows.bots import KeenBot
from sparrows.play.actions import Action
from sparrows.play.outlook import Outlook, outlook
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Table
from sparrows.tiles import Tile
from sparrows.web.protocol import Advised, Nearness

NO_DISCARD = -1


def advised(
    rules: Rulebook, view: Table, seat: Seat, offers: tuple[Action, ...], at: int
) -> Advised:
    """From what this seat sees, and nothing else."""
    action = offers[0]
    if len(offers) > 1:
        action = KeenBot().decide(rules, view, seat, list(offers))
    return Advised(at, offers.index(action), (), tuple(nearness(rules, view, seat, offers)))


def nearness(
    rules: Rulebook, view: Table, seat: Seat, offers: tuple[Action, ...]
) -> Iterator[Nearness]:
    """The outlook after each discard, or of the hand as it is."""
    place, parts = view.places[seat], rules.parts
    hand = parts.hand(view, place, void=parts.void_of(place))
    try:
        ahead = outlook(rules, hand, visible(view, seat))
    except ValueError:
        return  # a flower that is not laid open yet: the hand cannot be counted
    if not ahead.discards:
        yield near(NO_DISCARD, ahead)
    after = {discard.tile: discard.outlook for discard in ahead.discards}
    for number, action in enumerate(offers):
        if action.name == "discard" and action.tile in after:
            yield near(number, after[action.tile])


def near(offer: int, ahead: Outlook) -> Nearness:
    return Nearness(offer, ahead.distance, dict(ahead.useful))


def visible(view: Table, seat: Seat) -> list[Tile]:
    """All that lies open elsewhere."""
    found = [tile for place in view.places.values() for tile in place.pond]
    for place in view.places.values():
        if place.seat != seat:
            found += [tile for meld in place.melds if meld.tile >= 0 for tile in meld.tiles]
    if view.indicator >= 0:
        found.append(view.indicator)
    return found
