"""What a scorekeeper must still be told before a deal can be settled."""

from __future__ import annotations

import msgspec


class DealQuestion(msgspec.Struct, frozen=True):
    """Something to be said of a deal; one with a preset may be left as it is."""

    id: str
    clause: str
    seat: int | None = None  # of whom it is asked
    choices: tuple[str, ...] = ()  # none where a number is asked for
    preset: str | None = None
    about: tuple[str, ...] = ()  # the patterns that it is about
