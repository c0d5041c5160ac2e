"""The events of a deal in words, one line each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sparrows.play.events import Event, Paid
from sparrows.readings.groups import Meld
from sparrows.text.catalogue import NONE
from sparrows.text.explanation import pattern_names
from sparrows.text.speaker import Speaker
from sparrows.tiles import SUITS, show

_SEATS = frozenset(("seat", "giver", "breaker", "next_dealer"))
_TILES = frozenset(("tile", "wild"))


def event_line(speaker: Speaker, event: Event, named: Callable[[int], str] | None = None) -> str:
    """What happened, as a sentence; an event that has no words is called by its tag.

    Players are called by their names where they have any.
    """
    if isinstance(event, Paid):
        return " ".join(speaker.payment(payment, named) for payment in event.payments)
    tag = str(event.__struct_config__.tag)
    about = {
        field.replace("_", "-"): _said(speaker, field, getattr(event, field))
        for field in event.__struct_fields__
    }
    if not speaker.words.knows(f"event-{tag}"):
        return " ".join([tag, *(f"{field}={said}" for field, said in about.items())])
    meld = getattr(event, "meld", None)
    if isinstance(meld, Meld):
        about["kind"] = meld.kind
    return speaker.say(f"event-{tag}", **about)


def _said(speaker: Speaker, field: str, value: Any) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or value in ((), {}):
        return NONE
    if isinstance(value, int):
        return _number(speaker, field, value)
    if isinstance(value, dict):
        return ", ".join(pattern_names(speaker, value))
    if isinstance(value, tuple):
        return _several(speaker, field, value)
    return str(value)


def _number(speaker: Speaker, field: str, value: int) -> Any:
    if field in _SEATS:
        return speaker.seat(value)
    if field in _TILES:
        return show((value,)) if value >= 0 else NONE
    if field == "suit":
        return speaker.say(f"suit-{SUITS[value]}") if value in range(3) else NONE
    if field == "round":
        return speaker.seat(value % 4)
    return speaker.worth(value, "points") if field == "value" else value


def _several(speaker: Speaker, field: str, values: tuple[Any, ...]) -> str:
    if field in ("tiles", "using"):
        return show(tile for tile in values if tile >= 0) or NONE
    if field in ("seats", "winners"):
        return ", ".join(speaker.seat(seat) for seat in values)
    if field == "dice":
        return ", ".join(" + ".join(map(str, throw)) for throw in values)
    return ", ".join(map(str, values))
