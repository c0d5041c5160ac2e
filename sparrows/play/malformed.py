"""What cannot be a finished deal: it comes from outside, and is looked at before it is settled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from sparrows.complaint import STRANGE, Complaint, refuse_other, shortened
from sparrows.play.settlement import NOBODY, FinishedDeal, Happening, Seat
from sparrows.play.worth import Declared
from sparrows.readings.hand import Hand
from sparrows.tiles import tiles_of


def refuse_malformed_result(deal: FinishedDeal, seats: Sequence[Seat]) -> None:
    """A `ValueError` for what is no finished deal of players at these seats."""
    refuse_other(FinishedDeal, deal)
    refuse_other(dict, deal.hands)
    for hand in deal.hands.values():
        refuse_strange_hand(hand)
    refuse_other(Sequence, deal.outcome)
    for event in deal.outcome:
        refuse_strange_event(event, seats)
    refuse_strange_seats((deal.dealer, *deal.hands), seats)
    if deal.responsible not in (None, NOBODY):
        refuse_strange_seats((deal.responsible,), seats)
    if deal.discards is not None:
        refuse_other(Sequence, deal.discards)
        for discard in deal.discards:
            refuse_other(tuple, discard)
            refuse_strange_seats(discard[:1], seats)
            tiles_of(discard[1:])


def refuse_strange_hand(hand: object) -> None:
    """A `ValueError` for what is neither a hand nor declared of one."""
    if not isinstance(hand, Declared) or not is_well_formed(hand):
        refuse_other(Hand, hand)


def refuse_strange_event(event: object, seats: Sequence[Seat]) -> None:
    """A `ValueError` for what cannot happen between these seats."""
    if not isinstance(event, Happening) or not is_well_formed(event):
        raise Complaint("{event} cannot happen in a deal", event=shortened(event))
    winners = getattr(event, "winners", ())
    refuse_strange_seats(getattr(event, "others", ()), seats)
    named = [getattr(event, name) for name in ("seat", "giver") if hasattr(event, name)]
    refuse_strange_seats((*winners, *(seat for seat in named if seat is not None)), seats)
    tiles_of(tile for tile in (getattr(event, "tile", None),) if tile is not None)


def is_well_formed(event: object) -> bool:
    """Whether all fields of an event have the types that they should have."""
    try:
        msgspec.convert(msgspec.to_builtins(event), type(event))
    except (msgspec.ValidationError, *STRANGE):
        return False
    return True


def refuse_strange_seats(named: Iterable[object], seats: Sequence[Seat]) -> None:
    """A `ValueError` for one that nobody sits at."""
    for seat in named:
        if seat not in seats:
            raise Complaint(
                "{wind} is no seat: 0 to 3 are East, South, West and North", wind=shortened(seat)
            )
