"""What a hand that has not won yet lacks for a shape."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

TOO_FAR = 99


class Lack(msgspec.Struct, frozen=True, gc=False):
    """The fewest tiles to draw until a shape is complete, and the kinds that bring it nearer.

    A hand that lacks nothing is complete, one that lacks a single tile is ready.
    """

    number: int
    useful: int = 0


UNREACHABLE = Lack(TOO_FAR)


def nearest(lacks: Iterable[Lack]) -> Lack:
    """The least that is lacking in any of these ways, and all that brings it nearer."""
    best = UNREACHABLE
    for lack in lacks:
        if lack.number < best.number:
            best = lack
        elif lack.number == best.number:
            best = Lack(best.number, best.useful | lack.useful)
    return best
