"""The tiles that a bot has not seen, and those that it can still win with."""

from __future__ import annotations

from sparrows.play.rulebook import Rulebook, copies_of
from sparrows.play.settlement import Seat
from sparrows.play.table import Table
from sparrows.readings.reading import SEVEN_PAIRS, THIRTEEN_ORPHANS
from sparrows.tiles import ALL_KINDS


def unseen(rules: Rulebook, view: Table, seat: Seat) -> list[int]:
    """How many of each kind a player has not seen; bonus tiles are not counted."""
    copies = copies_of(rules.tiles.kinds, (), rules.tiles.jokers)
    own = view.places[seat].standing.counts
    return [
        number - held - shown for number, held, shown in zip(copies, own, view.shown, strict=True)
    ]


def usable(rules: Rulebook, view: Table, seat: Seat) -> int:
    """The kinds that this player can win with."""
    return rules.tiles.kinds & ~rules.parts.barred(view.places[seat])


def has_standard_shapes(rules: Rulebook) -> bool:
    """Whether seven pairs win, and thirteen orphans too if there are honours."""
    names = rules.scoring.shapes.names
    return SEVEN_PAIRS in names and (THIRTEEN_ORPHANS in names or rules.tiles.kinds != ALL_KINDS)
