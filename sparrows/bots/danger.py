"""What a discard may cost: who looks ready, and whom the tile may serve.

The shares here were counted in deals between greedy bots.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from sparrows.bots.payoffs import Payoffs
from sparrows.bots.unseen import usable
from sparrows.play.rulebook import Rulebook
from sparrows.play.settlement import Seat
from sparrows.play.table import Place, Table
from sparrows.tiles import EAST, KINDS, Tile, kinds_of

NO_KIND = -1  # no kind at all

# How many players are ready: by their open melds, and by every two discards of theirs.
READY_CHANCES = (
    (0.0, 0.01, 0.03, 0.11, 0.25, 0.42, 0.52, 0.6, 0.7),
    (0.01, 0.04, 0.11, 0.23, 0.38, 0.52, 0.67, 0.77, 0.85),
    (0.12, 0.3, 0.45, 0.58, 0.67, 0.73, 0.78, 0.85, 0.9),
    (0.6, 0.72, 0.85, 0.92, 0.94, 0.95, 0.95, 0.95, 0.95),
    (1.0,) * 9,
)
UNDECLARED = 0.15  # of those, where a ready hand may be declared and was not
KINDS_WAITED_FOR = 2.0  # so many kinds complete a ready hand, on average
# How often two tiles wait for a third, beside two that wait on both sides.
EDGE, GAP, PAIR_WAITS = 0.75, 0.65, 1.8
DISCARDED_BEFORE = 0.05  # of that, where the player has discarded the kind themselves


class TwoThatWait(NamedTuple):
    """Two tiles that wait for a third, and the kind that they wait for on the other side."""

    low: Tile
    high: Tile
    other: Tile
    weight: float


def _waiting(tile: Tile) -> Iterator[TwoThatWait]:
    """The pairs of tiles that this one would make a chow of."""
    if tile >= EAST:
        return
    rank = tile % 9
    if rank <= 6:
        yield TwoThatWait(
            tile + 1, tile + 2, tile + 3 if rank < 6 else NO_KIND, 1 if rank < 6 else EDGE
        )
    if rank >= 2:
        yield TwoThatWait(
            tile - 2, tile - 1, tile - 3 if rank > 2 else NO_KIND, 1 if rank > 2 else EDGE
        )
    if 0 < rank < 8:
        yield TwoThatWait(tile - 1, tile + 1, NO_KIND, GAP)


TWO_THAT_WAIT = tuple(tuple(_waiting(tile)) for tile in range(KINDS))


def readiness(rules: Rulebook, view: Table, place: Place) -> float:
    """How likely a player is to be ready, by their melds and how long the deal has lasted."""
    if place.declared:
        return 1.0
    turns = sum(1 for seat, _ in view.discards if seat == place.seat)
    melded = sum(1 for meld in place.melds if not meld.concealed)
    found = READY_CHANCES[melded][min(turns // 2, 8)]
    return UNDECLARED * found if rules.parts.ready_call else found


def safe_now(view: Table, place: Place) -> set[Tile]:
    """What this player let go since their hand last changed."""
    if place.declared:
        return {tile for _, tile in view.discards[place.declared_at :]}
    found: set[Tile] = set()
    for seat, tile in reversed(view.discards):
        found.add(tile)
        if seat == place.seat:
            break
    return found


def serves(tile: Tile, left: Sequence[int], pond: Collection[Tile]) -> float:
    """How many pairs of unseen tiles would wait for this one.

    A player who discarded what such a pair waits for on the other side hardly holds it.
    """
    found = PAIR_WAITS * left[tile] * (left[tile] - 1) / 2
    for low, high, other, weight in TWO_THAT_WAIT[tile]:
        if other not in pond:
            found += weight * left[low] * left[high]
    return found


class Suspect:
    """Another player, as one who may be ready."""

    def __init__(self, rules: Rulebook, view: Table, place: Place, left: Sequence[int]) -> None:
        self.ready = readiness(rules, view, place)
        pond = set(place.pond)
        safe = safe_now(view, place)
        served = {
            tile: serves(tile, left, pond) for tile in kinds_of(usable(rules, view, place.seat))
        }
        every = sum(number for tile, number in served.items() if tile not in pond)
        share = self.ready * KINDS_WAITED_FOR / max(every, 1.0)
        self._wants = {
            tile: share * number * (DISCARDED_BEFORE if tile in pond else 1.0)
            for tile, number in served.items()
            if tile not in safe
        }

    def wants(self, tile: Tile) -> float:
        """How likely this player is to win on the tile."""
        return min(self._wants.get(tile, 0.0), 1.0)


class Danger:
    """What discards may cost a player now."""

    def __init__(
        self, rules: Rulebook, payoffs: Payoffs, view: Table, seat: Seat, left: list[int]
    ) -> None:
        known = [max(number, 0) for number in left]
        self._cost = payoffs.giving
        self._ends = rules.parts.winners_a_deal == 1
        self._others = [Suspect(rules, view, place, known) for place in view.others(seat)]

    def of(self, tile: Tile, worth: float = 0.0) -> float:
        """What a discard may cost: another's win, and one's own hand if that ends the deal."""
        if tile >= KINDS:
            return 0.0
        chance = 0.0
        for other in self._others:
            chance += other.wants(tile)
        return min(chance, 1.0) * (self._cost + (max(worth, 0.0) if self._ends else 0.0))
